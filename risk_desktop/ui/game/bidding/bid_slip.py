"""The slip for a sealed bid: how much, what is left of it, what that still buys, and who has sealed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, LEFT, RIGHT, draw_roundel, draw_text, rounded, text_width
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.bidding.slip_state import BidCard, Purchase, Sealer, SlipState
from risk_desktop.ui.kit import (
    Button,
    ButtonControl,
    Dialog,
    Divider,
    Label,
    PaintedWidget,
    Restyled,
    RoundelWidget,
    Stepper,
)
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.theme import current, current_metrics

MOST_PLATES = 9
"""Up to this amount each has a plate of its own."""
_LESS = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
_MORE = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_STEPS = {**dict.fromkeys(_LESS, -1), **dict.fromkeys(_MORE, 1)}
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


# The bidder's cards: columns, height of a line, room between columns, type, size of a card's back and of the money's sign.
_COLUMNS, _LINE, _GAP, _PX = 2, 27.0, 18.0, 15.0
_BACK, _SIGN = (14.0, 19.0), 14.0


class AmountPlate(ButtonControl):
    """An amount to bid; those up to the chosen one are lit."""

    def __init__(self, amount: int, kind: MoneyKind) -> None:
        super().__init__()
        self.amount, self._kind = amount, kind
        self.lit = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(kind.words(amount))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Higher than wide."""
        return QSize(self.metrics.px(58), self.metrics.px(76))

    def minimumSizeHint(self) -> QSize:
        """Room for the figure."""
        return QSize(self.metrics.px(36), self.metrics.px(76))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the slip."""
        event.ignore()

    def paint(self, painter: QPainter) -> None:
        """Paint plate, figure and sign."""
        theme, metrics, on = current(), self.metrics, self.isChecked()
        box = QRectF(self.rect()).adjusted(1.3, 1.3, -1.3, -1.3)
        painter.setBrush(rgba(theme.accent, 46) if on or self.hovered else rgba(theme.well, 150))
        line = QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 150)
        painter.setPen(QPen(line, 2.4 if on else 1.0))
        painter.drawRoundedRect(box, metrics.f(10), metrics.f(10))
        ink = theme.accent if on else theme.text
        figure = QRectF(box.x(), box.y(), box.width(), box.height() * (0.62 if self.amount else 0.66))
        draw_text(painter, figure, str(self.amount), text_font(metrics.f(26), 800), ink, CENTRE)
        if self.amount:
            place = QPointF(box.center().x(), box.bottom() - metrics.f(18))
            colour = QColor(self._kind.colour)
            colour.setAlpha(255 if self.lit else 110)
            draw_money_sign(painter, self._kind.key, place, metrics.f(18), colour)


class PlateRow(Restyled, QWidget):
    """Plates from 0 to ``most``; ``chosen`` tells the amount that was clicked."""

    chosen = Signal(int)

    def __init__(self, most: int, kind: MoneyKind) -> None:
        super().__init__()
        self.plates = [AmountPlate(amount, kind) for amount in range(most + 1)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(10))
        row.addStretch(1)
        for plate in self.plates:
            plate.clicked.connect(self._tell)
            row.addWidget(plate)
        row.addStretch(1)

    def show_amount(self, amount: int) -> None:
        """Light the plates up to an amount."""
        for plate in self.plates:
            plate.lit = plate.amount <= amount
            plate.setChecked(plate.amount == amount)
            plate.update()

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, AmountPlate):
            self.chosen.emit(plate.amount)


class PurchaseList(PaintedWidget):
    """What the rest still buys: a tick or a cross before each."""

    may_shrink = True

    def __init__(self, purchases: Sequence[Purchase]) -> None:
        super().__init__()
        self._purchases, self._left = tuple(purchases), 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_left(self, left: int) -> None:
        """Show what ``left`` still buys."""
        self._left = left
        self.setAccessibleName(", ".join(each.words for each in self._purchases if each.cost <= left))
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each purchase."""
        metrics = current_metrics()
        words = max((text_width(each.words, text_font(metrics.f(16), 600)) for each in self._purchases), default=0)
        return QSize(round(words + metrics.f(180)), metrics.px(16) + metrics.px(31) * len(self._purchases))

    def paint(self, painter: QPainter) -> None:
        """Paint the list."""
        theme, metrics = current(), current_metrics()
        painter.fillPath(rounded(QRectF(self.rect()), metrics.f(8)), rgba(theme.well, 130))
        height = metrics.f(31)
        for number, purchase in enumerate(self._purchases):
            line = QRectF(metrics.f(14), metrics.f(8) + number * height, self.width() - metrics.f(28), height)
            able = purchase.cost <= self._left
            side = metrics.f(17)
            sign = QRectF(line.x(), line.center().y() - side / 2, side, side)
            draw_icon(painter, "check" if able else "close", sign, theme.good if able else theme.bad, 3.2)
            price = text_font(metrics.f(14.5))
            room = line.adjusted(metrics.f(28), 0, -text_width(purchase.price, price) - metrics.f(8), 0)
            ink = theme.text if able else theme.text2
            draw_text(painter, room, purchase.words, text_font(metrics.f(16), 600), ink, LEFT)
            draw_text(painter, line, purchase.price, price, theme.text2, RIGHT)


