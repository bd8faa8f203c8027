"""The combat pipeline: modifiers at every stage, other dice, other ties."""

from __future__ import annotations

import pytest

from risk_desktop.engine.combat import Clash, Losses, Modifier, Rolled, battle_spec, compare, fight, roll_pool
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.dice import ScriptedDice, ScriptedDiceExhausted
from risk_desktop.engine.events import ArmiesLost, DiceRolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.pools import D6, D8, Die, Pool, RollSpec
from risk_desktop.engine.state import Marker, Piece
from tests.playing import at, attack, given, only
from tests.testedition.skylands import BREACH, CAPTAIN, CLOUD, EAST, NORTH, STAR, WALL, skylands


def battlefield(target: int = EAST, rolls=(), origin: int = NORTH) -> Game:
    """Player 0 holds north and star, player 1 the rest."""
    game = given([0, 1, 1, 1, 1, 0], [9, 9, 1, 1, 9, 9], rules=skylands(3), rolls=rolls)
    game.state.alive = [True, True, False]
    return game


def clash(origin: int, target: int, attack_dice: int, defence: int) -> Clash:
    return Clash(0, 1, origin, target, attack_dice, defence)


def test_a_piece_brings_an_eight_sided_die():
    game = battlefield(rolls=[8, 3, 6, 6])
    game.state.pieces.append(Piece(CAPTAIN, 0, NORTH))
    losses = fight(game, clash(NORTH, EAST, 2, 2))
    assert losses == Losses(1, 1)
    (rolled,) = only(game.take_events(), DiceRolled)
    assert (rolled.attack, rolled.attack_sides) == ((8, 3), (8, 6))
    assert (rolled.defence, rolled.defence_sides) == ((6, 6), (6, 6))


def test_without_the_piece_an_eight_is_not_on_the_die():
    game = battlefield(rolls=[8, 3, 6, 6])
    with pytest.raises(ScriptedDiceExhausted, match="8 is not on a d6"):
        fight(game, clash(NORTH, EAST, 2, 2))


def test_ones_are_rolled_again_once():
    game = battlefield(rolls=[5, 5, 1, 6, 1, 1])
    assert fight(game, clash(STAR, CLOUD, 2, 2)) == Losses(1, 1)
    (rolled,) = only(game.take_events(), DiceRolled)
    assert rolled.defence == (6, 1)
    assert game.dice.left == 0


def test_ties_may_go_to_the_attacker():
    game = battlefield(rolls=[4, 4, 4, 4])
    game.state.markers.append(Marker(BREACH, EAST))
    assert fight(game, clash(NORTH, EAST, 2, 2)) == Losses(0, 2)
    game = battlefield(rolls=[4, 4, 4, 4])
    assert fight(game, clash(NORTH, EAST, 2, 2)) == Losses(2, 0)


def test_a_modifier_changes_dice_losses_and_what_follows():
    game = battlefield(rolls=[6, 5, 5, 1, 6, 5, 5, 1])
    game.state.markers.append(Marker(WALL, EAST))
    assert fight(game, clash(NORTH, EAST, 2, 2)) == Losses(1, 0)
    assert game.state.markers == []
    assert fight(game, clash(NORTH, EAST, 2, 2)) == Losses(0, 2)
    assert (at(game, "north"), at(game, "east")) == ((0, 8), (1, 7))


def test_events_of_a_battle_in_their_order():
    game = battlefield(rolls=[6, 1, 3, 2])
    fight(game, clash(NORTH, EAST, 2, 2))
    assert game.take_events() == [
        DiceRolled(0, 1, NORTH, EAST, (6, 1), (3, 2), (6, 6), (6, 6)),
        ArmiesLost(0, NORTH, 1),
        ArmiesLost(1, EAST, 1),
    ]


def test_the_pools_of_a_battle_are_what_the_odds_see():
    game = battlefield()
    game.state.pieces.append(Piece(CAPTAIN, 0, STAR))
    spec = battle_spec(game.rules, game.state, clash(STAR, CLOUD, 3, 2))
    assert spec == RollSpec(Pool((D8, D6, D6)), Pool((D6, D6), reroll_ones=True))


def test_bonuses_of_a_pool():
    pool = Pool((Die(6, bonus=1), D6), top_bonus=2)
    assert roll_pool(pool, ScriptedDice([3, 5])) == ((7, 6), (4, 6))
    assert roll_pool(Pool(()), ScriptedDice([])) == ()


def test_surplus_dice_are_ignored():
    rolled = Rolled(((6, 6), (5, 6), (1, 6)), ((4, 6),))
    assert compare(rolled, RollSpec(Pool(()), Pool(()))) == Losses(0, 1)


def test_a_modifier_that_does_nothing_changes_nothing():
    game, plain = battlefield(rolls=[6, 1, 3, 2]), Modifier()
    here = clash(NORTH, EAST, 2, 2)
    spec = game.rules.combat_dice.of_dice(2, 2)
    rolled, losses = Rolled(((6, 6),), ((5, 6),)), Losses(0, 1)
    assert plain.pools(game.rules, game.state, here, spec) is spec
    assert plain.rolled(game, here, rolled) is rolled
    assert plain.casualties(game, here, losses) is losses
    plain.aftermath(game, here, losses)
    assert game.state.armies == [9, 9, 1, 1, 9, 9]


def test_a_defender_may_have_three_dice_or_need_three_armies_for_two():
    three = CombatDice(max_defence=3)
    assert [three.defence_count(n) for n in (1, 2, 3, 9)] == [1, 2, 3, 3]
    late = CombatDice(two_dice_from=3)
    assert [late.defence_count(n) for n in (1, 2, 3, 9)] == [1, 1, 2, 2]


def test_a_battle_with_modifiers_in_a_running_game():
    game = battlefield()
    game.state.pieces.append(Piece(CAPTAIN, 0, NORTH))
    attack(game, "north", "east", 3, [8, 6, 6, 5, 5], defence=2)
    assert (at(game, "north"), at(game, "east")) == ((0, 9), (1, 7))
    assert game.dice.left == 0
