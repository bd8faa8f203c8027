"""Attacks that may go into empty land and be led by pieces."""

from __future__ import annotations

from abc import abstractmethod

from risk_desktop.engine.choices import Attack, Blitz, Pass
from risk_desktop.engine.options import Reason

from .attack import Attacks
from .pieces import Enter


class LedInvasions(Attacks):
    """All invasions of a player: ``Enter`` where nobody stands, else ``Attack``, ``Blitz`` and their led kinds."""

    __slots__ = ()

    @abstractmethod
    def leaders(self, origin: int, target: int) -> tuple[str, ...]:
        """Return the pieces that may lead an invasion of ``target`` from ``origin``, in their order."""

    @abstractmethod
    def explain_way(self, origin: int, target: int) -> Reason | None:
        """Say what bars the way from ``origin`` to ``target``, both on the board; None for nothing."""

    @abstractmethod
    def explain_manner(self, choice: Attack | Blitz | Enter) -> Reason | None:
        """Say whether dice are rolled at all, and what is wrong with their number or with the leaders."""

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with an invasion."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, (Attack, Blitz, Enter)):
            return Reason("illegal.choice")
        size = len(self.game.rules.board)
        if not (0 <= choice.origin < size and 0 <= choice.target < size):
            return Reason("illegal.attack.nowhere")
        return self.explain_way(choice.origin, choice.target) or self.explain_manner(choice)
