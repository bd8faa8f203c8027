"""What follows a conquest: regions won and broken, players out of the game, and the end of it (C-15, C-17, W-50)."""

from __future__ import annotations

from risk_desktop.engine.board import all_owned
from risk_desktop.engine.events import ConquestSettled, PlayerEliminated, RegionBroken, RegionCompleted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import Outcome


def note_regions(game: Game, event: ConquestSettled) -> None:
    """Tell when the conquest completed a region or broke one (C-09)."""
    board, owner = game.rules.board, game.rules.tenure.holders(game.state)
    region = board.region_of[event.territory]
    members = board.regions[region].members
    if all_owned(owner, members, event.player):
        game.emit(RegionCompleted(event.player, region))
    others = (t for t in members if t != event.territory)
    if event.loser >= 0 and all_owned(owner, others, event.loser):
        game.emit(RegionBroken(event.loser, region))


def note_elimination(game: Game, event: ConquestSettled) -> None:
    """A player who has lost his last territory may be out."""
    if event.loser >= 0:
        put_out(game, event.loser, event.player)


def put_out(game: Game, seat: int, by: int) -> bool:
    """A player without armies on the board is out (C-15); return whether ``seat`` has just gone, to ``by``."""
    state = game.state
    gone = state.alive[seat] and seat not in game.rules.tenure.command(state, seat)[0]
    if gone:
        state.alive[seat] = False
        game.emit(PlayerEliminated(seat, by))
    return gone


def last_one_standing(game: Game) -> Outcome | None:
    """The last player or team left wins (C-17); nobody else owns a territory (W-50).

    Where a team has lost with its first player, that is told before (T-03).
    """
    if game.rules.one_for_all:
        return None
    sides = {game.rules.side_of(player) for player in range(game.state.players) if game.state.alive[player]}
    return Outcome(sides.pop(), "last_standing") if len(sides) == 1 else None


def round_limit(game: Game) -> Outcome | None:
    """House rule: after the last round most territories win, then most armies; ties share the victory (X-42).

    Who plays together counts together.
    """
    limit = game.rules.number("round_limit")
    state = game.state
    if not limit or state.round <= limit:
        return None
    scores = {
        player: (
            sum(state.owner.count(member) for member in side),
            sum(a for a, o in zip(state.armies, state.owner, strict=True) if o in side),
        )
        for side in game.rules.sides
        for player in side
        if player < state.players and state.alive[player]
    }
    best = max(scores.values())
    return Outcome(tuple(sorted(p for p, score in scores.items() if score == best)), "round_limit")


CONQUEST = Module(
    id="conquest",
    needs=("battles",),
    options=(OptionSpec("round_limit", 0, (0, 10, 15, 20, 30, 50), group="goal", place=1),),
    triggers={ConquestSettled: (note_regions, note_elimination)},
    victory=(last_one_standing, round_limit),
)
