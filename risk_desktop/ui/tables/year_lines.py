"""What the chronicle says of 2210: bids, energy, commanders, stations, emptied land, the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.common.bidding import BID, BidTied, MarkerTaken
from risk_desktop.editions.common.card_play import CARD
from risk_desktop.editions.common.invasions import InvasionEnded
from risk_desktop.editions.common.lands import LandsDevastated, TerritoryEmptied
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.editions.common.score import Scored
from risk_desktop.engine.events import Event, IncomeLine, SealedRevealed
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr

from ..names import Names
from .lines import SEPARATOR, Line

_LANDS = "territories"
_WITH_OTHERS = frozenset({"occupy", "fortify", "evacuation"})
"""Moves that are told with the armies that made them."""


def year_tellers(names: Names) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event."""
    told = _Years(names)
    return {
        LandsDevastated: told.devastated,
        SealedRevealed: told.bids,
        BidTied: told.tied,
        MarkerTaken: told.marker,
        MoneyReceived: told.energy,
        MoneyPaid: told.paid,
        PiecePlaced: told.placed,
        PieceMoved: told.moved,
        PieceLost: told.lost,
        PieceTaken: told.captured,
        InvasionEnded: told.called_off,
        TerritoryEmptied: told.emptied,
        Scored: told.scored,
    }


class _Years:
    """Tells one event at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def devastated(self, event: LandsDevastated) -> Line:
        """Land is out of the game."""
        where = SEPARATOR.join(self._names.territory(t) for t in event.territories)
        return Line(NOBODY, tr("ad2210.told.devastated"), where, event.territories)

    def bids(self, event: SealedRevealed) -> Line | None:
        """All bids together."""
        if event.kind != BID or not event.answers:
            return None
        shown = SEPARATOR.join(f"{self._names.player(player)} {bid}" for player, bid in event.answers)
        return Line(NOBODY, tr("ad2210.told.bids"), shown)

    def tied(self, event: BidTied) -> Line:
        """Some rolled for their place."""
        rolls = zip(event.players, event.rolls, strict=True)
        shown = SEPARATOR.join(f"{self._names.player(player)} {roll}" for player, roll in rolls)
        return Line(NOBODY, tr("ad2210.told.bid_tied"), shown)

    def marker(self, event: MarkerTaken) -> Line:
        """Who takes his turn when."""
        return Line(event.player, tr("ad2210.told.marker", name=self._names.player(event.player), place=event.place))

    def energy(self, event: MoneyReceived) -> Line:
        """Energy came in."""
        total = sum(line.armies for line in event.lines)
        detail = SEPARATOR.join(self._source(line) for line in event.lines if line.armies)
        return Line(event.player, tr("ad2210.told.energy", n=total, name=self._names.player(event.player)), detail)

    def _source(self, line: IncomeLine) -> str:
        """Return where energy came from, with the amount where territories and regions are told together."""
        if line.region >= 0:
            return f"{self._names.region(line.region)} +{line.armies}"
        if line.source == _LANDS:
            return tr("ad2210.told.from_lands", n=line.armies)
        title = f"command_card.{line.source}.title"
        return tr(title) if has_text(title) else tr("ad2210.told.from_bonus")

    def paid(self, event: MoneyPaid) -> Line | None:
        """Energy was paid for cards or lost to one; bids and pieces are told by themselves."""
        name, card = self._names.player(event.player), f"command_card.{event.purpose}.title"
        if has_text(card):
            return Line(event.player, tr("ad2210.told.drained", n=event.amount, name=name), tr(card))
        if event.purpose == CARD:
            return Line(event.player, tr("ad2210.told.paid_cards", n=event.amount, name=name))
        return None

    def placed(self, event: PiecePlaced) -> Line:
        """A new commander or station."""
        key = "ad2210.told.hired" if event.cost else "ad2210.told.piece"
        return self._piece(key, event.player, event.kind, event.territory)

    def lost(self, event: PieceLost) -> Line:
        """A commander fell, or a station was destroyed."""
        return self._piece("ad2210.told.lost", event.player, event.kind, event.territory)

    def moved(self, event: PieceMoved) -> Line | None:
        """A commander moved by himself; with others he is told with them."""
        if event.reason in _WITH_OTHERS:
            return None
        name, piece = self._names.player(event.player), tr(f"ad2210.piece.{event.kind}")
        way = f"{self._names.territory(event.origin)} → {self._names.territory(event.target)}"
        return Line(event.player, tr("ad2210.told.moved", name=name, piece=piece), way, (event.origin, event.target))

    def captured(self, event: PieceTaken) -> Line:
        """A station changed hands."""
        return self._piece("ad2210.told.captured", event.player, event.kind, event.territory)

    def _piece(self, key: str, player: int, kind: str, territory: int) -> Line:
        title = tr(key, name=self._names.player(player), piece=tr(f"ad2210.piece.{kind}"))
        return Line(player, title, self._names.territory(territory), (territory,))

    def called_off(self, event: InvasionEnded) -> Line:
        """An invasion came to nothing."""
        place = self._names.territory(event.target)
        return Line(event.player, tr("ad2210.told.called_off", territory=place), "", (event.origin, event.target))

    def emptied(self, event: TerritoryEmptied) -> Line:
        """Nobody is left there."""
        title = tr("ad2210.told.emptied", territory=self._names.territory(event.territory))
        return Line(event.player, title, "", (event.territory,))

    def scored(self, event: Scored) -> Line:
        """Points at the end."""
        total = sum(line.armies for line in event.lines)
        return Line(event.player, tr("ad2210.told.scored", n=total, name=self._names.player(event.player)))
