"""Helpers for the team game: on the small board, with territories in which partners stand together."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.editions.classic.shared_land import SHARED_LAND, leader, parts_of
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from tests.playing import given, islands_board, number

Shares = Mapping[str, Mapping[int, int]]
"""Armies by seat in each shared territory."""


def teams(players: int = 4, board: Board | None = None, **options: OptionValue) -> Rules:
    """Return the rules of the team game on the small board: 0, 2 (and 4) against 1, 3 (and 5)."""
    return make_rules("teams", board or islands_board(), players, options)


def standing(
    owners: Mapping[str, int],
    armies: Mapping[str, int] | None = None,
    shares: Shares | None = None,
    *,
    players: int = 4,
    board: Board | None = None,
    options: Mapping[str, OptionValue] | None = None,
    **more,
) -> Game:
    """Return a game as ``given`` does, in which partners stand together in ``shares``; everybody is alive."""
    game = given(owners, armies or {}, rules=teams(players, board, **(options or {})), **more)
    for name, parts in (shares or {}).items():
        share(game, name, parts)
    game.state.alive = [True] * players
    return game


def share(game: Game, name: str, parts: Mapping[int, int]) -> None:
    """Let several players stand in a territory."""
    state, where = game.state, number(game, name)
    by_seat = tuple(parts.get(seat, 0) for seat in range(state.seats))
    parts_of(state)[where] = by_seat
    state.armies[where] = sum(by_seat)
    state.owner[where] = leader(by_seat, state.turn)


def parts(game: Game, name: str) -> dict[int, int]:
    """Return who has how many armies in a territory; checks that the total and the leader agree."""
    state, where = game.state, number(game, name)
    found = parts_of(state).get(where)
    if found is None:
        return {state.owner[where]: state.armies[where]}
    assert sum(found) == state.armies[where]
    assert found[state.owner[where]] == max(found)
    assert sum(part > 0 for part in found) > 1
    return {seat: armies for seat, armies in enumerate(found) if armies}


def command(game: Game, seat: int, name: str) -> tuple[int, int]:
    """Return the owner and the armies of a territory as ``seat`` commands them."""
    owner, armies = game.rules.tenure.command(game.state, seat)
    return owner[number(game, name)], armies[number(game, name)]


__all__ = ["SHARED_LAND", "command", "parts", "share", "standing", "teams"]
