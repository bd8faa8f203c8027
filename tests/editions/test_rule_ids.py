"""Every rule of the digests, and every reading of what rulebooks leave open, has a test that carries its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from risk_desktop.maps.yaml_reader import read_yaml

HERE = Path(__file__).parent
COUNTS = {"classic": 54, "ad2210": 45, "godstorm": 38}
"""Readings by group, those that are left to prove nothing too: their ids run on from 1."""
NAME = re.compile(r"^\s*def (test_\w+)\(", re.MULTILINE)


def sources() -> list[str]:
    """Return the text of every module of tests."""
    return [path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py"))]


def told() -> Iterator[str]:
    """Yield what each test says of itself: the ids in its name and its docstring."""
    for source in sources():
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = re.sub(r"^test_([A-Z]+)_(\d+)_.*", r"\1-\2", node.name)
                yield f"{named} {ast.get_docstring(node) or ''}"


def test_every_rule_has_a_test():
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    tests = NAME.findall("\n".join(sources()))
    assert len(set(ids)) == len(ids)
    without = [rule for rule in ids if not any(name.startswith(f"test_{rule.replace('-', '_')}_") for name in tests)]
    assert without == []


def test_every_reading_has_a_test():
    readings = read_yaml((HERE / "readings.yaml").read_text(encoding="utf-8"))
    words = "\n".join(told())
    listed = {"classic": "X", "ad2210": "AMB", "godstorm": "A"}
    proved = set(re.findall(rf"(?<![\w-])(?:{'|'.join(listed.values())})-\d+\b", words))
    assert readings.keys() == {*listed, "paper"}
    for group, letters in listed.items():
        paper = {id_ for id_ in readings["paper"] if id_.startswith(f"{letters}-")}
        assert not readings[group].keys() & paper
        numbers = sorted(int(id_.removeprefix(f"{letters}-")) for id_ in readings[group].keys() | paper)
        assert numbers == list(range(1, COUNTS[group] + 1))
        assert sorted(readings[group].keys() - proved) == []
    assert proved <= {id_ for group in listed for id_ in readings[group]}


def test_no_test_is_named_twice():
    for path in sorted(HERE.rglob("test_*.py")):
        names = NAME.findall(path.read_text(encoding="utf-8"))
        assert len(set(names)) == len(names), path.name
