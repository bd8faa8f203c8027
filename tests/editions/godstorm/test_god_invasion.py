"""Invasions: declaration and conquest, powers of gods, labors (G-45 to G-54, G-69 to G-94)."""

from __future__ import annotations

from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.editions.common.pieces import Enter, LedAttack, LedMoveIn, PieceTaken
from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.editions.godstorm.declarations import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.god_war import GodWarFought, defending_host
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.plague import PlagueStruck
from risk_desktop.engine.choices import Attack, DefendWith, MoveIn, Pass, Pick
from risk_desktop.engine.events import DiceRolled, TerritoryConquered
from tests.editions.godstorm.epoch import (
    REST,
    again,
    dead,
    enter,
    epoch,
    faith,
    front,
    held,
    invade,
    send,
    stack_deck,
    stands,
)
from tests.playing import asks, choose, done, number, only, refuses, rolling

# --- declaration ------------------------------------------------------------------------------------------------------


def test_G_69_from_two_armies_into_adjacent_land_that_is_not_ones_own():
    game = front("0 2", position={"kush": "0 3", "gaul": "1 1"})
    edges = set(asks(game, "attack", 0).options.edges())
    assert edges == {(number(game, a), number(game, b)) for a, b in _edges(game)}
    assert refuses(game, Attack(number(game, "egypt"), number(game, "gaul"), 1)).key == "illegal.attack.far"
    assert refuses(game, Attack(number(game, "egypt"), number(game, "kush"), 1)).key == "illegal.attack.own"


def _edges(game):
    empty = ["cyrenaica", "phoenicia", "minoa", "nubia"]
    return [("egypt", name) for name in empty] + [("kush", "nubia"), ("kush", "sheba")]


def test_G_69_never_over_mountains():
    game = epoch({"alemannia": "0 5", "liguria": "1 1", "gaul": "1 1", **REST})
    reason = refuses(game, Attack(number(game, "alemannia"), number(game, "liguria"), 1))
    assert reason.key == "illegal.gods.mountains"


def test_G_70_source_target_all_armies_but_one_and_the_gods_who_take_part():
    game = front("0 5 war sky", "1 3")
    events = invade(game, "egypt", "nubia", 3, gods=("sky",))
    assert only(events, InvasionDeclared) == [
        InvasionDeclared(0, 1, number(game, "egypt"), number(game, "nubia"), 4, ("sky",))
    ]
    game = front("0 5 war sky", "1 3")
    assert only(invade(game, "egypt", "nubia", 3), InvasionDeclared)[0].gods == ("war", "sky")
    game = front("0 5 war", "1 3")
    choice = LedAttack(number(game, "egypt"), number(game, "nubia"), 1, 0, ("sky",))
    assert refuses(game, choice).key == "illegal.gods.absent"


def test_G_71_all_gods_of_the_defender_take_part():
    game = front("0 5 war", "1 3 sky magic")
    invade(game, "egypt", "nubia", 3)
    assert asks(game, "champion", 1).options.items == (Pick("sky"), Pick("magic"))
    host = defending_host(game.rules, game.state, number(game, "nubia"))
    assert host.dice == (("base", 3), ("sky", 1))
    assert host.rerolls == "magic"


def test_G_72_god_wars_come_before_battles():
    game = front("0 5 war", "1 3 sky")
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 6, 5, 1, 1, 2, 1])
    assert only(events, GodWarFought) and not only(events, DiceRolled)
    asks(game, "press", 0)


def test_G_73_at_least_one_attack_then_he_may_break_off():
    game = front("0 5", "1 3")
    invade(game, "egypt", "nubia", 1, rolls=[1])
    rolling(game, 6)
    choose(game, DefendWith(1))
    assert Pass() in asks(game, "press", 0).options
    events = done(game)
    assert only(events, InvasionBroken) == [InvasionBroken(0, number(game, "egypt"), number(game, "nubia"))]
    asks(game, "attack", 0)


def test_G_73_it_ends_when_no_attack_is_possible_any_more():
    game = front("0 2", "1 3")
    invade(game, "egypt", "nubia", 1, rolls=[1])
    rolling(game, 6)
    events = choose(game, DefendWith(1))
    assert stands(game, "egypt") == "0 1"
    assert only(events, InvasionBroken)


