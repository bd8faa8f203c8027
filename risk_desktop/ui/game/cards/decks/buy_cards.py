"""Buying cards: how many from which deck, all chosen before the first is looked at."""

from __future__ import annotations

from risk_desktop.editions.common.decisions import CardShopFacts
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import TablePresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.money import money_kind


class BuyCardsPresenter(TablePresenter):
    """A basket that is filled on the table, paid as a whole."""

    def start(self) -> None:
        """Begin with an empty basket."""
        self._baskets = [choice for choice in self.options(Choices) if isinstance(choice, BuyCards)]
        sold = {deck for basket in self._baskets for deck, _ in basket.cards}
        self.decks = tuple(deck for deck in self.context.game.rules.decks if deck in sold)
        self.most = max(sum(number for _, number in basket.cards) for basket in self._baskets)
        self.basket: dict[str, int] = dict.fromkeys(self.decks, 0)
        self._each = self.facts(CardShopFacts).price

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

    def add(self, deck: str, number: int) -> None:
        """Put cards of a deck into the basket, or take some back."""
        if deck not in self.basket or (number > 0 and not self.may_add(deck)):
            return
        count = max(0, self.basket[deck] + number)
        if count != self.basket[deck]:
            self.basket[deck] = count
            self.heard.emit("pick", 1)
            self.refresh()

    def _choice(self, basket: dict[str, int]) -> BuyCards | None:
        wanted = {deck: number for deck, number in basket.items() if number}
        return next((choice for choice in self._baskets if dict(choice.cards) == wanted), None)

    def ask(self) -> Ask:
        """Ask for the basket."""
        return Ask(
            self.decision.player,
            tr("market.title"),
            self.help(),
            primary=Act(self.go_words(), "Space", "cards"),
            secondary=None,
            ghost=Act(tr("market.none"), "E"),
        )

    def help(self) -> str:
        """Return how many cards can be bought, and for how much each."""
        return tr("market.help", n=self.most, money=self._money(self._each))

    def go_words(self) -> str:
        """Return what the primary button says."""
        return tr("market.buy", n=self.count, money=self._money(self.price)) if self.count else tr("market.show")

    def _money(self, price: int) -> str:
        kind = money_kind(self.context.game.rules)
        return kind.words(price) if kind is not None else str(price)

    def press(self, place: str) -> None:
        """Pay the basket, lay the table again, or buy nothing."""
        if place == "primary" and not self.count:
            self.table_wanted.emit()
        elif place == "ghost":
            self.answer(Pass())
        else:
            super().press(place)

    def confirm(self) -> None:
        """Pay and draw."""
        choice = self._choice(self.basket)
        if choice is not None:
            self.answer(choice)