class SealRow(PaintedWidget):
    """Who has sealed his bid; nobody's amount."""

    may_shrink = True

    def __init__(self, sealers: Sequence[Sealer], kind: MoneyKind) -> None:
        super().__init__()
        self._sealers, self._kind = tuple(sealers), kind
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{each.name}: {each.words}" for each in sealers))

    def sizeHint(self) -> QSize:
        """Two lines, side by side for all."""
        return QSize(current_metrics().px(96) * len(self._sealers), current_metrics().px(58))

    def paint(self, painter: QPainter) -> None:
        """Paint roundels, names and seals."""
        theme, metrics = current(), current_metrics()
        wide = self.width() / max(1, len(self._sealers))
        for number, each in enumerate(self._sealers):
            left, middle = number * wide, metrics.f(15)
            draw_roundel(painter, each.colours, QPointF(left + metrics.f(14), middle), metrics.f(11))
            room = QRectF(left + metrics.f(30), 0, wide - metrics.f(34), 2 * middle)
            draw_text(painter, room, each.name, _fitting(each.name, room.width(), 15, 700), theme.text, LEFT)
            lower = QRectF(left + metrics.f(30), metrics.f(30), wide - metrics.f(34), metrics.f(26))
            if each.sealed:
                draw_seal(painter, self._kind, QPointF(left + metrics.f(14), lower.center().y()), metrics.f(11))
            ink = theme.bad if each.sealed else theme.accent if each.now else theme.text2
            weight = 700 if each.sealed or each.now else 500
            draw_text(painter, lower, each.words, _fitting(each.words, lower.width(), 14, weight), ink, LEFT)


