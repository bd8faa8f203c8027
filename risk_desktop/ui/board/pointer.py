"""Tells clicks from drags."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

# A press that moves less than this is a click, px.
_DRAG = 6.0
_DRAGGING = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)


class Pointer:
    """Follows one mouse button from press to release."""

    def __init__(self) -> None:
        self._button: Qt.MouseButton | None = None
        self._start = self._last = QPointF()
        self._dragged = False

    @property
    def pressed(self) -> bool:
        """Whether a button is down."""
        return self._button is not None

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Begin at a point."""
        self._button, self._start, self._last, self._dragged = button, point, point, False

    def drag(self, point: QPointF) -> QPointF | None:
        """Return how far the board is to be dragged since the last call, None while this is no drag."""
        if self._button not in _DRAGGING:
            return None
        if not self._dragged and (point - self._start).manhattanLength() < _DRAG:
            return None
        self._dragged = True
        moved, self._last = point - self._last, point
        return moved

    def release(self) -> Qt.MouseButton | None:
        """Return the button that was clicked, None after a drag."""
        button, self._button = self._button, None
        return None if self._dragged else button
