"""Parts of a lane of dice: the place of a die, the sign between two, the chip of a loss."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.ui.art import CENTRE, chip_width, draw_chip, draw_die_place, draw_text
from risk_desktop.ui.colour import mix
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import DieWidget, Restyled
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current, current_metrics

SIDE, SPARE_SIDE = 60.0, 48.0


def die_scale() -> float:
    """Factor on dice where the text is large: the words need the room."""
    return min(1.0, 1.25 / current_metrics().text_scale)


class DiePlace(QWidget):
    """Where a die lies; a dashed outline while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._die: DieWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def take(self, die: DieWidget | None) -> None:
        """Hold a die, or none."""
        self._die = die
        self._centre()
        if die is not None:
            die.show()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the largest die."""
        side = round(current_metrics().f(SIDE * die_scale()) * 1.4)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Same as the size hint."""
        return self.sizeHint()

    def resizeEvent(self, event: object) -> None:
        """Keep the die in the middle."""
        self._centre()

    def _centre(self) -> None:
        if self._die is not None:
            size = self._die.sizeHint()
            self._die.setGeometry(
                (self.width() - size.width()) // 2, (self.height() - size.height()) // 2, size.width(), size.height()
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the empty place."""
        if self._die is None:
            painter = QPainter(self)
            side = current_metrics().f(SPARE_SIDE * die_scale())
            draw_die_place(painter, QPointF(self.width() / 2, self.height() / 2), side)
            painter.end()


class Sign(Restyled, QWidget):
    """The sign between two dice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._even = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def say(self, words: str, *, even: bool) -> None:
        """Show a sign; ``even`` in brass instead of green."""
        self._words, self._even = words, even
        self.update()

    def sizeHint(self) -> QSize:
        """Room for one sign."""
        return QSize(current_metrics().px(40), current_metrics().px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sign."""
        painter = QPainter(self)
        theme = current()
        ink = theme.accent if self._even else theme.good
        draw_text(painter, QRectF(self.rect()), self._words, text_font(current_metrics().f(30), 800), ink, CENTRE)
        painter.end()


class LossChip(Restyled, QWidget):
    """Chip in a player's colour that says what he loses; nothing while it has no words."""

    _PX = 15.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._colours = NEUTRAL
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, words: str, colours: SeatColours) -> None:
        """Show words in a seat's colour."""
        self._words, self._colours = words, colours
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words."""
        px = current_metrics().f(self._PX)
        return QSize(round(chip_width(self._words, px, "army")) + 2 if self._words else 0, round(px * 2))

    def minimumSizeHint(self) -> QSize:
        """Same as the size hint."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip."""
        if not self._words:
            return
        theme = current()
        painter = QPainter(self)
        fill = mix(self._colours.badge, theme.label_halo, 0.62)
        line = mix(self._colours.badge, theme.label, 0.45)
        px = current_metrics().f(self._PX)
        draw_chip(painter, QRectF(self.rect()), self._words, px, fill=fill, ink=theme.label, line=line, icon="army")
        painter.end()
