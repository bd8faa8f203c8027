"""Every rule of the digests has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
NAME = re.compile(r"^\s*def (test_\w+)\(", re.MULTILINE)


def test_every_rule_has_a_test():
    ids = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py")))
    tests = NAME.findall(source)
    assert len(set(ids)) == len(ids)
    without = [rule for rule in ids if not any(name.startswith(f"test_{rule.replace('-', '_')}_") for name in tests)]
    assert without == []


def test_no_test_is_named_twice():
    for path in sorted(HERE.rglob("test_*.py")):
        names = NAME.findall(path.read_text(encoding="utf-8"))
        assert len(set(names)) == len(names), path.name
