"""Games of Mission Risk in the middle of a fight for Africa."""

from __future__ import annotations

from risk_desktop.engine.choices import Pick
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.game import Game
from tests.editions.mission_games import conquer, lands, mission_game, owned, rules_of
from tests.playing import (
    asks,
)

M = "missions"

AFRICA = owned(p0=lands("africa"), p2=lands("australia"))
"""Player 0 in Africa, player 2 in Australia, player 1 everywhere else."""

ATTACKERS = {"north_africa": 30, "egypt": 30, "east_africa": 30}


def africa(missions: list[str], phase: str = "attack", **more: int) -> Game:
    """Return a game in which player 0 attacks out of Africa and holds ``missions``."""
    others = {1: ["asia_won"], 2: ["asia_won"]}
    return mission_game(rules_of(M), {0: missions, **others}, AFRICA, {**ATTACKERS, **more}, phase=phase, rolls=None)


def fight(game: Game, *steps: tuple[str, str]) -> None:
    """Conquer target after target without asking the dice."""
    game.dice = ScriptedDice(())
    for origin, target in steps:
        conquer(game, origin, target)


def choices(game: Game) -> list[str]:
    """Return the missions that may be claimed now."""
    decision = asks(game, "claim_mission", game.state.turn)
    return [choice.key for choice in decision.options if isinstance(choice, Pick)]
