"""How the robot plays: one great stack that rolls over the board. Good enough against easy opponents."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision

LEAST_ATTACKERS = 3


def fronts(game: Game, seat: int) -> list[int]:
    """Return the seat's territories with an enemy next to them, the strongest first."""
    state, near = game.state, game.rules.board.neighbours
    side = game.rules.side_of(seat)
    own = [t for t, owner in enumerate(state.owner) if owner == seat]
    own = [t for t in own if any(state.owner[n] not in side for n in near[t])]
    return sorted(own, key=lambda t: -state.armies[t])


def claim(game: Game, seat: int) -> int:
    """Return a free territory, near the own ones if possible."""
    state, board = game.state, game.rules.board
    free = [t for t, owner in enumerate(state.owner) if owner < 0]
    return max(free, key=lambda t: sum(state.owner[n] == seat for n in board.neighbours[t]))


def reinforce(game: Game, seat: int) -> int:
    """Return where the new armies go: anywhere, where partners stand all round."""
    return next(iter(fronts(game, seat)), game.state.owner.index(seat))


def attack(game: Game, seat: int) -> tuple[int, int] | None:
    """Return the next attack, None to stop."""
    state, board = game.state, game.rules.board
    tries = [
        (_worth(game, seat, origin, target), origin, target)
        for origin in fronts(game, seat)
        for target in board.neighbours[origin]
        if state.owner[target] not in game.rules.side_of(seat)
        and _promising(state.armies[origin], state.armies[target])
    ]
    return max(tries)[1:] if tries else None


def fortify(game: Game, seat: int, origins: list[int]) -> int | None:
    """Return the strongest territory without enemies near, if moving it makes sense."""
    state, near = game.state, game.rules.board.neighbours
    idle = [t for t in origins if all(state.owner[n] == seat for n in near[t]) and state.armies[t] > 2]
    return max(idle, key=lambda t: state.armies[t], default=None)


def burden(game: Game, decision: Decision) -> int:
    """Return the neutral territory whose armies bother the other player most."""
    state, near = game.state, game.rules.board.neighbours
    mine = decision.player
    places = decision.options.territories  # type: ignore[attr-defined]
    return max(places, key=lambda t: (sum(state.owner[n] not in (mine, state.owner[t]) for n in near[t]), -t))


def regroup(game: Game, decision: Decision) -> list[tuple[int, int]]:
    """Return up to two moves of idle stacks towards the front."""
    options, near, seat = decision.options, game.rules.board.neighbours, decision.player
    front = set(fronts(game, seat))
    idle = [t for t in options.origins() if t not in front and game.state.armies[t] > 1]  # type: ignore[attr-defined]
    ways = [(t, min(options.targets(t), key=lambda n: (n not in front, n))) for t in idle]  # type: ignore[attr-defined]
    found: list[tuple[int, int]] = []
    for origin, target in ways:
        if len(found) < 2 and target not in {o for o, _ in found} and near[origin]:
            found.append((origin, target))
    return found


def _promising(mine: int, theirs: int) -> bool:
    return mine > LEAST_ATTACKERS and mine - 1 > theirs


def _worth(game: Game, seat: int, origin: int, target: int) -> float:
    """Prefer great stacks, weak targets, regions nearly taken, and dead ends first."""
    state, board = game.state, game.rules.board
    members = board.regions[board.region_of[target]].members
    share = sum(state.owner[t] == seat for t in members) / len(members)
    ways_on = sum(state.owner[n] != seat for n in board.neighbours[target])
    return state.armies[origin] - 1.5 * state.armies[target] + 6 * share - 0.5 * ways_on
