"""A look back from a row of the chronicle at how the running game stood, and back to now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Pass
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.players.totals import totals_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.recap.look_back import LookBack
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import SEATS, PuppetAiClient, make_context, make_screen, middle_of_game, read


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Return a game in which others have had their turns, and Anna is asked again."""
    game = middle_of_game("attack", turn=0, hands=False)
    screen = make_screen(game, SEATS, context=make_context(), ai_client=PuppetAiClient)
    screen.activateWindow()
    screen.context.session.start()
    read(qtbot, screen)
    first = screen.context.session.recording
    assert first is not None
    qtbot.waitUntil(lambda: _passed_on(screen), timeout=30_000)
    read(qtbot, screen)
    return screen


def _passed_on(screen: PlayScreen) -> bool:
    """Let Anna do as little as she can until the others have had their turns; return whether they have."""
    session = screen.context.session
    decision = session.decision
    asked = decision is not None and session.is_human(decision.player) and screen.director.presenter is not None
    if (
        asked
        and session.is_shown
        and decision is not None
        and session.game.state.round == 7
        and Pass() in decision.options
    ):
        session.answer(Pass())
    return session.game.state.round > 7 and asked


def rows(screen: PlayScreen) -> list[LogLine]:
    """Return the rows of the chronicle that lead back, the oldest first."""
    return [line for line in screen.game_layout.chronicle.all_lines()[::-1] if line.place >= 0]


def pick(screen: PlayScreen, line: LogLine) -> LookBack:
    screen.game_layout.chronicle.line_picked.emit(line)
    shown = screen.director.asking(LookBack)
    assert shown is not None
    return shown


def shows(screen: PlayScreen, place: int) -> bool:
    """Tell whether board and players are as they were at a place."""
    recording = screen.context.session.recording
    assert recording is not None
    then = recording.game_at(place)
    totals = [plaque.state.totals for plaque in screen.game_layout.plaques]
    wanted = [totals_of(then, seat) for seat in range(then.state.players)]
    return screen.board.position == position_of(then) and totals == wanted


def test_each_row_leads_to_how_the_game_stood(screen: PlayScreen) -> None:
    lines = rows(screen)
    assert len(lines) > 10
    for line in lines[:: len(lines) // 6]:
        shown = pick(screen, line)
        assert shown.told == line and shows(screen, line.place)
        assert screen.game_layout.prompt.ask.title == line.title


def test_back_to_now_the_question_stands_as_before(qtbot: QtBot, screen: PlayScreen) -> None:
    asked, before = screen.director.presenter, screen.context.session.game.snapshot()
    for way in ("press", "escape"):
        shown = pick(screen, rows(screen)[3])
        if way == "press":
            shown.press("primary")
        else:
            qtbot.keyClick(screen, Qt.Key.Key_Escape)
        assert screen.director.presenter is asked and asked is not None and asked.active
        assert screen.board.position == position_of(screen.context.game)
    assert screen.context.session.game.snapshot() == before


def test_the_arrow_keys_lead_from_row_to_row(qtbot: QtBot, screen: PlayScreen) -> None:
    lines = rows(screen)
    shown = pick(screen, lines[4])
    qtbot.keyClick(screen, Qt.Key.Key_Right)
    assert shown.number == 5 and shows(screen, lines[5].place)
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    qtbot.keyClick(screen, Qt.Key.Key_Left)
    assert shown.number == 3 and shows(screen, lines[3].place)


def test_another_row_leads_there_without_going_back_first(screen: PlayScreen) -> None:
    lines = rows(screen)
    shown = pick(screen, lines[2])
    assert pick(screen, lines[6]) is shown and shown.number == 6


def test_while_nobody_is_asked_a_row_only_shows_where_it_happened(qtbot: QtBot) -> None:
    class Silent(PuppetAiClient):
        kinds = frozenset()

    game = middle_of_game("attack", turn=4, hands=False)
    screen = make_screen(game, SEATS, context=make_context(), ai_client=Silent)
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(screen.game_layout.prompt.ask.title))
    screen.game_layout.chronicle.line_picked.emit(LogLine(4, "something", place=0))
    assert screen.director.presenter is None
