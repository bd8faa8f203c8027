"""Opponents in Godstorm: which miracle cards they buy, play and keep, at what they aim them, and how they answer."""

from __future__ import annotations

import pytest

from risk_desktop.ai.answers.godstorm.miracles.harm import harm
from risk_desktop.ai.answers.godstorm.miracles.imagine import Imagination
from risk_desktop.ai.answers.godstorm.miracles.judging import use
from risk_desktop.ai.answers.godstorm.miracles.needs import needed
from risk_desktop.ai.answers.godstorm.miracles.worth import deck_worth
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import miracle_specs
from risk_desktop.editions.godstorm.cards.effect import Miracle
from risk_desktop.editions.godstorm.cards.playing import PlayMiracle
from risk_desktop.editions.godstorm.cards.relics import relic_number
from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.ai.test_god_turns import answered
from tests.editions.godstorm.epoch import front, invade
from tests.editions.godstorm.miracles import about_to_play, play
from tests.playing import asks, choose, number

OWN_TURN = [card.id for card in miracle_specs().values() if card.timing == "own_turn"]
CURSES = ("war_storms_rage", "death_the_ground_shakes", "death_the_mighty_have_fallen", "death_the_young_grow_old")


def imagination(game: Game, player: int = 0) -> Imagination:
    """Return how ``player`` judges cards."""
    return Imagination(Mind(SKILLS["hard"], 1), view(game, player))


# --- the own turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", OWN_TURN)
def test_every_card_of_the_own_turn_is_judged_with_a_legal_aim(card):
    game = about_to_play(card, others={1: ["magic_excalibur", "sky_lava_erupts"], 2: []}, number=2)
    aims = effect_of(card).targets(game, 0, None)
    assert aims, "this table must let every card be played"
    before = game.state.copy()
    found = use(effect_of(card), imagination(game), card, aims)
    assert found.targets in aims or found.gain == 0.0
    assert game.state == before


def test_heroes_are_born_where_they_are_needed():
    game = about_to_play("war_heroes_are_born")
    assert answered(game) == PlayMiracle("war_heroes_are_born", (number(game, "egypt"),))


def test_storms_rage_over_others():
    game = about_to_play("war_storms_rage")
    choice = answered(game)
    assert isinstance(choice, PlayMiracle) and game.state.owner[choice.targets[0]] != 0


def test_a_card_that_hurts_most_oneself_is_kept():
    alone = {"nubia": "1 5", "sumer": "2 3", "sheba": "1 4"}
    game = about_to_play("war_the_sun_grows_cold", position=alone)
    assert answered(game) == Pass()


def test_the_largest_foreign_hand_withers():
    full = ["sky_lava_erupts", "sky_enemies_convert", "war_storms_rage", "war_prayers_are_answered"]
    game = about_to_play("death_crops_wither", others={1: full, 2: ["sky_this_ground_is_sacred"]})
    assert answered(game) == PlayMiracle("death_crops_wither", (1,))


def test_a_card_that_brings_little_is_played_when_faith_buys_nothing_any_more():
    """A hand of one card withers for two faith: in the last epoch these are good for nothing else, before it they are."""
    one = {1: ["sky_lava_erupts"], 2: []}
    assert answered(about_to_play("death_crops_wither", others=one, number=5)) == PlayMiracle(
        "death_crops_wither", (1,)
    )
    assert answered(about_to_play("death_crops_wither", others=one, number=2)) == Pass()


def test_the_best_relic_is_plundered():
    game = about_to_play(
        "war_a_shrine_is_plundered", others={1: ["magic_pandoras_box"], 2: ["magic_the_golden_fleece"]}
    )
    fleece = relic_number("magic_the_golden_fleece")
    assert answered(game) == PlayMiracle("war_a_shrine_is_plundered", (fleece,))


def test_own_relics_are_not_turned_to_rust():
    game = about_to_play("death_diamonds_turn_to_rust", others={0: ["death_diamonds_turn_to_rust"], 1: []})
    choose_relics(game, 0, "magic_the_golden_fleece", "magic_excalibur")
    assert answered(game) == Pass()


def test_what_one_of_three_rivals_loses_is_worth_less_than_what_the_only_one_does():
    def answer(players: int):
        game = about_to_play("death_diamonds_turn_to_rust", number=3, players=players, position=TABLES[players])
        choose_relics(game, 1, "magic_the_golden_fleece")
        return answered(game)

    assert answer(2) == PlayMiracle("death_diamonds_turn_to_rust")
    assert answer(4) == Pass()


