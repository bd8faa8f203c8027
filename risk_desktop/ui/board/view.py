"""The board as a widget: shows positions, choices and short animations, and tells what is clicked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
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
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from risk_desktop.i18n import tr
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board.arrow import Kind as ArrowKind
from risk_desktop.ui.board.camera import FIGHT_MS, GLIDE_MS, Camera, Place
from risk_desktop.ui.board.look import Mode
from risk_desktop.ui.board.picture import Look, draw_board
from risk_desktop.ui.board.pill import OddsPill
from risk_desktop.ui.board.placing import Surroundings, place_panel
from risk_desktop.ui.board.pointer import Pointer
from risk_desktop.ui.board.position import Position
from risk_desktop.ui.board.stage import Stage
from risk_desktop.ui.board.walking import Direction, Walk
from risk_desktop.ui.theme import SeatColours

# Wait after the last step of a zoom before the board is baked sharp again.
_SETTLE_MS = 100
_WHEEL_STEP = 1.18
# Room round a badge that must be free for its territory to count as visible, px.
_CLEAR = 30.0
_ARROW_KEYS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_CLICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEY_MODIFIERS = Qt.KeyboardModifier.KeypadModifier


class BoardView(QGraphicsView):
    """All boards of an edition in one scene.

    Territories are numbered over all boards in order, seats as in ``seats``. Sizes of badges and names follow
    ``theme.current_metrics()``: call ``restyle`` after changing metrics or theme.
    Signals: ``territory_clicked`` and ``territory_right_clicked`` (territory), ``territory_hovered`` (territory, or -1),
    ``cursor_moved`` (territory), ``background_clicked``, ``board_shown`` (board).
    """

    territory_clicked = Signal(int)
    territory_right_clicked = Signal(int)
    territory_hovered = Signal(int)
    background_clicked = Signal()
    cursor_moved = Signal(int)
    board_shown = Signal(int)

    def __init__(
        self,
        boards: Sequence[BoardMap],
        map_dir: Path,
        seats: Sequence[SeatColours],
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder = map_dir
        self._stage = Stage(boards, map_dir, seats, language, self)
        self._walk = Walk(self._stage.atlas)
        self._camera = Camera(self._stage.animator, self._look_at)
        self._camera.set_world(self._stage.world)
        self._camera.set_board(self._stage.atlas.sheets[0].rect)
        self._pointer = Pointer()
        self._board = 0
        self._free: QRect | None = None
        self._arranged: tuple[float, float] | None = None
        self._panel: QWidget | None = None
        self._panel_shift = QPointF()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.sharpen)
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
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("board.name"))

    # What is shown

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._stage.position

    def set_position(self, position: Position) -> None:
        """Show a position; only what changed is baked again."""
        self._stage.set_position(position)

    def set_targets(self, territories: Iterable[int]) -> None:
        """Let these territories glow: they may be chosen."""
        self._stage.choice.targets = frozenset(territories)
        self._stage.show_choice()
        self._show_pointer_shape()

    def set_source(self, territory: int | None) -> None:
        """Light the territory that acts."""
        self._stage.choice.source = territory
        self._stage.show_choice()

    def set_chosen(self, territory: int | None) -> None:
        """Light the territory that has been chosen as target."""
        self._stage.choice.chosen = territory
        self._stage.show_choice()

    def set_choosing(self, choosing: bool) -> None:
        """Let all land step back that is neither source nor target nor chosen."""
        self._stage.choice.choosing = choosing
        self._stage.show_choice()

    def set_chips(self, chips: Mapping[int, str]) -> None:
        """Show brass chips such as "+2" at these territories and no others."""
        self._stage.counters.set_chips(chips)

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

    def set_label_scale(self, density: float) -> None:
        """Enlarge badges, names and chips by a factor over the sizes of ``theme.current_metrics()`` (normally 1)."""
        self._stage.factor = density
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
        self.hide_pill()
        self._panel = panel
        panel.setParent(self)
        panel.adjustSize()
        self._place_panel()

    def hide_pill(self) -> None:
        """Take the panel away; it is not deleted."""
        panel, self._panel = self._panel, None
        if panel is not None:
            panel.hide()

    def shake(self, territory: int) -> None:
        """Shake a territory's badge: it may not be chosen."""
        self._stage.effects.shake(territory)

    def conquest(self, territory: int, old: int, new: int, origin: int) -> None:
        """Let the new owner's colour spread over a territory from the side of ``origin``; seats, -1 for nobody.

        Call it before or right after ``set_position`` with the new owner.
        """
        self._stage.spread(territory, old, new, origin)

    def losses(self, territory: int, n: int) -> None:
        """Let a chip "-n" rise from a territory's badge."""
        self._stage.effects.lose(territory, n, self._stage.factor, self._ratio())

    def move_armies(self, origin: int, target: int, n: int) -> None:
        """Let a token with n armies of the origin's owner glide from badge to badge."""
        stage = self._stage
        token = stage.counters.pixmap(origin, stage.position.owners[origin], str(n))
        stage.effects.move(origin, target, token)

    def animations_busy(self) -> bool:
        """Return whether an animation or a glide of the camera runs."""
        return self._stage.animator.busy

    def finish_animations(self) -> None:
        """Bring all animations to their ends at once; an input does this and is then obeyed."""
        self._stage.animator.finish()

    # Camera

    def set_free_rect(self, rect: QRect) -> None:
        """Tell which part of the widget the furniture leaves free; the board is fitted into it."""
        self._free = QRect(rect)
        self._fit_widget()

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
        """Show another board as a whole."""
        if board_index != self._board:
            self._board = board_index
            self._camera.set_board(self._stage.atlas.sheets[board_index].rect)
            self.board_shown.emit(board_index)
        self._camera.fit(GLIDE_MS)

    def ensure_visible(self, territories: Iterable[int]) -> None:
        """Move the camera, and zoom out if need be, until the badges of these territories stand free."""
        lands = [self._stage.atlas.lands[land] for land in territories]
        if not lands:
            return
        if lands[0].board != self._board and all(land.board == lands[0].board for land in lands):
            self.glide_to(lands[0].board)
            return
        self._camera.include([land.badge for land in lands], _CLEAR, FIGHT_MS)

    @property
    def board_index(self) -> int:
        """The board that is fitted."""
        return self._board

    def sharpen(self) -> None:
        """Bake what is visible for the zoom in use, over the next moments; called by itself after each zoom."""
        self._settle.stop()
        if not self.isVisible():
            return
        home, ratio = self._camera.home_scale, self._ratio()
        if self._arranged != (home, ratio):
            self._arranged = (home, ratio)
            self._stage.arrange(home, ratio)
        self._place_panel()
        self._stage.sharpen(home, ratio)

    def finish_baking(self) -> None:
        """Bake all that is to be baked at once, for pictures and tests."""
        self.sharpen()
        self._stage.baker.finish()

    # Places

    def badge_rect(self, territory: int) -> QRect:
        """Return the rectangle of a territory's badge in widget px."""
        centre = self.mapFromScene(self._stage.atlas.lands[territory].badge)
        return self._stage.counters.rect(territory).translated(QPointF(centre)).toAlignedRect()

    def name_rect(self, territory: int) -> QRect | None:
        """Return the rectangle of a territory's name in widget px, None while it is hidden."""
        rect = self._stage.names.rect(territory)
        centre = self.mapFromScene(self._stage.atlas.lands[territory].badge)
        return None if rect is None else rect.translated(QPointF(centre)).toAlignedRect()

    def territory_at(self, point: QPoint) -> int | None:
        """Return the territory under a point of the widget; a badge counts as its territory."""
        found = self._stage.atlas.land_at(self._camera.to_scene(QPointF(point)))
        if found is not None:
            return found
        for land in range(len(self._stage.atlas.lands)):
            if self.badge_rect(land).contains(point):
                return land
        return None

    def render_to(
        self, size: QSize, position: Position | None = None, board: int = 0, look: Look | None = None
    ) -> QImage:
        """Return a picture of a board fitted into ``size`` px, also without a window.

        ``position`` is by default the one shown; ``look(land)`` may give a territory another look.
        """
        stage = self._stage
        sheet = stage.atlas.sheets[board]
        return draw_board(sheet, stage.atlas, stage.palette, self._folder, size, position or stage.position, look)

    # Keyboard

    @property
    def cursor_territory(self) -> int | None:
        """Where the keyboard cursor stands."""
        return self._stage.choice.cursor

    def set_cursor(self, territory: int | None) -> None:
        """Put the keyboard cursor on a territory, or take it away."""
        self._stage.choice.cursor = territory
        self._stage.show_choice()
        if territory is not None:
            self.setAccessibleDescription(self._spoken(territory))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by the arrow keys and click by Enter; leave all other keys to the window."""
        direction = _ARROW_KEYS.get(event.key())
        event.ignore()
        if event.modifiers() & ~_KEY_MODIFIERS:
            return
        cursor = self._stage.choice.cursor
        if direction is not None:
            event.accept()
            self._move_cursor(direction)
        elif event.key() in _CLICK_KEYS and cursor is not None:
            event.accept()
            self.territory_clicked.emit(cursor)

    def _move_cursor(self, direction: Direction) -> None:
        cursor = self._stage.choice.cursor
        land = self._first_cursor() if cursor is None else self._walk.step(cursor, direction)
        if land is None:
            return
        self.set_cursor(land)
        if not self._camera.fitted:
            self.ensure_visible([land])
        self.cursor_moved.emit(land)

    def _first_cursor(self) -> int:
        """Return where the cursor appears: at the source, else at the target or territory nearest to the middle."""
        choice = self._stage.choice
        if choice.source is not None:
            return choice.source
        middle = self._camera.to_scene(self._camera.free.center())
        return self._walk.nearest(middle, sorted(choice.targets))

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._pointer.press(event.position(), event.button())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count a double click as two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the board, or tell what the pointer is on."""
        moved = self._pointer.drag(event.position())
        if moved is not None:
            self._camera.pan(moved.x(), moved.y())
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif not self._pointer.pressed:
            self._hover(self.territory_at(event.position().toPoint()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click unless the board was dragged."""
        button = self._pointer.release()
        self._show_pointer_shape()
        event.accept()
        if button is None or button != event.button():
            return
        land = self.territory_at(event.position().toPoint())
        if button == Qt.MouseButton.LeftButton:
            if self._stage.choice.cursor is not None:
                self.set_cursor(None)
            if land is None:
                self.background_clicked.emit()
            else:
                self.territory_clicked.emit(land)
        elif button == Qt.MouseButton.RightButton and land is not None:
            self.territory_right_clicked.emit(land)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom round the pointer."""
        steps = event.angleDelta().y() / 120
        if steps:
            self._camera.zoom(_WHEEL_STEP**steps, event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what the pointer was on."""
        self._hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Answer with a territory's full name when the pointer rests on it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            land = self.territory_at(event.pos())
            QToolTip.showText(event.globalPos(), "" if land is None else self._described(land), self)
            return True
        return super().viewportEvent(event)

    def _hover(self, land: int | None) -> None:
        choice = self._stage.choice
        if land == choice.hovered:
            return
        choice.hovered = land
        self._stage.show_choice()
        self._show_pointer_shape()
        self.territory_hovered.emit(-1 if land is None else land)

    def _show_pointer_shape(self) -> None:
        choice = self._stage.choice
        on_target = choice.hovered is not None and (choice.hovered in choice.targets or not choice.choosing)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if on_target else Qt.CursorShape.ArrowCursor)

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
        self._stage.set_shade(self.width(), self.height(), self._ratio())
        self._fit_widget()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint all: the darkened corners stay while the board moves."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

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
        self._follow_arrow()
        self._settle.start()

    def _place_panel(self) -> None:
        """Put the panel beside the middle of the arrow, where it covers least."""
        middle, panel = self._stage.arrow.middle(), self._panel
        if panel is None or middle is None:
            return
        body = panel.panel_rect() if isinstance(panel, OddsPill) else QRectF(panel.rect())
        place = self._camera.to_screen(middle)
        rect, notch = place_panel(body.size(), place, self._surroundings())
        self._panel_shift = rect.topLeft() - body.topLeft() - place
        if isinstance(panel, OddsPill):
            panel.set_notch(notch)
        self._follow_arrow()
        panel.show()
        panel.raise_()

    def _follow_arrow(self) -> None:
        """Keep the panel where it stands beside the arrow."""
        middle = self._stage.arrow.middle()
        if self._panel is not None and middle is not None:
            self._panel.move((self._camera.to_screen(middle) + self._panel_shift).toPoint())

    def _surroundings(self) -> Surroundings:
        lands = range(len(self._stage.atlas.lands))
        names = [rect for rect in map(self.name_rect, lands) if rect is not None]
        arrow = [self._camera.to_screen(point) for point in self._stage.arrow.points()]
        return Surroundings(
            self._camera.free,
            [QRectF(self.badge_rect(land)) for land in lands],
            [QRectF(name) for name in names],
            arrow,
            self._on_land,
        )

    def _on_land(self, x: float, y: float) -> bool:
        point = self._camera.to_scene(QPointF(x, y))
        return self._stage.atlas.roughly_at(point.x(), point.y()) is not None

    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    def _described(self, land: int) -> str:
        stage = self._stage
        territory, region = stage.atlas.lands[land].territory, stage.atlas.regions[stage.atlas.lands[land].region]
        name, where = territory.name.in_language(stage.language), region.name.in_language(stage.language)
        return tr("board.territory", name=name, region=where, bonus=region.bonus)

    def _spoken(self, land: int) -> str:
        stage = self._stage
        territory, region = stage.atlas.lands[land].territory, stage.atlas.regions[stage.atlas.lands[land].region]
        name, where = territory.name.in_language(stage.language), region.name.in_language(stage.language)
        return tr("board.territory_spoken", n=stage.position.armies[land], name=name, region=where)
