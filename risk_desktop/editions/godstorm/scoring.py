"""The last epoch is over: the score of everybody, what breaks ties, and the ranking (G-118 to G-120, G-139)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import GameState, Outcome

from ..common.money import money_of
from ..common.score import FinalScore, points_of, ranked, score_of
from ..common.turns import turn_order
from .appraise import PANTHEON_WORTH
from .gods import in_play
from .income import continent_income
from .realms import ALTAR, CRYPT, fields_of, lands_of
from .temples import temples_of

EPOCHS = OptionSpec("epochs", 5, (3, 4, 5, 6, 7))


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


def standing(game: Game, player: int) -> tuple[int, ...]:
    """Return what decides: points, then faith, temples, gods in play, armies on Ancient Earth (G-120)."""
    state = game.state
    return (
        points_of(game, player),
        money_of(state, player),
        len(temples_of(state, player)),
        len(in_play(state, player)),
        armies_of(state, game, player),
    )


def ranking(game: Game) -> list[tuple[int, ...]]:
    """Return the players by rank, those who share a place together (G-120, G-139)."""
    return ranked(game, standing)


def last_epoch_over(game: Game) -> Outcome | None:
    """After the last epoch all score in turn order; the highest wins, equal ones share it (G-118 to G-120)."""
    state = game.state
    if state.round <= game.rules.number(EPOCHS.key):
        return None
    living = [player for player in turn_order(state) if state.alive[player]]
    found = {player: standing(game, player) for player in living}
    for player, (_, *ties) in found.items():
        game.emit(FinalScore(player, score_of(game, player), *ties))
    best = max(found.values())
    return Outcome(tuple(sorted(player for player, result in found.items() if result == best)), "score")


SCORING = Module(
    id="scoring",
    needs=("collect", "elimination"),
    options=(EPOCHS,),
    score=(land_points, continent_income, field_points),
    victory=(last_epoch_over,),
    appraise=(PANTHEON_WORTH,),
)
