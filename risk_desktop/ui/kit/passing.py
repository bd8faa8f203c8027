"""An overlay that nobody has to answer: it tells something, and is gone."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from risk_desktop.ui.kit.overlay import Overlay

_INPUT = {QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride}


class Passing(QObject):
    """Takes an overlay away after ``ms``, or at the next click or key, which goes on to where it is meant."""

    def __init__(self, overlay: Overlay, ms: int) -> None:
        super().__init__(overlay)
        self._overlay = overlay
        overlay.step_aside()
        application = QCoreApplication.instance()
        assert application is not None
        self._application = application
        application.installEventFilter(self)
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self._end)
        self._over.start(ms)

    def _end(self) -> None:
        self._over.stop()
        self._application.removeEventFilter(self)
        self._overlay.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See clicks and keys, and let them through."""
        if event.type() in _INPUT:
            self._end()
        return False
