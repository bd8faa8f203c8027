"""The small panel beside the arrow: placed where it covers least, and carried along by the camera."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QMarginsF, QObject, QPointF, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.geometry.boxes import Box, Span
from risk_desktop.ui.board.navigation.camera import Camera
from risk_desktop.ui.board.navigation.places import BoardPlaces
from risk_desktop.ui.board.panels.panel_placement import (
    CountedLand,
    PanelPlace,
    PanelSurroundings,
    edge_towards,
    place_panel,
    search_place,
)
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.board.panels.tether import Tether
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.motion import MOTION

# How long a panel glides to the next arrow, and waits for one, ms.
_GLIDE_MS, _LINGER_MS = 180, 600
# From step to step of a panel that is to show soon, ms: each is short, and between them frames are painted.
_STEP_MS = 5
# Room between the panel and the left and right edge of what is free, px.
_MARGIN = 8.0
# So far within the body a tether begins: its corners are round.
_CORNERS = QMarginsF(4, 4, 4, 4)
_DONE = object()


class ArrowPanel(QObject):
    """Keeps at most one panel beside the arrow of a view; ``covers`` is what else lies on the view, in widget px.

    As long as a panel shows beside one arrow and the camera stands still, it stays where it is; to the next arrow it glides. It
    keeps its form as long as the same player attacks on the same board. A ``tether`` leads to the arrow from a panel that can't
    point at it from where it stands.
    """

    def __init__(self, view: QWidget, scene: BoardScene, camera: Camera, places: BoardPlaces) -> None:
        super().__init__(view)
        self._view, self._scene, self._camera, self._places = view, scene, camera, places
        self._arrow = scene.arrow
        self._panel: PointingPanel | None = None
        self._ends: tuple[int, int] | None = None
        self._shift = QPointF()
        self._aim: QPointF | None = None
        """The point of the arrow, in the scene, that a panel which stands away is led to."""
        self.tether = Tether()
        scene.graphics.addItem(self.tether)
        self._placed: object = None
        self._chain: object = None
        self._soon = QTimer(self, singleShot=True, interval=_STEP_MS)
        self._soon.timeout.connect(self._take_step)
        self._steps: Iterator[None] = iter(())
        self._parting = QTimer(self, singleShot=True)
        self._parting.timeout.connect(self.hide)
        self._glide = QVariantAnimation(self)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._glide_to)
        self.covers: Sequence[QRectF] = ()
        self._shut = self._seen = 0
        scene.arrow.changed.connect(self._attend_arrow)

    @property
    def panel(self) -> PointingPanel | None:
        """What stands beside the arrow, or will in a moment."""
        return self._panel

    def show(self, panel: PointingPanel) -> None:
        """Place a panel beside the arrow, in place of the one before; it becomes the view's child and goes with the arrow."""
        self._take(panel)
        self.place()

    def show_soon(self, panel: PointingPanel) -> None:
        """Like ``show``, but it shows some frames later, as it is made between them: busy frames stay short."""
        self._take(panel)
        self._steps = self._showing(panel)
        self._soon.start()

    def hide(self, panel: PointingPanel | None = None) -> None:
        """Take the panel away, or only this one if it is there; it is not deleted."""
        if panel is not None and panel is not self._panel:
            return
        self._soon.stop()
        self._parting.stop()
        panel, self._panel = self._panel, None
        self._placed = self._aim = None
        self.tether.hide()
        if panel is not None:
            panel.leave()

    def finish(self) -> None:
        """Place a panel that is to be shown soon at once, and where it glides to."""
        if self._soon.isActive():
            self._soon.stop()
            for _ in self._steps:  # what has been found out by now isn't searched again
                pass
        if self._glide.state() is QVariantAnimation.State.Running:
            self._glide.setCurrentTime(self._glide.duration())

    def place(self) -> None:
        """Put the panel where it covers least beside the arrow, unless it stands there already."""
        if self._find_place() and (panel := self._panel) is not None:
            self._show_in_sight(panel)
            panel.raise_()

    def see(self, board: int) -> None:
        """Show only what stands beside an arrow on the board that is looked at now; what fades belongs to the one before."""
        self._seen = board
        for panel in self._view.findChildren(PointingPanel):
            panel.setVisible(panel.isVisible() and panel is self._panel)
        if self._panel is not None and not self._soon.isActive():
            self._show_in_sight(self._panel)

    def _show_in_sight(self, panel: PointingPanel) -> None:
        """Show the panel, and what leads from it to its arrow while that is there, on the board of the arrow only."""
        panel.setVisible(self._in_sight)
        self.tether.setVisible(self._in_sight and self._aim is not None and self._arrow.ends == self._ends)

    @property
    def _in_sight(self) -> bool:
        """Whether the arrow of the panel ends on the board that is looked at."""
        return self._ends is None or self._scene.atlas.lands[self._ends[1]].board == self._seen

    def _take_step(self) -> None:
        if next(self._steps, _DONE) is not _DONE:
            self._soon.start()

    def _showing(self, panel: PointingPanel) -> Iterator[None]:
        """Show the panel in steps: two of them in one would make a frame late."""
        situation = self._situation()
        if situation != self._placed:
            chain, around = self._chain_of(panel), self._surroundings()
            yield
            place = yield from self._search(panel, around)
            self._find_place(place if (self._situation(), self._chain_of(panel)) == (situation, chain) else None)
            yield
            panel.make_ready()
            yield
        self.place()

    def _search(self, panel: PointingPanel, around: PanelSurroundings) -> Generator[None, None, PanelPlace | None]:
        """Find the place of a panel in steps; None without an arrow."""
        middle = self._arrow.middle()
        if middle is None:
            return None
        return (yield from search_place(self._possible(panel), self._camera.to_screen(middle), around))

    def _chain_of(self, panel: PointingPanel) -> object:
        """Return what stays the same as long as a panel keeps its form."""
        return len(panel.forms()), self._arrow.colour, self._board

    def _possible(self, panel: PointingPanel) -> Sequence[QSizeF]:
        """Return the forms that a panel may take: only the one that it has if it keeps it."""
        forms = panel.forms()
        return [forms[panel.form]] if self._chain == self._chain_of(panel) else forms

    def _find_place(self, place: PanelPlace | None = None) -> bool:
        """Put the panel to its place, as yet perhaps unseen; return whether there are a panel and an arrow.

        ``place``: the place, where it is known.
        """
        middle, panel = self._arrow.middle(), self._panel
        if panel is None or middle is None:
            return False
        if self._situation() != self._placed:
            at, before, chain = self._camera.to_screen(middle), QPointF(panel.pos()), self._chain_of(panel)
            place = place or place_panel(self._possible(panel), at, self._surroundings())
            panel.take_form(panel.form if self._chain == chain else place.form, place.notch)
            self._chain = chain
            self._glide.stop()
            self._shift = place.rect.topLeft() - panel.panel_rect().topLeft() - at
            self._aim = self._camera.to_scene(place.aim) if place.aim is not None else None
            self._placed = self._situation()
            if panel.isVisible() and (ms := MOTION.duration(_GLIDE_MS)):
                self._glide.setStartValue(before - at)
                self._glide.setEndValue(self._shift)
                self._glide.setDuration(ms)
                self._glide.start()
        self.follow()
        return True

    def set_shut(self, right: int) -> None:
        """Stay out of so many px at the right of what is free: a drawer lies there."""
        if right != self._shut:
            self._shut = right
            panel = self._panel
            if panel is not None and not self._free.contains(panel.panel_rect().translated(panel.pos())):
                self._placed = None
                self.place()

    def follow(self) -> None:
        """Keep the panel where it stands relative to the arrow."""
        middle = self._arrow.middle()
        panel = self._panel
        if panel is None or middle is None:
            return
        panel.move((self._camera.to_screen(middle) + self._shift).toPoint())
        if self._aim is not None:
            aim, body = self._camera.to_screen(self._aim), panel.panel_rect().translated(panel.pos())
            self.tether.span(edge_towards(body - _CORNERS, aim) - aim, self._aim)

    def _glide_to(self, shift: QPointF) -> None:
        self._shift = shift
        self.follow()

    def _attend_arrow(self) -> None:
        """Go with an arrow that fades or makes way for another one; one that changes only its kind keeps its panel.

        A panel that lingers may be wanted at the next arrow.
        """
        panel, ends = self._panel, self._arrow.ends
        if panel is None or (ends is not None and ends == self._ends):
            return
        if not panel.lingers:
            self.hide()
        else:
            self.tether.hide()
            self._parting.start(MOTION.fade(_LINGER_MS) if ends is None else 0)

    def _situation(self) -> object:
        """Return what the place depends on as long as the free part has room for it."""
        forms = [(size.width(), size.height()) for size in self._panel.forms()] if self._panel is not None else []
        return forms, self._arrow.ends, self._camera.place, self._camera.free

    def _take(self, panel: PointingPanel) -> None:
        self._parting.stop()
        if panel is not self._panel or panel.parentWidget() is not self._view:
            self.hide()
            self._panel = panel
            if panel.parentWidget() is not self._view:
                panel.setParent(self._view)
        self._ends = self._arrow.ends
        panel.adjustSize()

    @property
    def _free(self) -> QRectF:
        return self._camera.free.adjusted(_MARGIN, _MARGIN, -_MARGIN - self._shut, -_MARGIN)

    def _surroundings(self) -> PanelSurroundings:
        lands, places, choice = range(len(self._scene.atlas.lands)), self._places, self._scene.highlights.shown
        ends = [end for end in self._arrow.ends or () if end >= 0]
        standing = [QRectF(places.badge_rect(land).united(places.standing_rect(land))) for land in lands]
        names = {land: QRectF(rect) for land in lands if (rect := places.name_rect(land)) is not None}
        regions = {self._scene.atlas.lands[end].region for end in ends}
        plates = [QRectF(rect) for region in regions if (rect := places.plate_rect(region)) is not None]
        return PanelSurroundings(
            self._free,
            [*standing, *(standing[land] for land in choice.targets - set(ends))],  # what may be chosen counts twice
            [*names.values()],
            [self._camera.to_screen(point) for point in self._arrow.points()],
            [
                *(standing[land] for land in ends),
                *(names[land] for land in ends if land in names),
                *plates,
            ],
            [*self.covers, *self._dead()],
            self._land_below(self._board),
            partial(self._touches, ends),
        )

    def _dead(self) -> list[QRectF]:
        """Return where the dead wait, where an arrow comes from them, in px of the view."""
        if self._arrow.ends is None or self._arrow.ends[0] >= 0:
            return []
        boxes = self._scene.afterlife_boxes(self._board)
        return [QRectF(self._camera.to_screen(b.topLeft()), self._camera.to_screen(b.bottomRight())) for b in boxes]

    @property
    def _board(self) -> int:
        """The board on which the arrow ends."""
        return self._scene.atlas.lands[self._arrow.ends[1]].board if self._arrow.ends is not None else 0

    def _land_below(self, board: int) -> CountedLand:
        """Return what tells how much land of a board is seen in rows and columns of the view, px."""
        atlas, scale, start = self._scene.atlas, self._camera.place.scale, self._camera.to_scene(QPointF())

        def seen(spans: Sequence[Span], origin: float) -> list[Span]:
            return [(origin + first / scale, origin + last / scale) for first, last in spans]

        def land(columns: Sequence[Span], rows: Sequence[Span]) -> Iterator[list[float]]:
            for row in atlas.land_by_rows(seen(columns, start.x()), seen(rows, start.y()), board):
                yield [counted * scale**2 for counted in row]

        return land

    def _touches(self, lands: Sequence[int], box: Box) -> bool:
        """Return whether one of these territories is seen in a box of the view."""
        seen = QRectF(self._camera.to_scene(QPointF(*box[:2])), self._camera.to_scene(QPointF(*box[2:])))
        return any(self._scene.atlas.lands[land].outline.path.intersects(seen) for land in lands)
