"""2210 A.D.: command cards in the hands of the opponents: bought, played, kept, and answered with."""

from __future__ import annotations

import pytest

from risk_desktop.ai.answers.ad2210.judging import CardContext, use
from risk_desktop.ai.answers.ad2210.prospects import card_worth, deck_worth
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.position import position_of
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.ad2210.cards.aims import MoveCommanders, PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.decoys import MoveDecoys
from risk_desktop.editions.ad2210.cards.draws import hoards
from risk_desktop.editions.ad2210.cards.reduction import RemoveMods
from risk_desktop.editions.ad2210.cards.spec import END_OF_GAME, REACTIONS
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.engine.appraisal import Foresight
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.ai.test_ad_turns import answer
from tests.editions.ad2210.hands import WORLD, about_to_play, under_attack
from tests.editions.ad2210.year import ad_board, interrupt, year
from tests.playing import number

DRY = {"poseidon": "", "hawaiian_preserve": ""}


def at_sea() -> Game:
    """Return a game in which player 0 has four seas."""
    return about_to_play(position={"neo_tokyo": "0 2", "sung_tzu": "0 2"})


# --- buying -----------------------------------------------------------------------------------------------------------


def test_energy_is_kept_for_the_next_bid():
    assert answer(about_to_play(phase="buy", energy=(3, 0, 0))) == Pass()


def test_what_is_over_buys_cards():
    choice = answer(about_to_play(phase="buy", energy=(6, 0, 0)))
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 3


def test_the_last_year_buys_points():
    choice = answer(about_to_play(phase="buy", year=5, energy=(3, 0, 0)))
    assert choice == BuyCards((("diplomat", 3),))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_everybody_spends_all_in_the_last_year(level):
    choice = answer(about_to_play(phase="buy", year=5, energy=(4, 0, 0)), level)
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 4
    assert dict(choice.cards)["diplomat"] == max(n for _, n in choice.cards)


def test_what_beats_the_others_is_saved_for_the_last_bid():
    energy = {"year": 4, "turn": 0, "order": (1, 2, 0)}
    assert answer(about_to_play(phase="buy", energy=(9, 8, 2), **energy)) == Pass()
    more = answer(about_to_play(phase="buy", energy=(9, 6, 2), **energy))
    assert isinstance(more, BuyCards) and sum(n for _, n in more.cards) == 2


def test_a_good_bid_is_saved_even_by_who_is_not_the_richest():
    choice = answer(about_to_play(phase="buy", year=4, energy=(8, 9, 2), order=(1, 2, 0)))
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 2


def test_who_is_too_poor_for_the_last_bid_buys_cards():
    choice = answer(about_to_play(phase="buy", year=4, energy=(6, 20, 2), order=(1, 2, 0)))
    assert isinstance(choice, BuyCards)


def test_cards_of_the_seas_are_for_who_has_seas():
    inland, seas = (
        CardContext(Mind(SKILLS["hard"], 1), view(game, 0)) for game in (about_to_play(position=DRY), at_sea())
    )
    assert deck_worth(seas, "naval") > deck_worth(inland, "naval") + 0.5
    assert deck_worth(inland, "land") > deck_worth(inland, "naval")


def test_answers_are_worth_nothing_after_the_last_turn_of_the_others():
    cards = card_specs()
    last, first = (
        CardContext(Mind(SKILLS["hard"], 1), view(about_to_play(year=5, order=order), 0))
        for order in ((1, 2, 0), (0, 1, 2))
    )
    assert card_worth(last, cards["land_stealth_mods"]) == 0.0 < card_worth(first, cards["land_stealth_mods"])
    assert card_worth(last, cards["land_colony_influence"]) > card_worth(last, cards["land_assemble_mods"])


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


def test_a_card_that_draws_from_an_empty_pile_stays_in_the_hand():
    game = about_to_play("land_scout_forces")
    assert answer(game) == PlayCard("land_scout_forces")
    game = about_to_play("land_scout_forces")
    game.state.decks["land_territories"].draw.clear()
    assert answer(game) == Pass()


