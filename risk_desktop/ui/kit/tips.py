"""Tooltips that can be read at a glance: Qt breaks no line of them, and lets them lie over what they explain."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

_LINE = 48
"""How many letters a line has at most: about 360 px at 100 %."""
_APART = 10


def wrapped(words: str) -> str:
    """Return the words of a tooltip, long lines broken between words."""
    return "\n".join(fill(line, _LINE, break_long_words=False, break_on_hyphens=False) for line in words.split("\n"))


def show_tip_beside(widget: QWidget, words: str) -> None:
    """Show a tooltip at the left of a widget, at its right if there is no room: it lies over nothing of the same list."""
    corner = widget.mapToGlobal(QPoint(0, 0))
    QToolTip.showText(corner, words, widget)
    tips = (
        each
        for each in QApplication.topLevelWidgets()
        if each.windowType() == Qt.WindowType.ToolTip and each.isVisible()
    )
    if (tip := next(tips, None)) is not None:
        screen = widget.screen().availableGeometry()
        left, right = corner.x() - tip.width() - _APART, corner.x() + widget.width() + _APART
        top = min(corner.y(), screen.bottom() - tip.height())
        tip.move(left if left >= screen.left() else right, top)
