"""Everything that changes during a game, as plain data: copied in microseconds, saved as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from .game import Game
    from .step import Step

NOBODY: Final = -1


class Deck(Struct, omit_defaults=True):
    """Cards by number: ``draw`` (top is the last), ``discard`` (face up), ``hands`` by player, ``aside`` (face down, out)."""

    draw: list[int]
    discard: list[int]
    hands: list[list[int]]
    aside: list[int] = []

    def copy(self) -> Deck:
        """Return an independent copy."""
        return Deck(self.draw[:], self.discard[:], [hand[:] for hand in self.hands], self.aside[:])


class Piece(Struct, frozen=True):
    """A single figure that is no army: ``kind`` is a key that a module defines."""

    kind: str
    player: int
    territory: int


class Marker(Struct, frozen=True):
    """A sign that lies on a territory and belongs to nobody."""

    kind: str
    territory: int


class Slot(Struct):
    """Base of a module's own small state; its fields are numbers, strings, or lists and dicts of them.

    The type hints say what the numbers mean (``engine.meaning``).
    """

    def copy(self) -> Slot:
        """Return an independent copy (fields that are lists or dicts are copied one level deep)."""
        values = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            values.append(value.copy() if isinstance(value, (list, dict)) else value)
        return type(self)(*values)

    def is_valid(self, game: Game) -> bool:
        """Tell whether it makes sense in ``game``, whose state may come from anybody; the numbers fit their hints."""
        return True


class Outcome(Struct, frozen=True):
    """How a game ended: ``winners``, and why as a key."""

    winners: tuple[int, ...]
    reason: str


class GameState(Struct):
    """The whole state. Players and territories are numbers; lists are indexed by them.

    ``players`` take turns; the numbers behind them are neutral colours, which hold armies and never move by themselves.
    ``reserve``: armies a player has yet to place. ``seed``: the dice. ``stack``: the future of the game, next step last.
    ``quiet``: by player, the scope ("", "battle", "turn", "bystander") in which he doesn't want to be asked for reactions;
    nobody else knows.
    """

    players: int
    owner: list[int]
    armies: list[int]
    alive: list[bool]
    reserve: list[int]
    seed: int
    turn: int = NOBODY
    round: int = 0
    phase: str = ""
    stack: list[Step] = []
    decks: dict[str, Deck] = {}
    slots: dict[str, Any] = {}
    pieces: list[Piece] = []
    markers: list[Marker] = []
    quiet: list[str] = []
    outcome: Outcome | None = None

    def copy(self) -> GameState:
        """Return an independent copy; steps are frozen and shared."""
        return GameState(
            self.players,
            self.owner[:],
            self.armies[:],
            self.alive[:],
            self.reserve[:],
            self.seed,
            self.turn,
            self.round,
            self.phase,
            self.stack[:],
            {name: deck.copy() for name, deck in self.decks.items()},
            {name: slot.copy() for name, slot in self.slots.items()},
            self.pieces[:],
            self.markers[:],
            self.quiet[:],
            self.outcome,
        )

    @property
    def seats(self) -> int:
        """Number of players and neutral colours together."""
        return len(self.alive)

    def is_neutral(self, seat: int) -> bool:
        """Tell whether nobody plays ``seat``."""
        return seat >= self.players

    def decider(self, seat: int) -> int:
        """Return who decides for ``seat``: the player himself; a neutral colour acts only for the player on turn."""
        return self.turn if self.is_neutral(seat) else seat

    @property
    def opponent(self) -> int:
        """The next player behind the one on turn, who rolls for neutral colours (P-07); NOBODY without one."""
        opponent = self.next_alive(self.turn)
        return opponent if opponent != self.turn else NOBODY

    def next_alive(self, player: int) -> int:
        """Return the next player clockwise who is still in the game (C-08)."""
        for step in range(1, self.players + 1):
            other = (player + step) % self.players
            if self.alive[other]:
                return other
        return player
