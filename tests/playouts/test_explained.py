"""Games at random: every decision that comes up is explained by the rulebook, whatever house rules are mixed."""

from __future__ import annotations

import pytest

from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.editions.rulebook import play_of, rulebook
from risk_desktop.engine.choices import PlaceRest
from risk_desktop.engine.dice import SeededDice, pick
from tests.playing import board_of, new_game

# Decisions that no rulebook knows: the window explains them in words of its own.
OF_THE_PROGRAM = {"swap_mission"}


@pytest.mark.parametrize("mixed", [0, 1, 2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_that_comes_up_is_explained(edition, mixed):
    """With the printed rules, and with a random mix of house rules."""
    dice = SeededDice(70 + mixed)
    specs = EDITIONS[edition].options if mixed else ()
    options = {spec.key: pick(spec.values, dice) for spec in specs}
    players = pick(EDITIONS[edition].all_players, dice)
    game = new_game(make_rules(edition, board_of(edition), players, options), 3 + mixed)
    play, met = play_of(EDITIONS[edition], players, options), set()
    for _ in range(700):
        decision = game.pending()
        if decision is None:
            break
        met.add(decision.kind)
        rest = PlaceRest() in decision.options
        game.apply(PlaceRest() if rest else decision.options.sample(dice))
    assert {"attack", "reinforce"} <= met
    silent = {kind for kind in met - OF_THE_PROGRAM if not rulebook().explain(kind, play).rules}
    assert silent == set()
