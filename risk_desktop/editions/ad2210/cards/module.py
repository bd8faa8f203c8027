"""The module of the command cards: decks, buying, playing, answering (AD-G, AD-H, AD-I-6)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue, Phase
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.decisions import CardShopFacts
from ...common.market import BOUGHT, BuyCards, baskets, draw_card
from ...common.money import money_of, pay
from ..invasion import INVASION
from ..units import COMMANDERS, in_play
from .deck import COMMAND_DECKS, OWN_DECKS, check_own_cards
from .playing import PLAY_CARD, PlayCards
from .reactions import REACTION, ask_opponents
from .spec import BEFORE_INVASION

BUY, BUY_CARDS = "buy", "buy_cards"
MOST_CARDS = 4
CARD_PRICE = 1
"""What a card costs, from whatever deck (AD-G-1)."""
OWN_CARDS = OptionSpec("own_cards", "no", ("no", "yes"), group="cards", place=2)


class BuyCommandCards(Step, frozen=True):
    """Step 3: up to four cards, from decks whose commander is in play, chosen and paid before one is looked at (AD-G)."""

    player: int

    def stock(self, game: Game) -> Mapping[str, int]:
        """Return the decks that sell to him, with what they hold (AD-G-2, AD-G-4)."""
        decks = game.state.decks
        return {kind: len(decks[kind].draw) for kind in in_play(game.state, self.player) if decks[kind].draw}

    def decision(self, game: Game) -> Decision | None:
        """Ask for the whole basket at once."""
        stock, most = self.stock(game), min(MOST_CARDS, money_of(game.state, self.player) // CARD_PRICE)
        return Decision(self.player, BUY_CARDS, baskets(stock, most), self) if stock and most else None

    def facts(self, game: Game) -> Facts:
        """Return the price."""
        return CardShopFacts(CARD_PRICE)

    def run(self, game: Game) -> None:
        """Nothing can be bought."""

    def take(self, game: Game, choice: Choice) -> None:
        """Pay, then draw."""
        if isinstance(choice, BuyCards):
            pay(game, self.player, CARD_PRICE * sum(number for _, number in choice.cards), BOUGHT)
            for deck, number in choice.cards:
                for _ in range(number):
                    draw_card(game, self.player, deck)


def discard_hand(game: Game, event: PlayerEliminated) -> None:
    """A player who is out loses his command cards; nobody gets them (AD-T-1, AD-T-2)."""
    for deck in COMMANDERS:
        pile = game.state.decks[deck]
        pile.discard += pile.hands[event.player]
        pile.hands[event.player] = []


def _with_own_cards(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether the person's own cards are shuffled into the decks (AD-X-1); OwnCardsError if he has none that can be."""
    wanted = options[OWN_CARDS.key] == "yes"
    if wanted:
        check_own_cards()
    return wanted


def _printed_only(players: int, options: Mapping[str, OptionValue]) -> bool:
    return options[OWN_CARDS.key] == "no"


PRINTED_CARDS = Module(id="printed_cards", when=_printed_only, decks=COMMAND_DECKS)
BLANK_CARDS = Module(id="blank_cards", when=_with_own_cards, options=(OWN_CARDS,), decks=OWN_DECKS)
COMMAND_CARDS = Module(
    id="command_cards",
    needs=("campaign", "units", "battles"),
    phases=(
        Phase(BUY, BuyCommandCards, asks=(BUY_CARDS,)),
        Phase(PLAY_CARD, lambda player: PlayCards(player, BEFORE_INVASION)),
    ),
    guards={INVASION: (ask_opponents,)},
    triggers={PlayerEliminated: (discard_hand,)},
    reactions={INVASION: REACTION},
)
