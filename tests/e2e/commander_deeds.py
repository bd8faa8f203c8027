"""What can be done in 2210 A.D., in words."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.editions.ad2210.cards.playing import PlayCard
from risk_desktop.editions.ad2210.terrain import LAND, MOON, WATER, terrain_of
from risk_desktop.editions.ad2210.units import COMMANDERS, STATION
from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import Enter, LedAttack, PutPiece
from risk_desktop.engine.choices import Amount, Attack, Blitz, Fortify
from tests.e2e.deeds import Done

WANTED = (
    "bid",
    "turn marker",
    "commander placed",
    "station placed",
    "commander hired",
    "cards bought",
    "card played",
    "commanders chosen",
    "sea entered",
    "flown to the Moon",
    "fought for",
    "answered in another's turn",
    "fortified",
)


def names(done: Done, seat: int) -> Iterator[str]:
    """Yield what a choice of the person in a seat is called."""
    if done.player == seat:
        yield from _money(done, seat)
        yield from _ways(done)


def _money(done: Done, seat: int) -> Iterator[str]:
    choice = done.choice
    if done.asked == "bid" and isinstance(choice, Amount) and choice.value:
        yield "bid"
    if isinstance(choice, TakeMarker):
        yield "turn marker"
    if isinstance(choice, PutPiece):
        if choice.kind in COMMANDERS:
            yield "commander hired" if done.asked == "hire" else "commander placed"
        elif choice.kind == STATION:
            yield "station placed"
    if isinstance(choice, BuyCards):
        yield "cards bought"
    if isinstance(choice, PlayCard):
        yield "card played" if done.asked == "play_card" and done.turn == seat else "answered in another's turn"


def _ways(done: Done) -> Iterator[str]:
    choice = done.choice
    if isinstance(choice, LedAttack):
        yield "commanders chosen"
    if isinstance(choice, (Attack, Blitz)):
        yield "fought for"
    if isinstance(choice, (Enter, Attack, Blitz)):
        ends = tuple(terrain_of(done.game.rules.board, t) for t in (choice.origin, choice.target))
        if ends[1] == WATER:
            yield "sea entered"
        if ends == (LAND, MOON):
            yield "flown to the Moon"
    if isinstance(choice, Fortify):
        yield "fortified"
