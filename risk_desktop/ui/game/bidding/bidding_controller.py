"""Opens the slip and the table of a bid for the bidder and the spectators, and keeps them in step with the game."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.bidding import MarkerTaken, order_slot
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.bidding.bid import BidPresenter, TurnMarkerPresenter
from risk_desktop.ui.game.bidding.bid_log import BidLog, is_opening
from risk_desktop.ui.game.bidding.bid_slip import BidSlip
from risk_desktop.ui.game.bidding.bid_table import BidLane, BidTable
from risk_desktop.ui.game.bidding.slip_state import slip_state
from risk_desktop.ui.game.decisions.base import TablePresenter
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours

_REVEAL_MS, _LOOK_MS, _MARKER_MS = 2400, 1600, 600
"""How long the coins fall, how long one looks at the result, and how long an opponent's choice of a place takes."""


class BiddingController(GamePanel):
    """Opens and closes slip and table as director and animator say; ``note`` takes over bids that were opened unseen."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, director, animator = parts.context, parts.director, parts.director.animator
        self._animator = animator
        self._kind = money_kind(context.game.rules)
        self.log = BidLog()
        self.slip: BidSlip | None = None
        self.table: BidTable | None = None
        self._known: set[TablePresenter] = set()
        if self._kind is None:
            return
        director.begun.connect(self._follow_presenter)
        director.asks.connect(self._refresh)
        director.told.connect(self.note)
        director.ended.connect(self._close_table)
        animator.shown.connect(self._follow)
        animator.ending.connect(self._finish)
        animator.stage(is_opening, self._open_bids)
        animator.stage(_is_marker, self._show_marker)
        self.note(parts.past)

    def note(self, events: Sequence[Event]) -> None:
        """Take over what has happened; what was too fast to be shown is followed now."""
        self.log.note(events)
        if any(isinstance(event, TurnStarted) for event in events):
            self._close_table()
        elif self.table is not None:
            self.table.show_places(self._holders())

    # --- what happens

    def _open_bids(self, event: Event) -> int:
        """Show how the bids come out; return how long that takes, ms."""
        self.log.note((event, *self._animator.coming))
        self.log.places = {}
        self._lay_table()
        assert self.table is not None
        ms = MOTION.duration(_REVEAL_MS)
        if self.table.lanes is not None:
            self.table.lanes.play(ms)
        self.table.ask(tr("bids.place.highest"))
        return ms + MOTION.fade(_LOOK_MS)

    def _show_marker(self, event: Event) -> int:
        assert isinstance(event, MarkerTaken)
        return MOTION.fade(_MARKER_MS) if self.table is not None else 0

    def _follow(self, event: Event) -> None:
        if isinstance(event, MarkerTaken):
            self.log.places[event.place] = event.player
            if self.table is not None:
                self.table.show_places(self._holders())
        elif isinstance(event, TurnStarted):
            self._close_table()

    def _finish(self) -> None:
        if self.table is not None and self.table.lanes is not None:
            self.table.lanes.finish()

    # --- who is asked

    def _follow_presenter(self) -> None:
        presenter = self._director.asking(TablePresenter)
        if presenter is None:
            return
        if presenter not in self._known:
            self._known.add(presenter)
            presenter.table_wanted.connect(self._show_presenter)
            presenter.left.connect(self._close_slip)
        self._show_presenter()

    def _show_presenter(self) -> None:
        if (bid := self._director.asking(BidPresenter)) is not None:
            self._lay_slip(bid)
        elif self._director.asking(TurnMarkerPresenter) is not None:
            self.log.places = self._taken()
            if self.table is None:
                self._lay_table()
            self._refresh()

    def _refresh(self, ask: object = None) -> None:
        """Show on slip or table what the presenter has chosen."""
        bid, marker = self._director.asking(BidPresenter), self._director.asking(TurnMarkerPresenter)
        if bid is not None and self.slip is not None:
            self.slip.show_amount(bid.value)
            self.slip.seal.setText(bid.go_words())
        elif marker is not None and self.table is not None:
            name = self._context.names.player(marker.decision.player)
            self.table.show_places(self._holders(), name, marker.value)
            free = ", ".join(str(place) for place in marker.free)
            self.table.ask(tr("bids.place.words", player=name, places=free), marker.go_words())

    # --- the slip

    def _lay_slip(self, presenter: BidPresenter) -> None:
        self._close_slip()
        step = presenter.decision.step
        assert self._kind is not None and isinstance(step, SealedChoice)
        state = slip_state(self._context, self._kind, step, self._director.viewer)
        self.slip = BidSlip(self._screen, state, presenter.value)
        self.slip.chosen.connect(presenter.set_number)
        self.slip.sealed.connect(presenter.confirm)
        self.slip.closed.connect(self._forget_slip)
        self.slip.open()

    def _close_slip(self) -> None:
        slip, self.slip = self.slip, None
        if slip is not None:
            slip.closed.disconnect(self._forget_slip)
            slip.dismiss()
            slip.blockSignals(True)  # while it fades out it still has the keyboard, and there is nobody left to bid

    def _forget_slip(self) -> None:
        self.slip = None

    # --- the table

    def _lay_table(self) -> None:
        self._close_table()
        assert self._kind is not None
        state = self._context.game.state
        places = len(order_slot(self._context.game).order)
        title = tr("bids.opened", round=state.round)
        table = self.table = BidTable(self._screen, title, self._lanes(), places, self._kind)
        table.picked.connect(self._pick)
        table.stepped.connect(self._step)
        table.taken.connect(self._take)
        table.skipped.connect(self._skip)
        table.closed.connect(self._forget_table)
        table.show_places(self._holders())
        table.open()

    def _lanes(self) -> list[BidLane]:
        names, log, state = self._context.names, self.log, self._context.game.state
        found = []
        for rank, seat in enumerate(log.ranked, start=1):
            last = rank == len(log.ranked) > 1
            key = f"bids.rank.{'last' if last else rank}"
            words = tr(key) if has_text(key) else tr("bids.rank.n", place=rank)
            bid = log.bids[seat]
            rolls = tuple(log.rolls.get(seat, ()))
            found.append(
                BidLane(names.player(seat), names.seat_colours(seat), bid, money_of(state, seat) + bid, rolls, words)
            )
        return found

    def _holders(self) -> dict[int, tuple[str, SeatColours]]:
        names = self._context.names
        return {place: (names.player(who), names.seat_colours(who)) for place, who in self.log.places.items()}

    def _taken(self) -> dict[int, int]:
        order = order_slot(self._context.game).order
        return {place: who for place, who in enumerate(order, start=1) if who != NOBODY}

    def _close_table(self, outcome: object = None) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.closed.disconnect(self._forget_table)
            table.dismiss()

    def _forget_table(self) -> None:
        self.table = None

    # --- what the table tells

    def _pick(self, place: int) -> None:
        presenter = self._director.asking(TurnMarkerPresenter)
        if presenter is not None:
            presenter.pick(place)
            self._refresh()

    def _step(self, by: int) -> None:
        presenter = self._director.asking(TurnMarkerPresenter)
        if presenter is not None:
            presenter.step(by)

    def _take(self) -> None:
        presenter = self._director.asking(TurnMarkerPresenter)
        if presenter is not None:
            presenter.confirm()

    def _skip(self) -> None:
        if self._animator.busy:
            self._animator.finish()


def _is_marker(event: Event) -> bool:
    return isinstance(event, MarkerTaken)
