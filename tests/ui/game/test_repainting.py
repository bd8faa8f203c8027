"""What changes on the table is painted anew, and nothing else: while opponents play that is what a frame costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.players.ribbon import PhaseMark
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.ui.support import frame_limit
from tests.ui.support.play_table import make_context, make_screen, middle_of_game

pytestmark = pytest.mark.painted


@pytest.fixture(autouse=True)
def painted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at here is what is painted: no painting waits for a later one."""
    monkeypatch.setattr(frame_limit, "FRAME_MS", 0)


class Paints(QObject):
    """Notes how many px of each widget are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[QWidget, int] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            area = sum(rect.width() * rect.height() for rect in event.region())
            self.seen[watched] = self.seen.get(watched, 0) + area
        return False


@contextmanager
def painting() -> Iterator[dict[QWidget, int]]:
    """Note what is painted meanwhile."""
    paints, application = Paints(), QApplication.instance()
    assert application is not None
    application.installEventFilter(paints)
    yield paints.seen
    application.removeEventFilter(paints)


def rests(qtbot: QtBot) -> bool:
    """Wait a moment, and return whether nothing was painted.

    In steps: on a busy machine one long event fills a single wait, and what it makes dirty is painted after it only.
    """
    with painting() as seen:
        for _ in range(4):
            qtbot.wait(40)
    return not seen


def table(qtbot: QtBot) -> PlayScreen:
    screen = make_screen(middle_of_game("attack", turn=0, hands=False), size=(1280, 720), context=make_context())
    qtbot.waitUntil(lambda: rests(qtbot), timeout=20_000)
    return screen


def test_new_words_in_the_bottom_bar_leave_bar_and_board_alone(qtbot: QtBot) -> None:
    screen = table(qtbot)
    bar = screen.game_layout.prompt
    bar.show_ask(replace(bar.ask, title="First"), screen.context.names.seat_colours(0))
    qtbot.waitUntil(lambda: rests(qtbot))
    with painting() as seen:
        bar.show_ask(replace(bar.ask, title="Second"), screen.context.names.seat_colours(0))
        qtbot.waitUntil(lambda: bool(seen))
    assert bar.title == "Second"
    assert screen.board.viewport() not in seen and bar not in seen


def test_what_changes_on_the_column_leaves_the_board_alone(qtbot: QtBot) -> None:
    screen = table(qtbot)
    plaque = screen.game_layout.plaques[1]
    with painting() as seen:
        plaque.show_state(replace(plaque.state, chip="thinks"))
        qtbot.waitUntil(lambda: bool(seen))
    assert plaque in seen and screen.board.viewport() not in seen


def test_the_ground_of_the_words_is_the_bar_behind_them(qtbot: QtBot) -> None:
    screen = table(qtbot)
    bar = screen.game_layout.prompt
    bar.show_ask(replace(bar.ask, title="", help=""), screen.context.names.seat_colours(0))
    QApplication.processEvents()
    place = bar.words_rect
    shown, empty = bar.grab().toImage(), bar.picture_of(bar.paint).toImage()
    for y in range(place.top(), place.bottom() + 1):
        for x in (place.left() + 1, place.center().x(), place.right() - 1):
            assert shown.pixelColor(x, y) == empty.pixelColor(x, y), (x, y)


def test_a_wipe_lays_the_next_turn_over_the_one_before(qtbot: QtBot) -> None:
    screen = table(qtbot)
    MOTION.set_speed("normal")
    names, ribbon = screen.context.names, screen.game_layout.ribbon
    marks = (PhaseMark("Reinforce", "done"), PhaseMark("Attack", "now"))
    ribbon.show_turn(names.seat_colours(0), names.player(0), marks)
    ribbon.finish()
    before = ribbon.grab().toImage()
    ribbon.show_turn(names.seat_colours(1), names.player(1), (PhaseMark("Reinforce", "now"), marks[1]))
    ribbon.show_wipe(0.5)
    half = ribbon.grab().toImage()
    ribbon.finish()
    after = ribbon.grab().toImage()
    y, banner = ribbon.height() - 5, round(ribbon.plan().banner)
    early, late = round(0.3 * banner), round(0.9 * banner)
    assert before.pixelColor(early, y) != after.pixelColor(early, y)
    assert half.pixelColor(early, y) == after.pixelColor(early, y)
    assert half.pixelColor(late, y) == before.pixelColor(late, y)
    assert half.copy(banner + 20, 0, 400, 40) == after.copy(banner + 20, 0, 400, 40), (
        "the phases are those of the new turn"
    )
