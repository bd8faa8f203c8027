"""What is shown of command cards: the invasion that they answer, what they roll or turn over, and where they strike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.ad2210.cards.events import CardDieRolled, TerritoryCardsTurned
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.game.cards.decks.card_show import CardShow, TimedPicture
from risk_desktop.ui.game.die_call import CALL_MS
from risk_desktop.ui.game.game_panel import GameParts
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

_TURN_MS, _BLOW_MS, _OFF_MS, _ANNOUNCE_MS = 900, 1120, 800, 420
# The flash of a blow: at most this alpha of white, for this share of its time.
_FLASH, _FLASH_SHARE = 76, 0.11
_ASH = "#2b2320"


class CommandCardShow(CardShow):
    """Shows an invasion when it is announced, as cards may answer it, and what a card does when it has been read."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self.blow = Blow(parts.screen)
        self._invasion: tuple[int, ...] = ()

    def scenes(self) -> dict[type[Event], Callable[[Any], int]]:
        """Return what shows each kind of event."""
        return {
            **super().scenes(),
            CardDieRolled: self._roll,
            TerritoryCardsTurned: self._turn,
            InvasionAnnounced: self._announce,
            InvasionEnded: self._call_off,
        }

    @property
    def answered(self) -> tuple[int, ...]:
        """Origin and target of the invasion."""
        return self._invasion

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
        seen = [place for place in places if board.overview.board_of(place) == board.switcher.board]
        points = [QPointF(board.places.badge_rect(place).center()) for place in seen]
        self.blow.strike(points, MOTION.fade(_BLOW_MS))

    def _announce(self, event: InvasionAnnounced) -> int:
        """Show the arrow; one that has to grow first takes as long again."""
        grows = not self._context.has_arrow(event.origin, event.target)
        self._invasion = (event.origin, event.target)
        self._context.show_arrow(event.origin, event.target, event.player)
        return MOTION.fade(2 * _ANNOUNCE_MS if grows else _ANNOUNCE_MS)

    def _call_off(self, event: InvasionEnded) -> int:
        self._invasion = ()
        self._context.hide_arrow()
        names = self._context.names
        words = names.territory(event.target)
        ms = MOTION.fade(_OFF_MS)
        self._layout.announce(names.seat_colours(event.player), tr("card.react.off"), words, "shield", ms)
        return ms


class Blow(TimedPicture):
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
