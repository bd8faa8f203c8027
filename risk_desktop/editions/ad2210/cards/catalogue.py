"""The command cards as the window and other onlookers ask about them."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import GameState

from ...common.card_changes import OVER, changes_of
from ...common.card_play import CardFacts, Wording, kinds_in_hand, kinds_unseen
from ..units import COMMANDERS
from .deck import card_specs, cards_in
from .effect import commander_of
from .events import CardSettled
from .reasons import why_not
from .waiting import waiting


class CommandCards:
    """The catalogue of the five decks."""

    decks = COMMANDERS

    def facts(self, card: str) -> CardFacts:
        """Return what a kind of card says, by its id."""
        return card_specs()[card]

    def held(self, state: GameState, seat: int) -> list[tuple[CardFacts, int]]:
        """Return the kinds in a hand with their numbers, by deck; cards that ``state`` doesn't show are left out."""
        return [*kinds_in_hand(state, seat, COMMANDERS, cards_in)]

    def unseen(self, state: GameState, deck: str) -> list[tuple[CardFacts, int]]:
        """Return the kinds of a deck with the numbers of those that ``state`` doesn't show anywhere."""
        return [*kinds_unseen(state, deck, cards_in(deck))]

    def why_not(self, game: Game, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now, None if nothing is."""
        return why_not(game, seat, card)

    def piece_of(self, target: int) -> tuple[int, str]:
        """Return seat and kind of the commander that a target of a card stands for."""
        return commander_of(target)

    def open_cards(self, state: GameState, seat: int) -> list[CardFacts]:
        """No card lies open."""
        return []

    def waits(self, game: Game, seat: int) -> list[tuple[Wording, int]]:
        """Return where scouts wait, and in the own turn what is hoped for at its end and where one may land."""
        return [(Wording(f"deck_card.{name}.title"), territory) for name, territory in waiting(game, seat)]

    def card_at(self, deck: str, number: int) -> str:
        """Return the id of a card by its deck and number."""
        return cards_in(deck)[number].id

    def at(self, card: str) -> tuple[str, ...]:
        """What a card is aimed at is said by its aim."""
        return ()

    def changes(self, game: Game, choice: Choice) -> dict[int, tuple[int, int]]:
        """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain."""
        return changes_of(game, choice, over=(*OVER, CardSettled))

    def thing_of(self, at: str, target: int) -> str:
        """Targets are territories, players and commanders only."""
        raise KeyError(at)
