"""Keeps a small panel beside the arrow: placed where it covers least, and carried along by the camera."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.arrow import Arrow
from risk_desktop.ui.board.atlas import Atlas
from risk_desktop.ui.board.camera import Camera
from risk_desktop.ui.board.pill import OddsPill
from risk_desktop.ui.board.placing import Surroundings, place_panel


@dataclass(frozen=True)
class LandUnder:
    """Tells whether land is seen at a screen point, for the hundreds of points where a panel might stand.

    ``corner``: the scene point at the view's corner.
    """

    atlas: Atlas
    corner: QPointF
    scale: float

    def __call__(self, x: float, y: float) -> bool:
        """Tell whether there is land at a point of the view, px."""
        corner, scale = self.corner, self.scale
        return self.atlas.roughly_at(corner.x() + x / scale, corner.y() + y / scale) is not None


class Beside:
    """At most one panel beside the arrow."""

    def __init__(self, arrow: Arrow, camera: Camera) -> None:
        self._arrow, self._camera = arrow, camera
        self._panel: QWidget | None = None
        self._shift = QPointF()
        self._placed: object = None

    @property
    def panel(self) -> QWidget | None:
        """The panel that is shown."""
        return self._panel

    def show(self, panel: QWidget, parent: QWidget) -> None:
        """Take a panel, in place of the one before, to be placed by ``place`` unless ``stands``."""
        if panel is not self._panel or panel.parentWidget() is not parent:
            self.hide()
            self._panel = panel
            panel.setParent(parent)
        panel.adjustSize()

    @property
    def stands(self) -> bool:
        """Whether the panel is shown where it was placed, as large as then, beside the same arrow."""
        return self._panel is not None and self._panel.isVisible() and self._placed == self._situation()

    def hide(self) -> None:
        """Take the panel away; it is not deleted."""
        panel, self._panel = self._panel, None
        self._placed = None
        if panel is not None:
            panel.hide()

    def _situation(self) -> object:
        return self._panel.size() if self._panel is not None else None, self._arrow.ends

    def place(self, around: Surroundings) -> None:
        """Put the panel beside the middle of the arrow, where it covers least."""
        middle, panel = self._arrow.middle(), self._panel
        if panel is None or middle is None:
            return
        body = panel.panel_rect() if isinstance(panel, OddsPill) else QRectF(panel.rect())
        place = self._camera.to_screen(middle)
        rect, notch = place_panel(body.size(), place, around)
        self._shift = rect.topLeft() - body.topLeft() - place
        if isinstance(panel, OddsPill):
            panel.set_notch(notch)
        self.follow()
        panel.show()
        panel.raise_()
        self._placed = self._situation()

    def follow(self) -> None:
        """Keep the panel where it stands relative to the arrow."""
        middle = self._arrow.middle()
        if self._panel is not None and middle is not None:
            self._panel.move((self._camera.to_screen(middle) + self._shift).toPoint())
