"""Writes a save of each rule set in the present format: ``python -m tests.saves.make [EDITION...]``.

They are games in the middle, played at random. Once a format has been released, its saves stay as they are for ever: the
program must always load them. So this never replaces a file; a rule set that has none yet gets one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from risk_desktop.editions.registry import EDITIONS, find_edition, make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import FORMAT, SavedSeat, SaveHeader
from risk_desktop.storage.saves import SaveWriter
from tests.playing import bold_choice

FOLDER = Path(__file__).parent
TURNS = 5
SEED = 11
QUICK: dict[str, OptionValue] = {"allocation": "deal", "placement_batch": 10, "round_limit": 10}
"""House rules for a short game, where a rule set has them."""
ENOUGH = ("attack", "invade", "occupy", "miracle")
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fin")


def sample(edition: str) -> Path:
    """Return where the save of a rule set in the present format is."""
    return FOLDER / f"format{FORMAT}-{edition}.risk"


def write(edition: str, path: Path, turns: int = TURNS, seed: int = SEED) -> Game:
    """Write a game of ``edition`` that is played at random for some turns, up to the middle of one; return it."""
    found = find_edition(edition)
    maps = find_maps(found.boards)
    known = {spec.key: spec.values for module in found.modules for spec in module.options}
    options = {key: value for key, value in QUICK.items() if value in known.get(key, ())}
    seats = tuple(SavedSeat(NAMES[n], "easy" if n else "human", n) for n in range(found.players[0]))
    header = SaveHeader(edition, seats, saved_maps(maps), seed, "2026-11-22T12:00:00+00:00", options)
    game = start_game(make_rules(edition, to_board(maps), len(seats), options), seed)
    journal = Journal(SaveWriter(path, header))
    journal.begin(game)
    game.take_events()
    dice = SeededDice(seed + 1)
    while (decision := game.pending()) is not None and not (turns <= 0 and decision.kind in ENOUGH):
        journal.record(game.apply(bold_choice(decision, dice)), game)
        if any(isinstance(event, TurnStarted) for event in game.take_events()):
            journal.turn(game)
            turns -= 1
    journal.close()
    return game


def main(editions: list[str]) -> None:
    for edition in editions or EDITIONS:
        if not sample(edition).exists():
            seed = SEED
            while write(edition, sample(edition), seed=seed).pending() is None:  # it was over already: try another one
                sample(edition).unlink()
                seed += 1
            print(sample(edition))


if __name__ == "__main__":
    main(sys.argv[1:])
