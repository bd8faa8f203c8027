"""A whole game with bids, figures and cards: one person against computers, from New game to the final score.

The save tells what was done; ``tests.e2e.campaigns`` says of each edition what must have been.
"""

from __future__ import annotations

import argparse

from PySide6.QtWidgets import QLabel

from risk_desktop.paths import saves_dir
from risk_desktop.ui.game.players.score_sheet import ScoreTable
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.result.win_screen import WinScreen
from tests.e2e.campaigns import CAMPAIGNS, Campaign, scored
from tests.e2e.deeds import Deeds, deeds_of
from tests.e2e.hands import shown
from tests.e2e.person import Person
from tests.e2e.scenarios.game import kinds, to_the_end
from tests.e2e.stage import start_game

MOST_GAMES = 3
"""The dice may keep a person from something; then there is a rematch."""


def play(person: Person, wish: argparse.Namespace) -> None:
    """Play until every part of the game has been seen in one game; tell what was done."""
    campaign = CAMPAIGNS[wish.edition]
    start_game(person, kinds(wish), wish.speed, None, wish.edition)
    for _ in range(MOST_GAMES):
        deeds = one_game(person, campaign)
        print(deeds.told())
        if not deeds.missing():
            to_the_end(person)
            return
        person.press(person.keyed("Space"))
        person.wait(lambda: isinstance(person.screen, PlayScreen), "the rematch", 10)
    person.give_up(f"after {MOST_GAMES} games: {deeds.missing()}")


def one_game(person: Person, campaign: Campaign) -> Deeds:
    """Play to the win screen, whose figures must be the save's; return what was done."""
    person.play_on()
    person.rest(300)
    save = max(saves_dir().glob("*.risk"), key=lambda path: path.stat().st_mtime)
    deeds = deeds_of(save, campaign.wanted, campaign.names)
    check_scores(person, deeds)
    return deeds


def check_scores(person: Person, deeds: Deeds) -> None:
    """CantDo unless the win screen shows the points that were scored, and names the winner."""
    screen = person.screen
    assert isinstance(screen, WinScreen)
    if deeds.reason != "score":
        return
    person.wait(lambda: list(shown(screen, ScoreTable)), "the final score", 5)
    (table,) = shown(screen, ScoreTable)
    assert isinstance(table, ScoreTable)
    points = {row.seat: row.total for row in table.rows if row.alive}
    told = scored(deeds)
    if points != told:
        person.give_up(f"the win screen shows {points}, scored were {told}")
    best = max(told, key=told.__getitem__)
    words = " ".join(label.text() for label in shown(screen, QLabel) if isinstance(label, QLabel))
    if str(told[best]) not in table.accessibleName() or not words:
        person.give_up(f"the win screen doesn't tell {told[best]} points")
