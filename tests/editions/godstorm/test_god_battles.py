"""God wars and battles of an invasion (G-45 to G-54, G-69 to G-94)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from risk_desktop.editions.common.advance import advance_odds, onward
from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.godstorm.afterlife import DeadTravelled
from risk_desktop.editions.godstorm.battle import ArmiesSaved
from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.editions.godstorm.declarations import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.god_war import (
    EXPENDABLE,
    GodWarFought,
    attacking_host,
    defending_host,
    first_war,
    god_war_odds,
    war_endings,
    war_ties,
)
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.engine.choices import Amount, Attack, Blitz, DefendWith, Pass, Pick
from risk_desktop.engine.combat import Clash, battle_reasons, battle_spec
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import DiceRolled
from risk_desktop.engine.game import Game
from tests.editions.godstorm.epoch import (
    again,
    dead,
    epoch,
    faith,
    front,
    invade,
    send,
    stack_deck,
    stands,
    storm,
)
from tests.playing import asks, choose, done, number, only, refuses, rolling

# --- god war ----------------------------------------------------------------------------------------------------------


def test_G_75_a_god_war_if_both_sides_have_a_god_attacker_names_first():
    game = front("0 5 war sky", "1 3 death magic")
    invade(game, "egypt", "nubia", 3)
    assert asks(game, "champion", 0).options.items == (Pick("war"), Pick("sky"))
    send(game, "sky")
    asks(game, "champion", 1)
    events = send(game, "death", 6, 6, 6, 6, 2, 2, 3)
    (fought,) = only(events, GodWarFought)
    assert (fought.attack.champion, fought.defence.champion) == ("sky", "death")


def test_G_75_odds_of_an_invasion_begin_with_its_god_wars():
    """Seven armies with war and death against eleven with sky: the war is lost almost surely, and with it the ties."""
    game = front("0 7 war death", "1 11 sky")
    ends = number(game, "egypt"), number(game, "nubia")
    both, none = (odds_of(front("0 7 war death", "1 11"), *ends).win, odds_of(front("0 7", "1 11"), *ends).win)
    first = first_war(game, *ends)
    assert first is not None and first < 0.1 < none + 0.2 < both
    odds = odds_of(game, *ends)
    assert none <= odds.win < none + 0.1
    assert odds.win == pytest.approx(odds.defenders[0]) == pytest.approx(1 - odds.survivors[0])
    assert odds.attackers_left + odds.attackers_lost == pytest.approx(6)
    assert sum(chance for chance, *_ in war_endings(game, *ends)) == pytest.approx(1)
    assert odds_of(game, *ends, leaders=()).win == pytest.approx(none), "gods who stay away fight none"


def fought_out(game: Game, lands: tuple[int, ...], seed: int) -> int:
    """Invade from land to land with all who can go on, by dice of a seed; return how many of them were taken."""
    each, taken = Game(game.rules, game.state.copy()), 0
    each.dice = SeededDice(seed)
    while taken < len(lands) - 1 and (asked := each.pending()) is not None:
        edge = lands[taken], lands[taken + 1]
        if asked.kind == "champion":
            gods = (choice.key for choice in asked.options if isinstance(choice, Pick))
            each.apply(Pick(min(gods, key=EXPENDABLE.index)))
        elif asked.kind == "press" or (asked.kind == "attack" and edge in asked.options.edges()):
            each.apply(Blitz(*edge, 1))
        elif asked.kind == "defend":
            each.apply(DefendWith(asked.options.hi))
        elif asked.kind == "occupy":
            each.apply(onward(each, asked.options, asked.step.facts(each)))
        else:
            break
        taken += each.state.owner[edge[1]] == 0
    return taken


def near(chance: float, games: int) -> float:
    """Return how far off what is played may be: three standard errors."""
    return 3 * (chance * (1 - chance) / games) ** 0.5


def test_G_75_odds_of_an_invasion_are_what_comes_of_many():
    game, games = front("0 8 war magic", "1 7 sky death"), 300
    ends = number(game, "egypt"), number(game, "nubia")
    win = odds_of(game, *ends).win
    taken = sum(fought_out(game, ends, seed) for seed in range(games))
    assert taken / games == pytest.approx(win, abs=near(win, games))
    unopposed = odds_of(front("0 8 war magic", "1 7"), *ends).win
    assert unopposed > win + 3 * near(win, games), "without the god wars it would be something else"


def test_G_75_gods_who_fall_on_the_way_are_missed_in_the_next_invasion():
    lands, games = {"gaul": "0 14 war", "alemannia": "1 3 sky magic death", "galicia": "1 11"}, 400
    game = epoch({**lands, "iberia": "0 2"})
    way = tuple(number(game, land) for land in lands)
    told = advance_odds(game, way).links
    taken = [fought_out(game, way, seed) for seed in range(games)]
    for link, chance in enumerate(told, start=1):
        assert sum(each >= link for each in taken) / games == pytest.approx(chance, abs=near(chance, games))
    spared = advance_odds(epoch({**lands, "alemannia": "1 3", "iberia": "0 2"}), way).win
    assert spared > told[-1] + near(told[-1], games), "if all gods lived on it would be something else"


def test_G_75_gods_who_are_left_out_fight_none():
    game = front("0 5 war", "1 3 sky")
    invade(game, "egypt", "nubia", 1, gods=(), rolls=[1])
    asks(game, "defend", 1)


def test_G_76_three_dice_and_one_each_for_the_sky_and_every_altar_plus_armies_and_additions():
    """A-8."""
    position = {"wolfs_altar": "0 1", "altar_of_the_cauldron": "0 2"}
    game = front("0 6 sky", "1 3 war", position=position, cards={0: ["magic_mjolnir_hammer_of_thor"]})
    host = attacking_host(game.rules, game.state, number(game, "egypt"), ("sky",))
    assert host.dice == (("base", 3), ("sky", 1), ("altars", 2))
    assert host.added == (("armies", 5), ("mjolnir", 3))
    other = defending_host(game.rules, game.state, number(game, "nubia"))
    assert (other.dice, other.added, other.rerolls) == ((("base", 3),), (("armies", 3),), "")
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 2, 3, 4, 5, 6, 6, 6, 5])
    (fought,) = only(events, GodWarFought)
    assert (fought.attack.total, fought.defence.total) == (21 + 8, 17 + 3)


def test_G_76_re_rolls_by_goddess_temple_and_gungnir():
    """A-4."""
    game = front("0 5 magic", "1 3 war temple")
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 3, 1, 2, 1, 4, 1, 5, 6, 3])
    rerolled = only(events, DiceRerolled)
    assert [event.cause for event in rerolled] == ["magic", "temple"]
    assert [event.first for event in rerolled] == [(3, 1, 1), (4, 2, 1)]
    game = front("0 5 sky", "1 3 war", cards={1: ["magic_gungnir_spear_of_odin"]})
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 6, 5, 4, 1, 1, 5, 2, 1, 3])
    assert [event.cause for event in only(events, DiceRerolled)] == ["gungnir"]


def test_G_77_the_higher_total_wins_the_loser_is_banished_no_army_dies():
    game = front("0 4 sky", "1 3 death")
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 5, 4, 3, 1, 2, 4])
    (fought,) = only(events, GodWarFought)
    assert (fought.winner, fought.tie) == (0, False)
    assert only(events, GodBanished) == [GodBanished(1, "death", number(game, "nubia"), "god_war")]
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 4 sky", "1 3")


@pytest.mark.parametrize(("god", "winner"), [("war", 0), ("death", 1)])
def test_G_77_a_tie_is_the_defenders_but_the_attackers_with_his_god_of_war(god, winner):
    game = front(f"0 4 {god}", "1 3 sky")
    events = invade(game, "egypt", "nubia", 3, rolls=[6, 5, 4, 2, 3, 4, 6])
    (fought,) = only(events, GodWarFought)
    assert (fought.attack.total, fought.defence.total, fought.tie, fought.winner) == (18, 18, True, winner)


def test_G_78_both_still_have_gods_the_attacker_may_fight_on_or_break_off():
    game = front("0 5 war sky", "1 3 death magic")
    invade(game, "egypt", "nubia", 3)
    send(game, "sky")
    send(game, "death", 6, 6, 6, 5, 2, 2, 3)
    options = asks(game, "champion", 0).options
    assert options.items == (Pick("war"), Pick("sky"), Pass())
    send(game, "war", 1, 2, 1, 2, 6, 6, 5)
    assert stands(game, "egypt") == "0 5 sky"
    assert asks(game, "champion", 0).options.items == (Pick("sky"), Pass())
    events = done(game)
    assert only(events, InvasionBroken)


def test_G_78_only_one_side_has_gods_left_on_with_the_armies():
    game = front("0 5 war", "1 3 death")
    invade(game, "egypt", "nubia", 3, rolls=[1, 2, 1, 6, 6, 5])
    assert stands(game, "egypt") == "0 5"
    options = asks(game, "press", 0).options
    assert Pass() in options and Attack(number(game, "egypt"), number(game, "nubia"), 3) in options


def test_G_79_labors_are_looked_at_after_every_round():
    game = front("0 5 sky magic", "1 3 death", faith=[0, 0, 0])
    stack_deck(game, "magic", "magic_stonehenge")
    invade(game, "egypt", "nubia", 3)
    events = send(game, "sky", 4, 4, 4, 6, 1, 2, 3)
    assert [event.kind for event in only(events, LaborDone)] == ["magic", "sky"]


def test_G_79_a_relic_earned_in_a_round_adds_to_that_round():
    """A-32."""
    game = front("0 5 sky magic", "1 3 death")
    stack_deck(game, "magic", "magic_mjolnir_hammer_of_thor")
    invade(game, "egypt", "nubia", 3)
    (fought,) = only(send(game, "sky", 4, 4, 4, 6, 6, 5, 6), GodWarFought)
    assert (fought.attack.total, fought.defence.total) == (18 + 4 + 3, 17 + 3)


def test_G_54_if_both_earn_a_card_in_a_round_the_attacker_draws_first():
    game = front("0 5 magic", "1 3 magic sky")
    stack_deck(game, "magic", "magic_stonehenge", "magic_excalibur")
    events = invade(game, "egypt", "nubia", 3)
    events += send(game, "magic", 5, 5, 5, 4, 4, 4, 2)
    assert only(events, LaborDone)[:2] == [LaborDone(0, "magic"), LaborDone(1, "magic")]
    assert [(event.player, event.card) for event in only(events, RelicGained)] == [
        (0, "magic_stonehenge"),
        (1, "magic_excalibur"),
    ]


def test_G_54_who_has_equal_dice_before_ones_are_rolled_again_draws_before_who_gets_them_by_it():
    game = front("0 5 magic", "1 3 magic sky")
    stack_deck(game, "magic", "magic_stonehenge", "magic_excalibur")
    events = invade(game, "egypt", "nubia", 3)
    events += send(game, "magic", 5, 5, 1, 4, 4, 4, 2, 5)
    assert [(event.player, event.card) for event in only(events, RelicGained)] == [
        (1, "magic_stonehenge"),
        (0, "magic_excalibur"),
    ]


def counted_out(attack: int, defence: int, lead: int, ones: tuple[bool, bool]) -> tuple[float, float, float]:
    """Return how often the attacker's total is higher, equal and lower, over all rolls; a die without ones has five faces."""
    found: Counter[int] = Counter()
    for dice in product(*(range(2 if ones[0] else 1, 7),) * attack, *(range(2 if ones[1] else 1, 7),) * defence):
        gap = sum(dice[:attack]) + lead - sum(dice[attack:])
        found[(gap > 0) - (gap < 0)] += 1
    return found[1] / found.total(), found[0] / found.total(), found[-1] / found.total()


