"""What the robots do, from the first screen on."""

from __future__ import annotations

import argparse

from risk_desktop.ui.screens.first import FirstScreen

from tests.e2e.driver import Person
from tests.e2e.stage import start_game


def game(person: Person, wish: argparse.Namespace) -> None:
    """One person against two easy opponents, from the first screen to the win screen and back."""
    options = {"round_limit": wish.rounds} if wish.rounds else None
    start_game(person, speed=wish.speed, options=options)
    person.play_on()
    to_the_end(person)


def to_the_end(person: Person) -> None:
    """Look at the win screen and go to the first screen."""
    person.rest(300)
    person.eye("win")
    person.press(person.keyed("Esc"))
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.rest(100)
    person.eye("first-after")
