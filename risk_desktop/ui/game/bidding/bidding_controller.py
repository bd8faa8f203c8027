"""Holds slip and opened bids in the dock while they matter, and keeps them in step with the game."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.bidding import BID, MarkerTaken, order_slot
from risk_desktop.editions.common.money import MoneyPaid, money_of
from risk_desktop.engine.events import Event, SealedRevealed, TurnStarted
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Step
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.bidding.bid import BidPresenter, TurnMarkerPresenter
from risk_desktop.ui.game.bidding.bid_log import BidLog, is_opening
from risk_desktop.ui.game.bidding.bid_slip import BidSlip
from risk_desktop.ui.game.bidding.bid_table import BidLane, BidTable
from risk_desktop.ui.game.bidding.slip_state import slip_state
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.motion import MOTION

_REVEAL_MS, _LOOK_MS, _MARKER_MS = 2400, 1600, 600
"""How long the coins fall, how long one looks at the result, and how long an opponent's choice of a place takes."""


class BiddingController(FeatureController):
    """Shows the slip while somebody bids, and the bids from their opening to the first turn; if that is a person's at the
    screen, until he has answered what it asks first.

    ``note`` takes over bids that were opened unseen.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, director, animator = parts.context, parts.director, parts.director.animator
        self._animator = animator
        self._kind = money_kind(context.game.rules)
        self.log = BidLog()
        self.slip, self.table = BidSlip(parts.screen), BidTable(parts.screen)
        self._toasts = parts.toasts
        self._asked: SealedChoice | None = None
        self._bidders: set[int] = set()
        """Who has been asked for his bid of this round."""
        self._opened = False
        self._news = self._awaited = False
        """Whether bids have been opened since the last turn; whether a person's turn, the first after them, is to begin."""
        self._first: Step | None = None
        """What he is asked first, as long as the bids lie there."""
        if self._kind is None:
            return
        director.asks.connect(self._refresh)
        director.tracker.changed.connect(self._refresh)
        director.told.connect(self.note)
        director.told.connect(self._tell_without)
        director.ended.connect(self._close_table)
        animator.shown.connect(self._follow)
        animator.ending.connect(self.table.lanes.finish)
        animator.stage(is_opening, self._open_bids)
        animator.stage(_is_payment, self._show_payment)
        animator.stage(_is_marker, self._show_marker)
        self.note(parts.past)
        self._awaited = self._awaited and parts.fresh

    def note(self, events: Sequence[Event]) -> None:
        """Take over what has happened; what was too fast to be shown is followed now."""
        self.log.note(events)
        for event in events:
            if is_opening(event):
                self._news = True
            elif isinstance(event, TurnStarted):
                self._end_bidding(event)
        if self._opened and not self._awaited:
            self.table.show_places(self._places())

    def _tell_without(self, events: Sequence[Event]) -> None:
        """Tell persons who weren't asked, as they have nothing, what they have bid."""
        for event in filter(is_opening, events):
            assert isinstance(event, SealedRevealed)
            for player, bid in event.answers:
                if bid == "0" and player not in self._bidders and self._context.session.is_human(player):
                    words = tr("bids.without", player=self._context.names.player(player))
                    self._toasts.show_message(words, seat=self._context.names.seat_colours(player))
            self._bidders.clear()

    # --- what happens

    def _open_bids(self, event: Event) -> int:
        """Show how the bids come out; return how long that takes, ms."""
        self.log.note((event, *self._animator.coming))
        self.log.places = {}
        self._open_table()
        ms = MOTION.duration(_REVEAL_MS)
        self.table.lanes.play(ms)
        return ms if self.log.total else ms + MOTION.fade(_LOOK_MS)

    def _show_payment(self, event: Event) -> int:
        """Say what is left of the money, here as on the plaques; once all have paid, let it be looked at."""
        self.table.lanes.pay()
        more = any(map(_is_payment, self._animator.coming))
        return 0 if more or not self._opened else MOTION.fade(_LOOK_MS)

    def _show_marker(self, event: Event) -> int:
        return MOTION.fade(_MARKER_MS) if self._opened else 0

    def _follow(self, event: Event) -> None:
        if isinstance(event, MarkerTaken):
            self.log.places[event.place] = event.player
            if self._opened:
                self.table.show_places(self._places())

    # --- who is asked

    def _refresh(self, news: object = None) -> None:
        """Show the slip of the bid that is asked for, or the bids to whom chooses a place."""
        bid = self._director.asking(BidPresenter)
        if bid is not None:
            step = bid.decision.step
            assert self._kind is not None and isinstance(step, SealedChoice)
            self._bidders.add(bid.decision.player)
            if step is not self._asked:
                self._asked = step
                self.slip.show_state(slip_state(self._context, self._kind, step, self._director.viewer), bid.value)
            self.slip.show_amount(bid.value)
        self._layout.dock.hold(self.slip, bid is not None, tr("bids.title"))
        if self._director.asking(TurnMarkerPresenter) is not None and not self._opened:
            self.log.places = self._taken()
            self._open_table()
        self._leave_to_first(self._director.presenter)

    def _end_bidding(self, started: TurnStarted) -> None:
        """A turn has begun: if it is the first after the bids, and a person's, they lie there for him until he has answered."""
        self._awaited = self._news and started.player in self._context.session.table.humans
        self._news = False
        if not self._awaited:
            self._close_table()

    def _leave_to_first(self, presenter: Presenter | None) -> None:
        """Show the bids to whose turn is the first: where everything goes fast he may not have seen them."""
        if presenter is None or not presenter.active:
            return
        step = presenter.decision.step
        if self._awaited:
            self._awaited, self._first, self.log.places = False, step, self._taken()
            self._open_table()
        elif self._first is not None and step != self._first:
            self._close_table()

    def retranslate(self) -> None:
        """Write the slip, or the opened bids, in the language in use."""
        self._asked = None
        self._refresh()
        if self._opened:
            self._open_table()

    # --- the opened bids

    def _open_table(self) -> None:
        assert self._kind is not None
        self._opened = True
        self.table.show_bids(self._lanes(), self._kind)
        self.table.show_places(self._places())
        self._hold_table()

    def _close_table(self, outcome: object = None) -> None:
        self._opened, self._first = False, None
        self._hold_table()

    def _hold_table(self) -> None:
        self._layout.dock.hold(self.table, self._opened, tr("bids.opened", round=self._context.game.state.round))

    def _lanes(self) -> list[BidLane]:
        names, log, state = self._context.names, self.log, self._context.game.state
        found = []
        for rank, seat in enumerate(log.ranked, start=1):
            last = rank == len(log.ranked) > 1
            key = f"bids.rank.{'last' if last else rank}"
            words = tr(key) if has_text(key) else tr("bids.rank.n", place=rank)
            bid, rolls = log.bids[seat], tuple(log.rolls.get(seat, ()))
            before = money_of(state, seat) - log.gained[seat]  # it may be long ago
            found.append(BidLane(seat, names.player(seat), names.seat_colours(seat), bid, before, rolls, words))
        return found

    def _places(self) -> dict[int, int]:
        return {who: place for place, who in self.log.places.items()}

    def _taken(self) -> dict[int, int]:
        order = order_slot(self._context.game).order
        return {place: who for place, who in enumerate(order, start=1) if who != NOBODY}


def _is_payment(event: Event) -> bool:
    return isinstance(event, MoneyPaid) and event.purpose == BID


def _is_marker(event: Event) -> bool:
    return isinstance(event, MarkerTaken)
