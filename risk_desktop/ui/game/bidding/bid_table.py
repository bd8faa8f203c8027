"""The table on which the bids are opened and the places in the order of the turns are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, draw_roundel, draw_text, text_width, vertical
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.bidding.bid_lanes import BidLanes, Lane
from risk_desktop.ui.game.bidding.money import MoneyKind
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, Label
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_SWEEP_MS = 900
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class PlaceMarker(ButtonControl):
    """A place in the order of the turns: free, proposed, or taken by somebody."""

    def __init__(self, place: int, glow: str) -> None:
        super().__init__()
        self.place, self._glow = place, glow
        self._holder: tuple[str, SeatColours] | None = None
        self._words = tr("bids.place.is_free")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, holder: tuple[str, SeatColours] | None, proposed: str) -> None:
        """Show who holds the place; ``proposed``: what stands below it while it is proposed, "" if it isn't."""
        self._holder = holder
        self.setChecked(bool(proposed) and holder is None)
        self._words = holder[0] if holder is not None else proposed or tr("bids.place.is_free")
        self.setAccessibleName(f"{self.place}: {self._words}")
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the sign and a name below it."""
        return QSize(self.metrics.px(124), self.metrics.px(112))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hexagon, its figure, and whose it is."""
        theme, f, taken = current(), self.metrics.f, self._holder is not None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, f(44))
        self._paint_sign(painter, middle, taken)
        ink = QColor(theme.primary_ink) if taken else QColor(theme.accent if self.isChecked() else theme.text2)
        box = QRectF(middle.x() - f(40), middle.y() - f(30), f(80), f(58))
        draw_text(painter, box, str(self.place), title_font(f(32), 700), ink, CENTRE)
        if self._holder is not None:
            draw_roundel(painter, self._holder[1], middle + QPointF(f(28), f(26)), f(12))
        size, weight = f(14.5), 700 if taken or self.isChecked() else 500
        wide = text_width(self._words, text_font(size, weight))
        font = text_font(max(f(11), min(size, size * (self.width() - 4) / max(1.0, wide))), weight)
        tone = theme.text if taken else self._glow if self.isChecked() else theme.text2
        draw_text(painter, QRectF(0, f(88), self.width(), f(22)), self._words, font, tone, CENTRE)
        painter.end()

    def _paint_sign(self, painter: QPainter, middle: QPointF, taken: bool) -> None:
        theme, f = current(), self.metrics.f
        wide, high = f(34), f(39)
        corners = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
        hexagon = QPolygonF([QPointF(middle.x() + x * wide, middle.y() + y * high) for x, y in corners])
        box = hexagon.boundingRect()
        if self.isChecked():
            frame = box.adjusted(-f(7), -f(3), f(7), f(3))
            painter.setPen(QPen(QColor(self._glow), 2.2))
            painter.setBrush(rgba(self._glow, 26))
            painter.drawRoundedRect(frame, f(12), f(12))
        top, bottom = QColor(theme.primary_top), QColor(theme.primary_bottom)
        if not taken:
            lift = 0.22 if self.hovered and self.isEnabled() else 0.1
            top, bottom = mix(theme.panel_top, theme.accent, lift), QColor(theme.panel_bottom)
        painter.setPen(QPen(QColor(theme.on_turn_line if taken else theme.panel_line), 2.2))
        painter.setBrush(vertical(box, top, bottom))
        painter.drawPolygon(hexagon)


class BidTable(Dialog):
    """Opened bids above, places below. Where a person chooses, ``picked`` tells a place, ``stepped`` an arrow, ``taken``
    the go-ahead; else any key or click tells ``skipped``.
    """

    picked = Signal(int)
    stepped = Signal(int)
    taken = Signal()
    skipped = Signal()

    explained = True

    def __init__(self, window: QWidget, title: str, lanes: Sequence[Lane], places: int, kind: MoneyKind) -> None:
        super().__init__(window, title, width=max(620, 150 * max(places, len(lanes)) + 60), dim_alpha=150)
        self._choosing = self._none_taken = False
        self.lanes = BidLanes(lanes, kind) if lanes else None
        if lanes:
            total = sum(lane.bid for lane in lanes)
            self.set_subtitle(tr("bids.to_the_bank", money=kind.words(total)) if total else tr("bids.nothing"))
        self.markers = [PlaceMarker(place, kind.colour) for place in range(1, places + 1)]
        self._words = Label("", "body", colour="text2")
        self.take = Button("", "primary", key="Space", icon="flag")
        self._lay_out()

    def show_places(self, holders: Mapping[int, tuple[str, SeatColours]], chooser: str = "", proposed: int = 0) -> None:
        """Show who holds which place, and that ``chooser`` is about to take a ``proposed`` one (0: not known).

        As soon as the first place is taken before the eyes of all, the bids go to the bank.
        """
        if self.lanes is not None and self._none_taken and holders:
            self.lanes.sweep(MOTION.duration(_SWEEP_MS))
        self._none_taken = not holders
        for marker in self.markers:
            words = tr("bids.place.chooses", player=chooser) if chooser and marker.place == proposed else ""
            marker.show_place(holders.get(marker.place), words)

    def ask(self, words: str, go: str = "") -> None:
        """Let a person choose: ``words`` tell about it, ``go`` stands on the button; "": nobody is asked, only told."""
        self._choosing = bool(go)
        self._words.setText(words)
        self.take.setVisible(self._choosing)
        self.take.setText(go)
        for marker in self.markers:
            marker.setEnabled(self._choosing)

    def first_focus(self) -> QWidget:
        """Return the table itself: arrows and digits are its own."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and digits propose a place; where nobody chooses, every key goes on at once."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(key, 0)
        if not self._choosing:
            event.accept()
            self.skipped.emit()
        elif step:
            self.stepped.emit(step)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.picked.emit(key - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        metrics = current_metrics()
        self.body.setSpacing(metrics.px(8))
        if self.lanes is not None:
            self.body.addWidget(self.lanes, 1)
        self.body.addWidget(Label(tr("bids.place.heading"), "heading", align=_MIDDLE, colour="accent"))
        row = QHBoxLayout()
        row.setSpacing(metrics.px(8))
        for marker in self.markers:
            marker.clicked.connect(self._tell)
            row.addWidget(marker)
        self.body.addLayout(row)
        self.add_left(self._words)
        self.take.clicked.connect(self.taken)
        self.add_action(self.take)
        self.take.hide()

    def _tell(self) -> None:
        marker = self.sender()
        if isinstance(marker, PlaceMarker):
            marker.setChecked(False)
            self.picked.emit(marker.place)