@pytest.mark.parametrize(
    ("origin", "target", "dice", "lead", "ones"),
    [
        ("0 5 sky magic", "1 3 war", (4, 3), 4 - 3, (True, False)),
        ("0 4 war", "1 3 death temple", (3, 3), 3 - 3, (False, True)),
        ("0 2 war", "1 5 sky", (3, 4), 1 - 5, (False, False)),
    ],
)
def test_G_76_the_odds_of_a_god_war_are_those_of_its_dice(origin, target, dice, lead, ones):
    game = front(origin, target)
    gods = tuple(origin.split()[2:])
    odds = god_war_odds(game.rules, game.state, number(game, "egypt"), number(game, "nubia"), gods)
    assert tuple(odds) == pytest.approx(counted_out(*dice, lead, ones))
    assert war_ties(gods) == ("attacker" if "war" in gods else "defender")
    assert odds.win(war_ties(gods)) == pytest.approx(odds.higher + odds.equal * ("war" in gods))


# --- battles ----------------------------------------------------------------------------------------------------------


def test_G_80_one_to_three_dice_one_fewer_than_armies_then_the_defender_one_or_two():
    game = front("0 3", "1 3")
    assert refuses(game, Attack(number(game, "egypt"), number(game, "nubia"), 3)).key == "illegal.attack.dice"
    invade(game, "egypt", "nubia", 2, rolls=[6, 5])
    options = asks(game, "defend", 1).options
    assert (options.lo, options.hi) == (1, 2)


