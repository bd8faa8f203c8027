"""A robot person that has only a mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QComboBox

from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.kit import ButtonControl, ToggleRow
from tests.e2e.hands import shown
from tests.e2e.person import Person


class MousePerson(Person):
    """Never touches a key."""

    def press(self, button: QAbstractButton) -> None:
        """Click on it."""
        self.click(button)

    def choose(self, combo: QComboBox, row: int) -> None:
        """Open the list and click on a row."""
        if combo.currentIndex() != row:
            self.choose_by_mouse(combo, row)

    def switch(self, row: ToggleRow, value: object) -> None:
        """Click on it."""
        self.press(self.piece(row, value))

    def take(self, territory: int) -> None:
        """Click on the land or on its badge, through the mini board first if it lies on the other board."""
        board = self.play.board
        if board.overview.board_of(territory) != board.switcher.board:
            mini_board = self.play.game_layout.mini_board
            assert mini_board is not None
            self.note("click on the mini board")
            self.click(mini_board)
            self.rest(30)
        self.note(f"click on {self.play.context.names.territory(territory)}")
        spot = self._spot(territory)
        self.click(board.viewport(), spot)

    def put(self, territory: int, number: int) -> None:
        """Click once, then "all here"; without that button press plus until all are there."""
        self.take(territory)
        if number < 2:
            return
        tray = self.play.game_layout.tray
        named = [each for each in shown(tray, ButtonControl) if each.property("number") == number]
        if named:
            assert isinstance(named[0], QAbstractButton)
            self.press(named[0])
            return
        if tray.stepper is None:
            self.give_up("neither a button to place all here nor a number to raise")
        for _ in range(number - tray.stepper.value()):
            self.press(tray.stepper.more)

    def uncover(self) -> None:
        """Hold the button on the backs."""
        self.hold(self.play.controller(OwnSecrets).sealed)

    def cover(self) -> None:
        """Let go of it."""
        self.let_go(self.play.controller(OwnSecrets).sealed)

    def _spot(self, territory: int) -> QPoint:
        """Return a point of the territory that can be clicked, as near as possible to its badge, once the board rests."""
        board = self.play.board
        for _ in range(100):  # nobody aims at a board that glides
            if not board.animator.busy:
                break
            self.rest(10)
        seen = None
        while seen != board.places.badge_rect(territory):
            seen = board.places.badge_rect(territory)
            self.rest(15)
        middle = board.places.badge_rect(territory).center()
        for away in range(0, 90, 6):
            for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                point = QPoint(middle.x() + dx * away, middle.y() + dy * away)
                if board.places.territory_at(point) == territory and self.reaches(board.viewport(), point):
                    return point
        head = self.play.game_layout.dock.head
        if self.play.game_layout.rooms.rail and head.isVisible():
            self.note("shuts the drawer")
            self.click(head.button)
            return self._spot(territory)
        return self.give_up(f"{self.play.context.names.territory(territory)} can't be reached by the mouse")
