"""The field for the name of a seat, which offers the persons who have played here before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Field, IconButton
from risk_desktop.ui.theme import current_metrics

_SIDE = 26
"""Width of the button that opens the list, px at 100 %."""


class NameField(Field):
    """A field that opens a list of known names by the button at its right, ``opener``, or by the key Down."""

    def __init__(self, name: str, words: str, known: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent=parent)
        self._known = [*known]
        self.opener = IconButton("chevron-down", tr("profile.known"), kind="ghost", parent=self)
        self.opener.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.opener.setCursor(Qt.CursorShape.ArrowCursor)
        self.opener.clicked.connect(self.offer)
        self.opener.hide()

    def set_person(self, is_person: bool) -> None:
        """Offer names, as a person plays here, or none."""
        self.opener.setVisible(is_person and bool(self._known))
        self._place()

    def offer(self) -> None:
        """Open the list."""
        menu = QMenu(self)
        for name in self._known:
            menu.addAction(name)
        menu.triggered.connect(self._take)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the right end."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put the button at the right end, and let no words run below it."""
        side = current_metrics().px(_SIDE)
        self.opener.setGeometry(self.width() - side - 2, 2, side, self.height() - 4)
        self.setTextMargins(0, 0, 0 if self.opener.isHidden() else side, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Down."""
        if event.key() == Qt.Key.Key_Down and not self.opener.isHidden():
            self.offer()
        else:
            super().keyPressEvent(event)

    def _take(self, action: QAction) -> None:
        self.setText(action.text())
