"""What is picked by name in games of gods: a pantheon, the god who fights, a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.godstorm.decisions import SeatFacts
from risk_desktop.editions.registry import find_edition
from risk_desktop.i18n import has_text, percent, tr
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.decisions.choose_list import PickPresenter
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Ask


class PantheonPresenter(PickPresenter):
    """One of the pantheons that are still free, with the names of its gods; for oneself or for the neutral seat."""

    @property
    def topic(self) -> str:
        """Tell the neutral pantheon from one's own."""
        neutral = self.context.names.is_neutral(self.facts(SeatFacts).seat)
        return "neutral_pantheon" if neutral else super().topic

    def name(self, key: str) -> str:
        """Return the name of a pantheon."""
        return tr(f"pantheon.{key}")

    def meaning(self, key: str) -> str:
        """Return the names of its gods."""
        kinds = (kind for kind in self.context.game.rules.pieces if has_text(f"god.name.{key}.{kind}"))
        return ", ".join(tr(f"god.name.{key}.{kind}") for kind in kinds)


class ChampionPresenter(PickPresenter):
    """Which god fights; all others who take part stand by."""

    keeps_arrow = True

    def start(self) -> None:
        """Show where it is."""
        super().start()
        facts = self._battle = self.facts(BattleFacts)
        attacker = self.context.owner(facts.origin)
        self._attacks = attacker == self.decision.player
        self._row = 0
        self.context.show_arrow(facts.origin, facts.target, attacker)

    def ask(self) -> Ask:
        """Ask for one of them, and tell the chance, which is the same for each."""
        ask = super().ask()
        first, battle = find_edition(self.context.session.table.edition).first_odds, self._battle
        chance = first(self.context.game, battle.origin, battle.target, battle.leaders) if first is not None else None
        if chance is None:
            return ask
        own = chance if self._attacks else 1 - chance
        return replace(ask, help=f"{tr('pick.champion.odds', chance=percent(own))} {ask.help}")

    def params(self) -> dict[str, Any]:
        """Name the land."""
        return {"territory": self.context.names.territory(self._battle.target)}

    def name(self, key: str) -> str:
        """Return the name of a god."""
        return self.context.names.piece(look_of(self.context.game, key, self.decision.player))

    def meaning(self, key: str) -> str:
        """Return what the god gives, whether he fights or stands by."""
        return tr(f"god.power.{key}")


class CardPickPresenter(PickPresenter):
    """One of a few cards that lie open to the one who decides."""

    def start(self) -> None:
        """List the cards."""
        super().start()
        book = card_book(self.context)
        assert book is not None, "only rule sets with cards of their own ask for one"
        self.book = book

    def _id(self, key: str) -> str:
        """Return the id of a card: the key itself, or "deck:number"."""
        deck, _, number = key.partition(":")
        return self.book.card_at(deck, int(number)) if number else key

    def name(self, key: str) -> str:
        """Return the title of a card."""
        return self.book.face(self._id(key)).title

    def meaning(self, key: str) -> str:
        """Return what the card does."""
        return self.book.face(self._id(key)).what if len(self.keys) > 1 else ""


class StolenCardPresenter(CardPickPresenter):
    """A card out of another hand: nobody else may see it."""

    secret = True
