"""Where the pointer rests: figures spread only for somebody who stays there to look, never right after a click."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from risk_desktop.ui.board.scene import BoardScene

REST_MS = 350
"""So long the pointer rests on a territory before its figures spread."""
_WATCH_MS = 150


class PointerRest(QObject):
    """Marks the territory under the pointer as ``rested`` once the pointer has rested there.

    After a click that needs another territory first. Spread figures fold when something comes to lie over them.
    """

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._rests = QTimer(self, singleShot=True, interval=REST_MS)
        self._rests.timeout.connect(self._rest)
        self._watch = QTimer(self, interval=_WATCH_MS)
        self._watch.timeout.connect(scene.spread)
        scene.highlights.changed.connect(self._follow)

    def begin(self) -> None:
        """The pointer has come onto a territory, or off all."""
        self._rests.start()

    def move(self) -> None:
        """The pointer moves on within its territory."""
        if self._rests.isActive():
            self._rests.start()

    def end(self) -> None:
        """A button is pressed: here nothing spreads any more."""
        self._rests.stop()
        if self._scene.highlights.shown.rested is not None:
            self._scene.highlights.mark(rested=None)

    def _rest(self) -> None:
        if (land := self._scene.highlights.shown.hovered) is not None:
            self._scene.highlights.mark(rested=land)

    def _follow(self) -> None:
        if bool(self._scene.rows.fanned) != self._watch.isActive():
            self._watch.stop() if self._watch.isActive() else self._watch.start()