def test_G_74_unoccupied_land_is_entered_without_dice_and_its_temple_is_yours():
    """A-16."""
    game = front("0 5 war sky", "- temple")
    assert refuses(game, Attack(number(game, "egypt"), number(game, "nubia"), 1)).key == "illegal.invade.empty"
    events = enter(game, "egypt", "nubia")
    assert only(events, PieceTaken) == [PieceTaken(0, -1, "temple", number(game, "nubia"))]
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi, options.forced, options.free) == (1, 4, (), ("war", "sky"))
    choose(game, LedMoveIn(2, ("sky",)))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 3 war", "0 2 sky temple")
    assert deeds(game.state).defended == 0


# --- conquest ---------------------------------------------------------------------------------------------------------


def test_G_86_at_least_the_dice_of_the_last_roll_at_most_all_but_one():
    game = front("0 6", "1 1")
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 2, 1, 5])
    assert only(events, TerritoryConquered)[0].armies == 3
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (3, 5)
    choose(game, MoveIn(4))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 2", "0 4")


def test_G_87_gods_who_used_their_power_must_move_in_the_others_may():
    """A-11."""
    game = front("0 6 war sky death magic", "1 1")
    invade(game, "egypt", "nubia", 2, rolls=[5, 5, 5])
    options = asks(game, "occupy", 0).options
    assert set(options.forced) == {"war", "death"}
    assert set(options.free) == {"sky", "magic"}
    assert refuses(game, LedMoveIn(2, ("war",))).key == "illegal.gods.followers"
    choose(game, LedMoveIn(2, ("war", "death", "magic")))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 4 sky", "0 2 death magic war")


def test_G_87_champion_extra_die_and_dice_rolled_again_are_powers_used():
    """A-11."""
    game = front("0 6 war sky magic", "1 1 death")
    invade(game, "egypt", "nubia", 1)
    send(game, "war", 6, 5, 4, 3, 2, 3, 4)
    again(game, 1, 6, 2)
    options = asks(game, "occupy", 0).options
    assert (set(options.forced), set(options.free)) == ({"war", "sky"}, {"magic"})
    game = front("0 6 magic sky", "1 1")
    invade(game, "egypt", "nubia", 2, rolls=[1, 5, 4, 2])
    options = asks(game, "occupy", 0).options
    assert (set(options.forced), set(options.free)) == ({"magic"}, {"sky"})


def test_G_87_the_plain_answer_takes_all_along_who_took_part():
    game = front("0 6 sky magic", "1 1")
    invade(game, "egypt", "nubia", 2, gods=("sky",), rolls=[5, 5, 4])
    choose(game, MoveIn(2))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 4 magic", "0 2 sky")


def test_G_88_defending_gods_are_banished_and_the_temple_is_captured():
    game = front("0 6", "1 1 war sky temple")
    events = invade(game, "egypt", "nubia", 2, rolls=[5, 5, 4])
    assert {(event.kind, event.why) for event in only(events, GodBanished)} == {
        ("war", "conquest"),
        ("sky", "conquest"),
    }
    assert only(events, PieceTaken) == [PieceTaken(0, 1, "temple", number(game, "nubia"))]


def test_G_89_a_conquest_counts_if_an_army_was_beaten_neutral_ones_too():
    """A-15."""
    game = epoch({"egypt": "0 6", "nubia": "2 1", "kush": "1 1"}, players=2)
    invade(game, "egypt", "nubia", 1, rolls=[5, 4])
    assert deeds(game.state).defended == 1
    choose(game, MoveIn(1))
    enter(game, "egypt", "cyrenaica")
    assert deeds(game.state).defended == 1


LINE = {"egypt": "0 9 war", "nubia": "1 1", "cyrenaica": "1 1", "phoenicia": "1 1", "minoa": "1 1", **REST}


def conquer(game, target: str):
    """Conquer a territory with one die; everybody but one army stays."""
    events = invade(game, "egypt", target, 1, rolls=[6, 5])
    asks(game, "occupy", 0)
    return events + choose(game, LedMoveIn(1, ()))


def test_G_52_the_third_defended_territory_earns_a_war_card_once_a_turn():
    game = epoch(LINE, faith=[0])
    assert only(conquer(game, "nubia") + conquer(game, "cyrenaica"), LaborDone) == []
    assert only(conquer(game, "phoenicia"), LaborDone) == [LaborDone(0, "war")]
    assert len(held(game, 0)) == 1
    assert only(conquer(game, "minoa"), LaborDone) == []


