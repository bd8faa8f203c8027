"""The field for the name of a seat, which offers the persons who have played here before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.kit import Field
from risk_desktop.ui.theme import current

_SIGN = 32
"""Side of the sign at the right, px of its picture."""


class NameField(Field):
    """A field that opens a list of known names by the sign at its right, or by the key Down."""

    def __init__(self, name: str, words: str, known: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent=parent)
        self._known = [*known]
        self._open = QAction(_sign(), tr("profile.known"), self)
        self._open.triggered.connect(self.offer)
        self.addAction(self._open, QLineEdit.ActionPosition.TrailingPosition)

    def set_person(self, is_person: bool) -> None:
        """Offer names, as a person plays here, or none."""
        self._open.setVisible(is_person and bool(self._known))

    def offer(self) -> None:
        """Open the list."""
        menu = QMenu(self)
        for name in self._known:
            menu.addAction(name)
        menu.triggered.connect(self._take)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Down."""
        if event.key() == Qt.Key.Key_Down and self._open.isVisible():
            self.offer()
        else:
            super().keyPressEvent(event)

    def _take(self, action: QAction) -> None:
        self.setText(action.text())


def _sign() -> QIcon:
    picture = QPixmap(_SIGN, _SIGN)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_icon(painter, "chevron-down", QRectF(picture.rect()), current().text2)
    painter.end()
    return QIcon(picture)
