"""The board as a picture, and on the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication, QImage

from risk_desktop.i18n import tr
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.kit import ToastHost


def visible_board(board: BoardView, director: Director) -> QImage | None:
    """Return a picture of the board's room, without the sea under the panels.

    None while the board doesn't show, or the present decision is secret.
    """
    presenter = director.presenter
    secret = presenter is not None and presenter.active and presenter.secret
    if secret or not (board.isVisible() and board.is_painted):
        return None
    picture, free = board.picture(), board.camera.free
    ratio = picture.devicePixelRatio()
    return picture.copy(QRectF(free.topLeft() * ratio, free.size() * ratio).toAlignedRect())


class BoardCopy(QObject):
    """Copies a picture of the board to the clipboard, and says so, or that it shows a secret."""

    def __init__(self, board: BoardView, director: Director, toasts: ToastHost, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._director, self._toasts = board, director, toasts

    def copy(self) -> None:
        """Copy what shows now."""
        picture = visible_board(self._board, self._director)
        if picture is None:
            self._toasts.show_message(tr("play.copy.secret"), icon="warning")
        else:
            QGuiApplication.clipboard().setImage(picture)
            self._toasts.show_message(tr("play.copy.done"), icon="check")
