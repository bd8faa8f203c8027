"""Three persons with secret missions: curtain, a look at the own mission, recap, and a win screen that names the mission."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from PySide6.QtWidgets import QLabel

from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.engine.events import Event
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.recap.recap_page import RecapPage
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.rules.mission_words import goal_words
from risk_desktop.ui.screens.result.win_screen import WinningCards
from tests.e2e.curtain_watch import CurtainWatch
from tests.e2e.hands import shown
from tests.e2e.person import Person
from tests.e2e.scenarios.game import to_the_end
from tests.e2e.stage import start_game

PEOPLE = (0, 1, 2)
MOST_GAMES = 6
"""Some games are won before a second turn; then there is a rematch."""


def play(person: Person, wish: argparse.Namespace) -> None:
    """A whole game, until somebody has fulfilled his mission; a rematch if it was too short for recaps."""
    wish.edition = wish.edition or "secret-mission"
    options = {"round_limit": wish.rounds} if wish.rounds else None
    start_game(person, ("human",) * len(PEOPLE), wish.speed, options, wish.edition)
    for _ in range(MOST_GAMES):
        notebook = one_game(person)
        if notebook.missing() is None:
            to_the_end(person)
            return
        person.press(person.keyed("Space"))
        person.wait(lambda: isinstance(person.screen, PlayScreen), "the rematch", 10)
    person.give_up(f"after {MOST_GAMES} games: {notebook.missing()}")


def one_game(person: Person) -> Notebook:
    """Play to the win screen, which must name the mission; return what was to be seen."""
    curtains, notebook, ending = CurtainWatch(person), Notebook(person), Ending(person)
    person.watch += [curtains.look, notebook.look]
    person.play_on()
    person.watch.clear()
    ending.check()
    return notebook


class Notebook:
    """Looks at the own mission whenever that is allowed for the first time in a round, and reads every recap."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._game = person.play.context.game
        self._looks: set[tuple[int, int]] = set()
        self._recaps: set[tuple[int, int]] = set()

    def look(self) -> None:
        """Look at the screen as it is now."""
        person, decision = self._person, self._person.decision
        if isinstance(person.overlay, Curtain):
            self._read(person.overlay)
        elif decision is not None and person.overlay is None:
            moment = (decision.player, self._game.state.round)
            secrets = person.play.controller(OwnSecrets)
            if not secrets.may_peek and secrets.sealed.isVisible():
                person.give_up("the backs of secrets lie there for all to lift")
            recap = person.play.director.asking(RecapPresenter)
            if recap is not None:
                self._hear(*moment, " ".join(f"{line.title} {line.detail}" for line in recap.recap.lines))
            elif secrets.may_peek and moment not in self._looks:
                self._looks.add(moment)
                person.wait(lambda: not list(shown(person.main, Curtain)), "the curtain to be up", 5)
                self._check_words(decision.player, person.peek())

    def missing(self) -> str | None:
        """Return what a person did not get: looks at the own mission, in the set-up too, and a recap."""
        for seat in PEOPLE:
            if not {(seat, 0), (seat, 1)} <= self._looks:
                return f"seat {seat} could look at its mission only in {sorted(self._looks)}"
            if not any(who == seat for who, _ in self._recaps):
                return f"seat {seat} never got a recap"
        return None

    def _read(self, curtain: Curtain) -> None:
        """After a person's first turn the curtain tells what has happened; it names nobody's mission."""
        seat, round_number = (
            next(seat for seat in PEOPLE if self._name(seat) in curtain.accessibleName()),
            self._round(),
        )
        if round_number < 2:
            return
        if not list(shown(curtain, RecapPage)):
            self._person.give_up(f"no recap for seat {seat} in round {round_number}")
        self._hear(seat, round_number, " ".join(label.text() for label in curtain.findChildren(QLabel)))

    def _hear(self, seat: int, round_number: int, told: str) -> None:
        self._recaps.add((seat, round_number))
        self._person.eye(f"recap-{seat}")
        for words in [words for other in range(self._game.state.players) for words in self._missions(other)]:
            if words in told:
                self._person.give_up(f"the recap tells a mission: {words}")

    def _check_words(self, seat: int, told: Sequence[str]) -> None:
        self._person.eye(f"looked-{seat}")
        if list(told) != self._missions(seat):
            self._person.give_up(f"seat {seat} sees {list(told)}, not {self._missions(seat)}")

    def _missions(self, seat: int) -> list[str]:
        missions, names = missions_of(self._game.rules), self._person.play.context.names
        return [goal_words(missions[card], names, seat) for card in self._game.state.decks[MISSIONS].hands[seat]]

    def _name(self, seat: int) -> str:
        return self._person.play.context.names.player(seat)

    def _round(self) -> int:
        return self._game.state.round


class Ending:
    """Remembers the missions that are shown, and compares the last of them with the win screen."""

    def __init__(self, person: Person) -> None:
        self._person = person
        game_context = person.play.context
        self._session, self._names = game_context.session, game_context.names
        self._shown: list[MissionRevealed] = []
        self._session.happened.connect(self._note)

    def _note(self, events: Sequence[Event]) -> None:
        self._shown += [event for event in events if isinstance(event, MissionRevealed)]

    def check(self) -> None:
        """CantDo unless the game was won by a mission, and the win screen says by which and by whom."""
        outcome = self._session.game.state.outcome
        assert outcome is not None
        if not self._shown or outcome.winners != (self._shown[-1].player,):
            self._person.give_up(f"won by {outcome}, shown: {self._shown}")
        self._person.wait(lambda: list(shown(self._person.screen, WinningCards)), "the card that won", 5)
        (cards,) = shown(self._person.screen, WinningCards)
        mission = next(m for m in missions_of(self._session.game.rules) if m.id == self._shown[-1].mission)
        winner = outcome.winners[0]
        if goal_words(mission, self._names, winner) not in cards.accessibleName():
            self._person.give_up(f"the win screen shows {cards.accessibleName()!r}, won by {mission.id}")
        title = " ".join(label.text() for label in shown(self._person.screen, QLabel) if isinstance(label, QLabel))
        if self._names.player(winner) not in title:
            self._person.give_up(f"the win screen doesn't name {self._names.player(winner)}")
