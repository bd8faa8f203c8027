"""Three persons at one screen: the curtain between them, and no hand for the others' eyes; computers where more play."""

from __future__ import annotations

import argparse

from tests.e2e.campaigns import CAMPAIGNS
from tests.e2e.curtain_watch import CurtainWatch
from tests.e2e.person import Person
from tests.e2e.scenarios.game import kinds, to_the_end
from tests.e2e.stage import start_game

PEOPLE = 3


def play(person: Person, wish: argparse.Namespace) -> None:
    """Three persons at one screen: the curtain between them, and no hand for the others' eyes; computers where more play."""
    options = {"round_limit": wish.rounds or 10} if wish.edition not in CAMPAIGNS else None
    seats = kinds(wish)
    start_game(person, (*("human",) * PEOPLE, *seats[PEOPLE:]), wish.speed, options, wish.edition)
    watch = CurtainWatch(person)
    person.watch.append(watch.look)
    person.play_on()
    person.watch.clear()
    if watch.curtains < min(4, watch.rounds - 1):
        person.give_up(f"only {watch.curtains} curtains in {watch.rounds} rounds")
    to_the_end(person)
