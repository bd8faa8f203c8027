"""Who stands where: the board's position from the game, and as it follows the events that are being shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY, Marker, Piece
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, has_family
from risk_desktop.ui.board.position import BoardPosition, Part, PieceLook


def position_of(game: Game) -> BoardPosition:
    """Return what the board shows of a game, with the parts of all who stand together."""
    state, tenure, land = game.state, game.rules.tenure, landscape_of(game)
    found = tenure.shares(state)
    shown = BoardPosition(
        tuple(state.owner),
        tuple(state.armies),
        pieces=pieces_of(game),
        ruins=land.ruins,
        gone=land.sunk,
        closed=land.closed,
        afterlives=dict(land.afterlives),
    )
    if not found:
        return shown
    holders = tenure.holders(state)
    shares = {t: ordered(enumerate(found[t]), state.owner[t]) for t in sorted(found)}
    return replace(shown, shares=shares, tied=frozenset(t for t in found if holders[t] == NOBODY))


def as_shown(game: Game, position: BoardPosition) -> Game:
    """Return a copy of a game in which land, armies and pieces stand as on the board; all else is as in the game."""
    state = game.state.copy()
    state.owner, state.armies = list(position.owners), list(position.armies)
    stand = [(look, territory) for territory, looks in position.pieces.items() for look in looks]
    state.pieces = [Piece(look.kind, look.seat, territory) for look, territory in stand if look.seat != NOBODY]
    signs = [Marker(look.kind, territory) for look, territory in stand if look.seat == NOBODY]
    state.markers = [*(marker for marker in state.markers if marker.kind not in PIECE_STYLES), *signs]
    return Game(game.rules, state)


def pieces_of(game: Game) -> dict[int, tuple[PieceLook, ...]]:
    """Return the figures in each territory that has any, and the signs on it, which are whoever's the land is."""
    state, families = game.state, landscape_of(game).families
    found: dict[int, tuple[PieceLook, ...]] = {}
    for piece in state.pieces:
        look = look_in(families, piece.kind, piece.player)
        found[piece.territory] = (*found.get(piece.territory, ()), look)
    for marker in state.markers:
        if marker.kind in PIECE_STYLES:
            look = PieceLook(marker.kind, NOBODY)
            found[marker.territory] = (*found.get(marker.territory, ()), look)
    return found


def look_in(families: Mapping[int, str], kind: str, seat: int) -> PieceLook:
    """Return the look of a seat's piece, given the family of each seat that has one."""
    return PieceLook(kind, seat, families.get(seat, "") if has_family(kind) else "")


def look_of(game: Game, kind: str, seat: int) -> PieceLook:
    """Return the look of a seat's piece: some kinds have names and looks of their own in each family."""
    return look_in(landscape_of(game).families, kind, seat)


def ordered(parts: Sequence[Part] | enumerate[int], owner: int) -> tuple[Part, ...]:
    """Return the parts that hold armies: the owner's, then the larger ones first."""
    return tuple(sorted((part for part in parts if part[1] > 0), key=lambda part: (part[0] != owner, -part[1])))


