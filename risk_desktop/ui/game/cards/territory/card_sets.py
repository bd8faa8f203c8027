"""Beside the fan of cards: the sets in a hand, what the chosen one brings, and what the next sets are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.art.glyphs import UNIT_COLOURS, draw_unit
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.territory.card_fan import OnFanTable
from risk_desktop.ui.kit import Divider, Label, PaintedWidget, RoundelWidget, Well
from risk_desktop.ui.theme import NEUTRAL, current, current_metrics

UNITS = ("infantry", "cavalry", "artillery")
_MINI, _MINI_STEP = 30.0, 34.0
# Most width in px at 100 % of the words about the chosen cards.
_READING = 380


@dataclass(frozen=True)
class CardSet:
    """Three cards of a hand with their units, what they bring, and the extra armies on own land they show."""

    cards: tuple[int, ...]
    units: tuple[str, ...]
    armies: int
    bonus: int = 0

    @property
    def total(self) -> int:
        """All armies."""
        return self.armies + self.bonus

    @property
    def likeness(self) -> tuple[tuple[str, ...], int]:
        """Units in a fixed order, and all armies: what two sets have in common that are as good as one another."""
        return tuple(sorted(self.units)), self.total


def rank(sets: Sequence[CardSet]) -> list[CardSet]:
    """Return the sets, the best first: most armies, then the fewest wild cards."""
    return sorted(sets, key=lambda each: (-each.total, each.units.count("wild"), each.cards))


def distinct(sets: Sequence[CardSet]) -> list[CardSet]:
    """Return the first of those sets that show the same units and bring the same."""
    found: dict[tuple[tuple[str, ...], int], CardSet] = {}
    for each in sets:
        found.setdefault(each.likeness, each)
    return list(found.values())


def words_of_set(units: Sequence[str]) -> str:
    """Say what makes three units a set, and what wild cards stand for; "" if they are none."""
    plain = [unit for unit in units if unit != "wild"]
    wilds = len(units) - len(plain)
    if len(units) != 3 or 1 < len(set(plain)) < len(plain):
        return ""
    same = len(set(plain)) == 1 and wilds < 2
    kind = tr(f"tables.cards.three.{plain[0]}") if same else tr("tables.cards.mixed")
    if wilds == 0:
        return kind
    if wilds > 1:
        return tr("tables.cards.with_wild", kind=kind, n=wilds)
    missing = plain[0] if same else next(unit for unit in UNITS if unit not in plain)
    return tr("tables.cards.wild_as", kind=kind, unit=tr(f"kit.unit.{missing}"))


class SetRow(OnFanTable):
    """A set to choose: its units, armies, kind, and "Best" or the figure that chooses it."""

    def __init__(self, offer: CardSet, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer, self._number = offer, number
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._armies = tr("common.armies", n=offer.total)
        plain = {unit for unit in offer.units if unit != "wild"}
        self._kind = tr("tables.cards.kind_same" if len(plain) == 1 else "tables.cards.kind_mixed")
        units = ", ".join(tr(f"kit.unit.{unit}") for unit in offer.units)
        best = f", {tr('tables.cards.best')}" if number == 1 else ""
        self.setAccessibleName(f"{self._armies}, {self._kind}: {units}{best}")

    def sizeHint(self) -> QSize:
        """Room for cards, words and mark."""
        metrics = self.metrics
        wide = max(text_width(self._armies, self._font(19, 700)), text_width(self._kind, self._font(14.5, 400)))
        return QSize(
            round(metrics.f(12 + 3 * _MINI_STEP + 14) + wide + self._mark_width() + metrics.f(24)), metrics.px(68)
        )

    def _font(self, px: float, weight: int) -> QFont:
        return text_font(self.metrics.f(px), weight)

    def _mark_width(self) -> float:
        return chip_width(tr("tables.cards.best"), self.metrics.f(13), "") if self._number == 1 else self.metrics.f(16)

    def paint(self, painter: QPainter) -> None:
        """Paint frame, small cards, words and mark."""
        theme, metrics = current(), self.metrics
        on = self.isChecked()
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 130), 2.2 if on else 1.1))
        fill = rgba(theme.accent, 38) if on else rgba(theme.panel_highlight, 30 if self.hovered else 12)
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), 10, 10)
        self._paint_cards(painter)
        left = metrics.f(12 + 3 * _MINI_STEP + 12)
        wide, middle = self.width() - left - self._mark_width() - metrics.f(18), self.height() / 2
        upper = QRectF(left, middle - metrics.f(26), wide, metrics.f(26))
        draw_text(painter, upper, self._armies, text_font(metrics.f(19), 700), theme.text, LEFT)
        lower = QRectF(left, middle + metrics.f(1), wide, metrics.f(22))
        draw_text(painter, lower, self._kind, text_font(metrics.f(14.5)), theme.text2, LEFT)
        self._paint_mark(painter)

    def _paint_cards(self, painter: QPainter) -> None:
        theme, metrics = current(), self.metrics
        for place, unit in enumerate(self.offer.units):
            width, height = metrics.f(_MINI), metrics.f(_MINI) * 1.46
            box = QRectF(metrics.f(12 + place * _MINI_STEP), (self.height() - height) / 2, width, height)
            painter.setPen(QPen(QColor(theme.paper_edge), 1))
            painter.setBrush(QColor(theme.paper_top))
            painter.drawRoundedRect(box, 4, 4)
            draw_unit(painter, unit, box.center(), metrics.f(10.5), UNIT_COLOURS[unit])

    def _paint_mark(self, painter: QPainter) -> None:
        theme, metrics = current(), self.metrics
        wide = self._mark_width()
        box = QRectF(self.width() - wide - metrics.f(12), self.height() / 2 - metrics.f(12), wide, metrics.f(24))
        if self._number == 1:
            draw_chip(painter, box, tr("tables.cards.best"), metrics.f(13))
        else:
            draw_text(painter, box, str(self._number), text_font(metrics.f(14), 600), theme.text2, CENTRE)


class SetCaption(Label):
    """What the chosen cards are, in a pill."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "strong", align=Qt.AlignmentFlag.AlignHCenter, parent=parent)
        space = current_metrics().px(7)
        self.setContentsMargins(2 * space, space, 2 * space, space)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as the words on one line; more lines where that would be wider than the fan."""
        letters, edges = QFontMetrics(self.font()), self.contentsMargins()
        width = min(letters.horizontalAdvance(self.text()) + 2, current_metrics().px(_READING))
        lines = letters.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap.value, self.text())
        return QSize(width + edges.left() + edges.right(), lines.height() + edges.top() + edges.bottom())

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill below the words."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(rgba(theme.panel_line, 200), 1.2))
        painter.setBrush(rgba(theme.accent, 26))
        box = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        radius = min(box.height() / 2, current_metrics().f(20))
        painter.drawRoundedRect(box, radius, radius)
        painter.end()
        super().paintEvent(event)


class Gain(Well):
    """What the chosen set brings: the own land that its cards show, and the total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roundel = RoundelWidget(NEUTRAL, 13, parent=self)
        self._held = Label("", "strong", parent=self)
        self._extra = Label("", "secondary", parent=self)
        self._rule = Divider(self)
        self._total = Label("", "item", align=Qt.AlignmentFlag.AlignRight, wrap=False, parent=self)
        column = self.column()
        upper = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._held)
        words.addWidget(self._extra)
        upper.addWidget(self._roundel, 0, Qt.AlignmentFlag.AlignVCenter)
        upper.addLayout(words, 1)
        lower = QHBoxLayout()
        lower.addWidget(Label(tr("tables.cards.total"), "secondary", parent=self), 1)
        lower.addWidget(self._total)
        column.addLayout(upper)
        column.addWidget(self._rule)
        column.addLayout(lower)

    def show_gain(self, offer: CardSet | None, own: Sequence[UnitCard]) -> None:
        """Show what a set brings; ``own`` are its cards whose land gets extra armies."""
        extra = offer is not None and offer.bonus > 0 and bool(own)
        for widget in (self._roundel, self._held, self._extra, self._rule):
            widget.setVisible(extra)
        if offer is None:
            self._total.setText("–")
            return
        self._total.setText(f"{offer.armies} + {offer.bonus}" if extra else str(offer.armies))
        if extra:
            self._roundel.set_seat(own[0].owner or NEUTRAL)
            places = ", ".join(card.name for card in own)
            self._held.setText(tr("tables.cards.held", territories=places))
            self._extra.setText(tr("tables.cards.extra", n=offer.bonus))


