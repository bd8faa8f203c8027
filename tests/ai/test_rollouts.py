"""The expert: plans are compared by the turns of the others that follow, as long as the time of the turn lasts."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from itertools import count

import pytest

from risk_desktop.ai import clock
from risk_desktop.ai.clock import Allowance, Clock
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.player import LEVELS, decide, make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.search import AttackLine
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.common.bidding import BID
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from risk_desktop.tournament.games import play, rotated
from risk_desktop.tournament.mixes import MIXES, rules_of
from tests.playing import asks, given

FIRST = sorted({mix.edition: name for name, mix in reversed(MIXES.items())}.values())
"""The mix with the fewest players of each rule set."""


def world(owners, armies=(), rest=2) -> Game:
    game = given(owners, dict(armies), rest=rest, rules=rules_of("printed-3"))
    asks(game, "attack", 0)
    return game


def rollouts(game: Game, allowance: Allowance | None = None):
    seen = view(game, game.state.turn)
    planner = Mind(SKILLS["expert"], 1, allowance=allowance).planner(seen)
    assert planner.rollouts is not None
    return planner.rollouts, position_of(seen), planner


def in_the_middle(mix: str) -> Game:
    game, quick = start_game(rules_of(mix), 5), make_opponent("normal", 1)
    while game.state.round < 3 or game.pending().kind != "reinforce":
        game.apply(decide(quick, game, game.pending().player)[0])
    return game


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
def test_the_expert_answers_as_hard_does_where_land_is_not_all(mix):
    """Throughout a game of others, who think less, every fifth time that something but a bid is asked."""
    rules = rules_of(mix)
    game, compared = start_game(rules, 4), Counter()
    quick, hard, expert = (
        [make_opponent(level, seat) for seat in range(rules.players)] for level in ("easy", "hard", "expert")
    )
    for number in count():
        asked = game.pending()
        if asked is None:
            break
        if number % 5 == 0 and asked.kind != BID:
            compared[asked.kind] += 1
            assert decide(expert[asked.player], game, asked.player) == decide(hard[asked.player], game, asked.player)
        game.apply(decide(quick[asked.player], game, asked.player)[0])
        game.take_events()
    assert compared["attack"] > 4 and compared.total() > 30


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
        found, position, _ = rollouts(game)
        values.append(found.later(position))
    assert values[0] > values[1] >= 0.0


def test_who_is_left_alone_has_won():
    found, position, _ = rollouts(given({}, rest=0, rules=rules_of("printed-3")))
    assert found.later(position) == 1.0


def test_the_turns_of_the_others_change_nothing_of_the_position():
    found, position, _ = rollouts(world({"brazil": 0, "china": 1}, {"brazil": 9}))
    before = position.owner[:], position.armies[:], position.cards[:], position.me
    found.later(position)
    assert before == (position.owner, position.armies, position.cards, position.me)


def test_without_time_the_line_that_looked_best_is_taken():
    spent = Allowance(0.0)
    spent.begin((1, 0))
    found, position, planner = rollouts(world({"brazil": 0, "china": 1}, {"brazil": 9}), spent)
    time.sleep(0.001)
    lines = [AttackLine(0.2, end=position), AttackLine(0.4, 1, 2), AttackLine(0.3, 2, 3)]
    assert found.best(position, lines, planner) == lines[1]


def test_a_plan_has_to_come_out_clearly_better_than_the_one_that_looked_best():
    found, position, planner = rollouts(in_the_middle("dealt-6"))
    place = position.owner.index(position.me)

    def compare(armies: int) -> None:
        stronger = position.copy()
        stronger.put(place, position.armies[place] + armies)
        lines = [AttackLine(0.4, end=position), AttackLine(0.3, placed=((place, armies),), end=stronger)]
        gains[bool(found.best(position, lines, planner).placed)].append(found.later(stronger) / found.later(position))

    gains: dict[bool, list[float]] = {False: [], True: []}
    position.put(place, 30)
    for armies in (1, 2, 4, 8, 16):
        compare(armies)
    assert 1.0 < max(gains[False]) < 1.05
    assert min(gains[True]) > 1.03


def test_a_cautious_player_goes_on_only_for_more_and_one_who_has_lost_patience_does_not_stop():
    found, position, planner = rollouts(in_the_middle("dealt-6"))
    stop = [AttackLine(0.3, end=position)]
    assert found.best(position, stop, planner).worth == found.later(position)
    planner.patience = 0.5
    assert found.best(position, stop, planner).worth == found.later(position) / 2
    line = AttackLine(0.4, 1, 2, end=position)
    assert planner.weighed(position, line) == line
    planner.restraint = 1.6
    assert planner.weighed(position, line).worth == 0.4 / 1.6


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


# -- never late ---------------------------------------------------------------------------------------------------------


TICK = 0.01
"""Seconds of a machine so slow that it takes them to look at the clock."""


def slow_clock(monkeypatch):
    ticks = count()
    monkeypatch.setattr(clock, "monotonic", lambda: next(ticks) * TICK)
    return lambda: next(ticks) * TICK


def turn(game: Game, level: str, allowance: Allowance | None = None):
    """Have ``level`` play a turn to its end; return how long it thought."""
    opponent, player, spent = make_opponent(level, 1, allowance=allowance), game.state.turn, 0.0
    while (asked := game.pending()) is not None and game.state.turn == player:
        start = time.monotonic()
        choice, fault = decide(opponent, game, asked.player)
        spent += time.monotonic() - start
        assert fault is None
        game.apply(choice)
    return spent


def test_nothing_is_played_out_any_more_when_the_time_is_over(monkeypatch):
    now = slow_clock(monkeypatch)
    allowance = Allowance(0.3)
    found, position, planner = rollouts(in_the_middle("dealt-6"), allowance)
    lines = [AttackLine(0.4 - n / 100, end=position) for n in range(100)]
    start = now()
    allowance.begin((1, 0))
    assert found.best(position, lines, planner).worth > 0
    assert 0.15 <= now() - start < 0.15 + 6 * TICK, "half of the time is for the decisions to come"


def test_a_clock_that_runs_out_ends_the_playing_out():
    game = in_the_middle("dealt-6")
    seen = view(game, game.state.turn)
    planner = Mind(SKILLS["expert"], 1, clock=Clock(0.0)).planner(seen)
    found = planner.rollouts
    position = position_of(seen)
    lines = [AttackLine(0.4, end=position), AttackLine(0.3, 1, 2, end=position)]
    time.sleep(0.001)
    assert found.hurried and found.best(position, lines, planner) == lines[0]


def test_plans_are_measured_alike_when_time_runs_out_between_them(monkeypatch):
    game = in_the_middle("dealt-6")
    seen = view(game, game.state.turn)
    weak = position_of(seen)
    strong = weak.copy()
    strong.reserve += 9

    def worths(level: str, allowance: Allowance | None = None) -> list[float]:
        planner = Mind(SKILLS[level], 1, allowance=allowance).planner(seen)
        return [line.worth for line in planner.placements((weak, strong))]

    hard, played_out = worths("hard"), worths("expert")
    assert hard[0] < hard[1] and played_out[0] < played_out[1] and hard != played_out
    for seconds in (0.0, 0.1, 0.3, 1.0, 3.0, 60.0):
        slow_clock(monkeypatch)
        allowance = Allowance(seconds)
        allowance.begin((1, 0))
        found = worths("expert", allowance)
        assert found in (hard, played_out)
    assert found == played_out


def busy() -> None:
    while True:
        pass


@pytest.mark.long
def test_an_expert_is_in_time_on_busy_cores():
    game = in_the_middle("dealt-6")
    burners = [multiprocessing.Process(target=busy, daemon=True) for _ in range(2 * (os.cpu_count() or 1))]
    for burner in burners:
        burner.start()
    try:
        for _ in range(6):
            hard = turn(Game(game.rules, game.state.copy()), "hard")
            assert turn(game, "expert", Allowance(0.3)) < 0.3 + 3 * hard + 0.5
    finally:
        for burner in burners:
            burner.kill()
            burner.join()


def test_an_expert_answers_again_after_the_turn_was_taken_back():
    game = in_the_middle("dealt-3")
    before = game.state.copy()
    opponent = make_opponent("expert", 1, allowance=Allowance(0.02))
    for _ in range(3):
        again = Game(game.rules, before.copy())
        choice, fault = decide(opponent, again, again.pending().player)
        assert fault is None and choice != Pass()
