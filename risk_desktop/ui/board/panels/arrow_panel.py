"""The small panel beside the arrow: placed where it covers least, and carried along by the camera."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.geometry.boxes import Box
from risk_desktop.ui.board.navigation.camera import Camera
from risk_desktop.ui.board.navigation.places import BoardPlaces
from risk_desktop.ui.board.panels.panel_placement import PanelSurroundings, place_panel
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.board.scene import BoardScene

_FRAME_MS = 17
# Room between the panel and the left and right edge of what is free, px.
_MARGIN = 8.0


class ArrowPanel(QObject):
    """Keeps at most one panel beside the arrow of a view; ``covers`` is what else lies on the view, in widget px."""

    def __init__(self, view: QWidget, scene: BoardScene, camera: Camera, places: BoardPlaces) -> None:
        super().__init__(view)
        self._view, self._scene, self._camera, self._places = view, scene, camera, places
        self._arrow = scene.arrow
        self._panel: PointingPanel | None = None
        self._leaving: PointingPanel | None = None
        self._ends: tuple[int, int] | None = None
        self._shift = QPointF()
        self._placed: object = None
        self._soon = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._soon.timeout.connect(self.place)
        self.covers: Sequence[QRectF] = ()
        self._shut = (0, 0)
        scene.arrow.changed.connect(self._attend_arrow)

    @property
    def panel(self) -> PointingPanel | None:
        """What stands beside the arrow, or will in a moment."""
        return self._panel

    def show(self, panel: PointingPanel) -> None:
        """Place a panel beside the arrow, in place of the one before; it becomes the view's child and goes with the arrow."""
        self._take(panel)
        if not self._stands:
            self.place()

    def show_soon(self, panel: PointingPanel) -> None:
        """Like ``show``, but a frame later, so that a busy frame stays short."""
        self._take(panel)
        if not self._stands:
            panel.hide()
            self._soon.start()

    def hide(self, panel: PointingPanel | None = None) -> None:
        """Take the panel away, or only this one if it is there; it is not deleted."""
        if panel is not None and panel is not self._panel:
            return
        self._soon.stop()
        self._drop()

    def finish(self) -> None:
        """Place a panel that is to be shown soon at once."""
        if self._soon.isActive():
            self._soon.stop()
            self.place()

    def place(self) -> None:
        """Put the panel beside the middle of the arrow, where it covers least."""
        middle, panel = self._arrow.middle(), self._panel
        if panel is None or middle is None:
            return
        at = self._camera.to_screen(middle)
        place = place_panel(panel.forms(), at, self._surroundings())
        panel.take_form(place.form, place.notch)
        self._shift = place.rect.topLeft() - panel.panel_rect().topLeft() - at
        self.follow()
        if self._leaving is not None and self._leaving is not panel:
            self._leaving.hide()  # it may still fade where this one comes
        self._leaving = None
        panel.show()
        panel.raise_()
        self._placed = self._situation()

    def set_shut(self, right: int, below: int) -> None:
        """Stay out of so many px at the right and at the foot of what is free: a drawer or a high bar lies there."""
        if (right, below) != self._shut:
            self._shut = right, below
            self.place()

    def follow(self) -> None:
        """Keep the panel where it stands relative to the arrow."""
        middle = self._arrow.middle()
        if self._panel is not None and middle is not None:
            self._panel.move((self._camera.to_screen(middle) + self._shift).toPoint())

    def _attend_arrow(self) -> None:
        """Go with an arrow that fades or makes way for another one; one that changes only its kind keeps its panel."""
        if self._arrow.ends is None or self._arrow.ends != self._ends:
            self.hide()

    @property
    def _stands(self) -> bool:
        """Whether the panel is shown where it was placed, as large as then, beside the same arrow."""
        return self._panel is not None and self._panel.isVisible() and self._placed == self._situation()

    def _situation(self) -> object:
        return self._panel.size() if self._panel is not None else None, self._arrow.ends

    def _take(self, panel: PointingPanel) -> None:
        if panel is not self._panel or panel.parentWidget() is not self._view:
            self._drop()
            self._panel = panel
            panel.setParent(self._view)
        self._ends = self._arrow.ends
        panel.adjustSize()

    def _drop(self) -> None:
        panel, self._panel = self._panel, None
        self._placed = None
        if panel is not None:
            self._leaving = panel
            panel.leave()

    def _surroundings(self) -> PanelSurroundings:
        lands, places = range(len(self._scene.atlas.lands)), self._places
        names = [rect for rect in map(places.name_rect, lands) if rect is not None]
        ends = [end for end in self._arrow.ends or () if end >= 0]
        fighters = [
            rect
            for end in ends
            for rect in (places.badge_rect(end), places.standing_rect(end), places.name_rect(end))
            if rect is not None
        ]
        return PanelSurroundings(
            self._camera.free.adjusted(_MARGIN, _MARGIN, -_MARGIN - self._shut[0], -_MARGIN - self._shut[1]),
            [QRectF(places.badge_rect(land).united(places.standing_rect(land))) for land in lands],
            [QRectF(name) for name in names],
            [self._camera.to_screen(point) for point in self._arrow.points()],
            [QRectF(rect) for rect in fighters],
            self.covers,
            self._land_in,
        )

    def _land_in(self, box: Box) -> float:
        """Return how much land is seen in a box of the view, px."""
        corners = self._camera.to_scene(QPointF(*box[:2])), self._camera.to_scene(QPointF(*box[2:]))
        return self._scene.atlas.land_in(QRectF(*corners)) * self._camera.place.scale**2
