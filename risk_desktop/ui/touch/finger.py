"""One or two fingers on the window, as what a mouse would do there.

| fingers | what comes of it |
|---|---|
| tap | click on the nearest button or land that can be chosen, 22 px around the finger |
| rest | hover: tooltip, names, figures fan out; lifting the finger clicks nothing |
| drag | on the board: moves it; on a list: scrolls; on a button: as the mouse |
| two fingers, apart or together | closer, farther |
| tap with two | right click |
"""

from __future__ import annotations

import math
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QEventPoint, QHelpEvent, QMouseEvent, QTouchEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QGraphicsView, QWidget
from shiboken6 import isValid

REST_MS = 500
"""How long a finger rests until that is hovering, ms."""
_SLOP = 12.0
"""A finger that moves less than this has not moved, px."""
_STEP, _NOTCH = 1.18, 120.0
"""How much closer one notch of a wheel takes the board, and what Qt calls a notch, eighths of a degree."""
_OUTSIDE = QPointF(-1000.0, -1000.0)
_NONE, _LEFT, _RIGHT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_TOUCHES = {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}


class _Doing(Enum):
    """What the fingers are taken for."""

    NOTHING = auto()
    WAITING = auto()
    HOVERING = auto()
    PRESSING = auto()
    DRAGGING = auto()
    SCROLLING = auto()
    TWO = auto()


