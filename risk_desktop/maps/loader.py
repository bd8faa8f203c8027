"""Reads board files: ``load_map`` gives a board that the rest of the program can trust, or says what is wrong."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from risk_desktop.bounded import NoFileError, TooLargeError, as_text, read_bounded
from risk_desktop.maps.problems import MapError, Problem, shown
from risk_desktop.maps.schema import BoardMap
from risk_desktop.maps.shape import convert
from risk_desktop.maps.validate import check
from risk_desktop.maps.variants import split_reference
from risk_desktop.maps.yaml_reader import PlainYamlError, read_yaml, with_lines
from risk_desktop.paths import maps_dir, user_maps_dir

MAX_BYTES = 4_000_000
_log = logging.getLogger(__name__)


def load_map(path: Path | str) -> BoardMap:
    """Return the board in the file at ``path``, read, converted and checked.

    Raises MapError with every problem found, each with its line, for anything that is no valid board.
    """
    path = Path(path)
    return _loaded(path, _read(path))


@lru_cache(maxsize=8)
def _loaded(path: Path, text: str) -> BoardMap:
    """Return the board that a file holds; the last ones are kept as long as their files stay the same."""
    try:
        data = read_yaml(text)
    except PlainYamlError as fault:
        raise MapError(path, [fault.problem]) from None
    board = convert(data)
    problems = check(board, path.parent) if isinstance(board, BoardMap) else board
    if not isinstance(board, BoardMap) or problems:
        raise MapError(path, with_lines(problems, text))
    return board


def available_maps(report: Callable[[MapError], None] | None = None) -> list[tuple[str, Path]]:
    """Return id and path of each valid board: the program's own, then the person's own, sorted by file name.

    A broken file, or one with an id that an earlier file has, is left out and given to ``report`` (default: the log).
    """
    tell = report or _warn
    found: dict[str, Path] = {}
    for folder in (maps_dir(), user_maps_dir()):
        for path in _board_files(folder):
            try:
                board = load_map(path)
            except MapError as error:
                tell(error)
                continue
            if board.id in found:
                tell(MapError(path, [Problem("map.id_taken", {"name": board.id}, 1, ("id",))]))
            else:
                found[board.id] = path
    return list(found.items())


def folder_of(board: BoardMap) -> Path:
    """Return the folder in which the file of ``board`` lies, with its picture of the sea: the program's or the person's."""
    name, _ = split_reference(board.id)
    return maps_dir() if (maps_dir() / f"{name}.yaml").is_file() else user_maps_dir()


def board_hash(board: BoardMap) -> str:
    """Return the sha256 (hexadecimal) of the ids, regions, bonuses, terrain, links, cards and tags of ``board``.

    Names, outlines, colours and the order of the links don't count, so a board can be redrawn under a saved game. The
    order of the territories does: it is their numbering in the engine.
    """
    facts = {
        "id": board.id,
        "regions": [[r.id, r.bonus] if r.kind == "land" else [r.id, r.bonus, r.kind] for r in board.regions],
        "territories": [[t.id, t.region, t.card, sorted(t.tags)] for t in board.territories],
        "links": sorted(sorted((link.a, link.b)) for link in board.links),
    }
    return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()


def _read(path: Path) -> str:
    """Return the text of the file, its lines ended by \\n; raises MapError if it can't be read, is too large or isn't UTF-8."""
    try:
        content = read_bounded(path, MAX_BYTES)
    except FileNotFoundError:
        raise _whole_file(path, Problem("map.not_found")) from None
    except NoFileError:
        raise _whole_file(path, Problem("map.not_a_file")) from None
    except TooLargeError:
        raise _whole_file(path, Problem("map.too_many_bytes", {"limit": MAX_BYTES // 1_000_000})) from None
    except OSError:
        raise _whole_file(path, Problem("map.unreadable")) from None
    try:
        return as_text(content)
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        raise MapError(path, [Problem("map.not_utf8", line=line)]) from None


def _whole_file(path: Path, problem: Problem) -> MapError:
    return MapError(path, [problem.at_line(1)])


def _board_files(folder: Path) -> list[Path]:
    """Return the board files in ``folder`` by name; none if there is no such folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ".yaml" and path.is_file())
    except OSError:
        return []


def _warn(error: MapError) -> None:
    for problem in error.problems:
        _log.warning("%s:%d: %s %s", shown(error.file.name), problem.line, problem.key, dict(problem.params))
