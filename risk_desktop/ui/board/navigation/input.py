"""Mouse and keyboard on the board: clicks, hovering, dragging, zooming by the wheel, the keyboard cursor."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QToolTip

from risk_desktop.ui.board.descriptions import TerritoryDescriptions
from risk_desktop.ui.board.navigation.camera import Camera
from risk_desktop.ui.board.navigation.places import BoardPlaces
from risk_desktop.ui.board.navigation.pointer_rest import PointerRest
from risk_desktop.ui.board.navigation.switcher import BoardSwitcher
from risk_desktop.ui.board.navigation.walking import Direction, walk_of
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.kit import wrapped

_WHEEL_STEP = 1.18
_ARROW_KEYS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_CLICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEY_MODIFIERS = Qt.KeyboardModifier.KeypadModifier
# A press that moves less than this is a click, px.
_DRAG = 6.0
# How long a finger rests on land until that is a right click, ms.
_LONG_PRESS = 600
_DRAGGING = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)


class BoardInput(QObject):
    """Turns a view's mouse and key events into signals, and moves its camera and keyboard cursor.

    Attribute ``walk``: where the arrow keys lead.

    Signals:
        territory_clicked, territory_right_clicked (territory).
        territory_hovered (territory, -1 for none), cursor_moved (territory).
        background_clicked; afterlife_clicked (seat whose dead wait there).
        region_pointed (region whose bonus plate the pointer rests on).
    """

    territory_clicked = Signal(int)
    territory_right_clicked = Signal(int)
    territory_hovered = Signal(int)
    cursor_moved = Signal(int)
    background_clicked = Signal()
    afterlife_clicked = Signal(int)
    region_pointed = Signal(int)

    def __init__(
        self,
        view: QGraphicsView,
        scene: BoardScene,
        switcher: BoardSwitcher,
        camera: Camera,
        places: BoardPlaces,
        descriptions: TerritoryDescriptions,
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._switcher, self._camera = view, scene, switcher, camera
        self._places, self._descriptions = places, descriptions
        self.walk = walk_of(scene.atlas)
        self._drag, self._rest = _Drag(), PointerRest(scene, self)
        self._pressed: int | None = None
        self._shift_clicked = False
        self._resting = QTimer(self, singleShot=True, interval=_LONG_PRESS)
        self._resting.timeout.connect(self._press_long)
        scene.highlights.offered.connect(self.show_pointer_shape)

    # --- keyboard

    @property
    def cursor(self) -> int | None:
        """The territory at which the keyboard cursor stands."""
        return self._scene.highlights.shown.cursor

    def set_cursor(self, territory: int | None) -> None:
        """Put the keyboard cursor on a territory, or take it away."""
        self._scene.highlights.mark(cursor=territory)

    def spread(self, wanted: bool) -> None:
        """Spread all figures while Shift is held; a click folds them until it is held anew."""
        self._shift_clicked = wanted and self._shift_clicked
        wanted = wanted and not self._shift_clicked
        if wanted != self._scene.highlights.shown.all_spread:
            self._scene.highlights.mark(all_spread=wanted)

    def press_key(self, event: QKeyEvent) -> None:
        """Move the cursor by the arrow keys, click by Enter, spread figures by Shift; leave all other keys to the window."""
        direction = _ARROW_KEYS.get(event.key())
        event.ignore()
        if event.key() == Qt.Key.Key_Shift:
            self.spread(True)
        if (
            event.key() in _CLICK_KEYS
            and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            and self.cursor is not None
        ):
            event.accept()
            self.territory_right_clicked.emit(self.cursor)
        if event.modifiers() & ~_KEY_MODIFIERS:
            return
        if direction is not None:
            event.accept()
            self._move_cursor(direction)
        elif event.key() in _CLICK_KEYS and self.cursor is not None:
            event.accept()
            self.territory_clicked.emit(self.cursor)

    def release_key(self, event: QKeyEvent) -> None:
        """Fold the figures again when Shift is let go."""
        event.ignore()
        if event.key() == Qt.Key.Key_Shift:
            self.spread(False)

    def _move_cursor(self, direction: Direction) -> None:
        cursor = self.cursor
        there = cursor is not None and self._places.on_board(cursor)
        land = self.walk.step(cursor, direction) if there and cursor is not None else self._first_cursor()
        if land is None or land in self._scene.position.gone:
            return
        self.set_cursor(land)
        if not self._camera.fitted:
            self._switcher.ensure_visible([land])
        self.cursor_moved.emit(land)

    def _first_cursor(self) -> int:
        """Return where the cursor appears: at the source, else at the target or territory nearest to the middle."""
        choice, on_board = self._scene.highlights.shown, self._places.on_board
        if choice.source is not None and on_board(choice.source):
            return choice.source
        middle = self._camera.to_scene(self._camera.free.center())
        inviting = [land for land in sorted(choice.targets or choice.free) if on_board(land)]
        return self.walk.nearest(middle, inviting)

    # --- mouse

    def press(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; a click means what lies there now, though the board may glide until the release."""
        self._drag.press(event.position(), event.button())
        self._pressed = self._places.territory_at(event.position().toPoint())
        self._rest.end()
        self._shift_clicked = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.spread(self._shift_clicked)
        if event.button() == Qt.MouseButton.LeftButton:
            self._resting.start()
        event.accept()

    def move(self, event: QMouseEvent) -> None:
        """Drag the board, or tell what the pointer is on."""
        moved = self._drag.move(event.position())
        if moved is not None:
            self._resting.stop()
            self._camera.pan(moved.x(), moved.y())
            self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif not self._drag.pressed:
            self.spread(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
            self.hover(self._places.territory_at(event.position().toPoint()))
            self._rest.move()
        event.accept()

    def release(self, event: QMouseEvent) -> None:
        """Click unless the board was dragged."""
        self._resting.stop()
        button = self._drag.release()
        self.show_pointer_shape()
        event.accept()
        if button is None or button != event.button():
            return
        if button == Qt.MouseButton.LeftButton:
            self._click(self._pressed, event.position())
        elif button == Qt.MouseButton.RightButton and self._pressed is not None:
            self.territory_right_clicked.emit(self._pressed)

    def _press_long(self) -> None:
        """Take a press that rests on land for a right click, as fingers have no second button."""
        if self._pressed is not None and self._drag.forget():
            self.territory_right_clicked.emit(self._pressed)

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom round the pointer."""
        steps = event.angleDelta().y() / 120
        if steps:
            self._camera.zoom(_WHEEL_STEP**steps, event.position())
        event.accept()

    def show_tip(self, event: QHelpEvent) -> None:
        """Show the tooltip of the territory, bonus plate or harbour at the pointer; plates and harbours lie over the land."""
        places, point, words = self._places, event.pos(), ""
        region, land = places.region_at(point), places.territory_at(point)
        if region >= 0:
            self.region_pointed.emit(region)
            words = self._descriptions.region_tip(region)
        elif (way := places.harbour_at(point)) is not None:
            words = self._descriptions.harbour_tip(*way)
        elif (land := places.land_at(point) if land is None else land) is not None:
            words = self._descriptions.tip(land)
        QToolTip.showText(event.globalPos(), wrapped(words), self._view)

    def hover(self, territory: int | None) -> None:
        """Follow the pointer onto a territory, or off all of them."""
        if territory == self._scene.highlights.shown.hovered:
            return
        self._scene.highlights.mark(hovered=territory, rested=None)
        self._rest.begin()
        self.show_pointer_shape()
        self.territory_hovered.emit(-1 if territory is None else territory)

    def show_pointer_shape(self) -> None:
        """Show a hand over what may be chosen."""
        choice = self._scene.highlights.shown
        inviting = choice.hovered is not None and (choice.hovered in choice.targets or not choice.choosing)
        shape = Qt.CursorShape.PointingHandCursor if inviting else Qt.CursorShape.ArrowCursor
        self._view.viewport().setCursor(shape)

    def _click(self, territory: int | None, point: QPointF) -> None:
        if self.cursor is not None:
            self.set_cursor(None)
        if territory is not None:
            self.territory_clicked.emit(territory)
            return
        seat = self._scene.afterlife_at(self._camera.to_scene(point))
        self.background_clicked.emit()
        if seat >= 0:
            self.afterlife_clicked.emit(seat)


class _Drag:
    """Follows one mouse button from press to release, and tells clicks from drags."""

    def __init__(self) -> None:
        self._button: Qt.MouseButton | None = None
        self._start = self._last = QPointF()
        self._dragged = False

    @property
    def pressed(self) -> bool:
        """Whether a button is down."""
        return self._button is not None

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """Begin at a point."""
        self._button, self._start, self._last, self._dragged = button, point, point, False

    def move(self, point: QPointF) -> QPointF | None:
        """Return how far the pointer has dragged the board since the last call, None while this is no drag."""
        if self._button not in _DRAGGING:
            return None
        if not self._dragged and (point - self._start).manhattanLength() < _DRAG:
            return None
        self._dragged = True
        moved, self._last = point - self._last, point
        return moved

    def forget(self) -> bool:
        """Let the press be no click any more; return whether it was still one."""
        clicked, self._dragged = self._button is not None and not self._dragged, True
        return clicked

    def release(self) -> Qt.MouseButton | None:
        """Return the button that was clicked, None after a drag."""
        button, self._button = self._button, None
        return None if self._dragged else button
