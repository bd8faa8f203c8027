"""The shelf beside the board: every kind of piece with its figure, its price, and what it is good for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import LEFT, RIGHT, draw_bar, draw_keycap, draw_text, text_width
from risk_desktop.ui.art.figures import draw_figure
from risk_desktop.ui.art.pieces import draw_missing_piece, draw_piece
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.pieces.put_piece import PieceOffer, ShelfPresenter
from risk_desktop.ui.kit import ButtonControl, Panel, ScrollArea, Scrolled
from risk_desktop.ui.theme import SeatColours, current, current_metrics

# Height of a plate at 100 %, the least, and where its words begin, px.
_HIGH, _LOW, _INDENT = 54, 40, 74
_LEAST_SHARE = 0.8
"""Smallest share of its usual size in which a name stands beside its price."""
# Height of the line with the odds, px at 100 %.
_ODDS = 17.0
# Where they begin beside several small figures.
_BARE = 36


class PiecePlate(ButtonControl):
    """One kind of piece; pressed, it is chosen."""

    def __init__(self, number: int, offer: PieceOffer, colours: SeatColours) -> None:
        super().__init__()
        self.offer, self._number, self._colours = offer, number, colours
        self.setCheckable(True)
        self.setEnabled(offer.open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(". ".join(filter(None, (offer.name, offer.price, offer.use, offer.odds))))
        self.setToolTip("\n".join(filter(None, (offer.name, offer.use, offer.odds))))

    def sizeHint(self) -> QSize:
        """The figure, and beside it name and price, below them what it is good for."""
        metrics, offer = self.metrics, self.offer
        first = text_width(f"{offer.name}  {offer.price}", text_font(metrics.f(15), 700))
        second = text_width(offer.use, text_font(metrics.f(12.5), 600))
        return QSize(round(metrics.f(_INDENT + 12) + max(first, second)), metrics.px(_HIGH + self._strip))

    @property
    def _strip(self) -> float:
        """Height of the odds at the foot."""
        return _ODDS if self.offer.odds else 0.0

    def minimumSizeHint(self) -> QSize:
        """Words become smaller where there is little room."""
        return QSize(self.metrics.px(180), self.metrics.px(_LOW + self._strip))

    def paint(self, painter: QPainter) -> None:
        """Paint figure, name, price and use."""
        theme, f, offer, on = current(), self.metrics.f, self.offer, self.isChecked()
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        fill = rgba(theme.accent, 46) if on else rgba(theme.panel_highlight, 24 if self.hovered and offer.open else 8)
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 110), 2.2 if on else 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, f(9), f(9))
        middle = QPointF(box.x() + f(46), box.center().y())
        if not offer.looks and (offer.open or offer.standing):
            painter.setOpacity(1.0 if offer.open else 0.6)
            draw_figure(painter, offer.look or offer.kind, middle, f(34), self._colours)
            painter.setOpacity(1.0)
        elif not offer.looks:
            draw_missing_piece(painter, offer.look or offer.kind, middle, f(32), theme.text2)
        if offer.open:
            cap = QRectF(box.x() + f(7), middle.y() - f(9), f(18), f(18))
            draw_keycap(painter, cap, str(self._number), f(11.5))
        ink = theme.text if offer.open else theme.text2
        left = f(_BARE if offer.looks else _INDENT)
        room = QRectF(left, box.y(), self.width() - left - f(8), box.height())
        if offer.chance is not None:
            bar = QRectF(left, box.bottom() - f(10), room.width(), f(5))
            if offer.odds:
                words = QRectF(left, box.bottom() - f(_ODDS + 5), room.width() * 0.7, f(_ODDS))
                draw_text(
                    painter, words, offer.odds, self._fit(offer.odds, words.width(), 11.5, 600), theme.text2, LEFT
                )
                bar.setLeft(words.right() + f(6))
            draw_bar(painter, bar, offer.chance)
            room.setHeight(room.height() - f(max(9.0, self._strip)))
        if offer.looks:
            self._medals(painter, room.adjusted(0, f(24), 0, 0))
            room.setHeight(f(26))
        self._words(painter, room, ink, theme.accent if offer.open else theme.text3)

    def _medals(self, painter: QPainter, room: QRectF) -> None:
        """Paint the figures of all that belong together side by side."""
        side = min(room.height(), room.width() / len(self.offer.looks)) * 0.86
        for number, look in enumerate(self.offer.looks):
            middle = QPointF(room.x() + side * (number * 1.2 + 0.5), room.y() + side * 0.5)
            draw_piece(painter, look, middle, side, self._colours)

    def _words(self, painter: QPainter, room: QRectF, ink: str, second: str) -> None:
        """Paint name and price on a line, and the use below them: in two lines where one is too short.

        Where the name would get too small beside the price, that stands before the use.
        """
        f, offer = self.metrics.f, self.offer
        told = "" if offer.looks else offer.use
        price = text_font(f(12.5 if offer.chance is None else 15), 700)
        beside = room.width() - text_width(offer.price, price) - f(8)
        crowded = text_width(offer.name, text_font(f(15), 700)) * _LEAST_SHARE > beside
        name = self._fit(offer.name, room.width() if crowded else beside, 15, 700)
        # Where a piece stands says that it is in play.
        words = (
            told
            if not crowded or (told and offer.standing and not offer.open)
            else f"{offer.price} · {told}".strip(" ·")
        )
        use = text_font(f(12.5), 600)
        wraps = text_width(words, use) > room.width()
        high = (f(31) if wraps else f(18)) if words else 0.0
        head = QRectF(room.x(), room.center().y() - (f(20) + high) / 2, room.width(), f(20))
        draw_text(painter, head, offer.name, name, ink, LEFT)
        if not crowded:
            draw_text(painter, head, offer.price, price, second, RIGHT)
        below = QRectF(room.x(), head.bottom(), room.width(), high)
        if wraps:
            use = self._fit(words, room.width() * 1.7, 12, 600)
        draw_text(painter, below, words, use, ink if offer.open else second, LEFT, wrap=wraps)

    def _fit(self, words: str, room: float, px: float, weight: int) -> QFont:
        """Return a font in which words fit, not smaller than 9.5 px."""
        size = self.metrics.f(px)
        wide = text_width(words, text_font(size, weight))
        return text_font(max(9.5, min(size, 0.98 * size * room / max(1.0, wide))), weight)


class PieceShelf(Panel):
    """All plates below each other; ``chosen`` tells the kind pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=6, gap=5)
        self._rows = QVBoxLayout()
        holder = Scrolled()
        holder.setLayout(self._rows)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(5)
        self._rows.addStretch(1)
        self.column().addWidget(ScrollArea(holder))
        self.plates: list[PiecePlate] = []
        self._shown: tuple[object, ...] = ()
        self.hide()

    def show_offers(self, offers: Sequence[PieceOffer], colours: SeatColours, kind: str) -> None:
        """Show the plates, the chosen ``kind`` framed."""
        key = (tuple(offers), colours.key, current_metrics())
        if key != self._shown:
            self._shown = key
            self._fill(offers, colours)
        for plate in self.plates:
            plate.setChecked(plate.offer.kind == kind)

    def _fill(self, offers: Sequence[PieceOffer], colours: SeatColours) -> None:
        for plate in self.plates:
            self._rows.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self.plates = [PiecePlate(number, offer, colours) for number, offer in enumerate(offers, start=1)]
        for plate in self.plates:
            plate.clicked.connect(self._tell)
            self._rows.insertWidget(self._rows.count() - 1, plate)

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, PiecePlate):
            plate.setChecked(True)
            self.chosen.emit(plate.offer.kind)


class ShelfController(GamePanel):
    """Shows the shelf in the dock while somebody puts pieces down."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.shelf = PieceShelf(parts.screen)
        self.shelf.chosen.connect(self._choose)
        parts.director.asks.connect(self.follow)
        parts.director.tracker.changed.connect(self.follow)

    def follow(self, news: object = None) -> None:
        """Show the shelf of the question at hand, or none."""
        presenter = self._director.asking(ShelfPresenter)
        if presenter is not None:
            colours = presenter.context.names.seat_colours(presenter.decision.player)
            self.shelf.show_offers(presenter.offers(), colours, presenter.taken)
        self._layout.dock.hold(self.shelf, presenter is not None, self._layout.ribbon.now or tr("play.dock.answers"))

    def _choose(self, kind: str) -> None:
        if (presenter := self._director.asking(ShelfPresenter)) is not None:
            presenter.choose(kind)
            if presenter.aims:
                self._layout.close_drawer()  # a rail's drawer would lie over the place that is asked for
