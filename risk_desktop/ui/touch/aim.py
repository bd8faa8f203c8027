"""What a finger means that comes down beside something: targets are 44 px large for it, however they are drawn."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from risk_desktop.ui.board.view import BoardView

REACH = 22
"""How far from the middle of a finger a target may end, px."""


def aimed_at(window: QWidget, point: QPoint) -> QPoint:
    """Return the point of a window that a finger at ``point`` means: the nearest one on a button that can be pressed or on
    land that can be chosen; ``point`` itself if there is nothing of the kind within reach."""
    under = window.childAt(point)
    if _button_at(window, point) is not None or _takes_clicks(under, window):
        return point
    found = [
        spot for button in window.findChildren(QAbstractButton) if (spot := _on(window, button, point)) is not None
    ]
    board = under.parentWidget() if under is not None else None
    if isinstance(board, BoardView):
        land = board.places.choice_near(board.mapFrom(window, point), REACH)
        if land is not None:
            found.append(board.mapTo(window, land))
    return min(found, key=lambda spot: _distance(spot, point), default=point)


def _on(window: QWidget, button: QAbstractButton, point: QPoint) -> QPoint | None:
    """Return the point of a button that is nearest to a finger, None if that is out of reach, covered or can't be pressed."""
    if not button.isEnabled() or not button.isVisible():
        return None
    rect = QRect(button.mapTo(window, QPoint()), button.size())
    spot = QPoint(
        min(max(point.x(), rect.left() + 1), rect.right() - 1), min(max(point.y(), rect.top() + 1), rect.bottom() - 1)
    )
    return spot if _distance(spot, point) <= REACH and _button_at(window, spot) is button else None


def _takes_clicks(widget: QWidget | None, window: QWidget) -> bool:
    """Tell whether a widget that is no button, such as a card or a row of a list, takes clicks by itself.

    What fills the window takes the keyboard, and is the ground on which everything else stands.
    """
    while widget is not None and not isinstance(widget, BoardView) and widget.size() != window.size():
        if widget.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            return True
        widget = widget.parentWidget()
    return False


def _button_at(window: QWidget, point: QPoint) -> QAbstractButton | None:
    """Return the button at a point that can be pressed."""
    under: QWidget | None = window.childAt(point)
    while under is not None and not isinstance(under, QAbstractButton):
        under = under.parentWidget()
    return under if under is not None and under.isEnabled() else None


def _distance(one: QPoint, other: QPoint) -> float:
    between = one - other
    return float((between.x() ** 2 + between.y() ** 2) ** 0.5)
