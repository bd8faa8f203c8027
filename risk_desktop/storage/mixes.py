"""Named mixes of house rules: one small file, checked entry by entry when it is read."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, read_bounded
from risk_desktop.engine.rules import OptionValue
from risk_desktop.paths import config_dir

from .files import keep_bad, write_atomically

log = logging.getLogger(__name__)

MAX_BYTES = 200_000
MOST_MIXES = 40
LONGEST_NAME = 30

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]


class Mix(Struct, frozen=True):
    """House rules under a name: the values that differ from what is printed."""

    name: Name
    options: Annotated[dict[Key, OptionValue], Meta(max_length=60)]


def mixes_path() -> Path:
    """Return where the mixes are."""
    return config_dir() / "mixes.json"


def load_mixes(path: Path | None = None) -> list[Mix]:
    """Return the valid mixes of the file, none if there is no file; a damaged one is kept as NAME.bad."""
    source = path or mixes_path()
    try:
        data = read_bounded(source, MAX_BYTES)
    except FileNotFoundError:
        return []
    except TooLargeError:
        data = b""
    except OSError as fault:
        log.warning("mixes %s: %r", source, fault)
        return []
    found, damaged = _valid_mixes(data)
    if damaged:
        log.warning("mixes %s: damaged, kept as %s.bad", source, source.name)
        keep_bad(source)
    return found


def keep_mix(name: str, options: Mapping[str, OptionValue], path: Path | None = None) -> list[Mix]:
    """Keep house rules under ``name`` (an old mix of that name goes) and return all mixes. OSError; ValueError: no name."""
    short = name.strip()[:LONGEST_NAME].strip()
    if not short:
        raise ValueError("a mix needs a name")
    others = [mix for mix in load_mixes(path) if mix.name.casefold() != short.casefold()]
    return _write([Mix(short, dict(options)), *others][:MOST_MIXES], path)


def drop_mix(name: str, path: Path | None = None) -> list[Mix]:
    """Forget the mix called ``name`` and return the others. OSError."""
    return _write([mix for mix in load_mixes(path) if mix.name != name], path)


def _write(mixes: list[Mix], path: Path | None) -> list[Mix]:
    write_atomically(path or mixes_path(), msgspec.json.format(msgspec.json.encode(mixes), indent=2) + b"\n")
    return mixes


def _valid_mixes(data: bytes) -> tuple[list[Mix], bool]:
    """Return the mixes that are valid, each name once, and whether anything was not."""
    try:
        values: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        values = None
    if not isinstance(values, list):
        return [], True
    found: dict[str, Mix] = {}
    damaged = len(values) > MOST_MIXES
    for value in values[:MOST_MIXES]:
        try:
            mix = msgspec.convert(value, Mix)
        except (msgspec.ValidationError, RecursionError):
            damaged = True
            continue
        found.setdefault(mix.name.casefold(), mix)
    return list(found.values()), damaged
