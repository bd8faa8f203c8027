"""``check-map``: tells whether board files can be played on, and what to repair."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from risk_desktop.maps.problems import Problem
from risk_desktop.maps.report import check_file

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

_PROBLEMS_FOUND = 1


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """Add ``check-map`` to the sub-commands and return its parser; ``run`` is set as the default of ``run``."""
    parser = subparsers.add_parser(
        "check-map",
        help="check board files",
        description="Check board files and say what is wrong, with file and line. Exit code 1 if anything is.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="board file (.yaml)")
    parser.add_argument("--json", action="store_true", help="print the problems as a JSON list on standard output")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Check ``args.files``; return 0 if all are valid, otherwise 1.

    Problems go to standard error as ``file:line: message`` and valid files to standard output as ``ok file``. With
    ``args.json`` all problems go to standard output as one JSON list instead.
    """
    found = [(path, problem) for path in args.files for problem in check_file(path)]
    if args.json and not found:
        print("[]")  # without a word there is no need of the texts, nor of Qt that holds them
        return 0
    from risk_desktop.i18n import tr

    if args.json:
        print(json.dumps([_as_json(path, problem, tr) for path, problem in found], ensure_ascii=False, indent=2))
    else:
        _print(args.files, found, tr)
    return _PROBLEMS_FOUND if found else 0


def _print(files: list[Path], found: list[tuple[Path, Problem]], tr: Callable[..., str]) -> None:
    for path, problem in found:
        print(f"{_safe(path)}:{problem.line}: {tr(problem.key, **problem.params)}", file=sys.stderr)
    broken = {path for path, _ in found}
    for path in files:
        if path not in broken:
            print(tr("map.ok", file=_safe(path)))


def _as_json(path: Path, problem: Problem, tr: Callable[..., str]) -> dict[str, Any]:
    return {
        "file": str(path),
        "line": problem.line,
        "key": problem.key,
        "params": dict(problem.params),
        "message": tr(problem.key, **problem.params),
    }


def _safe(path: Path) -> str:
    """Return a path as text that is safe to print, whole."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(path))
