"""Cards that fly: from the deck to the hand of whoever draws one, and from one player to the next."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from risk_desktop.engine.events import CardDrawn, CardsTaken, Event
from risk_desktop.ui.art.cards import CARD_RATIO, card_margin, card_pixmap, draw_card_back
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.drawing import transparent_pixmap
from risk_desktop.ui.game.cards.decks.card_reading import CardReading
from risk_desktop.ui.game.cards.territory.card_faces import CardFaces
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.kit import PaintedWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_OWN_MS, _OTHERS_MS = 760, 480
_WIDTH = 74.0
"""Width of a card in the air, px at 100 %."""
_AT_DECK, _AT_HAND, _AT_PLAQUE = 0.72, 1.0, 0.34
"""Its size where it comes from and where it goes, by that in the air."""
_MOST, _LATE = 4, 0.14
"""So many cards fly at once, each later than the last by this share of the time."""
_LIFTS, _TURNS, _TURNED, _FADES = 0.2, 0.42, 0.68, 0.86
"""Shares of a flight: it has left the deck, begins to turn over, has turned, and fades."""
_ARC, _LEANS, _STACK = 0.22, 16.0, 3.0
"""How high it flies by the length of its way; how far it leans, degrees; px from card to card of the deck."""


class CardDeal(FeatureController):
    """Takes part in the showing of events. Only the viewer's own cards ever show their faces, and not while his hand is covered.

    Those with a rule turn over to be read.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._faces = CardFaces(parts.context.names)
        self.flying: list[FlyingCard] = []
        """The cards in the air."""
        self._flown: list[Event] = []
        """What has flown together with a card that was drawn before."""
        self._animator = parts.director.animator
        self._animator.stage(self._fits, self._show)
        self._animator.ending.connect(self._flown.clear)
        self.reading = CardReading(parts)

    def _fits(self, event: Event) -> bool:
        return isinstance(event, CardDrawn | CardsTaken)

    def _show(self, event: Event) -> int:
        """Let cards fly, and return how long that takes, ms; what is drawn in one go flies together."""
        assert isinstance(event, CardDrawn | CardsTaken)
        if event in self._flown:
            self._flown.remove(event)
            return 0
        own = event.player == self._director.viewer
        seen = own and not self._director.lent
        drawn = [event, *_drawn_with(event, self._animator.coming)][:_MOST] if isinstance(event, CardDrawn) else []
        if drawn and self.reading.show(drawn, self._deck_place(), self._hand()):
            self._flown += drawn[1:]
            return 0
        ms = MOTION.duration(_OWN_MS if own else _OTHERS_MS)
        if ms <= 0:
            return 0
        if isinstance(event, CardDrawn):
            self._flown += drawn[1:]
            cards, start, size = [(each.deck, each.card) for each in drawn], self._deck_place(), _AT_DECK
        else:
            cards = [("", card) for card in event.cards[:_MOST]]
            start, size = self._layout.seat_at(event.loser), _AT_PLAQUE
        goal = self._hand() if own else self._layout.seat_at(event.player)
        sizes = (size, _AT_HAND if own else _AT_PLAQUE)
        flights = [FlyingCard(self._screen, self._back(d), self._face(c) if seen else None) for d, c in cards]
        deal = _Deal(flights, (start, goal), sizes, self.flying, stacked=isinstance(event, CardDrawn))
        self._context.board.animator.run(ms, deal.step, deal.end, QEasingCurve.Type.Linear)
        return ms

    def _deck_place(self) -> QPointF:
        """Return where the deck lies: on the sea at the lower right corner of the board."""
        room, width = self._layout.rooms.board, current_metrics().f(_WIDTH)
        return QPointF(room.right() - 0.8 * width, room.bottom() - 0.9 * width)

    def _hand(self) -> QPointF:
        """Return where the viewer's cards are: his hand, or what stands for it beside large text."""
        hand: QWidget = self._layout.card_bar or self._layout.hand
        shown = self._layout.rail.cards if self._layout.rooms.rail else hand
        return QPointF(shown.mapTo(self._screen, shown.rect().center()))

    def _back(self, deck: str) -> QPixmap:
        """Return the back of a card of a deck; that of the territory cards where it has none of its own."""
        width, ratio = current_metrics().f(_WIDTH), self._screen.devicePixelRatioF()
        room = card_margin(width)
        size = QRectF(0, 0, width + 2 * room, width * CARD_RATIO + 2 * room)
        pixmap = transparent_pixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio), ratio)
        painter = QPainter(pixmap)
        if deck in self.reading.decks:
            draw_deck_back(painter, deck, size.adjusted(room, room, -room, -room))
        else:
            draw_card_back(painter, size.center(), width)
        painter.end()
        return pixmap

    def _face(self, card: int) -> QPixmap | None:
        """Return the face of one of the viewer's own territory cards, None if he doesn't know it."""
        ratio = self._screen.devicePixelRatioF()
        return card_pixmap(self._faces.face(card), current_metrics().f(_WIDTH), dpr=ratio) if card >= 0 else None


