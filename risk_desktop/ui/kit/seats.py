"""Widgets for seats: roundel, sample of its land, and a picker of colours with their emblems."""

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.portraits import Face, portrait_pixmap
from risk_desktop.ui.art.seats import draw_roundel, draw_swatch, roundel_pixmap
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.kit.painted import PaintedWidget, sizes_for
from risk_desktop.ui.theme import SEATS, SeatColours, current, current_metrics, seat


def seat_name(colours: SeatColours) -> str:
    """Return a seat's colour and emblem in words, such as "Red, sword"."""
    return tr(f"kit.seat.{colours.key}")


class RoundelWidget(PaintedWidget):
    """A seat's disc with its emblem; `radius` in px at 100 %."""

    def __init__(
        self, colours: SeatColours, radius: float = 18, *, crossed: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat = colours
        self._radius = radius
        self._crossed = crossed
        self._face: Face | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(seat_name(colours))

    @property
    def seat(self) -> SeatColours:
        """Whose disc it is."""
        return self._seat

    def set_seat(self, colours: SeatColours, *, crossed: bool = False, face: Face | None = None) -> None:
        """Show another seat; `crossed` marks a player who is out, `face` is shown in place of the emblem."""
        self.setAccessibleName(seat_name(colours))
        if (colours, crossed, face) != (self._seat, self._crossed, self._face):
            self._seat, self._crossed, self._face = colours, crossed, face
            self.update()

    def sizeHint(self) -> QSize:
        """A square around the disc and its shadow."""
        side = 2 * math.ceil(sizes_for(self).f(self._radius) + 3)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint the roundel."""
        radius = sizes_for(self).f(self._radius)
        if self._face is not None:
            side = round(2 * radius + 4)
            picture = portrait_pixmap(self._face, self._seat, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF((self.width() - side) / 2, (self.height() - side) / 2), picture)
            return
        picture = roundel_pixmap(self._seat, radius, crossed=self._crossed, dpr=self.devicePixelRatioF())
        half = picture.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(self.width() / 2 - half, self.height() / 2 - half), picture)


class SwatchWidget(PaintedWidget):
    """A sample of a seat's land with its pattern."""

    may_shrink = True

    def __init__(self, colours: SeatColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = colours
        self.setAccessibleName(seat_name(colours))

    def set_seat(self, colours: SeatColours) -> None:
        """Show another seat."""
        self._seat = colours
        self.setAccessibleName(seat_name(colours))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a few emblems."""
        return QSize(current_metrics().px(62), current_metrics().px(40))

    def paint(self, painter: QPainter) -> None:
        """Paint the sample."""
        draw_swatch(painter, self._seat, QRectF(self.rect()).adjusted(1, 1, -1, -1), current_metrics().f(8))


class SeatPicker(ButtonControl):
    """Shows a seat's roundel and a sample of its land; pressed, it offers the six colours, with taken ones marked.

    A taken colour may be chosen too: the screen then swaps the two players. `chosen` carries the index of the colour.
    `signs`: the look of each colour.
    """

    off_opacity = 0.42
    chosen = Signal(int)

    def __init__(
        self, name: str, index: int = 0, parent: QWidget | None = None, signs: Sequence[SeatColours] = SEATS
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._index = index
        self._signs = signs
        self._taken: frozenset[int] = frozenset()
        self._popup: _SeatPopup | None = None
        self.clicked.connect(self._offer)
        self._say()

    def value(self) -> int:
        """Return the index of the chosen colour, 0-5."""
        return self._index

    def set_value(self, index: int) -> None:
        """Choose a colour without emitting `chosen`."""
        self._index = index
        self._say()
        self.update()

    def set_taken(self, indices: Collection[int]) -> None:
        """Set which colours other players have."""
        self._taken = frozenset(indices)

    def sizeHint(self) -> QSize:
        """Roundel and sample side by side."""
        return QSize(self.metrics.px(92), max(32, self.metrics.px(44)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the free colours with Up and Down; other keys as usual."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not event.modifiers():
            free = [index for index in range(len(SEATS)) if index not in self._taken or index == self._index]
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self._choose(free[(free.index(self._index) + step) % len(free)])
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint roundel, sample and arrow."""
        colours, metrics = self._signs[self._index], self.metrics
        height = self.height()
        radius = metrics.f(19)
        sample = QRectF(radius, (height - metrics.f(40)) / 2, self.width() - radius - 1, metrics.f(40))
        draw_swatch(painter, colours, sample, metrics.f(8))
        if self.hovered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(sample.adjusted(2, 2, -2, -2), rgba("#ffffff", 26))
        draw_roundel(painter, colours, QPointF(radius + 1.5, height / 2), radius)
        side = metrics.f(14)
        arrow = QRectF(sample.right() - side - metrics.f(6), height / 2 - side / 2, side, side)
        draw_icon(painter, "chevron-down", arrow, colours.ink, 2.8)

    def _say(self) -> None:
        words = seat_name(seat(self._index))
        self.setToolTip(words)
        self.setAccessibleName(f"{self._name}: {words}")

    def _offer(self) -> None:
        popup = _SeatPopup(self, self._index, self._taken)
        popup.picked.connect(self._choose)
        popup.show_below(self)
        self._popup = popup

    def _choose(self, index: int) -> None:
        if index != self._index:
            self.set_value(index)
            self.chosen.emit(index)


class _SeatPopup(PaintedWidget):
    """The list of colours that opens below the picker."""

    picked = Signal(int)

    def __init__(self, parent: QWidget, current_index: int, taken: frozenset[int]) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(2)
        self._rows: list[_SeatRow] = []
        for index, colours in enumerate(SEATS):
            row = _SeatRow(index, colours, taken=index in taken, parent=self)
            row.setChecked(index == current_index)
            row.picked.connect(self._pick)
            column.addWidget(row)
            self._rows.append(row)

    def show_below(self, picker: QWidget) -> None:
        """Open below the picker with the focus on its colour."""
        self.adjustSize()
        self.move(picker.mapToGlobal(QPoint(0, picker.height() + 4)))
        self.show()
        next((row for row in self._rows if row.isChecked()), self._rows[0]).setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Up and Down, close with Esc."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()

    def paint(self, painter: QPainter) -> None:
        """Paint the panel behind the list."""
        draw_panel(painter, QRectF(self.rect()), 10, line=current().panel_line)

    def _pick(self, index: int) -> None:
        self.picked.emit(index)
        self.close()


class _SeatRow(ButtonControl):
    """One colour of the list: roundel, name, and whether another player has it."""

    picked = Signal(int)

    def __init__(self, index: int, colours: SeatColours, *, taken: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._index = index
        self._seat = colours
        self._taken = taken
        self.setCheckable(True)
        self.setAccessibleName(self._words())
        self.clicked.connect(self._emit_picked)

    def _words(self) -> str:
        name = seat_name(self._seat)
        return tr("kit.seat.taken", name=name) if self._taken else name

    def sizeHint(self) -> QSize:
        """Room for roundel and words."""
        metrics = self.metrics
        width = text_width(self._words(), text_font(metrics.f(15.5), 600)) + metrics.f(88)
        return QSize(round(width), metrics.px(38))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics = current(), self.metrics
        if self.hovered or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(theme.accent, 46))
            painter.drawRoundedRect(QRectF(self.rect()), 7, 7)
        middle = self.height() / 2
        draw_roundel(painter, self._seat, QPointF(metrics.f(22), middle), metrics.f(14))
        words = QRectF(metrics.f(46), 0, self.width(), self.height() - 1)
        draw_text(
            painter,
            words,
            self._words(),
            text_font(metrics.f(15.5), 600),
            theme.text2 if self._taken else theme.text,
            LEFT,
        )
        if self.isChecked():
            side = metrics.f(18)
            draw_icon(
                painter, "check", QRectF(self.width() - side - 10, middle - side / 2, side, side), theme.good, 2.4
            )

    def _emit_picked(self) -> None:
        self.picked.emit(self._index)
