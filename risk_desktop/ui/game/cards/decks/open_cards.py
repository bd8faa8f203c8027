"""Cards that lie open before their owners, as tablets side by side: the sign, the name, whose it is, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.ui.art.deck_cards import DeckCard
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.tablets import draw_carving, draw_tablet
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import PaintedWidget, Restyled, wrapped
from risk_desktop.ui.theme import SeatColours, current_metrics

# Least width of a tablet, room between two, its rim, the room inside the rim, all in px at 100 %.
_LEAST, _GAP, _RIM, _PAD = 262.0, 12.0, 4.0, 12.0
# Radius of the niche, height of the arch above what is written, of a line of the title and of the owner.
_NICHE, _ARCH, _TITLE, _OWNER = 24.0, 9.0, 22.0, 20.0
_TITLE_PX, _OWNER_PX, _WORDS_PX = 15.5, 13.5, 13.6
_INK, _SECOND, _WORDS = "#fff2d2", "#e6d3b0", "#f0e4f6"
_UPPER_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class OpenCard:
    """A card that lies open before somebody: whose it is, and what it says."""

    owner: str
    seat: SeatColours
    card: DeckCard

    @property
    def spoken(self) -> str:
        """The whole tablet as one text."""
        return f"{self.owner}: {self.card.title}. {self.card.what}"


class Tablet(PaintedWidget):
    """One of them."""

    def __init__(self, one: OpenCard, parent: QWidget) -> None:
        super().__init__(parent)
        self.one = one
        self.setAccessibleName(one.spoken)
        self.setToolTip(wrapped(one.card.what))

    def wanted(self, width: int) -> int:
        """Return the height in px at which all of it can be read at a width."""
        f = current_metrics().f
        room = QRect(0, 0, round(width - 2 * f(_RIM + _PAD)), 10_000)
        wraps = Qt.TextFlag.TextWordWrap.value
        text = QFontMetrics(self._font()).boundingRect(room, wraps, self.one.card.what).height()
        return round(2 * f(_RIM) + f(_ARCH) + 2 * f(_NICHE) + f(6) + text + f(_PAD))

    def _font(self) -> QFont:
        return text_font(current_metrics().f(_WORDS_PX), 500)

    def paint(self, painter: QPainter) -> None:
        """Paint the tablet, its sign, name, owner and words."""
        f, one = current_metrics().f, self.one
        box = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        draw_tablet(painter, box, f(_RIM))
        inside = box.adjusted(f(_RIM + _PAD), f(_RIM + _ARCH), -f(_RIM + _PAD), 0)
        niche = QPointF(inside.x() + f(_NICHE), inside.y() + f(_NICHE))
        draw_carving(painter, niche, f(_NICHE), one.card.key)
        left = inside.x() + f(2 * _NICHE + 10)
        head = QRectF(left, niche.y() - f(_TITLE) - f(1), inside.right() - left, f(_TITLE))
        fits = min(1.0, head.width() / max(1.0, text_width(one.card.title, title_font(f(_TITLE_PX), 700))))
        draw_text(painter, head, one.card.title, title_font(f(_TITLE_PX) * fits, 700), _INK, LEFT)
        whose = QRectF(left, niche.y() + f(1), inside.right() - left, f(_OWNER))
        draw_roundel(painter, one.seat, QPointF(left + f(9), whose.center().y()), f(8.5))
        draw_text(painter, whose.adjusted(f(23), 0, 0, 0), one.owner, text_font(f(_OWNER_PX), 600), _SECOND, LEFT)
        words = QRectF(inside.x(), niche.y() + f(_NICHE + 6), inside.width(), self.height())
        draw_text(painter, words, one.card.what, self._font(), _WORDS, _UPPER_LEFT, wrap=True)


class TabletBoard(Restyled, QWidget):
    """Tablets in rows, as many side by side as can be read; those of a row are equally high."""

    def __init__(self, cards: Sequence[OpenCard]) -> None:
        super().__init__()
        self.tablets = [Tablet(one, self) for one in cards]
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Room for two side by side."""
        width = round(2 * current_metrics().f(_LEAST) + self._gap)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As narrow as one."""
        return QSize(round(current_metrics().f(_LEAST)), 0)

    def hasHeightForWidth(self) -> bool:
        """Its height follows from its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        rows = self._rows(width)
        return rows[-1][-1].bottom() + 1 if rows else 0

    @property
    def _gap(self) -> int:
        return current_metrics().px(_GAP)

    def _rows(self, width: int) -> list[list[QRect]]:
        """Return where the tablets stand in a width."""
        least = current_metrics().f(_LEAST)
        across = max(1, min(len(self.tablets), int((width + self._gap) / (least + self._gap))))
        # A single tablet isn't drawn out over the whole width.
        wide = (width - (max(2, across) - 1) * self._gap) // max(2, across) if width > 2 * least else width
        top, rows = 0, list[list[QRect]]()
        for first in range(0, len(self.tablets), across):
            row = self.tablets[first : first + across]
            high = max(each.wanted(wide) for each in row) + 4
            rows.append([QRect(n * (wide + self._gap), top, wide, high) for n in range(len(row))])
            top += high + self._gap
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tablets."""
        places = (rect for row in self._rows(self.width()) for rect in row)
        for tablet, rect in zip(self.tablets, places, strict=True):
            tablet.setGeometry(rect)
        super().resizeEvent(event)
