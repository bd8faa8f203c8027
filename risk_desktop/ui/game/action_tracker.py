"""Tracks who acts now and who acted last, and publishes what the screen shows of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.battle import Battle
from risk_desktop.editions.common.battle_events import Contest
from risk_desktop.engine.events import (
    AttackDeclared,
    AttackRolled,
    DiceRolled,
    Event,
    PhaseStarted,
    SealedRevealed,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.action import Action, Doing
from risk_desktop.ui.game.bidding.bid_log import is_opening
from risk_desktop.ui.game.players.turn_phases import TurnPhases

_FIGHTS = (AttackDeclared, AttackRolled, DiceRolled)


class ActionTracker(QObject):
    """Follows a game's choices, as they are made and as they are shown; the screen is always somewhat behind the game.

    ``acting`` decides now, ``acted`` made the choice that shows or was shown last. ``changed`` carries the ``action`` that
    shows: while a choice is shown, whose it is; else who decides.
    """

    changed = Signal(object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.phases = TurnPhases(session)
        self.acting = self.acted = NOBODY
        self.events: list[Event] = []
        self.action = self._next = Action()
        self._asked: Decision | None = None
        self._made: Decision | None = None
        self._was_asked = self._was_answered = False
        """Whether a person has been asked since the last choice; whether he made that one himself."""

    # --- the game

    def follow(self, events: Sequence[Event]) -> None:
        """A choice has led to ``events``, as far as may be told; somebody else may decide now."""
        self.acted, self._made = self.acting, self._asked
        self._was_asked, self._was_answered = False, self._was_asked
        self.look()
        self.events = list(events)

    def look(self) -> None:
        """See who decides now."""
        self._asked = self._session.decision
        self.acting = self._asked.player if self._asked is not None else NOBODY

    def take_events(self) -> list[Event]:
        """Return what the last choice has led to, once."""
        events, self.events = self.events, []
        return events

    def is_own(self, seat: int) -> bool:
        """Tell whether a person plays in ``seat``."""
        return seat >= 0 and self._session.is_human(seat)

    def is_watched(self, seat: int) -> bool:
        """Tell whether an opponent plays in ``seat``."""
        return seat >= 0 and not self._session.is_human(seat)

    def answers(self, viewer: int) -> bool:
        """Tell whether another one decides now in the turn of the person at the screen, such as on the dice of a defence."""
        decision = self._session.decision
        return decision is not None and decision.player != viewer and 0 <= viewer == self.phases.turn

    def is_fight_of(self, viewer: int) -> bool:
        """Tell whether what shows is a fight of the person at the screen."""
        decider = self._session.game.state.decider
        return viewer >= 0 and any(isinstance(e, _FIGHTS) and decider(e.attacker) == viewer for e in self.events)

    def of_others(self, viewer: int) -> bool:
        """Tell whether what shows, or was shown last, is an opponent's doing and no fight of the person's."""
        return self.is_watched(self.acted) and not self.is_fight_of(viewer)

    def person_rolls(self) -> bool:
        """Tell whether a person attacks, defends, fights a contest or has bid in ``events``.

        He wants to see his own dice at his own pace, however fast the opponents play.
        """
        decider = self._session.game.state.decider
        return any(self.is_own(decider(seat)) for event in self.events for seat in _rolling(event) if seat >= 0)

    # --- the screen

    def current(self) -> Action:
        """Return who acts as the game stands: what is to be shown when nothing else is."""
        decision = self._session.decision
        standing = Action(self.phases.turn, self.phases.phase(self.action.phase))
        if decision is None:
            turn = standing.turn if standing.turn != NOBODY else self.action.leader
            return replace(standing, turn=turn, doing="over")
        if not self._session.goes_on:
            return replace(self.action, actor=self.action.leader, doing="ends", territory=-1, awaited=False)
        thinks = self._session.opponents_think and not self.is_own(decision.player)
        return self._by(standing, decision, "thinks" if thinks else "next")

    def publish(self, action: Action) -> None:
        """Show an action from now on."""
        if action != self.action:
            self.action = action
            self.changed.emit(action)

    def settle(self) -> None:
        """Nothing is shown any more: show who decides."""
        self.publish(self.current())

    def rest(self) -> None:
        """Something is to be read before anybody is asked: between two rounds nobody is on turn meanwhile."""
        if self._session.game.state.round and self.phases.turn == NOBODY:
            self.publish(Action(phase=self.phases.phase(""), doing="waits"))

    def go_on(self) -> None:
        """Nothing is shown any more: show who decides, unless a person is asked in a moment.

        An opponent whose next choice is known already doesn't think first: it would flicker.
        """
        same = self.acting == self.action.actor == self.acted and not self.action.steps
        if not self.is_own(self.acting) and not (same and self._session.is_answered):
            self.settle()

    def begin_beat(self) -> None:
        """A position begins to be shown: who decides in it is shown when all of it stands there."""
        self._next = self.current()

    def end_beat(self) -> None:
        """All of the position shows."""
        self.publish(self._next)

    def ask(self, decision: Decision) -> None:
        """A person is asked."""
        self.acting, self._asked, self._was_asked = decision.player, decision, True
        self.publish(replace(self.current(), doing="asked"))

    def show_choice(self) -> None:
        """The choice that was followed last is being shown, or what the game has done before the first one."""
        if any(map(is_opening, self.events)):
            self.publish(replace(self.action, actor=NOBODY, doing="opens", territory=-1))
        elif self._made is not None:
            self.publish(self._by(self.action, self._made, "ends" if self._ends_turn(self._made.player) else "plays"))
        elif self.events and self._session.game.state.round == 0:
            self.publish(replace(self.action, actor=NOBODY, doing="sets_up", territory=-1))

    def show(self, event: Event) -> None:
        """An event is being shown: a turn or a phase may begin with it, a defence or an answer be over."""
        if not self._session.goes_on:
            return
        if isinstance(event, TurnStarted):
            self.publish(Action(event.player, "", event.player, "next"))  # nobody decides before all has been shown
        elif isinstance(event, PhaseStarted) and self.phases.is_named(event.phase):
            self.publish(replace(self.action, turn=event.player, phase=event.phase))
        elif isinstance(event, TerritoryConquered) and event.territory == self.action.territory:
            doing: Doing = "next" if self.is_own(event.player) else "plays"
            self.publish(replace(self.action, actor=event.player, doing=doing, territory=-1))
        elif self.action.doing == "answers" and self._goes_on(event):
            self.publish(replace(self.action, actor=self.action.turn, doing="plays"))

    def _goes_on(self, event: Event) -> bool:
        """Tell whether with an event what somebody has answered goes on: he himself does nothing in it."""
        conquers = isinstance(event, TerritoryConquered) and event.player != self.action.actor
        return conquers or isinstance(event, (*_FIGHTS, Contest))

    def wait(self) -> None:
        """What has been shown waits for a step; with it another turn may have begun."""
        current = self.current()
        if self.action.actor == self.acted:
            kind = self._made.kind if self._made is not None else ""
            played = replace(current, actor=self.acted, doing="played", kind=kind, territory=-1, steps=True)
            self.publish(played)
        else:
            self.publish(replace(current, doing="next", territory=-1, steps=True))

    def _ends_turn(self, seat: int) -> bool:
        """Tell whether a person's own turn is over with his choice."""
        over = any(isinstance(event, TurnStarted) for event in self.events)
        return over and self.action.turn == seat and self.is_own(seat)

    def _by(self, action: Action, decision: Decision, doing: Doing) -> Action:
        """Return an action in which ``doing`` is said of who decides; in somebody else's turn, what it is there."""
        seat, step = decision.player, decision.step
        aside = action.turn not in (NOBODY, seat)
        action = replace(action, awaited=aside and doing == "thinks")
        if aside and isinstance(step, Battle):
            return replace(action, actor=seat, doing="defends", kind=decision.kind, territory=step.target)
        if aside and doing == "plays":
            if self.is_own(seat) and not self._was_answered:  # his standing orders did: there is nothing to see of him
                return replace(action, actor=action.turn, doing=doing, territory=-1)
            doing = "answers"
        return replace(action, actor=seat, doing=doing, kind=decision.kind, territory=-1)


def _rolling(event: Event) -> Iterable[int]:
    """Return the seats whose dice, or bids, an event shows."""
    if isinstance(event, AttackRolled | DiceRolled):
        return event.attacker, event.defender
    if isinstance(event, Contest):
        return [seat for seat, _ in event.throws]
    if isinstance(event, SealedRevealed) and is_opening(event):
        return [player for player, _ in event.answers]
    return ()
