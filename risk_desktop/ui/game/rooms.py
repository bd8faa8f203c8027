"""Where everything stands on the play screen, as rectangles that follow from the size of the window and of its text alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from risk_desktop.ui.theme import FOLDING_TEXT, Metrics

# All sizes are those of a window of 1280 x 720 at usual text, px; see ``Metrics.unit``.
_TOP, _BAR, _COLUMN, _RAIL = 48, 66, 256, 92
_EDGE, _GAP = 8, 6
# The players' share of the column; below it the dock begins.
_PLAYERS = 300
# What a peeking hand takes of the lower left: cards of a set, and cards that are read.
_HAND, _DECK_HAND, _RAIL_HAND = 224, 182, 130
_BUTTON = 38
# Height of a team's strip, and how far its members stand inwards; of a neutral colour's piece.
_STRIP, _INDENT, _PIECE, _LEAST_PIECE = 32, 10, 46, 30
_TILE, _TILE_BUTTON = 66, 62
# The drawer of a rail with large text, and at least.
_DRAWER, _NARROW_DRAWER = 420, 300


@dataclass(frozen=True)
class Rooms:
    """Rectangles in pixels of the screen: none depends on what is asked or shown.

    ``column`` holds players and dock; with large text it is a rail: ``tiles`` stand there, one a player, and two buttons
    (``buttons``: for the dock, for the hand), and players and dock open over the board's right end instead.
    """

    rail: bool
    top: QRect
    corner: QRect
    ribbon: QRect
    status: QRect
    board: QRect
    column: QRect
    players: QRect
    plaques: tuple[QRect, ...]
    teams: tuple[QRect, ...]
    neutrals: tuple[QRect, ...]
    dock: QRect
    tiles: tuple[QRect, ...]
    buttons: tuple[QRect, ...]
    bar: QRect
    hand: QRect


def rooms_for(
    sizes: Metrics,
    seats: int,
    neutrals: int = 0,
    sides: Sequence[Sequence[int]] = (),
    *,
    tall: bool = False,
    decks: bool = False,
) -> Rooms:
    """Return the rooms of a window of ``sizes`` for so many players and neutral colours.

    ``sides``: the seats of each team, if there are teams; ``tall``: plaques have more than two rows; ``decks``: cards that
    are read lie in the hand.
    """
    unit, large = sizes.unit, 1 + 0.4 * (sizes.text_scale - 1) if sizes.folded else 1.0
    width, height = sizes.width, sizes.height
    top_height, bar_height = round(_TOP * unit * large), round(_BAR * unit * large)
    column_width = round((_RAIL if sizes.folded else _COLUMN) * unit)
    edge, gap = round(_EDGE * unit), round(_GAP * unit)
    free = width - column_width
    bar_top = height - edge - bar_height
    left = round((_RAIL_HAND if sizes.folded else _DECK_HAND if decks else _HAND) * unit)
    bar = QRect(left, bar_top, free - left - round(10 * unit), bar_height)
    board = QRect(0, top_height, free, bar_top - round(4 * unit) - top_height)
    button = max(32, min(sizes.px(40), top_height - 10))
    first = (top_height - button) // 2
    inset = round(10 * unit)
    corner = QRect(inset, first, 2 * button + gap, button)
    status_width = round(
        (_COLUMN if sizes.folded else _COLUMN - 2 * _EDGE) * unit * (min(1.4, sizes.text_scale) if sizes.folded else 1)
    )
    status = QRect(width - edge - status_width, first, status_width, button)
    ribbon_left = corner.right() + 1 + 2 * gap
    ribbon = QRect(ribbon_left, first, status.left() - 2 * gap - ribbon_left, button)
    column = QRect(free, top_height, column_width, height - top_height)
    inner = QRect(free + inset, top_height + edge, column_width - 2 * inset, height - top_height - 2 * edge)
    tiles: tuple[QRect, ...] = ()
    buttons: tuple[QRect, ...] = ()
    if sizes.folded:
        tiles, buttons = _rail(
            QRect(free + edge, inner.top(), column_width - 2 * edge, inner.height()), seats, unit, gap
        )
        wanted = max(_NARROW_DRAWER, _DRAWER * min(1.0, sizes.text_scale / FOLDING_TEXT))
        drawer = min(round(wanted * unit), round(free * 0.8))
        inner = QRect(free - drawer + inset, inner.top(), drawer - 2 * inset, bar_top - edge - inner.top())
        share, dock = inner, inner
    else:
        share = QRect(inner.left(), inner.top(), inner.width(), round(_PLAYERS * unit))
        dock = QRect(inner.left(), share.bottom() + 1 + edge, inner.width(), inner.bottom() - share.bottom() - edge)
    usual = round(sizes.plaque_height * (1.62 if tall else 1))
    plaques, teams, pieces = _players(share, usual, gap, seats, neutrals, sides, unit)
    return Rooms(
        rail=sizes.folded,
        top=QRect(0, 0, width, top_height),
        corner=corner,
        ribbon=ribbon,
        status=status,
        board=board,
        column=column,
        players=share,
        plaques=plaques,
        teams=teams,
        neutrals=pieces,
        dock=dock,
        tiles=tiles,
        buttons=buttons,
        bar=bar,
        hand=QRect(0, board.bottom() + 1, left, height - board.bottom() - 1),
    )


def _rail(room: QRect, seats: int, unit: float, gap: int) -> tuple[tuple[QRect, ...], tuple[QRect, ...]]:
    """Return the players' tiles from the top and two buttons below them; many players have low tiles."""
    button = round(_TILE_BUTTON * unit)
    low = room.height() - 2 * (button + gap)
    height = min(round(_TILE * unit), low // seats - gap)
    tiles = tuple(QRect(room.left(), room.top() + n * (height + gap), room.width(), height) for n in range(seats))
    below = tiles[-1].bottom() + 1 + gap
    return tiles, tuple(QRect(room.left(), below + n * (button + gap), room.width(), button) for n in range(2))


def _players(
    room: QRect, usual: int, gap: int, seats: int, neutrals: int, sides: Sequence[Sequence[int]], unit: float
) -> tuple[tuple[QRect, ...], tuple[QRect, ...], tuple[QRect, ...]]:
    """Return the rectangles of players, teams and neutral colours in a room, smaller than usual where there are many."""
    strip, piece = round(_STRIP * unit), round(_PIECE * unit)
    if neutrals:
        piece = max(round(_LEAST_PIECE * unit), min(piece, room.height() // (seats + neutrals) - gap))
    rest = room.height() - len(sides) * (strip + gap) - neutrals * (piece + gap)
    height = min(usual, (rest + gap) // seats - gap)
    top, strips, found = room.top(), [], dict[int, QRect]()
    for members in sides or [range(seats)]:
        inset = _INDENT if sides else 0
        if sides:
            strips.append(QRect(room.left(), top, room.width(), strip))
            top += strip + gap
        for seat in members:
            found[seat] = QRect(room.left() + inset, top, room.width() - inset, height)
            top += height + gap
    pieces = tuple(QRect(room.left(), top + n * (piece + gap), room.width(), piece) for n in range(neutrals))
    return tuple(found[seat] for seat in range(seats)), tuple(strips), pieces
