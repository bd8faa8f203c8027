"""The four gods of a pantheon as pieces: who is in play, who stands where, summoning, moving and banishing (G-13, G-14, G-58)."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, PieceKind
from risk_desktop.engine.state import NOBODY, GameState

from ..common.pieces import PieceGone, move_pieces
from .plague import plagued

WAR, SKY, DEATH, MAGIC = "war", "sky", "death", "magic"
GODS = (WAR, SKY, DEATH, MAGIC)
"""Kinds of gods, also the names of the miracle decks that they open."""
GOD_COST = 3


class GodBanished(PieceGone, Event, frozen=True):
    """A god of ``player`` in ``territory`` went back to the pantheon card.

    ``why``: "god_war", "conquest", "plague", "emptied" or "miracle".
    """

    player: int
    kind: str
    territory: int
    why: str


def gods_in(state: GameState, territory: int) -> tuple[str, ...]:
    """Return the kinds of the gods in ``territory``, all of its owner, in the order of GODS."""
    found = {piece.kind for piece in state.pieces if piece.territory == territory}
    return tuple(kind for kind in GODS if kind in found) if found else ()


def in_play(state: GameState, player: int) -> tuple[str, ...]:
    """Return the kinds of the gods that ``player`` has on Ancient Earth (A-25)."""
    found = {piece.kind for piece in state.pieces if piece.player == player}
    return tuple(kind for kind in GODS if kind in found)


def banish(game: Game, territory: int, why: str, kinds: Iterable[str] = GODS) -> None:
    """Send gods of these kinds in ``territory`` back to their pantheon card (G-13)."""
    wanted = tuple(kinds)
    for piece in [p for p in game.state.pieces if p.territory == territory and p.kind in wanted]:
        game.state.pieces.remove(piece)
        game.emit(GodBanished(piece.player, piece.kind, territory, why))


def move_gods(game: Game, player: int, kinds: Iterable[str], origin: int, target: int, reason: str) -> None:
    """Move gods together; those who come into a plague land are banished there at once (G-58)."""
    going = tuple(kinds)
    move_pieces(game, player, going, origin, target, reason)
    if plagued(game.state, target):
        banish(game, target, "plague", going)


def desert(game: Game, territory: int) -> None:
    """The last army of ``territory`` is gone: nobody holds it, and its gods are banished (G-4, G-14)."""
    banish(game, territory, "emptied")
    game.state.owner[territory] = NOBODY


def summon_places(state: GameState, own: Iterable[int]) -> list[int]:
    """Return where gods may be put: on own land, which has armies, but not where the plague is (G-44, A-17)."""
    return [t for t in own if not plagued(state, t)]


def gods_lead_armies(game: Game) -> bool:
    """Tell whether each god stands with armies and away from the plague (G-14, G-58)."""
    state = game.state
    return all(state.armies[piece.territory] and not plagued(state, piece.territory) for piece in state.pieces)


PANTHEON_GODS = Module(
    id="gods",
    validators=(gods_lead_armies,),
    needs=("realms", "plague"),
    pieces=tuple(PieceKind(kind, cost=GOD_COST) for kind in GODS),
)
