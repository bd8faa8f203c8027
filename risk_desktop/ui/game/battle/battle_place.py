"""Where the battle table stands: beside the fighters, upright or, in a low window, turned wide."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize

from risk_desktop.ui.theme import current_metrics

# Width at 100 %.
_WIDTH = 670
# Above this height at 100 % the table turns wide: lanes at the left, odds at the right.
_HEIGHT = 640
# A little more than wanted: lanes that fill while dice roll must not call for a scroll bar.
_AIR = 12


def side_for(free: QRect, fighters: QRect) -> str:
    """Return the side ("left" or "right") of ``free`` on which a table covers less of the fighters' rectangle."""
    return "left" if fighters.center().x() > free.center().x() else "right"


def turns_wide(window: QSize) -> bool:
    """Whether a table upright would be too high for the window."""
    metrics = current_metrics()
    return metrics.px(_HEIGHT) > window.height() - 2 * metrics.margin


def place_at(side: str, free: QRect, window: QSize, wanted: Callable[[int], int]) -> QRect:
    """Return the place at a side of the free area; ``wanted`` tells the height at a width."""
    metrics = current_metrics()
    margin, width = metrics.margin, metrics.px(_WIDTH)
    width = min(round(width * 1.5) if turns_wide(window) else width, window.width() - 2 * margin)
    height = min(wanted(width) + metrics.px(_AIR), window.height() - 2 * margin)
    left = free.left() + margin if side == "left" else free.right() - margin // 2 - width
    left = max(margin, min(left, window.width() - margin - width))
    top = free.center().y() - height // 2
    top = max(margin, min(top, window.height() - margin - height))
    return QRect(left, top, width, height)
