"""What is picked by name in games of gods: a pantheon, the god who fights, a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.godstorm.decisions import PlayedCardFacts, SeatFacts
from risk_desktop.editions.registry import find_edition
from risk_desktop.i18n import capitalized, has_text, percent, tr
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.decisions.plain_questions import PickPresenter
from risk_desktop.ui.game.pieces.put_piece import PieceOffer, ShelfPresenter
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Ask


class GodPicks(PickPresenter, ShelfPresenter):
    """One of a few, chosen from the shelf with pictures."""

    def ask(self) -> Ask:
        """Ask for one of them; they stand on the shelf."""
        return replace(super().ask(), rows=(), row=-1)

    @property
    def taken(self) -> str:
        """What is picked."""
        return self.chosen

    def choose(self, kind: str) -> None:
        """Pick from the shelf."""
        if kind in self.keys and kind != self.chosen:
            self.pick(self.keys.index(kind) + 1)


class PantheonPresenter(GodPicks):
    """One of the pantheons that are still free, with its gods; for oneself or for the neutral seat."""

    @property
    def topic(self) -> str:
        """Tell the neutral pantheon from one's own."""
        neutral = self.context.names.is_neutral(self.facts(SeatFacts).seat)
        return "neutral_pantheon" if neutral else super().topic

    def name(self, key: str) -> str:
        """Return the name of a pantheon."""
        return tr(f"pantheon.{key}")

    def offers(self) -> list[PieceOffer]:
        """Return all that are free, with the medals of their gods and what each of these can do."""
        return [self._offer(key) for key in self.keys]

    def _offer(self, key: str) -> PieceOffer:
        kinds = [kind for kind in self.context.game.rules.pieces if has_text(f"piece.name.{key}.{kind}")]
        gods = tuple(PieceLook(kind, self.decision.player, key) for kind in kinds)
        names = [self.context.names.called(god) for god in gods]
        powers = [tr(f"pieces.power.godstorm.{god.kind}") for god in gods]
        told = "\n".join(f"{name}: {power}" for name, power in zip(names, powers, strict=True))
        return PieceOffer(key, self.name(key), told, "", 1, open=True, looks=gods, does=told, brief=", ".join(names))


class ChampionPresenter(GodPicks):
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

    @property
    def _chance(self) -> float | None:
        """The chance of this round, which is the same for each god: all who are there lend what they have."""
        first, battle = find_edition(self.context.session.table.edition).first_odds, self._battle
        chance = first(self.context.game, battle.origin, battle.target, battle.leaders) if first is not None else None
        return chance if chance is None or self._attacks else 1 - chance

    def ask(self) -> Ask:
        """Ask for one of them, and tell the chance."""
        ask, chance = super().ask(), self._chance
        if chance is None:
            return ask
        return replace(ask, help=f"{tr('pick.champion.odds', chance=percent(chance))} {ask.help}")

    def offers(self) -> list[PieceOffer]:
        """Return the gods, with what each adds whether he fights or stands by, and the odds."""
        chance, seat = self._chance, self.decision.player
        told = percent(chance) if chance is not None else ""
        return [
            PieceOffer(
                key,
                capitalized(self.name(key)),
                tr(f"pieces.power.godstorm.{key}"),
                told,
                1,
                open=True,
                family=look_of(self.context.game, key, seat).family,
                chance=chance,
            )
            for key in self.keys
        ]

    def params(self) -> dict[str, Any]:
        """Name the land."""
        return {"territory": self.context.names.territory(self._battle.target)}

    def name(self, key: str) -> str:
        """Return the name of a god."""
        return self.context.names.called(look_of(self.context.game, key, self.decision.player))


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


class AegisPresenter(CardPickPresenter):
    """Whether to cancel a miracle; which one, and who plays it."""

    def params(self) -> dict[str, Any]:
        """Name the card that is played, and who plays it."""
        played = self.facts(PlayedCardFacts)
        return {"card": self.book.face(played.card).title, "player": self.context.names.player(played.player)}
