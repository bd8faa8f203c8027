"""Games at random, under house rules at random, of which every position that a save would keep is looked through."""

from __future__ import annotations

from random import Random

from risk_desktop.editions.common.standing import check_standing
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.rules import BadOption, ModuleClash, Rules
from tests.playing import board_of, bold_choice

DECISIONS = 700


def some_rules(edition: str, rng: Random) -> Rules:
    """Return rules of ``edition`` under house rules at random."""
    found = find_edition(edition)
    specs = [spec for module in found.modules for spec in module.options]
    while True:
        options = {
            spec.key: rng.choice(spec.values) for spec in specs if rng.random() < 0.3 and spec.key != "own_cards"
        }
        try:
            return make_rules(edition, board_of(edition), rng.choice(found.all_players), options)
        except (BadOption, ModuleClash, ValueError):
            continue


def kept_soundly(edition: str, seed: int) -> int:
    """Play a game and return how many positions it keeps; InvalidState if one of them is refused."""
    rng, kept = Random(seed), 0
    rules = some_rules(edition, rng)
    game, dice = start_game(rules, rng.randrange(1 << 40)), SeededDice(rng.randrange(1 << 40))
    for number in range(DECISIONS):
        decision = game.pending()
        turn = any(isinstance(event, TurnStarted) for event in game.take_events())
        if turn or number == 0 or decision is None:
            check_standing(rules, game.snapshot())
            kept += 1
        if decision is None:
            break
        game.apply(bold_choice(decision, dice))
    return kept
