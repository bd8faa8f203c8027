"""The program's source as syntax trees, read once in a process: a million objects."""

from __future__ import annotations

import ast
import gc
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

PACKAGE = Path(__file__).resolve().parent.parent / "risk_desktop"

N = TypeVar("N", bound=ast.AST)


@cache
def syntax_trees() -> dict[Path, ast.Module]:
    """Return the tree of every file of the package, by path; never change one. Collecting garbage passes them over."""
    gc.collect()
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    gc.freeze()
    return trees


def nodes_of(path: Path, kind: type[N]) -> list[N]:
    """Return all nodes of one class in a file of the package."""
    return _nodes()[path].get(kind, [])  # type: ignore[return-value]  # kept by their class


def all_nodes(kind: type[N]) -> Iterator[tuple[Path, N]]:
    """Yield all nodes of one class in the package, each with the path of its file."""
    for path in syntax_trees():
        for node in nodes_of(path, kind):
            yield path, node


@cache
def _nodes() -> dict[Path, dict[type[ast.AST], list[ast.AST]]]:
    """Return the nodes of every file by class: to walk through a million takes longer than most tests, so it is done once."""
    gc.collect()
    found: dict[Path, dict[type[ast.AST], list[ast.AST]]] = {}
    for path, tree in syntax_trees().items():
        found[path] = defaultdict(list)
        for node in ast.walk(tree):
            found[path][type(node)].append(node)
    gc.freeze()
    return found
