"""What presenters share that show how the game once stood, over the question that a person is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal

from risk_desktop.engine.game import Game
from risk_desktop.i18n import tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.game.action import Moment
from risk_desktop.ui.game.chronicle.lines import SEPARATOR
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.position_updater import PositionUpdater

Told = TypeVar("Told")


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


class MomentsPresenter(SteppingPresenter, Generic[Told]):
    """Shows ``moments`` of a recording, one at a time from ``number`` on; of each its place there, and what is told of it."""

    def __init__(
        self,
        context: GameContext,
        updater: PositionUpdater,
        recording: Recording,
        moments: Sequence[tuple[int, Told]],
        number: int = 0,
    ) -> None:
        super().__init__(context)
        self._updater, self.recording = updater, recording
        self._moments, self.number = tuple(moments), number

    @property
    def place(self) -> int:
        """Where the moment that shows is in the recording."""
        return self._moments[self.number][0]

    @property
    def told(self) -> Told:
        """What is told of the moment that shows."""
        return self._moments[self.number][1]

    @property
    def has_steps(self) -> bool:
        """Whether there is more than one moment."""
        return len(self._moments) > 1

    def start(self) -> None:
        """Show the first moment."""
        self._show()

    def end(self) -> None:
        """Show the board as it is."""
        self.clear()
        self._updater.show(self.context.game)
        self.stepped.emit(None)
        super().end()

    # --- input

    def press(self, place: str) -> None:
        """Go back."""
        self.passed.emit()

    def let_go(self) -> bool:
        """Go back."""
        self.passed.emit()
        return True

    def move(self, by: int) -> None:
        """Show the next moment, or the one before."""
        self.go_to(self.number + by)

    def go_to(self, number: int) -> None:
        """Show a moment by its number, or the nearest."""
        self.number = min(len(self._moments) - 1, max(0, number))
        self._show()
        self.refresh()

    # --- what is shown

    def mark(self, then: Game) -> Moment:
        """Mark on the board, which shows how the game stood ``then``, what is told; return who acted."""
        raise NotImplementedError

    def clear(self) -> None:
        """Take away what a moment has shown."""
        self.context.board.finish_animations()
        self.context.hide_arrow()
        self.context.board.chips.show({})

    def steps_told(self) -> str:
        """Say which of the moments shows, and which keys lead to the others; "" for the only one."""
        if not self.has_steps:
            return ""
        number = tr("tables.recap.step", n=self.number + 1, of=len(self._moments))
        return SEPARATOR.join((number, tr("tables.recap.help.keys")))

    def _show(self) -> None:
        """Show the moment: how the game stood, and its marks."""
        self.clear()
        then = self.recording.game_at(self.place)
        self._updater.show(then)
        self.stepped.emit(self.mark(then))
