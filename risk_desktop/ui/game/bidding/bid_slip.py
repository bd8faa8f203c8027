"""The slip for a sealed bid, for the dock: what a bid leaves, what that still buys, and who has sealed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, wrapping_font
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.bidding.slip_state import Affordable, Sealer, SlipState
from risk_desktop.ui.kit import Label, PaintedWidget, Panel, Scrolled
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.theme import current, current_metrics

# In px at 100 %: type size, room of the sign at the left, of a price at the right, least height of a line, and what it has
# above and below its words.
_PX, _SIGN, _PRICE, _LINE, _GAP = 14.5, 22.0, 36.0, 23.0, 2.0
_BACK = (12.0, 16.0)
"""Width and height of a card's back, px at 100 %."""
_SEALER, _APART = 23.0, 4
"""Height of the line of a bidder, room between two parts, px at 100 %."""


class AffordableList(PaintedWidget):
    """What money buys, bright while the rest still pays for it; a tooltip says what a card does."""

    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Affordable, ...] = ()
        self._kind: MoneyKind | None = None
        self._left = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def payable(self) -> tuple[str, ...]:
        """The words of what the rest still pays for."""
        return tuple(row.words for row in self._rows if row.cost <= self._left)

    def show_rows(self, rows: Sequence[Affordable], kind: MoneyKind, left: int) -> None:
        """Show rows, and which of them ``left`` pays for; nothing at all where there are none."""
        self._rows, self._kind, self._left = tuple(rows), kind, left
        self.setAccessibleName(", ".join(f"{row.words}, {kind.words(row.cost)}" for row in rows))
        self.setAccessibleDescription(tr("bids.payable", names=", ".join(self.payable)) if self.payable else "")
        self.setVisible(bool(rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the words need in a narrow column."""
        width = current_metrics().px(190)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        """Long words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return round(sum(box.height() for box in self._boxes(width)))

    def told_at(self, point: QPointF) -> str:
        """Return what the card at a point does, "" beside the cards."""
        rows = zip(self._boxes(self.width()), self._rows, strict=True)
        return next((f"{row.words}\n{row.what}" for box, row in rows if row.what and box.contains(point)), "")

    def event(self, event: QEvent) -> bool:
        """Tell what the card does on which the pointer rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paint(self, painter: QPainter) -> None:
        """Paint the lines."""
        for box, row in zip(self._boxes(self.width()), self._rows, strict=True):
            self._paint_row(painter, box, row)

    def _boxes(self, width: int) -> list[QRectF]:
        f, found, top = current_metrics().f, [], 0.0
        room = QRectF(0, 0, max(20.0, width - f(_SIGN + _PRICE)), 10_000)
        for row in self._rows:
            words = QFontMetricsF(self._font(row, room.width()))
            need = words.boundingRect(room, Qt.TextFlag.TextWordWrap.value, row.words).height() + f(2 * _GAP)
            found.append(QRectF(0, top, width, max(f(_LINE), need)))
            top = found[-1].bottom()
        return found

    def _font(self, row: Affordable, width: float) -> QFont:
        return wrapping_font(row.words, current_metrics().f(_PX), 600, width)

    def _paint_row(self, painter: QPainter, box: QRectF, row: Affordable) -> None:
        theme, f, kind = current(), current_metrics().f, self._kind
        assert kind is not None
        able, middle = row.cost <= self._left, box.center().y()
        if row.deck:
            width, height = f(_BACK[0]), f(_BACK[1])
            draw_deck_back(painter, row.deck, QRectF(box.x() + f(1), middle - height / 2, width, height))
        else:
            side = f(15)
            sign = QRectF(box.x(), middle - side / 2, side, side)
            draw_icon(painter, "check" if able else "close", sign, theme.good if able else theme.bad, 3.2)
        ink = theme.text if able else theme.text3
        words = box.adjusted(f(_SIGN), 0, -f(_PRICE), 0)
        draw_text(painter, words, row.words, self._font(row, words.width()), ink, LEFT, wrap=True)
        price = box.adjusted(0, 0, -f(16), 0)
        draw_text(painter, price, str(row.cost), text_font(f(_PX), 700), ink, RIGHT)
        colour = kind.colour if able else theme.text3
        draw_money_sign(painter, kind.key, QPointF(box.right() - f(7), middle), f(13), colour)


class SealList(PaintedWidget):
    """Who has sealed his bid; nobody's amount."""

    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sealers: tuple[Sealer, ...] = ()
        self._kind: MoneyKind | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sealers(self, sealers: Sequence[Sealer], kind: MoneyKind) -> None:
        """Show all bidders, one a line."""
        self._sealers, self._kind = tuple(sealers), kind
        self.setAccessibleName(", ".join(f"{each.name}: {each.words}" for each in sealers))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each bidder."""
        sizes = current_metrics()
        return QSize(sizes.px(180), sizes.px(_SEALER * len(self._sealers)))

    def paint(self, painter: QPainter) -> None:
        """Paint roundels, names and seals."""
        theme, f = current(), current_metrics().f
        for number, each in enumerate(self._sealers):
            box = QRectF(0, number * f(_SEALER), self.width(), f(_SEALER))
            middle = box.center().y()
            draw_roundel(painter, each.colours, QPointF(f(10), middle), f(9))
            words = box.adjusted(f(26), 0, -f(24), 0)
            draw_text(painter, words, each.name, text_font(f(_PX), 600), theme.text, LEFT)
            ink = theme.accent if each.now else theme.text2
            draw_text(painter, words, each.words, text_font(f(13.5), 700 if each.now else 500), ink, RIGHT)
            if each.sealed and self._kind is not None:
                draw_seal(painter, self._kind, QPointF(box.right() - f(11), middle), f(9))


class BidSlip(Panel):
    """What the bidder should know while he chooses an amount in the bottom bar; call ``show_state``, then ``show_amount``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=10)
        self._state: SlipState | None = None
        inside = Scrolled()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.rest, self._next = Label("", "strong"), Label("", "strong", colour="accent")
        self._buys, self._own, self._help = Label("", "caption"), Label("", "caption"), Label("", "secondary")
        self.purchases, self.cards, self._sealers = AffordableList(), AffordableList(), SealList()
        for part in (
            self.rest, self._buys, self.purchases, self._own, self.cards, self._sealers, self._next, self._help,
        ):  # fmt: skip
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._area = self.scrolled(inside)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for more now, or for less."""
        super().resizeEvent(event)
        self._spare()

    def _spare(self) -> None:
        """Leave out what one doesn't miss, before all would have to scroll: the help, which the tooltip has too, and then the
        captions, as card backs and prices speak for themselves.
        """
        if self._state is None:
            return
        wanted = {self._help: True, self._own: bool(self._state.cards), self._buys: bool(self._state.purchases)}
        for part, shows in wanted.items():
            part.setVisible(shows)
        room = self._area.room
        for part in wanted:
            self._column.invalidate()
            if self._column.heightForWidth(room.width()) <= room.height():
                break
            part.hide()

    def show_state(self, state: SlipState, amount: int) -> None:
        """Show whose bid it is, and an amount as the chosen one."""
        self._state = state
        self._column.setSpacing(current_metrics().px(_APART))
        self._buys.setText(tr("bids.buys"))
        self._own.setText(tr("bids.cards"))
        self._help.setText(tr("bids.help"))
        self.setToolTip(tr("bids.help"))
        self._next.setText(state.below)
        self._next.setVisible(bool(state.below))
        self._sealers.show_sealers(state.sealers, state.kind)
        self.show_amount(amount)

    def show_amount(self, amount: int) -> None:
        """Show what a bid of so much leaves, and what that buys with the turn's income."""
        state = self._state
        assert state is not None
        left = state.held - amount
        words = tr("bids.rest" if state.income else "bids.rest_only", bid=amount, left=left, income=state.income)
        self.rest.setText(words)
        self.purchases.show_rows(state.purchases, state.kind, left + state.income)
        self.cards.show_rows(state.cards, state.kind, left + state.income)
        self._spare()


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
