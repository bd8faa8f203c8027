"""The locks: everything that the project asks for is pinned, by hashes, and no place is named from which it comes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.scripts import load_script

ROOT = Path(__file__).resolve().parent.parent
lock = load_script("lock")
WANTED = lock.requirements()
FILES = sorted(lock.LOCKS.glob("*.txt"))


def pinned(name: str) -> dict[str, set[str]]:
    """Return the versions that a lock names, by package: more than one where systems or Pythons differ."""
    found: dict[str, set[str]] = {}
    text = (lock.LOCKS / f"{name}.txt").read_text(encoding="utf-8")
    for package, version in re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE):
        found.setdefault(package, set()).add(version)
    return found


def test_there_is_a_lock_for_running_for_the_wheel_and_for_each_extra():
    assert {path.stem for path in FILES} == set(WANTED)


@pytest.mark.parametrize("name", WANTED)
def test_all_that_is_asked_for_is_pinned_within_its_bounds(name):
    versions = pinned(name)
    for each in map(Requirement, WANTED[name]):
        found = versions[canonicalize_name(each.name)]
        assert found and all(each.specifier.contains(version) for version in found), each


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_line_is_a_pin_or_a_hash(path):
    pin, hashed = r"[a-z0-9-]+==[\w.]+( ; [^\\\n]+)? \\", r"    --hash=sha256:[0-9a-f]{64}( \\)?"
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    assert first + "\n" == lock.HEADING
    assert [line for line in lines if not re.fullmatch(f"{pin}|{hashed}", line)] == []


def test_locks_agree_where_they_name_the_same_package():
    together: dict[str, set[str]] = {}
    for name in WANTED:
        for package, versions in pinned(name).items():
            assert together.setdefault(package, versions) == versions, package
