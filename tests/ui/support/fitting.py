"""Looks over a window for words that are cut and controls that overlap; says which and where."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QStackedWidget,
    QWidget,
)

from risk_desktop.ui.kit import Overlay
from risk_desktop.ui.kit.companion import Companion

SLACK = 2
"""Pixels by which rounding may miss."""


def misfits(root: QWidget) -> list[str]:
    """Return a line for each visible control of ``root`` whose words are cut, or that overlaps or leaves its parent."""
    shown = [widget for widget in root.findChildren(QWidget) if counts(widget)]
    found = [f"cut: {named(widget)} needs {needed(widget)}" for widget in shown if is_cut(widget)]
    found += [f"outside: {named(widget)} in {named(widget.parentWidget())}" for widget in shown if sticks_out(widget)]
    by_parent: dict[QWidget, list[QWidget]] = {}
    for widget in [*shown, *(w for w in root.findChildren(QWidget) if w.isVisible() and w not in shown and holds(w))]:
        by_parent.setdefault(widget.parentWidget(), []).append(widget)
    for children in by_parent.values():
        found += [f"overlap: {named(a)} and {named(b)}" for a, b in combinations(children, 2) if overlap(a, b)]
    return found


def counts(widget: QWidget) -> bool:
    """Tell whether a widget shows words or is pressed."""
    inner = isinstance(widget.parentWidget(), (QComboBox, QLineEdit)) or in_own_window(widget)
    return widget.isVisible() and not inner and isinstance(widget, (QLabel, QAbstractButton, QComboBox, QLineEdit))


def holds(widget: QWidget) -> bool:
    """Tell whether a widget holds such widgets side by side with others."""
    passed = (Companion, Overlay, QScrollBar, QAbstractScrollArea, QStackedWidget)
    return not isinstance(widget, passed) and any(counts(child) for child in widget.findChildren(QWidget))


def in_own_window(widget: QWidget) -> bool:
    """Tell whether a widget belongs to a popup such as the list of a combo box."""
    return widget.window() is not widget and widget.window().windowType() == widget.window().windowType().Popup


def needed(widget: QWidget) -> QSize:
    """Return the least size in which all words of a widget can be read."""
    if isinstance(widget, QLabel):
        if not widget.text():
            return QSize(0, 0)
        if not widget.wordWrap():
            return widget.sizeHint()
        metrics = QFontMetrics(widget.font())
        longest = max((metrics.horizontalAdvance(word) for word in widget.text().split()), default=0)
        return QSize(longest, widget.heightForWidth(widget.width()))
    if isinstance(widget, QComboBox):
        words = QFontMetrics(widget.font()).horizontalAdvance(widget.currentText())
        return QSize(words + 30, QFontMetrics(widget.font()).height())
    if isinstance(widget, QLineEdit):
        metrics = QFontMetrics(widget.font())
        return QSize(metrics.horizontalAdvance(widget.text()) + 12, metrics.height())
    return widget.minimumSizeHint() if widget.minimumSizeHint().isValid() else widget.sizeHint()


def is_cut(widget: QWidget) -> bool:
    """Tell whether a widget is smaller than its words."""
    least = needed(widget)
    return widget.width() + SLACK < least.width() or widget.height() + SLACK < least.height()


def sticks_out(widget: QWidget) -> bool:
    """Tell whether a part of a widget is out of reach: beyond the sides of its window, or of a scroll area."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QAbstractScrollArea) and not area.isWindow():
        area = area.parentWidget()
    if area is None:
        return False
    room = area.viewport() if isinstance(area, QAbstractScrollArea) else area
    place = QRect(widget.mapTo(room, widget.rect().topLeft()), widget.size())
    sideways = place.left() < -SLACK or place.right() > room.width() + SLACK
    if isinstance(area, QAbstractScrollArea):
        return sideways
    return sideways or place.top() < -SLACK or place.bottom() > room.height() + SLACK


def overlap(first: QWidget, second: QWidget) -> bool:
    """Tell whether two siblings cover each other by more than rounding."""
    common = first.geometry().intersected(second.geometry())
    return common.width() > SLACK and common.height() > SLACK


def named(widget: QWidget | None) -> str:
    """Return what a person would call a widget."""
    if widget is None:
        return "nothing"
    words = widget.accessibleName() or getattr(widget, "text", str)()
    place = widget.geometry()
    return f"{type(widget).__name__} {words[:40]!r} at {place.x()},{place.y()} {place.width()}x{place.height()}"
