"""Single figures that are no armies, such as commanders, gods and stations: to put them down, move and lose them.

An attack, an occupation or a move names the pieces that take part by their kinds, as a player has at most one of each
kind that can move; the plain choices without ``leaders`` leave that to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby

from msgspec import Struct

from risk_desktop.engine.choices import Attack, Blitz, Choice, Fortify, MoveIn
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState, Piece

PLAIN_DIE = 6
"""Sides of the dice that armies roll."""
BY_CARD, ALONG = "card", "along"
"""Why pieces move: a card moves them, whoever played it, or they go along with armies that a card moves."""

# --- choices ----------------------------------------------------------------------------------------------------------


NOT_YOURS, THERE_ALREADY = "illegal.piece.not_yours", "illegal.piece.there_already"
"""Why a piece can't be put into a territory, whatever the box."""


class PutPiece(Choice, frozen=True):
    """Put a piece of this kind on ``territory``, and pay for it where it has a price."""

    kind: str
    territory: int


class LedAttack(Attack, frozen=True, omit_defaults=True):
    """One roll in which just these ``leaders`` take part."""

    leaders: tuple[str, ...] = ()


class LedBlitz(Blitz, frozen=True):
    """Roll again and again, each time with just these ``leaders``, as long as they are there."""

    leaders: tuple[str, ...] = ()


class LedMoveIn(MoveIn, frozen=True):
    """Occupy with ``armies`` in all, and just these ``leaders``."""

    leaders: tuple[str, ...] = ()


class LedFortify(Fortify, frozen=True):
    """Move ``armies`` in all, and just these ``leaders``."""

    leaders: tuple[str, ...] = ()


class Enter(Choice, frozen=True):
    """March from ``origin`` into ``target``, where nobody stands."""

    origin: int
    target: int


# --- events -----------------------------------------------------------------------------------------------------------


class PiecePlaced(Event, frozen=True):
    """``player`` put a piece on ``territory`` and paid ``cost`` for it (0: it was free)."""

    player: int
    kind: str
    territory: int
    cost: int = 0


class PieceMoved(Event, frozen=True):
    """A piece of ``player`` went from ``origin`` to ``target``; ``reason`` as in ArmiesMoved, BY_CARD or ALONG."""

    player: int
    kind: str
    origin: int
    target: int
    reason: str

    @property
    def along(self) -> bool:
        """Whether it went with armies, which tell of the move."""
        return self.reason in ("occupy", "fortify", ALONG)


class PieceGone:
    """Mixed into the events that tell that a piece of ``player`` in ``territory`` is no longer there."""

    __slots__ = ()

    player: int
    kind: str
    territory: int


class PieceLost(PieceGone, Event, frozen=True):
    """A piece of ``player`` in ``territory`` was lost."""

    player: int
    kind: str
    territory: int


class PieceTaken(Event, frozen=True):
    """The piece of ``loser`` in ``territory`` is one of ``player`` now."""

    player: int
    loser: int
    kind: str
    territory: int


# --- going along ------------------------------------------------------------------------------------------------------


class Escort(Struct, frozen=True):
    """Pieces that may go along with armies from one territory to another: all of ``forced`` must, those of ``free`` may.

    ``counted``: they are units themselves, so that the number of armies includes them, and ``plain`` of the others can go.
    ``called``: those of ``free`` who go unless they are left behind. ``deadly``: pieces are lost where the move ends.
    """

    forced: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    counted: bool = False
    plain: int = 0
    deadly: bool = False


# --- looking ----------------------------------------------------------------------------------------------------------


def kinds_in(state: GameState, player: int, territory: int) -> set[str]:
    """Return the kinds of pieces that ``player`` has in ``territory``."""
    return {piece.kind for piece in state.pieces if piece.territory == territory and piece.player == player}


def kinds_of(state: GameState, player: int) -> set[str]:
    """Return the kinds of pieces that ``player`` has on the board."""
    return {piece.kind for piece in state.pieces if piece.player == player}


def lends_dice(rules: Rules) -> bool:
    """Tell whether pieces bring dice of their own, so that no more of them take part than dice are rolled."""
    return any(piece.die != PLAIN_DIE for piece in rules.pieces.values())


def lends_powers(rules: Rules) -> bool:
    """Tell whether pieces take part in attacks with all plain dice."""
    return bool(rules.pieces) and not lends_dice(rules)


def pieces_to_buy(game: Game, player: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return what a player may come to buy, the cheapest first: a price, and the kinds of that price that he lacks.

    Where one price buys one kind only, he may want more of it.
    """
    has = kinds_of(game.state, player)
    priced = sorted((piece for piece in game.rules.pieces.values() if piece.cost), key=lambda piece: piece.cost)
    found = []
    for cost, pieces in groupby(priced, key=lambda piece: piece.cost):
        group = tuple(piece.kind for piece in pieces)
        lacking = tuple(kind for kind in group if kind not in has) or (group if len(group) == 1 else ())
        if lacking:
            found.append((cost, lacking))
    return found


def places_of(state: GameState, player: int, kind: str) -> list[int]:
    """Return where pieces of ``kind`` of ``player`` stand."""
    return [piece.territory for piece in state.pieces if piece.kind == kind and piece.player == player]


def ordered_part(some: Sequence[str], whole: Sequence[str]) -> bool:
    """Tell whether ``some`` are of the ``whole``, each at most once and in the same order."""
    return tuple(kind for kind in whole if kind in some) == tuple(some)


def parts(whole: Sequence[str], least: int, most: int) -> Iterator[tuple[str, ...]]:
    """Yield all ways to take ``least`` to ``most`` of the ``whole``, the fewest first, in its order."""
    for count in range(least, min(most, len(whole)) + 1):
        yield from combinations(whole, count)


# --- changing ---------------------------------------------------------------------------------------------------------


def put_piece(game: Game, piece: Piece, cost: int = 0) -> None:
    """Put ``piece`` on the board; the price has been paid already."""
    game.state.pieces.append(piece)
    game.emit(PiecePlaced(piece.player, piece.kind, piece.territory, cost))


def move_pieces(game: Game, player: int, kinds: Iterable[str], origin: int, target: int, reason: str) -> None:
    """Move the pieces of these kinds of ``player`` together."""
    for kind in kinds:
        place = game.state.pieces.index(Piece(kind, player, origin))
        game.state.pieces[place] = Piece(kind, player, target)
        game.emit(PieceMoved(player, kind, origin, target, reason))


def lose_piece(game: Game, piece: Piece) -> None:
    """Take ``piece`` off the board."""
    game.state.pieces.remove(piece)
    game.emit(PieceLost(piece.player, piece.kind, piece.territory))