TWO = dict.fromkeys(("sumer", "tritonis"), "1 1")
TABLES = {2: TWO, 4: {"dacia": "3 2"}}
"""By number of players, what makes such a table of the usual one of three."""


def choose_relics(game: Game, player: int, *cards: str) -> None:
    """Put relics in front of a player."""
    pile = game.state.decks["magic"]
    for card in cards:
        pile.draw.remove(relic_number(card))
        pile.hands[player].append(relic_number(card))


def test_time_is_turned_back_by_who_is_behind_at_the_end():
    behind = about_to_play(
        "war_time_stands_still", number=5, position=dict.fromkeys(("rus", "dacia", "hibernia"), "1 2")
    )
    early = about_to_play("war_time_stands_still", number=3)
    assert answered(behind) == PlayMiracle("war_time_stands_still")
    assert answered(early) == Pass()


def test_eagles_bring_idle_armies_to_the_front():
    own = {"tritonis": "0 12", "hesperide": "0 1", "poseidonis": "0 1", "oricalcos": "0 1", "egypt": "0 3 war"}
    game = about_to_play("war_eagles_take_wing", position={**own, "gaul": "", "hibernia": "1 1", "atlas": "0 1"})
    choice = answered(game)
    assert isinstance(choice, PlayMiracle) and choice.targets[0] == number(game, "tritonis")
    choose(game, choice)
    asks(game, "flight", 0)
    assert answered(game) == LedMoveIn(11, ())


def test_the_sea_link_to_the_strongest_neighbour_is_closed():
    own = {"tritonis": "0 1", "poseidonis": "0 1", "hesperide": "0 4", "oricalcos": "0 4"}
    others = {"hibernia": "1 8", "iberia": "2 1", "atlas": "2 1"}
    game = about_to_play("death_the_waters_boil", number=5, position=own | others)
    link = tuple(sorted((number(game, "hesperide"), number(game, "hibernia"))))
    assert answered(game) == PlayMiracle("death_the_waters_boil", link)


def test_the_plague_is_sent_away_from_the_largest_own_army():
    game = about_to_play("death_paradise_is_lost", position={"egypt": "0 8 war death plague", "gaul": "0 3 plague"})
    assert answered(game) == PlayMiracle("death_paradise_is_lost", (number(game, "egypt"),))


def test_deaths_door_closes_on_garrisons_that_can_be_taken_then():
    """Six before a garrison of six hardly march; half of it falls to them. Where nobody marches, the card is kept."""
    held = {"barrow_of_kings": "0 1", "hall_of_hearts": "0 1", "gate_of_seven_veils": "0 1", "plain_of_whispers": "0 1"}
    near = {**held, "fields_of_forgetting": "0 7", "wolfs_altar": "1 6"}
    far = {**held, "fields_of_forgetting": "0 1", "gate_of_reeds": "0 7", "wolfs_altar": "1 6"}
    assert answered(about_to_play("death_deaths_door_closes", position=near, number=4)) == PlayMiracle(
        "death_deaths_door_closes"
    )
    assert answered(about_to_play("death_deaths_door_closes", position=far, number=4)) == Pass()


def test_the_dearest_card_is_stolen():
    game = about_to_play("war_visions_become_real", others={1: ["sky_the_fog_lifts", "sky_this_ground_is_sacred"]})
    play(game, "war_visions_become_real", 1)
    options = asks(game, "stolen_card", 0).options
    wanted = answered(game)
    assert wanted in options and wanted.key.startswith("sky:")
    assert choose(game, wanted)[-1].card != 0


# --- buying -----------------------------------------------------------------------------------------------------------


def test_relics_are_bought_early_and_faith_is_kept_for_cards():
    game = front("0 9 war magic", "1 3", phase="buy", faith=(6, 0, 0))
    choice = answered(game)
    assert isinstance(choice, BuyCards) and sum(number for _, number in choice.cards) == 2
    assert dict(choice.cards).get("magic")


def test_faith_is_kept_for_a_card_that_is_worth_it():
    """The Trojan horse costs two faith and stands before a lonely army; four faith would buy two cards."""
    rich = front("0 9 war death", "1 1", phase="buy", faith=(4, 0, 0), number=5)
    keen = front(
        "0 9 war death",
        "1 1",
        phase="buy",
        faith=(4, 0, 0),
        number=5,
        cards={0: ["death_the_trojan_horse_is_revealed"]},
    )
    mind = Mind(SKILLS["hard"], 1)
    assert needed(mind, view(rich, 0)) == 0
    assert needed(mind, view(keen, 0)) == 2
    choice = answered(keen)
    assert isinstance(choice, Pass) or sum(number for _, number in choice.cards) <= 1


