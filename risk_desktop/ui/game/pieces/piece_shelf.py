"""The shelf beside the board: every kind of piece with its figure, its price, and what it is good for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.ui.art import CENTRE, LEFT, RIGHT, draw_keycap, draw_text, text_width
from risk_desktop.ui.art.pieces import draw_missing_piece, draw_piece
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.pieces.put_piece import PieceOffer, PutPiecePresenter
from risk_desktop.ui.kit import ButtonControl, Panel
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_GAP = 8
# Height of a plate at 100 %, the least, where its words begin, and side of one without words, px.
_HIGH, _LOW, _INDENT, _SQUARE = 60, 40, 74, 62
# Figures side by side where they stand in several rows.
_ACROSS = 3
# How narrow the figures may become, as a share of their usual width.
_NARROWEST = 0.88
# Width of the shelf at 100 %, px.
_NARROW, _WIDE = 286, 330


class PiecePlate(ButtonControl):
    """One kind of piece; pressed, it is chosen."""

    def __init__(self, number: int, offer: PieceOffer, colours: SeatColours) -> None:
        super().__init__()
        self.offer, self._number, self._colours = offer, number, colours
        self._terse = False
        self.setCheckable(True)
        self.setEnabled(offer.open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{offer.name}. {offer.price}. {offer.use}")
        self.setToolTip(f"{offer.name}\n{offer.use}")

    def set_terse(self, terse: bool) -> None:
        """Show only figure, number and price."""
        self._terse = terse
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The figure, and beside it name and price, below them what it is good for."""
        metrics, offer = self.metrics, self.offer
        if self._terse:
            return QSize(metrics.px(_SQUARE), metrics.px(_SQUARE))
        first = text_width(f"{offer.name}  {offer.price}", text_font(metrics.f(15), 700))
        second = text_width(offer.use, text_font(metrics.f(12.5), 600))
        return QSize(round(metrics.f(_INDENT + 12) + max(first, second)), metrics.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Words become smaller where there is little room."""
        return self.sizeHint() if self._terse else QSize(self.metrics.px(180), self.metrics.px(_LOW))

    def paint(self, painter: QPainter) -> None:
        """Paint figure, name, price and use."""
        theme, f, offer, on = current(), self.metrics.f, self.offer, self.isChecked()
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        fill = rgba(theme.accent, 46) if on else rgba(theme.panel_highlight, 24 if self.hovered and offer.open else 8)
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 110), 2.2 if on else 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, f(9), f(9))
        middle = QPointF(box.x() + f(36 if self._terse else 46), box.center().y() - (f(6) if self._terse else 0))
        if offer.open or offer.standing:
            ring = theme.on_turn_line if on and not self._terse else ""  # there it would lie over number and price
            draw_piece(painter, offer.look or offer.kind, middle, f(34), self._colours, ring)
        else:
            draw_missing_piece(painter, offer.look or offer.kind, middle, f(32), theme.text2)
        if offer.open:
            size = f(15 if self._terse else 18)
            cap = QRectF(box.x() + f(3 if self._terse else 7), middle.y() - size / 2, size, size)
            draw_keycap(painter, cap, str(self._number), f(11.5))
        ink = theme.text if offer.open else theme.text2
        if self._terse:
            line = QRectF(2, box.bottom() - f(20), self.width() - 4, f(18))
            font = self._fit(offer.price, line.width(), 12.5, 600)
            draw_text(painter, line, offer.price, font, theme.accent if offer.open else theme.text3, CENTRE, wrap=False)
            return
        left = f(_INDENT)
        room = QRectF(left, box.y(), self.width() - left - f(8), box.height())
        self._words(painter, room, ink, theme.accent if offer.open else theme.text3)

    def _words(self, painter: QPainter, room: QRectF, ink: str, second: str) -> None:
        """Paint name and price on a line, and the use below them: in two lines where one is too short."""
        f, offer = self.metrics.f, self.offer
        price = text_font(f(12.5), 700)
        name = self._fit(offer.name, room.width() - text_width(offer.price, price) - f(8), 15, 700)
        use = text_font(f(12.5), 600)
        wraps = text_width(offer.use, use) > room.width()
        high = (f(31) if wraps else f(18)) if offer.use else 0.0
        head = QRectF(room.x(), room.center().y() - (f(20) + high) / 2, room.width(), f(20))
        draw_text(painter, head, offer.name, name, ink, LEFT)
        draw_text(painter, head, offer.price, price, second, RIGHT)
        below = QRectF(room.x(), head.bottom(), room.width(), high)
        if wraps:
            use = self._fit(offer.use, room.width() * 1.7, 12, 600)
        draw_text(painter, below, offer.use, use, ink if offer.open else second, LEFT, wrap=wraps)

    def _fit(self, words: str, room: float, px: float, weight: int) -> QFont:
        """Return a font in which words fit, not smaller than 9.5 px."""
        size = self.metrics.f(px)
        wide = text_width(words, text_font(size, weight))
        return text_font(max(9.5, min(size, size * room / max(1.0, wide))), weight)


class PieceShelf(Panel):
    """All plates below each other, or only their figures, so many side by side; ``chosen`` tells the kind pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=8, gap=6)
        self._layout = QGridLayout(self)
        self.restyle()
        self._across = 0
        self.plates: list[PiecePlate] = []
        self._shown: tuple[object, ...] = ()
        self.hide()

    def set_figures(self, across: int) -> None:
        """Show figures only, so many side by side; 0: plates with all words below each other."""
        if across != self._across:
            self._across = across
            self._arrange()
        self._layout.invalidate()

    def _arrange(self) -> None:
        for number, plate in enumerate(self.plates):
            plate.set_terse(self._across > 0)
            self._layout.removeWidget(plate)
            self._layout.addWidget(plate, *divmod(number, max(1, self._across)))

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
            self._layout.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self.plates = [PiecePlate(number, offer, colours) for number, offer in enumerate(offers, start=1)]
        for plate in self.plates:
            plate.clicked.connect(self._tell)
        self._arrange()
        for plate in self.plates:
            plate.show()  # at once: the shelf takes its size from plates that show

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, PiecePlate):
            plate.setChecked(True)
            self.chosen.emit(plate.offer.kind)


