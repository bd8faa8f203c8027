"""A card that somebody plays, for all to see: it comes from his plaque and turns over at its target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import Event
from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.card_effects import CardEffects, Lands
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_PLAY_MS = 1900
# Shares of the card's time: it flies, turns over, stays, and fades.
_FLIES, _TURNS, _FADES = 0.28, 0.42, 0.9


class CardShow(GamePanel):
    """Listens to what is shown; whatever interrupts the show ends it."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        screen, animator = parts.screen, parts.director.animator
        self._book = card_book(parts.context)
        if self._book is None:
            return
        self.flight = CardFlight(screen)
        self._aimed: tuple[int, ...] = ()
        self._scenes = self.scenes()
        self._animator = animator
        self.effects = CardEffects(parts.context.board.land_effects, self.touched(), self.ends)
        animator.stage(self._fits, self._show)
        animator.stage(self._tells, self._show_effect)
        animator.ending.connect(self.flight.stop)

    def scenes(self) -> dict[type[Event], Callable[[Any], int]]:
        """Return by kind of event what shows it, and returns how long that takes, ms."""
        return {CardPlayed: self._play}

    ends: tuple[type[Event], ...] = ()
    """After which events nothing comes of a card any more, beside the usual ones."""

    def touched(self) -> dict[type[Event], Lands]:
        """Return the territories that events touch, beside those that all boxes have."""
        return {}

    @property
    def answered(self) -> tuple[int, ...]:
        """The territories of what a card answers that has no target of its own."""
        return ()

    def _fits(self, event: Event) -> bool:
        return isinstance(event, tuple(self._scenes))

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms."""
        return next(scene for kind, scene in self._scenes.items() if isinstance(event, kind))(event)

    def _tells(self, event: Event) -> bool:
        """Whether an event may tell what a card does that has been played."""
        return self.effects.waits and not isinstance(event, CardPlayed)

    def _show_effect(self, event: Event) -> int:
        ms = self.effects.show(event, self._animator.coming)
        if ms:
            self.flight.stop()
        return ms

    def _play(self, event: CardPlayed) -> int:
        assert self._book is not None
        face = self._book.face(event.card)
        self._aimed = event.lands
        self.effects.play(face.sign, self._aimed)
        if self._aimed:
            self._context.look_at(self._aimed[0])
        plaque = self._layout.plaques[event.player].geometry().center()
        self.flight.fly(face, QPointF(plaque), self._where(event), MOTION.fade(_PLAY_MS))
        return MOTION.fade(_PLAY_MS)

    def _where(self, event: CardPlayed) -> QPointF:
        """Return where the card turns over: beside its target or the fight it answers, within the free part."""
        free = self._layout.rooms.board
        places = event.lands or self.answered
        if not places:
            return QPointF(free.center())
        rects = [self._context.board.places.badge_rect(place) for place in places]
        middle = QPointF(
            sum(rect.center().x() for rect in rects) / len(rects), sum(rect.center().y() for rect in rects) / len(rects)
        )
        width, height = (current_metrics().f(side) for side in FULL_SIZE)
        side = 1 if middle.x() < free.center().x() else -1
        x = min(max(middle.x() + side * width * 0.9, free.left() + width * 0.6), free.right() - width * 0.6)
        y = min(max(middle.y(), free.top() + height * 0.55), free.bottom() - height * 0.55)
        return QPointF(x, y)


class TimedPicture(PaintedWidget):
    """A picture over the screen that lets the mouse through, driven by one clock from 0 to 1."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.hide)
        self.hide()

    @property
    def share(self) -> float:
        """How much of its time has passed, 0 to 1."""
        value = self._clock.currentValue()
        return float(value) if value is not None else 0.0

    def start(self, ms: int) -> None:
        """Show for some time; with none, not at all."""
        self._clock.stop()
        parent = self.parentWidget()
        if ms <= 0 or parent is None:
            self.hide()
            return
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._clock.setDuration(ms)
        self._clock.start()

    def stop(self) -> None:
        """End at once."""
        self._clock.stop()
        self.hide()


class CardFlight(TimedPicture):
    """A card that flies with its back up, turns over, stays to be read, and fades."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._card: DeckCard | None = None
        self._ways = (QPointF(), QPointF())

    @property
    def card(self) -> DeckCard | None:
        """The card that flew last."""
        return self._card

    def fly(self, card: DeckCard, origin: QPointF, target: QPointF, ms: int) -> None:
        """Show a card going from one place to another, and then its face."""
        self._card, self._ways = card, (origin, target)
        self.start(ms)

    def paint(self, painter: QPainter) -> None:
        """Paint the card where it is now; with reduced motion it only appears and fades."""
        if self._card is None:
            return
        share = self.share
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        moved = (
            1.0 if MOTION.reduced else QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1, share / _FLIES))
        )
        if share > _FADES:
            painter.setOpacity((1 - share) / (1 - _FADES))
        elif MOTION.reduced:
            painter.setOpacity(min(1.0, share / 0.1))
        turned = 1.0 if MOTION.reduced else min(1.0, max(0.0, (share - _FLIES) / (_TURNS - _FLIES)))
        self._paint_card(painter, moved, turned)

    def _paint_card(self, painter: QPainter, moved: float, turned: float) -> None:
        assert self._card is not None
        start, end = self._ways
        painter.translate(start + (end - start) * moved)
        size = 0.35 + 0.65 * moved
        width, height = (current_metrics().f(side) for side in FULL_SIZE)
        painter.scale(size * max(0.02, abs(1 - 2 * turned)), size)
        if turned < 0.5:
            draw_deck_back(painter, self._card.deck, QRectF(-width / 2, -height / 2, width, height))
            return
        picture = deck_card_pixmap(self._card, "full", width, dpr=self.devicePixelRatioF())
        margin = deck_card_margin(width)
        painter.drawPixmap(QPointF(-width / 2 - margin, -height / 2 - margin), picture)
