"""Opponents in Godstorm: gods, god wars, temples, plague and the Underworld."""

from __future__ import annotations

import pytest

from risk_desktop.ai.answers.godstorm.outlook import outlook
from risk_desktop.ai.answers.godstorm.wars import company
from risk_desktop.ai.ending import rounds_left
from risk_desktop.ai.league import play_game
from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.safe import safe_choice
from risk_desktop.editions.common.pieces import Enter, LedAttack, LedBlitz, LedFortify, LedMoveIn, PutPiece
from risk_desktop.editions.godstorm.afterlife import Revive
from risk_desktop.editions.godstorm.cards.playing import PlayMiracle
from risk_desktop.editions.godstorm.powers import GodPowers
from risk_desktop.editions.godstorm.survey import NO_ONES, god_bit, powers_of, survey
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Pick, Place
from risk_desktop.engine.combat import Clash
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.editions.godstorm.epoch import GATE, HOUND_GATE, OTHER_GATE, begun, epoch, front, god_rules, invade, send
from tests.playing import asks, choose, number


def answered(game: Game, player: int = 0, level: str = "hard") -> Choice:
    """Return what an opponent answers to the pending question."""
    choice, fault = decide(make_opponent(level, 1), game, player)
    assert fault is None, fault
    return choice


def place(game: Game, name: str) -> int:
    return number(game, name)


# --- the ground -------------------------------------------------------------------------------------------------------


def test_the_underworld_and_sunken_land_are_no_part_of_the_war_on_earth():
    game = front(position={"poseidonis": "0 9", "wolfs_altar": "0 4"})
    position = position_of(view(game, 0))
    assert position.owner[place(game, "wolfs_altar")] == -1 and not position.armies[place(game, "wolfs_altar")]
    assert position.facts.neighbours[place(game, "poseidonis")]
    game.state.slots["waters"].sunk = True
    assert not position_of(view(game, 0)).facts.neighbours[place(game, "poseidonis")]


def test_nobody_plans_over_the_maelstrom():
    game = front()
    a, b = next((a, b) for a, b in sorted(game.rules.board.sea))
    game.state.slots["waters"].maelstrom = [a, b]
    ground = survey(game.state, game.rules, 0)
    assert b not in ground.ways[a] and a not in ground.ways[b]
    assert b not in position_of(view(game, 0)).facts.neighbours[a]


@pytest.mark.parametrize("gods", [(), ("war",), ("magic",), ("war", "magic", "death")])
@pytest.mark.parametrize("target", ["1 3", "1 3 temple"])
def test_planned_odds_are_those_of_the_rules(gods, target):
    game = front(f"0 8 {' '.join(gods)}".strip(), target)
    clash = Clash(0, 1, place(game, "egypt"), place(game, "nubia"), 3, 2, gods)
    rolled = GodPowers().pools(game.rules, game.state, clash, game.rules.combat_dice.spec(7, 3))
    shield = NO_ONES if "temple" in target else 0
    assert powers_of(game.rules.combat_dice, sum(map(god_bit, gods)), shield).spec(7, 3) == rolled


def test_the_epochs_that_are_left_are_counted():
    game = front(number=4)
    assert rounds_left(game.state, game.rules) == 1


# --- god wars ---------------------------------------------------------------------------------------------------------


def test_gods_take_part_where_they_help():
    game = front("0 14 war magic", "1 4")
    choice = answered(game)
    assert isinstance(choice, LedBlitz) and choice.leaders == ("war", "magic")


def test_gods_stay_out_of_a_god_war_that_they_would_lose():
    altars = {"wolfs_altar": "1 2", "altar_of_the_cauldron": "1 2"}
    game = front("0 12 death", "1 10 war sky magic temple", position=altars)
    ends = place(game, "egypt"), place(game, "nubia")
    assert outlook(game.rules, game.state, *ends, ("death",)).lost > 0.9
    assert company(view(game, 0), *ends) == ()


def test_gods_stay_out_of_the_plague_but_not_of_healthy_land():
    ill, healthy = front("0 14 war", "1 3 plague"), front("0 14 war", "1 3")
    ends = place(ill, "egypt"), place(ill, "nubia")
    assert company(view(ill, 0), *ends) == ()
    assert company(view(healthy, 0), *ends) == ("war",)


def test_a_god_is_challenged_where_the_land_cannot_be_had():
    game = front("0 9 sky war", "1 8 death", number=2)
    choice = answered(game)
    assert isinstance(choice, LedAttack | LedBlitz) and choice.leaders


