"""What the slip for a sealed bid shows, and where its numbers come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import pieces_to_buy
from risk_desktop.editions.registry import next_money
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.money import MoneyKind
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import SeatColours

_NAMED = 2
"""So many pieces of one price are called by their names."""


@dataclass(frozen=True)
class Affordable:
    """Something that money buys or pays for: its words and its cost; a card has a deck and tells what it does."""

    words: str
    cost: int
    deck: str = ""
    what: str = ""


@dataclass(frozen=True)
class Sealer:
    """One of those who bid: name, colours, what he does in words, and whether he has sealed or bids now."""

    name: str
    colours: SeatColours
    words: str
    sealed: bool
    now: bool


@dataclass(frozen=True)
class SlipState:
    """Whose slip it is, what he has, what his turn will bring, what money buys, who bids, and a word below ("" none).

    ``cards``: those of his hand; nobody else sees the slip.
    """

    name: str
    colours: SeatColours
    kind: MoneyKind
    held: int
    income: int
    purchases: Sequence[Affordable]
    sealers: Sequence[Sealer]
    below: str = ""
    cards: Sequence[Affordable] = ()


def slip_state(context: GameContext, kind: MoneyKind, step: SealedChoice, viewer: int) -> SlipState:
    """Return the slip of the player who bids now; his hand shows only if he is the viewer."""
    game, names = context.game, context.names
    player = step.waiting[0]
    several = len(context.session.table.humans) > 1
    later = next((seat for seat in step.waiting[1:] if names.is_human(seat)), None)
    return SlipState(
        names.player(player),
        names.seat_colours(player),
        kind,
        money_of(game.state, player),
        next_money(game, player),
        purchases_of(game, player, names),
        _sealers(context, kind, step),
        tr("bids.next_here", name=names.player(later)) if several and later is not None else "",
        _cards(context, player) if viewer == player else [],
    )


def purchases_of(game: Game, player: int, names: Names) -> list[Affordable]:
    """Return what a player may come to buy, the cheapest first: pieces that he lacks, and one of each price together."""
    found = []
    for cost, lacking in pieces_to_buy(game, player):
        shown = " / ".join(names.piece(piece) for piece in lacking[:_NAMED])
        words = shown if len(lacking) <= _NAMED else tr(f"bids.lacking.{names.table.edition}", n=len(lacking))
        found.append(Affordable(capitalized(words), cost))
    if len(found) > 1:
        total = sum(purchase.cost for purchase in found)
        found.append(Affordable(tr("bids.all_of_them", n=len(found)), total))
    return found


def _sealers(context: GameContext, kind: MoneyKind, step: SealedChoice) -> list[Sealer]:
    """Return who bids, who has sealed, and who has nothing to bid; opponents seal at once, whenever the rules ask them."""
    state, names = context.game.state, context.names
    now = step.waiting[0]
    found = []
    for seat in range(state.players):
        if not state.alive[seat]:
            continue
        sealed = seat != now and (seat not in step.waiting or not names.is_human(seat))
        empty = sealed and not money_of(state, seat)
        state_key = "now" if seat == now else "empty" if empty else "sealed" if sealed else "waits"
        words = tr(f"bids.state.{state_key}", money=kind.words(0))
        found.append(Sealer(names.player(seat), names.seat_colours(seat), words, sealed and not empty, seat == now))
    return found


def _cards(context: GameContext, player: int) -> list[Affordable]:
    """Return a player's hand, by kinds of cards."""
    book = card_book(context)
    return [
        Affordable(
            one.card.title if one.count == 1 else f"{one.card.title} ×{one.count}",
            one.card.cost,
            one.card.deck,
            one.card.what,
        )
        for one in (book.held(player) if book is not None else [])
    ]
