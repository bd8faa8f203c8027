"""Cards with a rule on them, whatever edition they belong to: what they say, who holds what, what is missing to play one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from risk_desktop.editions.common.card_play import CardCatalogue, CardFacts, Wording, aimed_piece
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Reason
from risk_desktop.engine.state import Piece
from risk_desktop.i18n import capitalized, has_text, tr
from risk_desktop.ui.art.deck_cards import DeckCard
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.money import money_kind


@dataclass(frozen=True)
class HeldCard:
    """A kind of card in a hand: its face, how many of it, and what is missing to play it now ("" if nothing is)."""

    card: DeckCard
    count: int
    lack: str

    @property
    def playable(self) -> bool:
        """Tell whether it can be played now."""
        return not self.lack

    @property
    def spoken(self) -> str:
        """Return the whole card as one text, with what is missing."""
        return " ".join(filter(None, (self.card.spoken, self.lack)))


class CardBook:
    """What the window asks about the cards of a game; the answers come from the catalogue of its edition."""

    def __init__(self, context: GameContext, catalogue: CardCatalogue) -> None:
        self._context, self._catalogue = context, catalogue
        self.decks = catalogue.decks
        kind = money_kind(context.game.rules)
        self._money = kind.key if kind is not None else ""

    def face(self, card: str) -> DeckCard:
        """Return what a card says."""
        facts = self._catalogue.facts(card)
        piece = self._piece(facts.deck)
        return DeckCard(
            card,
            facts.deck,
            _words(facts.title),
            tr(f"card.deck.{facts.deck}"),
            facts.cost,
            self._money,
            facts.sign,
            tr("card.copies", n=facts.copies),
            _words(facts.when),
            tr("card.in_play", piece=piece),
            _words(facts.what),
            tr(f"card.moment.{facts.timing}"),
            facts.part,
        )

    def drawn(self, deck: str, number: int) -> DeckCard:
        """Return what a card says, by its deck and number."""
        return self.face(self._catalogue.card_at(deck, number))

    def drawn_last(self, seat: int, deck: str, count: int) -> list[DeckCard]:
        """Return the ``count`` cards that a seat has drawn last from a deck. Call it only for a seat whose hand may show."""
        hand = self._context.session.view(seat).state.decks[deck].hands[seat]
        return [self.drawn(deck, card) for card in hand[-count:]]

    def held(self, seat: int) -> list[HeldCard]:
        """Return the hand of a seat as that seat sees it; cards by deck. Call it only for a seat whose hand may show."""
        found = []
        for facts, count in self._catalogue.held(self._context.session.view(seat).state, seat):
            reason = self.why_not(seat, facts.id)
            found.append(HeldCard(self.face(facts.id), count, self._lack(reason, seat, facts) if reason else ""))
        return found

    def counts(self, seat: int) -> dict[str, int]:
        """Return how many cards of each deck a seat holds: everybody may know that."""
        decks = self._context.game.state.decks
        return {deck: len(decks[deck].hands[seat]) for deck in self.decks}

    def left(self, deck: str) -> int:
        """Return how many cards a deck has to draw."""
        return len(self._context.game.state.decks[deck].draw)

    def unseen(self, seat: int, deck: str) -> list[tuple[DeckCard, int]]:
        """Return the cards of a deck that a seat hasn't seen, the cheapest first: call it only where its hand may show."""
        found = self._catalogue.unseen(self._context.session.view(seat).state, deck)
        faces = [(self.face(facts.id), count) for facts, count in found]
        return sorted(faces, key=lambda each: (each[0].cost, each[0].title))

    def why_not(self, seat: int, card: str) -> Reason | None:
        """Return the first thing that is missing for a seat to play a card now."""
        return self._catalogue.why_not(self._context.game, seat, card)

    def piece_of(self, target: int) -> tuple[int, str]:
        """Return seat and kind of the piece that a target stands for."""
        return self._catalogue.piece_of(target)

    def aimed_piece(self, target: int) -> Piece | None:
        """Return the piece on the board that a target stands for."""
        return aimed_piece(self._catalogue, target, self._context.game.state.pieces)

    def open_cards(self, seat: int) -> list[DeckCard]:
        """Return the cards that lie open before a seat."""
        return [self.face(facts.id) for facts in self._catalogue.open_cards(self._context.game.state, seat)]

    def waits(self, seat: int) -> list[tuple[str, str]]:
        """Return the played cards of a seat that still wait, and for what, as that seat sees it."""
        place, everywhere = self._context.names.territory, tr("card.table.many_lands")
        return [
            (title, place(land) if land >= 0 else everywhere) for who, title, land in self.waiting(seat) if who == seat
        ]

    def waiting(self, viewer: int) -> list[tuple[int, str, int]]:
        """Return whose played cards still wait, and the territory of each, -1 for more than one, as far as a seat sees it."""
        rules, state = self._context.game.rules, self._context.session.view(viewer).state
        seen = Game(rules, state)
        return [
            (seat, _words(title), territory)
            for seat in range(state.players)
            for title, territory in self._catalogue.waits(seen, seat)
        ]

    def card_at(self, deck: str, number: int) -> str:
        """Return the id of a card by its deck and number."""
        return self._catalogue.card_at(deck, number)

    def at(self, card: str) -> tuple[str, ...]:
        """Return what the targets of a card are, one after the other; () where its aim says so."""
        return self._catalogue.at(card)

    def changes(self, choice: Choice) -> dict[int, tuple[int, int]]:
        """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain."""
        return self._catalogue.changes(self._context.game, choice)

    def thing_of(self, at: str, target: int) -> str:
        """Return the key of what a target of this kind stands for."""
        return self._catalogue.thing_of(at, target)

    def _lack(self, reason: Reason, seat: int, facts: CardFacts) -> str:
        """Return what is missing in a few words: the text for a reason, or for what it is a case of (KEY for KEY.CASE)."""
        lacking = [*reason.key.split(".")[2:], str(reason.params.get("case", ""))]
        keys = (f"card.lack.{'.'.join(lacking[:end])}" for end in range(len(lacking), 0, -1))
        short_by = max(1, facts.cost - money_of(self._context.game.state, seat))
        return tr(next(filter(has_text, keys), "card.lack.other"), short_by, piece=self._piece(facts.deck, seat))

    def _piece(self, kind: str, seat: int = -1) -> str:
        """Return the name of the piece that opens a deck; for a seat its own one's."""
        name = self._context.names.called(look_of(self._context.game, kind, seat))
        return capitalized(name)


def card_book(context: GameContext) -> CardBook | None:
    """Return the book of the cards that a game is played with, None if it has none of this kind."""
    catalogue = find_edition(context.session.table.edition).cards
    return CardBook(context, catalogue) if catalogue is not None and has_books(context.game, catalogue) else None


def face_of(context: GameContext, card: str) -> DeckCard:
    """Return what a card of the game says; LookupError where the game has no such card."""
    book = card_book(context)
    if book is None:
        raise LookupError(card)
    return book.face(card)


def has_books(game: Game, catalogue: CardCatalogue) -> bool:
    """Tell whether a game is played with the cards of a catalogue."""
    return all(deck in game.rules.decks for deck in catalogue.decks)


def spoken_hand(held: Sequence[HeldCard]) -> str:
    """Return a hand as one text."""
    each = (
        tr("card.hand.times", card=one.card.title, n=one.count) if one.count > 1 else one.card.title for one in held
    )
    return tr("card.hand.spoken", n=sum(one.count for one in held), cards=", ".join(each))


def _words(wording: Wording) -> str:
    return tr(wording.key, None, **wording.params)
