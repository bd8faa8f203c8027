"""What every goal can tell: whether it is met, how near it is, and how it reads."""

from __future__ import annotations

from msgspec import Struct

from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState


class Phrase(Struct, frozen=True):
    """A text by its key and parameters: numbers (``n`` chooses the plural), ``player`` (a seat), ``regions``.

    ``regions`` are a number, or ids as a tuple, of which any one is meant if ``either``, else all.
    """

    key: str
    params: dict[str, int | tuple[str, ...]] = {}
    either: bool = False


class GoalCount(Struct, frozen=True):
    """How far a goal is, as a count: ``done`` of ``wanted``; ``key`` of the text that says of what."""

    key: str
    done: int
    wanted: int


class Goal(Struct, frozen=True, tag=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all goals: data that is looked at against the state and the log of the turn. "Own" is what stands now."""

    def met(self, state: GameState, rules: Rules, player: int) -> bool:
        """Tell whether ``player`` fulfils the goal at this moment."""
        return self.progress(state, rules, player) >= 1

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Return how much of the goal is done, from 0 to 1 (met)."""
        raise NotImplementedError

    def told_progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Return the progress as ``player`` is shown it beside the tally, from 0 to 1 (met)."""
        return self.progress(state, rules, player)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Return how far ``player`` is, to be read by him."""
        raise NotImplementedError

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Return the goal in words, as ``holder`` has to read it where that makes a difference."""
        raise NotImplementedError

    def fits(self, board: Board, players: int) -> bool:
        """Tell whether the goal makes sense on ``board`` with ``players``: S-02 and D-04 remove absent colours."""
        return True

    def is_deed(self) -> bool:
        """Tell whether it asks for something done in this turn rather than for something held."""
        return False


def share(done: int, wanted: int) -> float:
    """Return ``done`` of ``wanted`` as a number from 0 to 1."""
    return min(1.0, done / wanted)