def test_the_least_missed_god_is_sent():
    game = front("0 9 war sky death", "1 2 magic war")
    invade(game, "egypt", "nubia", gods=("war", "sky", "death"))
    asks(game, "champion", 0)
    assert answered(game) == Pick("death")
    send(game, "death")
    asks(game, "champion", 1)
    assert answered(game, 1) == Pick("magic")


def reinforced_against(armies: int) -> Game:
    """Return a game in which player 0 has declared an invasion, and must roll after an answer that he didn't expect."""
    game = front(f"0 {armies}", "1 3 sky", cards={1: ["sky_men_become_warriors"]}, faith=(0, 3, 0))
    invade(game, "egypt", "nubia")
    asks(game, "reaction", 1)
    choose(game, PlayMiracle("sky_men_become_warriors"))
    asks(game, "press", 0)
    return game


def test_who_must_attack_without_hope_rolls_one_die():
    game = reinforced_against(3)
    assert answered(game) == Attack(place(game, "egypt"), place(game, "nubia"), 1)


def test_who_must_attack_goes_on_where_it_still_looks_good():
    game = reinforced_against(16)
    assert isinstance(answered(game), Blitz)


def test_a_forced_roll_is_answered_safely():
    game = reinforced_against(5)
    asked = asks(game, "press", 0)
    assert safe_choice(asked, view(game, 0)) == Attack(place(game, "egypt"), place(game, "nubia"), 3)


def test_unoccupied_land_is_entered():
    game = epoch({"egypt": "0 9", "kush": "1 30", "sumer": "2 1"})
    assert isinstance(answered(game), Enter)


# --- step 1, 2: the dead return, gods and temples ---------------------------------------------------------------------


def test_the_dead_return_to_the_temple_at_the_front():
    game = front("0 5 temple", "1 4", position={"gaul": "0 1 temple", "barrow_of_kings": "0 3"}, phase="reinforce")
    asks(game, "revive", 0)
    assert answered(game) == Revive(place(game, "barrow_of_kings"), place(game, "egypt"))


def test_a_god_is_summoned_to_the_largest_stack_that_can_attack():
    game = front("0 9", "1 3", position={"gaul": "0 12 plague"}, phase="summon", faith=(3, 0, 0))
    assert answered(game) == PutPiece("magic", place(game, "egypt"))


def test_in_the_last_epoch_only_gods_who_fight_are_worth_their_price():
    fighter = front("0 9 magic", "1 3", phase="summon", faith=(3, 0, 0), number=5)
    assert answered(fighter) == PutPiece("war", place(fighter, "egypt"))
    mourner = front("0 9 war magic sky", "1 3", phase="summon", faith=(3, 0, 0), number=5)
    assert answered(mourner) == Pass()


def test_a_god_is_summoned_for_the_cards_that_wait_for_him():
    """The Trojan horse stands before a lonely army; without a god of Death it would stay in the hand."""
    horse = {0: ["death_the_trojan_horse_is_revealed"]}
    empty = front("0 9 war magic sky", "1 1", phase="summon", faith=(5, 0, 0), number=5)
    eager = front("0 9 war magic sky", "1 1", phase="summon", faith=(5, 0, 0), number=5, cards=horse)
    poor = front("0 9 war magic sky", "1 1", phase="summon", faith=(4, 0, 0), number=5, cards=horse)
    assert answered(empty) == answered(poor) == Pass()
    assert answered(eager) == PutPiece("death", place(eager, "egypt"))


def test_the_god_of_death_stands_where_nobody_attacks():
    """He opens a deck and hardly helps in battle: his place isn't the front."""
    horse = {0: ["death_the_trojan_horse_is_revealed"]}
    safe = {"gaul": "0 3", "alemannia": "0 2", "liguria": "0 2", "iberia": "0 2", "anglia": "0 2"}
    game = front("0 9 war magic sky", "1 1", phase="summon", faith=(5, 0, 0), number=5, cards=horse, position=safe)
    choice = answered(game)
    assert isinstance(choice, PutPiece) and choice.kind == "death"
    near = {n for t in range(42) if game.state.owner[t] not in (-1, 0) for n in game.rules.board.neighbours[t]}
    assert choice.territory not in near


def test_temples_are_built_early_and_not_in_the_last_epoch():
    early = front("0 9 war sky death magic", "1 3", phase="summon", faith=(5, 0, 0))
    late = front("0 9 war sky death magic", "1 3", phase="summon", faith=(5, 0, 0), number=5)
    assert answered(early) == PutPiece("temple", place(early, "egypt"))
    assert answered(late) == Pass()


