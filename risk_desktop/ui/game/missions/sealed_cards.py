"""The backs of the viewer's secrets; press and hold them, or a key, to look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.labels import draw_chip
from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.art.missions import MISSION_RATIO, draw_sealed
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.theme import current

PEEK_KEY = "L"
_CARD, _OVERLAP, _TURN = 46.0, 0.5, 5.0


class SealedCards(ButtonControl):
    """The backs; a look lasts from ``pressed`` to ``released``. This widget knows nothing of the faces."""

    kept = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._count = 0
        self.hide()

    def show_count(self, count: int) -> None:
        """Show a number of backs; hide for 0."""
        self._count = count
        self.setAccessibleName(tr("play.secret.spoken", n=count))
        self.setToolTip(f"{tr('play.secret.spoken', n=count)}\n{tr('play.secret.hint', key=PEEK_KEY)}")
        self.setVisible(count > 0)
        self.repaint_picture()

    def look(self) -> object:
        """Hover, press and the number of backs: lifted under the pointer and while pressed."""
        return self.hovered, self.isDown(), self._count

    def sizeHint(self) -> QSize:
        """Room for the fan and the chip below it."""
        card = self.metrics.f(_CARD)
        fan = card * (1 + _OVERLAP * max(0, self._count - 1)) + card * 0.5
        words = text_width(self._words(), text_font(self._px(), 700)) + self._px() * 3.6
        return QSize(round(max(fan, words)), round(card * (MISSION_RATIO + 0.25) + self._px() * 2.1))

    def paint(self, painter: QPainter) -> None:
        """Paint the backs as a fan, and the chip that says how to look."""
        card, theme = self.metrics.f(_CARD), current()
        lift = card * 0.08 if self.hovered or self.isDown() else 0.0
        middle = card * 0.75 + card * _OVERLAP * (self._count - 1) / 2
        for number in range(self._count):
            away = number - (self._count - 1) / 2
            face = QRectF(0, 0, card, card * MISSION_RATIO)
            face.moveCenter(face.center() + QRectF(middle + away * card * _OVERLAP - card / 2, 0, 0, 0).topLeft())
            face.translate(0, card * 0.14 - lift + abs(away) * card * 0.03)
            draw_sealed(painter, face, away * _TURN - (4 if self._count == 1 else 0))
        px = self._px()
        words = self._words()
        width = text_width(words, text_font(px, 700)) + px * 2.6
        chip = QRectF(2, self.height() - px * 1.9 - 1, width, px * 1.8)
        draw_chip(painter, chip, words, px, fill=theme.panel_bottom, ink=theme.text, line=theme.accent, icon="eye")

    def _px(self) -> float:
        return self.metrics.f(13)

    def _words(self) -> str:
        return tr("play.secret.look", key=PEEK_KEY)
