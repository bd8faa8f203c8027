"""The table of bribes: the player's cards at the left, the neutral colours and what a card would do to them at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.stance import draw_stance
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.territory.card_fan import CARD_STEPS, ROW_STEPS, CardFan, FanTable, OnFanTable
from risk_desktop.ui.kit import Button, Label
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_WIDTH = 1060
_TRACK = 128.0


@dataclass(frozen=True)
class BribeOffer:
    """A neutral colour at the table: where its cannon is and would come to stand (-1 to 1), in words too.

    ``open``: it takes a card; else ``words`` say why not.
    """

    seat: int
    name: str
    words: str
    colours: SeatColours
    place: int
    goal: int
    open: bool


class BribeTable(FanTable):
    """Choose a card and a colour. ``given`` carries the seat and the card's number.

    Left and right go from card to card, up and down from colour to colour, figures choose a colour, Space gives.
    """

    given = Signal(int, int)

    def __init__(
        self,
        window: QWidget,
        faces: Mapping[int, UnitCard],
        offers: Sequence[BribeOffer],
        players: tuple[SeatColours, SeatColours],
    ) -> None:
        words = "" if current_metrics().folded else tr("tables.bribes.help")
        super().__init__(window, tr("tables.bribes.title"), words, _WIDTH)
        self.fan = CardFan(faces, fixed=False, most=1)
        self.rows = [BribeRow(offer, number, players) for number, offer in enumerate(offers, start=1)]
        self._side = QWidget()
        self._give = Button("", "primary", key="Space", icon="cards")
        self._lay_out()
        self.fan.changed.connect(self._show_choice)
        self.fan.arrow.connect(self.walk)
        self._give.clicked.connect(self._emit_given)
        self.add_action(self._give)
        able = [row.offer for row in self.rows if row.offer.open]
        if able:
            self.choose(next((offer for offer in able if offer.goal != offer.place), able[0]).seat)
        self.fan.choose(tuple(faces)[:1])
        self._show_choice()

    @property
    def card(self) -> int:
        """The chosen card, -1 for none."""
        return self.fan.chosen[0] if self.fan.chosen else -1

    @property
    def seat(self) -> int:
        """The chosen colour, -1 for none."""
        return next((row.offer.seat for row in self.rows if row.isChecked()), -1)

    def choose(self, seat: int) -> None:
        """Choose a colour, if it accepts a card."""
        if not any(row.offer.seat == seat and row.offer.open for row in self.rows):
            return
        for row in self.rows:
            row.setChecked(row.offer.seat == seat)
            if row.isChecked() and self.isVisible():
                self._content.ensureWidgetVisible(row, 0, current_metrics().px(10))
        self._show_choice()

    def _choose_row(self) -> None:
        row = self.sender()
        if isinstance(row, BribeRow):
            self.choose(row.offer.seat)

    def _show_choice(self) -> None:
        ready = self.card >= 0 and self.seat >= 0
        self._give.setEnabled(ready)
        name = next((row.offer.name for row in self.rows if row.isChecked()), "")
        self._give.setText(tr("tables.bribes.give", player=name) if ready else tr("tables.bribes.choose"))

    def _emit_given(self) -> None:
        if self.card >= 0 and self.seat >= 0:
            card, seat = self.card, self.seat
            self.dismiss()
            self.given.emit(seat, card)

    # --- keys

    def choose_row(self, place: int) -> bool:
        """Choose the colour in a row, if it accepts a card; return whether it was chosen."""
        if place >= len(self.rows):
            return False
        self.choose(self.rows[place].offer.seat)
        return True

    def walk(self, key: int) -> None:
        """Choose the next card, or the next colour that accepts one."""
        if key in CARD_STEPS:
            numbers = [card.number for card in self.fan.cards]
            at = numbers.index(self.card) if self.card in numbers else 0
            self.fan.choose((numbers[(at + CARD_STEPS[Qt.Key(key)]) % len(numbers)],))
            self._show_choice()
            return
        able = [row.offer.seat for row in self.rows if row.offer.open]
        if able:
            at = able.index(self.seat) if self.seat in able else 0
            self.choose(able[(at + ROW_STEPS[Qt.Key(key)]) % len(able)])

    # --- set-up

    def place(self, rise: int) -> None:
        """Place the colours beside the cards, or below them if there is no room."""
        self.turn_middle(self.fan, self._side)
        super().place(rise)

    def _lay_out(self) -> None:
        metrics = current_metrics()
        left = QVBoxLayout()
        left.addStretch(1)
        left.addWidget(self.fan)
        left.addStretch(1)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(metrics.px(8))
        column.addWidget(Label(tr("tables.bribes.whom"), "heading"))
        for row in self.rows:
            row.clicked.connect(self._choose_row)
            row.arrow.connect(self.walk)
            column.addWidget(row)
        column.addStretch(1)
        self._middle.setSpacing(metrics.px(24))
        self._middle.addLayout(left, 1)
        self._middle.addWidget(self._side)
        self.body.addLayout(self._middle)


class BribeRow(OnFanTable):
    """A colour to choose: roundel, name, what a card would do or why it accepts none, and the track of its cannon."""

    def __init__(self, offer: BribeOffer, number: int, players: tuple[SeatColours, SeatColours]) -> None:
        super().__init__()
        self.offer, self._number, self._players = offer, number, players
        self.setCheckable(True)
        self.setEnabled(offer.open)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{offer.name}. {offer.words}")

    def sizeHint(self) -> QSize:
        """Room for roundel, words and track."""
        metrics, offer = self.metrics, self.offer
        wide = max(
            text_width(offer.name, text_font(metrics.f(17), 700)), text_width(offer.words, text_font(metrics.f(14.5)))
        )
        return QSize(round(metrics.f(58 + 14 + _TRACK + 18) + wide), metrics.px(64))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics, offer = current(), self.metrics, self.offer
        painter.setOpacity(1.0 if offer.open else 0.6)
        on = self.isChecked()
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 130), 2.2 if on else 1.1))
        painter.setBrush(rgba(theme.accent, 38) if on else rgba(theme.panel_highlight, 30 if self.hovered else 12))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), 10, 10)
        middle = self.height() / 2
        draw_roundel(painter, offer.colours, QPointF(metrics.f(31), middle), metrics.f(18))
        left = metrics.f(58)
        track = QRectF(self.width() - metrics.f(_TRACK + 12), middle - metrics.f(23), metrics.f(_TRACK), metrics.f(46))
        wide = track.left() - left - metrics.f(10)
        upper = QRectF(left, middle - metrics.f(25), wide, metrics.f(25))
        draw_text(painter, upper, offer.name, text_font(metrics.f(17), 700), theme.text, LEFT)
        lower = QRectF(left, middle, wide, metrics.f(22))
        draw_text(painter, lower, offer.words, text_font(metrics.f(14.5)), theme.text2, LEFT)
        ghost = float(offer.goal) if on and offer.open else None
        draw_stance(painter, track, self._players, float(offer.place), offer.colours.line, ghost)
