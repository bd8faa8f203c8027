"""What the conquest of a territory would bring beside land: somebody is out, a region is completed or broken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from risk_desktop.engine.game import Game

from .forecast import commanded


class ConsequenceKind(Enum):
    """The greatest consequence of a conquest."""

    SIDE_BEATEN = "side_beaten"
    """The last land of a player who plays in a team."""
    PLAYER_BEATEN = "player_beaten"
    """The last land of a player, whose cards may go to the conqueror (W-25)."""
    REGION_COMPLETED = "region_completed"
    """The attacker gets the bonus of a region (W-11)."""
    REGION_BROKEN = "region_broken"
    """The defender loses it."""


@dataclass(frozen=True)
class Consequence:
    """What a conquest comes to, and the ``seat`` that is beaten or the ``region`` concerned."""

    kind: ConsequenceKind
    seat: int = -1
    region: int = -1


def consequence_of(game: Game, origin: int, target: int) -> Consequence | None:
    """Return the greatest consequence if whoever commands ``origin`` takes ``target``; None if it is just land."""
    state, board = game.state, game.rules.board
    attacker, defender = commanded(game)[0][origin], state.owner[target]
    beaten = [seat for seat in _defenders(game, target) if _holds_one_territory(game, seat)]
    if beaten and len(game.rules.side_of(beaten[0])) > 1:
        return Consequence(ConsequenceKind.SIDE_BEATEN, seat=beaten[0])
    if beaten:
        return Consequence(ConsequenceKind.PLAYER_BEATEN, seat=defender)
    if state.is_neutral(attacker) or state.is_neutral(defender):
        return None  # no bonus is won or broken
    region, holders = board.region_of[target], game.rules.tenure.holders(state)
    if not board.regions[region].bonus:
        return None
    others = {holders[member] for member in board.regions[region].members if member != target}
    if others == {attacker}:
        return Consequence(ConsequenceKind.REGION_COMPLETED, region=region)
    if others == {holders[target]} and holders[target] >= 0:
        return Consequence(ConsequenceKind.REGION_BROKEN, region=region)
    return None


def _defenders(game: Game, territory: int) -> list[int]:
    """Return the seats that stand in a territory: its owner, then those with more armies first."""
    owner, shares = game.state.owner[territory], game.rules.tenure.shares(game.state).get(territory)
    if not shares:
        return [owner] if owner >= 0 else []
    seats = [seat for seat, armies in enumerate(shares) if armies]
    return sorted(seats, key=lambda seat: (seat != owner, -shares[seat]))


def _holds_one_territory(game: Game, seat: int) -> bool:
    return game.rules.tenure.command(game.state, seat)[0].count(seat) == 1
