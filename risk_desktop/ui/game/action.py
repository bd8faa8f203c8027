"""Who acts and what is asked, as one value: ribbon, plaques, prompt and board read it and can't contradict each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY

Doing = Literal[
    "asked", "next", "thinks", "plays", "ends", "defends", "answers", "opens", "sets_up", "waits", "played", "over"
]
"""What the one who acts does: a person is "asked", or "next" while what came before is still shown or a curtain hides
the question; an opponent "thinks" once the game waits for him alone, and is "next" until then; a choice of his that is
shown he "plays", a person's last one "ends" his turn; in somebody else's turn he "defends" or "answers"; bids of all are
shown as one "opens" them, and the game "sets_up" itself before anybody chooses, which nobody does; between
two rounds the game "waits" until something has been read; what he has "played"
waits for a step; the game is "over"."""


@dataclass(frozen=True)
class Action:
    """What shows now: the turn of ``turn`` (NOBODY in the set-up and while all bid) in its ``phase``; ``actor`` acts.

    ``kind`` is the kind of the decision that he has to make or has made; ``territory`` is the one that he defends, -1 for
    none; ``steps``: the next move waits until the person wants it; ``awaited``: he has still to choose what he does in
    somebody else's turn.
    """

    turn: int = NOBODY
    phase: str = ""
    actor: int = NOBODY
    doing: Doing = "next"
    kind: str = ""
    territory: int = -1
    steps: bool = False
    awaited: bool = False

    @property
    def leader(self) -> int:
        """Whose name stands in the ribbon: whose turn it is, or else who acts."""
        return self.turn if self.turn != NOBODY else self.actor


@dataclass(frozen=True)
class Moment:
    """A copy of the ``game`` and who acts in it: of a moment ago, as the screen lags behind, or of some turns ago."""

    game: Game
    action: Action
