"""The phases of a turn, of the set-up, and of what all choose in secret between the turns; where a game stands in them."""

from __future__ import annotations

from functools import cached_property

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.common.setup import setup_phase, setup_phases
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.players.ribbon import PhaseMark


class TurnPhases:
    """Reads a session's public state."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    @property
    def turn(self) -> int:
        """Whose turn it is; NOBODY before the first turn, and where rounds are bid for, while all bid."""
        state = self._session.game.state
        between = state.round == 0 or (not state.phase and scored_rounds(self._session.game.rules))
        return NOBODY if between else state.turn

    def phase(self, before: str) -> str:
        """Return the phase at hand; the one ``before`` where the game is between two that have names."""
        state, decision = self._session.game.state, self._session.decision
        if state.round == 0:
            if decision is not None and decision.kind in self._setup:
                return decision.kind
            return setup_phase(self._session.game)
        if self.is_named(state.phase):
            return state.phase
        return next(iter(self._sealed), before) if self.turn == NOBODY else before

    def is_named(self, phase: str) -> bool:
        """Tell whether a phase is one that is shown."""
        return has_text(f"play.phase.{phase}")

    def chevrons(self, phase: str) -> tuple[PhaseMark, ...]:
        """Return all phases of the turn, or of the set-up, that ``phase`` belongs to: done, at hand, or to come."""
        rules, keys = self._session.game.rules, self._setup
        if phase in self._sealed and self._session.game.state.round:
            keys = (phase,)
        elif phase not in keys:
            keys = tuple(each.name for each in rules.phases if self.is_named(each.name))
        now = keys.index(phase) if phase in keys else -1
        states = ["later" if place > now else "now" if place == now else "done" for place in range(len(keys))]
        return tuple(PhaseMark(tr(f"play.phase.{key}"), state) for key, state in zip(keys, states, strict=True))

    @cached_property
    def _setup(self) -> tuple[str, ...]:
        """The phases of the set-up, as far as they are shown."""
        game = self._session.game
        phases = setup_phases(game, find_edition(game.rules.edition).asked_first)
        return tuple(phase for phase in phases if phase not in game.rules.sealed or self.is_named(phase))

    @property
    def _sealed(self) -> tuple[str, ...]:
        """What is chosen in secret before the turns: once for all, or where rounds are bid for before each of them."""
        return tuple(kind for kind in self._session.game.rules.sealed if self.is_named(kind))
