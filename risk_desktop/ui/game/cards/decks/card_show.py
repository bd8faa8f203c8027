"""A card that somebody plays, for all to see: it comes from his plaque and turns over at its target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import Event
from risk_desktop.ui.art.deck_cards import FULL_SIZE
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.card_effects import CardEffects, Lands, Looks
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_PLAY_MS = 1900


class CardShow(FeatureController):
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
        self.effects = CardEffects(parts.context.board.land_effects, self.looks, self.touched(), self.ends)
        animator.stage(self._fits, self._show)
        animator.stage(self._tells, self._show_effect)
        animator.ending.connect(self.flight.stop)

    def scenes(self) -> dict[type[Event], Callable[[Any], int]]:
        """Return by kind of event what shows it, and returns how long that takes, ms."""
        return {CardPlayed: self._play}

    looks: Looks = {}
    """How cards look on the board that do something to land, by the signs on them."""
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
        self.flight.fly(face, self._layout.seat_at(event.player), self._where(event), MOTION.fade(_PLAY_MS))
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
