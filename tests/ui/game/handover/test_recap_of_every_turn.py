"""Whole rounds with bids, answers to others and fights: no turn of a person opens silently on land that he has lost."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.standing_orders import StandingOrders
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.choices import Blitz, Choice, Pass
from risk_desktop.engine.events import Event, TerritoryConquered, TurnStarted
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.names import Names
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.play_table import PuppetAiClient, legal_choice

pytestmark = pytest.mark.usefixtures("hurried")
ROUNDS = 4


class Brawler(PuppetAiClient):
    """Attacks somewhere as often as not."""

    def _choice(self, decision: Decision) -> Choice:
        return brawl(decision, self._luck)


def brawl(decision: Decision, luck: random.Random) -> Choice:
    """Return an answer by chance; an attack is mostly made."""
    if isinstance(decision.options, Attacks):
        ways = [Blitz(*edge) for edge in decision.options.edges()]
        chosen = luck.choice([*ways, Pass()])
        return chosen if chosen in decision.options else Pass()
    return legal_choice(decision, luck)


class Watcher:
    """Plays the first seat, and notes which recap opened what he was asked, and what he had lost by then."""

    def __init__(self, edition: str, seed: int, window: QWidget, board: BoardView) -> None:
        table, maps = table_of(edition, 3, seed, people=(0,)), maps_of(edition)
        rules = make_rules(edition, to_board(maps), 3, {})
        self._session = GameSession(table, start_game(rules, seed))
        self._session.orders = StandingOrders("auto", "ask", "discreet")
        names = Names(table, maps)
        self.missed = Missed(GameContext(board, self._session, names), window)
        self._luck, self._turn = random.Random(seed), -1
        self._lost: list[TerritoryConquered] = []
        self.silent: list[tuple[int, str]] = []
        """Round and question of turns that opened with less than what was lost."""
        self.opened = self.before_bids = self.told_before = self.told_twice = 0
        self._at_bids: set[TerritoryConquered] = set()
        self._fresh = False
        self._session.happened.connect(self._note)
        self._session.asked.connect(self._answer)

    def play(self) -> None:
        """Play some rounds."""
        self._session.start()
        state = self._session.game.state
        while state.outcome is None and state.round <= ROUNDS and state.alive[0]:
            QApplication.processEvents()
            self._session.proceed()
        self._session.close()

    def _note(self, events: Sequence[Event]) -> None:
        public = [seen for event in events if (seen := event.seen_by(0)) is not None]
        self.missed.note(public)
        for event in public:
            if isinstance(event, TurnStarted):
                if self._turn == 0:
                    self._lost.clear()
                    self._at_bids.clear()
                self._turn, self._fresh = event.player, event.player == 0
            elif isinstance(event, TerritoryConquered) and event.loser == 0:
                self._lost.append(event)

    def _answer(self, decision: Decision) -> None:
        recap = self.missed.recap_before(decision)
        told = {entry.conquest for entry in recap.conquests if entry.conquest} if recap is not None else set()
        if not self._session.game.state.phase:
            self.before_bids += recap is not None
            self.told_before += bool(told)
            self._at_bids |= told
        elif self._fresh:
            self._fresh = False
            self.opened += recap is not None and bool(self._lost)
            self.told_twice += bool(told & self._at_bids)
            if not told | self._at_bids >= set(self._lost):
                self.silent.append((self._session.game.state.round, decision.kind))
        self._session.answer(brawl(decision, self._luck))


@pytest.mark.parametrize(("edition", "seed"), [("ad2210", 1), ("godstorm", 10)])
def test_no_turn_opens_silently_on_lost_land(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str, seed: int
) -> None:
    monkeypatch.setattr(session_module, "AiClient", Brawler)
    window = QWidget()
    qtbot.addWidget(window)
    watcher = Watcher(edition, seed, window, None)  # type: ignore[arg-type]  # no board: nothing is shown here
    watcher.play()
    assert not watcher.silent
    assert watcher.opened, "land was lost"
    assert watcher.before_bids, "a bid was the first question of a round"
    assert watcher.told_before, "something was told before a bid"
    assert not watcher.told_twice, "what was told before the bid isn't told again at the turn"
