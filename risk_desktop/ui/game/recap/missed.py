"""Knows what each person has missed, and when he is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from risk_desktop.controller.opening import PastChoice
from risk_desktop.editions.common.bidding import BID
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.events import Event, SealedRevealed, SetupEnded, TurnStarted
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.storage.settings import RecapWhen
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.players.assets import has_assets
from risk_desktop.ui.game.recap.recap import Balance, Recap, Since, make_recap
from risk_desktop.ui.game.recap.recap_assets import Holdings
from risk_desktop.ui.game.recap.recap_steps import steps_of
from risk_desktop.ui.game.recap.turn_record import MOST_EVENTS, PlayerStanding, TurnRecord, scores_of, standing_of
from risk_desktop.ui.money import money_kind


@dataclass(frozen=True)
class _Mark:
    """A moment up to which somebody has seen everything: after so many events, what it is called, and how he stood then."""

    place: int = 0
    name: Since = "look"
    standing: PlayerStanding | None = None


class Missed(QObject):
    """What each person has missed since his last turn.

    It collects all public events from the start of the game (``note``) and learns who sits at the screen (``set_viewer``).
    ``when``: which recaps are wanted; ``record``: how the game stood before; ``course`` as in ``TurnRecord``.
    """

    def __init__(self, context: GameContext, parent: QObject, course: Sequence[PastChoice] = ()) -> None:
        super().__init__(parent)
        self._context = context
        self.when: RecapWhen = "always"
        self.record = TurnRecord(context.session, self, course)
        self._told: dict[int, tuple[int, bool]] = {}
        self._missed: dict[int, Recap] = {}
        self._known: list[Event] = []
        self._seen: dict[int, _Mark] = {}
        self._read: dict[int, _Mark] = {}
        self._viewer = self._came_in = -1
        self._turn = context.game.state.turn if context.game.state.round else -1

    def at_curtain(self, seat: int) -> Recap:
        """Return what a person has missed who gets the screen; nothing in the middle of his own turn."""
        self._missed[seat] = recap = self._recap_for(seat, self._since(seat))
        if self._context.game.state.turn == seat or not self._turn_key[1]:
            self._told[seat] = self._turn_key
        return Recap() if self._amid_turn(seat) else recap

    def recap_before(self, decision: Decision) -> Recap | None:
        """Return the recap that opens a person's turn, or the round that begins with his answer; None for no recap.

        It comes once, and only where he has chosen nothing yet: a game that goes on may have been left in mid-turn. What he
        has read before his bid isn't told again before his turn, unless he asks (``recap_again``).
        """
        seat, state = decision.player, self._context.game.state
        between = not state.phase
        middle = self._has_chosen(seat) or (state.turn == seat) == between
        if state.round == 0 or middle or self._told.get(seat) == self._turn_key:
            return None
        self._told[seat] = self._turn_key
        self._missed[seat] = recap = self._recap_for(seat, self._since(seat))
        if seat in self._read:
            recap = self._recap_for(seat, self._read[seat])
        if not recap.eventful or not self.wants(recap):
            return None
        self._read[seat] = _Mark(len(self._known), "look", standing_of(self._context.game, seat))
        return recap

    def recap_again(self, decision: Decision) -> Recap | None:
        """Return what the person who is asked had missed when this turn or bidding began, None if that was nothing."""
        recap = self._missed.get(decision.player)
        fresh = self._told.get(decision.player) == self._turn_key and self._context.session.kept
        return recap if recap is not None and recap.entries and fresh else None

    def _has_chosen(self, seat: int) -> bool:
        """Tell whether a person has chosen anything since this turn began, or the last one ended."""
        return seat in self._context.session.actors.seats

    def _amid_turn(self, seat: int) -> bool:
        """Tell whether a person is in the middle of his own turn, as where a game goes on from its save: nothing is news."""
        state = self._context.game.state
        return bool(state.phase) and state.turn == seat and self._has_chosen(seat)

    @property
    def _turn_key(self) -> tuple[int, bool]:
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

    def wants(self, recap: Recap) -> bool:
        """Tell whether the person wants to see such a recap."""
        return self.when == "always" or (self.when == "losses" and recap.any_lost)

    def note(self, events: Sequence[Event]) -> None:
        """Remember public events. A player has seen the set-up, and everything until the turn after his own begins.

        Who has had the last turn of a round has seen it end with the bids: what comes of them is news, as to the others.
        """
        for event in events:
            if isinstance(event, SetupEnded):
                self._turn = -1  # in a game that goes on from its save, too
                for seat in self._context.names.players:
                    self._leave(seat, "start")
            elif isinstance(event, SealedRevealed) and event.kind == BID:
                self._leave(self._turn)
                self._turn = NOBODY
            elif isinstance(event, TurnStarted):
                if self._turn != NOBODY:
                    self._leave(self._turn)
                self._turn = event.player
            self._known.append(event)
        surplus = len(self._known) - MOST_EVENTS
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
