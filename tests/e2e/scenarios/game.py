"""One person against easy opponents, from the first screen to the win screen and back."""

from __future__ import annotations

import argparse

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from tests.e2e.person import Person
from tests.e2e.stage import start_game


def play(person: Person, wish: argparse.Namespace) -> None:
    """One person against easy opponents, from the first screen to the win screen and back."""
    options = {"round_limit": wish.rounds} if wish.rounds else None
    start_game(person, kinds(wish), wish.speed, options, wish.edition)
    person.play_on()
    to_the_end(person)


def kinds(wish: argparse.Namespace) -> tuple[str, ...]:
    """Return who sits where: a person and easy opponents, as many as wished, else as near to three as may be."""
    allowed = EDITIONS[wish.edition].all_players if wish.edition else (3,)
    count = wish.players or min(allowed, key=lambda number: abs(number - 3))
    return ("human", *("easy",) * (count - 1))


def to_the_end(person: Person) -> None:
    """Look at the win screen and go to the first screen."""
    person.rest(300)
    person.eye("win")
    person.press(person.keyed("F10"))
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.rest(100)
    person.eye("first-after")
