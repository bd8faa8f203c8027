"""Places: who gave up ends behind all who fought longer, whatever he still holds."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.score import points_of
from risk_desktop.editions.places import places
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from tests.playing import board_of, given, world


def begun(edition: str) -> tuple[Game, list[int]]:
    """Return a game of four in which everybody has land, and its seats, who holds most (or has most points) first."""
    game = start_game(make_rules(edition, board_of(edition), 4), 3)
    state, lands = game.state, len(game.state.owner)
    state.owner = [sum(territory >= part * lands for part in (0.4, 0.7, 0.9)) for territory in range(lands)]
    state.armies = [1] * lands
    strength = [points_of(game, seat) if find_edition(edition).ties else state.owner.count(seat) for seat in range(4)]
    return game, sorted(range(4), key=strength.__getitem__, reverse=True)


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_who_gave_up_ends_behind_all_who_fought_longer(edition):
    game, (best, second, third, last) = begun(edition)
    assert [places(game, {})[seat] for seat in (best, second, third, last)] == [1, 2, 3, 4]
    assert [places(game, {best: 0})[seat] for seat in (second, third, last, best)] == [1, 2, 3, 4]
    gone = {best: 0, last: 1, second: 2}
    game.state.alive[last] = False  # beaten between the two who gave up
    assert [places(game, gone)[seat] for seat in (third, second, last, best)] == [1, 2, 3, 4]


def test_who_has_won_comes_first_and_who_is_beaten_together_comes_in_together():
    game = given([0, 1, 2, 3, 0, 0], rules=world(4))
    game.state.outcome = Outcome((1, 2), "mission")
    game.state.alive[0] = game.state.alive[3] = False
    assert places(game, {0: 0, 3: 0}) == (3.5, 1.5, 1.5, 3.5)
    assert places(game, {3: 0}) == (4, 1.5, 1.5, 3), "of whom nothing is known went before"


def test_a_side_has_the_place_of_who_held_out_longest():
    game = start_game(make_rules("teams", board_of("teams"), 4), 3)
    side, other = sorted({tuple(sorted(game.rules.side_of(seat))) for seat in range(4)})
    placed = places(game, {side[0]: 0, other[0]: 1, side[1]: 2, other[1]: 3})
    assert {placed[seat] for seat in other} == {1.5} and {placed[seat] for seat in side} == {3.5}