class Finger(QObject):
    """Watches the touches of a window and does what they mean by events of a mouse."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._doing = _Doing.NOTHING
        self._start = self._last = QPointF()
        self._apart = self._apart_at_first = 0.0
        self._list: QAbstractScrollArea | None = None
        self._resting = QTimer(self, singleShot=True, interval=REST_MS)
        self._resting.timeout.connect(self._rest)
        widget.winId()  # makes the window that touches come to
        self._window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take every touch; Qt makes no mouse of what was taken."""
        if event.type() not in _TOUCHES or not isinstance(event, QTouchEvent):
            return False
        event.accept()
        points = [point for point in event.points() if point.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchCancel:
            self._cancel()
        elif len(points) >= 2:
            self._move_two(points[0].position(), points[1].position())
        elif points and self._doing is _Doing.NOTHING:
            self._begin(points[0].position())
        elif points:
            self._move(points[0].position())
        else:
            self._end(event.points()[0].position())
        return True

    # --- one finger

    def _aim(self, point: QPointF) -> QPoint:
        """Return what a finger at a point means."""
        from .aim import aimed_at  # knows the board, which the first screen doesn't wait for

        return aimed_at(self._widget, point.toPoint())

    def _begin(self, point: QPointF) -> None:
        self._start = self._last = point
        under = self._widget.childAt(self._aim(point))
        if isinstance(under, QAbstractButton) and _scroller(under) is None:
            # Some buttons show something as long as they are held.
            self._press(_LEFT)
        else:
            self._doing = _Doing.WAITING
        self._resting.start()

    def _move(self, point: QPointF) -> None:
        step, self._last = point - self._last, point
        if self._doing is _Doing.WAITING and _far(point, self._start):
            self._resting.stop()
            under = self._widget.childAt(self._start.toPoint())
            self._list = _scroller(under) if under is not None else None
            if self._list is not None:
                self._doing = _Doing.SCROLLING
            else:
                self._doing = _Doing.DRAGGING
                self._send(QEvent.Type.MouseButtonPress, self._start, _LEFT)
        match self._doing:
            case _Doing.HOVERING:
                self._send(QEvent.Type.MouseMove, point)
            case _Doing.DRAGGING | _Doing.PRESSING if _far(point, self._start):
                self._resting.stop()
                self._send(QEvent.Type.MouseMove, point, held=_LEFT)
            case _Doing.SCROLLING if self._list is not None and isValid(self._list):
                for bar, way in (
                    (self._list.horizontalScrollBar(), step.x()),
                    (self._list.verticalScrollBar(), step.y()),
                ):
                    bar.setValue(bar.value() - round(way))

    def _rest(self) -> None:
        """Hover where the finger rests."""
        point = self._last
        if self._doing is _Doing.WAITING:
            self._doing = _Doing.HOVERING
            self._send(QEvent.Type.MouseMove, point)
        if (under := self._widget.childAt(point.toPoint())) is not None:
            spot = self._window().mapToGlobal(point).toPoint()
            tip = QHelpEvent(QEvent.Type.ToolTip, under.mapFromGlobal(spot), spot)
            QCoreApplication.sendEvent(under, tip)

    def _end(self, point: QPointF) -> None:
        self._resting.stop()
        doing, self._doing = self._doing, _Doing.NOTHING
        match doing:
            case _Doing.WAITING:
                self._press(_LEFT)
                self._release(_LEFT)
            case _Doing.PRESSING if not _far(point, self._start):
                self._release(_LEFT)
            case _Doing.PRESSING | _Doing.DRAGGING:
                self._send(QEvent.Type.MouseButtonRelease, point, _LEFT)
            case _Doing.TWO if abs(self._apart - self._apart_at_first) < _SLOP:
                self._press(_RIGHT)
                self._release(_RIGHT)
        self._doing = _Doing.NOTHING

    def _cancel(self) -> None:
        """Let go without doing anything."""
        self._resting.stop()
        doing, self._doing = self._doing, _Doing.NOTHING
        if doing in (_Doing.PRESSING, _Doing.DRAGGING):
            self._send(QEvent.Type.MouseMove, _OUTSIDE, held=_LEFT)
            self._send(QEvent.Type.MouseButtonRelease, _OUTSIDE, _LEFT)

    # --- two fingers

    def _move_two(self, one: QPointF, other: QPointF) -> None:
        apart = max(math.dist(one.toTuple(), other.toTuple()), 1.0)
        if self._doing is not _Doing.TWO:
            self._cancel()
            self._doing, self._start = _Doing.TWO, (one + other) / 2
            self._apart = self._apart_at_first = apart
            return
        if abs(apart - self._apart_at_first) >= _SLOP:
            notches = math.log(apart / self._apart) / math.log(_STEP)
            self._zoom((one + other) / 2, notches)
            self._apart = apart

    # --- as a mouse

    def _window(self) -> QWindow:
        return self._widget.windowHandle()

    def _press(self, button: Qt.MouseButton) -> None:
        self._doing = _Doing.PRESSING
        self._send(QEvent.Type.MouseButtonPress, self._target(), button)

    def _release(self, button: Qt.MouseButton) -> None:
        self._send(QEvent.Type.MouseButtonRelease, self._target(), button)

    def _target(self) -> QPointF:
        return QPointF(self._aim(self._start))

    def _send(
        self, kind: QEvent.Type, point: QPointF, button: Qt.MouseButton = _NONE, held: Qt.MouseButton = _NONE
    ) -> None:
        buttons = button if kind == QEvent.Type.MouseButtonPress else held
        there = self._window().mapToGlobal(point)
        event = QMouseEvent(kind, point, there, button, buttons, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(self._window(), event)

    def _zoom(self, point: QPointF, notches: float) -> None:
        there, turned = self._window().mapToGlobal(point), QPoint(0, round(notches * _NOTCH))
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        QCoreApplication.sendEvent(
            self._window(), QWheelEvent(point, there, QPoint(), turned, _NONE, none, phase, False)
        )


def _far(point: QPointF, start: QPointF) -> bool:
    """Tell whether a finger has moved on purpose."""
    return math.dist(point.toTuple(), start.toTuple()) >= _SLOP


def _scroller(widget: QWidget) -> QAbstractScrollArea | None:
    """Return the list or area in which a widget can be scrolled."""
    above: QWidget | None = widget
    while above is not None:
        board = isinstance(above, QGraphicsView)  # moves as a whole
        if isinstance(above, QAbstractScrollArea) and not board and above.verticalScrollBar().maximum() > 0:
            return above
        above = above.parentWidget()
    return None
