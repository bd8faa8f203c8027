"""What house rules change in bribes and with the armies of allies."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    CardDrawn,
)
from risk_desktop.engine.view import determinize, view
from tests.editions.neutral_games import (
    A,
    allied,
)
from tests.playing import (
    asks,
    at,
    attack,
    card,
    done,
    number,
    only,
    refuses,
)

TURN = ["bribe", "reinforce", "ally_reinforce", "attack", "loyalty", "fortify", "ally_fortify", "card"]


# --- set-up and turn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "taken"), [(1, False), (2, True)])
def test_the_limit_of_bribes_as_a_house_rule(limit, taken):
    owners = {"tern_head": 0, "seal_bay": 1, "reed_marsh": A}
    bribes = [(A, 1, "tern_head")]
    options = {"bribe_limit": limit}
    game = allied(owners, bribes=bribes, hands={0: ["gull_rock"]}, phase="bribe", options=options)
    given_card = Bribe(A, card(game.rules.board, "gull_rock"))
    assert (given_card in asks(game, "bribe", 0).options) == taken
    if not taken:
        refused = refuses(game, given_card)
        assert (refused.key, refused.params) == ("illegal.bribe.full", {"most": 1})


def test_allies_without_new_armies_as_a_house_rule():
    owners = {"tern_head": 0, "seal_bay": A, "gull_rock": 1}
    game = allied(owners, {"tern_head": 3}, stance={A: 0}, phase="ally_reinforce", options={"ally_income": "none"})
    asks(game, "attack", 0)
    assert at(game, "seal_bay") == (A, 1)


@pytest.mark.parametrize(("attacker", "drawn"), [(0, 1), (A, 1)])
def test_conquests_of_allies_earn_a_card_as_a_house_rule(attacker, drawn):
    owners = {"tern_head": attacker, "seal_bay": 1, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0}, options={"ally_card": "all"})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1] + ([6] if attacker == A else []))
    while game.pending().player == 0:
        events += done(game)
    assert len(only(events, CardDrawn)) == drawn


def test_nobody_guesses_a_capital_where_the_card_is_known_to_lie_under_a_neutral():
    owners = {"tern_head": 0, "seal_bay": 1, "gull_rock": 1, "reed_marsh": A}
    game = allied(owners, bribes=[(A, 0, "seal_bay")], options={"goal": "capitals"})
    places = [number(game, "tern_head"), number(game, "gull_rock")]
    slot, deck = game.state.slots["capitals"], game.state.decks["territory"]
    slot.places[:2] = deck.aside = places
    slot.suspects = [owner if owner < 2 else -1 for owner in game.state.owner]
    deck.draw = [drawn for drawn in deck.draw if drawn not in places]
    for seed in range(20):
        guess = determinize(view(game, 0), SeededDice(seed))
        assert guess.state.slots["capitals"].places[1] == number(game, "gull_rock")
        assert guess.state.decks["territory"].hands[A] == [card(game.rules.board, "seal_bay")]
