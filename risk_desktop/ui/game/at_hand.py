"""The choice at hand: values that a person sets in the tray and at the tables go to its presenter."""

from __future__ import annotations

from PySide6.QtCore import QObject

from risk_desktop.ui.game.decisions.base import Presenter


class AtHand(QObject):
    """Holds the ``presenter`` of the choice at hand, None while nobody at the screen is asked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.presenter: Presenter | None = None

    def set_number(self, number: int) -> None:
        """Take a number from the tray."""
        if self.presenter is not None:
            self.presenter.set_number(number)

    def pick(self, value: int) -> None:
        """Take a value from the tray's row or a number key."""
        if self.presenter is not None:
            self.presenter.pick(value)

    def pick_more(self, value: int) -> None:
        """Take a value from the tray's second row."""
        if self.presenter is not None:
            self.presenter.pick_more(value)

    def toggle(self, kind: str) -> None:
        """Let a piece of the tray take part, or not."""
        if self.presenter is not None:
            self.presenter.toggle(kind)

    def press(self, place: str) -> None:
        """Take a press of a prompt button: "primary", "secondary" or "ghost"."""
        raise NotImplementedError

    def roll(self, dice: int) -> None:
        """Roll again with so many dice: the battle table's primary button."""
        self.pick(dice)
        self.press("primary")

    def blitz(self, keep: int) -> None:
        """Roll until the fight is over or ``keep`` armies are left."""
        self.set_number(keep)
        self.press("secondary")

    def move_in(self, armies: int) -> None:
        """Let so many armies move into what has fallen: the battle table's button."""
        self.set_number(armies)
        self.press("primary")
