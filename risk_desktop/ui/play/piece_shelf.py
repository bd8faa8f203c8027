"""The shelf above the prompt: every kind of piece with its figure, its price, and what it is good for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl, Panel
from risk_desktop.ui.paint import CENTRE, draw_keycap, draw_text, text_width
from risk_desktop.ui.paint.pieces import draw_missing_piece, draw_piece
from risk_desktop.ui.play.director import Director
from risk_desktop.ui.play.presenters.put_piece import PieceOffer, PutPiecePresenter
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_GAP = 8
_HIGH = 118
_PARTS = " · "
"""Between two things that a piece is good for: each has a line of its own."""


class PiecePlate(ButtonControl):
    """One kind of piece; pressed, it is chosen."""

    def __init__(self, number: int, offer: PieceOffer, colours: SeatColours) -> None:
        super().__init__()
        self.offer, self._number, self._colours = offer, number, colours
        self.setCheckable(True)
        self.setEnabled(offer.open)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{offer.name}. {offer.price}. {offer.use}")
        self.setToolTip(f"{offer.name}\n{offer.use}")

    def sizeHint(self) -> QSize:
        """Figure above, four lines below it."""
        metrics, offer = self.metrics, self.offer
        small = [text_width(use, text_font(metrics.f(12))) for use in offer.use.split(_PARTS)]
        wide = max(text_width(offer.name, text_font(metrics.f(14.5), 700)), *small)
        return QSize(round(max(metrics.f(96), wide + metrics.f(18))), metrics.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Words become smaller where there is little room."""
        return QSize(self.metrics.px(86), self.metrics.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint figure, name, price and use."""
        theme, f, offer, on = current(), self.metrics.f, self.offer, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        fill = rgba(theme.accent, 46) if on else rgba(theme.panel_highlight, 24 if self.hovered and offer.open else 8)
        painter.setPen(QPen(QColor(theme.on_turn_line) if on else rgba(theme.panel_line, 110), 2.2 if on else 1.0))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, f(9), f(9))
        middle = QPointF(box.center().x(), box.y() + f(24))
        if offer.open or offer.standing:
            draw_piece(painter, offer.kind, middle, f(34), self._colours, theme.on_turn_line if on else "")
        else:
            draw_missing_piece(painter, offer.kind, middle, f(32), theme.text2)
        if offer.open:
            cap = QRectF(box.x() + f(5), box.y() + f(5), f(17), f(17))
            draw_keycap(painter, cap, str(self._number), f(11.5))
        ink = theme.text if offer.open else theme.text2
        self._line(painter, f(46), f(20), offer.name, 14.5, 700, ink)
        self._line(painter, f(64), f(18), offer.price, 13, 600, theme.accent if offer.open else theme.text3)
        for number, use in enumerate(offer.use.split(_PARTS)):
            self._line(painter, f(81 + 15 * number), f(16), use, 12, 500, theme.text2)
        painter.end()

    def _line(self, painter: QPainter, y: float, height: float, words: str, px: float, weight: int, ink: str) -> None:
        size, room = self.metrics.f(px), self.width() - 10
        wide = text_width(words, text_font(size, weight))
        font = text_font(max(9.5, min(size, size * room / max(1.0, wide))), weight)
        draw_text(painter, QRectF(5, y, room, height), words, font, ink, CENTRE)


class PieceShelf(Panel):
    """All plates in a row; ``chosen`` tells the kind that was pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=8, gap=6)
        self._layout: QHBoxLayout = self.row()
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
            self._layout.removeWidget(plate)
            plate.hide()
            plate.deleteLater()
        self.plates = [PiecePlate(number, offer, colours) for number, offer in enumerate(offers, start=1)]
        for plate in self.plates:
            plate.clicked.connect(self._tell)
            self._layout.addWidget(plate)
            plate.show()  # at once: the shelf takes its size from plates that show

    def _tell(self) -> None:
        plate = self.sender()
        if isinstance(plate, PiecePlate):
            plate.setChecked(True)
            self.chosen.emit(plate.offer.kind)


class Shelving(QObject):
    """Shows the shelf while somebody puts pieces down, above the prompt wherever that stands."""

    def __init__(self, director: Director, prompt: QWidget, screen: QWidget) -> None:
        super().__init__(screen)
        self._director, self._prompt, self._screen = director, prompt, screen
        self.shelf = PieceShelf(screen)
        self.shelf.chosen.connect(self._choose)
        director.asks.connect(self._follow)
        prompt.installEventFilter(self)

    def _follow(self, ask: object) -> None:
        presenter = self._director.presenter
        shown = isinstance(presenter, PutPiecePresenter) and presenter.active
        if isinstance(presenter, PutPiecePresenter) and shown:
            colours = presenter.desk.names.seat_colours(presenter.decision.player)
            self.shelf.show_offers(presenter.offers(), colours, presenter.kind)
            self.shelf.show()
            self.shelf.raise_()
            self._place()
        else:
            self.shelf.hide()

    def _choose(self, kind: str) -> None:
        presenter = self._director.presenter
        if isinstance(presenter, PutPiecePresenter) and presenter.active:
            presenter.choose(kind)

    def _place(self) -> None:
        wanted, prompt = self.shelf.sizeHint(), self._prompt.geometry()
        width = min(wanted.width(), prompt.width())
        left = prompt.center().x() - width // 2
        self.shelf.setGeometry(left, prompt.top() - _GAP - wanted.height(), width, wanted.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the prompt."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize) and watched is getattr(self, "_prompt", None):
            self._place()
        return False
