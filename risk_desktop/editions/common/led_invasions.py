"""Attacks that may go into empty land and be led by pieces."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from risk_desktop.engine.choices import Attack, Blitz, Pass
from risk_desktop.engine.options import Reason

from .attack import Attacks
from .pieces import Enter


class LedInvasions(Attacks):
    """All invasions of a player: ``Enter`` where nobody stands, else ``Attack``, ``Blitz`` and their led kinds."""

    __slots__ = ()

    empty_land_is_blitzed: ClassVar[bool] = False
    """Whether a plain ``Blitz`` may also go where nobody stands, like ``Enter``."""

    @abstractmethod
    def leaders(self, origin: int, target: int) -> tuple[str, ...]:
        """Return the pieces that may lead an invasion of ``target`` from ``origin``, in their order."""

    @abstractmethod
    def explain_leaders(self, choice: Attack | Blitz) -> Reason | None:
        """Say whether those who are named may lead; None also where nobody is."""

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with an invasion: the ends, the way, whether anybody defends, the dice, the leaders."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, (Attack, Blitz, Enter)):
            return Reason("illegal.choice")
        reason = self.explain_way(choice.origin, choice.target)
        if reason is not None:
            return reason
        empty = self.armies[choice.target] == 0
        if isinstance(choice, Enter):
            return None if empty else Reason("illegal.invade.defended", {"territory": choice.target})
        if empty and not (self.empty_land_is_blitzed and type(choice) is Blitz):
            return Reason("illegal.invade.empty", {"territory": choice.target})
        return self.explain_strength(choice) or self.explain_leaders(choice)
