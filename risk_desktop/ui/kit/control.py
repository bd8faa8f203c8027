"""What every control of the kit shares: the focus ring for the keyboard, and hints that name the key."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.kit.companion import FocusRing
from risk_desktop.ui.kit.painted import Painted
from risk_desktop.ui.theme import Metrics, current_metrics

# Mixins stand before a Qt class in the bases; a second Qt base would create a second C++ object.
if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object

MIN_TARGET = 32
_KEYBOARD = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


def key_label(key: str) -> str:
    """Words for a key sequence such as `Ctrl+Return` as they stand on a key cap, in the player's language."""
    parts = key.split("+") if len(key) > 1 else [key]
    return " ".join(_key_name(part) for part in parts)


def _key_name(part: str) -> str:
    name = f"kit.key.{part.lower()}"
    return tr(name) if len(part) > 1 and has_text(name) else part


def hint(name: str, key: str = "") -> str:
    """Tooltip of a control: its name, and its key in brackets."""
    return f"{name} ({key_label(key)})" if key else name


class RingFocus(_Mixin):
    """Mixin of controls that show a ring while the keyboard has brought the focus to them."""

    ring_radius = 8.0
    _ring: FocusRing | None = None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by the keyboard."""
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD:
            self.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide_ring()

    def show_ring(self) -> None:
        """Show the focus ring; twice is as good as once."""
        if self._ring is None and self.parentWidget() is not None:
            self._ring = FocusRing(self, current_metrics().f(self.ring_radius))
            self._ring.show()

    def hide_ring(self) -> None:
        """Take the focus ring away."""
        if self._ring is not None:
            self._ring.detach()
            self._ring = None


class KeyScope:
    """Mixin of a container whose buttons' keys come before what the focused control would do with them."""

    def button_for(self, event: QKeyEvent) -> "ButtonControl | None":
        """Usable button of the container whose key was pressed, if any."""
        raise NotImplementedError


def claimed_by_other(control: QWidget, event: QKeyEvent) -> bool:
    """Whether a key belongs to another button of the dialog: Space is its primary, whatever has the focus."""
    parent = control.parentWidget()
    while parent is not None and not isinstance(parent, KeyScope):
        parent = parent.parentWidget()
    owner = parent.button_for(event) if isinstance(parent, KeyScope) else None
    return owner is not None and owner is not control


class ButtonControl(Painted, RingFocus, QAbstractButton):
    """Base of everything that is pressed: hover repaint, Enter like Space, hand cursor, smallest target size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._key = ""

    @property
    def metrics(self) -> Metrics:
        """Sizes in use."""
        return current_metrics()

    @property
    def key(self) -> str:
        """Key sequence that fires the control, empty if it has none."""
        return self._key

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over the control and it can be used."""
        return self.isEnabled() and self.underMouse()

    def set_key(self, key: str) -> None:
        """Give the control a shortcut in Qt's portable form (`Space`, `Ctrl+Return`), or none with an empty text."""
        self._key = key
        self.setShortcut(QKeySequence(key))
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the control like Space does; other keys after the first show where the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & ~_KEYPAD:
            if not event.isAutoRepeat():
                self.show_ring()
                self.click()
            event.accept()
            return
        if claimed_by_other(self, event):
            event.ignore()
            return
        super().keyPressEvent(event)


_KEYPAD = Qt.KeyboardModifier.KeypadModifier
