"""When the scene of a god war shows: at each round, over the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from risk_desktop.editions.godstorm.declarations import InvasionDeclared
from risk_desktop.editions.godstorm.god_war import GodWarFought
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.godstorm.god_war_scene import scene_of
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.motion import MOTION

GOES_ON = ("champion", "press")
"""Kinds of decisions by which an attacker goes on, or breaks off."""


class GodWars(FeatureController):
    """Shows each round as its event comes; one's own waits to be closed."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._animator = animator = parts.director.animator
        self.table = GodWarTable(parts.screen)
        self.table.finished.connect(animator.go_on)
        self.table.broken_off.connect(self._break_off)
        animator.ending.connect(self.table.stop)
        animator.stage(self._is_war, self._show)
        self._rounds: Counter[tuple[int, int]] = Counter()
        self._declared: dict[tuple[int, int], tuple[str, ...]] = {}

    @property
    def covers(self) -> Sequence[QWidget]:
        """The scene of the war."""
        return (self.table,)

    def _is_war(self, event: Event) -> bool:
        if isinstance(event, TurnStarted):
            self._rounds.clear()
            self._declared.clear()
        if isinstance(event, InvasionDeclared):
            self._declared[event.origin, event.target] = event.gods
        return isinstance(event, GodWarFought)

    def _show(self, event: Event) -> int:
        assert isinstance(event, GodWarFought)
        way = (event.origin, event.target)
        self._rounds[way] += 1
        # The game may be further on already: gods who stood by have moved in, or have been banished.
        before = self._animator.projection.position
        scene = scene_of(
            self._context, event, self._animator.coming, self._rounds[way], self._declared.get(way), before
        )
        human = self._context.session.is_human
        seats = (event.attack.host.seat, event.defence.host.seat)
        self._animator.hold()
        own = any(human(seat) for seat in seats if seat in self._context.names.players)
        self.table.show_scene(scene, own=own, may_stop=self._may_stop(event))
        return MOTION.fade(1)

    def _may_stop(self, event: GodWarFought) -> bool:
        """Return whether the next question is whether the attacker goes on, so that breaking off can be offered here."""
        decision = self._context.session.decision
        if decision is None or any(isinstance(each, GodWarFought) for each in self._animator.coming):
            return False
        same = decision.player == event.attack.host.seat and decision.kind in GOES_ON
        return same and self._context.session.is_human(decision.player) and Pass() in decision.options

    def _break_off(self) -> None:
        """Show the rest at once, and pass on the question whether to go on."""
        self._animator.finish()
        self._context.session.answer(Pass())
