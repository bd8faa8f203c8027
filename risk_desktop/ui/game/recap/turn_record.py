"""Remembers how the game stood: after each event, and for each player when his last turn ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from risk_desktop.controller.opening import PastChoice
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.registry import landscape_of, next_money
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.players.assets import assets_of, has_assets, open_game
from risk_desktop.ui.game.players.totals import totals_of

MOST_EVENTS = 4000
"""So many events are kept at most: older ones than anybody's last turn."""


@dataclass(frozen=True)
class PlayerStanding:
    """How a player stands: the territories he holds, his next income and his armies; ``points``: the scores of all.

    Where there is money the income is that, as where one bids. ``fields``: those of the territories that are counted apart.
    """

    lands: frozenset[int]
    income: int
    armies: int
    points: tuple[int, ...] = ()
    fields: frozenset[int] = frozenset()

    @property
    def territories(self) -> int:
        """How many territories count, as everywhere on the screen."""
        return len(self.lands - self.fields)


def standing_of(game: Game, seat: int) -> PlayerStanding:
    """Return how a player stands now, from public facts only."""
    totals = totals_of(game, seat)
    income = next_money(game, seat) if has_assets(game.rules) else totals.income
    lands = frozenset(land for land, owner in enumerate(game.rules.tenure.holders(game.state)) if owner == seat)
    fields = lands & landscape_of(game).fields
    return PlayerStanding(lands, income, totals.armies, scores_of(game), fields)


def scores_of(game: Game) -> tuple[int, ...]:
    """Return the scores of all players as everybody knows them, () in a game without points."""
    if not has_assets(game.rules):
        return ()
    seen = open_game(game)
    return tuple(assets_of(seen, seat).score for seat in range(game.state.players))


class TurnRecord(QObject):
    """Follows a session choice by choice, at whatever speed the screen shows them; ``course``: what was before it was opened."""

    def __init__(self, session: GameSession, parent: QObject | None = None, course: Sequence[PastChoice] = ()) -> None:
        super().__init__(parent)
        self._session = session
        self._after: dict[int, tuple[Event, Moment]] = {}
        self._before: dict[int, PlayerStanding] = {}
        self._on = NOBODY
        self._number = 0
        self._ended: dict[int, int] = {}
        for choice in course:
            self._follow(choice.events, choice.game)
        self._on = session.game.state.turn if session.game.state.round else NOBODY
        session.happened.connect(self._note)

    def after(self, event: Event) -> Moment | None:
        """Return the game after the choice behind an event, and whose turn it was made in; None if that was too long ago."""
        known = self._after.get(id(event))
        return known[1] if known is not None else None

    def before(self, seat: int) -> PlayerStanding | None:
        """Return how a person stood when his last turn ended, or when he was last marked; None if the game wasn't open."""
        return self._before.get(seat)

    def mark(self, seat: int, game: Game | None = None) -> None:
        """Remember how a person stands now, or in ``game``, as he has seen everything so far."""
        self._before[seat] = standing_of(game or self._session.game, seat)

    def missing(self, seat: int, before: PlayerStanding | None) -> frozenset[int]:
        """Return what was a player's ``before`` and is not his side's now, as far as that is known."""
        rules = self._session.game.rules
        if before is None:
            return frozenset()
        side, holders = rules.side_of(seat), rules.tenure.holders(self._session.game.state)
        return frozenset(land for land in before.lands if holders[land] not in side)

    def _note(self, events: Sequence[Event]) -> None:
        self._follow(events, self._session.game)

    def _follow(self, events: Sequence[Event], game: Game) -> None:
        """Go on with the events of a choice, which led to ``game``."""
        listeners = [seat for seat in self._session.table.humans if game.state.alive[seat]]
        if not listeners:
            self._after.clear()
            return
        then = Game(game.rules, game.state.copy())
        for event in events:
            if isinstance(event, TurnStarted):
                for seat in listeners:
                    if self._on in (seat, NOBODY):
                        self.mark(seat, game)
                        self._ended[seat] = self._number
                self._on = event.player
            # The event is kept, so that nothing else gets its id.
            phase = game.state.phase if game.state.turn == self._on else ""
            self._after[id(event)] = event, Moment(then, Action(self._on, phase, self._on, "ends"))
            self._number += 1
        # Nobody looks further back than to the end of his own last turn. Copies of a game are many things, among which
        # Python searches for rubbish: thousands of them would hold the window up.
        wanted = self._number - min(self._ended.get(seat, 0) for seat in listeners)
        while len(self._after) > min(wanted, MOST_EVENTS):
            del self._after[next(iter(self._after))]
