"""Where the window is: put there when it is made, and remembered whenever it has come to rest somewhere else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from risk_desktop.storage.settings import Settings, WindowPlace

# The largest window of a first start, and the smallest that leaves part of the screen free, px.
_FIRST, _ROOMY = QSize(1600, 900), QSize(1280, 720)
REST_MS = 500
"""A window that is dragged moves a hundred times a second: its place is kept when it rests."""
_CHANGES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange})


def first_size(screen: QSize) -> tuple[QSize, bool]:
    """Return how large the window is on its first start, px, and whether it takes all of the screen: on a small one."""
    wanted = (screen * 0.9).boundedTo(_FIRST)
    roomy = wanted.expandedTo(_ROOMY) == wanted
    return (wanted, False) if roomy else (screen, True)


class WindowGeometry(QObject):
    """Keeps the place of ``window`` in the settings file, so that it survives a crash too.

    ``cramped``: the window should take all of a small screen when it is shown for the first time.
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
        available = QGuiApplication.primaryScreen().availableGeometry()
        wanted = QRect(place.x, place.y, place.width, place.height)
        if place.width and available.intersects(wanted):
            self._window.setGeometry(wanted)
        else:
            size, self.cramped = first_size(available.size())
            self._window.resize(size)
        if place.full_screen:
            self._window.setWindowState(Qt.WindowState.WindowFullScreen)
        elif place.maximized:
            self._window.setWindowState(Qt.WindowState.WindowMaximized)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until a window that shows has come to rest; never eats an event."""
        # The last events come while the collector takes the window down: this object is half gone then.
        resting = getattr(self, "_resting", None)
        if resting is not None and event.type() in _CHANGES and isinstance(watched, QWidget) and watched.isVisible():
            resting.start()
        return False

    def keep(self) -> None:
        """Write down where the window is, if that has changed."""
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
