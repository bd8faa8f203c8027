"""What presenters share that show how the game once stood, over the question that a person is asked."""

from __future__ import annotations

from PySide6.QtCore import Signal

from risk_desktop.ui.game.decisions.base import Presenter


class SteppingPresenter(Presenter):
    """Shows moments of the past until the person wants to go on: ``passed``. The game itself isn't touched.

    ``stepped``: the Moment that the board shows, None when it shows the present.
    """

    passed = Signal()
    stepped = Signal(object)

    @property
    def has_steps(self) -> bool:
        """Whether there is anything to step through."""
        return True

    def move(self, by: int) -> None:
        """Go to the next step (1) or to the one before (-1), and stay there."""
        raise NotImplementedError
