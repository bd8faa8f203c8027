"""What can be done in Godstorm, in words."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, ArmyRevived
from risk_desktop.editions.godstorm.cards.events import MiraclePlayed
from risk_desktop.editions.godstorm.god_war import GodWarFought
from risk_desktop.editions.godstorm.gods import GODS
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.engine.choices import Amount, Attack, Blitz, Fortify, Pick
from tests.e2e.deeds import Done

WANTED = (
    "pantheon chosen",
    "bid",
    "turn marker",
    "god summoned",
    "temple",
    "temple built",
    "card bought",
    "card played",
    "fought for",
    "god war",
    "labor done",
    "dead marched out of a gate",
    "fortified",
)


def names(done: Done, seat: int) -> Iterator[str]:
    """Yield what a choice of the person in a seat, or what came of anybody's, is called."""
    for event in done.events:
        if isinstance(event, GodWarFought) and seat in (event.attack.host.seat, event.defence.host.seat):
            yield "god war"
        if isinstance(event, LaborDone) and event.player == seat:
            yield "labor done"
        if isinstance(event, MiraclePlayed) and event.player == seat:
            yield "card played"
        if isinstance(event, AfterlifeLeft) and event.player == seat:
            yield "dead marched out of a gate"
        if isinstance(event, ArmyRevived) and event.player == seat:
            yield "army revived"
    if done.player == seat:
        yield from _chosen(done)


def _chosen(done: Done) -> Iterator[str]:
    choice = done.choice
    if done.asked == "pantheon" and isinstance(choice, Pick):
        yield "pantheon chosen"
    if done.asked == "bid" and isinstance(choice, Amount) and choice.value:
        yield "bid"
    if isinstance(choice, TakeMarker):
        yield "turn marker"
    if isinstance(choice, PutPiece):
        paid = done.asked == "summon"
        if choice.kind not in GODS:
            yield "temple built" if paid else "temple"
        elif paid:
            yield "god summoned"
    if isinstance(choice, BuyCards):
        yield "card bought"
    if isinstance(choice, (Attack, Blitz)):
        yield "fought below" if done.asked == "underworld" else "fought for"
    if isinstance(choice, Fortify):
        yield "fortified"
