"""Count every way in which a game can go on for a few decisions, on the six-territory board with fixed dice.

``python -m tests.perft.counting`` writes world.txt: position, depth, number of ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.engine.choices import Attack, Blitz, Choice, Fortify, Pass, Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Amounts, Choices, Options
from tests.playing import given, new_game, world

FILE = Path(__file__).with_name("world.txt")
CYCLE = (6, 2, 5, 3, 1, 4, 4, 1, 6, 5, 2, 3, 3)


class CyclingDice:
    """Dice that show the same values over and over; a copy goes on where the original stands."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.seed = 0
        self.log: list[int] | None = None

    def roll(self, sides: int) -> int:
        """Return the next value of the cycle, on a die of ``sides``."""
        value = CYCLE[self.at % len(CYCLE)]
        self.at += 1
        return (value - 1) % sides + 1


def every(options: Options) -> Iterator[Choice]:
    """Yield every legal choice."""
    if isinstance(options, Choices):
        yield from options
    elif isinstance(options, Amounts):
        yield from (options.of(number) for number in range(options.lo, options.hi + 1))
    elif isinstance(options, Allocation):
        yield from options.extra
        yield from spreads(options)
    elif isinstance(options, Attacks):
        yield Pass()
        for origin, target in options.edges():
            armies = options.game.state.armies[origin]
            yield from (Attack(origin, target, dice) for dice in range(1, options.most_dice(origin) + 1))
            yield from (Blitz(origin, target, keep) for keep in range(1, armies))
    elif isinstance(options, Moves):
        yield Pass()
        for origin in options.origins():
            for target in sorted(options.targets(origin)):
                armies = options.game.state.armies[origin]
                yield from (Fortify(origin, target, count) for count in range(1, armies))
    else:
        raise TypeError(f"no way to list {type(options).__name__}")


def spreads(options: Allocation) -> Iterator[Choice]:
    """Yield every way to spread armies, by the places of the bars between the heaps."""
    slots = options.total + len(options.territories) - 1
    for bars in combinations(range(slots), len(options.territories) - 1):
        edges = (-1, *bars, slots)
        heaps = [b - a - 1 for a, b in pairwise(edges)]
        yield Place(tuple((t, heap) for t, heap in zip(options.territories, heaps, strict=True) if heap))


def ways(game: Game, depth: int) -> int:
    """Return in how many ways ``depth`` decisions can be answered; a game that ends earlier counts once."""
    decision = game.pending()
    if decision is None or depth == 0:
        return 1
    choices = list(every(decision.options))
    assert len(choices) == len(set(choices)) == decision.options.count
    assert all(choice in decision.options for choice in choices)
    if depth == 1:
        return len(choices)
    assert isinstance(game.dice, CyclingDice)
    total = 0
    for choice in choices:
        copy = game.clone(0)
        copy.dice = CyclingDice(game.dice.at)  # type: ignore[assignment]
        copy.apply(choice)
        total += ways(copy, depth - 1)
    return total


def with_cycling_dice(game: Game) -> Game:
    """Replace the dice."""
    game.dice = CyclingDice()  # type: ignore[assignment]
    return game


def claiming() -> Game:
    return new_game(world(3))


def placing_starting_armies() -> Game:
    return new_game(world(3, allocation="deal", placement_batch=3))


def reinforcing() -> Game:
    return given([0, 0, 1, 1, 2, 2], [1, 1, 2, 1, 1, 1], phase="reinforce", rolls=None)


def trading() -> Game:
    hands = {0: ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "joker"], 1: ["joker2"]}
    return given([0, 1, 0, 1, 2, 2], [2, 1, 1, 1, 1, 1], hands=hands, phase="reinforce", rolls=None)


def attacking() -> Game:
    return given([0, 0, 1, 1, 2, 2], [4, 2, 3, 1, 2, 1], rolls=None)


def eliminating() -> Game:
    hands = {0: ["tern_head", "seal_bay", "joker"], 1: ["gull_rock", "joker2"]}
    return given([0, 0, 1, 2, 2, 2], [6, 1, 1, 1, 1, 1], hands=hands, rolls=None)


def fortifying() -> Game:
    return given([0, 0, 0, 1, 2, 0], [4, 1, 2, 1, 1, 3], phase="fortify", rolls=None)


POSITIONS: dict[Callable[[], Game], int] = {
    claiming: 5,
    placing_starting_armies: 3,
    reinforcing: 3,
    trading: 3,
    attacking: 3,
    eliminating: 4,
    fortifying: 2,
}


def table() -> list[str]:
    """Return the lines of world.txt."""
    lines = []
    for position, deepest in POSITIONS.items():
        for depth in range(1, deepest + 1):
            lines.append(f"{position.__name__} {depth} {ways(with_cycling_dice(position()), depth)}")
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(table()) + "\n", encoding="utf-8")
    print(FILE.read_text(encoding="utf-8"), end="")
