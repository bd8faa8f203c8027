"""What all controls of the kit share: the focus ring, and tooltips with the key."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.kit.companion import FocusRing
from risk_desktop.ui.kit.painted import Painted, sizes_for
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
    """Return a key sequence such as `Ctrl+Return` as it stands on a key cap, in the language in use."""
    parts = key.split("+") if len(key) > 1 else [key]
    return " ".join(_key_name(part) for part in parts)


def _key_name(part: str) -> str:
    name = f"kit.key.{part.lower()}"
    return tr(name) if len(part) > 1 and has_text(name) else part


def hint(name: str, key: str = "") -> str:
    """Return the tooltip of a control: its name, and its key in brackets."""
    return f"{name} ({key_label(key)})" if key else name


def key_words(button: "ButtonControl") -> str:
    """Return in words what the key of a button does."""
    return tr("spoken.key", key=key_label(button.key), words=button.accessibleName())


class RingFocus(_Mixin):
    """Mixin for controls that show a ring while they have got the focus by the keyboard."""

    ring_radius = 8.0
    _ring: FocusRing | None = None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by the keyboard."""
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD:
            self.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring, except while a popup is open."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.hide_ring()

    def show_ring(self) -> None:
        """Show the focus ring, if it doesn't show yet."""
        if self._ring is None and self.parentWidget() is not None:
            self._ring = FocusRing(self, current_metrics().f(self.ring_radius))
            self._ring.show()

    def hide_ring(self) -> None:
        """Hide the focus ring."""
        if self._ring is not None:
            self._ring.detach()
            self._ring = None


class KeyScope:
    """Mixin for a container whose buttons get their keys before the focused control does."""

    def button_for(self, event: QKeyEvent) -> "ButtonControl | None":
        """Return the enabled button of the container whose key was pressed, None if there is none."""
        raise NotImplementedError


def claimed_by_other(control: QWidget, event: QKeyEvent) -> bool:
    """Tell whether a key belongs to another button of the dialog, such as Space to its primary, whatever has the focus."""
    parent = control.parentWidget()
    while parent is not None and not isinstance(parent, KeyScope):
        parent = parent.parentWidget()
    owner = parent.button_for(event) if isinstance(parent, KeyScope) else None
    return owner is not None and owner is not control


class ButtonControl(Painted, RingFocus, QAbstractButton):
    """The base of everything that is pressed: repaints on hover, takes Enter like Space, has a hand cursor."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._key = self._text = ""

    def setText(self, words: str) -> None:
        """Change the words, which are also the accessible name.

        Qt's own text stays empty: it would tell screen readers of each change besides, and take an ampersand for a shortcut.
        """
        self._text = words
        self.setAccessibleName(words)

    def text(self) -> str:
        """Return the words."""
        return self._text

    @property
    def metrics(self) -> Metrics:
        """The sizes in use here."""
        return sizes_for(self)

    @property
    def key(self) -> str:
        """The control's shortcut, "" if it has none."""
        return self._key

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over the enabled control."""
        return self.isEnabled() and self.underMouse()

    def set_key(self, key: str) -> None:
        """Set the shortcut in Qt's portable form (`Space`, `Ctrl+Return`), "" for none."""
        self._key = key
        self.setShortcut(QKeySequence(key))
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the control with Enter as with Space, and show the focus ring."""
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
