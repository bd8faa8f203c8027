"""A game that goes on from its save tells what has happened since the own last turn, as the game that was left would have."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.opening import Opened, open_new, open_saved
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.events import ArmiesPlaced, Event, SetupEnded, TerritoryConquered, TurnStarted
from risk_desktop.engine.step import Decision
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.recap.turn_record import TurnRecord
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.ui.support.play_table import PuppetAiClient, legal_choice, make_context, show_screen

pytestmark = pytest.mark.window
SEATS = (Seat("Anna", "human", 0), Seat("Ben", "easy", 1), Seat("Mira", "easy", 2))
TABLE = Table("world", SEATS, {"allocation": "deal", "placement_batch": 10}, seed=5)


class Player:
    """Plays Anna's seat by chance until her turn in a round begins."""

    def __init__(self, session: GameSession, qtbot: QtBot) -> None:
        self._session, self._luck = session, random.Random(3)
        self._asked: Decision | None = None
        self.events: list[Event] = []
        session.asked.connect(self._ask)
        session.happened.connect(self._go_on)
        self._qtbot = qtbot

    def play_to(self, number: int) -> None:
        self._session.start()
        while True:
            self._qtbot.waitUntil(lambda: self._asked is not None, timeout=20_000)
            decision, self._asked = self._asked, None
            assert decision is not None
            if self._session.game.state.round == number:
                return
            assert self._session.answer(legal_choice(decision, self._luck)) is None

    def _ask(self, decision: Decision) -> None:
        self._asked = decision

    def _go_on(self, events: list[Event]) -> None:
        self.events += events
        self._session.proceed()


def left_at(number: int, qtbot: QtBot, folder: Path) -> tuple[TurnRecord, list[Event], Path]:
    """Return what was known of a game when it was left at Anna's turn of a round, its events, and its save."""
    session_module.AiClient = PuppetAiClient  # type: ignore[misc, assignment]
    opened = open_new(TABLE, folder)
    record, player = TurnRecord(opened.session), Player(opened.session, qtbot)
    player.play_to(number)
    opened.session.close()
    assert opened.save is not None
    return record, player.events, opened.save


def screen_of(opened: Opened) -> PlayScreen:
    context = make_context(ai_speed="instant", recap="always")
    context.fit(QSize(1280, 720))
    names = Names(opened.session.table, opened.boards)
    screen = PlayScreen(context, opened.session, names, opened.boards, opened.past, opened.course)
    show_screen(screen, QSize(1280, 720))
    opened.session.start()
    return screen


def test_the_recap_of_a_save_knows_all_that_the_game_knew(qtbot: QtBot, tmp_path: Path) -> None:
    left, events, save = left_at(3, qtbot, tmp_path)
    screen = screen_of(open_saved(save))
    qtbot.waitUntil(lambda: screen.director.asking(RecapPresenter) is not None, timeout=20_000)
    recap = screen.director.asking(RecapPresenter)
    assert recap is not None and recap.recap.title == "Since your last turn"
    balance = recap.recap.balance
    assert balance is not None and balance.before == left.before(0) and balance.before != balance.now
    steps = recap.recap.steps
    assert len(steps) > len(recap.recap.conquests) > 0
    again = {id(event) for step in steps for event in step.events}
    then = [event for event in screen.log.events if id(event) in again]
    lived = [event for event in events if event in then]
    assert [known(left, event) for event in lived[-len(then) :]] == [
        known(screen.missed.record, event) for event in then
    ]


def known(record: TurnRecord, event: Event) -> tuple[BoardPosition, int]:
    """Return the position after an event, and whose turn it was."""
    after = record.after(event)
    assert after is not None
    return position_of(after.game), after.action.turn


def test_its_steps_lead_to_the_board_of_today(qtbot: QtBot, tmp_path: Path) -> None:
    _, _, save = left_at(3, qtbot, tmp_path)
    screen = screen_of(open_saved(save))
    qtbot.waitUntil(lambda: screen.director.asking(RecapPresenter) is not None, timeout=20_000)
    recap, today = screen.director.asking(RecapPresenter), position_of(screen.context.game)
    assert recap is not None and screen.board.position == today
    for step in recap.recap.steps:
        recap.move(1)
        assert screen.board.position == position_of(step.after.game)
        if step.conquest is not None:
            assert screen.board.position.owners[step.conquest.territory] == step.conquest.player
    assert len({position_of(step.after.game).owners for step in recap.recap.steps}) > 1
    recap.move(-len(recap.recap.steps))
    assert screen.board.position != today, "the first step shows the board as it was then"
    recap.let_go()
    assert screen.board.position == today


def test_the_set_up_is_not_told_again(qtbot: QtBot, tmp_path: Path) -> None:
    _, events, save = left_at(1, qtbot, tmp_path)
    set_up = next(place for place, event in enumerate(events) if isinstance(event, SetupEnded))
    assert any(isinstance(event, ArmiesPlaced) for event in events[:set_up])
    screen = screen_of(open_saved(save))
    qtbot.waitUntil(lambda: screen.director.asking(RecapPresenter) is not None, timeout=20_000)
    recap = screen.director.asking(RecapPresenter)
    assert recap is not None and recap.recap.title == "Since the game began"
    told = [event for step in recap.recap.steps for event in step.events]
    assert told and told == [event for event in events[set_up:] if event in told]


def test_nobody_is_told_his_own_turn_where_he_goes_on_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    people = tuple(Seat(name, "human", seat) for seat, name in enumerate(("Anna", "Ben", "Mira")))
    opened = open_new(Table("world", people, TABLE.options, seed=5), tmp_path)
    session, luck, asked, won = opened.session, random.Random(3), list[Decision](), list[Event]()
    session.happened.connect(won.extend)
    session.happened.connect(session.proceed)
    session.asked.connect(asked.append)
    session.start()
    state = session.game.state
    while not (
        asked[-1].player == state.turn
        and state.decks["territory"].hands[state.turn]
        and any(isinstance(event, TerritoryConquered) for event in won)
    ):
        assert session.answer(legal_choice(asked[-1], luck)) is None
        if any(isinstance(event, TurnStarted) for event in won):
            won.clear()
    session.close()
    assert opened.save is not None
    screen = screen_of(open_saved(opened.save))
    qtbot.waitUntil(lambda: bool(screen.findChildren(Curtain)), timeout=20_000)
    (curtain,) = screen.findChildren(Curtain)
    assert curtain.page is None