def test_god_and_temple_are_set_up_on_own_land_without_plague():
    game = begun(3, seed=4)
    opponents = [make_opponent("normal", seat) for seat in range(3)]
    while (asked := game.pending()) is not None and asked.kind != "bid":
        choice, fault = decide(opponents[asked.player], game, asked.player)
        assert fault is None
        game.apply(choice)
    ill = {marker.territory for marker in game.state.markers if marker.kind == "plague"}
    assert {piece.kind for piece in game.state.pieces} == {"war"} and len(game.state.pieces) == 3
    assert not ill & {piece.territory for piece in game.state.pieces}


# --- conquest and the plague ------------------------------------------------------------------------------------------


def test_only_the_least_enter_a_plague_land():
    game = front("0 9 war", "1 1 plague", rolls=[6, 6, 6, 1])
    invade(game, "egypt", "nubia", dice=3, gods=())
    asks(game, "occupy", 0)
    assert answered(game) == LedMoveIn(3, ())


def test_gods_go_with_the_larger_part():
    game = front("0 9 war", "1 1", position={"kush": "1 1", "sheba": "1 1"}, rolls=[6, 6, 6, 1])
    invade(game, "egypt", "nubia", dice=3)
    asks(game, "occupy", 0)
    choice = answered(game)
    assert isinstance(choice, LedMoveIn)
    assert bool(choice.leaders) == (choice.armies > 9 - choice.armies)


def test_gods_march_with_idle_armies():
    own = {"tritonis": "0 9 magic", "hesperide": "0 1", "poseidonis": "0 1", "oricalcos": "0 1", "hibernia": "1 6"}
    game = epoch({**own, "sumer": "2 1"}, phase="fortify")
    choice = answered(game)
    assert isinstance(choice, LedFortify) and choice.leaders == ("magic",)
    assert (choice.origin, choice.armies) == (place(game, "tritonis"), 8)


# --- the Underworld ---------------------------------------------------------------------------------------------------


def test_the_dead_march_to_where_crypts_are_near():
    game = front(dead=(6, 0, 0), phase="leave_afterlife", position={GATE: "1 4"})
    choice = answered(game)
    assert isinstance(choice, Place)
    assert choice.parts in (((place(game, OTHER_GATE), 6),), ((place(game, HOUND_GATE), 6),))


def test_a_weak_crypt_is_taken_and_a_strong_one_left_alone():
    weak = front(phase="underworld", position={OTHER_GATE: "0 8", "hall_of_hearts": "1 2"})
    strong = front(phase="underworld", position={OTHER_GATE: "0 3", "hall_of_hearts": "1 9"})
    assert answered(weak) == Blitz(place(weak, OTHER_GATE), place(weak, "hall_of_hearts"), 4)
    assert answered(strong) == Pass()


def test_an_empty_crypt_is_entered():
    game = front(phase="underworld", position={OTHER_GATE: "0 3"})
    assert answered(game) == Enter(place(game, OTHER_GATE), place(game, "hall_of_hearts"))


def test_the_dead_break_through_a_gate_when_all_are_held():
    held = dict.fromkeys((GATE, OTHER_GATE, HOUND_GATE), "1 1")
    game = front(dead=(9, 0, 0), phase="underworld", position=held)
    choice = answered(game)
    assert isinstance(choice, Blitz) and choice.origin == -1


def test_where_nothing_is_to_be_taken_crypts_are_guarded():
    own = dict.fromkeys(("hall_of_hearts", OTHER_GATE), "0 1")
    walls = dict.fromkeys(("wolfs_altar", "plain_of_clay", "fields_of_forgetting", GATE, HOUND_GATE), "1 40")
    game = front(dead=(3, 0, 0), phase="leave_afterlife", position={**own, **walls})
    choice = answered(game)
    assert isinstance(choice, Place) and (place(game, "hall_of_hearts"), 3) in choice.parts


# --- everything together ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [pytest.param(n, marks=pytest.mark.long) for n in (2, 4, 5)] + [3])
def test_opponents_play_whole_games_without_a_fault(players):
    levels = ("hard", "normal", "easy", "random", "hard")[:players]
    opponents = [make_opponent(level, seat) for seat, level in enumerate(levels)]
    result = play_game(god_rules(players, epochs=3), opponents, 7)
    assert result.faults == 0 and result.winners and result.rounds >= 1
