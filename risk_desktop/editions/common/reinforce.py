"""Step 1 of a turn: count the income and place it (W-10 to W-12, W-18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice, Place
from risk_desktop.engine.events import IncomeLine, IncomeReceived
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue, Phase
from risk_desktop.engine.step import Decision, Step

from .appraise import INCOME, REGIONS, TERRITORIES, territories_for_an_army
from .setup import put_down

REINFORCE = "reinforce"
LEAST_ARMIES = 3
"""Armies that a player gets for his territories at least (W-10)."""
CONTINENT_BONUS = OptionSpec("continent_bonus", "yes", ("yes", "none"), group="cards")
"""Whether whole regions pay what is printed on the board (W-11)."""


def income_of(game: Game, player: int) -> tuple[IncomeLine, ...]:
    """Return what ``player`` would get now, line by line."""
    return tuple(line for income in game.rules.income for line in income(game, player))


def territory_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """A third of the territories, rounded down, at least 3 (W-10); or another part of them."""
    held = game.rules.tenure.holders(game.state).count(player)
    armies = held // territories_for_an_army(game.rules)
    return (IncomeLine("territories", max(LEAST_ARMIES, armies)),)


def region_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """The bonus of every region held wholly (W-11)."""
    board = game.rules.board
    holders = game.rules.tenure.holders(game.state)
    held = board.regions_held(holders, player)
    return [IncomeLine("region", board.regions[r].bonus, r) for r in held if board.regions[r].bonus]


def paying_board(board: Board, options: Mapping[str, OptionValue]) -> Board:
    """Return the board whose regions pay what the house rules want."""
    if options[CONTINENT_BONUS.key] != "none":
        return board
    regions = tuple(msgspec.structs.replace(region, bonus=0) for region in board.regions)
    return msgspec.structs.replace(board, regions=regions)


class Reinforce(Step, frozen=True):
    """Count the income, then place it together with what trading brought (W-18)."""

    player: int

    def run(self, game: Game) -> None:
        """Put the income into the reserve."""
        lines = income_of(game, self.player)
        game.state.reserve[self.player] += sum(line.armies for line in lines)
        game.emit(IncomeReceived(self.player, lines))
        game.push(PlaceReserve(self.player))


class PlaceReserve(Step, frozen=True):
    """Place all armies of the reserve where own armies stand, in any distribution (W-18, T-10)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the whole distribution at once."""
        total = game.state.reserve[self.player]
        if total == 0:
            return None
        return Decision(self.player, REINFORCE, Allocation(total, self.places(game)), self)

    def places(self, game: Game) -> tuple[int, ...]:
        """Return where they may be placed."""
        owner, _ = game.rules.tenure.command(game.state, self.player)
        return tuple(game.rules.board.held_by(owner, self.player))

    def run(self, game: Game) -> None:
        """Nothing to place."""

    def take(self, game: Game, choice: Choice) -> None:
        """Put the armies down."""
        assert isinstance(choice, Place)
        put_down(game, self.player, choice.parts)

    def is_valid(self, game: Game) -> bool:
        """The player on turn is asked, and has somewhere to place them."""
        return self.player == game.state.turn and (not game.state.reserve[self.player] or bool(self.places(game)))


REINFORCEMENT = Module(
    id="reinforcement",
    needs=("turns",),
    options=(INCOME, CONTINENT_BONUS),
    board=paying_board,
    phases=(Phase(REINFORCE, Reinforce),),
    openings=(PlaceReserve,),
    income=(territory_income, region_income),
    appraise=(TERRITORIES, REGIONS),
)
