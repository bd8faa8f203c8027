"""What comes of a choice: the turn is played on with dice, the turns of the others are foreseen, and the position is valued.

Others go on as quick planners and their fights as expected (``ai/rollout.py``), up to the start of the next turn of who
decided: there the fitted chance to win is most exact. So choices are compared by what they lead to, and not by how they look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from risk_desktop.ai.chance import Chances
from risk_desktop.ai.chance_features import ChanceFeatures
from risk_desktop.ai.clock import Allowance
from risk_desktop.ai.ending import spent
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.planner import Planner
from risk_desktop.ai.position import SearchPosition, position_of
from risk_desktop.ai.rollout import Rollouts
from risk_desktop.ai.safe import safe_choice
from risk_desktop.ai.skill import REPLY, SKILLS
from risk_desktop.ai.thinker import Thinker
from risk_desktop.ai.weights import FITTED
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.options import Choices
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View, view

from .standing import Standing, ended, seen_by

QUICK: Final = REPLY._replace(table=FITTED, drafts=True, noise=0.04)
"""How a turn is played on: with the weights of hard, looking at less."""
OTHERS: Final = REPLY._replace(noise=0.1)
"""How the turns of the others are foreseen; what they will do is a guess, so each game has another one."""
MOST_CHOICES: Final = 500
"""No turn asks for more; one that does is valued where it stands then."""
Turn = tuple[int, int]


class Outlook(NamedTuple):
    """What a choice led to: everybody's chance to win, and of who decided his ``armies``, ``income``, largest ``stack``, and
    the part of his land that may fall (``exposed``); ``won``: whether he has won by then."""

    chances: Standing
    armies: float = 0.0
    income: float = 0.0
    stack: float = 0.0
    exposed: float = 0.0
    won: float = 0.0


class PlayingOn:
    """Plays on with quick players, who guess and err in their own way in each game ``number``, but for all choices alike."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._player = Thinker(QUICK, number)
        self._mind = Mind(SKILLS["hard"], 1)

    def outlook(self, game: Game, choice: Choice) -> Outlook:
        """Return what comes of ``choice`` for who is asked in ``game``, which is played on. IllegalChoice."""
        asked = game.pending()
        assert asked is not None
        began = turn_of(game.state)
        game.apply(choice)
        self._finish_turn(game, began)
        return self._foreseen(game, asked.player, began)

    def _finish_turn(self, game: Game, began: Turn) -> None:
        """Play on until the turn is over, or the set-up where that is where it began."""
        for _ in range(MOST_CHOICES):
            asked = game.pending()
            if asked is None or turn_of(game.state) != began:
                return
            if asked.options.count == 1 and isinstance(asked.options, Choices):
                game.apply(asked.options.items[0])
                continue
            seen = view(game, asked.player)
            choice = self._player.choose(seen, asked)
            game.apply(choice if choice in asked.options else safe_choice(asked, seen))

    def _foreseen(self, game: Game, player: int, began: Turn) -> Outlook:
        """Return what is expected at the start of the next turn of ``player``."""
        state = game.state
        if state.outcome is not None:
            return Outlook(ended(state.outcome, state.players), won=float(player in state.outcome.winners))
        if not state.alive[player]:
            return Outlook(seen_by(game, player))
        seen = view(game, player)
        here = position_of(seen)
        rollouts = self._rollouts(seen)
        done = spent(state, seen.rules)
        for foe in until(player, state, began):
            if here.held[player] and here.held[foe] and foe not in done and foe not in seen.rules.side_of(player):
                here = rollouts.played(here, foe)
        return told(seen, returned(here, seen))

    def _rollouts(self, seen: View) -> Rollouts:
        mind = self._mind
        quick = Planner(
            mind.evaluator(seen), win_table(seen.rules.combat_dice), OTHERS, mind.clock, SeededDice(self._number)
        )
        return Rollouts(quick, Allowance())


def turn_of(state: GameState) -> Turn:
    """Return what tells one turn from another."""
    return state.round, state.turn


def until(player: int, state: GameState, began: Turn) -> list[int]:
    """Return who has his turn before the next one of ``player``, in the order in which they have it.

    Where a round has begun and its order isn't known yet, it is taken to be that of the last one.
    """
    order = list(turn_order(state))
    first = state.turn if state.turn in order and (state.turn != began[1] or state.round == began[0]) else order[0]
    start = order.index(first)
    order = order[start:] + order[:start]
    return order[: order.index(player)] if player in order else order


def returned(position: SearchPosition, seen: View) -> SearchPosition:
    """Return the position as the next turn of who sees ``seen`` begins."""
    back = position.copy()
    if back.earned:
        back.cards[back.me] += 1
    back.me, back.side, back.earned, back.reserve = seen.player, seen.rules.side_of(seen.player), False, 0
    return back


def told(seen: View, position: SearchPosition) -> Outlook:
    """Return what the ``position`` is to who sees ``seen``."""
    me, rules = seen.player, seen.rules
    chances = Chances(rules, seen.state, me).of(position, me)
    incomes, _ = ChanceFeatures(rules, seen.state, me).incomes(position)
    own = [armies for armies, who in zip(position.armies, position.owner, strict=True) if who == me]
    land = max(1, len(own))
    return Outlook(
        chances,
        sum(own),
        land / 3 + incomes[me],
        max(own, default=0),
        position.fallen[me] / land,
        float(chances[me] == 1),
    )


def mean(values: Sequence[float]) -> float:
    """Return the mean of at least one value."""
    return sum(values) / len(values)