def test_in_the_last_epoch_no_god_is_summoned_with_the_faith_for_a_card():
    ahead = dict.fromkeys(("rus", "dacia", "hibernia", "kush", "sheba"), "1 2")
    game = front(
        "0 9 war",
        "1 3",
        phase="summon",
        faith=(4, 0, 0),
        number=5,
        position=ahead,
        cards={0: ["war_time_stands_still"]},
    )
    assert answered(game) == Pass()


def test_relics_lose_their_worth_towards_the_end():
    early, late = front(number=1), front(number=5)
    assert deck_worth(view(early, 0), "magic") > 3 * deck_worth(view(late, 0), "magic")


def test_a_hand_full_of_dear_cards_makes_another_one_worth_less_and_no_other():
    dear = ["death_the_waters_boil", "death_fire_rains_down"]
    light, full = front("0 9 war death", "1 3"), front("0 9 war death", "1 3", cards={0: dear})
    assert deck_worth(view(full, 0), "death") == 0 < deck_worth(view(light, 0), "death")
    assert deck_worth(view(full, 0), "war") == deck_worth(view(light, 0), "war")


# --- answers ----------------------------------------------------------------------------------------------------------


def attacked(card: str, origin: str, target: str, **more) -> Game:
    """Return a game in which player 1, who holds ``card``, is attacked."""
    game = front(origin, target, cards={1: [card]}, faith=(0, 4, 0), **more)
    invade(game, "egypt", "nubia", dice=1)
    asks(game, "reaction", 1)
    return game


def test_an_answer_that_saves_the_land_is_played():
    game = attacked("sky_men_become_warriors", "0 6", "1 4 sky")
    assert answered(game, 1) == PlayMiracle("sky_men_become_warriors")


EVEN, WITHOUT_MAGIC = ("0 12 war magic", "1 8 sky magic"), ("0 8 war", "1 6 sky war")


@pytest.mark.parametrize("card", [card.id for card in miracle_specs().values() if card.timing == "attacked"])
def test_every_sky_card_is_played_where_it_helps(card):
    origin, target = WITHOUT_MAGIC if card == "sky_1000_workers_amass" else EVEN
    more = {"position": {"gaul": "1 9", "rus": "0 3 temple"}, "number": 2}
    game = attacked(card, origin, target, **more)
    choice = answered(game, 1)
    assert isinstance(choice, PlayMiracle) and choice.card == card


def test_an_answer_that_saves_nothing_is_kept():
    assert answered(attacked("sky_men_become_warriors", "0 40", "1 1 sky"), 1) == Pass()
    assert answered(attacked("sky_this_ground_is_sacred", "0 2", "1 20 sky"), 1) == Pass()


def test_sacred_ground_stops_an_army_that_would_win():
    game = attacked("sky_this_ground_is_sacred", "0 14", "1 7 sky")
    assert answered(game, 1) == PlayMiracle("sky_this_ground_is_sacred")


# --- Aegis ------------------------------------------------------------------------------------------------------------


def test_aegis_is_raised_against_what_hurts_and_not_against_the_rest():
    hurt = about_to_play(
        "war_storms_rage", others={2: ["magic_aegis_shield_of_athena"]}, position={"sumer": "2 9 magic"}
    )
    play(hurt, "war_storms_rage", "sumer")
    asks(hurt, "aegis", 2)
    assert harm(imagination(hurt, 2), Miracle(0, "war_storms_rage", (number(hurt, "sumer"),))) > 1
    other = about_to_play("war_heroes_are_born", others={2: ["magic_aegis_shield_of_athena"]})
    play(other, "war_heroes_are_born", "gaul")
    asks(other, "aegis", 2)
    assert answered(other, 2) == Pass()
    lost = about_to_play(
        "war_a_shrine_is_plundered", others={2: ["magic_aegis_shield_of_athena", "magic_the_golden_fleece"]}
    )
    play(lost, "war_a_shrine_is_plundered", relic_number("magic_the_golden_fleece"))
    asks(lost, "aegis", 2)
    assert answered(lost, 2) == Pick("magic_aegis_shield_of_athena")
