"""The last epoch is over: the score of everybody, what breaks ties, and the ranking (G-118 to G-120, G-139)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import GameState

from ..common.money import money_of
from ..common.score import Ties, after_last_round, points_of
from .appraise import PANTHEON_WORTH
from .gods import in_play
from .income import continent_income
from .realms import ALTAR, CRYPT, fields_of, lands_of
from .temples import temples_of


class FinalScore(Event, frozen=True):
    """What ``player`` has at the end: points by ``lines``, and what breaks a tie, in this order."""

    player: int
    lines: tuple[IncomeLine, ...]
    faith: int
    temples: int
    gods: int
    armies: int


EPOCHS = OptionSpec("epochs", 5, (3, 4, 5, 6, 7), group="goal", place=1)


def land_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each controlled territory of Ancient Earth (G-119)."""
    return (IncomeLine("territories", len(lands_of(game.state, game.rules.board, player))),)


def field_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each controlled crypt and altar (G-114, G-115)."""
    counts = ((f"{tag}s", len(fields_of(game.state, game.rules.board, player, tag))) for tag in (CRYPT, ALTAR))
    return [IncomeLine(source, number) for source, number in counts if number]


def armies_of(state: GameState, game: Game, player: int) -> int:
    """Return how many armies of ``player`` stand on Ancient Earth."""
    return sum(state.armies[t] for t in lands_of(state, game.rules.board, player))


def ties(game: Game, player: int) -> Ties:
    """Return what decides between equal points: faith, temples, gods in play, armies on Ancient Earth (G-120)."""
    state = game.state
    others = len(temples_of(state, player)), len(in_play(state, player))
    return Ties(money_of(state, player), armies_of(state, game, player), others)


def standing(game: Game, player: int) -> tuple[int, ...]:
    """Return what decides: points, then what breaks a tie."""
    return points_of(game, player), *ties(game, player).in_order


SCORING = Module(
    id="scoring",
    needs=("collect", "elimination"),
    options=(EPOCHS,),
    score=(land_points, continent_income, field_points),
    victory=(after_last_round(EPOCHS, standing, FinalScore),),
    appraise=(PANTHEON_WORTH,),
)
