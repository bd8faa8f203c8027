"""Digits set a number wherever the bar has minus and plus, and no control of the bar moves meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.keys import shortcuts
from risk_desktop.ui.game.prompt.asking import Number
from risk_desktop.ui.game.screen import PlayScreen
from tests.e2e.steadiness import bar_places
from tests.ui.support.classic_table import sit_down


def numbered(screen: PlayScreen) -> Number:
    """Return the number that shows."""
    number = screen.game_layout.prompt.ask.number
    assert number is not None
    return number


def placing(qtbot: QtBot, armies: int = 3, **settings: object) -> PlayScreen:
    """Return a table at which at least so many armies are placed, the first of them on some land."""
    screen = sit_down("world", "reinforce", 3, fits=lambda asked, game: asked.options.total >= armies, **settings)
    qtbot.waitUntil(lambda: not screen.guard.holding)
    screen.input.click(min(screen.director.presenter.decision.options.territories))  # type: ignore[union-attr]
    return screen


def test_a_digit_places_so_many_armies(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shortcuts, "TYPING_S", 0.0)
    screen = placing(qtbot)
    for digit in (3, 0, 2):
        QTest.keyClick(screen.board, Qt.Key(Qt.Key.Key_0 + digit))
        assert numbered(screen).value == digit


def test_two_digits_in_a_row_are_one_number(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = placing(qtbot, 10)
    for digit in (1, 0):
        QTest.keyClick(screen.board, Qt.Key(Qt.Key.Key_0 + digit))
    assert numbered(screen).value == 10
    monkeypatch.setattr(shortcuts, "TYPING_S", 0.0)
    QTest.keyClick(screen.board, Qt.Key.Key_1)
    assert numbered(screen).value == 1, "a while later it is another number"


@pytest.mark.parametrize(("size", "scale", "language"), [((1280, 720), 100, "en"), ((1280, 720), 200, "de")])
def test_nothing_moves_while_a_number_is_set(qtbot: QtBot, size: tuple[int, int], scale: int, language: str) -> None:
    screen = placing(qtbot, size=size, text_scale=scale, language=language)
    places = bar_places(screen)
    assert {"primary", "minus", "plus"} <= set(places)
    for key in (Qt.Key.Key_End, Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_1, Qt.Key.Key_3):
        QTest.keyClick(screen.board, key)
        assert bar_places(screen) == places


@pytest.mark.parametrize(("size", "scale", "language"), [((1280, 720), 100, "en"), ((1280, 720), 200, "de")])
def test_a_bid_stays_where_it_is_pressed(qtbot: QtBot, size: tuple[int, int], scale: int, language: str) -> None:
    screen = sit_down("ad2210", "bid", 3, size=size, text_scale=scale, language=language)
    qtbot.waitUntil(lambda: not screen.guard.holding)
    places, words = bar_places(screen), screen.game_layout.prompt.button("primary").words()
    QTest.keyClick(screen.board, Qt.Key.Key_Space)
    assert screen.game_layout.prompt.button("primary").words() != words
    assert bar_places(screen) == places
    QTest.keyClick(screen.board, Qt.Key.Key_1)
    assert bar_places(screen) == places


def test_who_moves_in_shows_where_it_comes_and_where_it_goes(qtbot: QtBot) -> None:
    screen = sit_down("world", "occupy", 3, fits=lambda asked, game: asked.options.hi > asked.options.lo)
    step, armies = screen.director.presenter.decision.step, screen.context.game.state.armies
    shown = {place: int(words.removeprefix("= ")) for place, words in screen.board.chips.words.items()}
    assert set(shown) == {step.origin, step.target}, "how many will stand at both ends"
    assert sum(shown.values()) == armies[step.origin] + armies[step.target] and shown[step.target] > armies[step.target]