class BidCardList(PaintedWidget):
    """The bidder's own cards in two columns, bright while the rest still pays for them; a tooltip says what one does."""

    may_shrink = True

    def __init__(self, cards: Sequence[BidCard], kind: MoneyKind) -> None:
        super().__init__()
        self._cards, self._kind, self._left = tuple(cards), kind, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(f"{card.words}, {kind.words(card.cost)}" for card in cards))

    @property
    def payable(self) -> tuple[str, ...]:
        """The titles of the cards that the rest still pays for."""
        return tuple(card.title for card in self._cards if card.cost <= self._left)

    def show_left(self, left: int) -> None:
        """Show which ones ``left`` pays for."""
        self._left = left
        self.update()

    def sizeHint(self) -> QSize:
        """A line for every two cards."""
        rows = -(-len(self._cards) // _COLUMNS)
        return QSize(current_metrics().px(420), current_metrics().px(_LINE) * rows)

    def _box(self, number: int) -> QRectF:
        f = current_metrics().f
        row, column = divmod(number, _COLUMNS)
        width = (self.width() - f(_GAP) * (_COLUMNS - 1)) / _COLUMNS
        return QRectF(column * (width + f(_GAP)), row * f(_LINE), width, f(_LINE))

    def told_at(self, point: QPointF) -> str:
        """Return what the card at a point does, "" beside them."""
        found = (card for number, card in enumerate(self._cards) if self._box(number).contains(point))
        return next((f"{card.title}\n{card.what}" for card in found), "")

    def event(self, event: QEvent) -> bool:
        """Tell what the card does on which the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the lines."""
        for number, card in enumerate(self._cards):
            self._paint_card(painter, self._box(number), card)

    def _paint_card(self, painter: QPainter, box: QRectF, card: BidCard) -> None:
        theme, f = current(), current_metrics().f
        able = card.cost <= self._left
        width, height = f(_BACK[0]), f(_BACK[1])
        draw_deck_back(painter, card.deck, QRectF(box.x(), box.center().y() - height / 2, width, height))
        colour = self._kind.colour if able else theme.text3
        draw_money_sign(
            painter, self._kind.key, QPointF(box.right() - f(_SIGN) / 2, box.center().y()), f(_SIGN), colour
        )
        ink = theme.text if able else theme.text3
        cost = box.adjusted(0, 0, -f(_SIGN + 3), 0)
        draw_text(painter, cost, str(card.cost), text_font(f(_PX), 700), ink, RIGHT)
        room = box.adjusted(width + f(7), 0, -f(_SIGN + 28), 0)
        fits = min(1.0, room.width() / max(1.0, text_width(card.words, text_font(f(_PX), 600))))
        draw_text(painter, room, card.words, text_font(f(_PX) * fits, 600), ink, LEFT)


class BidSlip(Dialog):
    """Choose an amount: plates, arrows or digits; ``chosen`` tells it, ``sealed`` that it stands."""

    chosen = Signal(int)
    sealed = Signal()

    explained = True

    def __init__(self, window: QWidget, state: SlipState, amount: int = 0) -> None:
        super().__init__(window, tr("bids.title"), width=600, dim_alpha=150)
        self.state, self._amount = state, amount
        self.plates = PlateRow(state.held, state.kind) if state.held <= MOST_PLATES else None
        self.stepper = Stepper(tr("bids.title"), 0, state.held, amount) if self.plates is None else None
        self.rest = Label("", "body", align=_MIDDLE)
        self._purchases = PurchaseList(state.purchases)
        self.cards = BidCardList(state.cards, state.kind)
        self.seal = Button("", "primary", key="Space", icon="lock")
        self._lay_out()
        self.seal.clicked.connect(self.sealed)
        self.show_amount(amount)

    def show_amount(self, amount: int) -> None:
        """Show an amount as the chosen one."""
        self._amount = amount
        state = self.state
        left = state.held - amount
        if self.plates is not None:
            self.plates.show_amount(amount)
        elif self.stepper is not None and self.stepper.value() != amount:
            self.stepper.setValue(amount)
        money = state.kind.words(state.held)
        key = "bids.rest" if state.income else "bids.rest_only"
        self.rest.setText(tr(key, money=money, bid=amount, left=left, income=state.income))
        self._purchases.show_left(left + state.income)
        self.cards.show_left(left + state.income)
        self.seal.setText(tr("bids.seal", n=amount))

    def first_focus(self) -> QWidget:
        """Return the slip itself: arrows and digits are its own."""
        return self

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next amount, digits to theirs."""
        key = Qt.Key(event.key())
        step = _STEPS.get(key, 0)
        if step:
            self._choose(self._amount + step)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._choose(0 if key == Qt.Key.Key_Home else self.state.held)
        elif self.plates is not None and Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def _choose(self, amount: int) -> None:
        if 0 <= amount <= self.state.held and amount != self._amount:
            self.show_amount(amount)
            self.chosen.emit(amount)

    def _lay_out(self) -> None:
        metrics, state = current_metrics(), self.state
        self.body.setSpacing(metrics.px(7 if state.cards else 12))
        who = QHBoxLayout()
        who.addStretch(1)
        who.addWidget(RoundelWidget(state.colours, 14))
        who.addWidget(Label(state.name, "item", wrap=False))
        who.addStretch(1)
        self.body.addLayout(who)
        self.body.addWidget(Label(tr("bids.help"), "body", align=_MIDDLE, colour="text2"))
        if self.plates is not None:
            self.plates.chosen.connect(self._choose)
            self.body.addWidget(self.plates)
        elif self.stepper is not None:
            self.stepper.valueChanged.connect(self._choose)
            self.body.addWidget(self.stepper, 0, _MIDDLE)
        self.body.addWidget(self.rest)
        if state.purchases:
            self.body.addWidget(Label(tr("bids.buys"), "caption"))
            self.body.addWidget(self._purchases)
        if state.cards:
            self.body.addWidget(Label(tr("bids.cards"), "caption"))
            self.body.addWidget(self.cards)
        if metrics.folded:
            self.add_action(self.seal)  # so much scrolls then that it would be out of sight
        else:
            self.body.addWidget(self.seal)
        self.body.addWidget(Label(tr("bids.secret"), "secondary", align=_MIDDLE))
        self.body.addWidget(Divider())
        self.body.addWidget(SealRow(state.sealers, state.kind))
        if state.below:
            self.body.addWidget(Label(state.below, "strong", align=_MIDDLE))


def _fitting(words: str, room: float, px: float, weight: int) -> QFont:
    """Return a font in which words fit, not smaller than 11 px at 100 %."""
    size = current_metrics().f(px)
    wide = text_width(words, text_font(size, weight))
    return text_font(max(current_metrics().f(11), min(size, size * room / max(1.0, wide))), weight)


def draw_seal(painter: QPainter, kind: MoneyKind, centre: QPointF, radius: float) -> None:
    """Paint a wax seal with the sign of the money."""
    path = QPainterPath()
    for place in range(9):
        turn = place * 40
        path.addEllipse(centre + _turned(radius * 0.72, turn), radius * 0.3, radius * 0.3)
    path.addEllipse(centre, radius * 0.86, radius * 0.86)
    path.setFillRule(Qt.FillRule.WindingFill)
    gradient = QRadialGradient(centre - QPointF(radius * 0.2, radius * 0.25), radius * 1.3)
    gradient.setColorAt(0, QColor("#e0574a"))
    gradient.setColorAt(1, QColor("#7c1410"))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, gradient)
    painter.restore()
    draw_money_sign(painter, kind.key, centre, radius * 1.05, "#ffd9d2")


def _turned(distance: float, degrees: float) -> QPointF:
    turned = QPainterPath()
    box = QRectF(-distance, -distance, 2 * distance, 2 * distance)
    turned.arcMoveTo(box, degrees)
    return turned.currentPosition()
