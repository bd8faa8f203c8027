"""Plays 2210 A.D. until the person may answer an invasion with a card; what is asked then survives a kill.

``--begin FILE`` notes the moment in FILE and kills the process in the middle of the question, ``--end FILE`` presses
Continue in a new one, compares, and answers. ``tests.e2e.killed`` runs both.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
from dataclasses import asdict
from pathlib import Path

from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.state import GameState
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.screens.first import FirstScreen
from tests.e2e.moments import asked, expect, moment_of
from tests.e2e.person import Person
from tests.e2e.scenarios.game import kinds
from tests.e2e.stage import start_game

PLAYERS, MOST_GAMES = 5, 4
"""The more play, the more they invade each other; the dice and the decks may still keep the question away: then a rematch."""


def play(person: Person, wish: argparse.Namespace) -> None:
    """Play up to the kill, or from it on."""
    if wish.begin is not None:
        wish.edition, wish.players = "ad2210", wish.players or PLAYERS
        start_game(person, kinds(wish), wish.speed, None, wish.edition)
        for _ in range(MOST_GAMES):
            person.play_on(lambda: may_answer(person))
            if may_answer(person):
                break
            person.press(person.keyed("Space"))
            person.wait(lambda: isinstance(person.screen, PlayScreen), "the rematch", 10)
        expect(person, may_answer(person), "a question that a card answers, before the end of the game")
        person.eye("before-kill")
        wish.begin.write_text(json.dumps(told(person)), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    go_on(person, wish.end)


def go_on(person: Person, note: Path) -> None:
    """Press Continue; the same question is there, the same card answers it, and the game goes on."""
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 10)
    person.eye("first-after-kill")
    person.press(person.keyed("Space"))
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)
    person.wait(lambda: asked(person), "a question", 20)
    person.eye("after-kill")
    before, after = json.loads(note.read_text(encoding="utf-8")), json.loads(json.dumps(told(person)))
    for what, was in before.items():
        expect(person, after[what] == was, f"{what} {was} after the kill as before, found {after[what]}")
    state = person.play.desk.game.state
    cards = held(state)
    person.act()
    person.wait(lambda: held(state_of(person)) < cards, "the card to be played", 10)
    turn = state.turn
    person.play_on(lambda: state_of(person).turn != turn)
    person.eye("played-on")


def may_answer(person: Person) -> bool:
    """Tell whether the person is asked now, in another's turn, and has a card that fits."""
    presenter = person.play.director.presenter if isinstance(person.screen, PlayScreen) else None
    return asked(person) == "reaction" and bool(presenter._aims)  # type: ignore[union-attr]


def told(person: Person) -> dict[str, object]:
    """Return what is asked, of whom, about what, and the hand."""
    presenter = person.play.director.presenter
    return {
        **asdict(moment_of(person)),
        "viewer": person.play.director.viewer,
        "way": [presenter.origin, presenter.target],  # type: ignore[union-attr]
        "hand": [one.card.key for one in presenter.held],  # type: ignore[union-attr]
        "answers": sorted(presenter._aims),  # type: ignore[union-attr]
        "money": [money_of(state_of(person), seat) for seat in range(state_of(person).players)],
    }


def state_of(person: Person) -> GameState:
    """Return the state of the game at hand."""
    return person.play.desk.game.state


def held(state: GameState) -> int:
    """Return how many cards the person has."""
    return sum(len(deck.hands[0]) for name, deck in state.decks.items() if not name.endswith("territories"))
