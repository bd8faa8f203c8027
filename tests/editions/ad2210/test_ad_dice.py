"""Dice, losses, conquest and the bonus for the third territory (AD-J, AD-K, AD-L, AD-N)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.casualties import Lose
from risk_desktop.editions.ad2210.dice import fighting_leaders
from risk_desktop.editions.common.pieces import LedAttack, LedBlitz, LedMoveIn, PieceLost, PieceTaken
from risk_desktop.engine.choices import Attack, DefendWith, MoveIn, Pick
from risk_desktop.engine.combat import Clash, battle_spec
from risk_desktop.engine.events import DiceRolled
from risk_desktop.engine.pools import Die, Pool, RollSpec
from risk_desktop.engine.roll_odds import round_losses
from tests.editions.ad2210.year import energy, enter, held, invade, roll, stands, year
from tests.playing import asks, choose, number, only, refuses, rolling

HOME = {"alberta": "0 5", "canada": "1 3", "japan": "2 4"}


def armed(alberta: str = "0 5", canada: str = "1 3", **more):
    return year({**HOME, "alberta": alberta, "canada": canada}, **more)


def dice_of(events) -> DiceRolled:
    return only(events, DiceRolled)[0]


def test_AD_J_1_the_attacker_says_his_dice_first():
    game = armed()
    invade(game, "alberta", "canada", 2)
    decision = asks(game, "defend", 1)
    assert decision.step.dice == 2
    rolling(game, 1, 1, 6)
    assert dice_of(choose(game, DefendWith(1))).attack == (1, 1)


@pytest.mark.parametrize(("units", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_AD_J_2_one_to_three_dice_with_one_unit_more(units, most):
    game = armed(f"0 {units}")
    a, b = number(game, "alberta"), number(game, "canada")
    assert Attack(a, b, most) in asks(game, "attack", 0).options
    assert refuses(game, Attack(a, b, most + 1)).params == {"lo": 1, "hi": most}


def test_AD_J_3_the_defender_rolls_one_or_two():
    game = armed()
    invade(game, "alberta", "canada", 3)
    options = asks(game, "defend", 1).options
    assert (options.lo, options.hi) == (1, 2)
    game = armed(canada="1 1", rolls=[6, 6, 6, 1])
    assert len(dice_of(invade(game, "alberta", "canada", 3)).defence) == 1


WAYS = [
    ("alberta", "canada", "land diplomat", ("land",)),
    ("alberta", "canada", "naval space", ()),
    ("alberta", "canada", "nuclear land", ("land", "nuclear")),
    ("japan", "neo_tokyo", "land naval nuclear", ("land", "naval", "nuclear")),
    ("neo_tokyo", "sung_tzu", "land naval", ("naval",)),
    ("japan", "tycho", "land space nuclear", ("land", "space", "nuclear")),
    ("tycho", "sea_of_clouds", "land space diplomat", ("space",)),
    ("tycho", "sea_of_clouds", "naval nuclear", ("nuclear",)),
]


@pytest.mark.parametrize(("origin", "target", "there", "leaders"), WAYS)
def test_AD_J_4_which_commanders_roll_eight_sided_dice(origin, target, there, leaders):
    game = year({origin: f"0 5 {there}", target: "1 3", "mexico": "2 1"})
    assert fighting_leaders(game.rules, game.state, number(game, origin), number(game, target)) == leaders


def test_AD_J_4_never_more_of_them_than_dice():
    game = armed("0 5 land nuclear", rolls=[8, 6, 6])
    events = invade(game, "alberta", "canada", 1)
    events += choose(game, DefendWith(2))
    assert dice_of(events).attack_sides == (8,)


def test_AD_J_5_eight_sided_dice_are_optional():
    """AMB-42."""
    game = armed("0 5 land nuclear")
    a, b = number(game, "alberta"), number(game, "canada")
    assert refuses(game, LedAttack(a, b, 2, 0, ("nuclear", "land"))).key == "illegal.invade.leaders"
    assert refuses(game, LedAttack(a, b, 1, 0, ("land", "nuclear"))).key == "illegal.invade.leaders"
    assert refuses(game, LedAttack(a, b, 2, 0, ("naval",))).key == "illegal.invade.leaders"
    assert LedBlitz(a, b, 1, ("nuclear",)) in asks(game, "attack", 0).options
    invade(game, "alberta", "canada", 2, ())
    rolling(game, 6, 5, 1, 1)
    assert dice_of(choose(game, DefendWith(2))).attack_sides == (6, 6)


def test_AD_J_5_three_eight_sided_dice_are_possible():
    game = year({"japan": "0 5 land naval nuclear", "neo_tokyo": "1 3", "mexico": "2 1"})
    invade(game, "japan", "neo_tokyo", 3)
    rolling(game, 8, 7, 1, 1, 1)
    assert dice_of(choose(game, DefendWith(2))).attack_sides == (8, 8, 8)


def test_AD_J_6_commanders_and_stations_defend_with_eight_sides():
    """AMB-32, AMB-42."""
    for canada, dice, sides in (
        ("1 3 diplomat", 2, (8, 6)),
        ("1 3 diplomat", 1, (8,)),
        ("1 3 space naval", 2, (8, 8)),
        ("1 3 station", 2, (8, 8)),
        ("1 3", 2, (6, 6)),
    ):
        game = armed(canada=canada)
        invade(game, "alberta", "canada", 1)
        rolling(game, 6, *([1] * dice))
        event = dice_of(choose(game, DefendWith(dice)))
        assert sorted(event.defence_sides) == sorted(sides), canada
    game = armed(canada="1 1 station", rolls=[6, 8])
    assert dice_of(invade(game, "alberta", "canada", 1)).defence_sides == (8,)


def test_AD_J_6_a_station_gives_no_help_in_attack_and_is_no_unit():
    game = armed("0 3 station")
    assert asks(game, "attack", 0).options.most_dice(number(game, "alberta")) == 2
    invade(game, "alberta", "canada", 2)
    rolling(game, 6, 6, 1)
    assert dice_of(choose(game, DefendWith(1))).attack_sides == (6, 6)


def test_AD_J_7_highest_against_highest_ties_to_the_defender():
    game = armed()
    roll(game, "alberta", "canada", 3, [6, 3, 2, 6, 2])
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 4", "1 2")
    game = armed("0 5 land", "1 4 diplomat")
    roll(game, "alberta", "canada", 3, [8, 3, 2, 7, 3])
    choose(game, Lose())
    choose(game, Lose())
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 4 land", "1 3 diplomat")


def test_AD_J_8_the_owner_picks_the_lost_unit():
    game = armed("0 5 land nuclear")
    roll(game, "alberta", "canada", 2, [1, 1, 6, 6])
    ways = list(asks(game, "casualties", 0).options)
    assert ways == [Lose(), Lose(("land",)), Lose(("nuclear",)), Lose(("land", "nuclear"))]
    events = choose(game, Lose(("nuclear",)))
    assert only(events, PieceLost) == [PieceLost(0, "nuclear", number(game, "alberta"))]
    assert stands(game, "alberta") == "0 3 land"


def test_AD_J_8_nobody_is_asked_without_a_choice():
    game = armed("0 3", "1 1 land", rolls=[6, 6, 1])
    invade(game, "alberta", "canada", 2)
    assert stands(game, "canada") == "0 2"
    game = armed("0 2 land nuclear", "1 2")
    roll(game, "alberta", "canada", 1, [1, 6], defence=1)
    assert list(asks(game, "casualties", 0).options) == [Lose(("land",)), Lose(("nuclear",))]


def test_with_mods_first_only_a_choice_between_commanders_is_asked():
    game = armed("0 5 land", casualty_choice="mods_first")
    roll(game, "alberta", "canada", 2, [1, 1, 6, 6])
    asks(game, "attack", 0)
    assert stands(game, "alberta") == "0 3 land"
    game = armed("0 3 land nuclear naval", casualty_choice="mods_first")
    roll(game, "alberta", "canada", 2, [1, 1, 6, 6])
    assert len(list(asks(game, "casualties", 0).options)) == 3


def test_AD_J_9_what_the_attacker_said_stays():
    game = armed("0 5 land nuclear")
    invade(game, "alberta", "canada", 2, ("nuclear",))
    step = asks(game, "defend", 1).step
    assert (step.dice, step.leaders) == (2, ("nuclear",))


# --- exact odds of mixed pools -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence"), [((8, 6, 6), (8, 6)), ((8, 8, 8), (8, 8)), ((6, 6), (8,)), ((8,), (6, 6))]
)
def test_the_odds_of_mixed_dice_are_exact(attack, defence):
    from itertools import product

    counts: dict[tuple[int, int], int] = {}
    for values in product(*(range(1, sides + 1) for sides in (*attack, *defence))):
        ours = sorted(values[: len(attack)], reverse=True)
        theirs = sorted(values[len(attack) :], reverse=True)
        lost = sum(a <= d for a, d in zip(ours, theirs, strict=False))
        pairs = min(len(ours), len(theirs))
        counts[lost, pairs - lost] = counts.get((lost, pairs - lost), 0) + 1
    total = sum(counts.values())
    spec = RollSpec(Pool(tuple(Die(s) for s in attack)), Pool(tuple(Die(s) for s in defence)))
    for lost, beaten, chance in round_losses(spec):
        assert chance == pytest.approx(counts.get((lost, beaten), 0) / total)


def test_the_odds_see_the_dice_of_commanders_and_stations():
    game = armed("0 5 land diplomat", "1 3 station")
    a, b = number(game, "alberta"), number(game, "canada")
    spec = battle_spec(game.rules, game.state, Clash(0, 1, a, b, 3, 2))
    assert [die.sides for die in spec.attack.dice] == [8, 6, 6]
    assert [die.sides for die in spec.defence.dice] == [8, 8]
    spec = battle_spec(game.rules, game.state, Clash(0, 1, a, b, 3, 2, ()))
    assert [die.sides for die in spec.attack.dice] == [6, 6, 6]


# --- conquest ----------------------------------------------------------------------------------------------------------


def test_AD_K_1_at_least_as_many_move_in_as_dice_in_the_last_roll():
    game = armed(canada="1 1", rolls=[6, 6, 6, 1])
    invade(game, "alberta", "canada", 3)
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (3, 4)
    assert refuses(game, MoveIn(2)).key == "illegal.amount"
    choose(game, MoveIn(4))
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 1", "0 4")


def test_AD_K_2_one_unit_stays_and_a_station_is_none():
    game = armed("0 4 land station", "1 1", rolls=[6, 6, 6, 1])
    invade(game, "alberta", "canada", 3)
    assert game.pending().kind != "occupy"
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 1 station", "0 3 land")


def test_AD_K_2_the_unit_that_stays_may_be_a_commander():
    game = armed("0 4 diplomat", "1 1", rolls=[6, 6, 1])
    invade(game, "alberta", "canada", 2)
    choose(game, LedMoveIn(3, ()))
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 1 diplomat", "0 3")


def test_AD_K_3_commanders_who_rolled_in_the_last_roll_move_in():
    game = armed("0 6 land nuclear diplomat", "1 1", rolls=[8, 6, 1])
    invade(game, "alberta", "canada", 2, ("nuclear",))
    assert refuses(game, LedMoveIn(2, ("land",))).key == "illegal.invade.movers"
    assert refuses(game, LedMoveIn(2, ())).key == "illegal.invade.movers"
    assert refuses(game, LedMoveIn(9, ("nuclear",))).key == "illegal.amount"
    choose(game, LedMoveIn(3, ("land", "nuclear")))
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 3 diplomat", "0 3 land nuclear")


def test_AD_K_3_a_commander_may_go_in_place_of_a_mod():
    game = armed("0 4 land diplomat", "1 1", rolls=[8, 6, 6, 1])
    invade(game, "alberta", "canada", 3)
    choose(game, LedMoveIn(3, ("land", "diplomat")))
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 1", "0 3 diplomat land")


def test_AD_K_4_who_moved_may_invade_onward():
    game = armed(canada="1 1", rolls=[6, 6, 6, 1])
    invade(game, "alberta", "canada", 3)
    choose(game, MoveIn(4))
    enter(game, "canada", "nunavut")
    choose(game, MoveIn(3))
    assert stands(game, "nunavut") == "0 3"


def test_AD_K_5_a_station_is_exchanged_for_one_of_the_attacker():
    game = armed(canada="1 1 station", rolls=[6, 1])
    events = invade(game, "alberta", "canada", 1)
    assert only(events, PieceTaken) == [PieceTaken(0, 1, "station", number(game, "canada"))]
    choose(game, MoveIn(1))
    assert stands(game, "canada") == "0 1 station"


def test_AD_K_6_with_four_on_the_board_it_is_destroyed():
    own = dict.fromkeys(("egypt", "pevek", "alden", "sakha"), "0 1 station")
    game = year({**HOME, **own, "canada": "1 1 station"}, rolls=[6, 1])
    events = invade(game, "alberta", "canada", 1)
    assert only(events, PieceLost) == [PieceLost(1, "station", number(game, "canada"))]
    choose(game, MoveIn(1))
    assert stands(game, "canada") == "0 1"


def test_AD_K_7_a_roll_that_ends_the_defence_costs_nothing():
    game = armed("0 4 land", "1 2")
    roll(game, "alberta", "canada", 3, [8, 6, 1, 1, 1])
    assert (stands(game, "alberta"), stands(game, "canada")) == ("0 1", "0 3 land")


# --- the bonus ---------------------------------------------------------------------------------------------------------

THREE = {
    "alberta": "0 9 land",
    "canada": "1 1",
    "nunavut": "1 1",
    "northwestern_oil_emirate": "1 1",
    "japan": "2 4",
    "egypt": "1 1",
}


def beat(game, target: str, origin: str = "alberta") -> None:
    """Take a territory that one unit defends."""
    rolling(game, 6, 1)
    invade(game, origin, target, 1, ())
    asks(game, "occupy", 0)
    choose(game, MoveIn(1))


def test_AD_L_1_the_third_contested_territory_brings_an_energy_and_a_card():
    """AMB-20."""
    game = year(THREE)
    beat(game, "canada")
    beat(game, "nunavut")
    assert (energy(game)[0], held(game, 0)) == (0, [])
    beat(game, "northwestern_oil_emirate")
    assert energy(game)[0] == 1
    assert len(held(game, 0)) == 1
    assert held(game, 0)[0].startswith("land_")


def test_AD_L_1_the_deck_is_chosen_where_several_fit():
    """AMB-7."""
    game = year({**THREE, "alberta": "0 9 land diplomat"})
    for name in ("canada", "nunavut", "northwestern_oil_emirate"):
        beat(game, name)
    assert list(asks(game, "bonus_card", 0).options) == [Pick("land"), Pick("diplomat")]
    choose(game, Pick("diplomat"))
    assert held(game, 0)[0].startswith("diplomat_")


def test_AD_L_2_empty_land_and_a_station_alone_do_not_count():
    game = year({**THREE, "nunavut": "1 0 station"})
    beat(game, "canada")
    for name in ("nunavut", "continental_biospheres"):
        enter(game, "alberta", name)
        choose(game, MoveIn(1))
    assert game.state.slots["campaign"].beaten == 1


def test_AD_L_3_once_a_turn_and_only_energy_without_a_fitting_deck():
    game = year({**THREE, "alberta": "0 12", "continental_biospheres": "1 1"})
    for name in ("canada", "nunavut", "northwestern_oil_emirate", "continental_biospheres"):
        beat(game, name)
    assert game.state.slots["campaign"].beaten == 4
    assert (energy(game)[0], held(game, 0)) == (1, [])


def test_AD_N_1_what_a_station_does():
    position = {"japan": "0 3 station space", "egypt": "0 0 station", "mexico": "1 2", "canada": "2 2"}
    game = year(position, phase="reinforce")
    asks(game, "reinforce", 0)
    assert (stands(game, "japan"), stands(game, "egypt")) == ("0 4 space station", "0 1 station")
    game = year(position)
    sites = {game.rules.board.territories[target].id for _, target in asks(game, "attack", 0).options.edges()}
    assert "tycho" in sites and game.state.owner[number(game, "egypt")] == 0
