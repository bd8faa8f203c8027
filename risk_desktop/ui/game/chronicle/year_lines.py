"""What the chronicle says of games by rounds and points: bids, money, pieces, emptied land, the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.common.bidding import BID, BidTied, MarkerTaken
from risk_desktop.editions.common.card_play import CARD
from risk_desktop.editions.common.invasions import InvasionEnded
from risk_desktop.editions.common.lands import LandsDevastated, TerritoryEmptied
from risk_desktop.editions.common.market import BOUGHT
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.editions.common.score import Scored
from risk_desktop.engine.events import Event, IncomeLine, SealedRevealed
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line
from risk_desktop.ui.names import Names

_LANDS = "territories"
_WITH_OTHERS = frozenset({"occupy", "fortify", "evacuation"})
"""Moves that are told with the armies that made them."""
_BY_CARD = "miracle"
"""Why a piece moved that somebody else may have moved, by a card."""


def year_tellers(names: Names, pantheons: Mapping[int, str]) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event; ``pantheons``: those that are led, by seat, as it is known at that moment."""
    told = _Years(names, pantheons)
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

    def __init__(self, names: Names, pantheons: Mapping[int, str]) -> None:
        self._names, self._pantheons = names, pantheons

    def _called(self, player: int, kind: str) -> str:
        """Return a piece in words; gods are called by name too."""
        led = self._pantheon(player, kind)
        return self._names.piece_in_full(f"{led}.{kind}" if led else kind)

    def _pantheon(self, player: int, kind: str) -> str:
        """Return the pantheon of a god whose name is known, else ""."""
        led = self._pantheons.get(player, "")
        return led if has_text(f"god.name.{led}.{kind}") else ""

    def devastated(self, event: LandsDevastated) -> Line:
        """Land is out of the game."""
        where = SEPARATOR.join(self._names.territory(t) for t in event.territories)
        return Line(NOBODY, tr("years.told.devastated"), where, event.territories)

    def bids(self, event: SealedRevealed) -> Line | None:
        """All bids together."""
        if event.kind != BID or not event.answers:
            return None
        shown = SEPARATOR.join(f"{self._names.player(player)} {bid}" for player, bid in event.answers)
        return Line(NOBODY, tr("years.told.bids"), shown)

    def tied(self, event: BidTied) -> Line:
        """Some rolled for their place."""
        rolls = zip(event.players, event.rolls, strict=True)
        shown = SEPARATOR.join(f"{self._names.player(player)} {roll}" for player, roll in rolls)
        return Line(NOBODY, tr("years.told.bid_tied"), shown)

    def marker(self, event: MarkerTaken) -> Line:
        """Who takes his turn when."""
        return Line(event.player, tr("years.told.marker", name=self._names.player(event.player), place=event.place))

    def energy(self, event: MoneyReceived) -> Line:
        """Money came in."""
        total = sum(line.armies for line in event.lines)
        detail = SEPARATOR.join(self._source(line) for line in event.lines if line.armies)
        return Line(event.player, self._money("received", total, event.player), detail)

    def _money(self, what: str, amount: int, player: int) -> str:
        """Return a sentence about money, which every rule set calls something else."""
        return tr(f"{self._names.table.edition}.told.money.{what}", n=amount, name=self._names.player(player))

    def _source(self, line: IncomeLine) -> str:
        """Return where money came from, with the amount where territories and regions are told together."""
        if line.region >= 0:
            return f"{self._names.region(line.region)} +{line.armies}"
        if line.source == _LANDS:
            return tr("years.told.from_lands", n=line.armies)
        own = f"{self._names.table.edition}.told.from.{line.source}"
        if has_text(own):
            return tr(own, n=line.armies)
        title = f"command_card.{line.source}.title"
        return tr(title) if has_text(title) else tr("years.told.from_bonus")

    def paid(self, event: MoneyPaid) -> Line | None:
        """Money was paid for cards or lost to one; bids and pieces are told by themselves."""
        card = f"command_card.{event.purpose}.title"
        if has_text(card):
            return Line(event.player, self._money("drained", event.amount, event.player), tr(card))
        told = {CARD: "paid_cards", BOUGHT: "bought_cards"}.get(event.purpose)
        return Line(event.player, self._money(told, event.amount, event.player)) if told else None

    def placed(self, event: PiecePlaced) -> Line:
        """A new piece, bought or free."""
        return self._piece("hired" if event.cost else "piece", event.player, event.kind, event.territory)

    def lost(self, event: PieceLost) -> Line:
        """A piece fell, or was destroyed."""
        return self._piece("lost", event.player, event.kind, event.territory)

    def moved(self, event: PieceMoved) -> Line | None:
        """A piece moved by itself; with others it is told with them."""
        if event.reason in _WITH_OTHERS:
            return None
        name, piece = self._names.player(event.player), self._called(event.player, event.kind)
        words = "years.told.moved_by_card" if event.reason == _BY_CARD else "years.told.moved"
        way = f"{self._names.territory(event.origin)} → {self._names.territory(event.target)}"
        return Line(event.player, tr(words, name=name, piece=piece), way, (event.origin, event.target))

    def captured(self, event: PieceTaken) -> Line:
        """A piece changed hands."""
        return self._piece("captured", event.player, event.kind, event.territory)

    def _piece(self, what: str, player: int, kind: str, territory: int) -> Line:
        """Return what became of a piece; a rule set may have words of its own for a kind."""
        edition, name = self._names.table.edition, self._names.player(player)
        own = f"{edition}.told.{what}.{'god' if self._pantheon(player, kind) else kind}"
        words = own if has_text(own) else f"years.told.{what}"
        title = tr(words, name=name, piece=self._called(player, kind))
        return Line(player, title, self._names.territory(territory), (territory,))

    def called_off(self, event: InvasionEnded) -> Line:
        """An invasion came to nothing."""
        place = self._names.territory(event.target)
        return Line(event.player, tr("years.told.called_off", territory=place), "", (event.origin, event.target))

    def emptied(self, event: TerritoryEmptied) -> Line:
        """Nobody is left there."""
        title = tr("years.told.emptied", territory=self._names.territory(event.territory))
        return Line(event.player, title, "", (event.territory,))

    def scored(self, event: Scored) -> Line:
        """Points at the end."""
        total = sum(line.armies for line in event.lines)
        return Line(event.player, tr("years.told.scored", n=total, name=self._names.player(event.player)))
