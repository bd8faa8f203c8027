"""The expert: plans are compared by the turns of the others that follow, as long as the time of the turn lasts."""

from __future__ import annotations

import time

import pytest

from risk_desktop.ai.clock import Allowance
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.player import LEVELS, decide, make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.search import AttackLine
from risk_desktop.ai.skill import SKILLS
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from risk_desktop.tournament.games import Fixture, play, rotated
from risk_desktop.tournament.mixes import MIXES, rules_of
from tests.playing import asks, given

FIRST = sorted({mix.edition: name for name, mix in reversed(MIXES.items())}.values())
"""The mix with the fewest players of each rule set."""


def world(owners, armies=(), rest=2) -> Game:
    game = given(owners, dict(armies), rest=rest, rules=rules_of("printed-3"))
    asks(game, "attack", 0)
    return game


def rollouts(game: Game, allowance: Allowance | None = None):
    seen = view(game, 0)
    found = Mind(SKILLS["expert"], 1, allowance=allowance).planner(seen).rollouts
    assert found is not None
    return found, position_of(seen)


@pytest.mark.long
@pytest.mark.parametrize("mix", FIRST)
def test_the_expert_plays_every_rule_set_without_a_fault(mix):
    found = play(rotated(mix, ("expert", "hard"), 1, 3)[0])
    assert found.winners and found.faults == 0


@pytest.mark.parametrize("mix", ["duel", "ad2210-2"])
def test_the_expert_plays_without_a_fault(mix):
    found = play(rotated(mix, ("expert", "easy"), 1, 3)[0])
    assert found.winners and found.faults == 0


@pytest.mark.parametrize("mix", ["missions-3", "teams-4", "ad2210-2", "godstorm-2"])
def test_the_expert_plays_as_hard_does_where_land_is_not_all(mix):
    experts, hard = (play(Fixture(mix, (level,) * rules_of(mix).players, 4)) for level in ("expert", "hard"))
    assert (experts.winners, experts.rounds) == (hard.winners, hard.rounds)


def test_only_the_expert_plays_turns_out():
    seen = view(world({"brazil": 0, "china": 1}, {"brazil": 9}), 0)
    assert LEVELS[-1] == "expert"
    for level, skill in SKILLS.items():
        assert (Mind(skill, 1).planner(seen).rollouts is not None) == (level == "expert")


def test_who_can_be_broken_before_his_next_turn_is_worth_less():
    owners = dict.fromkeys(("brazil", "peru", "argentina", "venezuela"), 0) | {"china": 1}
    calm = world(owners, {"brazil": 4, "venezuela": 4, "china": 20})
    pressed = world(owners, {"brazil": 4, "venezuela": 4, "central_america": 20})
    values = []
    for game in (calm, pressed):
        found, position = rollouts(game)
        values.append(found.later(position))
    assert values[0] > values[1] >= 0.0


def test_who_is_left_alone_has_won():
    found, position = rollouts(given({}, rest=0, rules=rules_of("printed-3")))
    assert found.later(position) == 1.0


def test_the_turns_of_the_others_change_nothing_of_the_position():
    found, position = rollouts(world({"brazil": 0, "china": 1}, {"brazil": 9}))
    before = position.owner[:], position.armies[:], position.cards[:], position.me
    found.later(position)
    assert before == (position.owner, position.armies, position.cards, position.me)


def test_without_time_the_line_that_looked_best_is_taken():
    spent = Allowance(0.0)
    spent.begin((1, 0))
    found, position = rollouts(world({"brazil": 0, "china": 1}, {"brazil": 9}), spent)
    time.sleep(0.001)
    lines = [AttackLine(0.2, end=position), AttackLine(0.4, 1, 2), AttackLine(0.3, 2, 3)]
    assert found.best(position, lines) == lines[1]


def test_an_expert_without_time_plays_as_hard_does():
    game = world({"brazil": 0, "china": 1}, {"brazil": 9})
    hard, _ = decide(make_opponent("hard", 1), game, 0)
    hurried, fault = decide(make_opponent("expert", 1, allowance=Allowance(0.0)), game, 0)
    assert (hurried, fault) == (hard, None)


def test_an_expert_answers_the_same_way_again():
    game = world({"brazil": 0, "peru": 0, "china": 1}, {"brazil": 6, "peru": 4})
    assert decide(make_opponent("expert", 1), game, 0) == decide(make_opponent("expert", 1), game, 0)


def test_time_is_for_all_decisions_of_a_turn_together():
    allowance = Allowance(0.05)
    allowance.begin((1, 0))
    assert not allowance.spent
    time.sleep(0.06)
    assert allowance.spent
    allowance.end()
    allowance.begin((1, 0))
    assert allowance.spent
    allowance.end()
    allowance.begin((1, 1))
    assert not allowance.spent
    assert not Allowance().spent


def test_time_between_decisions_does_not_count():
    allowance = Allowance(0.05)
    allowance.begin((1, 0))
    allowance.end()
    time.sleep(0.06)
    allowance.begin((1, 0))
    assert not allowance.spent
