"""Widgets of a shape of their own, which lie on others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget


def set_shape(widget: QWidget, shape: QRegion) -> None:
    """Give a child widget a shape, in its own px; what lay under the part that it gives up is painted anew.

    Qt itself tells only the parent of that part, and a parent doesn't paint where an opaque child of its own lies: the
    old picture would stay there.
    """
    before = widget.mask() if not widget.mask().isEmpty() else QRegion(widget.rect())
    widget.setMask(shape)
    parent = widget.parentWidget()
    given_up = before.subtracted(shape).translated(widget.pos())
    if parent is None or given_up.isEmpty() or not widget.isVisible():
        return
    for other in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        under = given_up.intersected(other.geometry()).translated(-other.pos())
        if other is widget or other.isWindow() or under.isEmpty():
            continue
        painted = other.viewport() if isinstance(other, QAbstractScrollArea) else other
        painted.update(under)
