"""Widgets that accompany another one: its shadow below it, its focus ring above it.

A widget cannot paint outside itself. These siblings do, so that layouts need to know only the visible control.
"""

import weakref

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from risk_desktop.ui.art.shadow import draw_shadow
from risk_desktop.ui.art.surface import draw_focus
from risk_desktop.ui.kit.painted import PaintedWidget


class _DetachOnDestroyed:
    """Detaches a companion when its owner is destroyed; holds it weakly, as both may be half gone with a whole window."""

    def __init__(self, companion: "Companion") -> None:
        self._companion = weakref.ref(companion)

    def __call__(self, *_: object) -> None:
        companion = self._companion()
        if companion is not None and isValid(companion):
            companion.detach()


class Companion(PaintedWidget):
    """A transparent sibling of `owner` that extends beyond its edges by `reach`, and moves, shows and is deleted with it."""

    def __init__(self, owner: QWidget, reach: QMargins) -> None:
        super().__init__(self._host(owner, reach))
        self._owner: QWidget | None = owner
        self._reach = reach
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        owner.installEventFilter(self)
        owner.destroyed.connect(_DetachOnDestroyed(self))
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the owner; never consumes an event."""
        # Events still arrive while the garbage collector takes a window down, when this object may be half gone.
        owner = getattr(self, "_owner", None)
        if owner is None or event.type() not in _FOLLOWED:
            return False
        if event.type() == QEvent.Type.ParentChange:
            self.setParent(self._host(owner, self._reach))
        self.follow()
        return False

    def follow(self) -> None:
        """Take over geometry and visibility of the owner."""
        owner, host = self._owner, self.parentWidget()
        if owner is None or host is None or not host.isAncestorOf(owner):
            self.hide()
            return
        self.setGeometry(QRect(owner.mapTo(host, QPoint()), owner.size()).marginsAdded(self._reach))
        self.setVisible(owner.isVisibleTo(host))
        self._stack(owner)

    def detach(self) -> None:
        """Stop following the owner, and be deleted."""
        if self._owner is not None and isValid(self._owner):
            self._owner.removeEventFilter(self)
        self._forget()

    @staticmethod
    def _host(owner: QWidget, reach: QMargins) -> QWidget | None:
        """Return the widget that becomes the parent; the owner is somewhere inside it."""
        return owner.parentWidget()

    def _stack(self, owner: QWidget) -> None:
        self.stackUnder(owner)

    def _forget(self) -> None:
        self._owner = None
        self.hide()
        self.deleteLater()

    def _face(self) -> QRectF:
        """Return the rectangle of the owner in this widget's coordinates."""
        return QRectF(self.rect().marginsRemoved(self._reach))


_FOLLOWED = {
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
    QEvent.Type.ZOrderChange,
    QEvent.Type.ParentChange,
}


class Shadow(Companion):
    """A soft shadow below its owner, unless that is disabled. Kept as a picture, as whatever moves above repaints it."""

    kept = True

    def __init__(self, owner: QWidget, radius: float, blur: int = 22, drop: int = 8, alpha: int = 120) -> None:
        self._look = (radius, float(blur), float(drop), alpha)
        super().__init__(owner, QMargins(blur, max(0, blur - drop), blur, blur + drop))

    def look(self) -> object:
        """Whether the shadow shows."""
        return self._owner is not None and self._owner.isEnabled()

    def paint(self, painter: QPainter) -> None:
        """Paint the shadow."""
        if self.look():
            draw_shadow(painter, self._face(), *self._look)


class FocusRing(Companion):
    """A ring 3 px outside its owner, 2 px wide."""

    def __init__(self, owner: QWidget, radius: float) -> None:
        self._radius = radius
        super().__init__(owner, QMargins(5, 5, 5, 5))
        self._row = owner.parentWidget()
        if self._row is not None and self._row is not self.parentWidget():
            self._row.installEventFilter(self)

    def detach(self) -> None:
        """Stop following the owner and the row around it."""
        if self._row is not None and isValid(self._row):
            self._row.removeEventFilter(self)
        super().detach()

    @staticmethod
    def _host(owner: QWidget, reach: QMargins) -> QWidget | None:
        """Return the owner's parent, or its parent if the first is a row that would clip the ring; never leave a scroll area."""
        row = owner.parentWidget()
        around = None if row is None or row.isWindow() else row.parentWidget()
        if row is None or around is None or isinstance(around, QAbstractScrollArea):
            return row
        return row if row.rect().contains(owner.geometry().marginsAdded(reach)) else around

    def paint(self, painter: QPainter) -> None:
        """Paint the ring."""
        draw_focus(painter, self._face(), self._radius)

    def _stack(self, owner: QWidget) -> None:
        self.raise_()
