"""Every rule of the digests, and every reading of what rulebooks leave open, has a test that carries its id."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from risk_desktop.maps.yaml_reader import read_yaml

HERE = Path(__file__).parent
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
    proved = set(re.findall(r"(?<![\w-])(?:AMB|A)-\d+\b", words))
    listed = {"ad2210": ("AMB", 45), "godstorm": ("A", 38)}
    for edition, (letters, count) in listed.items():
        ids = {f"{letters}-{number}" for number in range(1, count + 1)}
        paper = ids & readings["paper"].keys()
        assert readings[edition].keys() | paper == ids
        assert not readings[edition].keys() & paper
        assert sorted(readings[edition].keys() - proved) == []
    assert proved <= readings["ad2210"].keys() | readings["godstorm"].keys()


def test_no_test_is_named_twice():
    for path in sorted(HERE.rglob("test_*.py")):
        names = NAME.findall(path.read_text(encoding="utf-8"))
        assert len(set(names)) == len(names), path.name
