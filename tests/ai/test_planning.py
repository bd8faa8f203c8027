"""What the levels do in positions where the right answer is plain."""

from __future__ import annotations

import msgspec
import pytest

from risk_desktop.ai.kinds import Kind
from risk_desktop.ai.player import Opponent, decide, make_opponent
from risk_desktop.ai.skill import SKILLS
from risk_desktop.ai.thinker import Thinker
from risk_desktop.ai.weights import FITTED, weights_of
from risk_desktop.engine.choices import Blitz, Pass
from risk_desktop.engine.game import Game


def finish_turn(game: Game, level: str | Opponent, player: int = 0) -> Game:
    """Let an opponent of ``level`` play on until the turn of ``player`` is over; others defend with all dice."""
    opponent = make_opponent(level, 1) if isinstance(level, str) else level
    for _ in range(200):
        asked = game.pending()
        if asked is None or game.state.turn != player:
            break
        game.apply(decide(opponent, game, asked.player)[0])
    return game


SPLIT = {"alaska": 2, "brazil": 2, "egypt": 2, "ukraine": 2, "china": 2, "iceland": 2}
"""Keeps player 1 from holding whole regions when he has the rest."""


def fitted(sets: str) -> Opponent:
    """Return hard as it plays among six."""
    weights = weights_of(Kind(players=6, sets=sets), FITTED)
    return Thinker(SKILLS["hard"], 1, changes=msgspec.structs.asdict(weights))


LEVELS = ["hard", fitted("rising"), fitted("fixed")]
"""Hard as it plays among three, and among more with both kinds of sets."""


@pytest.mark.parametrize("level", ["normal", *LEVELS])
def test_an_obvious_region_is_completed(made, level):
    strong = {"asia": 4, "indonesia": 6}
    game = made(strong, {**SPLIT, "australia": 0, "siam": 0, "new_guinea": 1})
    finish_turn(game, level)
    assert game.state.owner[game.rules.board.index("new_guinea")] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_an_obvious_kill_is_taken(made, level):
    owners = {"australia": 0, "siam": 0, "japan": 2, "kamchatka": 2, "mongolia": 2}
    game = made({"siam": 30, "china": 1, "alaska": 8, "ukraine": 8, "brazil": 8}, owners, cards=(1, 1, 4))
    finish_turn(game, level)
    assert not game.state.alive[2]


@pytest.mark.parametrize("level", LEVELS[:2])
def test_the_reserve_goes_where_the_kill_starts(made, level):
    owners = {"australia": 0, "siam": 0, "brazil": 0, "japan": 2, "kamchatka": 2, "mongolia": 2}
    rest = {"europe": 3, "africa": 3, "north_america": 3, "south_america": 3}
    armies = {**rest, "siam": 6, "brazil": 6, "alaska": 8, "ukraine": 8}
    game = made(armies, owners, kind="reinforce", reserve=20, cards=(0, 1, 4))
    finish_turn(game, level)
    assert not game.state.alive[2]


def test_the_border_of_a_region_does_not_stand_empty(made):
    game = made({"indonesia": 1, "eastern_australia": 12, "siam": 6}, {"australia": 0}, kind="fortify")
    finish_turn(game, "hard")
    assert game.state.armies[game.rules.board.index("indonesia")] == 12


def test_a_weak_neighbour_is_worth_a_card(made):
    owners = {"australia": 0, "africa": 2, "europe": 2}
    game = made({"indonesia": 8, "siam": 1, "china": 3}, owners, cards=(2, 0, 0))
    finish_turn(game, "hard")
    assert len(game.state.decks["territory"].hands[0]) == 3


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_lost_attack_is_not_begun(made, level):
    game = made({"indonesia": 3, "siam": 30}, {"australia": 0})
    finish_turn(game, level)
    assert game.state.armies[game.rules.board.index("siam")] == 30


def test_the_world_is_finished_when_it_can_be(made):
    game = made({"siam": 60}, {"australia": 0, "siam": 0, "japan": 2})
    for t, who in enumerate(game.state.owner):
        if who == 1 and game.rules.board.territories[t].id not in {"china", "mongolia"}:
            game.state.owner[t] = 0
    finish_turn(game, "hard")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0,)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_fight_that_goes_badly_is_thought_over(made, level):
    owners = {"australia": 0, "siam": 0, "new_guinea": 1}
    game = made({"indonesia": 20, "new_guinea": 3}, {**SPLIT, **owners})
    opponent = make_opponent(level, 1)
    asked = game.pending()
    choice, fault = decide(opponent, game, 0)
    assert fault is None and isinstance(choice, Blitz) and choice.target == game.rules.board.index("new_guinea")
    assert choice.keep == game.state.armies[choice.origin] // 2 and choice in asked.options
    # As if the dice had been against him: few are left against as many as ever, and it is not worth it any more.
    game.state.armies[choice.origin] = 3
    game.state.armies[choice.target] = 9
    again, _ = decide(opponent, game, 0)
    assert again != Blitz(choice.origin, choice.target)


def test_two_armies_attack_with_one(made):
    game = made({"indonesia": 2, "new_guinea": 1}, {**SPLIT, "australia": 0, "siam": 0, "new_guinea": 1})
    for armies in (2, 3):
        game.state.armies[game.rules.board.index("indonesia")] = armies
        choice, fault = decide(make_opponent("hard", 1), game, 0)
        assert fault is None and (choice == Pass() or choice in game.pending().options)
