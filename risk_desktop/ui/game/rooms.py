"""Where everything stands on the play screen, as rectangles computed from the sizes in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect

from risk_desktop.ui.theme import FOLDING_TEXT, Metrics

# Height of the ribbon and side of the icon buttons at 100 %.
_BUTTON = 40
_RIBBON = 42
_SHADOW = 8
# A tucked card shows this share of its height, and the chip above it needs this much room at 100 %.
_TUCKED = 0.73
_CHIP = 34
# A row of cards takes this share of the width and this height at 100 %, of which so much shows while nobody asks for them.
_ROW, _ROW_HEIGHT, _ROW_TUCKED = 0.54, 196, 0.56
# Height of the piece of a neutral colour at 100 %, and the least that can be read, px.
_PIECE, _LEAST_PIECE = 46, 36
# Height of the tabs and a gap at 100 %.
_TABS = 52
# Height of a plaque of a single line at 100 %.
_LINE = 26
# Height of the strip of a team, and where it is folded to one line; its members stand this far inwards.
_STRIP, _FOLDED_STRIP, _INDENT = 46, 32, 10


@dataclass(frozen=True)
class Rooms:
    """Rectangles in pixels of the screen. ``hand`` is empty when folded; ``tabs`` is empty when not.

    ``prompt`` is the prompt at its usual height: it grows upwards from its lower edge. ``board`` is what the panels
    leaves free; ``ribbon`` is the strip in which the ribbon is centred.
    """

    folded: bool
    corner: QRect
    ribbon: QRect
    status: QRect
    plaques: tuple[QRect, ...]
    teams: tuple[QRect, ...]
    neutrals: tuple[QRect, ...]
    chronicle: QRect
    tabs: QRect
    hand: QRect
    prompt: QRect
    board: QRect


def play_layout(
    sizes: Metrics,
    seats: int,
    prompt_height: int = 0,
    neutrals: int = 0,
    sides: Sequence[Sequence[int]] = (),
    *,
    card_row: bool = False,
    below: int = 0,
) -> Rooms:
    """Return the layout of a window of ``sizes`` for so many players and neutral colours.

    ``prompt_height``: px, if the prompt needs more than usual; ``sides``: the seats of each team, if there are teams.
    ``card_row``: cards that are read stand in a row at the bottom left. ``below``: px that low plaques leave free below them.
    """
    width, height, margin = sizes.width, sizes.height, sizes.margin
    free = width - sizes.column - 2 * margin
    column = width - margin - sizes.column
    button = max(32, min(sizes.px(_BUTTON), sizes.top - 10))
    first = (sizes.top - button) // 2 + 4
    gap = max(6, margin // 2)
    corner = QRect(margin, first, 2 * button + gap, button)
    status = QRect(column, first, sizes.column, button)
    ribbon_height = min(sizes.px(_RIBBON), sizes.top - 8)
    ribbon = QRect(
        corner.right() + 1 + margin, first - 1, free - 2 * (corner.right() + 1 + margin - margin // 2), ribbon_height
    )
    ribbon.setRight(column - margin)
    plaques, teams, end = _plaques(sizes, seats, column, sides, below)
    pieces, end = _pieces(sizes, neutrals, column, end)
    tabs = QRect()
    chronicle = QRect(column, end, sizes.column, height - margin - end)
    if sizes.folded:
        tab_height = max(32, min(sizes.px(44), height - margin - end))
        tabs = QRect(column, height - margin - tab_height, sizes.column, tab_height)
        chronicle = QRect(column, sizes.top + 4, sizes.column, tabs.top() - gap - sizes.top - 4)
    usual = max(prompt_height, sizes.prompt_height)
    left = margin if sizes.folded else margin + round(free * _ROW) if card_row else sizes.prompt_left
    prompt = QRect(left, height - margin - usual, free - left, usual)
    hand = QRect()
    if not sizes.folded:
        room = round(sizes.hand_card * _TUCKED) + sizes.px(_CHIP) + 2 * _SHADOW
        room = sizes.px(_ROW_HEIGHT) if card_row else room
        hand = QRect(0, height - room, left - margin // 2, room)
    tucked = round(room * _ROW_TUCKED) if card_row and not sizes.folded else 0
    below = max(sizes.bottom, prompt.height() + margin + gap, tucked)
    return Rooms(
        folded=sizes.folded,
        corner=corner,
        ribbon=ribbon,
        status=status,
        plaques=plaques,
        teams=teams,
        neutrals=pieces,
        chronicle=chronicle,
        tabs=tabs,
        hand=hand,
        prompt=prompt,
        board=QRect(0, sizes.top, free, max(120, height - sizes.top - below)),
    )


def rows_fit(sizes: Metrics, seats: int) -> bool:
    """Tell whether so many plaques, with all their rows and words of a usual size, fit above the tabs of a folded window."""
    room = sizes.height - sizes.margin - sizes.px(_TABS) - sizes.top - 4
    return sizes.text_scale <= FOLDING_TEXT and seats * (sizes.plaque_height + sizes.plaque_gap) <= room


def _plaques(
    sizes: Metrics, seats: int, column: int, sides: Sequence[Sequence[int]], below: int = 0
) -> tuple[tuple[QRect, ...], tuple[QRect, ...], int]:
    """Return the players' rectangles, those of the teams, and where what follows below them begins.

    Many players in little room get less.
    """
    top = sizes.top + 4
    tab = sizes.px(_TABS) if sizes.folded else 0
    room = sizes.height - sizes.margin - tab - top - below
    height, gap = sizes.plaque_height, sizes.plaque_gap
    least = min(round(sizes.plaque_height * 0.8), sizes.px(_LINE) if below else sizes.height)
    strip = sizes.px(_FOLDED_STRIP if sizes.folded else _STRIP)
    between = 4
    while seats * (height + gap) + len(sides) * (strip + 2 * between) > room and height > least:
        height -= 1
    after = 4 if sizes.compact else 8
    if not sides:
        rects = tuple(QRect(column, top + n * (height + gap), sizes.column, height) for n in range(seats))
        return rects, (), top + seats * (height + gap) + after
    strips, found = [], {}
    gap = max(4, gap - 2)
    for members in sides:
        strips.append(QRect(column, top, sizes.column, strip))
        top += strip + between
        for seat in members:
            found[seat] = QRect(column + _INDENT, top, sizes.column - _INDENT, height)
            top += height + gap
        top += between
    return tuple(found[seat] for seat in range(seats)), tuple(strips), top + after - between


def _pieces(sizes: Metrics, number: int, column: int, top: int) -> tuple[tuple[QRect, ...], int]:
    """Return the rectangles of the neutral colours' pieces from ``top`` on, and where what follows begins."""
    if not number:
        return (), top
    tab = sizes.px(_TABS) if sizes.folded else 0
    gap = 4
    room = (sizes.height - sizes.margin - tab - top) // number - gap
    height = max(_LEAST_PIECE, min(sizes.px(_PIECE), room))
    rects = tuple(QRect(column, top + n * (height + gap), sizes.column, height) for n in range(number))
    return rects, top + number * (height + gap) + (4 if sizes.compact else 8)
