"""Elimination, the end of the game, scores and ties, Atlantis and the maelstrom (G-95 to G-98, G-118 to G-125, G-138, G-139)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.fallen import put_out
from risk_desktop.editions.common.score import ranked, score_of
from risk_desktop.editions.common.turns import NextRound
from risk_desktop.editions.godstorm.elimination import eliminate_all
from risk_desktop.editions.godstorm.realms import continents, continents_of, open_links
from risk_desktop.editions.godstorm.scoring import FinalScore, standing
from risk_desktop.engine.choices import Attack, MoveIn
from risk_desktop.engine.events import PlayerEliminated
from tests.editions.godstorm.epoch import GATE, REST, dead, enter, epoch, faith, god_rules, held, invade, stands, words
from tests.playing import asks, choose, done, number, only, refuses

LAST = {"egypt": "0 5", "nubia": "1 1 temple", "sumer": "2 1", GATE: "1 4"}


def test_G_95_who_has_no_army_on_earth_is_out_at_once():
    game = epoch(LAST)
    events = invade(game, "egypt", "nubia", 1, rolls=[6, 2])
    events += choose(game, MoveIn(1))
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert game.state.alive == [True, False, True]


def test_G_96_everything_that_is_his_leaves_the_game():
    """A-27."""
    cards = {1: ["war_storms_rage", "magic_stonehenge"]}
    game = epoch(LAST, faith=[1, 7, 2], dead=[0, 6, 0], cards=cards)
    invade(game, "egypt", "nubia", 1, rolls=[6, 2])
    choose(game, MoveIn(1))
    assert (faith(game), dead(game), held(game, 1), stands(game, GATE)) == ([1, 0, 2], [0, 0, 0], [], "")
    assert not [piece for piece in game.state.pieces if piece.player == 1]
    assert len(game.state.decks["war"].discard) == 1


def test_G_97_his_fields_are_empty_at_once_and_his_temples_neutral_where_nobody_stands():
    game = epoch({**LAST, "wolfs_altar": "1 2", "barrow_of_kings": "0 3", "gaul": "- temple"})
    invade(game, "egypt", "nubia", 1, rolls=[6, 2])
    choose(game, MoveIn(1))
    while game.pending().kind != "underworld":
        done(game)
    enter(game, "barrow_of_kings", "wolfs_altar")
    assert stands(game, "gaul") == "- temple"
    assert stands(game, "wolfs_altar").startswith("0")


def test_G_98_the_last_one_left_wins_immediately():
    game = epoch({"egypt": "0 5", "nubia": "1 1"}, players=2)
    game.state.alive = [True, True, False]
    invade(game, "egypt", "nubia", 1, rolls=[6, 1])
    choose(game, MoveIn(1))
    assert game.pending() is None
    assert (game.state.outcome.winners, game.state.outcome.reason) == ((0,), "last_standing")


def last_turn(position, **more):
    """Return a game that is over after this turn."""
    game = epoch(position, number=5, **more)
    game.state.stack.clear()
    game.push(NextRound())
    game.pending()
    return game


def test_G_118_the_game_ends_after_the_fifth_epoch():
    game = last_turn({"egypt": "0 1", **REST})
    assert game.state.outcome.reason == "score"
    assert game.state.round == 5
    game = epoch({"egypt": "0 1", **REST}, number=4, phase="turn_end", order=[1, 2, 0], faith=[1, 1, 1])
    asks(game, "bid", 0)


def test_G_119_the_score_counts_land_continents_fields_and_relics_at_home():
    owned = dict.fromkeys(("hesperide", "tritonis", "poseidonis", "oricalcos", "anglia", "egypt"), "0 1")
    fields = {"wolfs_altar": "0 1", "hall_of_hearts": "0 1", "house_of_dust": "0 1", GATE: "0 1"}
    relics = ["magic_stonehenge", "magic_the_great_pyramids", "magic_mjolnir_hammer_of_thor"]
    game = epoch({**owned, **fields, **REST}, cards={0: relics})
    assert sorted(words(score_of(game, 0))) == [
        ("altars", 1),
        ("crypts", 2),
        ("region", 3),
        ("relics", 2),
        ("territories", 6),
    ]


def test_G_119_all_score_in_turn_order():
    game = last_turn({"egypt": "0 1", **REST}, order=[2, 0, 1])
    assert [event.player for event in only(game.take_events(), FinalScore)] == [2, 0, 1]


@pytest.mark.parametrize(
    ("position", "faith_held", "winners"),
    [
        ({"egypt": "0 1", "nubia": "0 1", "kush": "1 9", "sumer": "2 9"}, [0, 9, 9], (0,)),
        ({"egypt": "0 1", "kush": "1 9", "sumer": "2 9"}, [4, 3, 3], (0,)),
        ({"egypt": "0 1 temple", "kush": "1 9", "sumer": "2 9"}, [3, 3, 3], (0,)),
        ({"egypt": "0 1 war", "kush": "1 9", "sumer": "2 9"}, [3, 3, 3], (0,)),
        ({"egypt": "0 3", "kush": "1 2", "sumer": "2 2"}, [3, 3, 3], (0,)),
        ({"egypt": "0 2", "kush": "1 2", "sumer": "2 1"}, [3, 3, 3], (0, 1)),
    ],
)
def test_G_120_ties_by_faith_temples_gods_and_armies(position, faith_held, winners):
    game = last_turn(position, faith=faith_held)
    assert game.state.outcome.winners == winners


def test_G_121_atlantis_has_bonus_three():
    regions = {region.id: region for region in god_rules().board.regions}
    assert (regions["atlantis"].bonus, len(regions["atlantis"].members)) == (3, 4)
    assert (regions["hyrkania"].bonus, len(regions["hyrkania"].members)) == (2, 4)


def test_G_138_who_goes_out_in_his_own_turn_ends_it_and_all_at_once_share_the_victory():
    game = epoch({"egypt": "0 1", "kush": "1 1"}, players=2)
    game.state.alive = [True, True, False]
    game.state.owner = [-1] * len(game.state.owner)
    game.state.armies = [0] * len(game.state.armies)
    eliminate_all(game, 0)
    assert game.state.outcome.winners == (0, 1)


def test_G_139_who_went_out_ranks_behind_all_who_scored_the_later_the_higher():
    game = epoch({"egypt": "0 1", "kush": "1 1", "sumer": "2 3", "gaul": "3 1"}, players=4)
    for seat in (3, 1):
        put_out(game, [seat], 2)
    assert ranked(game, standing) == [(2,), (0,), (1,), (3,)]


def test_G_124_the_maelstrom_closes_a_link_for_good_and_may_cut_off_an_island():
    game = epoch({"roma": "0 5", "corsica": "1 1", **REST})
    game.state.slots["waters"].maelstrom = sorted((number(game, "roma"), number(game, "corsica")))
    reason = refuses(game, Attack(number(game, "roma"), number(game, "corsica"), 1))
    assert reason.key == "illegal.gods.maelstrom"
    assert (number(game, "roma"), number(game, "corsica")) not in set(asks(game, "attack", 0).options.edges())


def test_G_124_only_sea_links_can_be_closed_and_the_north_is_no_sea():
    """A-18, A-19: Oricalcos borders Poseidonis by land and Atlas by sea; Thule and Varangia share land in the far north."""
    game = epoch({"egypt": "0 1", **REST})
    links = {frozenset(link) for link in open_links(game.state, game.rules.board)}
    assert frozenset((number(game, "oricalcos"), number(game, "atlas"))) in links
    assert frozenset((number(game, "oricalcos"), number(game, "poseidonis"))) not in links
    assert frozenset((number(game, "thule"), number(game, "varangia"))) not in links


def test_G_122_nobody_holds_the_bonus_of_sunken_atlantis():
    owned = dict.fromkeys(("hesperide", "tritonis", "poseidonis", "oricalcos"), "0 1")
    game = epoch({**owned, **REST})
    atlantis = game.rules.board.region_number("atlantis")
    assert continents_of(game.state, game.rules.board, 0) == [atlantis]
    game.state.slots["waters"].sunk = True
    assert continents_of(game.state, game.rules.board, 0) == []
    assert len(continents(game.state, game.rules.board)) == 5
