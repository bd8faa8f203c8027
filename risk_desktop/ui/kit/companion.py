"""Widgets that lie beside another one and follow it: its shadow below, its focus ring above.

A widget cannot paint outside itself; these siblings do it, so that layouts see only the visible control.
"""

import weakref

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from risk_desktop.ui.art import draw_focus, draw_shadow
from risk_desktop.ui.kit.painted import PaintedWidget


class _Farewell:
    """Called when an owner dies. Knows the companion only weakly: both may be half gone when a whole window is."""

    def __init__(self, companion: "Companion") -> None:
        self._companion = weakref.ref(companion)

    def __call__(self, *_: object) -> None:
        companion = self._companion()
        if companion is not None and isValid(companion):
            companion.detach()


class Companion(PaintedWidget):
    """Transparent widget beside `owner` that reaches over its edges by `reach` and moves, shows and dies with it."""

    def __init__(self, owner: QWidget, reach: QMargins) -> None:
        super().__init__(self._host(owner, reach))
        self._owner: QWidget | None = owner
        self._reach = reach
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        owner.installEventFilter(self)
        owner.destroyed.connect(_Farewell(self))
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the owner; never eats an event."""
        # Events still come while the garbage collector takes a whole window down and this object is half gone.
        owner = getattr(self, "_owner", None)
        if owner is None or event.type() not in _FOLLOWED:
            return False
        if event.type() == QEvent.Type.ParentChange:
            self.setParent(self._host(owner, self._reach))
        self.follow()
        return False

    def follow(self) -> None:
        """Take the place and visibility that the owner has now."""
        owner, host = self._owner, self.parentWidget()
        if owner is None or host is None or not host.isAncestorOf(owner):
            self.hide()
            return
        self.setGeometry(QRect(owner.mapTo(host, QPoint()), owner.size()).marginsAdded(self._reach))
        self.setVisible(owner.isVisibleTo(host))
        self._stack(owner)

    def detach(self) -> None:
        """Leave the owner and be deleted."""
        if self._owner is not None and isValid(self._owner):
            self._owner.removeEventFilter(self)
        self._forget()

    @staticmethod
    def _host(owner: QWidget, reach: QMargins) -> QWidget | None:
        """Return the widget to lie in; the owner is somewhere in it."""
        return owner.parentWidget()

    def _stack(self, owner: QWidget) -> None:
        self.stackUnder(owner)

    def _forget(self) -> None:
        self._owner = None
        self.hide()
        self.deleteLater()

    def _face(self) -> QRectF:
        """Box of the owner in this widget's coordinates."""
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
    """Soft shadow below its owner; a control that is switched off lies flat. What moves above it paints it often."""

    kept = True

    def __init__(self, owner: QWidget, radius: float, blur: int = 22, drop: int = 8, alpha: int = 120) -> None:
        self._look = (radius, float(blur), float(drop), alpha)
        super().__init__(owner, QMargins(blur, max(0, blur - drop), blur, blur + drop))

    def look(self) -> object:
        """Whether there is a shadow at all."""
        return self._owner is not None and self._owner.isEnabled()

    def paint(self, painter: QPainter) -> None:
        """Paint the shadow."""
        if self.look():
            draw_shadow(painter, self._face(), *self._look)


class FocusRing(Companion):
    """Ring 3 px outside its owner, 2 px wide."""

    def __init__(self, owner: QWidget, radius: float) -> None:
        self._radius = radius
        super().__init__(owner, QMargins(5, 5, 5, 5))
        self._row = owner.parentWidget()
        if self._row is not None and self._row is not self.parentWidget():
            self._row.installEventFilter(self)

    def detach(self) -> None:
        """Leave the owner, and the row that it stands in."""
        if self._row is not None and isValid(self._row):
            self._row.removeEventFilter(self)
        super().detach()

    @staticmethod
    def _host(owner: QWidget, reach: QMargins) -> QWidget | None:
        """Lie in the parent, or around it where it is a row that would cut the ring off; never outside what scrolls."""
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
