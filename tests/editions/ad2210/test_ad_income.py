"""Collecting and deploying, hiring and building, buying cards (AD-E, AD-F, AD-G)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.casualties import lose_units
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.ad2210.units import STATION, in_play, stations_of
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import LedFortify, PiecePlaced, PutPiece
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import HIDDEN, CardDrawn, IncomeReceived
from risk_desktop.engine.view import view
from tests.editions.ad2210.year import ad_board, energy, held, interrupt, stands, year
from tests.playing import asks, choose, number, only, place, placing, refuses


def holding(count: int) -> dict[str, str]:
    """Return a position in which player 0 has so many territories and no region, players 1 and 2 one in the way each."""
    board = ad_board()
    spoilers = {region.members[0] for region in board.regions}
    mine = [t for t in range(len(board)) if t not in spoilers][:count]
    position = {board.territories[t].id: "0 1" for t in mine}
    position.update({board.territories[t].id: f"{1 + n % 2} 1" for n, t in enumerate(sorted(spoilers))})
    return position


@pytest.mark.parametrize(("count", "income"), [(1, 3), (11, 3), (12, 4), (14, 4), (15, 5), (38, 12)])
def test_AD_E_1_a_third_of_the_territories_in_mods_and_in_energy(count, income):
    """AMB-18."""
    game = year(holding(count), phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == income
    assert energy(game) == [income, 0, 0]


def test_AD_E_1_a_territory_held_by_a_station_alone_counts():
    position = holding(11)
    assert "japan" not in position
    game = year({**position, "japan": "0 0 station"}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 4


AUSTRALIA = {"java_cartel": "0 1", "new_guinea": "0 1", "aboriginal_league": "0 1", "australian_testing_ground": "0 1"}
OTHERS = {"alberta": "1 3", "egypt": "2 3"}


def test_AD_E_2_a_region_brings_its_bonus_in_both():
    """AMB-19."""
    game = year({**AUSTRALIA, **OTHERS}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 5
    assert energy(game)[0] == 5
    game = year({"neo_tokyo": "0 1", "sung_tzu": "0 1", **OTHERS}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 4


def test_AD_E_3_devastated_land_is_ignored_and_the_full_bonus_paid():
    position = {name: text for name, text in AUSTRALIA.items() if name != "new_guinea"}
    game = year({**position, **OTHERS}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 3
    game = year({**position, **OTHERS}, phase="reinforce", deserts=["new_guinea"])
    assert asks(game, "reinforce", 0).options.total == 5


def test_AD_E_3_a_region_with_nothing_left_pays_nobody():
    """AMB-4."""
    game = year({**OTHERS, "japan": "0 2"}, phase="reinforce", deserts=list(AUSTRALIA))
    assert [line.source for line in income_of(game, 0)] == ["territories"]


def test_AD_E_4_a_station_brings_a_mod_beside_it_and_no_energy():
    game = year({"japan": "0 2 station", "egypt": "0 0 station", "alberta": "1 3", "mexico": "2 1"}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 3
    assert (stands(game, "japan"), stands(game, "egypt")) == ("0 3 station", "0 1 station")
    assert energy(game)[0] == 3


def test_AD_E_5_new_mods_go_anywhere_that_one_controls_and_all_of_them():
    game = year({"japan": "0 2", "neo_tokyo": "0 1", "tycho": "0 1", **OTHERS}, phase="reinforce")
    assert refuses(game, placing(game, japan=2)).key == "illegal.place.total"
    assert refuses(game, placing(game, byrgius=3)).key == "illegal.place.not_yours"
    place(game, japan=1, neo_tokyo=1, tycho=1)
    assert (stands(game, "neo_tokyo"), stands(game, "tycho")) == ("0 2", "0 2")
    assert game.state.reserve == [0, 0, 0]


def test_AD_E_6_energy_comes_before_spending():
    game = year({"japan": "0 2", **OTHERS}, phase="reinforce")
    events = place(game, japan=3)
    assert energy(game)[0] == 3
    assert only(events, IncomeReceived) == []
    asks(game, "hire", 0)


# --- hiring ------------------------------------------------------------------------------------------------------------


def hiring(energies=(12, 0, 0), **position):
    return year(
        {"japan": "0 2", "neo_tokyo": "0 1", "tycho": "0 1", **OTHERS, **position}, phase="hire", energy=energies
    )


def hire(game, kind, territory):
    return choose(game, PutPiece(kind, number(game, territory)))


def test_AD_F_1_a_commander_costs_3_and_there_is_one_of_each():
    """AMB-1."""
    game = hiring(japan="0 2 land")
    assert refuses(game, PutPiece("land", number(game, "japan"))).key == "illegal.choice"
    events = hire(game, "naval", "japan")
    assert only(events, PiecePlaced) == [PiecePlaced(0, "naval", number(game, "japan"), 3)]
    hire(game, "space", "japan")
    hire(game, "nuclear", "japan")
    hire(game, "diplomat", "japan")
    assert energy(game)[0] == 0
    assert stands(game, "japan") == "0 6 diplomat land naval nuclear space"


def test_AD_F_1_without_three_energy_nobody_can_be_hired():
    game = hiring(energies=(2, 0, 0))
    assert game.pending().kind != "hire"


def test_AD_F_2_a_lost_commander_may_be_hired_again():
    game = hiring()
    hire(game, "land", "japan")
    assert PutPiece("land", number(game, "japan")) not in asks(game, "hire", 0).options
    interrupt(game, *lose_units(game, number(game, "japan"), 3))
    hire(game, "land", "tycho")
    assert stands(game, "tycho") == "0 2 land"


def test_AD_F_3_a_commander_is_placed_on_any_controlled_territory():
    game = hiring()
    places = {
        choice.territory for choice in asks(game, "hire", 0).options if choice != Pass() and choice.kind == "naval"
    }
    assert places == {number(game, name) for name in ("japan", "neo_tokyo", "tycho")}


def test_AD_F_4_stations_cost_5_stand_on_own_land_one_in_each_and_four_in_all():
    """AMB-1, AMB-21."""
    game = hiring(energies=(20, 0, 0), japan="0 2 station", pevek="0 1", alden="0 1", sakha="0 1", siberia="0 1")
    options = asks(game, "hire", 0).options
    places = {choice.territory for choice in options if choice != Pass() and choice.kind == STATION}
    assert places == {number(game, name) for name in ("pevek", "alden", "sakha", "siberia")}
    for name in ("pevek", "alden", "sakha"):
        hire(game, STATION, name)
    assert energy(game)[0] == 5
    assert len(stations_of(game.state, 0)) == 4
    assert refuses(game, PutPiece(STATION, number(game, "siberia"))).key == "illegal.choice"


def test_AD_F_5_a_station_never_moves():
    game = year({"japan": "0 5 station land", "pevek": "0 1", **OTHERS}, phase="fortify")
    a, b = number(game, "japan"), number(game, "pevek")
    assert refuses(game, LedFortify(a, b, 2, (STATION,))).key == "illegal.invade.movers"
    choose(game, LedFortify(a, b, 4, ("land",)))
    assert (stands(game, "japan"), stands(game, "pevek")) == ("0 1 station", "0 5 land")


# --- buying ------------------------------------------------------------------------------------------------------------


def buying(energies=(9, 0, 0), leaders="land diplomat"):
    return year({"japan": f"0 4 {leaders}", **OTHERS}, phase="buy", energy=energies)


def test_AD_G_1_up_to_four_cards_at_one_energy_each():
    game = buying()
    assert refuses(game, BuyCards((("land", 5),))).key == "illegal.choice"
    assert refuses(game, BuyCards((("land", 3), ("diplomat", 2)))).key == "illegal.choice"
    choose(game, BuyCards((("land", 3), ("diplomat", 1))))
    assert energy(game)[0] == 5
    assert len(held(game, 0)) == 4
    poor = buying((2, 0, 0))
    assert max(sum(n for _, n in c.cards) for c in asks(poor, "buy_cards", 0).options if c != Pass()) == 2


def test_AD_G_2_only_from_decks_whose_commander_is_in_play():
    game = buying(leaders="land")
    assert refuses(game, BuyCards((("diplomat", 1),))).key == "illegal.choice"
    assert {deck for c in asks(game, "buy_cards", 0).options if c != Pass() for deck, _ in c.cards} == {"land"}
    nobody = year({"japan": "0 4", **OTHERS}, phase="buy", energy=(9, 0, 0))
    assert nobody.pending().kind != "buy_cards"


def test_AD_G_3_all_decks_are_chosen_before_a_card_is_looked_at():
    game = buying()
    events = choose(game, BuyCards((("land", 2), ("diplomat", 1))))
    drawn = only(events, CardDrawn)
    assert [event.deck for event in drawn] == ["land", "land", "diplomat"]
    assert all(event.seen_by(1).card == HIDDEN and event.seen_by(0).card >= 0 for event in drawn)
    assert game.pending().kind != "buy_cards"


def test_AD_G_4_no_deck_sells_more_than_it_holds():
    game = buying()
    pile = game.state.decks["land"]
    pile.discard, pile.draw = pile.draw[2:], pile.draw[:2]
    game.state.decks["diplomat"].discard, game.state.decks["diplomat"].draw = game.state.decks["diplomat"].draw, []
    options = asks(game, "buy_cards", 0).options
    assert set(options) == {Pass(), BuyCards((("land", 1),)), BuyCards((("land", 2),))}


def test_AD_G_5_cards_are_kept_without_limit_and_may_be_played_at_once():
    hands = {0: ["land_reinforcements"] * 2 + ["land_stealth_mods"] * 5}
    game = year({"japan": "0 4 land", **OTHERS}, phase="buy", energy=(1, 0, 0), hands=hands)
    choose(game, BuyCards((("land", 1),)))
    assert len(held(game, 0)) == 8
    asks(game, "play_card", 0)


def test_AD_A_6_numbers_of_cards_are_public_and_their_faces_secret():
    game = year({"japan": "0 4 land", **OTHERS}, phase="buy", energy=(1, 0, 0), hands={0: ["land_reinforcements"]})
    seen = view(game, 1).state
    assert seen.decks["land"].hands[0] == [HIDDEN]
    assert set(seen.decks["land"].draw) == {HIDDEN}
    assert seen.slots["money"].held == [1, 0, 0]
    assert view(game, 0).state.decks["land"].hands[0] == game.state.decks["land"].hands[0]
    assert len(of_terrain(game.rules.board, "land")) == 42
    assert in_play(game.state, 0) == ("land",)
