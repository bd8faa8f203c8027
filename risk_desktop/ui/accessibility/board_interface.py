"""The board for screen readers: a list whose items are the territories.

Qt takes None for "nothing there", which the stubs of PySide forget.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from risk_desktop.ui.board.view import BoardView

_SIDE = 24
"""Side of the square that stands for a territory on the screen, px: most badges are about as large."""


class BoardInterface(QAccessibleWidget):
    """The territories of all boards as items of a list, in the order of the map."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board, QAccessible.Role.List)
        self._board = board
        self._lands = [LandInterface(board, self, land) for land in range(len(board.position.owners))]
        self._ids = [QAccessible.registerAccessibleInterface(land) for land in self._lands]
        board.destroyed.connect(_Release(self._ids).release)

    def childCount(self) -> int:
        """As many as there are territories."""
        return len(self._lands)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Return a territory by its number."""
        return self._lands[index] if 0 <= index < len(self._lands) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a territory, -1 for anything else."""
        return next((land.number for land in self._lands if land is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Return the territory at a point of the screen."""
        land = self._board.places.territory_at(self._board.mapFromGlobal(QPoint(x, y)))
        return self._lands[land] if land is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Return the territory at which the cursor stands."""
        cursor = self._board.input.cursor
        return self._lands[cursor] if cursor is not None and self._board.hasFocus() else None


class LandInterface(QAccessibleInterface):
    """One territory: its name says what stands there, its description what lies round it."""

    def __init__(self, board: BoardView, parent: BoardInterface, number: int) -> None:
        super().__init__()
        self._board, self._parent, self.number = board, parent, number

    def isValid(self) -> bool:
        """Whether the board is still there."""
        return isValid(self._board)

    def object(self) -> QObject | None:  # type: ignore[override]  # None: see above
        """No widget of its own."""
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Return the board."""
        return QAccessible.queryAccessibleInterface(self._board) if self.isValid() else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Nothing is inside."""
        return None

    def childCount(self) -> int:
        """Nothing is inside."""
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # None: see above
        """Nothing is inside."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Nothing is inside."""
        return -1

    def role(self) -> QAccessible.Role:
        """An item of the list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether the cursor stands here, and whether it shows."""
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        at_cursor = self._board.input.cursor == self.number
        state.focused, state.selected = at_cursor and self._board.hasFocus(), at_cursor
        state.offscreen = not self._board.places.on_board(self.number)
        return state

    def text(self, text: QAccessible.Text) -> str:
        """Return name or description, "" for all else."""
        if not self.isValid():
            return ""
        if text == QAccessible.Text.Name:
            return self._board.descriptions.heard(self.number)
        return self._board.descriptions.heard_more(self.number) if text == QAccessible.Text.Description else ""

    def setText(self, text: QAccessible.Text, words: str) -> None:
        """Nobody changes it from outside."""

    def rect(self) -> QRect:
        """Return a square on the screen round its badge; nothing while another board shows."""
        if not self.isValid() or not self._board.places.on_board(self.number):
            return QRect()
        middle = self._board.places.badge_rect(self.number).center()
        return QRect(self._board.mapToGlobal(middle) - QPoint(_SIDE // 2, _SIDE // 2), QSize(_SIDE, _SIDE))


class _Release:
    """Gives the territories of a board back when it is gone."""

    def __init__(self, ids: list[int]) -> None:
        self._ids = ids

    def release(self) -> None:
        """Let Qt forget them."""
        for number in self._ids:
            QAccessible.deleteAccessibleInterface(number)


def focus_land(board: BoardView, land: int) -> None:
    """Tell screen readers that the cursor of a board has come to a territory."""
    if QAccessible.isActive():
        event = QAccessibleEvent(board, QAccessible.Event.Focus)
        event.setChild(land)
        QAccessible.updateAccessibility(event)
