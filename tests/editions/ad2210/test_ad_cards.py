"""The machinery of command cards, shown by three of them: what may be played when, what it costs, and answers to invasions."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.events import CommandCardPlayed
from risk_desktop.editions.ad2210.cards.playing import SettleCard
from risk_desktop.editions.ad2210.casualties import Lose, lose_units
from risk_desktop.editions.ad2210.invasion import InvasionEnded, RollWith
from risk_desktop.editions.ad2210.terrain import draw_territory
from risk_desktop.engine.choices import Pass, Silence
from risk_desktop.engine.events import ReactionPlayed
from risk_desktop.engine.view import view
from tests.editions.ad2210.year import energy, held, interrupt, invade, play, playing, stack_territories, stands, year
from tests.playing import asks, choose, done, number, only, refuses, rolling

HOME = {"alberta": "0 5 land", "nunavut": "0 2", "mexico": "0 1", "canada": "1 3 land diplomat", "japan": "2 4 land"}


def before(**more):
    return year(HOME, phase="play_card", hands={0: ["land_reinforcements", "land_stealth_mods"]}, **more)


def test_AD_H_2_a_card_is_resolved_and_discarded_for_good():
    game = before()
    options = asks(game, "play_card", 0).options
    assert options.count == 2
    assert refuses(game, playing(game, "land_reinforcements", "alberta", "nunavut")).key == "illegal.card.aim"
    assert refuses(game, playing(game, "land_reinforcements", "alberta", "nunavut", "canada")).key == "illegal.card.aim"
    events = play(game, "land_reinforcements", "alberta", "nunavut", "mexico")
    assert (stands(game, "alberta"), stands(game, "nunavut"), stands(game, "mexico")) == ("0 6 land", "0 3", "0 2")
    [played] = only(events, CommandCardPlayed)
    assert (played.player, played.deck, played.at) == (0, "land", "territory")
    assert held(game, 0) == ["land_stealth_mods"]
    assert game.state.decks["land"].discard == [played.number]
    asks(game, "attack", 0)


def test_with_fewer_lands_each_of_them_gets_one():
    game = year(
        {"alberta": "0 5 land", "canada": "1 3", "japan": "2 4"}, phase="play_card", hands={0: ["land_reinforcements"]}
    )
    play(game, "land_reinforcements", "alberta")
    assert stands(game, "alberta") == "0 6 land"


def test_AD_H_10_a_card_is_played_only_where_it_can_do_something():
    game = before()
    assert refuses(game, PlayCard("land_stealth_mods")).key == "illegal.card.moment.invaded_any"
    assert refuses(game, PlayCard("diplomat_cease_fire")).key == "illegal.card.not_held"
    assert refuses(game, PlayCard("no_such_card")).key == "illegal.card.not_held"
    hands = {0: ["naval_reinforcements", "land_reinforcements"]}
    game = year({**HOME, "alberta": "0 5 land"}, phase="play_card", hands=hands)
    assert refuses(game, PlayCard("naval_reinforcements")).key == "illegal.card.commander.naval"
    game = year({**HOME, "alberta": "0 5 land naval"}, phase="play_card", hands=hands)
    assert refuses(game, PlayCard("naval_reinforcements")).key == "illegal.card.target.reinforcements"


def answered(hands, energies=(5, 5, 5), position=HOME, dice=3):
    game = year(position, hands=hands, energy=energies)
    invade(game, "alberta", "canada", dice)
    return game


def test_AD_H_4_an_invasion_is_answered_in_its_window():
    game = answered({1: ["land_stealth_mods"], 2: ["land_stealth_mods"]})
    decision = asks(game, "reaction", 1)
    assert list(decision.options) == [
        Pass(),
        PlayCard("land_stealth_mods"),
        Silence("battle"),
        Silence("turn"),
        Silence("bystander"),
    ]
    events = choose(game, PlayCard("land_stealth_mods"))
    assert only(events, ReactionPlayed) == [ReactionPlayed(1, "invasion", "land_stealth_mods")]
    assert stands(game, "canada") == "1 6 diplomat land"
    asks(game, "reaction", 2)
    choose(game, PlayCard("land_stealth_mods"))
    assert stands(game, "canada") == "1 9 diplomat land"
    decision = asks(game, "attack_dice", 0)
    assert next(iter(decision.options)) == RollWith(3, ("land",))
    choose(game, RollWith(1))
    asks(game, "defend", 1)


def test_all_are_asked_until_they_pass_in_succession():
    game = answered({1: ["land_stealth_mods"], 2: ["land_stealth_mods", "land_stealth_mods"]})
    done(game)
    choose(game, asks(game, "reaction", 2).options.items[1])
    asks(game, "reaction", 1)
    done(game)
    choose(game, asks(game, "reaction", 2).options.items[1])
    asks(game, "reaction", 1)
    done(game)
    asks(game, "attack_dice", 0)


def test_cease_fire_ends_the_invasion_and_bars_the_defender_for_the_turn():
    game = answered({1: ["diplomat_cease_fire"]})
    events = choose(game, asks(game, "reaction", 1).options.items[1])
    assert len(only(events, InvasionEnded)) == 1
    assert energy(game) == [5, 3, 5]
    assert stands(game, "canada") == "1 3 diplomat land"
    options = asks(game, "attack", 0).options
    assert all(target != number(game, "canada") for _, target in options.edges())


def test_AD_H_1_who_could_not_pay_or_has_no_commander_is_not_asked():
    game = answered({1: ["diplomat_cease_fire"]}, energies=(5, 1, 5))
    asks(game, "defend", 1)
    game = answered({2: ["land_stealth_mods"]}, position={**HOME, "japan": "2 4"})
    asks(game, "defend", 1)


def test_being_asked_and_the_meant_dice_tell_nothing():
    fire, other = answered({1: ["diplomat_cease_fire"]}), answered({1: ["diplomat_cease_fire"]}, dice=1)
    assert view(fire, 1).state == view(other, 1).state
    assert view(fire, 0).state.stack != view(other, 0).state.stack


def test_a_bystander_is_asked_only_about_himself():
    position = {**HOME, "exiled_states_of_america": "2 2"}
    game = answered({1: ["land_stealth_mods"], 2: ["land_stealth_mods"]}, position=position)
    done(game)
    asks(game, "reaction", 2)
    choose(game, Silence("bystander"))
    rolling(game, 1, 1, 1, 6, 6)
    choose(game, asks(game, "defend", 1).options.of(2))
    choose(game, Lose())
    invade(game, "nunavut", "canada", 1)
    done(game)
    rolling(game, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))
    invade(game, "alberta", "canada", 1)
    done(game)
    rolling(game, 1, 6)
    choose(game, asks(game, "defend", 1).options.of(1))


def test_a_bystander_is_asked_when_he_is_invaded_himself():
    position = {**HOME, "nunavut": "0 3", "exiled_states_of_america": "2 2"}
    game = year(position, hands={1: ["land_stealth_mods"], 2: ["land_stealth_mods"]})
    game.state.quiet = ["", "bystander", "bystander"]
    invade(game, "nunavut", "exiled_states_of_america", 1)
    asks(game, "reaction", 2)
    done(game)
    asks(game, "defend", 2)


def test_AD_H_1_the_cost_is_paid_on_playing():
    game = answered({1: ["diplomat_cease_fire"]}, energies=(0, 2, 0))
    choose(game, PlayCard("diplomat_cease_fire"))
    assert energy(game) == [0, 0, 0]


def test_AD_H_5_an_empty_territory_deck_gives_nothing():
    game = before()
    where = number(game, "egypt")
    stack_territories(game, "land", "egypt", "japan")
    assert draw_territory(game, "land") == where
    assert draw_territory(game, "land") == number(game, "japan")
    assert len(game.state.decks["land_territories"].discard) == 2
    game.state.decks["moon_territories"].draw.clear()
    assert draw_territory(game, "moon") is None


def test_AD_H_6_losses_by_cards_are_no_invasions():
    game = before()
    game.pending()
    interrupt(game, *lose_units(game, number(game, "japan"), 2), SettleCard(0))
    choose(game, Lose())
    asks(game, "play_card", 0)
    assert not campaign(game.state).closed
    assert only(game.take_events(), ReactionPlayed) == []


def test_AD_H_12_an_effect_goes_on_without_its_commander():
    game = answered({1: ["diplomat_cease_fire"]})
    choose(game, PlayCard("diplomat_cease_fire"))
    game.state.pieces = [piece for piece in game.state.pieces if piece.kind != "diplomat"]
    assert all(target != number(game, "canada") for _, target in asks(game, "attack", 0).options.edges())
