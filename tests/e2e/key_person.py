"""A robot person that has only a keyboard."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox

from risk_desktop.ui.kit import ToggleRow
from tests.e2e.hands import called
from tests.e2e.person import Person

ARROWS = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}


class KeyPerson(Person):
    """Never touches the mouse."""

    def press(self, button: QAbstractButton) -> None:
        """Press its key; without one go there by Tab and press Enter."""
        act = getattr(button, "_act", None)
        key = (act.key if act is not None else "") or getattr(button, "key", "")
        if key:
            if not button.isEnabled():
                self.give_up(f"{called(button)} is off")
            self.sequence(key)
        else:
            self.tab_to(lambda focus: focus is button, called(button))
            self.key(Qt.Key.Key_Return)

    def choose(self, combo: QComboBox, row: int) -> None:
        """Tab and arrow keys."""
        self.choose_by_keys(combo, row)

    def switch(self, row: ToggleRow, value: object) -> None:
        """Tab to the row and press arrow keys."""
        self.tab_to(lambda focus: focus in row.pieces, called(row))
        for _ in row.values:
            at = row.values.index(row.value())
            if row.value() != value:
                self.key(Qt.Key.Key_Right if at < row.values.index(value) else Qt.Key.Key_Left)
        if row.value() != value:
            self.give_up(f"the arrow keys don't choose {value} in {called(row)}")

    def take(self, territory: int) -> None:
        """Bring the board's cursor there by arrow keys and press Enter."""
        self.walk(territory)
        self.note(f"Enter on {self.play.context.names.territory(territory)}")
        self.key(Qt.Key.Key_Return)

    def put(self, territory: int, number: int) -> None:
        """Press Enter for each army."""
        self.walk(territory)
        self.note(f"{number} times Enter on {self.play.context.names.territory(territory)}")
        for _ in range(number):
            self.key(Qt.Key.Key_Return)

    def uncover(self) -> None:
        """Hold the key of the own secrets."""
        self.devices.key_down(self.window.windowHandle(), Qt.Key.Key_L)

    def cover(self) -> None:
        """Let go of it."""
        self.devices.key_up(self.window.windowHandle(), Qt.Key.Key_L)

    def walk(self, territory: int) -> None:
        """Move the cursor of the board to a territory, to the other board first if it lies there."""
        board = self.play.board
        if board.overview.board_of(territory) != board.switcher.board:
            self.sequence("O")
            self.rest(30)
        self.tab_to(lambda focus: focus is board, "the board")
        cursor = board.input.cursor
        if cursor is None or board.overview.board_of(cursor) != board.switcher.board:
            self.key(Qt.Key.Key_Up)
        start = board.input.cursor
        if start is None:
            self.give_up("the arrow keys show no cursor")
        for direction in self._way(start, territory):
            self.key(ARROWS[direction])
        if board.input.cursor != territory:
            self.give_up(f"the arrow keys don't lead to {self.play.context.names.territory(territory)}")

    def _way(self, start: int, goal: int) -> list[str]:
        """Return the shortest row of arrow keys from one territory to another."""
        ways: dict[int, list[str]] = {start: []}
        queue = deque([start])
        while queue and goal not in ways:
            here = queue.popleft()
            for direction in ARROWS:
                there = self.play.board.input.walk.step(here, direction)  # type: ignore[arg-type]
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], direction]
                    queue.append(there)
        return ways.get(goal, [])