def test_G_81_ones_are_rolled_again_by_goddess_or_temple_until_none_is_left():
    game = front("0 4 magic", "1 1 temple")
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 1, 2, 4, 1, 5, 1, 1, 3])
    (rolled,) = only(events, DiceRolled)
    assert (rolled.attack, rolled.defence) == ((5, 4, 2), (3,))
    assert [(event.cause, event.first) for event in only(events, DiceRerolled)] == [
        ("magic", (4, 1, 1)),
        ("temple", (1,)),
    ]


def test_G_43_the_temple_helps_the_defender_only():
    game = front("0 4 temple", "1 1")
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 1, 4, 6])
    assert only(events, DiceRolled)[0].attack == (4, 1, 1)
    spec = battle_spec(game.rules, game.state, clash(game))
    assert not spec.attack.no_ones and not spec.defence.no_ones


def clash(game, gods=None) -> Clash:
    return Clash(0, 1, number(game, "egypt"), number(game, "nubia"), 3, 1, gods)


def test_G_46_the_goddess_rolls_ones_again_in_attack_and_defence():
    """A-3."""
    game = front("0 5 magic", "1 2 magic")
    spec = battle_spec(game.rules, game.state, clash(game))
    assert spec.attack.no_ones and spec.defence.no_ones
    assert not battle_spec(game.rules, game.state, clash(game, ())).attack.no_ones
    ours, theirs = battle_reasons(game.rules, game.state, clash(game))
    assert {reason.kind for reason in (*ours, *theirs)} == {"magic"}


