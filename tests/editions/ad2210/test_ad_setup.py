"""Setting up 2210: decks, devastation, claiming, commanders and stations; and the game for two (AD-A, AD-B, AD-X, AD-Y)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.cards.deck import cards_in
from risk_desktop.editions.ad2210.routes import routes_of
from risk_desktop.editions.ad2210.terrain import LandsDevastated, deserts, of_terrain, terrain_of
from risk_desktop.editions.ad2210.units import COMMANDERS, STATION, in_play, stations_of
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.common.score import score_of
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Claim, DefendWith, PlaceRest
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import OrderRolled, TerritoryClaimed
from risk_desktop.engine.view import view
from risk_desktop.maps.finder import load_boards
from tests.editions.ad2210.year import ad_board, ad_rules, energy, invade, roll, stands, year
from tests.playing import asks, choose, new_game, number, only, refuses


def started(players=3, seed=1, **options):
    """Return a game at its first question, and what happened before it."""
    game = new_game(ad_rules(players, **options), seed)
    game.pending()
    return game, game.take_events()


def play_until(game, kind):
    """Play at random until ``kind`` is asked; return the number of decisions by (kind, player)."""
    dice, seen = SeededDice(5), []
    while game.pending().kind != kind:
        decision = game.pending()
        seen.append((decision.kind, decision.player))
        game.apply(decision.options.sample(dice))
    return seen


def test_AD_A_1_two_to_five_players_play_five_years():
    assert EDITIONS["ad2210"].all_players == (2, 3, 4, 5)
    assert ad_rules().option("years") == 5


def test_AD_A_2_what_the_rules_leave_open_is_as_in_the_original_chapter():
    assert ad_rules().combat_dice.max_attack == 3 and ad_rules().combat_dice.max_defence == 2
    assert ad_rules().combat_dice.ties == "defender"


def test_AD_A_3_the_board_has_42_lands_13_waters_and_14_moon_territories():
    board = ad_board()
    assert [len(of_terrain(board, terrain)) for terrain in ("land", "water", "moon")] == [42, 13, 14]
    kinds = [board.territories[region.members[0]].terrain for region in board.regions]
    assert [kinds.count(kind) for kind in ("land", "water", "moon")] == [6, 5, 3]
    assert all(
        {board.territories[n].terrain for n in board.neighbours[t]} == {"moon"} for t in of_terrain(board, "moon")
    )


def test_the_exiled_states_touch_canada_unless_the_printed_board_is_chosen():
    """AMB-15."""
    printed = load_boards(("earth_2210:printed_board", "moon"))
    for board, touch in ((ad_board(), True), (printed, False)):
        here, there = board.index("exiled_states_of_america"), board.index("canada")
        assert (there in board.neighbours[here]) is touch


def test_AD_A_4_mods_are_counted_without_limit():
    """AMB-1."""
    game = year({"alberta": "0 900", "canada": "1 900", "japan": "2 1"}, rolls=None)
    options = asks(game, "attack", 0).options
    assert options.most_dice(number(game, "alberta")) == 3


def test_AD_A_5_energy_is_public_and_kept():
    game, _ = started()
    assert energy(game) == [3, 3, 3]
    for player in range(3):
        assert view(game, player).state.slots["money"].held == [3, 3, 3]


def test_AD_B_1_everybody_takes_three_energy_in_year_1():
    game, _ = started(5)
    assert energy(game) == [3] * 5
    play_until(game, "bid")
    assert game.state.round == 1
    game, _ = started(start_energy=10)
    assert energy(game) == [10] * 3


def test_AD_B_2_eight_decks_are_shuffled_without_wild_and_blank_cards():
    game, _ = started()
    decks = game.state.decks
    assert len(decks) == 8
    sizes = {"land_territories": 38, "water_territories": 13, "moon_territories": 14}
    assert {name: len(decks[name].draw) for name in sizes} == sizes
    other, _ = started(seed=2)
    for name in (*sizes, "land"):
        assert decks[name].draw != other.state.decks[name].draw


def test_AD_X_1_blank_cards_are_not_in_the_decks():
    game, _ = started()
    for deck in COMMANDERS:
        assert len(game.state.decks[deck].draw) == len(cards_in(deck))
        assert all(card.effect is not None for card in cards_in(deck))


def test_AD_B_3_four_lands_are_devastated_for_the_whole_game():
    game, events = started()
    [hit] = only(events, LandsDevastated)
    assert len(hit.territories) == 4
    assert deserts(game.state) == set(hit.territories)
    assert all(terrain_of(game.rules.board, t) == "land" for t in hit.territories)
    cards = [of_terrain(game.rules.board, "land")[c] for c in game.state.decks["land_territories"].discard]
    assert cards == list(hit.territories)
    for territory in hit.territories:
        assert refuses(game, Claim(territory)).key == "illegal.claim.devastated"
    for terrain in ("water", "moon"):
        assert refuses(game, Claim(of_terrain(game.rules.board, terrain)[0])).key == f"illegal.claim.{terrain}"


def test_AD_B_3_devastated_land_is_impassable():
    game = year({"alberta": "0 5", "canada": "1 3", "japan": "2 1"}, deserts=["nunavut"])
    routes = routes_of(game.state, game.rules.board, 0)
    assert number(game, "nunavut") not in routes.targets(number(game, "alberta"))
    reason = routes.explain(number(game, "alberta"), number(game, "nunavut"))
    assert reason.key == "illegal.invade.devastated"


@pytest.mark.parametrize(("players", "mods"), [(3, 35), (4, 30), (5, 25)])
def test_AD_B_4_starting_mods(players, mods):
    game, _ = started(players)
    assert game.state.reserve == [mods] * players


def test_AD_B_5_the_highest_die_starts_and_ties_roll_again():
    """AMB-2."""
    game, events = started(seed=3)
    rolls = only(events, OrderRolled)
    assert game.pending().player == rolls[-1].first
    for seed in range(40):
        rolls = only(started(5, seed)[1], OrderRolled)
        if len(rolls) > 1:
            best = max(rolls[0].rolls)
            tied = tuple(p for p, r in zip(rolls[0].players, rolls[0].rolls, strict=True) if r == best)
            assert (rolls[0].first, rolls[1].players) == (-1, tied)
            return
    raise AssertionError("no tie")


def test_AD_B_6_all_38_lands_are_claimed_in_turn_and_only_land():
    game, _ = started(5)
    first = game.pending().player
    seen = play_until(game, "setup_place")
    assert [player for _, player in seen] == [(first + n) % 5 for n in range(38)]
    board = game.rules.board
    owned = [t for t, owner in enumerate(game.state.owner) if owner >= 0]
    assert len(owned) == 38 and all(terrain_of(board, t) == "land" for t in owned)
    assert sum(game.state.reserve) == 87


def test_AD_B_7_the_next_in_line_goes_on_with_three_at_a_time():
    game, _ = started(5)
    first = game.pending().player
    play_until(game, "setup_place")
    batches = []
    while game.pending().kind == "setup_place":
        decision = game.pending()
        batches.append((decision.player, decision.options.total))
        game.apply(decision.options.sample(SeededDice(len(batches))))
    assert batches[0] == ((first + 38) % 5, 3)
    assert sum(total for _, total in batches) == 87
    assert {total for _, total in batches[:25]} == {3}
    assert sorted(dict(batches).values()) == [2, 2, 2, 3, 3]
    assert game.state.reserve == [0] * 5


def test_the_program_places_the_rest_when_asked():
    game, _ = started(3)
    play_until(game, "setup_place")
    for _ in range(3):
        choose(game, PlaceRest())
    asks(game, "setup_piece", game.state.slots["turns"].first)


def test_AD_B_7_what_stands_already_is_kept_and_the_program_fills_up_the_go():
    game, _ = started(3)
    play_until(game, "setup_place")
    decision = game.pending()
    own, player = decision.options.territories, decision.player
    reserve, before = game.state.reserve[player], game.state.armies[own[0]]
    choose(game, PlaceRest(((own[0], 2),)))
    assert game.state.armies[own[0]] >= before + 2
    assert game.state.reserve[player] == reserve - 3
    assert game.pending().player != player


def test_more_than_a_go_or_on_foreign_land_cannot_be_kept():
    game, _ = started(3)
    play_until(game, "setup_place")
    decision = game.pending()
    own = decision.options.territories
    foreign = next(t for t, owner in enumerate(game.state.owner) if owner not in (-1, decision.player))
    assert refuses(game, PlaceRest(((own[0], 3),))).key == "illegal.place.total"
    assert refuses(game, PlaceRest(((foreign, 1),))).key == "illegal.place.not_yours"
    assert refuses(game, PlaceRest(((own[0], 0),))).key == "illegal.place.none"


def test_AD_B_8_each_places_two_commanders_and_a_station_one_at_a_time():
    """AMB-21."""
    game, _ = started(3)
    first = game.pending().player
    play_until(game, "setup_piece")
    before = sum(game.state.armies)
    seen = []
    for kind in (STATION, "land", "diplomat"):
        for _ in range(3):
            decision = game.pending()
            seen.append(decision.player)
            assert all(game.state.owner[c.territory] == decision.player for c in decision.options)
            choose(game, next(c for c in decision.options if c.kind == kind))
    assert seen == [(first + n) % 3 for n in range(9)]
    assert sum(game.state.armies) == before + 6
    for player in range(3):
        assert in_play(game.state, player) == ("land", "diplomat")
        assert len(stations_of(game.state, player)) == 1
    asks(game, "bid", 0)


def test_the_order_of_the_three_pieces_is_free():
    game, _ = started(3)
    play_until(game, "setup_piece")
    kinds = {choice.kind for choice in game.pending().options}
    assert kinds == {"land", "diplomat", STATION}
    choose(game, game.pending().options.items[0])
    choose(game, game.pending().options.items[-1])
    choose(game, game.pending().options.items[0])
    assert "land" not in {choice.kind for choice in game.pending().options}
    assert isinstance(game.pending().options.items[0], PutPiece)


def test_AD_B_9_the_score_is_the_territories_at_the_start():
    game, _ = started(4)
    play_until(game, "bid")
    for player in range(4):
        lines = score_of(game, player)
        assert (lines[0].source, lines[0].armies) == ("territories", game.state.owner.count(player))


# --- for two -----------------------------------------------------------------------------------------------------------


def test_AD_Y_1_neutral_mods_stand_on_16_lands_6_waters_6_moons():
    game, events = started(2)
    board, state = game.rules.board, game.state
    neutral = [t for t, owner in enumerate(state.owner) if owner == 2]
    assert [sum(terrain_of(board, t) == kind for t in neutral) for kind in ("land", "water", "moon")] == [16, 6, 6]
    assert {state.armies[t] for t in neutral} == {3}
    assert len(only(events, TerritoryClaimed)) == 28
    assert len(state.decks["land_territories"].draw) == 38
    assert not deserts(state) & set(neutral)


def test_AD_Y_2_both_have_30_mods_and_claim_the_other_22_lands():
    """AMB-17."""
    game, _ = started(2)
    assert game.state.reserve == [30, 30, 0]
    assert asks(game, "claim", game.state.slots["turns"].first).options.count == 22
    seen = play_until(game, "bid")
    assert sum(kind == "claim" for kind, _ in seen) == 22


def test_AD_Y_3_neutrals_only_defend():
    game, _ = started(2)
    dice = SeededDice(1)
    for _ in range(400):
        decision = game.pending()
        if decision is None:
            break
        assert decision.player < 2
        game.apply(decision.options.sample(dice))
    assert energy(game)[2] == 0
    assert not any(deck.hands[2] for deck in game.state.decks.values())
    assert all(piece.player < 2 for piece in game.state.pieces)


def duel(**more):
    return year({"alberta": "0 9 land", "canada": "2 3", "mexico": "1 4 land", "japan": "2 1"}, players=2, **more)


def test_AD_Y_4_the_opponent_rolls_for_neutrals_and_says_with_how_many_dice():
    game = duel(rolls=[6, 6, 6, 1])
    invade(game, "alberta", "canada", 3)
    assert asks(game, "defend", 1).options.count == 2
    choose(game, DefendWith(1))
    asks(game, "attack", 0)
    assert stands(game, "canada") == "2 2"


def test_AD_Y_5_neutrals_are_enemies_but_no_player():
    game = duel()
    roll(game, "alberta", "canada", 3, (6, 6, 6, 1, 1))
    roll(game, "alberta", "canada", 2, (6, 6, 1))
    choose(game, asks(game, "occupy", 0).options.of(2))
    assert game.state.slots["campaign"].beaten == 1
    assert game.state.slots["turn_order"].order == [0, 1]


def test_AD_Y_6_the_neutral_owns_no_stations():
    game, _ = started(2)
    play_until(game, "bid")
    assert stations_of(game.state, 2) == []
    assert game.rules.neutrals == 1 and game.state.is_neutral(2)
