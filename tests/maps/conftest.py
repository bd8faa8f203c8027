"""What the tests of board files share: the good boards, and the check that a fault is told clearly."""

from __future__ import annotations

import re
import string
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from risk_desktop.maps.problems import MapError, Problem
from risk_desktop.paths import maps_dir, resources_dir

_ISLANDS = Path(__file__).with_name("islands.yaml")
_LANGUAGES = ("en", "nl", "de", "sv")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for ``board_path`` with every good board."""
    if "board_path" in metafunc.fixturenames:
        paths = [_ISLANDS, *sorted(maps_dir().glob("*.yaml"))]
        metafunc.parametrize("board_path", paths, ids=lambda path: path.stem)


@pytest.fixture(scope="session")
def islands() -> Path:
    """The small complete board of docs/maps.md."""
    return _ISLANDS


@pytest.fixture(scope="session")
def texts() -> dict[str, dict[str, str]]:
    """The texts of the topic by key and language."""
    content = (resources_dir() / "translations" / "map.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(content)


@pytest.fixture(scope="session")
def assert_clear(texts: dict[str, dict[str, str]]) -> Callable[[MapError, str], None]:
    """A function that asserts that each problem has a line in the file and a complete text in every language."""

    def clear_problem(problem: Problem) -> None:
        for language in _LANGUAGES:
            text = texts[problem.key][language]
            wanted = {name for _, name, _, _ in string.Formatter().parse(text) if name}
            assert wanted <= set(problem.params), (problem.key, language)
            assert len(text.format_map(dict(problem.params))) > 20, (problem.key, language)

    def clear(error: MapError, content: str) -> None:
        assert error.problems
        last = len(re.findall("\r\n|\r|\n", content)) + 1
        for problem in error.problems:
            assert 1 <= problem.line <= last, problem
            clear_problem(problem)

    return clear
