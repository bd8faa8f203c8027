"""What the opponents do with colours that nobody plays."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.ai.answers.classic.neutrals import SUPPLY, ally_worth, annoyance, best_bribe
from risk_desktop.ai.league import play_game
from risk_desktop.ai.led import led_attack
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.thinker import Thinker
from risk_desktop.editions.classic.neutrals.bribe import BRIBE, Bribe, BribePhase, Bribes
from risk_desktop.editions.classic.neutrals.stances import allies_slot
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Blitz, Pass
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from tests.playing import asks, earth_board, given, number


def duel(edition="world-allies"):
    return make_rules(edition, earth_board(), 2)


def offered(game):
    return [choice for choice in Bribes(game, 0) if isinstance(choice, Bribe)]


def bribed(game):
    """Return what a hard opponent on turn gives to whom."""
    decision = Decision(0, BRIBE, Bribes(game, 0), BribePhase(0))
    return Thinker(SKILLS["hard"], 1).choose(view(game, 0), decision)


@pytest.mark.parametrize("edition", ["world-allies", "world-duel", "secret-mission-duel", "original-duel"])
def test_every_level_plays_legally_for_two(earth, edition):
    asked = Counter()

    class Listening:
        def __init__(self, opponent):
            self.opponent = opponent

        def choose(self, seen, decision):
            choice = self.opponent.choose(seen, decision)
            asked[decision.kind, type(choice).__name__] += 1
            return choice

    rules = make_rules(edition, earth, 2, {"round_limit": 15})
    for seed, levels in enumerate((("easy", "hard"), ("normal", "random"))):
        result = play_game(rules, [Listening(make_opponent(level, 3)) for level in levels], seed)
        assert result.faults == result.illegal == 0
    assert asked["place_neutral", "Place"] > 0
    assert (asked["bribe", "Bribe"] > 0) == (edition == "world-allies")


def test_armies_that_nobody_plays_threaten_nobody():
    game = given({"brazil": 0, "peru": 1}, {"brazil": 2, "venezuela": 20, "peru": 9}, rest=2, rules=duel())
    position = position_of(view(game, 0))
    brazil = number(game, "brazil")
    assert position.threat[brazil] == 9
    allies_slot(game.state).stance[2] = 1
    assert position_of(view(game, 0)).threat[brazil] == 20
    allies_slot(game.state).stance[2] = 0
    assert position_of(view(game, 0)).threat[brazil] == 9


def test_neutral_armies_stand_where_they_bar_the_opponent_and_not_oneself():
    owners = {"brazil": 0, "argentina": 0, "china": 1, "india": 1, "siam": 1}
    game = given(owners, {"china": 20, "brazil": 20}, rest=2, rules=duel("world-duel"))
    position = position_of(view(game, 0))
    assert annoyance(position, number(game, "mongolia")) > annoyance(position, number(game, "peru"))


def test_a_neutral_colour_beside_the_opponent_is_bribed_with_the_card_that_completes_no_set():
    hands = {0: ("alaska", "alberta", "brazil", "argentina")}
    owners = {"brazil": 0, "china": 1, "india": 2, "peru": 3, "venezuela": 3}
    game = given(owners, {"india": 20}, rest=4, hands=hands, rules=duel())
    choice = best_bribe(position_of(view(game, 0)), offered(game))
    assert isinstance(choice, Bribe)
    allies_slot(game.state).stance[4] = 0
    assert bribed(game).neutral == 2


def test_N_13_an_opponent_gives_no_card_to_its_own_ally():
    hands = {0: ("alaska", "alberta", "brazil", "argentina")}
    game = given({"brazil": 0, "china": 1, "india": 2}, {"india": 20}, rest=2, hands=hands, rules=duel())
    assert isinstance(bribed(game), Bribe)
    allies_slot(game.state).stance[2] = 0
    assert len(offered(game)) == 4 and bribed(game) == Pass()


def test_no_bribe_costs_a_valuable_set():
    hands = {0: ("joker", "alaska", "brazil")}
    game = given({"brazil": 0, "china": 1, "india": 2, "siam": 3}, rest=4, hands=hands, rules=duel())
    game.state.slots["cards"].traded = 30
    assert best_bribe(position_of(view(game, 0)), offered(game)) == Pass()


def test_allies_who_bring_no_armies_are_worth_less():
    owners = {"brazil": 0, "china": 1, "india": 2}
    worths = []
    for income in ("die", "none"):
        rules = make_rules("world-allies", earth_board(), 2, {"ally_income": income})
        game = given(owners, {"india": 4}, rest=4, rules=rules)
        worths.append(ally_worth(position_of(view(game, 0)), 2))
    assert worths[0] == worths[1] + SUPPLY > worths[1] > 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_an_ally_is_led_against_the_opponent(level):
    south = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), 1)
    game = given({"brazil": 0, "siam": 2, **south}, {"siam": 7}, rest=3, rules=duel())
    allies_slot(game.state).stance[2] = 0
    seen = view(game, 0)
    planner = Thinker(SKILLS[level], 1).mind.planner(seen)
    line = led_attack(position_of(seen), planner, seen.rules.led_by(seen.state, 0))
    assert line.origin == number(game, "siam")
    assert game.state.owner[line.target] == 1
    choice = make_opponent(level, 1).choose(seen, asks(game, "attack", 0))
    assert isinstance(choice, Blitz)
