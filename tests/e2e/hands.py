"""What a robot does with mouse and keyboard, and nothing else: what is covered can't be clicked."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NoReturn

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QMenu, QWidget
from shiboken6 import isValid

from risk_desktop.ui.art.labels import SPACE_SIGN
from tests.e2e.devices import LEFT, NO_KEYS, QtDevices


class CantDo(AssertionError):
    """A person could not do this: nothing there, covered, switched off, or nothing happened."""


class Hands:
    """Clicks and types in one window. Nothing here knows the game. ``devices`` make the events."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.devices = QtDevices()

    # --- waiting

    def rest(self, ms: int = 0) -> None:
        """Let the program run for so long."""
        QTest.qWait(ms)

    def wait(self, done: Callable[[], object], what: str, seconds: float = 30.0) -> None:
        """Let the program run until ``done``; CantDo after too long."""
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                self.give_up(f"waited {seconds:.0f} s for {what}")
            QTest.qWait(2)

    def give_up(self, words: str) -> NoReturn:
        """Say what went wrong."""
        raise CantDo(words)

    # --- the mouse

    def free_point(self, widget: QWidget) -> QPoint | None:
        """Return a point of the widget that nothing covers, None if there is none."""
        area = widget.rect()
        for across in (0.5, 0.25, 0.75, 0.12, 0.88):
            for down in (0.5, 0.25, 0.75):
                point = QPoint(round(area.width() * across), round(area.height() * down))
                if self.reaches(widget, point):
                    return point
        return None

    def reaches(self, widget: QWidget, point: QPoint) -> bool:
        """Tell whether a click at a point of the widget would get to it."""
        top = widget.window()
        there = widget.mapTo(top, point)
        if not top.rect().contains(there):
            return False
        found = top.childAt(there) or top
        return found is widget or widget.isAncestorOf(found)

    def reveal(self, widget: QWidget) -> None:
        """Turn the wheel over the scroll area round a widget until the widget is in sight."""
        area = widget.parentWidget()
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        if area is None or area.viewport() is widget:  # the board itself: bars that lie on its edges hide some of it
            return
        for _ in range(200):
            if widget.visibleRegion().boundingRect().height() >= min(widget.height(), area.viewport().height()):
                return
            viewport = area.viewport()
            below = widget.mapTo(viewport, QPoint(0, 0)).y() > 0
            self.devices.wheel(viewport, -1 if below else 1)
            QTest.qWait(1)

    def click(self, widget: QWidget, point: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        """Click on a widget, in its middle or at ``point``; CantDo if it can't be reached or is off."""
        if not widget.isVisible() or not widget.isEnabled():
            self.give_up(f"{called(widget)} is {'off' if widget.isVisible() else 'not there'}")
        self.reveal(widget)
        place = point if point is not None else self.free_point(widget)
        if place is None or not self.reaches(widget, place):
            top = widget.window()
            over = top.childAt(widget.mapTo(top, place or widget.rect().center()))
            self.give_up(f"{called(widget)} is covered by {called(over)}")
        handle = widget.window().windowHandle()
        there = widget.mapTo(widget.window(), place)
        self.devices.click(handle, there, button)

    def hold(self, widget: QWidget) -> None:
        """Press the left button on a widget and keep it down; CantDo if the widget can't be reached."""
        place = self.free_point(widget)
        if not widget.isVisible() or place is None:
            self.give_up(f"{called(widget)} can't be held")
        there = widget.mapTo(widget.window(), place)
        self.devices.move(widget.window().windowHandle(), there)
        self.devices.press(widget.window().windowHandle(), there)

    def let_go(self, widget: QWidget) -> None:
        """Let go of the button that ``hold`` has pressed."""
        there = widget.mapTo(widget.window(), widget.rect().center())
        self.devices.release(widget.window().windowHandle(), there)

    def choose_by_mouse(self, combo: QComboBox, row: int) -> None:
        """Open a list by a click and click on a row."""
        self.click(combo)
        view = combo.view()
        self.wait(view.isVisible, f"the list of {called(combo)}", 3)
        self.rest(20)
        view.scrollTo(combo.model().index(row, 0))
        self._click_at(view.viewport().mapToGlobal(view.visualRect(combo.model().index(row, 0)).center()))
        self.wait(lambda: not view.isVisible(), f"{called(combo)} to close", 3)

    def choose_in_menu(self, menu: QMenu, data: object) -> None:
        """Click on the entry of an open menu that carries ``data``."""
        action = next(action for action in menu.actions() if action.data() == data)
        self._click_at(menu.mapToGlobal(menu.actionGeometry(action).center()))

    def _click_at(self, spot: QPoint) -> None:
        """Click at a point of the screen: in a list or menu that has opened."""
        window = QGuiApplication.topLevelAt(spot)
        if window is None:
            self.give_up(f"no window at {spot.x()}, {spot.y()}")
        self.devices.click(window, window.mapFromGlobal(spot))

    # --- the keyboard

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press and let go of a key in whatever window has the keyboard."""
        popup = QApplication.activePopupWidget()
        self.devices.key((popup or self.window).windowHandle(), key, modifiers)

    def sequence(self, keys: str) -> None:
        """Press a key by its name in Qt's portable form, such as ``Ctrl+Return``."""
        *names, last = keys.split("+") if len(keys) > 1 else [keys]
        modifiers = NO_KEYS
        for name in names:
            modifiers |= {"Ctrl": Qt.KeyboardModifier.ControlModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}[name]
        known = {"Esc": "Escape", "+": "Plus", "-": "Minus", "=": "Equal", SPACE_SIGN: "Space"}
        self.key(getattr(Qt.Key, f"Key_{known.get(last, last.upper() if len(last) == 1 else last)}"), modifiers)

    def tab_to(self, wanted: Callable[[QWidget], bool], what: str) -> QWidget:
        """Press Tab until the focus is on a wanted widget; CantDo if Tab never leads there."""
        for _ in range(120):
            focus = self.window.focusWidget()
            if focus is not None and wanted(focus):
                return focus
            self.key(Qt.Key.Key_Tab)
        return self.give_up(f"Tab never leads to {what}")

    def choose_by_keys(self, combo: QComboBox, row: int) -> None:
        """Go to a list by Tab and choose a row by the arrow keys. The list of languages is replaced by its first step."""
        self.tab_to(lambda focus: focus is combo, called(combo))
        for _ in range(combo.count()):
            if not isValid(combo) or combo.currentIndex() == row:
                return
            self.key(Qt.Key.Key_Down if combo.currentIndex() < row else Qt.Key.Key_Up)
        if combo.currentIndex() != row:
            self.give_up(f"the arrow keys don't choose row {row} of {called(combo)}")


def called(widget: QWidget | None) -> str:
    """Return how a person would call a widget."""
    if widget is None:
        return "nothing"
    return f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()!r}"


def shown(parent: QWidget, kind: type[QWidget]) -> Iterator[QWidget]:
    """Yield the visible widgets of a kind below a parent."""
    return (child for child in parent.findChildren(kind) if child.isVisible())
