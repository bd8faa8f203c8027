"""What a level does differently by the kind of game."""

from __future__ import annotations

import pytest

from risk_desktop.ai.mind import Mind
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.view import view
from tests.playing import board_of


@pytest.mark.parametrize(
    ("edition", "players", "guards", "deploys"),
    [("world", 3, True, True), ("world-duel", 2, False, False), ("ad2210", 2, True, True)],
)
def test_between_two_nobody_guards_or_plans_the_start_unless_points_decide(edition, players, guards, deploys):
    game = start_game(make_rules(edition, board_of(edition), players, {}), 1)
    skill = Mind(SKILLS["hard"], 1).skill_in(view(game, 0))
    assert (skill.guards, skill.deploys) == (guards, deploys)


@pytest.mark.parametrize(
    ("edition", "drafts"), [("world", False), ("original", False), ("ad2210", True), ("godstorm", True)]
)
def test_even_easy_claims_by_regions_where_points_decide(edition, drafts):
    game = start_game(make_rules(edition, board_of(edition), 4, {}), 1)
    assert Mind(SKILLS["easy"], 1).skill_in(view(game, 0)).drafts is drafts


def test_normal_looks_at_more_where_points_decide():
    for edition, expected in (("world", (1, 0.1, 0.95)), ("ad2210", (2, 0.05, 0.985))):
        game = start_game(make_rules(edition, board_of(edition), 4, {}), 1)
        skill = Mind(SKILLS["normal"], 1).skill_in(view(game, 0))
        assert (skill.stacks, skill.noise, skill.patience) == expected


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 25, 45), ("normal", 48, 68), ("hard", 100, 100)])
def test_a_level_has_its_wits_about_it_in_its_part_of_the_rounds(level, least, most):
    game = start_game(make_rules("ad2210", board_of("ad2210"), 4, {}), 1)
    clever = 0
    for game.state.round in range(1, 6):
        seen = view(game, 0)
        clever += sum(Mind(SKILLS[level], seed).is_cunning(seen) for seed in range(20))
    assert least <= clever <= most


def test_normal_leaves_no_more_than_its_heap_in_one_place():
    game = start_game(make_rules("world", board_of("world"), 3, {}), 7)
    players = [make_opponent("normal", seat) for seat in range(3)]
    while not game.state.round:
        asked = game.pending()
        game.apply(players[asked.player].choose(view(game, asked.player), asked))
    for seat in range(3):
        own = [armies for armies, who in zip(game.state.armies, game.state.owner, strict=True) if who == seat]
        assert sum(armies > 1 for armies in own) > 2 and max(own) <= SKILLS["normal"].heap * sum(own)


@pytest.mark.parametrize(("players", "thrift", "outbids"), [(2, 0, True), (3, 0, True), (4, 3, False), (5, 3, False)])
def test_what_an_expert_does_with_money_depends_on_how_many_play_for_points(players, thrift, outbids):
    game = start_game(make_rules("ad2210", board_of("ad2210"), players, {}), 1)
    skill = Mind(SKILLS["expert"], 1).skill_in(view(game, 0))
    assert (skill.thrift, skill.outbids) == (thrift, outbids)
    assert (skill.stacks > SKILLS["hard"].stacks) == (skill.patience < 1.0) == (players == 3)
