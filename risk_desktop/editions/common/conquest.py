"""What follows a conquest: regions won and broken, players out of the game, and the end of it (C-15, C-17, W-50)."""

from __future__ import annotations

from risk_desktop.engine.board import all_owned
from risk_desktop.engine.events import ConquestSettled, PlayerEliminated, RegionBroken, RegionCompleted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import Outcome


def note_regions(game: Game, event: ConquestSettled) -> None:
    """Tell when the conquest completed a region or broke one (C-09)."""
    board, owner = game.rules.board, game.state.owner
    region = board.region_of[event.territory]
    members = board.regions[region].members
    if all_owned(owner, members, event.player):
        game.emit(RegionCompleted(event.player, region))
    others = (t for t in members if t != event.territory)
    if event.loser >= 0 and all_owned(owner, others, event.loser):
        game.emit(RegionBroken(event.loser, region))


def note_elimination(game: Game, event: ConquestSettled) -> None:
    """A player without a territory is out (C-15)."""
    state = game.state
    if event.loser >= 0 and state.alive[event.loser] and event.loser not in state.owner:
        state.alive[event.loser] = False
        game.emit(PlayerEliminated(event.loser, event.player))


def last_one_standing(game: Game) -> Outcome | None:
    """The last player left wins (C-17); he owns every territory (W-50)."""
    alive = [player for player in range(game.state.players) if game.state.alive[player]]
    return Outcome((alive[0],), "last_standing") if len(alive) == 1 else None


def round_limit(game: Game) -> Outcome | None:
    """House rule: after the last round most territories win, then most armies; ties share the victory (X-42)."""
    limit = game.rules.number("round_limit")
    state = game.state
    if not limit or state.round <= limit:
        return None
    scores = {
        player: (
            state.owner.count(player),
            sum(a for a, o in zip(state.armies, state.owner, strict=True) if o == player),
        )
        for player in range(state.players)
        if state.alive[player]
    }
    best = max(scores.values())
    return Outcome(tuple(p for p, score in scores.items() if score == best), "round_limit")


CONQUEST = Module(
    id="conquest",
    needs=("battles",),
    options=(OptionSpec("round_limit", 0, (0, 10, 15, 20, 30, 50)),),
    triggers={ConquestSettled: (note_regions, note_elimination)},
    victory=(last_one_standing, round_limit),
)
