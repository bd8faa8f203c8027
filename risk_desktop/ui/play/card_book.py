"""Cards with rules on them, whatever edition they belong to: what they say, who holds what, and what is missing to play one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from risk_desktop.editions.ad2210.cards.deck import COMMAND_DECKS, CardSpec, card_specs, cards_in, hand_kinds
from risk_desktop.editions.ad2210.cards.effect import Wording
from risk_desktop.editions.ad2210.cards.reasons import why_not
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.paint.deck_cards import DeckCard
from risk_desktop.ui.play.desk import Desk


@dataclass(frozen=True)
class Held:
    """A kind of card in a hand: its face, how many of it, and what is missing to play it now ("" if nothing is)."""

    card: DeckCard
    count: int
    lack: str

    @property
    def playable(self) -> bool:
        """Tell whether it can be played now."""
        return not self.lack


class CardBook(Protocol):
    """What the window asks about the cards of a game."""

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks in the order in which they are shown."""

    def face(self, card: str) -> DeckCard:
        """Return what a card says, by its id."""

    def held(self, seat: int) -> list[Held]:
        """Return the hand of a seat as that seat sees it; cards by deck. Never call it for whoever must not see it."""

    def counts(self, seat: int) -> dict[str, int]:
        """Return how many cards of each deck a seat holds: everybody may know that."""

    def left(self, deck: str) -> int:
        """Return how many cards a deck has to draw."""

    def why_not(self, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now, None if nothing is."""


class CommandBook:
    """The decks of command cards."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.decks = tuple(spec.name for spec in COMMAND_DECKS)
        kind = money_kind(desk.game.rules)
        self._money = kind.key if kind is not None else ""

    def face(self, card: str) -> DeckCard:
        """Return what a card says."""
        spec = card_specs()[card]
        piece = self._piece(spec.deck)
        return DeckCard(
            card,
            spec.deck,
            _words(spec.title),
            tr(f"card.deck.{spec.deck}"),
            spec.cost,
            self._money,
            spec.effect.kind,
            tr("card.copies", n=spec.copies),
            _words(spec.when),
            tr("card.in_play", piece=piece),
            _words(spec.what),
            tr(f"card.moment.{spec.timing}"),
        )

    def held(self, seat: int) -> list[Held]:
        """Return the hand of a seat; the view of that seat is all that is read."""
        state = self._desk.session.view(seat).state
        found = []
        for spec in hand_kinds(state, seat):
            numbers = state.decks[spec.deck].hands[seat]
            count = sum(n >= 0 and cards_in(spec.deck)[n].id == spec.id for n in numbers)
            reason = self.why_not(seat, spec.id)
            found.append(Held(self.face(spec.id), count, self._lack(reason, seat, spec) if reason is not None else ""))
        return found

    def counts(self, seat: int) -> dict[str, int]:
        """Return how many cards of each deck a seat holds."""
        decks = self._desk.game.state.decks
        return {deck: len(decks[deck].hands[seat]) for deck in self.decks}

    def left(self, deck: str) -> int:
        """Return how many cards a deck has to draw."""
        return len(self._desk.game.state.decks[deck].draw)

    def why_not(self, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now."""
        return why_not(self._desk.game, seat, card)

    def _lack(self, reason: Reason, seat: int, spec: CardSpec) -> str:
        short = reason.key.removeprefix("illegal.card.")
        if short == "energy":
            return tr("card.lack.energy", n=max(1, spec.cost - money_of(self._desk.game.state, seat)))
        if short.startswith("target."):
            return tr("card.lack.target")
        return tr(f"card.lack.{short}") if has_text(f"card.lack.{short}") else tr("card.lack.other")

    def _piece(self, kind: str) -> str:
        name = self._desk.names.piece(kind)
        return name[:1].upper() + name[1:]


def card_book(desk: Desk) -> CardBook | None:
    """Return the book of the cards that a game is played with, None if it has none of this kind."""
    return CommandBook(desk) if has_books(desk.game) else None


def has_books(game: Game) -> bool:
    """Tell whether a game has cards with rules on them."""
    return all(spec.name in game.rules.decks for spec in COMMAND_DECKS)


def spoken_hand(held: Sequence[Held]) -> str:
    """Return a hand as one text."""
    each = (
        tr("card.hand.times", card=one.card.title, n=one.count) if one.count > 1 else one.card.title for one in held
    )
    return tr("card.hand.spoken", n=sum(one.count for one in held), cards=", ".join(each))


def _words(wording: Wording) -> str:
    return tr(wording.key, None, **wording.params)
