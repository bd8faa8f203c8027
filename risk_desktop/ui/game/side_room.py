"""Room at the left of the board for what a person works with: the board moves over as long as it is needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect

_LEAST_SHARE = 0.62
"""The board keeps at least this share of its width; where a panel needs more it lies on the board."""


class SideRoom:
    """Room once made stays for the moment it was made for.

    ``whole`` returns the board's rectangle without any room at its side; ``changed`` is called when the board must move.
    A moment is any value: the same as long as the board had better stay where it is.
    """

    def __init__(self, whole: Callable[[], QRect], changed: Callable[[], None]) -> None:
        self._whole, self._changed = whole, changed
        self._moment: object = None
        self._panel = QRect()
        self._holders: list[Callable[[], None]] = []

    def add_holder(self, ask: Callable[[], None]) -> None:
        """Let somebody who stands there now and then know when room must be asked for anew."""
        self._holders.append(ask)

    @property
    def width(self) -> int:
        """Px that the board gives up now: nothing where too little would be left of it."""
        return self._panel.right() + 1 if self._fitting else 0

    @property
    def bottom(self) -> int:
        """The y below which nothing stands there."""
        return self._panel.bottom() + 1 if self._fitting else 0

    @property
    def _fitting(self) -> bool:
        return not self._panel.isNull() and self.fits(self._panel)

    def fits(self, panel: QRect) -> bool:
        """Tell whether the board can make room for a panel at its left."""
        whole = self._whole()
        return whole.right() - panel.right() >= _LEAST_SHARE * whole.width()

    def hold(self, panel: QRect, moment: object) -> bool:
        """Ask for room for a panel at a moment; tell whether there is that much."""
        self._take(self._panel.united(panel) if moment == self._moment else panel)
        self._moment = moment
        return self._fitting

    def rest(self, moment: object) -> None:
        """Nothing is shown there now: at another moment than that of the last hold the board takes its room back."""
        if moment != self._moment:
            self._take(QRect())

    def renew(self) -> None:
        """All sizes have changed, and so has the room that is needed: whoever stands there asks anew."""
        self._moment, self._panel = None, QRect()
        for ask in self._holders:
            ask()

    def _take(self, panel: QRect) -> None:
        before = self.width, self.bottom
        self._panel = QRect(panel)
        if (self.width, self.bottom) != before:
            self._changed()
