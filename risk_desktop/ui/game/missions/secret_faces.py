"""The faces of a player's secrets, made from his own view of the game when he looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from risk_desktop.editions.classic.capitals import CAPITAL_LOSS, WIPE, CapitalsSlot
from risk_desktop.editions.classic.missions.deck import MISSIONS, Mission, missions_of, moment_of
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.art.missions import MissionFace
from risk_desktop.ui.game.cards.territory.card_faces import CardFaces
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_words import goal_words, rank_words, tally_words


class SecretFaces:
    """Makes the cards of missions and of a capital."""

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self._lands = CardFaces(context.names)

    def count(self, seat: int) -> int:
        """Return how many secrets a seat has, without reading them."""
        state = self._view(seat)
        hand = state.decks[MISSIONS].hands[seat] if MISSIONS in state.decks else []
        return len(hand) + (self.capital_of(seat) is not None)

    def own(self, seat: int) -> list[MissionFace]:
        """Return all secrets of a seat: missions in order of rank, then the capital."""
        state = self._view(seat)
        missions = missions_of(self._context.game.rules)
        hand = state.decks[MISSIONS].hands[seat] if MISSIONS in state.decks else []
        faces = [self.mission(missions[card], seat, state) for card in hand if card != HIDDEN]
        capital = self.capital_of(seat)
        if capital is not None:
            faces.append(self.capital(seat, capital))
        return faces

    def named(self, ids: Sequence[str], seat: int) -> list[MissionFace]:
        """Return missions by their ids, as their holder sees them."""
        state = self._view(seat)
        return [self.mission(m, seat, state) for m in missions_of(self._context.game.rules) if m.id in ids]

    def shown(self, mission_id: str, seat: int) -> MissionFace | None:
        """Return a revealed mission by its id, None if there is no such mission."""
        found = next((m for m in missions_of(self._context.game.rules) if m.id == mission_id), None)
        return open_mission(found, self._context.names, seat) if found is not None else None

    def mission(self, mission: Mission, seat: int, state: GameState) -> MissionFace:
        """Return a mission with its holder's progress."""
        rules, names = self._context.game.rules, self._context.names
        return MissionFace(
            rank_words(mission),
            goal_words(mission, names, seat),
            tr(moment_of(mission, rules).key),
            mission.rank,
            mission.goal.told_progress(state, rules, seat),
            tally_words(mission.goal.tally(state, rules, seat)),
            names.seat_colours(seat),
        )

    def capital(self, seat: int, place: int) -> MissionFace:
        """Return the card of a secret capital."""
        own = capital_card(self._lands.face(place), self._context.names, seat, tr("play.capital.yours"))
        wiped = self._context.game.rules.option(CAPITAL_LOSS.key) == WIPE
        return replace(own, moment=tr("play.capital.card" if wiped else "play.capital.card_alone"))

    def capital_of(self, seat: int) -> int | None:
        """Return the territory of a seat's capital while it is secret, None if there is none."""
        slot = self._view(seat).slots.get("capitals")
        if not isinstance(slot, CapitalsSlot) or slot.shown[seat] or slot.places[seat] == HIDDEN:
            return None
        return slot.places[seat]

    def open_capitals(self) -> dict[int, int]:
        """Return the public capitals: territory to the seat that founded it."""
        slot = self._view(NOBODY).slots.get("capitals")
        if not isinstance(slot, CapitalsSlot):
            return {}
        return {place: seat for seat, (place, shown) in enumerate(zip(slot.places, slot.shown, strict=True)) if shown}

    def _view(self, seat: int) -> GameState:
        return self._context.session.view(seat).state


def open_mission(mission: Mission, names: Names, seat: int) -> MissionFace:
    """Return a mission that its holder has revealed, without progress as it is fulfilled."""
    colours = names.seat_colours(seat)
    return MissionFace(rank_words(mission), goal_words(mission, names, seat), rank=mission.rank, seat=colours)


def capital_card(land: UnitCard, names: Names, seat: int, title: str) -> MissionFace:
    """Return the card of the capital that a seat has founded in the territory of a card."""
    return MissionFace(title, land.name, seat=names.seat_colours(seat), land=land)
