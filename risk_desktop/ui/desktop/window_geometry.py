"""The geometry of the window: restored at the start, and saved whenever it has changed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from risk_desktop.storage.settings import Settings, WindowPlace

# The largest window at the first start, and the smallest for which it is not maximized, px.
_FIRST, _ROOMY = QSize(1600, 900), QSize(1280, 720)
_TITLE = 32
"""Room for the title bar of a window that had to be moved, px."""
_BORDER = 8
"""Room for the other edges of a window's frame, px."""
REST_MS = 500
"""A window that is dragged moves many times a second; its geometry is saved when it has been at rest this long, ms."""
_CHANGES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange})


def first_size(screen: QSize) -> tuple[QSize, bool]:
    """Return the size of the window at its first start, px, and whether it fills the display, as it does a small one."""
    wanted = (screen * 0.9).boundedTo(_FIRST)
    roomy = wanted.expandedTo(_ROOMY) == wanted
    return (wanted, False) if roomy else (screen, True)


def on_screen(screens: Sequence[QRect], wanted: QRect, least: QSize) -> QRect | None:
    """Return the geometry of a window moved, and made smaller if need be, to lie on the screen that shows most of it.

    None where no screen shows any of it. A screen that has no room for its ``least`` size leaves it as it is.
    """

    def shown(screen: QRect) -> int:
        part = screen.intersected(wanted)
        return part.width() * part.height()

    screen = max(screens, key=shown, default=QRect())
    if wanted.isEmpty() or not shown(screen):
        return None
    if screen.contains(wanted) or least.expandedTo(screen.size()) != screen.size():
        return wanted
    found = QRect(wanted.topLeft(), wanted.size().boundedTo(screen.size()))
    found.moveLeft(min(max(found.left(), screen.left()), screen.right() + 1 - found.width()))
    found.moveTop(min(max(found.top(), screen.top() + _TITLE), screen.bottom() + 1 - found.height()))
    return found


def with_frame(screens: Sequence[QRect], wanted: QRect) -> QRect:
    """Return the geometry beside being maximized: within the screen that shows it, with room for the frame.

    A window as large as the screen would hang out of it by its title bar if the window manager is late to maximize it.
    """
    screen = next((each for each in screens if each.intersects(wanted)), wanted)
    return wanted.intersected(screen.adjusted(_BORDER, _TITLE, -_BORDER, -_BORDER))


class WindowGeometry(QObject):
    """Restores the geometry of ``window`` and keeps it in the settings file, so that it survives a crash too.

    ``cramped``: the window should be maximized when it is first shown, as the display is small.
    """

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._resting = QTimer(self, singleShot=True, interval=REST_MS)
        self._resting.timeout.connect(self.keep)
        self.cramped = False
        self._put(settings.window)
        window.installEventFilter(self)

    def _put(self, place: WindowPlace) -> None:
        wanted = QRect(place.x, place.y, place.width, place.height)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        found = on_screen(screens, wanted, self._window.minimumSize())
        if found is not None:
            self._window.setGeometry(with_frame(screens, found) if place.maximized else found)
        else:
            primary = QGuiApplication.primaryScreen().availableGeometry()
            size, self.cramped = first_size(primary.size())
            if self.cramped:
                self._window.setGeometry(with_frame(screens, primary))
            else:
                self._window.resize(size)
        if place.full_screen:
            self._window.setWindowState(Qt.WindowState.WindowFullScreen)
        elif place.maximized:
            self._window.setWindowState(Qt.WindowState.WindowMaximized)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Save the geometry when the visible window has come to rest; never consumes an event."""
        # Events still arrive while the garbage collector takes the window down, when this object may be half gone.
        resting = getattr(self, "_resting", None)
        if resting is not None and event.type() in _CHANGES and isinstance(watched, QWidget) and watched.isVisible():
            resting.start()
        return False

    def keep(self) -> None:
        """Save the geometry, if it has changed."""
        self._resting.stop()
        place = self._place()
        if place != self._settings.window:
            self._settings.window = place
            self._settings.save()

    def _place(self) -> WindowPlace:
        window, state = self._window, self._window.windowState()
        normal = window.normalGeometry() if window.normalGeometry().isValid() else window.geometry()
        return WindowPlace(
            normal.x(),
            normal.y(),
            normal.width(),
            normal.height(),
            bool(state & Qt.WindowState.WindowMaximized),
            bool(state & Qt.WindowState.WindowFullScreen),
        )
