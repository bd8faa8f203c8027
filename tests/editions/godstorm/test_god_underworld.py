"""Leaving the Afterlife and the Underworld (G-104 to G-116)."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.afterlife import BEYOND, AfterlifeLeft, DeadTravelled
from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.god_war import attacking_host
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.engine.choices import Attack, Blitz, DefendWith, MoveIn, Pass
from risk_desktop.engine.events import DiceRolled, TerritoryConquered
from tests.editions.godstorm.epoch import (
    GATE,
    HOUND_GATE,
    OTHER_GATE,
    REST,
    dead,
    enter,
    epoch,
    stack_deck,
    stands,
    words,
)
from tests.playing import asks, choose, done, number, only, place, placing, refuses, rolling

HOME = {"egypt": "0 3", **REST}


def below(position=(), phase: str = "underworld", **more):
    """Return a game at the steps below the earth."""
    return epoch({**HOME, **dict(position)}, phase=phase, **more)


def fight(game, origin: str, target: str, dice: int, rolls, defence: int = 0):
    """Roll once in the Underworld; "" is the Afterlife."""
    rolling(game, *rolls)
    events = choose(game, Attack(number(game, origin) if origin else BEYOND, number(game, target), dice))
    asked = game.pending()
    if asked is not None and asked.kind == "defend":
        events += choose(game, DefendWith(defence or asked.options.hi))
    return events


def test_G_104_any_number_leaves_and_the_afterlife_may_be_emptied():
    game = below(phase="leave_afterlife", dead=[5])
    assert refuses(game, placing(game, **{GATE: 6})).key == "illegal.place.total"
    events = place(game, **{GATE: 2, OTHER_GATE: 3})
    assert only(events, AfterlifeLeft)[0].player == 0
    assert (dead(game)[0], stands(game, GATE), stands(game, OTHER_GATE)) == (0, "0 2", "0 3")
    game = below(phase="leave_afterlife", dead=[5])
    done(game)
    assert dead(game)[0] == 5


def test_G_105_who_controls_no_field_goes_into_empty_gates_only():
    game = below({GATE: "1 1"}, phase="leave_afterlife", dead=[5])
    goals = asks(game, "leave_afterlife", 0).options.territories
    assert set(goals) == {number(game, OTHER_GATE), number(game, HOUND_GATE)}
    game = below({GATE: "1 1", OTHER_GATE: "1 1", HOUND_GATE: "2 1"}, phase="leave_afterlife", dead=[5])
    edges = set(asks(game, "underworld", 0).options.edges())
    assert edges == {(BEYOND, number(game, name)) for name in (GATE, OTHER_GATE, HOUND_GATE)}


def test_G_106_who_controls_a_field_goes_directly_into_his_fields_and_empty_gates():
    """A-14."""
    game = below({"wolfs_altar": "0 1", GATE: "1 1"}, phase="leave_afterlife", dead=[5])
    goals = asks(game, "leave_afterlife", 0).options.territories
    assert set(goals) == {number(game, name) for name in ("wolfs_altar", OTHER_GATE, HOUND_GATE)}
    place(game, wolfs_altar=5)
    assert stands(game, "wolfs_altar") == "0 6"


def test_G_107_every_afterlife_reaches_all_gates_and_who_is_below_does_not_move():
    for turn in range(3):
        game = below(phase="leave_afterlife", dead=[2, 2, 2], turn=turn)
        goals = asks(game, "leave_afterlife", turn).options.territories
        assert set(goals) == {number(game, name) for name in (GATE, OTHER_GATE, HOUND_GATE)}
    game = below({"wolfs_altar": "0 9"}, phase="leave_afterlife")
    assert game.pending().kind == "underworld"


def test_G_108_attacks_from_field_to_field_or_from_the_afterlife_into_a_gate():
    game = below({"root_hollow": "0 4", "house_of_dust": "1 2", GATE: "1 2"}, dead=[3])
    edges = set(asks(game, "underworld", 0).options.edges())
    assert (BEYOND, number(game, GATE)) in edges
    assert (number(game, "root_hollow"), number(game, "house_of_dust")) in edges
    assert (BEYOND, number(game, "house_of_dust")) not in edges
    assert refuses(game, Attack(BEYOND, number(game, "house_of_dust"), 1)).key == "illegal.gods.gate"
    assert (
        refuses(game, Attack(number(game, "root_hollow"), number(game, "house_of_dust"), 4)).key
        == "illegal.attack.dice"
    )


def test_G_108_from_the_afterlife_no_army_has_to_stay():
    game = below({GATE: "1 1"}, dead=[3])
    fight(game, "", GATE, 3, [6, 5, 4, 1])
    assert (dead(game)[0], stands(game, GATE)) == (0, "0 3")
    game = below({GATE: "1 1"}, dead=[5])
    fight(game, "", GATE, 2, [6, 5, 1])
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (2, 5)
    choose(game, MoveIn(5))
    assert (dead(game)[0], stands(game, GATE)) == (0, "0 5")


def test_G_109_empty_fields_are_entered_without_dice():
    game = below({"root_hollow": "0 4"}, dead=[2])
    events = enter(game, "root_hollow", "house_of_dust")
    assert not only(events, DiceRolled)
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (1, 3)
    choose(game, MoveIn(3))
    assert (stands(game, "root_hollow"), stands(game, "house_of_dust")) == ("0 1", "0 3")
    enter(game, "", HOUND_GATE)
    choose(game, MoveIn(2))
    assert (dead(game)[0], stands(game, HOUND_GATE)) == (0, "0 2")


def test_G_110_flames_and_enemy_afterlives_stop_everybody():
    game = below({GATE: "0 4", "house_of_dust": "1 1", "root_hollow": "1 1"})
    reason = refuses(game, Attack(number(game, GATE), number(game, "house_of_dust"), 1))
    assert reason.key == "illegal.gods.flames"
    assert all(target >= 0 for _, target in asks(game, "underworld", 0).options.edges())


def test_G_111_no_gods_and_no_relics_help_ties_go_to_the_defender_but_triples_count():
    """A-6."""
    position = {"egypt": "0 3 war magic", "root_hollow": "0 5", "house_of_dust": "1 2"}
    game = below(position)
    stack_deck(game, "magic", "magic_stonehenge")
    events = fight(game, "root_hollow", "house_of_dust", 3, [1, 1, 1, 1, 1])
    assert only(events, DiceRolled)[0].attack == (1, 1, 1)
    assert stands(game, "root_hollow") == "0 3"
    assert len(only(events, RelicGained)) == 1
    assert only(events, LaborDone) == [LaborDone(0, "magic")]


def test_G_112_losses_of_both_sides_go_to_the_pools():
    game = below({"root_hollow": "0 5", "house_of_dust": "1 2"})
    events = fight(game, "root_hollow", "house_of_dust", 2, [6, 1, 5, 5])
    assert {(event.player, event.goal) for event in only(events, DeadTravelled)} == {(0, "pool"), (1, "pool")}
    assert dead(game) == [0, 0, 0]
    assert (stands(game, "root_hollow"), stands(game, "house_of_dust")) == ("0 4", "1 1")
    game = below({GATE: "1 2"}, dead=[4])
    fight(game, "", GATE, 2, [1, 1, 5, 5])
    assert dead(game) == [2, 0, 0]


def test_G_113_fields_give_no_income_no_continent_and_no_labor():
    everything = {t.id: "0 1" for t in epoch(HOME).rules.board.territories if t.board == 1}
    game = epoch({**HOME, **everything}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 3
    game = below({"root_hollow": "0 5", "house_of_dust": "1 1"})
    events = fight(game, "root_hollow", "house_of_dust", 1, [6, 1])
    assert only(events, TerritoryConquered)
    assert deeds(game.state).defended == 0


def test_G_114_altars_add_a_die_each_and_a_point():
    from risk_desktop.editions.common.score import score_of

    game = epoch({"egypt": "0 3 war", "wolfs_altar": "0 1", **REST})
    assert attacking_host(game.rules, game.state, number(game, "egypt"), ("war",)).count == 4
    assert ("altars", 1) in words(score_of(game, 0))


def test_G_115_crypts_bring_revival_a_labor_and_a_point():
    from risk_desktop.editions.common.score import score_of

    game = epoch({"egypt": "0 3 temple", "hall_of_hearts": "0 2", **REST}, phase="reinforce")
    asks(game, "revive", 0)
    assert ("crypts", 1) in words(score_of(game, 0))


def test_G_116_there_is_no_fortify_move_in_the_underworld():
    game = epoch({"egypt": "0 1", GATE: "0 5", "root_hollow": "0 1", **REST}, phase="fortify")
    assert game.pending().kind == "underworld"


def test_a_blitz_below_goes_on_and_may_keep_nobody_in_the_afterlife():
    game = below({GATE: "1 1"}, dead=[2])
    rolling(game, 1, 1, 6, 1, 6)
    choose(game, Blitz(BEYOND, number(game, GATE), 0))
    assert dead(game)[0] == 0
    assert stands(game, GATE) == "1 1"


def test_marching_is_never_compulsory():
    game = below({GATE: "1 1"}, dead=[2])
    assert Pass() in asks(game, "underworld", 0).options
    assert refuses(game, Enter(BEYOND, number(game, GATE))).key == "illegal.invade.defended"
