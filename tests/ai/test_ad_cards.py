"""2210 A.D.: command cards in the hands of the opponents: bought, played, kept, and answered with."""

from __future__ import annotations

import pytest

from risk_desktop.ai.habits.commanders.worth import use
from risk_desktop.editions.ad2210.cards.deck import END_OF_GAME, REACTIONS, card_specs
from risk_desktop.editions.ad2210.cards.decoys import MoveDecoys
from risk_desktop.editions.ad2210.cards.reduction import RemoveMods
from risk_desktop.editions.common.card_play import PlayCard
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.engine.choices import Pass
from tests.ai.test_ad_turns import answer
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import interrupt
from tests.playing import number

# --- buying -----------------------------------------------------------------------------------------------------------


def test_energy_is_kept_for_the_next_bid():
    assert answer(about_to_play(phase="buy", energy=(3, 0, 0))) == Pass()


def test_what_is_over_buys_cards():
    choice = answer(about_to_play(phase="buy", energy=(6, 0, 0)))
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 3


def test_the_last_year_buys_points():
    choice = answer(about_to_play(phase="buy", year=5, energy=(3, 0, 0)))
    assert choice == BuyCards((("diplomat", 3),))


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    "card", ["land_scout_forces", "diplomat_energy_crisis", "diplomat_territorial_station", "diplomat_mod_reduction"]
)
def test_good_cards_are_played_at_once(card, level):
    choice = answer(about_to_play(card), level)
    assert isinstance(choice, PlayCard) and choice.card == card


def test_new_units_stand_beside_an_enemy():
    choice = answer(about_to_play("land_assemble_mods", position={"lesotho": "0 1"}))
    assert isinstance(choice, PlayCard) and choice.targets[0] in {
        number(about_to_play(), name) for name in ("alberta", "nunavut")
    }


def test_rockets_fly_at_the_largest_stack():
    small = {"canada": "1 2 land diplomat", "continental_biospheres": "1 1 naval"}
    game = about_to_play("nuclear_rocket_strike_land", position={**small, "japan": "2 12 land naval nuclear"})
    assert answer(game) == PlayCard("nuclear_rocket_strike_land", (number(game, "japan"),))


@pytest.mark.parametrize("card", ["space_energy_extraction", "nuclear_armageddon", "naval_hidden_energy"])
def test_cards_that_bring_nothing_now_stay_in_the_hand(card):
    others = {1: ["nuclear_assassin_bomb"]}
    position = {"canada": "1 4 land diplomat nuclear"}
    assert answer(about_to_play(card, others=others, position=position)) == Pass()


def test_every_effect_that_is_played_in_the_own_turn_is_judged():
    own = {type(card.effect) for card in card_specs().values() if card.timing not in (*REACTIONS, END_OF_GAME)}
    assert own <= use.registry.keys()


def test_mods_are_removed_where_nobody_misses_them():
    game = about_to_play(position={"lesotho": "0 6"})
    interrupt(game, RemoveMods(0, 2))
    choice = answer(game)
    assert all(game.state.armies[t] > n for t, n in choice.parts)  # type: ignore[attr-defined]


def test_commanders_flee_to_the_largest_stack():
    position = {"alberta": "0 1 land", "nunavut": "0 60 diplomat", "canada": "1 20"}
    game = about_to_play(position=position)
    interrupt(game, MoveDecoys(0))
    moves = dict(answer(game).moves)  # type: ignore[attr-defined]
    assert moves.get("land") == number(game, "nunavut")


# --- answering --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_stealth_turns_a_fight_for_a_good_stack(level):
    game = under_attack("canada", "land_stealth_mods", position={"alberta": "0 8 land"})
    assert answer(game, level) == PlayCard("land_stealth_mods")


def test_stealth_is_kept_where_it_changes_nothing():
    game = under_attack("canada", "land_stealth_mods", position={"alberta": "0 3 land", "canada": "1 20 land diplomat"})
    assert answer(game) == Pass()


def test_a_trap_waits_for_a_large_stack():
    small = under_attack("canada", "land_land_death_trap", position={"alberta": "0 3 land"})
    large = under_attack("canada", "land_land_death_trap", position={"alberta": "0 16 land"})
    assert answer(small) == Pass()
    assert answer(large) == PlayCard("land_land_death_trap")


def test_cease_fire_saves_what_would_be_lost():
    game = under_attack("canada", "diplomat_cease_fire", position={"alberta": "0 20 land"})
    assert answer(game) == PlayCard("diplomat_cease_fire")
