"""What things are for screen readers, where Qt takes them for something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from risk_desktop.ui.kit import PaintedWidget

_Role = QAccessible.Role


class NamedInterface(QAccessibleWidget):
    """A widget that is asked for a name that Qt wasn't given, as Qt would have told everybody."""

    def text(self, text: QAccessible.Text) -> str:
        """Return name or description."""
        words, widget = super().text(text), self.widget()
        if words or text != QAccessible.Text.Name or not isinstance(widget, PaintedWidget) or not isValid(widget):
            return words
        return widget.first_name


class PaintedInterface(NamedInterface):
    """A widget that paints itself: text with a name, a group where it holds others, and nothing where it is nameless."""

    def role(self) -> QAccessible.Role:
        """Return what it is now."""
        widget = self.widget()
        if widget is None or not isValid(widget) or not widget.accessibleName():
            return _Role.Client
        return _Role.Grouping if widget.findChild(QWidget) is not None else _Role.StaticText


def _role(role: QAccessible.Role) -> Callable[[QWidget], QAccessibleInterface]:
    return lambda widget: NamedInterface(widget, role)


_KINDS: Mapping[str, Callable[[QWidget], QAccessibleInterface]] = {
    "MainWindow": _role(_Role.Window),
    "Overlay": _role(_Role.Dialog),
    "Curtain": _role(_Role.Dialog),
    "WinScreen": _role(_Role.Dialog),
    "ReviewScreen": _role(_Role.Dialog),
    "ToggleRow": _role(_Role.Grouping),
    "ScrollArea": _role(_Role.Grouping),
    "PromptBar": _role(_Role.Grouping),
    "MiniBoard": _role(_Role.Graphic),
    "ChanceChart": _role(_Role.Graphic),
    "PaintedWidget": PaintedInterface,
}
"""By class; the nearest one counts."""


def install_interfaces() -> None:
    """Let Qt ask here first what a widget of ours is; the application must be there. Costs nothing while nobody listens."""
    QAccessible.installFactory(_make)


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the interface of a widget for the class ``key``, one of its own or a base; None: Qt knows best."""
    if key == "BoardView":
        # Imported here: the first screen is there before any board.
        from risk_desktop.ui.accessibility.board_interface import BoardInterface
        from risk_desktop.ui.board.view import BoardView

        return BoardInterface(thing) if isinstance(thing, BoardView) else None
    kind = _KINDS.get(key)
    return kind(thing) if kind is not None and isinstance(thing, QWidget) else None
