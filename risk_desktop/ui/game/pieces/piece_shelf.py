"""The shelf beside the board: every kind of piece with its figure, its price, and what it is good for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.figures import draw_figure
from risk_desktop.ui.art.labels import draw_keycap
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_height, text_width, wrapping_font
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.art.piece_looks import style_of
from risk_desktop.ui.art.surface import draw_bar
from risk_desktop.ui.art.tokens import draw_missing_token, draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.pieces.put_piece import PieceOffer, ShelfPresenter
from risk_desktop.ui.kit import ButtonControl, Panel, Scrolled, show_tip_beside, wrapped
from risk_desktop.ui.theme import SeatColours, current, current_metrics

# Least height of a plate that tells what it is good for, where words begin beside a figure, in a narrow plate, and beside
# several small figures, px at 100 %; a plate is narrow below this width.
_HIGH, _INDENT, _TIGHT, _BARE, _NARROW = 54, 74, 54, 36, 200
# The edges above and below the words, the gap between parts, the bar of the odds, px at 100 %.
_EDGE, _GAP, _BAR = 6.0, 4.0, 5.0
# The medals' row, and the least side of one for which they stand beside the name, px at 100 %; how far apart they stand.
_MEDALS, _LEAST_MEDAL, _APART = 30.0, 16.0, 1.2
# Share of the width that words may take beside the bar of the odds.
_BESIDE = 0.7
# The edges of a plate that doesn't tell, its figure, and that of one that can't be had, px at 100 %.
_TERSE_EDGE, _TERSE_FIGURE, _CLOSED_FIGURE = 3.0, 30.0, 22.0
# The sign of the money behind a price.
_SIGN = 18.5
# Room round the plates for the ring of the one in focus, px.
_RING = 5
# The figure of any other plate, and of a narrow one.
_FIGURE, _NARROW_FIGURE = 34.0, 28.0


class Telling(IntEnum):
    """How much stands on a plate in words beside its name: nothing more, the gist of what the piece is good for, all of that,
    its odds too."""

    NAME = 0
    BRIEF = 1
    USE = 2
    ALL = 3


@dataclass(frozen=True)
class _Words:
    """Words of a plate, where they stand, and how; ``role``: "name", "price" or "use"."""

    words: str
    box: QRectF
    font: QFont
    role: str = "use"


@dataclass
class _Plan:
    """Where everything of a plate stands at a width; ``figure``: the row of its picture, ``bar``: of the odds, ``sign``: of the
    money that it costs, if any."""

    height: float
    figure: QRectF = field(default_factory=QRectF)
    words: list[_Words] = field(default_factory=list)
    bar: QRectF = field(default_factory=QRectF)
    sign: QPointF = field(default_factory=QPointF)


class PiecePlate(ButtonControl):
    """One kind of piece; pressed, it is chosen. Words too long for their line wrap, and the plate grows with them.

    ``considered`` tells its kind while somebody looks at it, "" when he no longer does.
    """

    considered = Signal(str)

    def __init__(self, number: int, offer: PieceOffer, colours: SeatColours, names: Sequence[str] = ()) -> None:
        """``names``: those of the whole shelf, which stand alike: all beside their pictures or all above them."""
        super().__init__()
        self._names = names or (offer.name,)
        self.offer, self._number, self._colours = offer, number, colours
        self._telling = Telling.ALL
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(". ".join(filter(None, (offer.name, offer.price, offer.use, offer.odds))))
        self._explain()

    @property
    def telling(self) -> Telling:
        """How much stands on it in words."""
        return self._telling

    @property
    def has_gist(self) -> bool:
        """Whether there is a short form of what it is good for, and it can be had."""
        return self.offer.open and bool(self.offer.brief)

    def tell(self, telling: Telling) -> None:
        """Say so much in words, and leave the rest to the tooltip."""
        if telling != self._telling:
            self._telling = telling
            self._explain()
            self.updateGeometry()
            self.update()

    def _explain(self) -> None:
        """Say in sentences what it does and what its odds mean."""
        offer = self.offer
        use = "" if self._telling >= Telling.USE else offer.use
        self.setToolTip(wrapped("\n".join(filter(None, (offer.does or use, offer.told)))))

    def event(self, event: QEvent) -> bool:
        """Explain it beside the shelf: over it the tooltip would hide the next plates."""
        if event.type() == QEvent.Type.ToolTip and self.toolTip():
            show_tip_beside(self, self.toolTip())
            return True
        return super().event(event)

    def nextCheckState(self) -> None:
        """Stay as the shelf says: a press only tells."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that somebody looks at it."""
        super().enterEvent(event)
        self.considered.emit(self.offer.kind)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that nobody does any more."""
        super().leaveEvent(event)
        self.considered.emit("")

    def sizeHint(self) -> QSize:
        """Room for a figure and a few words beside it."""
        width = self.metrics.px(180)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As high as the words need at the width it has."""
        return QSize(self.metrics.px(120), self.heightForWidth(max(self.width(), self.metrics.px(120))))

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all words."""
        return round(self._plan(width, self._telling).height)

    def height_telling(self, width: int, telling: Telling = Telling.ALL) -> int:
        """Return the height with so much in words."""
        return round(self._plan(width, telling).height)

    def _plan(self, width: float, telling: Telling) -> _Plan:
        """Lay the words out: the name beside the picture, above it where one is too long for that; the rest below it."""
        f, offer = self.metrics.f, self.offer
        edge = f(_EDGE if telling == Telling.ALL else _TERSE_EDGE)
        tight = width < f(_NARROW)
        left, right = f(_BARE if offer.looks else _TIGHT if tight else _INDENT), width - f(8)
        px = f(15)
        # In a narrow plate a name wraps sooner above the picture than beside it.
        parts = [*self._names] if tight else [*" ".join(self._names).split(), ""]
        longest = max(text_width(part, text_font(px, 700)) for part in parts)
        start = f(10) if longest > right - left else left
        priced = str(offer.cost) if offer.money is not None else offer.price
        price = text_font(f(12.5 if offer.chance is None and offer.money is None else 15), 700)
        end = right - (f(_SIGN) if offer.money is not None else 0)
        beside = end - start - text_width(priced, price) - f(4 if offer.money is not None else 8)
        name = wrapping_font(offer.name, px, 700, beside if offer.money is not None else right - start)
        # What costs money says so in the same place on all plates, however long their names are.
        fits = start == left and text_width(offer.name, name) <= beside
        apart = offer.money is not None or (bool(offer.price) and fits)
        head = QRectF(start, edge, (beside if apart else right - start) + (3 if offer.money is not None else 1), 0)
        head.setHeight(text_height(offer.name, name, head.width()))
        plan = _Plan(0, words=[_Words(offer.name, head, name, "name")])
        if apart:
            wide = text_width(priced, price)
            high = text_height(priced, price, wide + 1) if offer.money is not None else head.height()
            plan.words.append(_Words(priced, QRectF(end - wide, head.y(), wide + 1, high), price, "price"))
            plan.sign = QPointF(right - f(_SIGN) / 2, head.y() + high / 2)
        y = top = head.bottom()
        if offer.looks:
            y = self._plan_medals(plan, head, right)
        use = {Telling.NAME: "", Telling.BRIEF: offer.brief}.get(telling, offer.use)
        odds = offer.odds if telling == Telling.ALL else ""
        barred = self._is_barred(telling)
        # Where a piece stands says that it is in play.
        if not apart and not (use and offer.standing and not offer.open):
            if barred and not telling:
                odds = offer.price
            else:
                use = " · ".join(filter(None, (offer.price, use)))
        y = self._plan_use(plan, use, left, right, y)
        if barred:
            y = self._plan_odds(plan, odds, left, right, y)
        if not offer.looks:
            # Beside all words; below a name that stands above.
            least = f(36) if telling == Telling.ALL else self._figure_side(telling)
            plan.figure = (
                QRectF(0, edge, left, y - edge) if start == left else QRectF(0, top, left, max(y - top, least))
            )
            y = max(y, plan.figure.bottom())
        plan.height = max(f(_HIGH) if telling == Telling.ALL else self._figure_side(telling) + 2 * edge, y + edge)
        spare = (plan.height - edge - y) / 2
        for box in (plan.figure, plan.bar, *(each.box for each in plan.words)):
            box.translate(0, spare)
        plan.sign += QPointF(0, spare)
        return plan

    def _plan_medals(self, plan: _Plan, head: QRectF, right: float) -> float:
        """Lay out the medals, beside the name if all names of the shelf leave room for it, else below; return where they end."""
        f, font = self.metrics.f, text_font(self.metrics.f(15), 700)
        start = head.x() + max(text_width(name, font) for name in self._names) + f(8)
        side = min(f(_MEDALS), (right - start) / (len(self.offer.looks) * _APART))
        if side < f(_LEAST_MEDAL):
            plan.figure = QRectF(head.x(), head.bottom(), right - head.x(), f(_MEDALS))
            return plan.figure.bottom()
        wide = side * len(self.offer.looks) * _APART
        head.setWidth(right - wide - head.x())
        head.setHeight(max(head.height(), side))
        plan.figure = QRectF(right - wide, head.y(), wide, head.height())
        return head.bottom()

    def _plan_use(self, plan: _Plan, use: str, left: float, right: float, y: float) -> float:
        """Lay out what a piece is good for, a line for each; return where it ends."""
        for line in use.split("\n") if use else []:
            font = wrapping_font(line, self.metrics.f(12.5), 600, right - left)
            box = QRectF(left, y, right - left + 1, text_height(line, font, right - left + 1))
            plan.words.append(_Words(line, box, font))
            y = box.bottom()
        return y

    def _is_barred(self, telling: Telling) -> bool:
        """Tell whether the bar of the odds shows: beside what it means, in words or as the price."""
        return self.offer.chance is not None and (telling == Telling.ALL or not self.offer.odds)

    def _figure_side(self, telling: Telling) -> float:
        """Return how large its figure is."""
        terse = _TERSE_FIGURE if self.offer.open else _CLOSED_FIGURE
        most = _FIGURE if self.width() >= self.metrics.f(_NARROW) else _NARROW_FIGURE
        return self.metrics.f(most if telling == Telling.ALL else min(most, terse))

    def _plan_odds(self, plan: _Plan, odds: str, left: float, right: float, y: float) -> float:
        """Add the odds in words, or the price, and the bar beside or below these; return where they end."""
        f, start = self.metrics.f, left
        if odds:
            font = wrapping_font(odds, f(11.5), 600, right - left)
            wide = text_width(odds, font)
            beside = wide <= _BESIDE * (right - left)
            box = QRectF(left, y + f(1), (wide if beside else right - left) + 1, 0)
            box.setHeight(text_height(odds, font, right - left))
            plan.words.append(_Words(odds, box, font))
            if beside:
                start = box.right() + f(6)
                plan.bar = QRectF(start, box.center().y() - f(_BAR) / 2, right - start, f(_BAR))
                return box.bottom()
            y = box.bottom()
        plan.bar = QRectF(start, y + f(_GAP / 2), right - start, f(_BAR))
        return plan.bar.bottom()

    def paint(self, painter: QPainter) -> None:
        """Paint figure, name, price and use."""
        theme, f, offer, on = current(), self.metrics.f, self.offer, self.isChecked()
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        fill = rgba(theme.accent, 46) if on else rgba(theme.panel_highlight, 24 if self.hovered and offer.open else 8)
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 110), 2.2 if on else 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, f(9), f(9))
        plan = self._plan(self.width(), self._telling)
        if offer.looks:
            self._medals(painter, plan.figure)
        else:
            aside = f(27) if self.width() >= f(_NARROW) else f(_NARROW_FIGURE / 2 + 2)
            self._figure(painter, QPointF(plan.figure.right() - aside, plan.figure.center().y()))
        if offer.open:
            middle = box.center().y() if offer.looks else plan.figure.center().y()
            draw_keycap(painter, QRectF(box.x() + f(4), middle - f(9), f(18), f(18)), str(self._number), f(11.5))
        second = theme.accent if offer.open else theme.text3
        inks = {
            "name": theme.text if offer.open else theme.text2,
            "price": second,
            "use": theme.text if offer.open else second,
        }
        for each in plan.words:
            draw_text(painter, each.box, each.words, each.font, inks[each.role], LEFT, wrap=each.role != "price")
        if offer.money is not None:
            draw_money_sign(painter, offer.money.key, plan.sign, f(15), offer.money.colour)
        if offer.chance is not None and self._is_barred(self._telling):
            draw_bar(painter, plan.bar, offer.chance)

    def _figure(self, painter: QPainter, middle: QPointF) -> None:
        theme, side, offer = current(), self._figure_side(self._telling), self.offer
        if offer.open or offer.standing:
            painter.setOpacity(1.0 if offer.open else 0.6)
            draw_figure(painter, offer.kind, middle, side, self._colours)
            painter.setOpacity(1.0)
        else:
            draw_missing_token(painter, style_of(offer.kind, offer.family), middle, side * 0.94, theme.text2)

    def _medals(self, painter: QPainter, room: QRectF) -> None:
        """Paint the figures of all that belong together side by side."""
        side = min(room.height(), room.width() / (len(self.offer.looks) * _APART)) * 0.95
        for number, look in enumerate(self.offer.looks):
            middle = QPointF(room.x() + side * (number * _APART + 0.5), room.center().y())
            draw_token(painter, style_of(look.kind, look.family), middle, side, self._colours)


class PieceShelf(Panel):
    """All plates below each other; ``chosen`` tells the kind pressed, ``considered`` the one that is looked at, "" for none.

    Where not all have room for their odds only the chosen one tells them, and where they have none to say what they are good
    for either that one alone does, and the others the gist of it as long as there is room, even if the list scrolls once one
    is chosen; that one is always in sight.
    """

    chosen = Signal(str)
    considered = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=6 - _RING, gap=4)
        self._rows = QVBoxLayout()
        holder = Scrolled()
        holder.setLayout(self._rows)
        self._rows.setContentsMargins(*(_RING,) * 4)
        self._rows.setSpacing(4)
        self._rows.addStretch(1)
        self._scroll = self.scrolled(holder)
        self.plates: list[PiecePlate] = []
        self._shown: tuple[object, ...] = ()
        self._revealing = QTimer(self, singleShot=True, interval=0)
        self._revealing.timeout.connect(self._reveal)
        # Plates become as high as their words only once they are laid out.
        self._scroll.verticalScrollBar().rangeChanged.connect(self._revealing.start)
        self.hide()

    def show_offers(self, offers: Sequence[PieceOffer], colours: SeatColours, kind: str) -> None:
        """Show the plates, the chosen ``kind`` framed."""
        key = (tuple(offers), colours.key, current_metrics())
        if key != self._shown:
            self._shown = key
            self._fill(offers, colours)
        for plate in self.plates:
            plate.setChecked(plate.offer.kind == kind)
        self._tell_uses()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more or less in words."""
        super().resizeEvent(event)
        self._tell_uses()

    def _tell_uses(self) -> None:
        """Let the chosen plate tell all, and the others as much as there is room for whichever is chosen."""
        room, gap = self._scroll.room.shrunkBy(self._rows.contentsMargins()), self._rows.spacing()
        telling = Telling.NAME
        for more in (Telling.USE, Telling.ALL):
            high = [plate.height_telling(room.width(), self._terse(plate, more)) for plate in self.plates]
            grown = [plate.height_telling(room.width()) - now for plate, now in zip(self.plates, high, strict=True)]
            if sum(high) + gap * len(high) + max(grown, default=0) <= room.height():
                telling = more
        spare = room.height() - sum(plate.height_telling(room.width(), Telling.NAME) + gap for plate in self.plates)
        for plate in self.plates:
            told = self._terse(plate, telling)
            gist = plate.height_telling(room.width(), Telling.BRIEF) - plate.height_telling(room.width(), Telling.NAME)
            if telling == Telling.NAME and plate.has_gist and gist <= max(spare, 0):
                told = Telling.BRIEF
                spare -= gist
            plate.tell(Telling.ALL if plate.isChecked() else told)
        self._revealing.start()

    @staticmethod
    def _terse(plate: PiecePlate, telling: Telling) -> Telling:
        """Return how much a plate tells where there is not room for all: only of what can be had what it is good for."""
        return telling if telling == Telling.ALL or plate.offer.open else Telling.NAME

    def _reveal(self) -> None:
        """Scroll to the plate that is chosen."""
        for plate in self.plates:
            if plate.isChecked():
                self._scroll.ensureWidgetVisible(plate, 0, 0)

    def _fill(self, offers: Sequence[PieceOffer], colours: SeatColours) -> None:
        for plate in self.plates:
            self._rows.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        names = [offer.name for offer in offers]
        self.plates = [PiecePlate(number, offer, colours, names) for number, offer in enumerate(offers, start=1)]
        for plate in self.plates:
            plate.clicked.connect(self._tell)
            plate.considered.connect(self.considered)
            self._rows.insertWidget(self._rows.count() - 1, plate)

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, PiecePlate):
            (self.chosen if plate.offer.open else self.considered).emit(plate.offer.kind)


