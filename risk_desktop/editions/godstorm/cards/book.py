"""The miracle cards as the window and other onlookers ask about them."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.state import GameState

from ...common.card_changes import CERTAIN, changes_of
from ...common.card_play import CardFacts, Wording, kinds_in_hand, kinds_unseen
from ..afterlife import DeadTravelled
from ..gods import GODS
from ..invasion import Press
from .catalogue import effect_of
from .deck import DECKS, HELD_DECKS, RELIC_DECK, cards_of, miracle_specs
from .effect import DECK, GOD, RELIC_NUMBER
from .events import LandDeserted
from .playing import why_not
from .reactions import front_of
from .relics import relics_of


class MiracleCards:
    """The catalogue of the three decks that are held in hand; relics lie open."""

    decks = HELD_DECKS

    def facts(self, card: str) -> CardFacts:
        """Return what a kind of card says, by its id."""
        return miracle_specs()[card]

    def held(self, state: GameState, seat: int) -> list[tuple[CardFacts, int]]:
        """Return the kinds in a hand with their numbers, by deck; cards that ``state`` doesn't show are left out."""
        return [*kinds_in_hand(state, seat, HELD_DECKS, cards_of)]

    def unseen(self, state: GameState, deck: str) -> list[tuple[CardFacts, int]]:
        """Return the kinds of a deck with the numbers of those that ``state`` doesn't show anywhere."""
        return [*kinds_unseen(state, deck, cards_of(deck))]

    def why_not(self, game: Game, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now, None if nothing is."""
        asked = game.pending()
        step = asked.step if asked is not None and asked.player == seat else None
        front = front_of(step.guarded) if isinstance(step, Reactions) and isinstance(step.guarded, Press) else None
        return why_not(game, seat, miracle_specs()[card], front)

    def piece_of(self, target: int) -> tuple[int, str]:
        """No card names a piece by seat and kind."""
        raise KeyError(target)

    def waits(self, game: Game, seat: int) -> list[tuple[Wording, int]]:
        """No miracle waits once it is played."""
        return []

    def open_cards(self, state: GameState, seat: int) -> list[CardFacts]:
        """Return the relics that a seat has in play."""
        return list(relics_of(state, seat))

    def card_at(self, deck: str, number: int) -> str:
        """Return the id of a card by its deck and number."""
        return cards_of(deck)[number].id

    def at(self, card: str) -> tuple[str, ...]:
        """Return what the targets of a card are, one after the other."""
        return effect_of(card).at()

    def changes(self, game: Game, choice: Choice) -> dict[int, tuple[int, int]]:
        """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain."""
        return changes_of(game, choice, (*CERTAIN, DeadTravelled, LandDeserted))

    def thing_of(self, at: str, target: int) -> str:
        """Return the kind of god, the deck or the relic that a target stands for."""
        return {GOD: GODS, DECK: DECKS, RELIC_NUMBER: [card.id for card in cards_of(RELIC_DECK)]}[at][target]
