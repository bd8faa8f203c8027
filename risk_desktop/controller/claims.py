"""Claims for persons who leave the rest of the free territories to the program."""

from __future__ import annotations

from risk_desktop.ai.luck import seed_of
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.common.setup import CLAIM
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

_LEVEL = "normal"


class Claims:
    """Knows for whom to claim, and claims as an opponent would; ``seed`` is that of the table."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._players: set[int] = set()

    def leave(self, player: int) -> None:
        """Claim for ``player`` from now on."""
        self._players.add(player)

    def answers(self, decision: Decision) -> bool:
        """Tell whether this claim is left to the program."""
        return decision.kind == CLAIM and decision.player in self._players

    def answer(self, decision: Decision, seen: View) -> Choice:
        """Return the territory to claim."""
        return make_opponent(_LEVEL, seed_of(self._seed, decision.player)).choose(seen, decision)
