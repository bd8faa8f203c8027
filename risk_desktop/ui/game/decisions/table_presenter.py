"""Decisions that are also made at a table over the board: a slip, a market."""

from __future__ import annotations

from PySide6.QtCore import Signal

from risk_desktop.ui.game.decisions.base import Presenter


class TablePresenter(Presenter):
    """Base of their presenters. Signals: ``table_wanted`` (open it again), ``left`` (the decision is over)."""

    table_wanted = Signal()
    left = Signal()

    def end(self) -> None:
        """Take the table away."""
        super().end()
        self.left.emit()

    def press(self, place: str) -> None:
        """Answer, or lay the table again."""
        if place == "primary":
            self.confirm()
        elif place == "secondary":
            self.table_wanted.emit()

    def confirm(self) -> None:
        """Answer with what is chosen."""
        raise NotImplementedError
