"""The recap in the dock, while its presenter leads: rows that point at the board, and the keys for its steps.

Where text is large it waits behind the rail's button, which says how much there is, so that it covers no land unasked.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.keys.shortcuts import Shortcuts
from risk_desktop.ui.game.recap.recap_list import RecapList
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.recap.stepping import SteppingPresenter
from risk_desktop.ui.kit import Panel
from risk_desktop.ui.names import Names

STEPS = ("Left", "Right")
"""The keys for the step before and the next one."""
RECAP_KEY = "Shift+F7"
"""Shows once more what happened since the own last turn."""


class RecapPanel(Panel):
    """The list, for the dock."""

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=8, gap=6)
        self.list = RecapList(names, self)
        self.column().addWidget(self.list, 1)
        self.hide()


class RecapDock(FeatureController):
    """Shows the panel while the director's presenter is that of a recap."""

    def __init__(self, parts: GameParts, shortcuts: Shortcuts) -> None:
        super().__init__(parts)
        self._shortcuts = shortcuts
        self._toasts = parts.toasts
        self.panel = RecapPanel(parts.context.names, parts.screen)
        self.panel.list.pointed.connect(self._point)
        self.panel.list.picked.connect(self._pick)
        self._shown: RecapPresenter | None = None
        shortcuts.add(RECAP_KEY, parts.director.recall)
        shortcuts.add("Left", self._back)
        shortcuts.add("Right", self._forth)
        shortcuts.enable(STEPS, False)
        parts.director.begun.connect(self.follow)
        parts.director.tracker.changed.connect(self.follow)

    def follow(self, news: object = None) -> None:
        """Show the recap that leads, or none."""
        presenter = self._director.asking(RecapPresenter)
        new = presenter is not None and presenter is not self._shown
        self._shown = presenter
        if presenter is not None and new:
            self._toasts.end_passing()  # it would lie over the list
            self.panel.list.show_recap(presenter.recap)
            presenter.lit_changed.connect(self._light)
        dock, rail = self._layout.dock, self._layout.rail
        dock.hold(self.panel, presenter is not None, presenter.recap.title if presenter is not None else "")
        if presenter is None:
            rail.show_news(0)
        elif new:
            rail.show_news(len(presenter.recap.entries), presenter.recap.title)
            if self._layout.rooms.rail:
                dock.put_aside()  # the marks on the board tell enough, and nobody has asked for a list over it
        # While nobody steps the arrows move the cursor over the board.
        stepping = self._director.asking(SteppingPresenter)
        self._shortcuts.enable(STEPS, stepping is not None and stepping.has_steps)

    def _light(self) -> None:
        if self._shown is not None:
            self.panel.list.light(self._shown.lit, self._shown.passed_entries)

    def _point(self, number: int) -> None:
        if self._shown is not None:
            self._shown.point(number)

    def _pick(self, number: int) -> None:
        if self._shown is not None:
            self._shown.go_to(number)

    def _back(self) -> None:
        self._move(-1)

    def _forth(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        stepping = self._director.asking(SteppingPresenter)
        if stepping is not None:
            stepping.move(by)