def test_G_47_the_god_of_the_sky_rolls_a_die_more_in_god_wars():
    game = front("0 5 war sky", "1 2 sky")
    assert attacking_host(game.rules, game.state, number(game, "egypt"), ("war", "sky")).count == 4
    assert attacking_host(game.rules, game.state, number(game, "egypt"), ("war",)).count == 3
    assert defending_host(game.rules, game.state, number(game, "nubia")).count == 4


def test_G_48_the_god_of_war_wins_ties_for_the_attacker():
    game = front("0 5 war", "1 2")
    invade(game, "egypt", "nubia", 2, rolls=[4, 4])
    rolling(game, 4, 4)
    choose(game, DefendWith(2))
    assert (stands(game, "nubia"), dead(game)) == ("0 2", [0, 2, 0])
    game = front("0 5", "1 2 war")
    invade(game, "egypt", "nubia", 2, rolls=[4, 4])
    rolling(game, 4, 4)
    choose(game, DefendWith(2))
    assert stands(game, "egypt") == "0 3"


def test_G_49_powers_of_all_gods_who_take_part_add_up():
    game = front("0 5 war magic", "1 2")
    spec = battle_spec(game.rules, game.state, clash(game))
    assert spec.attack.no_ones and spec.ties == "attacker"
    events = invade(game, "egypt", "nubia", 1, rolls=[1, 4])
    assert not only(events, GodWarFought)


