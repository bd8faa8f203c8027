"""A card that somebody plays, for all to see: it comes from his plaque, turns over at its target, and its blow is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.card_events import CardDieRolled, TerritoryCardsTurned
from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.common.invasions import InvasionAnnounced, InvasionEnded
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.art.deck_cards import FULL_SIZE, DeckCard, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.die_call import CALL_MS
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_PLAY_MS, _TURN_MS, _BLOW_MS, _OFF_MS, _ANNOUNCE_MS = 1900, 900, 1120, 800, 420
# Shares of the card's time: it flies, turns over, stays, and fades.
_FLIES, _TURNS, _FADES = 0.28, 0.42, 0.9
# The flash of a blow: at most this alpha of white, for this share of its time.
_FLASH, _FLASH_SHARE = 76, 0.11
_ASH = "#2b2320"


class CardShow(GamePanel):
    """Listens to what is shown; whatever interrupts the show ends it."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        screen, animator = parts.screen, parts.director.animator
        self._book = card_book(parts.context)
        if self._book is None:
            return
        self.flight = CardFlight(screen)
        self.blow = Blow(screen)
        self._last = (-1, -1)
        self._aimed: tuple[int, ...] = ()
        self._scenes: dict[type[Event], Callable[[Any], int]] = {
            CardPlayed: self._play,
            CardDieRolled: self._roll,
            TerritoryCardsTurned: self._turn,
            InvasionAnnounced: self._announce,
            InvasionEnded: self._call_off,
        }
        animator.stage(self._fits, self._show)
        animator.ending.connect(self.flight.stop)

    def _fits(self, event: Event) -> bool:
        return isinstance(event, tuple(self._scenes))

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms."""
        return next(scene for kind, scene in self._scenes.items() if isinstance(event, kind))(event)

    def _play(self, event: CardPlayed) -> int:
        assert self._book is not None
        face = self._book.face(event.card)
        self._aimed = event.lands
        if self._aimed:
            self._context.look_at(self._aimed[0])
        plaque = self._layout.plaques[event.player].geometry().center()
        self.flight.fly(face, QPointF(plaque), self._where(event), MOTION.fade(_PLAY_MS))
        return MOTION.fade(_PLAY_MS)

    def _where(self, event: CardPlayed) -> QPointF:
        """Return where the card turns over: beside its target or the fight it answers, within the free part."""
        free = self._layout.rooms.board
        places = event.lands or tuple(p for p in self._last if p >= 0)
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

    def _roll(self, event: CardDieRolled) -> int:
        assert self._book is not None
        self.flight.stop()
        names, title = self._context.names, self._book.face(event.card).title
        board = self._context.game.rules.board
        told = names.region(event.region) if event.region >= 0 else title
        self._layout.call_die(names.seat_colours(event.player), title, event.value, told, event.sides)
        struck = board.regions[event.region].members if event.region >= 0 else self._aimed
        if struck:
            self._strike(tuple(struck))
        return MOTION.fade(CALL_MS)

    def _turn(self, event: TerritoryCardsTurned) -> int:
        assert self._book is not None
        self.flight.stop()
        names, title = self._context.names, self._book.face(event.card).title
        told = ", ".join(names.territory(place) for place in event.territories) or tr("command_card.told.no_card")
        self._layout.announce(names.seat_colours(event.player), title, told, "cards", MOTION.fade(_TURN_MS))
        if event.territories:
            self._strike(event.territories)
        return MOTION.fade(_TURN_MS)

    def _strike(self, places: tuple[int, ...]) -> None:
        """Show the blow on the board that shows, the first place's unless the camera is pinned."""
        self._context.look_at(places[0])
        board = self._context.board
        seen = [place for place in places if board.overview.board_of(place) == board.board_index]
        points = [QPointF(board.places.badge_rect(place).center()) for place in seen]
        self.blow.strike(points, MOTION.fade(_BLOW_MS))

    def _announce(self, event: InvasionAnnounced) -> int:
        self._last = (event.origin, event.target)
        self._context.show_arrow(event.origin, event.target, event.player)
        return MOTION.fade(_ANNOUNCE_MS)

    def _call_off(self, event: InvasionEnded) -> int:
        self._last = (-1, -1)
        self._context.hide_arrow()
        names = self._context.names
        words = names.territory(event.target)
        ms = MOTION.fade(_OFF_MS)
        self._layout.announce(names.seat_colours(event.player), tr("card.react.off"), words, "shield", ms)
        return ms


class _TimedPicture(PaintedWidget):
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


class CardFlight(_TimedPicture):
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


class Blow(_TimedPicture):
    """Where something strikes: a short flash, a ring that spreads, ash that settles. Reduced motion leaves the ash."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.points: list[QPointF] = []

    def strike(self, points: list[QPointF], ms: int) -> None:
        """Show a blow at some places of the screen."""
        self.points = points
        self.start(ms)

    def paint(self, painter: QPainter) -> None:
        """Paint flash, rings and ash."""
        share, unit = self.share, current_metrics().scale
        if share < _FLASH_SHARE and not MOTION.reduced:
            painter.fillRect(self.rect(), rgba("#ffffff", _FLASH))
        for point in self.points:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(_ASH, round(150 * (1 - share))))
            painter.drawEllipse(point, 30 * unit, 24 * unit)
            if not MOTION.reduced:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(255, 190, 110, round(230 * (1 - share))), max(1.0, 5 * unit * (1 - share))))
                painter.drawEllipse(point, 70 * unit * share, 70 * unit * share)
