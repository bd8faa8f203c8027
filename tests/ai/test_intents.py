"""What opponents tell of their plans: it stands in the plan that they have chosen, and gives no secret away."""

from __future__ import annotations

import pytest

from risk_desktop.ai.intent import Intent, Reply, intent_before, intent_of
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.player import make_opponent, reply_of
from risk_desktop.ai.position import position_of
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View, view
from tests.ai.test_planning import SPLIT

EVERY = ("easy", "normal", "hard")


def told(game: Game, level: str = "hard") -> Intent | None:
    """Return what the player who is asked tells of his answer."""
    asked = game.pending()
    assert asked is not None
    return reply_of(make_opponent(level, 1), view(game, asked.player), asked).intent


def test_a_region_within_reach_is_named_with_what_it_pays(made):
    game = made({"asia": 4, "indonesia": 6}, {**SPLIT, "australia": 0, "siam": 0, "new_guinea": 1})
    board = game.rules.board
    region = next(n for n, r in enumerate(board.regions) if r.id == "australia")
    assert told(game) == Intent("region", board.index("new_guinea"), region=region, amount=2)


def test_who_is_to_be_beaten_is_named_with_his_cards(made):
    owners = {"australia": 0, "siam": 0, "japan": 2, "kamchatka": 2, "mongolia": 2}
    strong = dict.fromkeys(("north_america", "south_america", "europe", "africa", "asia"), 7)
    weak = dict.fromkeys(("china", "japan", "kamchatka", "mongolia"), 1)
    game = made({**strong, **weak, "siam": 16}, owners, cards=(1, 1, 4))
    intent = told(game)
    assert intent is not None and (intent.kind, intent.player, intent.amount) == ("player", 2, 4)


def test_who_stops_holds_what_he_has(made):
    game = made({"asia": 9, "indonesia": 2}, {**SPLIT, "australia": 0, "siam": 1})
    asked = game.pending()
    reply = reply_of(make_opponent("hard", 1), view(game, 0), asked)
    assert (reply.choice, reply.intent) == (Pass(), Intent("hold"))


@pytest.mark.parametrize("level", EVERY)
def test_the_intent_names_what_the_chosen_plan_contains(earth: Board, level: str):
    rules = make_rules("world", earth, 4, {"allocation": "deal", "round_limit": 10})
    players, mind, kinds = [make_opponent(level, seat) for seat in range(4)], Mind(SKILLS[level], 0), set()
    game = start_game(rules, 11)
    while (asked := game.pending()) is not None:
        seen = view(game, asked.player)
        reply = reply_of(players[asked.player], seen, asked)
        intent = reply.intent
        assert intent is not None if asked.kind == "attack" else intent is None or asked.kind in ("reinforce", "trade")
        if intent is not None:
            assert intent.fits(rules)
            kinds.add(intent.kind)
        if intent is not None and asked.kind == "reinforce":
            tells_of_placing(seen, players[asked.player].mind, reply)  # type: ignore[attr-defined]
        if intent is not None and intent.kind != "hold" and asked.kind == "attack":
            mind = players[asked.player].mind  # type: ignore[attr-defined]
            position, planner = position_of(seen), mind.planner(seen)
            line = planner.best_attack(position)
            assert intent == intent_of(position, line, planner)
            assert intent.territory == line.target == line.path[0] == reply.choice.target  # type: ignore[attr-defined]
            owner, path = game.state.owner, set(line.path)
            assert all(owner[t] != asked.player for t in path), "only foreign land is conquered"
            if intent.kind == "region":
                members = set(earth.regions[intent.region].members)
                assert members & path and all(owner[t] == asked.player for t in members - path)
                assert intent.amount == earth.regions[intent.region].bonus
            if intent.kind == "break":
                members = set(earth.regions[intent.region].members)
                assert members & path and {owner[t] for t in members} == {intent.player}
            if intent.kind == "player":
                assert {t for t, who in enumerate(owner) if who == intent.player} <= path
        game.apply(reply.choice)
        game.take_events()
    assert {"hold", "land"} <= kinds
    assert level == "easy" or {"region", "guard"} & kinds


def tells_of_placing(seen: View, mind: Mind, reply: Reply) -> None:
    """Check that what is told of armies is what the plan contains for which they are placed."""
    position, planner, intent = position_of(seen), mind.planner(seen), reply.intent
    line = planner.placement(position)
    assert intent is not None and intent == intent_before(position, line, planner)
    assert sorted(line.placed) == list(reply.choice.parts)  # type: ignore[attr-defined]
    if intent.kind == "guard":
        members = seen.rules.board.regions[intent.region].members
        assert line.target < 0 and intent.territory in members
        assert {seen.state.owner[t] for t in members} == {seen.player}
    else:
        assert intent.kind in ("region", "break", "player") and intent.territory == line.target


def test_what_armies_are_placed_for_is_told_before_the_attack(made):
    game = made(
        {"asia": 4, "indonesia": 2}, {**SPLIT, "australia": 0, "siam": 0, "new_guinea": 1}, kind="reinforce", reserve=5
    )
    board = game.rules.board
    region = next(n for n, r in enumerate(board.regions) if r.id == "australia")
    assert told(game) == Intent("region", board.index("new_guinea"), region=region, amount=2)


@pytest.mark.parametrize(("edition", "players"), [("secret-mission", 3), ("missions", 3)])
def test_where_a_goal_is_secret_no_more_is_told_than_the_attack_shows(earth: Board, edition: str, players: int):
    rules = make_rules(edition, earth, players, {})
    opponents, game, asked_for = [make_opponent("normal", seat) for seat in range(players)], start_game(rules, 3), 0
    while (asked := game.pending()) is not None and game.state.round < 5:
        reply = reply_of(opponents[asked.player], view(game, asked.player), asked)
        assert reply.intent is None or asked.kind == "attack", "before the attack nothing is told"
        if reply.intent is not None and reply.intent != Intent("hold"):
            assert reply.intent == Intent("land", reply.choice.target)  # type: ignore[attr-defined]
            asked_for += 1
        game.apply(reply.choice)
        game.take_events()
    assert asked_for
