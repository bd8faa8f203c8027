"""A game on two boards from New game to its save, and on from there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller import session as session_module
from risk_desktop.controller.rehearsal import defend_only
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.dice import SeededDice
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.listing import latest_unfinished
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.frame_limit import FrameLimit
from tests.ui.support.screen_stage import make_context, settle
from tests.ui.window.stage import present

BOARDS = ("earth_2210", "moon")


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    """Return the window; opponents think in this process (and for ever)."""
    monkeypatch.setattr(session_module, "AiClient", defend_only)
    found = MainWindow(make_context(tmp_path / "saves", ai_speed="instant"))
    qtbot.addWidget(found)
    FrameLimit(found)
    found.show()
    settle()
    yield found
    found.close()
    i18n.set_language("en")


def people(count: int) -> Table:
    """Return a table of persons only, so that nothing waits for an opponent."""
    seats = tuple(type(seat)(seat.name, HUMAN, seat.colour) for seat in usual_seats(count))
    return Table("ad2210", seats, boards=BOARDS, seed=4)


def play_screen(window: MainWindow) -> PlayScreen:
    """Return the table in the window."""
    found = present(window)
    assert isinstance(found, PlayScreen)
    return found


def test_new_game_deals_a_rule_set_its_own_boards(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    screen = window.findChild(NewGameScreen)
    assert screen is not None
    screen.choose_edition(EDITIONS["ad2210"])
    assert screen.table().boards == BOARDS
    assert len(screen.table().seats) in (2, 3, 4, 5)


class FirstPaint(QObject):
    """Notes where names and plates of a board stand when it is painted first."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.stood: list[object] = []
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self.stood:
            self.stood.append(standing(self._board))
        return False


def standing(board: BoardView) -> object:
    """Return where names and plates of the board that shows stand."""
    atlas, sheet = board.board_scene.atlas, board.switcher.board
    names = [board.places.name_rect(land.index) for land in atlas.sheets[sheet].lands]
    assert any(names)
    return names, [board.places.plate_rect(region) for region in atlas.sheets[sheet].regions]


def test_names_and_plates_stay_where_they_are_at_the_tables_first_frame(qtbot: QtBot, window: MainWindow) -> None:
    window.start(people(3))
    assert window.playing is not None
    board = next(iter(window.findChildren(BoardView)))
    for number in range(len(BOARDS)):
        paint = FirstPaint(board)
        if number:
            board.switcher.show(number)
        qtbot.waitUntil(lambda paint=paint: bool(paint.stood), timeout=10_000)
        settle()
        board.finish_baking()
        board.finish_animations()
        assert paint.stood == [standing(board)] and board.switcher.board == number


def test_a_game_on_two_boards_is_kept_and_gone_on_with(qtbot: QtBot, window: MainWindow) -> None:
    window.start(people(3))
    settle()
    screen = play_screen(window)
    assert screen.game_layout.mini_board is not None
    session, luck = screen.context.session, SeededDice(9)
    for _ in range(60):
        decision = session.decision
        assert decision is not None
        assert session.answer(decision.options.sample(luck)) is None
        screen.director.animator.finish()
        settle()
    before, shown = state_hash(session.game.state), screen.board.position
    path = window.save_path()
    assert path is not None
    window.show_first()
    settle()
    kept = latest_unfinished(path.parent)
    assert kept is not None and kept.path == path
    window.continue_last()
    settle()
    again = play_screen(window)
    assert state_hash(again.context.session.game.state) == before
    assert window.playing is not None and tuple(board.id for board in window.playing.boards) == BOARDS
    assert len(again.board.position.owners) == 69
    assert (again.board.position.pieces, again.board.position.ruins) == (shown.pieces, shown.ruins)
