"""Turns a controller's buttons into keys for whatever has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from .pads import PadButton, PadWatch

_NO, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
KEYS: dict[PadButton, tuple[Qt.Key, Qt.KeyboardModifier]] = {
    PadButton.A: (Qt.Key.Key_Return, _NO),
    PadButton.B: (Qt.Key.Key_Escape, _NO),
    PadButton.X: (Qt.Key.Key_Space, _NO),
    PadButton.Y: (Qt.Key.Key_E, _NO),
    PadButton.BACK: (Qt.Key.Key_U, _NO),
    PadButton.START: (Qt.Key.Key_C, _NO),
    PadButton.LEFT_STICK: (Qt.Key.Key_L, _NO),
    PadButton.RIGHT_STICK: (Qt.Key.Key_F1, _NO),
    PadButton.LEFT_SHOULDER: (Qt.Key.Key_Backtab, _SHIFT),
    PadButton.RIGHT_SHOULDER: (Qt.Key.Key_Tab, _NO),
    PadButton.LEFT_TRIGGER: (Qt.Key.Key_Minus, _NO),
    PadButton.RIGHT_TRIGGER: (Qt.Key.Key_Plus, _NO),
    PadButton.UP: (Qt.Key.Key_Up, _NO),
    PadButton.DOWN: (Qt.Key.Key_Down, _NO),
    PadButton.LEFT: (Qt.Key.Key_Left, _NO),
    PadButton.RIGHT: (Qt.Key.Key_Right, _NO),
}
"""The key that each button presses."""
_REPEATING = {
    *(PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT),
    *(PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER, PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER),
}
_REPEAT_AFTER_MS, _REPEAT_MS = 400, 110


class Gamepad(QObject):
    """Presses keys for a controller as long as one of the program's windows is active, from ``start`` to ``stop``.

    The keys go by QTest, Qt's only public way for a key that shortcuts hear too.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watch = PadWatch(self)
        self._watch.changed.connect(self.press)
        self._repeated: PadButton | None = None
        self._repeating = QTimer(self)
        self._repeating.timeout.connect(self._repeat)

    def start(self) -> None:
        """Begin to look for controllers."""
        self._watch.start(QThread.Priority.LowPriority)

    def stop(self) -> None:
        """Look no more."""
        self._repeating.stop()
        self._watch.stop()

    def press(self, button: PadButton, down: bool) -> None:
        """Press or let go a button's key; nobody has the keyboard while another program's window is active."""
        from PySide6.QtTest import QTest  # a library more, which nobody needs without a controller

        key, modifiers = KEYS[button]
        target = _with_keyboard()
        if not down:
            if button is self._repeated:
                self._repeating.stop()
            if target is not None:
                QTest.keyRelease(target, key, modifiers)
        elif target is not None:
            if button in _REPEATING:
                self._repeated = button
                self._repeating.start(_REPEAT_AFTER_MS)
            QTest.keyPress(target, key, modifiers)

    def _repeat(self) -> None:
        """Press the key of a button that is held down once more."""
        from PySide6.QtTest import QTest

        self._repeating.setInterval(_REPEAT_MS)
        target = _with_keyboard()
        if target is not None and self._repeated is not None:
            QTest.keyPress(target, *KEYS[self._repeated])


def _with_keyboard() -> QWidget | None:
    """Return who would get a key that is typed now."""
    return QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
