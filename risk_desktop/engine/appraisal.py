"""What modules tell the opponents: terms of the evaluation, what is worth conquering, what cards bring, what to bid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .combat_dice import CombatDice

if TYPE_CHECKING:
    from .rules import Rules
    from .state import GameState


class Taken(NamedTuple):
    """A conquest that an opponent imagines: ``garrison`` armies of ``loser`` stood on ``territory``."""

    territory: int
    origin: int
    loser: int
    garrison: int


class Imagined(Protocol):
    """A position that an opponent looks at: lists by territory as in the state, and what was conquered on the way to it."""

    @property
    def owner(self) -> list[int]:
        """Owner by territory, -1 for nobody."""
        ...

    @property
    def armies(self) -> list[int]:
        """Armies by territory."""
        ...

    @property
    def taken(self) -> tuple[Taken, ...]:
        """Conquests since the opponent began to think, in order."""
        ...

    def spare(self, seat: int) -> int:
        """Return the armies of a seat without one on each of its territories."""
        ...


Worth = Callable[[Imagined, int], float]
"""The worth of a position for a player, in armies."""
Targets = tuple[tuple[int, ...], ...]
"""Sets of territories; each is worth conquering as a whole."""
Posts = tuple[tuple[int, int], ...]
"""Own territories, each with the armies that should stand there; worth manning as a whole, the first ones first."""


class Foresight(NamedTuple):
    """What an opponent works out once, before he searches: how to value positions, what he could conquer, and man.

    ``bastion``: the own territory at which all starting armies are to gather, -1 where none is named.
    ``private``: it rests on what nobody else may know, so that what comes of it must not be told.
    """

    worth: Worth
    targets: Targets = ()
    posts: tuple[Posts, ...] = ()
    bastion: int = -1
    private: bool = False


Foresee = Callable[["GameState", "Rules", int], Foresight]
"""Prepares for the search of a player from the state as he sees it; hidden things are guessed by what is public."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A term of the opponents' evaluation; ``name`` finds its weight.

    ``value(state, rules, player)`` in armies' worth. ``foresee``, where given, is used in the search instead: it knows what
    the thinking player knows, guesses what the others want, and is fast. ``rate(rules)``: how
    much more than usual the term counts under the house rules of a game.
    """

    name: str
    value: Callable[[GameState, Rules, int], float]
    foresee: Foresee | None = None
    rate: Callable[[Rules], float] | None = None

    def prepare(self, state: GameState, rules: Rules, player: int) -> Foresight:
        """Return what ``player`` needs for his search from ``state``, which is his view and isn't changed."""
        if self.foresee is not None:
            return self.foresee(state, rules, player)
        scratch, value = state.copy(), self.value

        def worth(position: Imagined, other: int) -> float:
            scratch.owner, scratch.armies = position.owner, position.armies
            return value(scratch, rules, other)

        return Foresight(worth)


class Purse(NamedTuple):
    """What cards are worth to the players: by seat how many each holds; what the next sets bring, the next one first.

    ``earned``: the player on turn gets one more. ``spent_from``: with this many or more, who takes the cards of a beaten player
    trades at once, down to ``spent_to``; 0: he waits. ``inherited``: he does take them; else they are gone.
    """

    cards: list[int]
    sets: tuple[int, ...]
    earned: bool = False
    spent_from: int = 0
    spent_to: int = 4
    inherited: bool = True


Hands = Callable[["GameState", "Rules"], Purse]


class Leading(NamedTuple):
    """What leaders and shields are good for, where that isn't eight-sided dice.

    ``dice(rule, leaders, shield)``: the dice of a battle, with the attacker's leaders (a bit each) and the target's shield;
    ``shield(territory, leaders)``: the shield of a territory in which these leaders of its owner stand.
    """

    dice: Callable[[CombatDice, int, int], CombatDice]
    shield: Callable[[int, int], int]


class Ground(NamedTuple):
    """The board as it lies for a player now, where that is more than its connections.

    ``closed``: territories that nobody can enter in the whole game; ``flights``: pairs of territories joined beside the
    board's connections; ``ways``: by territory where his armies may invade from there. ``leaders``: by territory the kinds
    of leaders there, a bit each; ``fields``: by territory the kinds who fight on the way from or to it; ``shields``: by
    territory how many of the defender's dice have eight sides, or what ``leading`` makes of it. ``apart``: territories
    that count for nothing in this war; ``shut``: connections of the board that nobody can use any more.
    """

    closed: frozenset[int]
    flights: tuple[tuple[int, int], ...]
    ways: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    fields: tuple[int, ...]
    shields: tuple[int, ...]
    apart: frozenset[int] = frozenset()
    shut: tuple[tuple[int, int], ...] = ()
    leading: Leading | None = None


Survey = Callable[["GameState", "Rules", int], Ground]
"""Tells how the board lies for a player."""


class Stake(NamedTuple):
    """What who knows the game bids for the order of the turns now: ``least`` to ``most``, by chance, so that none rely on it.

    ``part``: the largest part of his money that he bids; ``last``: he wants to come last, not first; ``edge``: by how much
    the bid of a rival counts more than it costs, beyond what his own does.
    """

    least: int
    most: int
    part: float = 0.5
    last: bool = False
    edge: int = 0


Stakes = Callable[["GameState", "Rules", int], Stake]
"""Tells a player's stake in the order of the coming round."""
