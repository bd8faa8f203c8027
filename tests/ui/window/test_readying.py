"""The first screen shows without what only games need; that is loaded while somebody looks at it."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.runtime.collector import Collector
from risk_desktop.ui.runtime.readying import PARTS, Readying

LATER = (
    "risk_desktop.ui.board",
    "risk_desktop.ui.game.screen",
    "risk_desktop.ui.window.games",
    "risk_desktop.ai",
    "risk_desktop.controller",
)


def loaded_by(*lines: str) -> set[str]:
    """Return the program's modules that are loaded after these lines of Python, in a process of their own."""
    code = "\n".join([*lines, "import json, sys", "print(json.dumps(sorted(sys.modules)))"])
    told = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True, timeout=60
    ).stdout
    return {name for name in json.loads(told) if name.startswith("risk_desktop.")}


def below(modules: set[str], places: Sequence[str]) -> list[str]:
    return sorted(name for name in modules if any(name == place or name.startswith(f"{place}.") for place in places))


def test_the_window_is_loaded_without_what_only_games_need() -> None:
    assert below(loaded_by("import risk_desktop.ui.app"), LATER) == []


def test_the_parts_are_all_that_a_game_needs() -> None:
    ready = loaded_by("import importlib", *(f"importlib.import_module({part!r})" for part in PARTS))
    assert below(loaded_by("import risk_desktop.ui.window.games") - ready, ["risk_desktop"]) == []


class WatchedCollector(Collector):
    """Counts how often it was told to keep what has been loaded; collects nothing."""

    kept = 0

    def keep(self) -> None:
        self.kept += 1


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[WatchedCollector]:
    collector = WatchedCollector()
    collector.kept = 0
    yield collector
    collector.stop()


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    names = ["first_part", "second_part", "last_part"]
    for name in names:
        (tmp_path / f"{name}.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield names
    for name in names:
        sys.modules.pop(name, None)


def test_parts_are_loaded_by_themselves(qtbot: QtBot, collector: WatchedCollector, parts: list[str]) -> None:
    readying = Readying(collector, parts=parts)
    assert not set(parts) & set(sys.modules)
    qtbot.waitUntil(lambda: not readying.isActive())
    assert set(parts) <= set(sys.modules) and collector.kept == len(parts)


def test_a_game_that_is_wanted_at_once_waits_for_all(collector: WatchedCollector, parts: list[str]) -> None:
    readying = Readying(collector, parts=parts)
    readying.finish()
    assert set(parts) <= set(sys.modules) and not readying.isActive()


def test_what_a_game_has_loaded_meanwhile_holds_its_pieces_too(collector: WatchedCollector, parts: list[str]) -> None:
    """They vanish some day: the collector has to go on looking through them."""
    for part in parts:
        importlib.import_module(part)
    Readying(collector, parts=parts).finish()
    assert collector.kept == 0