class ShelfController(FeatureController):
    """Shows the shelf in the dock while somebody puts pieces down."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.shelf = PieceShelf(parts.screen)
        self._aimed: tuple[ShelfPresenter | None, str] = None, ""
        """For whom a place was asked, and for what, when this was followed last."""
        self.shelf.chosen.connect(self._choose)
        self.shelf.considered.connect(self._consider)
        parts.director.asks.connect(self.follow)
        parts.director.tracker.changed.connect(self.follow)

    def follow(self, news: object = None) -> None:
        """Show the shelf of the question at hand, or none."""
        presenter = self._director.asking(ShelfPresenter)
        if presenter is not None:
            colours = presenter.context.names.seat_colours(presenter.decision.player)
            self.shelf.show_offers(presenter.offers(), colours, presenter.taken)
        self._layout.dock.hold(self.shelf, presenter is not None, self._layout.ribbon.now or tr("play.dock.answers"))
        self._make_way(presenter)

    def _make_way(self, presenter: ShelfPresenter | None) -> None:
        """Once something is chosen, however that was done, a rail's drawer would lie over the place that is asked for."""
        aimed = presenter, presenter.taken if presenter is not None and presenter.aims else ""
        if aimed != self._aimed and aimed[1]:
            self._layout.close_drawer()
        self._aimed = aimed

    def _choose(self, kind: str) -> None:
        if (presenter := self._director.asking(ShelfPresenter)) is not None:
            again = kind == presenter.taken
            presenter.choose(kind)
            if again and presenter.aims:
                self._layout.close_drawer()

    def _consider(self, kind: str) -> None:
        if (presenter := self._director.asking(ShelfPresenter)) is not None:
            presenter.consider(kind)
