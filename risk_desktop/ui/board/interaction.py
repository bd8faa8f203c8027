"""Mouse and keyboard on the board: clicks, hovering, dragging, zooming by the wheel, the keyboard cursor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QToolTip, QWidget

from risk_desktop.i18n import has_text, tr
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.board.camera import Camera, Place
from risk_desktop.ui.board.land_tags import told_tags
from risk_desktop.ui.board.overview import Overview
from risk_desktop.ui.board.pointer import Pointer
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.stage import Stage
from risk_desktop.ui.board.travel import Travel
from risk_desktop.ui.board.walking import Direction, walk_of
from risk_desktop.ui.theme import SeatColours

_WHEEL_STEP = 1.18
_ARROW_KEYS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_CLICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEY_MODIFIERS = Qt.KeyboardModifier.KeypadModifier
# Between a panel and what it must not hide, px.
_BREATH = 8.0


def _kind_of(look: PieceLook) -> str:
    """Return a figure in words as long as nobody has said better ones."""
    return look.kind


def _nothing(region: int) -> str:
    """Return nothing about a region."""
    return ""


class BoardInteraction(QGraphicsView):
    """A view that turns mouse and keys into signals about territories. It shows nothing by itself.

    Signals: ``territory_clicked`` and ``territory_right_clicked`` (territory), ``territory_hovered`` (territory, or
    -1), ``cursor_moved`` (territory), ``background_clicked``, ``beyond_clicked`` (whose dead wait there),
    ``region_pointed`` (region whose plate the pointer rests on).
    ``piece_words``, ``region_words`` and ``region_tip`` say what the board itself doesn't know.
    """

    territory_clicked = Signal(int)
    territory_right_clicked = Signal(int)
    territory_hovered = Signal(int)
    background_clicked = Signal()
    cursor_moved = Signal(int)
    beyond_clicked = Signal(int)
    region_pointed = Signal(int)

    def __init__(
        self,
        boards: Sequence[BoardMap],
        map_dir: Path,
        seats: Sequence[SeatColours],
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._stage = Stage(boards, map_dir, seats, language, self)
        self._camera = Camera(self._stage.animator, self._look_at)
        self.travel = Travel(self, self._stage, self._camera)
        self.overview = Overview(self._stage, map_dir)
        self.figures = self._stage.figures
        self._walk = walk_of(self._stage.atlas)
        self._pointer = Pointer()
        self._reach = QRect()
        self._pressed: int | None = None
        self.piece_words: Callable[[PieceLook], str] = _kind_of
        self.region_words: Callable[[int], str] = _nothing
        self.region_tip: Callable[[int], str] = _nothing
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # To be provided by the view

    def _look_at(self, place: Place) -> None:
        """Show the scene from a place of the camera."""
        raise NotImplementedError

    def _show_territory(self, territory: int) -> None:
        """Bring a territory into sight."""
        raise NotImplementedError

    # Places

    def badge_rect(self, territory: int) -> QRect:
        """Return the rectangle of a territory's badge in widget px."""
        centre = self.mapFromScene(self._stage.atlas.lands[territory].badge)
        return self._stage.counters.rect(territory).translated(QPointF(centre)).toAlignedRect()

    def standing_rect(self, territory: int) -> QRect:
        """Return the rectangle of a territory's badge and figures in widget px, empty if there are none."""
        rect = self._stage.standing_rect(territory)
        centre = self.mapFromScene(self._stage.atlas.lands[territory].badge)
        return QRect() if rect.isEmpty() else rect.translated(QPointF(centre)).toAlignedRect()

    def name_rect(self, territory: int) -> QRect | None:
        """Return the rectangle of a territory's name in widget px, None while it is hidden."""
        rect = self._stage.names.rect(territory)
        centre = self.mapFromScene(self._stage.atlas.lands[territory].badge)
        return None if rect is None else rect.translated(QPointF(centre)).toAlignedRect()

    def words_of(self, territory: int) -> str:
        """Return a territory's name in the language in use."""
        return self._stage.atlas.lands[territory].territory.name.in_language(self._stage.language)

    def hides_choice(self, panel: QRect, whose: int = -1) -> bool:
        """Tell whether a panel lies on badge, figures or name of land that is chosen or may be, as all of a seat's.

        Where nothing may be chosen, any land counts. A board that has been moved by hand is where the person wants it.
        """
        if not self._camera.fitted:
            return False
        owners, choice = self._stage.position.owners, self._stage.choice.marked()
        shown = {land for land in range(len(owners)) if self.on_board(land)} - self._stage.position.gone
        marked = choice | {land for land, seat in enumerate(owners) if seat == whose >= 0}
        cover = QRectF(panel).adjusted(-_BREATH, -_BREATH, _BREATH, _BREATH)
        return any(self._fitted_rect(land).intersects(cover) for land in (marked & shown if marked else shown))

    def _fitted_rect(self, territory: int) -> QRectF:
        """Return where badge, figures and name of a territory stand as soon as the whole board shows, widget px.

        Where nothing stands, a badge may come.
        """
        stage = self._stage
        rect = stage.standing_rect(territory).united(stage.names.rect(territory) or QRectF())
        return rect.united(stage.counters.rect(territory)).translated(
            self._camera.fitted_point(self._stage.atlas.lands[territory].badge)
        )

    def plate_rect(self, region: int) -> QRect | None:
        """Return the rectangle of the plate that tells what a region pays, in widget px; None while it is hidden."""
        place = self._stage.plate_place(region)
        if place is None:
            return None
        anchor, rect = place
        return rect.translated(QPointF(self.mapFromScene(anchor))).toAlignedRect()

    def region_at(self, point: QPoint) -> int:
        """Return the region whose plate is under a point of the widget, -1 if there is none."""
        regions = self._stage.atlas.sheets[self.travel.board].regions
        return next((each for each in regions if (rect := self.plate_rect(each)) and rect.contains(point)), -1)

    @property
    def fitted(self) -> bool:
        """Whether the board is seen as a whole and stands still."""
        return self._camera.fitted and self._camera.place == self._camera.fitted_place()

    @property
    def called_names(self) -> set[int]:
        """The territories whose names show whatever they cover: those that are pointed at, and where an arrow ends."""
        return self._stage.choice.named() | set(self._stage.arrow.ends or ())

    def territory_at(self, point: QPoint) -> int | None:
        """Return the territory under a point of the widget; a badge counts as its territory."""
        gone = self._stage.position.gone
        found = self._stage.atlas.land_at(self._camera.to_scene(QPointF(point)))
        if found is not None:
            return None if found in gone else found
        if self._reach.contains(point):
            return self._stage.choice.hovered
        lands = range(len(self._stage.atlas.lands))
        return next((land for land in lands if land not in gone and self.badge_rect(land).contains(point)), None)

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
            self.setAccessibleDescription(self._described(territory, "board.territory_spoken"))

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
        there = cursor is not None and self.on_board(cursor)
        land = self._walk.step(cursor, direction) if there and cursor is not None else self._first_cursor()
        if land is None or land in self._stage.position.gone:
            return
        self.set_cursor(land)
        self._show_territory(land)
        self.cursor_moved.emit(land)

    def on_board(self, territory: int) -> bool:
        """Tell whether a territory lies on the board that is shown."""
        return self._stage.atlas.lands[territory].board == self.travel.board

    def _first_cursor(self) -> int:
        """Return where the cursor appears: at the source, else at the target or territory nearest to the middle."""
        choice = self._stage.choice
        if choice.source is not None and self.on_board(choice.source):
            return choice.source
        middle = self._camera.to_scene(self._camera.free.center())
        inviting = [land for land in sorted(choice.targets or choice.free) if self.on_board(land)]
        return self._walk.nearest(middle, inviting)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag. What is meant is what lies there now: a board that glides is further at the release."""
        self._pointer.press(event.position(), event.button())
        self._pressed = self.territory_at(event.position().toPoint())
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
        if button == Qt.MouseButton.LeftButton:
            self._click(self._pressed, event.position())
        elif button == Qt.MouseButton.RightButton and self._pressed is not None:
            self.territory_right_clicked.emit(self._pressed)

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
        """Answer with a territory's full name when the pointer rests on it, or with what a plate is about."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def _tip_at(self, point: QPoint) -> str:
        """Return what to say about a point of the widget; plates lie over the land."""
        region = self.region_at(point)
        if region >= 0:
            self.region_pointed.emit(region)
            return self.region_tip(region)
        land = self.territory_at(point)
        if land is None:
            return ""
        whose = self._stage.atlas.lands[land].region
        paid = self.region_words(whose) if self._stage.atlas.regions[whose].bonus else ""
        return "\n".join(filter(None, (self._described(land, "board.territory"), paid)))

    def _click(self, land: int | None, point: QPointF) -> None:
        if self._stage.choice.cursor is not None:
            self.set_cursor(None)
        if land is None:
            seat = self._stage.beyond_at(self._camera.to_scene(point))
            self.background_clicked.emit()
            if seat >= 0:
                self.beyond_clicked.emit(seat)
        else:
            self.territory_clicked.emit(land)

    def _hover(self, land: int | None) -> None:
        choice = self._stage.choice
        if land == choice.hovered:
            return
        # Figures that spread take the badge aside: it may still be clicked where it was pointed at.
        self._reach = QRect() if land is None else self.badge_rect(land)
        choice.hovered = land
        self._stage.show_choice()
        self._show_pointer_shape()
        self.territory_hovered.emit(-1 if land is None else land)

    def _show_pointer_shape(self) -> None:
        """Show a hand over what may be chosen."""
        choice = self._stage.choice
        inviting = choice.hovered is not None and (choice.hovered in choice.targets or not choice.choosing)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if inviting else Qt.CursorShape.ArrowCursor)

    def _described(self, land: int, key: str) -> str:
        """Return a territory's name, region and armies in the words of a key, and what else stands there."""
        stage = self._stage
        territory = stage.atlas.lands[land]
        region = stage.atlas.regions[territory.region]
        name = self.words_of(land)
        where = region.name.in_language(stage.language)
        key = key if region.bonus or not has_text(f"{key}_unpaid") else f"{key}_unpaid"
        words = tr(key, n=stage.position.armies[land], name=name, region=where, bonus=region.bonus)
        return "\n".join([words, *self._told_besides(land)])

    def _told_besides(self, land: int) -> list[str]:
        """Return a line for the figures of a territory, for a landing site, for land out of the game, for emptiness."""
        stage, shown = self._stage, self._stage.position
        lines = [", ".join(self.piece_words(look) for look in shown.pieces.get(land, ()))]
        if stacked := stage.rows.stacked(land):
            lines.append(tr("board.stacked", n=stacked))
        if land in shown.ruins:
            lines.append(tr("board.ruined"))
        elif shown.owners[land] < 0 and stage.atlas.lands[land].soil != "paper":
            lines.append(tr("board.empty"))
        return [line for line in (*lines, *told_tags(stage.atlas.lands[land].territory.tags)) if line]
