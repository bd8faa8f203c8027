"""What the chronicle says of games by rounds and points: bids, money, pieces."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import BID, BidTied, MarkerTaken
from risk_desktop.editions.common.card_play import CARD
from risk_desktop.editions.common.market import BOUGHT
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import BY_CARD, PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import IncomeLine, SealedRevealed
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, WAY, EventRow, LineTable, LogLine, rolls

_LANDS = "territories"


def moved_key(event: PieceMoved) -> str:
    """Return the key of a text that tells of a piece that moved by itself: its owner moves it, or a card does."""
    return "rounds.told.moved_by_card" if event.reason == BY_CARD else "rounds.told.moved"


class RoundLines(LineTable):
    """Tells what the games with rounds and points share."""

    @property
    def _edition(self) -> str:
        return self.names.table.edition

    # --- money

    def _received(self, event: MoneyReceived) -> LogLine:
        total = sum(line.armies for line in event.lines)
        detail = SEPARATOR.join(self._source(line) for line in event.lines if line.armies)
        return LogLine(event.player, self._money("received", total, event.player), detail)

    def _money(self, what: str, amount: int, player: int) -> str:
        """Return a sentence about money, which every rule set calls something else."""
        return tr(f"{self._edition}.told.money.{what}", n=amount, name=self.names.player(player))

    def _source(self, line: IncomeLine) -> str:
        """Return where money came from, with the amount where territories and regions are told together."""
        if line.region >= 0:
            return f"{self.names.region(line.region)} +{line.armies}"
        if line.source == _LANDS:
            return tr("rounds.told.from_lands", n=line.armies)
        own = f"{self._edition}.told.from.{line.source}"
        return tr(own, n=line.armies) if has_text(own) else tr(f"deck_card.{line.source}.title")

    def _paid(self, event: MoneyPaid) -> LogLine | None:
        """Tell what was paid for cards or lost to one; bids and pieces are told by themselves."""
        card = f"deck_card.{event.purpose}.title"
        if has_text(card):
            return LogLine(event.player, self._money("drained", event.amount, event.player), tr(card))
        told = {CARD: "paid_cards", BOUGHT: "bought_cards"}.get(event.purpose)
        return LogLine(event.player, self._money(told, event.amount, event.player)) if told else None

    # --- pieces

    def _placed(self, event: PiecePlaced) -> LogLine:
        return self._piece("hired" if event.cost else "piece", event)

    def _lost(self, event: PieceLost) -> LogLine:
        return self._piece("lost", event)

    def _captured(self, event: PieceTaken) -> LogLine:
        return self._piece("captured", event)

    def _moved(self, event: PieceMoved) -> LogLine | None:
        """Tell a piece that moved by itself; with armies it is told with them."""
        if event.along:
            return None
        name, piece = self.names.player(event.player), self._called(event.player, event.kind)
        title = tr(moved_key(event), name=name, piece=piece)
        way = WAY.format(origin=self.names.territory(event.origin), target=self.names.territory(event.target))
        return LogLine(event.player, title, way, (event.origin, event.target))

    def _piece(self, what: str, event: PiecePlaced | PieceLost | PieceTaken) -> LogLine:
        """Tell what became of a piece; a rule set may have words of its own for a kind."""
        family = self.context.look(event.player, event.kind).family
        own = f"{self._edition}.told.{what}.{'of_family' if family else event.kind}"
        name, piece = self.names.player(event.player), self._called(event.player, event.kind)
        title = tr(own if has_text(own) else f"rounds.told.{what}", name=name, piece=piece)
        return LogLine(event.player, title, self.names.territory(event.territory), (event.territory,))

    def _called(self, player: int, kind: str) -> str:
        """Return a piece in words; those of a family have a name beside their kind."""
        return self.names.called_in_full(self.context.look(player, kind))

    rows = {
        SealedRevealed: EventRow(
            "rounds.told.bids", "{answers}", seat=None, when=lambda e: e.kind == BID and e.answers
        ),
        BidTied: EventRow("rounds.told.bid_tied", rolls, seat=None),
        MarkerTaken: EventRow("rounds.told.marker", place="place"),
        MoneyReceived: _received,
        MoneyPaid: _paid,
        PiecePlaced: _placed,
        PieceMoved: _moved,
        PieceLost: _lost,
        PieceTaken: _captured,
    }
