"""Choosing one of a few things that have names: a row for each, with what it means; perhaps none of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import has_text, percent, tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decks.card_book import card_book
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask


class PickPresenter(Presenter):
    """Words by the topic, which is the kind of decision: ``pick.TOPIC.title``, ``help``, ``go`` and ``pass``."""

    def start(self) -> None:
        """List what can be picked; a single thing is picked already."""
        options = self.decision.options
        assert isinstance(options, Choices)
        self.keys = [choice.key for choice in options if isinstance(choice, Pick)]
        self.may_pass = Pass() in options
        self._row = 0 if len(self.keys) == 1 else -1

    @property
    def topic(self) -> str:
        """What the words are about."""
        return self.decision.kind

    @property
    def chosen(self) -> str:
        """What is picked, "" while nothing is."""
        return self.keys[self._row] if self._row >= 0 else ""

    def ask(self) -> Ask:
        """Ask for one of them."""
        words = f"pick.{self.topic}"
        name = self.name(self.chosen) if self.chosen else ""
        return Ask(
            self.decision.player,
            tr(f"{words}.title", **self.params()),
            tr(f"{words}.help", **self.params()),
            primary=Act(tr(f"{words}.go", name=name) if name else tr("pick.first"), "Space", off=not name),
            ghost=Act(tr(f"{words}.pass"), "E") if self.may_pass else None,
            rows=tuple(self.row(key) for key in self.keys) if len(self.keys) > 1 else (),
            row=self._row,
        )

    def params(self) -> dict[str, Any]:
        """Return what title and help are about."""
        return {}

    def name(self, key: str) -> str:
        """Return what a thing is called."""
        return self.context.names.thing(key)

    def row(self, key: str) -> str:
        """Return a row: the name, and what the thing means if that can be said in a line."""
        meaning = self.meaning(key)
        return f"{self.name(key)} · {meaning}" if meaning else self.name(key)

    def meaning(self, key: str) -> str:
        """Return what a thing means, "" for nothing to add."""
        return ""

    def pick(self, value: int) -> None:
        """Pick by the number of the row, from 1."""
        if 1 <= value <= len(self.keys):
            self._row = value - 1
            self.heard.emit("pick", 1)
            self.refresh()

    def press(self, place: str) -> None:
        """Answer, or pass."""
        if place == "primary" and self.chosen:
            self.answer(Pick(self.chosen))
        elif place == "ghost" and self.may_pass:
            self.answer(Pass())

    def let_go(self) -> bool:
        """Pick nothing."""
        if self._row < 0 or len(self.keys) == 1:
            return False
        self._row = -1
        self.refresh()
        return True


class PantheonPresenter(PickPresenter):
    """One of the pantheons that are still free, with the names of its gods; for oneself or for the neutral seat."""

    @property
    def topic(self) -> str:
        """Tell the neutral pantheon from one's own."""
        seat = getattr(self.decision.step, "seat", self.decision.player)
        return "neutral_pantheon" if self.context.names.is_neutral(seat) else super().topic

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
        step = self.decision.step
        self.origin, self.target = getattr(step, "origin", -1), getattr(step, "target", -1)
        attacker = self.context.owner(self.origin)
        self.attacks = attacker == self.decision.player
        self._row = 0
        self.context.show_arrow(self.origin, self.target, attacker)

    def ask(self) -> Ask:
        """Ask for one of them, and tell the chance, which is the same for each."""
        ask = super().ask()
        first = find_edition(self.context.session.table.edition).first_odds
        gods = getattr(self.decision.step, "gods", None)
        chance = first(self.context.game, self.origin, self.target, gods) if first is not None else None
        if chance is None:
            return ask
        own = chance if self.attacks else 1 - chance
        return replace(ask, help=f"{tr('pick.champion.odds', chance=percent(own))} {ask.help}")

    def params(self) -> dict[str, Any]:
        """Name the land."""
        return {"territory": self.context.names.territory(self.target)}

    def name(self, key: str) -> str:
        """Return the name of a god."""
        return self.context.names.piece(look_of(self.context.game, key, self.decision.player))

    def meaning(self, key: str) -> str:
        """Return what the god gives, whether he fights or stands by."""
        return tr(f"god.power.{key}")


class CardPickPresenter(PickPresenter):
    """One of a few cards that lie open to the one who decides."""

    secret = False

    def start(self) -> None:
        """List the cards."""
        super().start()
        self._book = card_book(self.context)
        assert self._book is not None

    def _id(self, key: str) -> str:
        """Return the id of a card: the key itself, or "deck:number"."""
        assert self._book is not None
        deck, _, number = key.partition(":")
        return self._book.card_at(deck, int(number)) if number else key

    def name(self, key: str) -> str:
        """Return the title of a card."""
        assert self._book is not None
        return self._book.face(self._id(key)).title

    def meaning(self, key: str) -> str:
        """Return what the card does."""
        assert self._book is not None
        return self._book.face(self._id(key)).what if len(self.keys) > 1 else ""


class StolenCardPresenter(CardPickPresenter):
    """A card out of another hand: nobody else may see it."""

    secret = True


class AegisPresenter(CardPickPresenter):
    """Whether to cancel a miracle; which one, and who plays it."""

    def params(self) -> dict[str, Any]:
        """Name the card that is played, and who plays it."""
        play = getattr(self.decision.step, "play", None)
        assert play is not None and self._book is not None
        return {"card": self._book.face(play.card).title, "player": self.context.names.player(play.player)}
