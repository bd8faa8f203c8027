"""Buying cards: how many from which deck, all chosen before the first is looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from risk_desktop.editions.common.decisions import CardShopFacts
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import kinds_of
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.money import money_kind


class BuyCardsPresenter(Presenter):
    """A basket that is filled from the decks in the dock, paid as a whole. ``deck`` is the one that is looked at."""

    takes_numbers = True

    def start(self) -> None:
        """Begin with an empty basket."""
        self._baskets = [choice for choice in self.options(Choices) if isinstance(choice, BuyCards)]
        sold = {deck for basket in self._baskets for deck, _ in basket.cards}
        self.decks = tuple(deck for deck in self.context.game.rules.decks if deck in sold)
        self.most = max(sum(number for _, number in basket.cards) for basket in self._baskets)
        self.basket: dict[str, int] = dict.fromkeys(self.decks, 0)
        self._each = self.facts(CardShopFacts).price
        rules = self.context.game.rules
        self.shelf = tuple(piece for piece in rules.pieces if piece in rules.decks)
        self.deck = self.decks[0]

    @property
    def count(self) -> int:
        """How many cards lie in the basket."""
        return sum(self.basket.values())

    @property
    def price(self) -> int:
        """What the basket costs."""
        return self.count * self._each

    @property
    def held(self) -> int:
        """What the buyer has."""
        return money_of(self.context.game.state, self.decision.player)

    def may_add(self, deck: str) -> bool:
        """Tell whether one more card of a deck may lie in the basket."""
        return deck in self.basket and self._choice({**self.basket, deck: self.basket[deck] + 1}) is not None

    def closed(self, deck: str) -> str:
        """Return what the buyer lacks for a deck, or that it is sold out; "" if it sells cards."""
        if deck in self.decks:
            return ""
        lacks = deck not in kinds_of(self.context.game.state, self.decision.player)
        return tr("market.locked", piece=self.context.names.piece(deck)) if lacks else tr("market.empty")

    def _why_not(self, deck: str) -> Reason:
        if self.count == self.most and deck in self.decks:
            return Reason("market.most", {"n": self.most})
        why = self.closed(deck) or tr("market.empty")
        return Reason("pieces.closed", {"what": self.context.names.deck(deck), "why": why})

    def add(self, deck: str, number: int) -> None:
        """Put cards of a deck into the basket, or take some back, and look at it."""
        if deck not in self.basket or (number > 0 and not self.may_add(deck)):
            return
        count = max(0, self.basket[deck] + number)
        if count != self.basket[deck]:
            self.basket[deck], self.deck = count, deck
            self.heard.emit("pick", 1)
            self.refresh()

    def _choice(self, basket: dict[str, int]) -> BuyCards | None:
        wanted = {deck: number for deck, number in basket.items() if number}
        return next((choice for choice in self._baskets if dict(choice.cards) == wanted), None)

    def look(self, deck: str) -> None:
        """Look at what a deck still holds, one that sells nothing now too."""
        if deck in self.shelf and deck != self.deck:
            self.deck = deck
            self.refresh()

    def ask(self) -> Ask:
        """Ask for the basket."""
        return Ask(
            self.decision.player,
            tr("market.each", money=self._money(self._each)),
            self._left() if self.count else self.help(),
            primary=self._go(),
            ghost=Act(tr("play.step.end"), "E", short=tr("play.step.end_short")),
        )

    def _left(self) -> str:
        kind = money_kind(self.context.game.rules)
        held = kind.words(self.held) if kind is not None else str(self.held)
        return tr("market.have", self.held - self.price, money=held)

    def help(self) -> str:
        """Return how many cards can be bought, and for how much each."""
        return tr("market.help", n=self.most, money=self._money(self._each))

    def _go(self) -> Act:
        """Return the button that pays the basket."""
        most = Act(tr("market.buy", n=2, money=self._money(2)), "Space", "cards")
        some = Act(tr("market.buy_some"), "Space", "cards", off=True, others=(most,))
        words = tr("market.buy", n=self.count, money=self._money(self.price))
        return replace(some, words=words, off=False) if self.count else some

    def _money(self, price: int) -> str:
        kind = money_kind(self.context.game.rules)
        return kind.words(price) if kind is not None else str(price)

    def pick(self, value: int) -> None:
        """Put one card into the basket, by the number of its deck in the dock; where it sells none, look at it and say why."""
        if not 1 <= value <= len(self.shelf):
            return
        deck = self.shelf[value - 1]
        self.look(deck)
        if self.may_add(deck):
            self.add(deck, 1)
        else:
            self.refuse(self._why_not(deck))

    def numbered(self) -> Mapping[int, str]:
        """Return the decks of which one more card can be bought, with how many lie in the basket."""
        decks = ((n, deck) for n, deck in enumerate(self.shelf, 1) if self.may_add(deck))
        return {n: f"{self.context.names.deck(deck)}, {self.basket[deck]}" for n, deck in decks}

    def press(self, place: str) -> None:
        """Pay the basket and draw, or buy nothing."""
        choice = self._choice(self.basket) if place == "primary" else Pass() if place == "ghost" else None
        if choice is not None:
            self.answer(choice)

    def let_go(self) -> bool:
        """Empty the basket."""
        if not self.count:
            return False
        self.basket = dict.fromkeys(self.decks, 0)
        self.refresh()
        return True
