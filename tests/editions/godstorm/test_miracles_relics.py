"""Every relic: what it does as long as its owner has it (G-33, G-39, G-56, G-60, G-66)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.bidding import BidTied
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.score import score_of
from risk_desktop.editions.common.turns import StartRound
from risk_desktop.editions.godstorm.afterlife import Revive
from risk_desktop.editions.godstorm.cards.events import (
    BoxOpened,
    MiracleCancelled,
    MiraclePlayed,
    RelicLost,
    RelicWorked,
)
from risk_desktop.editions.godstorm.cards.relics import relic_number
from risk_desktop.editions.godstorm.god_war import attacking_host, defending_host
from risk_desktop.engine.choices import Amount, DefendWith, Pass, Pick
from risk_desktop.engine.combat import Clash, battle_spec
from tests.editions.godstorm.epoch import REST, epoch, faith, held, interrupt, stack_deck, stands, words
from tests.editions.godstorm.miracles import about_to_play, play, under_attack
from tests.playing import asks, choose, number, only, place, rolling, start_in

HOME = {"egypt": "0 5 war", **REST}


def starting(*relics: str, position=(), **more):
    """Return a game at the start of the turn of player 0, who has these relics."""
    cards = {0: relics, **more.pop("others", {})}
    return epoch({**HOME, **dict(position)}, phase="reinforce", cards=cards, **more)


def test_aegis_shield_of_athena():
    aegis = "magic_aegis_shield_of_athena"
    game = about_to_play("war_a_shrine_is_plundered", others={1: [aegis]})
    play(game, "war_a_shrine_is_plundered", relic_number(aegis))
    assert asks(game, "aegis", 1).options.items == (Pass(), Pick(aegis))
    events = choose(game, Pick(aegis))
    assert only(events, MiracleCancelled) == [MiracleCancelled(0, "war_a_shrine_is_plundered", 1)]
    assert held(game, 0) == held(game, 1) == []


def test_aegis_answers_sky_cards_and_may_be_kept():
    aegis = "magic_aegis_shield_of_athena"
    game = under_attack("sky_men_become_warriors", others={0: [aegis]}, gods=())
    play(game, "sky_men_become_warriors")
    asks(game, "aegis", 0)
    choose(game, Pass())
    assert stands(game, "nubia").startswith("1 8") and held(game, 0) == [aegis]


@pytest.mark.parametrize(
    ("relic", "deck"),
    [("arawns_cauldron_of_life", "death"), ("the_golden_fleece", "war"), ("the_great_pyramids", "sky")],
)
def test_cauldron_fleece_and_pyramids_draw_a_card(relic, deck):
    game = starting(f"magic_{relic}")
    asks(game, "reinforce", 0)
    assert len(game.state.decks[deck].hands[0]) == 1
    assert only(game.take_events(), RelicWorked) == [RelicWorked(0, f"magic_{relic}", 1)]


def test_arawns_cauldron_of_life_draws_nothing_from_an_empty_deck():
    game = starting("magic_arawns_cauldron_of_life")
    game.state.decks["death"].discard, game.state.decks["death"].draw = game.state.decks["death"].draw, []
    asks(game, "reinforce", 0)
    assert held(game, 0) == ["magic_arawns_cauldron_of_life"]


def test_the_book_of_the_dead():
    """G-39: two raised armies for four faith."""
    game = starting("magic_the_book_of_the_dead", faith=[0, 0, 0])
    asks(game, "book", 0)
    choose(game, Pick("magic_the_book_of_the_dead"))
    assert asks(game, "reinforce", 0).options.total == 1
    assert faith(game)[0] == 7


def test_G_39_armies_of_temples_crypts_and_relics_are_not_raised():
    position = {"egypt": "0 5 temple", "hall_of_hearts": "0 2"}
    game = starting("magic_the_book_of_the_dead", "magic_the_wine_of_eternal_life", position=position)
    assert stands(game, "egypt") == "0 5 temple"
    asks(game, "book", 0)
    assert stands(game, "egypt") == "0 6 temple"
    choose(game, Pick("magic_the_book_of_the_dead"))
    choose(game, Revive(number(game, "hall_of_hearts"), number(game, "egypt")))
    assert asks(game, "reinforce", 0).options.total == 1 + 1


def test_excalibur():
    owned = dict.fromkeys(("hesperide", "tritonis", "poseidonis", "oricalcos"), "0 1")
    game = starting("magic_excalibur", position=owned)
    assert asks(game, "reinforce", 0).options.total == 3 + 3 + 2


def test_freyas_tears_of_gold():
    game = starting("magic_freyas_tears_of_gold", faith=[0, 0, 0])
    asks(game, "reinforce", 0)
    assert faith(game)[0] == 4


def test_the_wine_of_eternal_life():
    game = starting("magic_the_wine_of_eternal_life")
    assert asks(game, "reinforce", 0).options.total == 4
    place(game, egypt=4)
    assert stands(game, "egypt") == "0 9 war"


def test_the_great_pyramids_the_golden_fleece_and_their_homes():
    game = starting("magic_the_great_pyramids", "magic_the_golden_fleece")
    assert ("relics", 1) in words(score_of(game, 0))


def test_gungnir_spear_of_odin():
    game = starting("magic_gungnir_spear_of_odin")
    host = attacking_host(game.rules, game.state, number(game, "egypt"), ("war",))
    assert host.rerolls == "gungnir"
    clash = Clash(0, 1, number(game, "egypt"), number(game, "kush"), 3, 1, ("war",))
    assert not battle_spec(game.rules, game.state, clash).attack.no_ones
    assert defending_host(game.rules, game.state, number(game, "egypt")).rerolls == "gungnir"


def test_mjolnir_hammer_of_thor():
    game = starting("magic_mjolnir_hammer_of_thor", position={"thule": "0 1"})
    assert ("mjolnir", 3) in attacking_host(game.rules, game.state, number(game, "egypt"), ("war",)).added
    assert ("mjolnir", 3) in defending_host(game.rules, game.state, number(game, "egypt")).added
    assert ("relics", 1) in words(score_of(game, 0))


def test_pandoras_box():
    game = starting("magic_pandoras_box", position={"egypt": "0 5"})
    stack_deck(game, "death", "death_the_trojan_horse_is_revealed")
    options = asks(game, "miracle", 0).options
    assert Pass() not in options and options.count == 2
    rolling(game, 3)
    (played,) = only(choose(game, options.items[0]), MiraclePlayed)
    assert (played.card, faith(game)[0]) == ("death_the_trojan_horse_is_revealed", 3)
    assert game.state.armies[played.targets[0]] == 3


def test_pandoras_box_discards_a_card_without_target():
    game = starting("magic_pandoras_box")
    stack_deck(game, "death", "death_paradise_is_lost")
    asks(game, "reinforce", 0)
    (opened,) = only(game.take_events(), BoxOpened)
    assert (opened.card, opened.played) == ("death_paradise_is_lost", False)
    assert len(game.state.decks["death"].discard) == 1


def test_the_scales_of_osiris():
    position = {"egypt": "0 5 temple", "hall_of_hearts": "0 4"}
    game = starting("magic_the_scales_of_osiris", position=position)
    for _ in range(2):
        asks(game, "revive", 0)
        choose(game, Revive(number(game, "hall_of_hearts"), number(game, "egypt")))
    asks(game, "reinforce", 0)
    assert stands(game, "hall_of_hearts") == "0 2"


def test_stonehenge():
    game = epoch({"egypt": "0 5 war", **REST}, phase="buy", faith=[2], cards={0: ["magic_stonehenge"]})
    assert asks(game, "buy_cards", 0).options.count == 3


def test_the_tablets_of_destiny():
    game = epoch({"egypt": "0 5", **REST}, faith=[1, 5, 5], cards={0: ["magic_the_tablets_of_destiny"]})
    game.state.stack.clear()
    game.push(StartRound())
    events = []
    for player, bid in enumerate((0, 3, 2)):
        asks(game, "bid", player)
        rolling(game, 6, 1)
        events += choose(game, Amount(bid))
    assert only(events, BidTied)[0].players == (0, 1)
    assert faith(game) == [1, 2, 3]


def test_the_tree_of_life_saves_armies_in_battle():
    game = under_attack(others={1: ["magic_the_tree_of_life"]}, gods=())
    rolling(game, 6, 1)
    choose(game, DefendWith(1))
    asks(game, "save_armies", 1)
    choose(game, Amount(1))
    assert (stands(game, "nubia"), faith(game)[1]) == ("1 5 sky war", 8)


def test_G_33_relics_at_the_start_work_in_the_order_that_the_owner_chooses():
    """A-22."""
    relics = ["magic_pandoras_box", "magic_arawns_cauldron_of_life", "magic_excalibur"]
    game = starting(*relics, position={"egypt": "0 5"})
    stack_deck(game, "death", "death_crops_wither", "death_paradise_is_lost")
    assert set(asks(game, "relic_order", 0).options) == {Pick(card) for card in relics}
    choose(game, Pick("magic_arawns_cauldron_of_life"))
    assert "death_crops_wither" in held(game, 0)
    choose(game, Pick("magic_pandoras_box"))
    asks(game, "reinforce", 0)


def test_G_33_without_pandoras_box_no_order_is_asked():
    game = starting("magic_arawns_cauldron_of_life", "magic_excalibur", position={"egypt": "0 5"})
    asks(game, "reinforce", 0)


def test_G_33_a_relic_gained_in_the_turn_starts_at_the_next_one():
    """A-22."""
    game = epoch({"egypt": "0 1 magic", **REST}, phase="buy", faith=[2, 0, 0])
    stack_deck(game, "magic", "magic_freyas_tears_of_gold")
    choose(game, BuyCards((("magic", 1),)))
    asks(game, "reinforce", 1)
    assert faith(game)[0] == 0
    game.state.stack.clear()
    game.state.turn = 0
    interrupt(game)
    start_in(game, "reinforce")
    asks(game, "reinforce", 0)
    assert faith(game)[0] == 1 + 3


def test_G_60_relics_stay_when_the_goddess_is_banished():
    game = epoch({"egypt": "0 5 plague magic", **REST}, phase="plague", cards={0: ["magic_stonehenge"]})
    game.pending()
    assert stands(game, "egypt") == "0 3 plague"
    assert held(game, 0) == ["magic_stonehenge"]


def test_G_66_a_stolen_relic_works_at_once_and_destroyed_ones_are_gone():
    game = about_to_play(
        "war_a_shrine_is_plundered", "war_only_ash_remains", others={1: ["magic_mjolnir_hammer_of_thor"]}
    )
    relic = relic_number("magic_mjolnir_hammer_of_thor")
    events = play(game, "war_a_shrine_is_plundered", relic)
    assert only(events, RelicLost)[0].thief == 0
    assert ("mjolnir", 3) in attacking_host(game.rules, game.state, number(game, "egypt"), ("war",)).added
    play(game, "war_only_ash_remains", relic)
    assert held(game, 0) == []
