"""Passes the screen from one person to the next, with a curtain, and knows what each has missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

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
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.players.assets import has_assets
from risk_desktop.ui.game.recap.recap import Balance, Recap, Since, make_recap
from risk_desktop.ui.game.recap.recap_assets import Holdings
from risk_desktop.ui.game.recap.recap_map import recap_picture
from risk_desktop.ui.game.recap.recap_steps import steps_of
from risk_desktop.ui.game.recap.turn_record import PlayerStanding, TurnRecord, scores_of, standing_of
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.sound import SoundLike

# More events than this are older than anybody's last turn.
_KEEP = 4000


@dataclass(frozen=True)
class _Mark:
    """A moment up to which somebody has seen everything: after so many events, what it is called, and how he stood then."""

    place: int = 0
    name: Since = "look"
    standing: PlayerStanding | None = None


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
        self._seen: dict[int, _Mark] = {}
        self._read: dict[int, _Mark] = {}
        self._viewer = self._came_in = -1
        self._turn = context.game.state.turn if context.game.state.round else -1

    def __call__(self, seat: int, hidden: str, then: Callable[[], None]) -> None:
        """Cover the window for what is ``hidden`` (``SeatHandover.hidden``); call ``then`` when the person is there."""
        self._then = then
        names = self._context.names
        self._missed[seat] = self.recap = self._recap_for(seat, self._since(seat))
        if self._context.game.state.turn == seat or not self._moment[1]:
            self._told[seat] = self._moment
        if self._amid_turn(seat):
            self.recap = Recap()
        recap = self.recap if self.recap.entries and self._wanted(self.recap) else None
        shows_land = self.recap.changes or self.recap.marked or self.recap.conquests
        self._curtain = Curtain(
            self._window, names, seat, recap, self._picture if shows_land else None, _look_away(hidden)
        )
        self._curtain.lifted.connect(self._lifted)
        self._sound.play("curtain", 1)
        self._curtain.open()

    def recap_before(self, decision: Decision) -> Recap | None:
        """Return the recap that opens a person's turn, or the round that begins with his answer; None for no recap.

        It comes once, and only where he has chosen nothing yet: a game that goes on may have been left in mid-turn. What he
        has read before his bid isn't told again before his turn, unless he asks (``recap_again``).
        """
        seat, state = decision.player, self._context.game.state
        between = not state.phase
        middle = self._has_chosen(seat) or (state.turn == seat) == between
        if state.round == 0 or middle or self._told.get(seat) == self._moment:
            return None
        self._told[seat] = self._moment
        self._missed[seat] = recap = self._recap_for(seat, self._since(seat))
        if seat in self._read:
            recap = self._recap_for(seat, self._read[seat])
        if not recap.eventful or not self._wanted(recap):
            return None
        self._read[seat] = _Mark(len(self._known), "look", standing_of(self._context.game, seat))
        self.recap = recap
        return recap

    def recap_again(self, decision: Decision) -> Recap | None:
        """Return what the person who is asked had missed when this turn or bidding began, None if that was nothing."""
        recap = self._missed.get(decision.player)
        fresh = self._told.get(decision.player) == self._moment and self._context.session.kept
        return recap if recap is not None and recap.entries and fresh else None

    def _has_chosen(self, seat: int) -> bool:
        """Tell whether a person has chosen anything since this turn began, or the last one ended."""
        return seat in self._context.session.actors.seats

    def _amid_turn(self, seat: int) -> bool:
        """Tell whether a person is in the middle of his own turn, as where a game goes on from its save: nothing is news."""
        state = self._context.game.state
        return bool(state.phase) and state.turn == seat and self._has_chosen(seat)

    @property
    def _moment(self) -> tuple[int, bool]:
        """The round, and whether a turn is under way in it."""
        state = self._context.game.state
        return state.round, bool(state.phase)

    def _since(self, seat: int) -> _Mark:
        """Return when a player had seen everything: when his last turn ended, or when he left the screen after it."""
        mark = self._seen.get(seat, _Mark())
        return replace(mark, standing=self.record.before(seat))

    def _recap_for(self, seat: int, mark: _Mark) -> Recap:
        """Return what a person has missed since a moment, also step by step."""
        game, names, events = self._context.game, self._context.names, self._known[mark.place :]
        families = landscape_of(game).families
        missing = self.record.missing(seat, mark.standing)
        recap = make_recap(events, names, seat, self.held(seat, mark.standing), missing, families)
        balance = Balance(mark.standing, standing_of(game, seat)) if mark.standing is not None else None
        steps = steps_of(events, names, self.record, families)
        return replace(recap, balance=balance, since=mark.name, steps=steps)

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
            for marks in (self._seen, self._read):
                marks.update({seat: replace(mark, place=max(0, mark.place - surplus)) for seat, mark in marks.items()})

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
        self._seen[seat] = _Mark(len(self._known), since)
        self._read.pop(seat, None)

    def held(self, seat: int, before: PlayerStanding | None) -> Holdings | None:
        """Return what all players own, and their scores as they were ``before``; None in a game with armies only."""
        game, kind = self._context.game, money_kind(self._context.game.rules)
        if kind is None or not has_assets(game.rules):
            return None
        players, points = self._context.names.players, scores_of(game)
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
