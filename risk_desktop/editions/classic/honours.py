"""What a player has shown towards victory: missions that he has claimed, capitals in his hands. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted

from .capital_sight import needed_capitals
from .capitals import CapitalsSlot, held_capitals
from .missions.deck import missions_of
from .missions.ranked import ClaimsSlot


@dataclass(frozen=True)
class Honours:
    """``ranks`` that can be claimed and those ``claimed``; ``capitals`` held as far as all know, of ``needed`` (0: none)."""

    ranks: tuple[str, ...] = ()
    claimed: frozenset[str] = frozenset()
    capitals: int = 0
    needed: int = 0


def honours_of(game: Game, seat: int) -> Honours:
    """Return the honours of a player, from what everybody sees of a game: claimed missions (M-07) or capitals (SK-08)."""
    slots = game.state.slots
    claims = slots.get("claims")
    if isinstance(claims, ClaimsSlot):
        missions = missions_of(game.rules)
        won = (missions[card].rank for card, holder in enumerate(claims.holders) if holder == seat)
        return Honours(tuple(claims.ranks), frozenset(won))
    if isinstance(slots.get("capitals"), CapitalsSlot):
        seen = redacted(game.state, game.rules, NOBODY)
        return Honours(capitals=held_capitals(seen, seat), needed=needed_capitals(game.rules))
    return Honours()
