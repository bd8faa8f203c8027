"""Where a card stands over the board: in a corner where it hides nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize

from risk_desktop.ui.theme import current_metrics

# Between the card and the edges of the board's room, px at 100 %.
_EDGE = 10


def corner_of(size: QSize, room: QRect, hides: Callable[[QRect], bool]) -> QRect | None:
    """Return the corner of ``room`` for a card where it ``hides`` nothing: the lower left one, if it can be; None for none."""
    edge = current_metrics().px(_EDGE)
    inner, box = room.adjusted(edge, edge, -edge, -edge), QRect(room.topLeft(), size)
    for move, corner in (
        (box.moveBottomLeft, inner.bottomLeft()),
        (box.moveBottomRight, inner.bottomRight()),
        (box.moveTopLeft, inner.topLeft()),
        (box.moveTopRight, inner.topRight()),
    ):
        move(corner)
        if not hides(box):
            return box
    return None
