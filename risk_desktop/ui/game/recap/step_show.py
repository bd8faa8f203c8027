"""Shows a step of the recap on the board, with the marks that it had when it was played."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, ArmiesPlaced, AttackDeclared, Event, TerritoryConquered
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.recap.recap_steps import RecapStep


class StepShow:
    """Shows single steps on the board, as they are shown while the game is played."""

    def __init__(self, context: GameContext) -> None:
        self._context = context

    def begin(self, step: RecapStep, *, moving: bool) -> None:
        """Show what a step does, before the position to which it led; ``moving``: with what moves for a moment."""
        self.clear()
        self._context.look_at_any(step.line.territories)
        self._chips(step.events)
        for event in step.events:
            if isinstance(event, AttackDeclared) and step.conquest is None:  # a conquest has its arrow in the trail
                self._context.show_arrow(event.origin, event.target, event.attacker)
            elif isinstance(event, ArmiesMoved):
                self._context.show_arrow(event.origin, event.target, event.player, "move")
            if moving:
                self._move(event)

    def clear(self) -> None:
        """Take away what a step shows."""
        self._context.hide_arrow()
        self._context.board.chips.show({})

    def _chips(self, events: Sequence[Event]) -> None:
        """Show how many armies came to each territory, and how many fell there."""
        changes: dict[int, int] = {}
        for event in events:
            if isinstance(event, ArmiesPlaced):
                for land, armies in event.parts:
                    changes[land] = changes.get(land, 0) + armies
            elif isinstance(event, ArmiesLost) and event.territory >= 0:
                changes[event.territory] = changes.get(event.territory, 0) - event.armies
        chips = {land: f"{armies:+d}".replace("-", "\N{MINUS SIGN}") for land, armies in changes.items() if armies}
        self._context.board.chips.show(chips)

    def _move(self, event: Event) -> None:
        effects = self._context.board.effects
        if isinstance(event, TerritoryConquered):
            effects.conquest(event.territory, event.loser, event.player, event.origin)
        elif isinstance(event, ArmiesMoved):
            effects.move_armies(event.origin, event.target, event.armies)