@pytest.mark.parametrize("card", ["space_energy_extraction", "nuclear_armageddon", "naval_hidden_energy"])
def test_cards_that_bring_nothing_now_stay_in_the_hand(card):
    others = {1: ["nuclear_assassin_bomb"]}
    position = {"canada": "1 4 land diplomat nuclear"}
    assert answer(about_to_play(card, others=others, position=position)) == Pass()


def test_every_effect_that_is_played_in_the_own_turn_is_judged():
    own = {type(card.effect) for card in card_specs().values() if card.timing not in (*REACTIONS, END_OF_GAME)}
    assert own <= use.registry.keys()


DEAR = ("nuclear_armageddon", "nuclear_rocket_strike_land", "nuclear_scatter_bomb_land", "nuclear_assassin_bomb")
CROWDS = {"canada": "1 9 land diplomat", "continental_biospheres": "1 8 naval", "mexico": "2 9", "egypt": "2 9"}


def test_armageddon_is_called_for_cards_that_could_not_be_paid():
    game = about_to_play(*DEAR, position=CROWDS, energy=(4, 0, 0))
    assert answer(game) == PlayCard("nuclear_armageddon")


def test_armageddon_is_not_called_against_many_answers():
    bombs = {2: ["nuclear_scatter_bomb_land", "nuclear_rocket_strike_land", "nuclear_the_mother", "nuclear_nicky_boy"]}
    choice = answer(about_to_play(*DEAR, position=CROWDS, energy=(9, 0, 0), others=bombs))
    assert isinstance(choice, PlayCard) and choice.card != "nuclear_armageddon"


def test_decoys_bring_the_leaders_to_the_largest_stack():
    position = {"alberta": "0 3 land nuclear", "nunavut": "0 9", "canada": "1 1 land", "continental_biospheres": ""}
    game = about_to_play("diplomat_decoys_revealed", position={**position, "lesotho": "0 2 diplomat"})
    assert answer(game) == PlayCard("diplomat_decoys_revealed")
    interrupt(game, MoveDecoys(0))
    assert answer(game) == MoveCommanders((("land", number(game, "nunavut")), ("nuclear", number(game, "nunavut"))))


def test_the_last_year_spends_energy_on_bombs():
    dear = {"canada": "1 1 land", "continental_biospheres": "1 1", "japan": "2 1", "mexico": "2 1"}
    bomb, energy = "nuclear_rocket_strike_land", (2, 0, 0)
    assert answer(about_to_play(bomb, position=dear, energy=energy, year=3)) == Pass()
    assert isinstance(answer(about_to_play(bomb, position=dear, energy=energy, year=5)), PlayCard)


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


def moon(owner: int, units: int, **more: str) -> dict[str, str]:
    """Return a position in which somebody has all of the Moon but what is named."""
    board = ad_board()
    return {board.territories[t].id: f"{owner} {units}" for t in of_terrain(board, "moon")} | more


@pytest.mark.parametrize(
    ("position", "year", "played"),
    [
        (moon(0, 2, tycho="0 3 space"), 2, True),
        (moon(0, 2, tycho="0 12 space", byrgius="2 1"), 2, True),
        (moon(0, 1, tycho="0 3 space", byrgius="2 3"), 2, False),
        (moon(0, 1, tycho="0 3 space", byrgius="2 3"), 4, False),
        (moon(2, 1, tycho="0 3 space"), 2, False),
    ],
)
def test_the_moon_is_mined_by_who_will_hold_it(position, year, played):
    card = "space_energy_extraction"
    assert answer(about_to_play(card, position=position, year=year)) == (PlayCard(card) if played else Pass())