class BoardProjection:
    """A position that changes step by step. Whose land is shared is known from the events alone, until the game tells."""

    def __init__(self, position: BoardPosition | None = None) -> None:
        start = position or BoardPosition((), ())
        self.owners, self.armies = list(start.owners), list(start.armies)
        self._shares = {territory: dict(parts) for territory, parts in start.shares.items()}
        self._tied = set(start.tied)
        self._pieces = dict(start.pieces)
        self._ruins = set(start.ruins)
        self._gone, self._closed = set(start.gone), set(start.closed)
        self._afterlives = dict(start.afterlives)

    @property
    def position(self) -> BoardPosition:
        """The position as it is now."""
        shares = {t: ordered(tuple(parts.items()), self.owners[t]) for t, parts in sorted(self._shares.items())}
        tied = frozenset(self._tied & self._shares.keys())
        return BoardPosition(
            tuple(self.owners),
            tuple(self.armies),
            shares,
            tied,
            dict(self._pieces),
            frozenset(self._ruins),
            frozenset(self._gone),
            frozenset(self._closed),
            dict(self._afterlives),
        )

    def of(self, seat: int, territory: int) -> int:
        """Return the armies that a seat commands in a territory; all of them where it is nobody's but one seat's.

        -1: those that wait in its Afterlife.
        """
        if territory < 0:
            return next((dead for whose, dead in self._afterlives.values() if whose == seat), 0)
        parts = self._shares.get(territory)
        return self.armies[territory] if parts is None else parts.get(seat, 0)

    def take(self, territory: int, seat: int, armies: int) -> None:
        """Give a whole territory to a seat with so many armies."""
        self._shares.pop(territory, None)
        self.owners[territory], self.armies[territory] = seat, armies

    def add(self, territory: int, seat: int, armies: int) -> None:
        """Let armies of a seat come to a territory, perhaps to others who stand there."""
        owner = self.owners[territory]
        if territory not in self._shares and owner not in (seat, NOBODY):
            self._shares[territory] = {owner: self.armies[territory]}
        self.armies[territory] += armies
        parts = self._shares.get(territory)
        if parts is not None:
            parts[seat] = parts.get(seat, 0) + armies
            self._settle(territory)

    def remove(self, territory: int, seat: int, armies: int, least: int = 0) -> None:
        """Take armies of a seat away; ``least`` are left at any rate."""
        parts = self._shares.get(territory)
        if parts is None:
            self.armies[territory] = max(least, self.armies[territory] - armies)
            return
        self.armies[territory] = max(0, self.armies[territory] - armies)
        parts[seat] = max(0, parts.get(seat, 0) - armies)
        self._settle(territory)

    def put(self, territory: int, look: PieceLook) -> None:
        """Put a figure down."""
        self._pieces[territory] = (*self._pieces.get(territory, ()), look)

    def pick_up(self, territory: int, look: PieceLook) -> None:
        """Take a figure away, if it is there."""
        left = list(self._pieces.get(territory, ()))
        if look in left:
            left.remove(look)
        self._pieces[territory] = tuple(left)
        if not left:
            del self._pieces[territory]

    def ruin(self, territories: Sequence[int]) -> None:
        """Take territories out of the game."""
        self._ruins |= set(territories)

    def bury(self, seat: int, armies: int) -> None:
        """Let armies come to the Afterlife of a seat; a negative number leaves it."""
        for place, (whose, dead) in self._afterlives.items():
            if whose == seat:
                self._afterlives[place] = (whose, max(0, dead + armies))

    def close(self, a: int, b: int) -> None:
        """Close a way over water."""
        self._closed.add((min(a, b), max(a, b)))

    def drown(self, territories: Sequence[int]) -> None:
        """Let the sea have territories with all that stands on them."""
        self._gone |= set(territories)
        for territory in territories:
            self.leave(territory)
            self._pieces.pop(territory, None)

    def leave(self, territory: int) -> None:
        """Let a territory be nobody's."""
        self.take(territory, NOBODY, 0)

    def lead(self, territory: int, seat: int) -> None:
        """Let a shared territory count for a seat from now on, -1 for nobody."""
        if seat == NOBODY:
            self._tied.add(territory)
        else:
            self._tied.discard(territory)
            self.owners[territory] = seat

    def _settle(self, territory: int) -> None:
        """Find the owner, who has most; only one seat may be left."""
        parts = {seat: armies for seat, armies in self._shares[territory].items() if armies}
        if not parts:
            del self._shares[territory]
            return
        most = max(parts.values())
        leaders = [seat for seat, armies in parts.items() if armies == most]
        if self.owners[territory] not in leaders:
            self.owners[territory] = leaders[0]
        if len(parts) == 1:
            del self._shares[territory]
        else:
            self._shares[territory] = parts
