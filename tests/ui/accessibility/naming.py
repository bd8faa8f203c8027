"""What a screen reader finds below a widget: names, roles and states, and what lacks them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
USED = {
    Role.PushButton, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.Slider, Role.SpinBox, Role.EditableText,
    Role.List, Role.ListItem, Role.Link, Role.ButtonMenu, Role.PageTab, Role.Dialog, Role.Window, Role.Graphic,
}  # fmt: skip
"""What must have a name wherever it shows."""
MUTE = {Role.NoRole, Role.Client, Role.Pane}
"""What a screen reader calls a panel, or nothing at all: the keyboard must not stop there."""


def shown(root: QWidget) -> list[QWidget]:
    """Return a widget and all below it that shows."""
    return [root, *(each for each in root.findChildren(QWidget) if each.isVisible())]


def interface(widget: QWidget) -> QAccessibleInterface:
    """Return what a screen reader holds of a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def said(widget: QWidget) -> str:
    """Return the name of a widget as a screen reader gets it."""
    return interface(widget).text(QAccessible.Text.Name)


def is_stopped_at(widget: QWidget) -> bool:
    """Tell whether Tab stops at a widget."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None and widget.isEnabled()


def nameless(root: QWidget) -> list[str]:
    """Return what shows, can be used and has no name; of lists each row too."""
    found = []
    for widget in shown(root):
        item = interface(widget)
        tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if (item.role() in USED or tabbed) and not item.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
        if item.role() == Role.List:
            rows = [item.child(row) for row in range(item.childCount())]
            found += [
                f"row {number} of {type(widget).__name__}"
                for number, row in enumerate(rows)
                if row is not None and row.role() == Role.ListItem and not row.text(QAccessible.Text.Name).strip()
            ]
    return found


def mute(root: QWidget) -> list[str]:
    """Return where Tab stops and a screen reader has no word for what that is, or says that it can't have the focus."""
    stops = [widget for widget in shown(root) if is_stopped_at(widget)]
    return [
        f"{type(widget).__name__} ({interface(widget).role().name}) {said(widget)!r}"
        for widget in stops
        if interface(widget).role() in MUTE or not interface(widget).state().focusable  # type: ignore[attr-defined]
    ]
