"""The second thought in games of two sides: what the other side would answer."""

from __future__ import annotations

from risk_desktop.ai.planner import Planner
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.ai.reply import SET_CHANCE, next_foe
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.thinker import Thinker
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.view import view
from tests.playing import asks, earth_board, given, number

ISLES = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), 0)


def duel(owners, armies=(), rest=2, **more):
    return given(owners, armies, rest=rest, rules=make_rules("world-duel", earth_board(), 2), **more)


def planner(game, level="hard") -> Planner:
    return Thinker(SKILLS[level], 1).mind.planner(view(game, 0))


def test_the_foe_is_the_next_player_of_the_only_other_side(earth):
    assert next_foe(position_of(view(duel({"brazil": 0, "china": 1}), 0))) == 1
    assert next_foe(position_of(view(duel({"brazil": 0}), 0))) == -1
    four = make_rules("teams", earth, 4)
    game = given({"brazil": 0, "china": 1, "india": 2}, rest=3, rules=four)
    assert next_foe(position_of(view(game, 0))) == 1
    assert next_foe(position_of(view(game, 1))) == 2
    assert next_foe(position_of(view(game, 2))) == 3
    three = make_rules("world", earth, 3)
    assert next_foe(position_of(view(given({"brazil": 0, "china": 1}, rest=2, rules=three), 0))) == -1
    assert next_foe(position_of(view(given({"brazil": 0}, rest=2, rules=three), 0))) == 2


def test_the_foe_has_his_income_and_a_likely_set_at_hand():
    game = duel({"brazil": 0, "china": 1, **dict.fromkeys(ISLES, 1)}, hands={1: ("alaska", "alberta", "ontario")})
    position, replies = position_of(view(game, 0)), planner(game).replies
    assert replies.turned(position, 1).reserve == 3 + 2
    position.cards[1] = 4
    assert SET_CHANCE[4] > 0.5
    turned = replies.turned(position, 1)
    assert (turned.reserve, turned.cards[1]) == (3 + 2 + position.values[0], 1)
    assert (turned.me, turned.side, turned.earned) == (1, (1,), False)
    assert position.me == 0
    assert game.state.owner == view(game, 0).state.owner


def test_a_reply_that_takes_a_region_makes_a_position_worse():
    strong = duel({**ISLES, "siam": 1, "brazil": 0}, {"indonesia": 12, "siam": 8})
    weak = duel({**ISLES, "siam": 1, "brazil": 0}, {"brazil": 12, "siam": 8})
    changes = [planner(game).replies.change(position_of(view(game, 0))) for game in (strong, weak)]
    assert changes[1] < changes[0]


def test_without_an_opponent_nothing_changes():
    game = duel({"brazil": 0})
    assert planner(game).replies.change(position_of(view(game, 0))) == 0.0


def test_only_hard_thinks_of_replies():
    game = duel({"brazil": 0, "china": 1})
    assert planner(game, "normal").replies is None
    assert planner(game, "easy").replies is None
    assert planner(game).replies is not None


def test_hard_places_where_the_reply_would_hurt():
    game = duel({**ISLES, "siam": 1, "china": 1, "peru": 0, "brazil": 2}, {"siam": 7, "brazil": 9}, phase="reinforce")
    game.state.reserve[0] = 5
    choice = make_opponent("hard", 1).choose(view(game, 0), asks(game, "reinforce", 0))
    assert number(game, "indonesia") in {place for place, _ in choice.parts}


def test_nobody_replies_to_a_victory(earth):
    game = given({"brazil": 0, "india": 2, "china": 1}, {"china": 30}, rest=1, rules=make_rules("teams", earth, 4))
    assert planner(game).replies.change(position_of(view(game, 0))) == 0.0
