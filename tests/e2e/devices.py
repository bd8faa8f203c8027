"""Mouse and keyboard of a robot: Qt's own test events, or xdotool, whose clicks come through the X server like a person's."""

from __future__ import annotations

import subprocess
import time

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
_WHEEL = 120


class QtDevices:
    """Events made by Qt's test library and sent to a window."""

    def move(self, window: QWindow, point: QPoint) -> None:
        """Move the pointer to a point of a window."""
        QTest.mouseMove(window, point)

    def press(self, window: QWindow, point: QPoint) -> None:
        """Press the left button and keep it down."""
        QTest.mousePress(window, LEFT, NO_KEYS, point)

    def release(self, window: QWindow, point: QPoint) -> None:
        """Let go of the left button."""
        QTest.mouseRelease(window, LEFT, NO_KEYS, point)

    def click(self, window: QWindow, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Move there and click."""
        QTest.mouseMove(window, point)
        QTest.mouseClick(_wrapped(window), button, NO_KEYS, point)

    def wheel(self, viewport: QWidget, notches: int) -> None:
        """Turn the wheel over a widget, up where ``notches`` is positive."""
        middle = viewport.rect().center()
        wheel = QWheelEvent(
            QPointF(middle),
            QPointF(viewport.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, notches * _WHEEL),
            Qt.MouseButton.NoButton,
            NO_KEYS,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, wheel)

    def key(self, window: QWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press and let go of a key."""
        QTest.keyClick(window, key, modifiers)

    def key_down(self, window: QWindow, key: Qt.Key) -> None:
        """Press a key and keep it down."""
        QTest.keyPress(window, key)

    def key_up(self, window: QWindow, key: Qt.Key) -> None:
        """Let go of a key."""
        QTest.keyRelease(window, key)


class XDevices(QtDevices):
    """Events made by xdotool on the screen that the program shows on; each is waited for until it has reached the window."""

    def __init__(self) -> None:
        self._last = (0.0, QPoint(-100, -100))

    def move(self, window: QWindow, point: QPoint) -> None:
        """Move the pointer, as a person does: over the window, not into it from nowhere."""
        self._tool(window, QEvent.Type.MouseMove, "mousemove", *_on_screen(window, point))

    def press(self, window: QWindow, point: QPoint) -> None:
        """Press the left button and keep it down."""
        self._tool(window, QEvent.Type.MouseButtonPress, "mousemove", *_on_screen(window, point), "mousedown", "1")

    def release(self, window: QWindow, point: QPoint) -> None:
        """Let go of the left button."""
        self._tool(window, QEvent.Type.MouseButtonRelease, "mousemove", *_on_screen(window, point), "mouseup", "1")

    def click(self, window: QWindow, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Move there and click; a second click at a place comes late enough to be no double click."""
        spot, place = window.mapToGlobal(point), _on_screen(window, point)
        before, there = self._last
        if (spot - there).manhattanLength() < 12:
            pause = QApplication.doubleClickInterval() / 1000 - (time.monotonic() - before)
            QTest.qWait(max(0, round(pause * 1000)) + 20)
        number = {LEFT: "1", Qt.MouseButton.MiddleButton: "2", Qt.MouseButton.RightButton: "3"}[button]
        self._tool(window, QEvent.Type.MouseButtonRelease, "mousemove", *place, "click", number)
        self._last = (time.monotonic(), spot)

    def wheel(self, viewport: QWidget, notches: int) -> None:
        """Turn the wheel notch by notch."""
        window, middle = viewport.window().windowHandle(), viewport.rect().center()
        there = viewport.mapTo(viewport.window(), middle)
        turn = ["click", "--repeat", str(abs(notches)), "4" if notches > 0 else "5"]
        self._tool(window, QEvent.Type.Wheel, "mousemove", *_on_screen(window, there), *turn)

    def key(self, window: QWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press and let go of a key."""
        self._tool(window, QEvent.Type.KeyRelease, "key", _name(key, modifiers))

    def key_down(self, window: QWindow, key: Qt.Key) -> None:
        """Press a key and keep it down."""
        self._tool(window, QEvent.Type.KeyPress, "keydown", _name(key))

    def key_up(self, window: QWindow, key: Qt.Key) -> None:
        """Let go of a key."""
        self._tool(window, QEvent.Type.KeyRelease, "keyup", _name(key))

    def _tool(self, window: QWindow, awaited: QEvent.Type, *words: str) -> None:
        """Call xdotool and let the program run until the window has had an event of the ``awaited`` type."""
        window = _wrapped(window)
        watch = _Arrival(window, awaited)
        subprocess.run(["xdotool", *words], check=True, timeout=20)
        end = time.monotonic() + (0.03 if awaited == QEvent.Type.MouseMove else 0.5)
        while not watch.come and isValid(window) and time.monotonic() < end:
            QTest.qWait(1)
        watch.end()


def _wrapped(window: QWindow) -> QWindow:
    """Return a window as Python sees it now: while events are handled PySide may wrap the same window anew."""
    if isValid(window):
        return window
    focus = QGuiApplication.focusWindow()
    assert focus is not None
    return focus


class _Arrival(QObject):
    """Tells whether an event of a type has come to a window; the window may be gone by then."""

    def __init__(self, window: QWindow, awaited: QEvent.Type) -> None:
        super().__init__()
        self._window, self._awaited, self.come = window, awaited, False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it, and let it pass."""
        self.come = self.come or event.type() == self._awaited
        return False

    def end(self) -> None:
        """Watch no longer."""
        if isValid(self._window):
            self._window.removeEventFilter(self)


def _on_screen(window: QWindow, point: QPoint) -> tuple[str, str]:
    """Return a point of a window in pixels of the screen."""
    spot = window.mapToGlobal(point)
    ratio = window.devicePixelRatio()
    return str(round(spot.x() * ratio)), str(round(spot.y() * ratio))


_NAMES = {
    "Esc": "Escape",
    "PgUp": "Prior",
    "PgDown": "Next",
    "Ins": "Insert",
    "Del": "Delete",
    "Backspace": "BackSpace",
}
_SIGNS = {"+": "plus", "-": "minus", "=": "equal", "?": "question", ",": "comma", ".": "period"}


def _name(key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> str:
    """Return the name of a key for xdotool."""
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    name = _NAMES.get(name, _SIGNS.get(name, name.lower() if len(name) == 1 or name == "Space" else name))
    held = [
        word
        for word, modifier in (
            ("ctrl", Qt.KeyboardModifier.ControlModifier),
            ("shift", Qt.KeyboardModifier.ShiftModifier),
        )
        if modifiers & modifier
    ]
    return "+".join((*held, name))