class ShelfController(GamePanel):
    """Shows the shelf at the left of the board while somebody puts pieces down."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        director, layout, screen = parts.director, parts.layout, parts.screen
        self.shelf = PieceShelf(screen)
        self.shelf.chosen.connect(self._choose)
        director.asks.connect(self.follow)
        director.tracker.changed.connect(self.follow)
        layout.side.add_holder(self.follow)
        for widget in (screen, layout.prompt):
            widget.installEventFilter(self)

    def follow(self, news: object = None) -> None:
        """Show the shelf of the question at hand, or none."""
        presenter = self._director.asking(PutPiecePresenter)
        moment = self._director.context.moment
        if presenter is not None:
            colours = presenter.context.names.seat_colours(presenter.decision.player)
            self.shelf.show_offers(presenter.offers(), colours, presenter.kind)
            self.shelf.show()
            self.shelf.raise_()
            self._place(moment)
        else:
            self.shelf.hide()
            self._layout.above = 0
            self._layout.clear_below(0)
            self._layout.side.rest(moment)

    def _choose(self, kind: str) -> None:
        if (presenter := self._director.asking(PutPiecePresenter)) is not None:
            presenter.choose(kind)

    def _place(self, moment: object) -> None:
        """Stand at the left of the board; where it has no room there, as figures below the plaques or above the prompt."""
        size, side, free = current_metrics(), self._layout.side, self._layout.whole_board
        self.shelf.set_figures(0)
        wanted = self.shelf.sizeHint()
        width = max(size.px(_NARROW), min(wanted.width(), size.px(_WIDE)))
        place = QRect(size.margin, free.top() + size.px(6), width, min(wanted.height(), free.height()))
        if side.fits(place):
            self._layout.clear_below(0)
            side.hold(place, moment)
        else:
            place = self._below_plaques() or self._above_prompt()
        self.shelf.setGeometry(place)

    def _below_plaques(self) -> QRect | None:
        """Return the place of the figures in the column of the players, who fold for it; None if there is too little room."""
        for across in (_ACROSS, _ACROSS - 1):
            self.shelf.set_figures(across)
            wanted = self.shelf.sizeHint()
            self._layout.clear_below(wanted.height())
            room = self._layout.below_plaques
            if wanted.width() * _NARROWEST <= room.width() and wanted.height() <= room.height():
                self._layout.above = 0
                return QRect(room.topLeft(), wanted.boundedTo(room.size()))
        self._layout.clear_below(0)
        return None

    def _above_prompt(self) -> QRect:
        """Return the place of the figures in a row above the prompt, which makes room for them."""
        self.shelf.set_figures(len(self.shelf.plates))
        wanted = self.shelf.sizeHint()
        self._layout.above = wanted.height()
        self._layout.place_prompt()
        prompt = self._layout.prompt.geometry()
        return QRect(prompt.left(), prompt.top() - _GAP - wanted.height(), wanted.width(), wanted.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window, and the prompt."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and not self.shelf.isHidden():
            self.follow()
        return False