def test_G_82_the_highest_then_the_second_at_most_two_losses():
    game = front("0 5", "1 5")
    invade(game, "egypt", "nubia", 3, rolls=[6, 3, 1])
    rolling(game, 5, 4)
    choose(game, DefendWith(2))
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 4", "1 4")


def test_G_83_losses_go_to_the_afterlives():
    game = front("0 5", "1 5")
    invade(game, "egypt", "nubia", 3, rolls=[6, 3, 1])
    rolling(game, 5, 4)
    events = choose(game, DefendWith(2))
    assert {(event.player, event.goal) for event in only(events, DeadTravelled)} == {(0, "afterlife"), (1, "afterlife")}
    assert dead(game) == [1, 1, 0]


def test_G_45_before_an_attacking_god_of_death_the_beaten_go_to_the_pool():
    """A-1."""
    game = front("0 5 death", "1 5")
    invade(game, "egypt", "nubia", 3, rolls=[6, 3, 1])
    rolling(game, 5, 4)
    choose(game, DefendWith(2))
    assert dead(game) == [1, 0, 0]
    game = front("0 5", "1 5 death")
    invade(game, "egypt", "nubia", 3, rolls=[6, 3, 1])
    rolling(game, 5, 4)
    choose(game, DefendWith(2))
    assert dead(game) == [1, 1, 0]


def test_G_84_the_tree_of_life_saves_armies_for_faith_before_they_are_removed():
    """A-35."""
    game = front("0 5", "1 2", faith=[0, 1, 0], cards={1: ["magic_the_tree_of_life"]})
    invade(game, "egypt", "nubia", 2, rolls=[6, 6])
    rolling(game, 1, 1)
    choose(game, DefendWith(2))
    options = asks(game, "save_armies", 1).options
    assert (options.lo, options.hi) == (0, 1)
    events = choose(game, Amount(1))
    assert only(events, ArmiesSaved) == [ArmiesSaved(1, number(game, "nubia"), 1)]
    assert (stands(game, "nubia"), faith(game)[1], deeds(game.state).slain) == ("1 1", 0, 1)


def test_G_73_who_has_declared_an_invasion_attacks_at_least_once():
    refusal = Rolls(0, 1, spare=3, most=3, may_stop=False).explain(Pass())
    assert refusal is not None and refusal.key == "illegal.gods.must_attack"
    assert Rolls(0, 1, spare=3, most=3).explain(Pass()) is None


def test_G_85_after_each_roll_stop_or_roll_again_without_a_new_declaration():
    game = front("0 9", "1 5")
    invade(game, "egypt", "nubia", 3, rolls=[6, 6, 1])
    rolling(game, 5, 5)
    choose(game, DefendWith(2))
    assert refuses(game, Blitz(number(game, "egypt"), number(game, "kush"), 1)).key == "illegal.gods.other_front"
    events = again(game, 3, 6, 6, 6)
    assert not only(events, InvasionDeclared)
    rolling(game, 1, 1)
    choose(game, DefendWith(2))
    assert stands(game, "nubia") == "1 1"
    asks(game, "press", 0)


def test_G_85_a_blitz_goes_on_until_so_many_armies_are_left():
    game = front("0 6", "1 1")
    events = storm(game, "egypt", "nubia", 3, rolls=[1, 1, 1, 6, 2, 2, 2, 6, 3, 3, 3, 6])
    assert len(only(events, DiceRolled)) == 3
    assert stands(game, "egypt") == "0 3"
    assert only(events, InvasionBroken)