def test_G_53_defeating_a_god_as_attacker_earns_a_sky_card_once_a_turn():
    """A-33."""
    game = front("0 9 sky", "1 5 war magic")
    invade(game, "egypt", "nubia", 3, rolls=[6, 6, 6, 5, 1, 2, 3, 2])
    events = send(game, "war", 2)
    events += send(game, "sky", 6, 6, 5, 5, 1, 2, 3, 2)
    assert [event.kind for event in only(events, LaborDone)] == ["sky"]
    assert stands(game, "nubia") == "1 5"
    game = front("0 6 sky", "1 1 war")
    events = invade(game, "egypt", "nubia", 2, gods=(), rolls=[5, 5, 4])
    assert only(events, GodBanished) and not only(events, LaborDone)


def test_G_54_three_equal_dice_earn_a_magic_card_at_most_one_for_a_roll():
    position = {"gaul": "0 1 magic"}
    game = front("0 6", "1 1", position=position)
    stack_deck(game, "magic", "magic_stonehenge")
    events = invade(game, "egypt", "nubia", 3, rolls=[3, 3, 3, 6])
    assert only(events, RelicGained)[0].card == "magic_stonehenge"


def test_G_54_the_first_roll_counts_before_ones_are_rolled_again():
    """A-6."""
    game = front("0 6 magic", "1 1")
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 2, 1, 2, 1, 2, 6])
    assert len(only(events, RelicGained)) == 1
    assert only(events, DiceRerolled)[0].first == (1, 1, 1)


def test_G_90_conquered_land_is_a_source_at_once():
    game = front("0 6", "1 1", position={"gaitulia": "2 1"})
    invade(game, "egypt", "nubia", 3, rolls=[6, 2, 1, 5])
    choose(game, MoveIn(5))
    edges = set(asks(game, "attack", 0).options.edges())
    assert (number(game, "nubia"), number(game, "gaitulia")) in edges


def test_G_91_a_continent_conquered_now_pays_at_the_next_turn_only():
    owned = dict.fromkeys(("hesperide", "tritonis", "poseidonis"), "0 1")
    game = epoch({**owned, "poseidonis": "0 4", "oricalcos": "1 1", **REST}, faith=[0, 0, 0])
    invade(game, "poseidonis", "oricalcos", 1, rolls=[6, 1])
    choose(game, MoveIn(1))
    assert faith(game)[0] == 0


def test_G_93_after_breaking_off_the_same_invasion_may_be_started_anew():
    game = front("0 5", "1 3")
    for _ in range(2):
        events = invade(game, "egypt", "nubia", 1, rolls=[1])
        assert only(events, InvasionDeclared)
        rolling(game, 6)
        choose(game, DefendWith(1))
        done(game)
    assert stands(game, "egypt") == "0 3"


def test_G_94_the_plague_kills_half_of_those_who_move_in_and_banishes_their_gods():
    game = front("0 6 war death", "1 1 plague")
    invade(game, "egypt", "nubia", 3, rolls=[6, 6, 2, 6])
    events = choose(game, MoveIn(3))
    assert stands(game, "nubia") == "0 2 plague"
    assert only(events, PlagueStruck) == [PlagueStruck(0, number(game, "nubia"), 1, True)]
    assert {event.kind for event in only(events, GodBanished)} == {"war", "death"}
    assert dead(game) == [1, 0, 0]


def test_G_94_a_single_army_survives_also_in_unoccupied_land():
    game = front("0 2", "- plague")
    enter(game, "egypt", "nubia")
    assert stands(game, "nubia") == "0 1 plague"
    game = front("0 4 sky", "- plague")
    enter(game, "egypt", "nubia")
    choose(game, MoveIn(3))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 1 sky", "0 2 plague")


def test_G_58_gods_who_come_into_a_plague_land_are_banished_at_once():
    game = front("0 6 sky", "1 1 plague")
    invade(game, "egypt", "nubia", 1, rolls=[6, 5])
    events = choose(game, LedMoveIn(1, ("sky",)))
    assert only(events, GodBanished) == [GodBanished(0, "sky", number(game, "nubia"), "plague")]


def test_the_march_into_defended_land_is_refused():
    game = front("0 6", "1 1")
    assert refuses(game, Enter(number(game, "egypt"), number(game, "nubia"))).key == "illegal.invade.defended"
