"""What the session asks its opponents, and what they need to know first: plain data that can cross to another process."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.events import Event
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.state import GameState


class RulesSpec(Struct, frozen=True):
    """What it takes to compose the rules of the game elsewhere."""

    edition: str
    board: Board
    players: int
    options: Mapping[str, OptionValue]

    def compose(self) -> Rules:
        """Compose the rules."""
        return make_rules(self.edition, self.board, self.players, self.options)


class Question(Struct, frozen=True):
    """A redacted ``state`` in which ``player`` of ``level`` has to choose; ``seed`` makes the answer repeatable.

    ``events``: for an outside program, what has happened since it was last asked. ``seconds``: how long an opponent who plays out
    the turns of others may think in a turn.
    """

    player: int
    level: str
    seed: int
    temperament: str
    state: GameState
    events: tuple[Event, ...] = ()
    seconds: float = 2.0
