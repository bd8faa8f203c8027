"""The original chapter on the Earth of 2210: readings where it leaves something open (AMB-37 to AMB-39)."""

from __future__ import annotations

from functools import cache

import pytest

from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, Pass
from risk_desktop.engine.events import CardDrawn
from risk_desktop.maps.finder import load_boards
from risk_desktop.maps.variants import reference_to
from tests.playing import asks, attack, done, given, number, occupy, only, refuses, trade


@cache
def lands(*variants: str) -> Board:
    """Return the land of this Earth alone."""
    return load_boards((reference_to("earth_2210", ("land_only", *variants)),))


def old(owners, armies=(), board=None, **more):
    """Return a game in its middle; player 1 has what isn't named."""
    board = board or lands()
    return given(owners, armies, rest=1, rules=make_rules("original", board, 3, {}), board=board, **more)


def pictured(symbol: str, count: int) -> list[str]:
    """Return so many territories whose cards show this symbol."""
    board = lands()
    return [t.id for t, kind in zip(board.territories, board.cards, strict=False) if kind == symbol][:count]


@pytest.mark.parametrize(("guns", "again"), [(2, False), (3, True)])
def test_AMB_37_a_second_set_is_traded_only_where_there_is_one_and_only_if_one_likes(guns, again):
    riders = pictured("cavalry", 3)
    game = old({riders[0]: 0}, hands={0: riders + pictured("artillery", guns)}, phase="reinforce")
    assert Pass() not in asks(game, "trade", 0).options
    trade(game, *riders)
    asked = game.pending()
    assert (asked.kind, Pass() in asked.options) == (("trade", True) if again else ("reinforce", False))


def test_AMB_38_the_original_chapter_is_played_on_the_same_earth_without_water():
    assert len(lands()) == 42 and {t.terrain for t in lands().territories} == {"land"}
    game = old({"exiled_states_of_america": 0}, {"exiled_states_of_america": 5})
    a, b = number(game, "exiled_states_of_america"), number(game, "canada")
    assert Attack(a, b, 3) in asks(game, "attack", 0).options
    printed = lands("printed_board")
    game = old({"exiled_states_of_america": 0}, {"exiled_states_of_america": 5}, board=printed)
    assert refuses(game, Attack(a, b, 3)).key == "illegal.attack.far"


def test_AMB_39_where_all_cards_are_in_hands_none_is_drawn():
    game = old({"alberta": 0}, {"alberta": 9})
    pile = game.state.decks["territory"]
    pile.hands[1], pile.draw = pile.draw, []
    attack(game, "alberta", "canada", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert only(done(game), CardDrawn) == []
    assert asks(game, "fortify", 0) and pile.hands[0] == []
