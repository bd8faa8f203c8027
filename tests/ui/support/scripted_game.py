"""A play screen on which a game is played by a script, at every speed; all that moves is quick."""

from __future__ import annotations

import random

from PySide6.QtCore import QElapsedTimer, QSize
from PySide6.QtTest import QTest

from risk_desktop.controller import session as session_module
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.maps.graph import to_board
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.play_table import PuppetAiClient, legal_choice, make_context, show_screen

SPEEDS = ("instant", "step", "slow", "normal", "fast")
PLAYERS, SIZE = 3, QSize(1280, 720)


class Script:
    """Answers for the persons at a screen, goes on step by step, and takes the next of the speeds at each new turn."""

    def __init__(self, screen: PlayScreen, speeds: tuple[str, ...] = SPEEDS) -> None:
        self.screen, self.speeds = screen, speeds
        self._luck = random.Random(3)
        self._turn: object = None
        self.turns = 0

    def play(self, turns: int, seconds: float) -> None:
        """Play so many turns, or to the end of the game; AssertionError if that takes too long."""
        clock = QElapsedTimer()
        clock.start()
        while self.turns < turns and self.screen.context.game.state.outcome is None:
            QTest.qWait(3)
            self.act()
            assert clock.elapsed() < seconds * 1000, f"too slow: {self.turns} turns"

    def act(self) -> None:
        """Do what is to be done now."""
        screen, director = self.screen, self.screen.director
        state = screen.context.game.state
        if (state.round, state.turn) != self._turn:
            self._turn, self.turns = (state.round, state.turn), self.turns + 1
            screen.app.settings.ai_speed = self.speeds[self.turns % len(self.speeds)]  # type: ignore[assignment]
            screen.app.apply()
        if screen.findChildren(Curtain):
            screen.handover.lift()
        elif screen.findChildren(GodWarTable) and director.animator.busy:
            screen.input.let_go()
        elif director.waiting or director.paused:
            screen.game_layout.prompt.button("primary").click()
        elif (presenter := director.presenter) is not None and presenter.active and not director.animator.busy:
            presenter.answer(legal_choice(presenter.decision, self._luck))


def open_game(edition: str, people: tuple[int, ...], first_round: int = 0) -> PlayScreen:
    """Return a play screen over a game at the beginning of a round (0: of the set-up); call ``session.start()``.

    Opponents answer legally, by chance; so are the rounds before the first one played, without a screen.
    """
    session_module.AiClient = PuppetAiClient  # type: ignore[misc, assignment]
    game = start_game(make_rules(edition, to_board(maps_of(edition)), PLAYERS, {}), 1)
    luck = random.Random(3)
    while game.state.round < first_round and (decision := game.pending()) is not None:
        game.apply(legal_choice(decision, luck))
    table, maps = table_of(edition, PLAYERS, people=people), maps_of(edition)
    context = make_context(ai_speed="instant")
    context.fit(SIZE)
    screen = PlayScreen(context, GameSession(table, game), Names(table, maps), maps)
    show_screen(screen, SIZE)
    return screen
