"""House rules mixed at random: whatever somebody puts together, the game goes on and its options are legal."""

from __future__ import annotations

import pytest

from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.dice import SeededDice, pick
from risk_desktop.engine.rules import OptionValue
from risk_desktop.storage.codec import decode_state, encode_state
from tests.playing import board_of, new_game
from tests.playouts.test_playouts import check_state, check_views

DECISIONS = 500


def mixed(edition: str, dice: SeededDice) -> dict[str, OptionValue]:
    """Return a random value for every house rule of an edition."""
    return {spec.key: pick(spec.values, dice) for spec in EDITIONS[edition].options}


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_mix_of_house_rules_can_be_played(edition, seed):
    dice = SeededDice(seed)
    options = mixed(edition, dice)
    players = pick(EDITIONS[edition].all_players, dice)
    game = new_game(make_rules(edition, board_of(edition), players, options), seed)
    for n in range(DECISIONS):
        decision = game.pending()
        if decision is None:
            break
        choice = decision.options.sample(dice)
        assert choice in decision.options, options
        assert decision.options.explain(choice) is None, options
        game.apply(choice)
        check_state(game)
        if n % 60 == 0 and game.pending() is not None:
            check_views(game)
            assert decode_state(encode_state(game.snapshot())) == game.snapshot()
    assert game.state.round > 0 or game.pending() is not None
