"""The board as a widget: shows positions, choices and short animations, and tells what is clicked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QPainter, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from risk_desktop.i18n import tr
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board.arrow import Kind as ArrowKind
from risk_desktop.ui.board.beside import Beside, LandUnder
from risk_desktop.ui.board.camera import FIGHT_MS, GLIDE_MS, Place
from risk_desktop.ui.board.look import Mode
from risk_desktop.ui.board.picture import Look, drawing_board, finished
from risk_desktop.ui.board.placing import Surroundings
from risk_desktop.ui.board.position import Position
from risk_desktop.ui.board.shown import ShownBoard
from risk_desktop.ui.board.veil import Veil
from risk_desktop.ui.theme import SeatColours

# Wait after the last step of a zoom before the board is baked sharp again.
_SETTLE_MS = 100
_FRAME_MS = 17
# Room round a badge that must be free for its territory to count as visible, px.
_CLEAR = 30.0
# A panel beside the arrow keeps so far from the left and right edge of what is free, px.
_MARGIN = 8.0


class BoardView(ShownBoard):
    """All boards of an edition in one scene.

    Territories are numbered over all boards in order, seats as in ``seats``. Sizes of badges and names follow
    ``theme.current_metrics()``: call ``restyle`` after changing metrics or theme.
    Attributes: ``overview`` tells about any of the boards, ``travel`` leads from one to the next, ``figures`` animates
    pieces.
    Signals, besides those of BoardInteraction: ``board_shown`` (board), ``changed`` (another position, or other
    territories may be chosen), ``called`` (board: something happens there, but the camera is pinned; -1: no more),
    ``settled`` when all that is seen is sharp.
    """

    board_shown = Signal(int)
    called = Signal(int)
    settled = Signal()

    def __init__(
        self,
        boards: Sequence[BoardMap],
        map_dir: Path,
        seats: Sequence[SeatColours],
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(boards, map_dir, seats, language, parent)
        self._folder = map_dir
        self._beside = Beside(self._stage.arrow, self._camera)
        self._free: QRect | None = None
        self._covers: list[QRectF] = []
        self._arranged: tuple[float, float] | None = None
        self._plated: list[QRectF] = []
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.sharpen)
        self._placing = QTimer(self)
        self._placing.setSingleShot(True)
        self._placing.setInterval(_FRAME_MS)
        self._placing.timeout.connect(self._place_panel)
        self._veil: Veil | None = Veil(self)
        self._stage.settled.connect(self._all_sharp)
        self._set_up_widget()

    def _set_up_widget(self) -> None:
        self.setScene(self._stage.scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAccessibleName(tr("board.name"))

    # What is shown

    @property
    def is_painted(self) -> bool:
        """Whether the board shows; before, there is only the sea."""
        return self._veil is None

    def picture(self) -> QImage:
        """Return what shows now, as a picture.

        Painting it, Qt notes where everything stands now, and forgets that the screen still shows what has just changed
        where it stood before: so the screen is painted anew.
        """
        found = self.grab().toImage()
        self.viewport().update()
        return found

    def set_mode(self, mode: Mode) -> None:
        """Colour the land by "owners", "regions" or "strength"."""
        self._stage.set_mode(mode)

    def set_semy(self, strength: float) -> None:
        """Strew the owners' emblems more or less strongly: 0 none, 1 normal, 1.8 strong."""
        self._stage.set_semy(strength)

    def set_language(self, code: str) -> None:
        """Write the names in another language ("en", "nl", "de", "sv")."""
        self._stage.language = code
        self.restyle()

    def restyle(self) -> None:
        """Follow theme, metrics and language in use."""
        self.setAccessibleName(tr("board.name"))
        self._arranged = None
        self._stage.restyle()
        self._stage.set_shade(self.width(), self.height(), self._ratio())
        self._camera.go(self._camera.place)
        self._settle.start()

    # Arrow, panel and effects

    def show_arrow(self, origin: int, target: int, seat: int, kind: ArrowKind = "attack") -> None:
        """Let an arrow in a seat's colour grow from origin to target; kind "attack" or "move"."""
        self._stage.arrow.show(origin, target, seat, kind)
        self._stage.show_choice()
        self._place_panel()

    def hide_arrow(self) -> None:
        """Let the arrow fade, and take the panel beside it away."""
        self._stage.arrow.hide()
        self._stage.show_choice()
        self.hide_pill()

    def show_pill(self, panel: QWidget) -> None:
        """Place a panel beside the arrow where it covers least; it follows the camera. It becomes the view's child.

        An ``OddsPill`` is told where to point.
        """
        self._beside.show(panel, self)
        if not self._beside.stands:
            self._place_panel()

    def show_pill_soon(self, panel: QWidget) -> None:
        """Place a panel as ``show_pill`` does, but only in the frame after the next: what it shows takes its time too."""
        self._beside.show(panel, self)
        if not self._beside.stands:
            panel.hide()
            self._placing.start()

    def hide_pill(self, panel: QWidget | None = None) -> None:
        """Take the panel away, or only this one if it is there; it is not deleted."""
        if panel is not None and panel is not self._beside.panel:
            return
        self._placing.stop()
        self._beside.hide()

    def shake(self, territory: int) -> None:
        """Shake a territory's badge: it may not be chosen."""
        self._stage.effects.shake(territory)

    def conquest(self, territory: int, old: int, new: int, origin: int) -> None:
        """Let the new owner's colour spread over a territory from the side of ``origin``; seats, -1 for nobody.

        Call it before or right after ``set_position`` with the new owner.
        """
        self._stage.spread(territory, old, new, origin)

    def sink(self, territories: Iterable[int]) -> None:
        """Let the sea take territories with all that stands in them; they are gone from the position shown at once."""
        self._stage.sink(sorted(territories))
        self.changed.emit()

    def losses(self, territory: int, n: int) -> None:
        """Let a chip "-n" rise from a territory's badge."""
        self._stage.effects.lose(territory, n, self._stage.factor, self._ratio())

    def move_armies(self, origin: int, target: int, n: int) -> None:
        """Let a token with n armies of the origin's owner glide from badge to badge."""
        stage = self._stage
        if origin < 0:
            return
        token = stage.counters.pixmap(origin, stage.position.owners[origin], str(n))
        stage.effects.move(origin, target, token)

    def send_beyond(self, territory: int, seat: int, n: int) -> None:
        """Let a token with n armies of a seat travel to the place where its dead wait."""
        self._travel_beyond(territory, seat, n, away=True)

    def rise_from_beyond(self, territory: int, seat: int, n: int) -> None:
        """Let a token with n armies of a seat come from the place where its dead wait."""
        self._travel_beyond(territory, seat, n, away=False)

    def _travel_beyond(self, territory: int, seat: int, n: int, *, away: bool) -> None:
        stage = self._stage
        point = stage.beyond(seat)
        sheet = stage.atlas.sheets[stage.atlas.lands[territory].board]
        launched = not sheet.rect.contains(point)
        token = stage.counters.pixmap(territory, seat, str(n))
        stage.effects.travel(territory, point, token, away=away, launched=launched)

    def animations_busy(self) -> bool:
        """Return whether an animation or a glide of the camera runs."""
        return self._stage.animator.busy

    def finish_animations(self) -> None:
        """Bring all animations to their ends at once; an input does this and is then obeyed."""
        self._stage.animator.finish()
        if self._placing.isActive():
            self._placing.stop()
            self._place_panel()

    # Camera

    def set_free_rect(self, rect: QRect, covers: Sequence[QRect] = (), *, glide: bool = False) -> None:
        """Tell which part of the widget the panels leave free; the board is fitted into it, at once or gliding.

        ``covers`` lie on it all the same: panels beside the arrow and plates keep clear of them.
        """
        before, self._covers = self._covers, [QRectF(cover) for cover in covers]
        if self._covers != before:
            self._settle.start()
        if rect != self._free:
            self._free = QRect(rect)
            self._camera.set_free(QRectF(rect), FIGHT_MS if glide and self.is_painted else 0)

    def fit(self, animated: bool = True) -> None:
        """Show the whole board again."""
        self._camera.fit(FIGHT_MS if animated else 0)

    def zoom_by(self, factor: float) -> None:
        """Zoom round the middle of the free part."""
        self._camera.zoom(factor, self._camera.free.center())

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by widget px."""
        self._camera.pan(dx, dy)

    def glide_to(self, board_index: int) -> None:
        """Show another board as it was left; the board that shows already: as a whole."""
        if board_index == self.travel.board:
            self._camera.fit(GLIDE_MS)
            return
        self.travel.turn(board_index, self.sharpen, self.is_painted)
        self.called.emit(-1)
        self.board_shown.emit(board_index)

    def ensure_visible(self, territories: Iterable[int]) -> None:
        """Move the camera, and zoom out if need be, until the badges of these territories stand free.

        Of several boards that of the last territory counts. A camera that is pinned to its board stays there.
        """
        lands = [self._stage.atlas.lands[land] for land in territories]
        if lands and lands[-1].board == self.travel.board:
            here = [land.badge for land in lands if land.board == self.travel.board]
            self._camera.include(here, _CLEAR, FIGHT_MS)
        elif lands and self.travel.pinned:
            self.called.emit(lands[-1].board)
        elif lands:
            self.glide_to(lands[-1].board)

    @property
    def board_index(self) -> int:
        """The board that is fitted."""
        return self.travel.board

    def sharpen(self) -> None:
        """Bake what is visible for the zoom in use, over the next moments; called by itself after each zoom."""
        self._settle.stop()
        if not self.isVisible():
            return
        home, ratio, covers = self._camera.home_scale, self._ratio(), self._camera.fitted_below(self._covers)
        if self._arranged != (home, ratio):
            self._stage.arrange(home, ratio, covers)
        elif self._plated != covers:
            self._stage.arrange_plates(home, ratio, covers)
        self._arranged, self._plated = (home, ratio), covers
        self._place_panel()
        self._stage.sharpen(home, ratio)

    def finish_baking(self) -> None:
        """Bake all that is to be baked at once, for pictures and tests."""
        if self._veil is not None:
            self._veil.hide()
        self.sharpen()
        self._stage.baker.finish()
        self._place_panel()  # the names that it keeps clear of may have found their places only now

    # Places

    def render_to(
        self, size: QSize, position: Position | None = None, board: int = 0, look: Look | None = None
    ) -> QImage:
        """Return a picture of a board fitted into ``size`` px, also without a window.

        ``position`` is by default the one shown; ``look(land)`` may give a territory another look.
        """
        stage = self._stage
        sheet = stage.atlas.sheets[board]
        shown = position or stage.position
        return finished(drawing_board(sheet, stage.atlas, stage.palette, self._folder, size, shown, look))

    # Widget

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board and bake it."""
        super().showEvent(event)
        self._fit_widget()
        self.sharpen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop baking."""
        self._stage.baker.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fitted board fitted."""
        super().resizeEvent(event)
        if self._veil is not None:
            self._veil.setGeometry(self.rect())
        self._stage.set_shade(self.width(), self.height(), self._ratio())
        self._fit_widget()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new style: theme, text scale or density have changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.restyle()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint all: the darkened corners stay while the board moves."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def _all_sharp(self) -> None:
        """Let the board be seen, once it is ready for the first time."""
        veil, self._veil = self._veil, None
        if veil is not None:
            veil.lift(self._stage.animator)
        self.travel.arrived()
        self.settled.emit()

    def _show_territory(self, territory: int) -> None:
        if not self._camera.fitted:
            self.ensure_visible([territory])

    def _fit_widget(self) -> None:
        free = self._free if self._free is not None and self._free.isValid() else self.rect()
        self._camera.set_free(QRectF(free))

    def _look_at(self, place: Place) -> None:
        """Show the scene as the camera sees it; the settled picture follows."""
        scale, middle = place.scale, self._camera.free.center()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(round(place.x * scale - middle.x()))
        self.verticalScrollBar().setValue(round(place.y * scale - middle.y()))
        visible = self.mapToScene(self.viewport().rect()).boundingRect()
        self._stage.set_zoom(scale, self._camera.home_scale, self._ratio(), visible)
        self._beside.follow()
        self._settle.start()

    def _place_panel(self) -> None:
        if self._beside.panel is not None:
            self._beside.place(self._surroundings())

    def _surroundings(self) -> Surroundings:
        lands = range(len(self._stage.atlas.lands))
        names = [rect for rect in map(self.name_rect, lands) if rect is not None]
        ends = self._stage.arrow.ends or ()
        fighters = [
            rect for end in ends if end >= 0 for rect in (self.badge_rect(end), self.name_rect(end)) if rect is not None
        ]
        arrow = [self._camera.to_screen(point) for point in self._stage.arrow.points()]
        return Surroundings(
            self._camera.free.adjusted(_MARGIN, 0, -_MARGIN, 0),
            [QRectF(self.badge_rect(land)) for land in lands],
            [QRectF(name) for name in names],
            arrow,
            [*self._covers, *map(QRectF, fighters)],
            LandUnder(self._stage.atlas, self._camera.to_scene(QPointF()), self._camera.place.scale),
        )

    def _ratio(self) -> float:
        return self.devicePixelRatioF()