def _drawn_with(first: CardDrawn, coming: Iterable[Event]) -> Iterator[CardDrawn]:
    """Return what the same player draws right after a card."""
    for event in coming:
        if not isinstance(event, CardDrawn) or event.player != first.player:
            return
        yield event


class _Deal:
    """Some cards on their way, one after the other; ``flying`` has them as long as they are in the air."""

    def __init__(
        self,
        cards: list[FlyingCard],
        way: tuple[QPointF, QPointF],
        sizes: tuple[float, float],
        flying: list[FlyingCard],
        *,
        stacked: bool,
    ) -> None:
        self._cards, self._way, self._sizes, self._flying, self._stacked = cards, way, sizes, flying, stacked
        flying += cards

    def step(self, share: float) -> None:
        lasts = 1 - _LATE * (len(self._cards) - 1)
        for number, card in enumerate(self._cards):
            own = (share - _LATE * number) / lasts
            card.show_moment(min(1.0, max(0.0, own)), self._way, self._sizes, stacked=self._stacked)

    def end(self) -> None:
        for card in self._cards:
            self._flying.remove(card)
            card.hide()
            card.deleteLater()


class FlyingCard(PaintedWidget):
    """A card in the air, a widget no larger than itself: what it flies over is painted anew only where it was and is."""

    def __init__(self, screen: QWidget, back: QPixmap, face: QPixmap | None) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back, self.face = back, face
        self._size = self._open = 1.0
        self._lean = self._stack = self._opacity = 0.0
        size = back.deviceIndependentSize()
        side = math.ceil(math.hypot(size.width(), size.height()))
        self.resize(side, side)
        raise_below_overlays(self)

    def show_moment(
        self, share: float, way: tuple[QPointF, QPointF], sizes: tuple[float, float], *, stacked: bool
    ) -> None:
        """Show a moment of its flight, 0 to 1, from place to place and size to size; ``stacked``: a deck lies below it."""
        self.setVisible(0 < share < 1)
        moved = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(max(0.0, share - _LIFTS) / (1 - _LIFTS))
        start, goal = way
        along = goal - start
        arc = math.hypot(along.x(), along.y()) * _ARC * math.sin(math.pi * moved)
        at = start + along * moved - QPointF(0, arc)
        ahead = math.sin(math.pi * moved)
        self._size = (
            sizes[0] + (1 - sizes[0]) * min(1.0, share / _LIFTS) if not moved else 1 + (sizes[1] - 1) * moved**3
        )
        self._lean = _LEANS * ahead * (1 if along.x() > 0 else -1)
        self._open = math.cos(math.pi * min(1.0, max(0.0, (share - _TURNS) / (_TURNED - _TURNS)))) if self.face else 1.0
        self._stack = max(0.0, 1 - moved * 6) if stacked else 0.0
        self._opacity = min(1.0, share / 0.08, (1 - share) / (1 - _FADES))
        self.move(round(at.x() - self.width() / 2), round(at.y() - self.height() / 2))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the card as it lies in the air."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self._size, self._size)
        for depth in (2, 1) if self._stack else ():
            painter.setOpacity(self._opacity * self._stack)
            self._lay(painter, self.back, QPointF(depth, depth) * _STACK)
        painter.setOpacity(self._opacity)
        painter.rotate(self._lean)
        painter.scale(max(0.03, abs(self._open)), 1)
        self._lay(painter, self.face if self.face is not None and self._open < 0 else self.back, QPointF())

    def _lay(self, painter: QPainter, picture: QPixmap, at: QPointF) -> None:
        size = picture.deviceIndependentSize()
        painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), picture)
