"""The original game on the board of Ancient Earth: same rules, other map (G-126 to G-133)."""

from __future__ import annotations

from functools import cache

import pytest

from risk_desktop.editions.classic.sets import set_value
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Attack, Fortify, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import CardsTaken
from risk_desktop.maps.finder import load_boards
from tests.playing import asks, at, attack, choose, given, new_game, number, occupy, only, refuses, trade


@cache
def ancient():
    """Return Ancient Earth alone."""
    return load_boards(("ancient_earth",))


def original(players: int = 3, **options):
    """Return the rules of the original game on it."""
    return make_rules("original", ancient(), players, options)


def old(owners, armies=None, **more):
    """Return a game in the middle."""
    return given(owners, armies or {}, rest=1, rules=original(), board=ancient(), **more)


@pytest.mark.parametrize(("players", "armies"), [(3, 35), (4, 30), (5, 25)])
def test_G_126_armies_claimed_one_by_one_then_placed_one_at_a_time(players, armies):
    game = new_game(original(players))
    assert asks(game, "claim", game.pending().player).options.count == 42
    assert game.state.reserve[:players] == [armies] * players
    choose(game, game.pending().options.items[0])
    assert game.rules.number("placement_batch") == 1


@pytest.mark.parametrize(("count", "income"), [(11, 3), (14, 4), (17, 5)])
def test_G_127_income_for_territories_as_the_rulebook_gives_it(count, income):
    lands = [t.id for t in ancient().territories if t.region in (0, 1)][::-1]
    spread = [*lands[:8], *[t.id for t in ancient().territories if t.region in (2, 3, 5)][1::2], *lands[9:]]
    game = old(dict.fromkeys(spread[:count], 0), phase="reinforce")
    held = sum(ancient().regions[r].bonus for r in ancient().regions_held(game.state.owner, 0))
    assert asks(game, "reinforce", 0).options.total == income + held


def test_G_128_the_cards_have_fourteen_of_each_symbol_and_sets_rise():
    assert [ancient().cards.count(kind) for kind in ("infantry", "cavalry", "artillery")] == [14, 14, 14]
    values = str(original().option("set_values"))
    worth = [set_value(ancient(), values, n, (0, 1, 2)) for n in range(8)]
    assert worth == [4, 6, 8, 10, 12, 15, 20, 25]


def test_G_129_a_traded_card_of_own_land_gives_two_armies_there():
    cards = ["dacia", "thracia", "dalmatia"]
    game = old({"dacia": 0, "gaul": 0}, hands={0: cards}, phase="reinforce")
    trade(game, *cards)
    assert at(game, "dacia") == (0, 3)


def test_G_130_attack_dice_and_ties():
    game = old({"thule": 0}, {"thule": 4, "varangia": 2})
    assert refuses(game, Attack(number(game, "thule"), number(game, "varangia"), 4)).key == "illegal.attack.dice"
    choose(game, Attack(number(game, "thule"), number(game, "varangia"), 3))
    options = asks(game, "defend", 1).options
    assert (options.lo, options.hi) == (1, 2)
    game = old({"thule": 0}, {"thule": 5, "varangia": 1})
    attack(game, "thule", "varangia", 3, [5, 2, 1, 5])
    assert (at(game, "thule"), at(game, "varangia")) == ((0, 4), (1, 1)), "the defender wins a tie"
    attack(game, "thule", "varangia", 2, [6, 2, 5])
    assert asks(game, "occupy", 0).options.lo == 2, "at least as many move in as dice in the last roll"


def test_G_131_fortify_between_adjacent_land():
    game = old({"thule": 0, "varangia": 0, "rus": 0}, {"thule": 4}, phase="fortify")
    far = Fortify(number(game, "thule"), number(game, "rus"), 1)
    assert refuses(game, far).key == "illegal.fortify.far"


def test_G_132_the_cards_of_a_beaten_player_are_taken_and_six_are_traded_at_once():
    cards = {0: ["dacia", "thracia", "dalmatia"], 2: ["roma", "apulia", "liguria"]}
    game = old({"thule": 0, "varangia": 2}, {"thule": 9}, hands=cards)
    events = attack(game, "thule", "varangia", 3, [6, 6, 6, 1])
    asks(game, "occupy", 0)
    events += occupy(game, 3)
    assert len(only(events, CardsTaken)[0].cards) == 3
    asks(game, "trade", 0)


def test_G_132_with_fewer_than_six_cards_the_loot_waits_for_the_next_turn():
    game = old({"thule": 0, "varangia": 2}, {"thule": 9}, hands={0: ["dacia", "thracia"], 2: ["roma", "apulia"]})
    attack(game, "thule", "varangia", 3, [6, 6, 6, 1])
    asks(game, "occupy", 0)
    occupy(game, 3)
    assert game.pending().kind != "trade"


def test_G_133_two_players_thirty_armies_each_fourteen_lands_two_own_and_a_neutral_one_at_a_time():
    game = new_game(make_rules("original-duel", ancient(), 2, {"start_armies": 30}))
    dice = SeededDice(1)
    assert game.rules.seats == 3
    while game.pending().kind not in ("setup_place", "place_neutral"):
        game.apply(game.pending().options.sample(dice))
    assert [game.state.owner.count(seat) for seat in range(3)] == [14, 14, 14]
    assert sum(game.state.armies) + sum(game.state.reserve) == 90
    placed = []
    while game.pending().kind in ("setup_place", "place_neutral"):
        before, decision = list(game.state.reserve), game.pending()
        total = decision.options.total
        choose(game, Place(((next(iter(decision.options.territories)), total),)))
        placed.append(
            (decision.player, decision.kind, total, [b - a for a, b in zip(game.state.reserve, before, strict=True)])
        )
    first = placed[0][0]
    assert [step[:3] for step in placed[:3]] == [
        (first, "setup_place", 2),
        (first, "place_neutral", 1),
        (1 - first, "setup_place", 2),
    ]
    assert len(placed) == 2 * 16 and sum(game.state.armies) == 90


def test_G_133_the_opponent_defends_for_a_neutral_colour_that_need_not_be_destroyed():
    rules = make_rules("original-duel", ancient(), 2, {"start_armies": 30})
    game = given(
        {"thule": 0, "varangia": 2, "gaul": 1}, {"thule": 5, "varangia": 3}, rest=2, rules=rules, board=ancient()
    )
    attack(game, "thule", "varangia", 3, [6, 5, 1, 4, 6], defence=2)
    assert (at(game, "thule"), at(game, "varangia")) == ((0, 4), (2, 2))
    game = given({"thule": 0, "varangia": 1}, {"thule": 9}, rest=2, rules=rules, board=ancient())
    attack(game, "thule", "varangia", 3, [6, 6, 6, 1])
    asks(game, "occupy", 0)
    occupy(game, 3)
    assert game.pending() is None and game.state.outcome.winners == (0,)
