"""Passes the screen from one person to the next, with a curtain, and knows what each has missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from risk_desktop.controller.opening import PastChoice
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.events import Event, SetupEnded, TurnStarted
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import has_text, tr
from risk_desktop.storage.settings import RecapWhen
from risk_desktop.ui.game.context import GameContext, SoundLike
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.players.assets import has_assets
from risk_desktop.ui.game.recap.recap import Balance, Recap, Since, make_recap
from risk_desktop.ui.game.recap.recap_assets import Holdings
from risk_desktop.ui.game.recap.recap_map import recap_picture
from risk_desktop.ui.game.recap.recap_steps import RecapStep, steps_of
from risk_desktop.ui.game.recap.turn_record import TurnRecord, scores_of, standing_of
from risk_desktop.ui.money import money_kind

# More events than this are older than anybody's last turn.
_KEEP = 4000


class ScreenHandover(QObject):
    """Covers the window until the next person is there. Call it with his seat, what is hidden, and what to do ``then``.

    For the ``recap`` it collects all public events from the start of the game (``note``) and learns who sits at the
    screen (``set_viewer``). ``recap`` is the one shown last; ``when`` a recap opens a turn without a curtain.
    """

    def __init__(
        self, context: GameContext, sound: SoundLike, window: QWidget, course: Sequence[PastChoice] = ()
    ) -> None:
        super().__init__(window)
        self._context, self._sound, self._window = context, sound, window
        self._then: Callable[[], None] | None = None
        self._curtain: Curtain | None = None
        self.recap = Recap()
        self.when: RecapWhen = "always"
        self.record = TurnRecord(context.session, self, course)
        self._told: dict[int, tuple[int, bool]] = {}
        self._missed: dict[int, Recap] = {}
        self._known: list[Event] = []
        self._seen: dict[int, int] = {}
        self._since: dict[int, Since] = {}
        self._viewer = self._came_in = -1
        self._turn = context.game.state.turn if context.game.state.round else -1

    def __call__(self, seat: int, hidden: str, then: Callable[[], None]) -> None:
        """Cover the window for what is ``hidden`` (``SeatHandover.hidden``); call ``then`` when the person is there."""
        self._then = then
        names = self._context.names
        # In a game that goes on from its save somebody may have been asked in public before the one whose turn is under way.
        known = self._in_own_turn(seat) and self._since.get(seat) != "look"
        self.recap = Recap() if known else replace(self._recap_for(seat), steps=self._steps(seat))
        self._missed[seat] = self.recap
        if self._context.game.state.turn == seat or not self._moment[1]:
            self._told[seat] = self._moment
        recap = self.recap if self.recap.entries and self._wanted(self.recap) else None
        shows_land = self.recap.changes or self.recap.marked
        self._curtain = Curtain(
            self._window, names, seat, recap, self._picture if shows_land else None, _look_away(hidden)
        )
        self._curtain.lifted.connect(self._lifted)
        self._sound.play("curtain", 1)
        self._curtain.open()

    def recap_before(self, decision: Decision) -> Recap | None:
        """Return the recap that opens a person's turn, or the round that begins with his answer; None for no recap.

        It comes once, and only where he has chosen nothing yet: a game that goes on may have been left in mid-turn. That of
        a turn tells all since his last one, also what he has read before his bid: who loses land finds it there. It doesn't
        come where nothing has happened since the bid.
        """
        seat, state = decision.player, self._context.game.state
        between = not state.phase
        middle = seat in self._context.session.actors.seats or (state.turn == seat) == between
        if state.round == 0 or middle or self._told.get(seat) == self._moment:
            return None
        read = self._missed.get(seat) if self._told.get(seat) == (state.round, False) else None
        self._told[seat] = self._moment
        self._missed[seat] = recap = replace(self._recap_for(seat), steps=self._steps(seat))
        if not recap.decisive or not self._wanted(recap) or (read is not None and not recap.tells_more_than(read)):
            return None
        self.recap = recap
        return recap

    def recap_again(self, decision: Decision) -> Recap | None:
        """Return what the person who is asked had missed when this turn or bidding began, None if that was nothing."""
        recap = self._missed.get(decision.player)
        fresh = self._told.get(decision.player) == self._moment and self._context.session.kept
        return recap if recap is not None and recap.entries and fresh else None

    def _in_own_turn(self, seat: int) -> bool:
        """Tell whether a player has chosen something already in a turn of his own that is under way."""
        state, session = self._context.game.state, self._context.session
        return bool(state.phase) and state.turn == seat and seat in session.actors.seats

    @property
    def _moment(self) -> tuple[int, bool]:
        """The round, and whether a turn is under way in it."""
        state = self._context.game.state
        return state.round, bool(state.phase)

    def _recap_for(self, seat: int) -> Recap:
        names, events = self._context.names, self._known[self._seen.get(seat, 0) :]
        before, now = self.record.before(seat), standing_of(self._context.game, seat)
        recap = make_recap(events, names, seat, self.held(seat), self.record.missing(seat))
        balance = Balance(before, now) if before is not None else None
        return replace(recap, balance=balance, since=self._since.get(seat, "look"))

    def _steps(self, seat: int) -> tuple[RecapStep, ...]:
        """Return what a person has missed step by step."""
        families = landscape_of(self._context.game).families
        return steps_of(self._known[self._seen.get(seat, 0) :], self._context.names, self.record, families)

    def _wanted(self, recap: Recap) -> bool:
        """Tell whether the person wants to see such a recap."""
        return self.when == "always" or (self.when == "losses" and recap.any_lost)

    def lift(self) -> None:
        """Lift the curtain, as its button does."""
        if self._curtain is not None:
            self._curtain.lift()

    def note(self, events: Sequence[Event]) -> None:
        """Remember public events. A player has seen the set-up, and everything until the turn after his own begins."""
        for event in events:
            if isinstance(event, SetupEnded):
                self._turn = -1  # in a game that goes on from its save, too
                for seat in self._context.names.players:
                    self._leave(seat, "start")
            elif isinstance(event, TurnStarted):
                self._leave(self._turn)
                self._turn = event.player
            self._known.append(event)
        surplus = len(self._known) - _KEEP
        if surplus > 0:
            del self._known[:surplus]
            self._seen = {seat: max(0, place - surplus) for seat, place in self._seen.items()}

    def take_back(self, events: Sequence[Event]) -> None:
        """Forget the last events, as they were undone."""
        for event in reversed(events):
            if self._known and self._known[-1] == event:
                self._known.pop()

    def set_viewer(self, seat: int) -> None:
        """Learn who sits at the screen, -1 for nobody. Who leaves it in the middle of a turn has seen everything so far."""
        whole_turn = self._came_in == self._viewer != self._turn
        if self._viewer >= 0 and not whole_turn:
            self._leave(self._viewer, "look")
            self.record.mark(self._viewer)
        self._viewer, self._came_in = seat, self._turn

    def _leave(self, seat: int, since: Since = "turn") -> None:
        """Remember that the player of a seat has seen everything so far, and how that moment is called."""
        self._seen[seat] = len(self._known)
        self._since[seat] = since

    def held(self, seat: int) -> Holdings | None:
        """Return what all players own, and their scores when ``seat`` last looked; None in a game with armies only."""
        game, kind = self._context.game, money_kind(self._context.game.rules)
        if kind is None or not has_assets(game.rules):
            return None
        players, points, before = self._context.names.players, scores_of(game), self.record.before(seat)
        return Holdings(
            kind,
            tuple(money_of(game.state, player) for player in players),
            points,
            before.points if before is not None else points,
            tuple(player for player in players if game.state.alive[player]),
        )

    def _picture(self, size: QSize) -> QImage:
        return recap_picture(self._context.board, self._context.names, self.recap, size)

    def _lifted(self) -> None:
        self._curtain = None
        then, self._then = self._then, None
        if then is not None:
            then()


def _look_away(hidden: str) -> str:
    """Return why the others should look away: what comes is named where it has a name of its own."""
    key = f"tables.curtain.look_away.{hidden}"
    return tr(key if has_text(key) else "tables.curtain.look_away")
