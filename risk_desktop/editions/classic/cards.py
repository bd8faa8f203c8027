"""Territory cards in play: trading sets, the award for a conquest, cards of the beaten (C-14, C-16, W-05, W-12 to W-25, W-40)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Choice, Pass, TradeSet
from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import (
    ArmiesPlaced,
    CardDrawn,
    CardsTaken,
    ConquestSettled,
    PlayerEliminated,
    SetTraded,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import DeckSpec, Module, OptionSpec, Phase
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Decision, Step

from ..common.reinforce import REINFORCE, PlaceReserve
from .appraise import CARDS_WORTH
from .sets import card_count, set_value, sets_in

TERRITORY_CARDS = "territory"
FORCED_AT = 5
"""A hand of this many cards must be traded down (W-13, W-25)."""


class CardsSlot(Slot):
    """``traded``: sets traded in the whole game (W-14); ``earned``: the player on turn has conquered something (C-14)."""

    traded: int = 0
    earned: bool = False


def cards_slot(game: Game) -> CardsSlot:
    """Return the cards' own state."""
    slot: CardsSlot = game.state.slots["cards"]
    return slot


def next_set_value(game: Game, cards: tuple[int, ...]) -> int:
    """Return what ``cards`` would bring now."""
    values = str(game.rules.option("set_values"))
    return set_value(game.rules.board, values, cards_slot(game).traded, cards)


class ShuffleCards(Step, frozen=True):
    """All cards, jokers too, form a face-down pile (W-05)."""

    def run(self, game: Game) -> None:
        """Shuffle."""
        shuffle(game.state.decks[TERRITORY_CARDS].draw, game.dice)


class TradeSets(Step, frozen=True):
    """Trade sets: with ``FORCED_AT`` cards or more one must (W-13); below that one may, unless ``forced_only`` (W-25)."""

    player: int
    forced_only: bool = False

    def decision(self, game: Game) -> Decision | None:
        """Ask while a set is in the hand."""
        hand = game.state.decks[TERRITORY_CARDS].hands[self.player]
        forced = len(hand) >= FORCED_AT
        if len(hand) < 3 or (self.forced_only and not forced):
            return None
        choices: list[Choice] = [TradeSet(cards) for cards in sets_in(game.rules.board, hand)]
        if not choices:
            return None
        if not forced:
            choices.append(Pass())
        return Decision(self.player, "trade", Choices(choices), self)

    def run(self, game: Game) -> None:
        """Nothing to trade."""

    def take(self, game: Game, choice: Choice) -> None:
        """Trade, then ask again."""
        if isinstance(choice, TradeSet):
            trade(game, self.player, choice.cards)
            game.push(self)


def trade(game: Game, player: int, cards: tuple[int, ...]) -> None:
    """Discard the set (W-17), raise the counter (W-14), put the armies into the reserve."""
    deck = game.state.decks[TERRITORY_CARDS]
    slot = cards_slot(game)
    armies = next_set_value(game, cards)
    for card in cards:
        deck.hands[player].remove(card)
        deck.discard.append(card)
    slot.traded += 1
    game.state.reserve[player] += armies
    game.emit(SetTraded(player, cards, armies, slot.traded))
    place_match_bonus(game, player, cards)


def place_match_bonus(game: Game, player: int, cards: tuple[int, ...]) -> None:
    """House rule: extra armies on own territories that the traded cards show (none as printed, W-16)."""
    bonus = game.rules.number("match_bonus")
    owner = game.state.owner
    own = [card for card in cards if card < len(owner) and owner[card] == player]
    if bonus and own:
        for territory in own:
            game.state.armies[territory] += bonus
        game.emit(ArmiesPlaced(player, tuple((territory, bonus) for territory in own)))


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
    """A conquest earns the card of this turn."""
    cards_slot(game).earned = True


def take_cards(game: Game, event: PlayerEliminated) -> None:
    """The conqueror takes the cards; with five or more he trades at once and places the armies (W-25, C-20)."""
    if event.by < 0:
        return
    hands = game.state.decks[TERRITORY_CARDS].hands
    cards, hands[event.player] = hands[event.player], []
    hands[event.by].extend(cards)
    if cards:
        game.emit(CardsTaken(event.by, event.player, tuple(cards)))
    if len(hands[event.by]) >= FORCED_AT and sum(game.state.alive[: game.state.players]) > 1:
        game.push(TradeSets(event.by, forced_only=True), PlaceReserve(event.by))


def offer_trades(game: Game, player: int) -> Sequence[Step]:
    """Sets are traded in the reinforcement step, before the armies are placed (W-12)."""
    return (TradeSets(player),)


CARDS = Module(
    id="territory_cards",
    needs=("reinforcement", "battles", "conquest"),
    options=(
        OptionSpec("set_values", "golden", ("golden", "older", "fixed")),
        OptionSpec("match_bonus", 0, (0, 2)),
    ),
    setup=(lambda game: (ShuffleCards(),),),
    phases=(Phase("card", DrawCard),),
    turn_actions={REINFORCE: (offer_trades,)},
    triggers={
        TurnStarted: (forget_conquests,),
        ConquestSettled: (earn_card,),
        PlayerEliminated: (take_cards,),
    },
    appraise=(CARDS_WORTH,),
    decks=(DeckSpec(TERRITORY_CARDS, card_count),),
    slots={"cards": lambda players: CardsSlot()},
)

__all__ = ["CARDS", "FORCED_AT", "TERRITORY_CARDS", "CardsSlot", "TradeSets", "next_set_value"]
