"""Pieces that take part in what is being chosen, or not: a switch for each, in the tray and at the battle table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.art import LEFT, draw_text, draw_tick, text_width
from risk_desktop.ui.art.pieces import draw_missing_piece, draw_piece
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.prompt.asking import Toggle
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_HEIGHT, _FIGURE, _NAME, _WORDS, _GAP = 44, 26, 15, 13, 9
_DIMMED = 0.62


class PieceSwitch(ButtonControl):
    """Figure, name and why it matters; ringed when it takes part. ``objectName`` is its kind.

    ``set_terse`` leaves the figure alone; the tooltip says the rest.
    """

    def __init__(self, toggle: Toggle, name: str, seat: SeatColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terse = False
        self.setObjectName(toggle.kind)
        self.setCheckable(True)
        self.setChecked(toggle.on)
        self.setEnabled(not toggle.fixed)
        self._toggle, self._name, self._seat = toggle, name, seat
        state = tr("fight.piece.must" if toggle.fixed else "fight.piece.on" if toggle.on else "fight.piece.off")
        self.setAccessibleName(", ".join(part for part in (name, toggle.words, state) if part))
        self.setToolTip(self.accessibleName())

    def set_terse(self, terse: bool) -> None:
        """Show the figure alone, or its name and words too."""
        if terse != self._terse:
            self._terse = terse
            self.updateGeometry()
            self.update()

    def nextCheckState(self) -> None:
        """Stay as the presenter says: a press only tells."""

    def sizeHint(self) -> QSize:
        """Room for the figure and two short lines."""
        height = max(36, self.metrics.px(_HEIGHT))
        if self._terse:
            return QSize(round(self.metrics.f(_FIGURE + 3 * _GAP)), height)
        name = text_width(self._name, text_font(self.metrics.f(_NAME), 700))
        words = text_width(self._toggle.words, text_font(self.metrics.f(_WORDS), 500))
        width = max(name, words) + self.metrics.f(_FIGURE + 3 * _GAP + 14)
        return QSize(round(width), height)

    def paint(self, painter: QPainter) -> None:
        """Paint it: brass line and tick when it takes part, dashes when not."""
        theme, on = current(), self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(rgba(theme.accent, 46 if on or self.hovered else 0))
        painter.setPen(QPen(rgba(theme.accent if on else theme.panel_line, 255 if on else 150), 1.4))
        painter.drawRoundedRect(box, 9, 9)
        figure, gap = self.metrics.f(_FIGURE), self.metrics.f(_GAP)
        centre = QPointF(box.left() + gap + figure / 2, box.center().y())
        if on:
            draw_piece(painter, self._toggle.kind, centre, figure, self._seat)
            draw_tick(painter, QPointF(box.right() - gap, box.top() + gap), self.metrics.f(6.5))
        else:
            painter.setOpacity(_DIMMED)
            draw_missing_piece(painter, self._toggle.kind, centre, figure, theme.text2)
        if not self._terse:
            self._paint_words(painter, QRectF(centre.x() + figure / 2 + gap, box.top(), box.width(), box.height()))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, half = current(), room.height() / 2
        font = text_font(self.metrics.f(_NAME), 700)
        if not self._toggle.words:
            draw_text(painter, room, self._name, font, theme.text, LEFT)
            return
        draw_text(painter, room.adjusted(0, 3, 0, -half + 1), self._name, font, theme.text, LEFT)
        small = text_font(self.metrics.f(_WORDS), 500)
        draw_text(painter, room.adjusted(0, half - 1, 0, -3), self._toggle.words, small, theme.text2, LEFT)


class PieceRow(QWidget):
    """Switches side by side, in as many lines as they need; hidden without any. ``toggled`` tells a kind of piece."""

    toggled = Signal(str)

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = names
        self._shown: tuple[tuple[Toggle, ...], int] = ((), -1)
        self.switches: list[PieceSwitch] = []
        self.hide()

    def show_pieces(self, toggles: tuple[Toggle, ...], seat: int) -> bool:
        """Show switches in the colours of a seat; tell whether anything has changed."""
        if (toggles, seat) == self._shown:
            return False
        self._shown = (toggles, seat)
        for switch in self.switches:
            switch.hide()
            switch.deleteLater()
        self.switches = [self._switch(toggle, seat) for toggle in toggles]
        self._place()
        self.setVisible(bool(toggles))
        return True

    def _switch(self, toggle: Toggle, seat: int) -> PieceSwitch:
        name = self._names.piece(toggle.kind)
        switch = PieceSwitch(toggle, capitalized(name), self._names.seat_colours(seat), self)
        switch.clicked.connect(self._tell)
        switch.show()
        return switch

    def _tell(self) -> None:
        self.toggled.emit(self.sender().objectName())

    def wanted(self, width: int) -> int:
        """Return the height in a width, px; 0 while there is nothing to show."""
        return max((place.bottom() + 1 + current_metrics().px(4) for place in self._places(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the switches."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for switch, place in zip(self.switches, self._places(self.width()), strict=True):
            switch.setGeometry(place)
        self.setMinimumHeight(self.wanted(self.width()))

    def _places(self, width: int) -> Iterator[QRect]:
        """Yield where the switches stand in a width, line after line."""
        metrics = current_metrics()
        side, gap = metrics.px(20), metrics.px(8)
        left, top = side, metrics.px(8)
        for switch in self.switches:
            size = switch.sizeHint()
            if left > side and left + size.width() > width - side:
                left, top = side, top + size.height() + gap
            yield QRect(left, top, size.width(), size.height())
            left += size.width() + gap
