"""Choosing one of a few values: filter chips and segmented rows."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, draw_text, text_width
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.kit.painted import Restyled, sizes_for
from risk_desktop.ui.theme import current

_MOVES = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}


class Chip(ButtonControl):
    """A pill that is outlined while off and filled with the accent while on."""

    off_opacity = 0.42

    def __init__(self, words: str, *, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 17.0
        self.setCheckable(True)
        self._icon = icon
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Change the words, which are also the accessible name."""
        self._words = words
        self.setText(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words in bold, so that nothing moves when the chip is chosen."""
        px = self.metrics.f(15.5)
        icon = px * 1.55 if self._icon else 0
        return QSize(round(text_width(self._words, text_font(px, 700)) + icon + px * 2), max(32, self.metrics.px(34)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrow keys to the row: Qt would move the focus without emitting the choice."""
        if event.key() in _MOVES:
            event.ignore()
            return
        super().keyPressEvent(event)

    def _radius(self) -> float:
        return self.height() / 2

    def paint(self, painter: QPainter) -> None:
        """Paint the pill."""
        theme, px, on = current(), self.metrics.f(15.5), self.isChecked()
        box = QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7)
        fill = QColor(theme.accent) if on else rgba(theme.panel_top, 200)
        if self.hovered:
            fill = fill.lighter(106) if on else rgba(theme.accent, 46)
        painter.setPen(QPen(QColor(theme.accent) if on else rgba(theme.panel_line, 140), 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, self._radius(), self._radius())
        ink = theme.primary_ink if on else theme.text
        font = text_font(px, 700 if on else 600)
        shift = 0.0
        if self._icon:
            width = text_width(self._words, font) + px * 1.55
            side = px * 1.2
            left = box.center().x() - width / 2
            draw_icon(painter, self._icon, QRectF(left, box.center().y() - side / 2, side, side), ink, 2)
            shift = px * 1.55
        draw_text(painter, box.adjusted(shift, 0, 0, -1), self._words, font, ink, CENTRE)


class Segment(Chip):
    """A chip with square corners, for rows of numbers."""

    def __init__(self, words: str, *, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, icon=icon, parent=parent)
        self.ring_radius = 8.0

    def _radius(self) -> float:
        return self.metrics.f(7)

    def sizeHint(self) -> QSize:
        """A square for a single digit."""
        size = super().sizeHint()
        side = max(32, self.metrics.px(32))
        width = text_width(self._words, text_font(self.metrics.f(15.5), 700)) + self.metrics.f(18)
        return QSize(max(side, round(width)), max(side, size.height() - 2))


class ToggleRow(Restyled, QWidget):
    """A row of segments, exactly one of which is on; arrow keys move the choice, and `chosen` carries the new value."""

    chosen = Signal(object)
    piece: type[Chip] = Segment
    gap = 4.0

    def __init__(self, choices: Sequence[tuple[object, str]], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.values = [value for value, _ in choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.pieces = [self.piece(words, parent=self) for _, words in choices]
        for piece in self.pieces:
            row.addWidget(piece)
            piece.setAutoExclusive(True)
            piece.setAccessibleDescription(name)
            piece.clicked.connect(self._emit_chosen)
        row.addStretch(1)
        if self.pieces:
            self.set_value(self.values[0])
        self.restyle()

    def value(self) -> object:
        """Return the value of the piece that is on, None for an empty row."""
        return next((value for value, piece in zip(self.values, self.pieces, strict=True) if piece.isChecked()), None)

    def set_value(self, value: object) -> None:
        """Choose a value without emitting `chosen`; ValueError if the row lacks it."""
        self.pieces[self.values.index(value)].setChecked(True)
        for piece in self.pieces:  # Qt moves the tab stop only after clicks
            stop = Qt.FocusPolicy.StrongFocus if piece.isChecked() else Qt.FocusPolicy.ClickFocus
            piece.setFocusPolicy(stop)

    def set_words(self, words: Sequence[str]) -> None:
        """Change the words of all pieces, in order."""
        for piece, text in zip(self.pieces, words, strict=True):
            piece.set_words(text)

    def disable_values(self, values: Collection[object]) -> None:
        """Disable the pieces of these values and enable all others."""
        for value, piece in zip(self.values, self.pieces, strict=True):
            piece.setEnabled(value not in values)

    def restyle(self) -> None:
        """Scale the gap."""
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(sizes_for(self).px(self.gap))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the choice to the previous, next, first or last enabled piece."""
        usable = [piece for piece in self.pieces if piece.isEnabled()]
        here = next((number for number, piece in enumerate(usable) if piece.isChecked()), 0)
        goal = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(usable) - 1,
        }.get(Qt.Key(event.key()))
        if goal is None or not 0 <= goal < len(usable):
            super().keyPressEvent(event)
            return
        usable[goal].setFocus(Qt.FocusReason.TabFocusReason)
        usable[goal].click()

    def _emit_chosen(self) -> None:
        self.chosen.emit(self.value())


class ChipRow(ToggleRow):
    """A row of filter chips, exactly one of which is on."""

    piece = Chip
    gap = 8.0
