"""The program's source as syntax trees, read once in a process: a million objects."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "risk_desktop"


@cache
def syntax_trees() -> dict[Path, ast.Module]:
    """Return the tree of every file of the package, by path; never change one. Collecting garbage passes them over."""
    gc.collect()
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    gc.freeze()
    return trees
