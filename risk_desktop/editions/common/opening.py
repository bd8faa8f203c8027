"""Who begins: a roll of the dice, or a seat next to a dealer drawn at random (W-03, S-01, S-06, D-05, P-05, X-50)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import DealerDrawn, OrderRolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Step

HIGHEST_DIE, LEFT_OF_DEALER, LEFT_OF_LAST_CARD, NEW_ROLL = "die", "dealer", "last_card", "new_roll"

FIRST_PLAYER = OptionSpec(
    "first_player", HIGHEST_DIE, (HIGHEST_DIE, NEW_ROLL, LEFT_OF_DEALER, LEFT_OF_LAST_CARD), group="start"
)
"""Who begins to place and takes the first turn. The highest die places first and starts (W-03, O-05), or another roll
decides who starts (P-05); or the player left of the dealer does both (S-06), or who sits left of the one with the last
territory (D-05)."""


class RollForStart(Step, frozen=True):
    """Highest die starts; ties are rolled again among the tied (W-03, C-08)."""

    players: tuple[int, ...]

    def run(self, game: Game) -> None:
        """Roll one die for each."""
        rolls = tuple(game.dice.roll(6) for _ in self.players)
        best = tuple(p for p, roll in zip(self.players, rolls, strict=True) if roll == max(rolls))
        if len(best) > 1:
            game.emit(OrderRolled(self.players, rolls, NOBODY))
            game.push(RollForStart(best))
            return
        game.emit(OrderRolled(self.players, rolls, best[0]))
        game.state.slots["turns"].first = best[0]


class DrawDealer(Step, frozen=True):
    """The dealer's seat is drawn; everything starts at his left (X-50)."""

    def run(self, game: Game) -> None:
        """Draw a seat."""
        players = game.state.players
        dealer = game.dice.roll(players) - 1
        first = (dealer + 1) % players
        game.state.slots["turns"].first = first
        game.emit(DealerDrawn(dealer, first))


class StartBehindLast(Step, frozen=True):
    """The player left of the one with the last territory starts (D-05)."""

    def run(self, game: Game) -> None:
        """Count on from the one who got the first."""
        slot = game.state.slots["turns"]
        slot.first = (slot.first + len(game.rules.board)) % game.state.players


def before_allocation(game: Game) -> Sequence[Step]:
    """Return the steps that find who gets the first territory."""
    if game.rules.option("first_player") in (LEFT_OF_DEALER, LEFT_OF_LAST_CARD):
        return (DrawDealer(),)
    return (RollForStart(tuple(range(game.state.players))),)


def after_allocation(game: Game) -> Sequence[Step]:
    """Return the steps that find who places the first starting army, where it isn't who got the first territory."""
    return (StartBehindLast(),) if game.rules.option("first_player") == LEFT_OF_LAST_CARD else ()


def after_placing(game: Game) -> Sequence[Step]:
    """Return the steps that find who takes the first turn, where it isn't who placed first."""
    if game.rules.option("first_player") == NEW_ROLL:
        return (RollForStart(tuple(range(game.state.players))),)
    return ()
