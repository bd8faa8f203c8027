"""What the game was won by: the missions that were fulfilled, or the capitals in one hand, as open cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.classic.capitals import CapitalsSlot
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.missions.ranked import ClaimsSlot
from risk_desktop.i18n import tr
from risk_desktop.ui.art.missions import MISSION_RATIO, MissionFace, draw_mission
from risk_desktop.ui.game.cards.card_faces import CardFaces
from risk_desktop.ui.game.missions.secret_faces import capital_card, open_mission
from risk_desktop.ui.kit.painted import Restyled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics

_CARD, _LEAST, _GAP = 190.0, 110.0, 16.0


def winning_cards(session: GameSession, names: Names) -> list[MissionFace]:
    """Return the cards that won the game, none where it was won by the sword alone."""
    state, rules = session.game.state, session.game.rules
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        return []
    winner = outcome.winners[0]
    claims, capitals = state.slots.get("claims"), state.slots.get("capitals")
    missions = missions_of(rules)
    if outcome.reason == "mission" and state.decks[MISSIONS].discard:
        return [open_mission(missions[state.decks[MISSIONS].discard[-1]], names, winner)]
    if outcome.reason == "missions" and isinstance(claims, ClaimsSlot):
        return [open_mission(missions[card], names, winner) for card, who in enumerate(claims.holders) if who == winner]
    if outcome.reason == "capitals" and isinstance(capitals, CapitalsSlot):
        lands, title = CardFaces(names), tr("screens.win.capital")
        held = [
            (seat, place) for seat, place in enumerate(capitals.places) if place >= 0 and state.owner[place] == winner
        ]
        return [capital_card(lands.face(place), names, seat, title) for seat, place in held]
    return []


class WinningCards(Restyled, QWidget):
    """Cards in a row, as large as there is room."""

    def __init__(self, faces: list[MissionFace]) -> None:
        super().__init__()
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(" ".join(face.spoken for face in faces))

    def sizeHint(self) -> QSize:
        """Room for the cards at their usual size."""
        return self._size(_CARD)

    def minimumSizeHint(self) -> QSize:
        """Room for the smallest cards that can be read."""
        return self._size(_LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        metrics, count = current_metrics(), len(self._faces)
        gap = metrics.f(_GAP)
        wide = (self.width() - 8 - gap * (count - 1)) / count
        card = min(metrics.f(_CARD) * 1.2, wide, (self.height() - 10) / MISSION_RATIO)
        left = (self.width() - count * card - gap * (count - 1)) / 2
        top = (self.height() - card * MISSION_RATIO) / 2
        painter = QPainter(self)
        for number, face in enumerate(self._faces):
            draw_mission(painter, QRectF(left + number * (card + gap), top, card, card * MISSION_RATIO), face)
        painter.end()

    def _size(self, card: float) -> QSize:
        metrics, count = current_metrics(), len(self._faces)
        width = metrics.f(card) * count + metrics.f(_GAP) * (count - 1) + 8
        return QSize(round(width), round(metrics.f(card) * MISSION_RATIO + 12))
