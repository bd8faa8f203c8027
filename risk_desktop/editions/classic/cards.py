"""Territory cards in play: the pile, the award for a conquest, and the module of it all (C-14, C-16, W-05, W-40, S-27, O-24)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import CardDrawn, ConquestSettled, PlayerEliminated, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import DeckSpec, Module, OptionSpec, OptionValue, Phase
from risk_desktop.engine.step import Step

from ..common.attack import ATTACK
from ..common.fortify import FORTIFY
from ..common.reinforce import REINFORCE
from .appraise import CARDS_WORTH, purse
from .sets import card_count
from .trading import (
    FORCED_AT,
    TERRITORY_CARDS,
    TRADE_OPTIONS,
    CardsSlot,
    TradeSets,
    cards_slot,
    next_set_value,
    offer_trades,
    take_cards,
)

CARD_AWARD = OptionSpec("card_award", "last", ("last", "before_move"), group="cards", place=2)
"""A card is drawn at the end of the turn (W-40), or after the battles and before the move (S-27, D-30, O-24)."""


class ShuffleCards(Step, frozen=True):
    """All cards, jokers too, form a face-down pile (W-05)."""

    def run(self, game: Game) -> None:
        """Shuffle."""
        shuffle(game.state.decks[TERRITORY_CARDS].draw, game.dice)


class DrawCard(Step, frozen=True):
    """Draw the top card if something was conquered this turn (W-40, C-14)."""

    player: int

    def run(self, game: Game) -> None:
        """Draw; an empty pile is made from the discards, if there are any (C-16)."""
        if not cards_slot(game).earned:
            return
        deck = game.state.decks[TERRITORY_CARDS]
        if not deck.draw:
            deck.draw, deck.discard = deck.discard, []
            shuffle(deck.draw, game.dice)
        if deck.draw:
            card = deck.draw.pop()
            deck.hands[self.player].append(card)
            game.emit(CardDrawn(self.player, TERRITORY_CARDS, card))


def forget_conquests(game: Game, event: TurnStarted) -> None:
    """A new turn: nothing has been conquered in it."""
    cards_slot(game).earned = False


def earn_card(game: Game, event: ConquestSettled) -> None:
    """A conquest with own armies earns the card of this turn; one with those of an ally doesn't (N-41)."""
    if event.player == game.state.turn:
        cards_slot(game).earned = True


def award_follows(options: Mapping[str, OptionValue]) -> str:
    """Return the phase that the award of a card follows."""
    return FORTIFY if options[CARD_AWARD.key] == "last" else ATTACK


CARDS = Module(
    id="territory_cards",
    needs=("reinforcement", "battles", "fortifying", "conquest", "match_bonus"),
    options=(*TRADE_OPTIONS, CARD_AWARD),
    setup=(lambda game: (ShuffleCards(),),),
    phases=(Phase("card", DrawCard, after=award_follows),),
    turn_actions={REINFORCE: (offer_trades,)},
    openings=(TradeSets,),
    triggers={
        TurnStarted: (forget_conquests,),
        ConquestSettled: (earn_card,),
        PlayerEliminated: (take_cards,),
    },
    appraise=(CARDS_WORTH,),
    purse=purse,
    decks=(DeckSpec(TERRITORY_CARDS, card_count),),
    slots={"cards": lambda seats: CardsSlot()},
)

__all__ = ["CARDS", "FORCED_AT", "TERRITORY_CARDS", "CardsSlot", "TradeSets", "cards_slot", "next_set_value"]
