"""The board as a widget: shows positions, choices and short animations, and signals what is clicked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from risk_desktop.i18n import tr
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board.descriptions import TerritoryDescriptions
from risk_desktop.ui.board.effects.land_effects import LandEffects
from risk_desktop.ui.board.effects.piece_effects import PieceEffects
from risk_desktop.ui.board.effects.territory_effects import TerritoryEffects
from risk_desktop.ui.board.ground.look import Mode
from risk_desktop.ui.board.navigation.camera import Camera, CameraPlace
from risk_desktop.ui.board.navigation.input import BoardInput
from risk_desktop.ui.board.navigation.places import BoardPlaces
from risk_desktop.ui.board.navigation.switcher import BoardSwitcher
from risk_desktop.ui.board.overview import Overview
from risk_desktop.ui.board.panels.arrow_panel import ArrowPanel
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours

# Wait after the last step of a zoom before the board is baked sharp again.
_SETTLE_MS = 100
_CLEAR_UP_MS = 220


class BoardView(QGraphicsView):
    """All boards of an edition in one scene. It knows no rules: it is told what to show and signals what is done.

    Territories are numbered over all boards in order, seats as in ``seats``. Sizes of badges and names follow
    ``theme.current_metrics()``: call ``restyle`` after changing metrics or theme.

    Parts, each to be asked and told directly:
        ``board_scene``: all that is seen; of it ``highlights`` (what is chosen or may be), ``badges``, ``chips`` beside
        them, ``marks`` (crowns of capitals), ``arrow``, ``trail`` (numbered arrows of what happened before), ``news``
        (losses without a fight), and ``advice`` (golden arrows of what is best).
        ``camera``; ``switcher`` (to boards and territories); ``input`` (mouse, keys and cursor, which tell what is clicked).
        ``places`` (where things are in widget px); ``descriptions`` (in words); ``overview`` (about any of the boards).
        ``effects``, ``piece_effects``, ``land_effects`` and ``animator`` (animations); ``arrow_panel`` (beside the arrow).

    Signals:
        changed: another position, or other territories may be chosen.
        settled: all that is seen is sharp.
    """

    changed = Signal()
    settled = Signal()

    def __init__(
        self,
        boards: Sequence[BoardMap],
        map_dir: Path,
        seats: Sequence[SeatColours],
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.board_scene = scene = BoardScene(boards, map_dir, seats, language, self)
        self.highlights, self.animator = scene.highlights, scene.animator
        self.badges, self.chips, self.marks, self.arrow = scene.badges, scene.chips, scene.marks, scene.arrow
        self.trail, self.advice, self.waiting, self.news = scene.trail, scene.advice, scene.waiting, scene.news
        self.camera = Camera(scene.animator, self._look_at)
        self.switcher = BoardSwitcher(self, scene, self.camera)
        self.overview = Overview(scene, map_dir)
        self.places = BoardPlaces(self, scene, self.camera, self.switcher)
        self.places.panels = self._panel_rects
        scene.fans.is_covered = self.places.is_covered
        self.descriptions = TerritoryDescriptions(scene)
        self.effects, self.land_effects = TerritoryEffects(scene), LandEffects(scene)
        self.piece_effects = PieceEffects(scene)
        self.arrow_panel = ArrowPanel(self, scene, self.camera, self.places)
        self.input = BoardInput(self, scene, self.switcher, self.camera, self.places, self.descriptions)
        self._free: QRect | None = None
        self._covers: list[QRectF] = []
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self.sharpen)
        self.is_painted = False
        """Whether the board has become sharp; before, a sketch of it shows."""
        scene.settled.connect(self._all_sharp)
        scene.changed.connect(self.changed)
        self.highlights.offered.connect(self.changed)
        self.switcher.turned.connect(self._open_board)
        self.switcher.board_shown.connect(self.arrow_panel.see)
        self._set_up_widget()

    def _set_up_widget(self) -> None:
        self.setScene(self.board_scene.graphics)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAcceptDrops(False)  # what is dropped here is for the window
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("board.name"))

    # --- what is shown

    @property
    def position(self) -> BoardPosition:
        """The position that is shown."""
        return self.board_scene.position

    def set_position(self, position: BoardPosition) -> None:
        """Show a position; only what changed is baked again, and one that shows already costs nothing."""
        if position != self.position:
            self.board_scene.set_position(position)
            self.changed.emit()

    def finish_animations(self) -> None:
        """Bring all animations to their ends at once; an input does this and is then obeyed."""
        self.animator.finish()
        self.arrow_panel.finish()

    def set_mode(self, mode: Mode) -> None:
        """Colour the land by "owners", "regions" or "strength"."""
        self.board_scene.set_mode(mode)

    def set_semy(self, strength: float) -> None:
        """Strew the owners' emblems more or less strongly: 0 none, 1 normal, 1.8 strong."""
        self.board_scene.set_semy(strength)

    def set_language(self, code: str) -> None:
        """Write the names in another language ("en", "nl", "de", "sv")."""
        self.board_scene.language = code
        self.restyle()

    def restyle(self) -> None:
        """Follow the current theme, metrics and language."""
        self.setAccessibleName(tr("board.name"))
        self.board_scene.restyle()
        self.board_scene.set_shade(self.width(), self.height(), self.devicePixelRatioF())
        self.camera.go(self.camera.place)
        self._settle.start()

    # --- camera

    def set_free_rect(self, rect: QRect, covers: Sequence[QRect] = ()) -> None:
        """Set which part of the widget the panels leave free; the board is fitted into it.

        ``covers`` lie on it all the same: the panel beside the arrow and bonus plates keep clear of them.
        """
        before, self._covers = self._covers, [QRectF(cover) for cover in covers]
        self.arrow_panel.covers = self._covers
        if rect != self._free:
            self._free = QRect(rect)
            self.camera.set_free(QRectF(rect))
            self._settle.start()
        elif self._covers != before and self.isVisible():
            self._arrange()

    def _panel_rects(self) -> list[QRectF]:
        """Return where panels lie that point at something."""
        panels = (each for each in self.findChildren(PointingPanel) if each.isVisible())
        return [each.panel_rect().translated(each.pos()) for each in panels]

    def _look_at(self, place: CameraPlace) -> None:
        """Show the scene as the camera sees it; the settled picture follows."""
        scale, middle = place.scale, self.camera.free.center()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(round(place.x * scale - middle.x()))
        self.verticalScrollBar().setValue(round(place.y * scale - middle.y()))
        visible = self.mapToScene(self.viewport().rect()).boundingRect()
        self.board_scene.set_zoom(scale, self.camera.home_scale, self.devicePixelRatioF(), visible)
        self.arrow_panel.follow()
        self._settle.start()

    # --- baking and pictures

    def sharpen(self) -> None:
        """Bake what is visible for the current zoom, over the next moments; called by itself after each zoom."""
        self._settle.stop()
        if not self.isVisible():
            return
        self._arrange()
        self.board_scene.sharpen(self.camera.home_scale, self.devicePixelRatioF())

    def _arrange(self) -> None:
        """Place names, plates and the panel at the arrow round what lies over the board."""
        room, *covers = self.camera.fitted_below([self.camera.free, *self._covers])
        self.board_scene.arrange(self.camera.home_scale, self.devicePixelRatioF(), room, covers)
        self.arrow_panel.place()

    def _open_board(self) -> None:
        """Bake a board that comes into sight; its names and plates are in their places when it is seen."""
        self.sharpen()
        self.board_scene.baker.finish_work()

    def finish_baking(self) -> None:
        """Bake all that is to be baked at once, for pictures and tests."""
        self.sharpen()
        self.board_scene.baker.finish()
        self.board_scene.finish_clearing()

    def picture(self) -> QImage:
        """Return what shows now, as a picture.

        Painting it, Qt notes where everything stands now, and forgets that the screen still shows what has just changed
        where it stood before: so the screen is painted anew.
        """
        found = self.grab().toImage()
        self.viewport().update()
        return found

    def _all_sharp(self) -> None:
        """Let the sketch fade the first time that the board is sharp."""
        if not self.is_painted:
            self.is_painted = True
            self.board_scene.clear_up(MOTION.fade(_CLEAR_UP_MS))
        self.switcher.arrived()
        self.settled.emit()

    # --- events

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board and bake it."""
        super().showEvent(event)
        self._fit_widget()
        self._open_board()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop baking."""
        self.board_scene.baker.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the fitted board fitted."""
        super().resizeEvent(event)
        self.board_scene.set_shade(self.width(), self.height(), self.devicePixelRatioF())
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass it to ``input``; unlike other views this one does not scroll by keys."""
        self.input.press_key(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Pass it to ``input``."""
        self.input.release_key(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pass it to ``input``."""
        self.input.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count a double click as two clicks."""
        self.input.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pass it to ``input``."""
        self.input.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pass it to ``input``."""
        self.input.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass it to ``input``."""
        self.input.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what the pointer was on."""
        self.input.spread(False)
        self.input.hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Leave tooltips to ``input``."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.input.show_tip(event)
            return True
        return super().viewportEvent(event)

    def _fit_widget(self) -> None:
        free = self._free if self._free is not None and self._free.isValid() else self.rect()
        self.camera.set_free(QRectF(free))
