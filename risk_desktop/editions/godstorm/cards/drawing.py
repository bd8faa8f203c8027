"""Miracle cards that are gained: bought in step 3, earned by labors, drawn for nothing (G-50, G-51, G-56)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.decisions import CardShopFacts
from ...common.market import BOUGHT, BuyCards, baskets, draw_card
from ...common.money import money_of, pay
from ..gods import in_play
from .deck import MIRACLE_DECKS, RELIC_DECK, cards_of
from .events import RelicGained
from .relics import STONEHENGE, discard_miracles, has_relic, home_points

BUY, BUY_CARDS, CARD = "buy", "buy_cards", "card"
MOST_CARDS = 4
CARD_COST, WITH_STONEHENGE = 2, 1


def draw_miracle(game: Game, player: int, deck: str) -> int | None:
    """Draw the top card for ``player``; a relic is in play at once (G-56). Return its number, None if the deck is empty (G-8)."""
    pile = game.state.decks[deck]
    if not pile.draw:
        return None
    if deck != RELIC_DECK:
        return draw_card(game, player, deck)
    number = pile.draw.pop()
    pile.hands[player].append(number)
    game.emit(RelicGained(player, cards_of(deck)[number].id, number))
    return number


def card_price(game: Game, player: int) -> int:
    """Return what a card costs ``player`` now."""
    return WITH_STONEHENGE if has_relic(game.state, player, STONEHENGE) else CARD_COST


class BuyMiracles(Step, frozen=True):
    """Step 3: up to four cards from decks whose god is in play, all chosen and paid before one is looked at (G-50, A-5)."""

    player: int

    def stock(self, game: Game) -> Mapping[str, int]:
        """Return the decks that sell to him, with what they hold."""
        decks = game.state.decks
        return {kind: len(decks[kind].draw) for kind in in_play(game.state, self.player) if decks[kind].draw}

    def decision(self, game: Game) -> Decision | None:
        """Ask for the whole basket at once."""
        stock = self.stock(game)
        most = min(MOST_CARDS, money_of(game.state, self.player) // card_price(game, self.player))
        return Decision(self.player, BUY_CARDS, baskets(stock, most), self) if stock and most else None

    def facts(self, game: Game) -> Facts:
        """Return the price."""
        return CardShopFacts(card_price(game, self.player))

    def run(self, game: Game) -> None:
        """Nothing can be bought."""

    def take(self, game: Game, choice: Choice) -> None:
        """Pay, then draw."""
        if isinstance(choice, BuyCards):
            pay(game, self.player, card_price(game, self.player) * sum(number for _, number in choice.cards), BOUGHT)
            for deck, number in choice.cards:
                for _ in range(number):
                    draw_miracle(game, self.player, deck)


MIRACLE_MARKET = Module(
    id="miracle_market",
    needs=("gods", "money"),
    phases=(Phase(BUY, BuyMiracles, asks=(BUY_CARDS,)),),
    triggers={PlayerEliminated: (discard_miracles,)},
    decks=MIRACLE_DECKS,
    score=(home_points,),
)