class Worth(PaintedWidget):
    """What the sets of the whole table are worth, one after the other; the next one stands out."""

    def __init__(self, values: Sequence[int], following: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values, self._next = [str(value) for value in values], following
        self._words = tr("tables.cards.worth")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        told = ", ".join(self._values)
        self.setAccessibleName(f"{self._words}: {told}. {tr('tables.cards.worth_next', value=self._values[following])}")
        self.setToolTip(tr("tables.cards.worth_next", value=self._values[following]))

    def restyle(self) -> None:
        """Take sizes in use."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Words and figures in a row."""
        metrics = current_metrics()
        places = len(self._values) * metrics.f(34)
        return QSize(
            round(text_width(self._words, text_font(metrics.f(15), 600)) + metrics.f(10) + places), metrics.px(34)
        )

    def paint(self, painter: QPainter) -> None:
        """Paint them in a row, past ones faint, the next one in a brass disc."""
        theme, metrics = current(), current_metrics()
        font = text_font(metrics.f(15), 600)
        wide = text_width(self._words, font)
        draw_text(painter, QRectF(0, 0, wide + 2, self.height()), self._words, font, theme.text2, LEFT)
        left = wide + metrics.f(10)
        for place, value in enumerate(self._values):
            box = QRectF(left + place * metrics.f(34), 0, metrics.f(34), self.height())
            ink = theme.text3 if place < self._next else theme.text2
            if place == self._next:
                ink = theme.primary_ink
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent))
                painter.drawEllipse(QPointF(box.center()), metrics.f(15), metrics.f(15))
            draw_text(painter, box, value, text_font(metrics.f(16), 700), ink, CENTRE)