def test_energy_that_waits_is_fetched():
    game = year({"alberta": "0 6 land naval", "poseidon": "0 8", "hawaiian_preserve": "1 3", "canada": "1 20"}, year=2)
    target = number(game, "hawaiian_preserve")
    plain = position_of(view(game, 0))
    assert not hoards_ahead(game).targets and hoards_ahead(game).worth(plain, 0) == 0.0
    hoards(game.state)[target] = 4
    ahead = hoards_ahead(game)
    assert ahead.targets == ((target,),) and ahead.worth(plain, 0) == 0.0 == ahead.worth(plain, 1)
    plain.conquer(number(game, "poseidon"), target, 6, 6)
    assert ahead.worth(plain, 0) > 2.0
    game.state.round = 5
    assert not hoards_ahead(game).targets


def hoards_ahead(game: Game) -> Foresight:
    """Return what player 0 knows of the energy that waits for the end of his turn."""
    (term,) = (each for each in game.rules.appraise if each.name == "hoards")
    return term.prepare(game.state, game.rules, 0)


def test_nicky_boy_flies_to_the_moon_of_somebody_else():
    card = "nuclear_nicky_boy"
    assert answer(about_to_play(card, position=moon(2, 1, tycho=""))) == PlayCard(card)
    assert answer(about_to_play(card, position=moon(0, 1, tycho="0 1", byrgius="0 1"))) == Pass()


def test_a_card_that_is_worth_more_than_new_ones_is_paid_first():
    game = about_to_play("nuclear_nicky_boy", phase="buy", position=moon(2, 1, tycho=""), year=5, energy=(4, 0, 0))
    choice = answer(game)
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 1
    useless = about_to_play("nuclear_nicky_boy", phase="buy", position=moon(0, 1), year=5, energy=(4, 0, 0))
    choice = answer(useless)
    assert isinstance(choice, BuyCards) and sum(n for _, n in choice.cards) == 4


def test_the_mother_strikes_where_others_stand():
    card, board = "nuclear_the_mother", ad_board()
    lands = {board.territories[t].id: f"{1 + t % 2} 1" for t in of_terrain(board, "land")}
    rival = {**lands, "alberta": "0 20 land diplomat nuclear", "canada": "1 4 land diplomat", "japan": "2 5 naval"}
    assert answer(about_to_play(card, position=rival)) == PlayCard(card)
    own = {**dict.fromkeys(lands, "0 1"), "alberta": "0 20 land nuclear", "canada": "1 4", "japan": "2 5"}
    assert answer(about_to_play(card, position=own)) == Pass()


def test_strikes_promise_most_to_who_has_least():
    few, most = (CardContext(Mind(SKILLS["hard"], 1), view(about_to_play(position=moon(who, 1)), 0)) for who in (2, 0))
    card = card_specs()["nuclear_nicky_boy"]
    assert card_worth(few, card) > 3.0 > card_worth(most, card) == 0.0


# --- answering --------------------------------------------------------------------------------------------------------


def test_stealth_turns_a_fight_for_a_good_stack():
    game = under_attack("canada", "land_stealth_mods", position={"alberta": "0 8 land"})
    assert answer(game) == PlayCard("land_stealth_mods")


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


def test_lost_units_are_evacuated():
    lost = under_attack("canada", "diplomat_evacuation", position={"alberta": "0 20 land", "japan": "1 9"})
    assert answer(lost) == PlayCard("diplomat_evacuation", (number(lost, "japan"),))
    fair = under_attack("canada", "diplomat_evacuation", position={"alberta": "0 5 land"})
    assert answer(fair) == Pass()


def test_AD_T_3_the_last_unit_is_evacuated_to_where_a_station_stands_alone():
    position = {"alberta": "0 20 land", "canada": "1 1 diplomat", "egypt": "1 0 station"}
    others = {name: "" for name, text in WORLD.items() if text.startswith("1 ") and name not in position}
    game = under_attack("canada", "diplomat_evacuation", position={**position, **others})
    assert answer(game) == PlayCard("diplomat_evacuation", (number(game, "egypt"),))
