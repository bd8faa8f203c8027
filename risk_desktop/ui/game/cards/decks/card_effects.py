"""What a card with a rule does to land, as an effect on the board: once, where it does it, when it does it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    AttackRolled,
    DiceRolled,
    Event,
    PhaseStarted,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.ui.board.effects.land_effects import LandEffectKind, LandEffects

Lands = Callable[[Any], Iterable[int]]
"""Which territories an event touches."""
Looks = Mapping[LandEffectKind, str]
"""The signs of cards that look like this on the board."""

TOUCHED: Mapping[type[Event], Lands] = {
    ArmiesLost: lambda event: (event.territory,),
    ArmiesPlaced: lambda event: (territory for territory, _ in event.parts),
    ArmiesMoved: lambda event: (event.target,),
    PiecePlaced: lambda event: (event.territory,),
    PieceLost: lambda event: (event.territory,),
    PieceTaken: lambda event: (event.territory,),
    PieceMoved: lambda event: (event.target,),
    TerritoryConquered: lambda event: (event.territory,),
}
"""What any card may do to land."""
ENDS: tuple[type[Event], ...] = (TurnStarted, PhaseStarted, AttackDeclared, AttackRolled, DiceRolled, CardPlayed)
"""What comes after all that a card does."""


class CardEffects:
    """Waits for what a card does, and shows it. A card that somebody cancels does nothing.

    ``looks``: the cards that look alike on the board, by the signs on them; of those that touch no land, or tell it
    themselves, nothing is seen. ``touched``: the territories of events beside those that all boxes have; ``ends``: after
    which nothing comes of a card.
    """

    def __init__(
        self,
        effects: LandEffects,
        looks: Looks,
        touched: Mapping[type[Event], Lands],
        ends: tuple[type[Event], ...] = (),
    ) -> None:
        self._effects, self._touched, self._ends = effects, {**TOUCHED, **touched}, (*ENDS, *ends)
        self._kinds = {sign: kind for kind, signs in looks.items() for sign in signs.split()}
        self._kind: LandEffectKind | None = None
        self._aimed: tuple[int, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether a card has been played of which nothing has been seen yet."""
        return self._kind is not None

    def play(self, sign: str, aimed: tuple[int, ...]) -> None:
        """A card is played, at these territories if at any."""
        self._kind, self._aimed = self._kinds.get(sign), aimed

    def show(self, event: Event, coming: Iterable[Event]) -> int:
        """Show what the card does if ``event`` tells it; ``coming`` may tell more. Return how long that takes, ms."""
        if isinstance(event, self._ends):
            self._kind = None
        lands = self._lands(event)
        if self._kind is None or not lands:
            return 0
        lands += self._aimed
        for later in coming:
            if isinstance(later, self._ends):
                break
            lands += self._lands(later)
        kind, self._kind = self._kind, None
        return self._effects.play(kind, lands)

    def _lands(self, event: Event) -> tuple[int, ...]:
        found = self._touched.get(type(event))
        return tuple(land for land in found(event) if land >= 0) if found is not None else ()
