"""Where everything stands on the play screen, as rectangles that follow from the size of the window and of its text alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from risk_desktop.ui.theme import FOLDING_TEXT, Metrics

# All sizes are those of a window of 1280 x 720 at usual text, px; see ``Metrics.unit``.
_TOP, _BAR, _COLUMN, _RAIL = 48, 66, 256, 92
_EDGE, _INSET, _GAP = 8, 10, 6
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
    foot: float = 0,
) -> Rooms:
    """Return the rooms of a window of ``sizes`` for so many players and neutral colours.

    ``sides``: the seats of each team, if there are teams; ``tall``: plaques have more than two rows; ``decks``: cards that
    are read lie in the hand. ``foot``: how high a panel is that stands below the board in place of hand and bar, px at 100 %, 0
    where there is none.
    """
    unit, edge, gap = sizes.unit, round(_EDGE * sizes.unit), round(_GAP * sizes.unit)
    large = 1 + 0.4 * (sizes.text_scale - 1) if sizes.folded else 1.0
    top = QRect(0, 0, sizes.width, round(_TOP * unit * large))
    bar_height = round(foot * unit * (0.6 + 0.4 * large) if foot else _BAR * unit * large)
    free = sizes.width - round((_RAIL if sizes.folded else _COLUMN) * unit)
    hand = _RAIL_HAND if sizes.folded else _DECK_HAND if decks else _HAND
    left = round((_INSET if foot else hand) * unit)
    bar = QRect(left, sizes.height - edge - bar_height, free - left - round(_INSET * unit), bar_height)
    board = QRect(0, top.height(), free, bar.top() - round(4 * unit) - top.height())
    column = QRect(free, top.height(), sizes.width - free, sizes.height - top.height())
    players, dock, tiles, buttons = _column(sizes, column, board, seats)
    usual = round(sizes.plaque_height * (1.62 if tall else 1))
    plaques, teams, pieces = _players(players, usual, gap, seats, neutrals, sides, unit)
    corner, ribbon, status = _top_bar(sizes, top)
    return Rooms(
        rail=sizes.folded,
        top=top,
        corner=corner,
        ribbon=ribbon,
        status=status,
        board=board,
        column=column,
        players=players,
        plaques=plaques,
        teams=teams,
        neutrals=pieces,
        dock=dock,
        tiles=tiles,
        buttons=buttons,
        bar=bar,
        hand=QRect(0, board.bottom() + 1, 0 if foot else left, sizes.height - board.bottom() - 1),
    )


def _top_bar(sizes: Metrics, top: QRect) -> tuple[QRect, QRect, QRect]:
    """Return where menu, undo and hint, the ribbon, and round and switches stand in the top bar."""
    unit, edge, gap = sizes.unit, round(_EDGE * sizes.unit), round(_GAP * sizes.unit)
    button = max(32, min(sizes.px(40), top.height() - 10))
    y = (top.height() - button) // 2
    corner = QRect(round(_INSET * unit), y, 3 * button + 2 * gap, button)
    wide = _COLUMN * min(1.4, sizes.text_scale) if sizes.folded else _COLUMN - 2 * _EDGE
    status = QRect(sizes.width - edge - round(wide * unit), y, round(wide * unit), button)
    left = corner.right() + 1 + 2 * gap
    return corner, QRect(left, y, status.left() - 2 * gap - left, button), status


def _column(
    sizes: Metrics, column: QRect, board: QRect, seats: int
) -> tuple[QRect, QRect, tuple[QRect, ...], tuple[QRect, ...]]:
    """Return the rooms of players and dock, and the tiles and buttons of the rail where the column is one."""
    unit, edge, inset = sizes.unit, round(_EDGE * sizes.unit), round(_INSET * sizes.unit)
    inner = column.adjusted(inset, edge, -inset, -edge)
    if not sizes.folded:
        players = QRect(inner.topLeft(), QSize(inner.width(), round(_PLAYERS * unit)))
        return players, inner.adjusted(0, players.height() + edge, 0, 0), (), ()
    tiles, buttons = _rail(column.adjusted(edge, edge, -edge, -edge), seats, unit, round(_GAP * unit))
    wanted = max(_NARROW_DRAWER, _DRAWER * min(1.0, sizes.text_scale / FOLDING_TEXT))
    width = min(round(wanted * unit), round(board.width() * 0.8))
    drawer = QRect(board.right() + 1 - width, inner.top(), width, board.bottom() + 1 - edge - inner.top())
    drawer.adjust(inset, 0, -inset, 0)
    return drawer, drawer, tiles, buttons


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
