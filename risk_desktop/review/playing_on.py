"""What comes of a choice: hard players play the turn on with dice, the others' turns are foreseen, and the position is valued.

Where all land is to be conquered, others go on as quick planners and their fights as expected, up to the start of the next turn
of who decided, as experts think (``ai/rollout.py``); elsewhere nobody knows what the others are after, and the end of the turn is
valued. It is valued as hard values positions: the fitted chance foretells better who wins, but compares worse
(docs/opponents.md). Shares of strength are about as sharp as chances are, so their differences are told as such.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from risk_desktop.ai.chance import Chances
from risk_desktop.ai.ending import spent
from risk_desktop.ai.evaluate import Evaluator
from risk_desktop.ai.kinds import goals_of
from risk_desktop.ai.mind import Mind, sides_left
from risk_desktop.ai.planner import Planner
from risk_desktop.ai.position import SearchPosition, position_of
from risk_desktop.ai.reply import Replies
from risk_desktop.ai.rollout import RESTRAINT
from risk_desktop.ai.safe import safe_choice
from risk_desktop.ai.skill import REPLY, SKILLS
from risk_desktop.ai.thinker import Thinker
from risk_desktop.ai.weights import WARY
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View, view

from .standing import Standing, ended, of_sides, seen_by

LEVEL: Final = "hard"
"""Who plays the turn on: nobody weaker, who would throw away what a choice has won."""
ADVISER: Final = SKILLS[LEVEL]._replace(table=WARY)
"""Weighs as experts do what a capital has to fear, by which choices are compared: else their own play for capitals seems to be
full of errors. How much is lost it doesn't tell: where all seems lost already, an open capital makes no difference."""
CARE: Final = 0.95
"""In which part the adviser's doubts count: the rest tells choices apart where all seems lost to him."""
PLAYER: Final = SKILLS[LEVEL]._replace(deploys=False)
"""Starting armies follow no plan, which would take longer than all that comes afterwards."""
OTHERS: Final = REPLY._replace(noise=0.1)
"""How the turns of the others are foreseen; what they will do is a guess, so each game has another one."""
CONQUEST: Final = "conquest"
"""What the rules are about where all land is to be conquered."""
MOST_CHOICES: Final = 500
"""No turn asks for more; one that does is valued where it stands then."""
ATTACK: Final = "attack"
Turn = tuple[int, int]
Enough = Callable[[GameState], bool]
"""Tells whether somebody has what he wanted."""


class Aftermath(NamedTuple):
    """What a choice led to: everybody's share of all strength, and of who decided the ``fitted`` chance to win, his ``armies``,
    ``income``, largest ``stack``, and the part of his land that may fall (``exposed``); ``won``: whether he has won by then;
    ``alarm``: how much less his share is as the adviser weighs it."""

    shares: Standing
    fitted: float
    armies: float = 0.0
    income: float = 0.0
    stack: float = 0.0
    exposed: float = 0.0
    won: float = 0.0
    alarm: float = 0.0

    def weighed(self, player: int) -> float:
        """Return the share of ``player``, who decided, by which choices are compared."""
        return self.shares[player] - CARE * self.alarm


class PlayingOn:
    """Plays on; what the others will do is guessed anew in each game ``number``, but for all choices alike."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._player = Thinker(PLAYER, number)
        self._mind, self._adviser = Mind(SKILLS[LEVEL], 1), Mind(ADVISER, 1)

    def aftermath(self, game: Game, choice: Choice, enough: Enough | None = None) -> Aftermath:
        """Return what comes of ``choice`` for who is asked in ``game``, which is played on. IllegalChoice.

        He attacks no more as soon as the state is ``enough`` for him.
        """
        asked = game.pending()
        assert asked is not None
        began, seen = turn_of(game.state), view(game, asked.player)
        evaluator, adviser = self._mind.evaluator(seen), self._adviser.evaluator(seen)
        game.apply(choice)
        self._finish_turn(game, began, enough)
        return self._valued(game, asked.player, began, evaluator, adviser)

    def _finish_turn(self, game: Game, began: Turn, enough: Enough | None) -> None:
        """Play on until the turn is over, or the set-up where that is where it began."""
        for _ in range(MOST_CHOICES):
            asked = game.pending()
            if asked is None or turn_of(game.state) != began:
                return
            if asked.options.count == 1 and isinstance(asked.options, Choices):
                game.apply(asked.options.items[0])
                continue
            if enough is not None and Pass() in asked.options and asked.kind == ATTACK and enough(game.state):
                game.apply(Pass())
                continue
            seen = view(game, asked.player)
            choice = self._player.choose(seen, asked)
            game.apply(choice if choice in asked.options else safe_choice(asked, seen))

    def _valued(self, game: Game, player: int, began: Turn, evaluator: Evaluator, adviser: Evaluator) -> Aftermath:
        """Return what the game is to ``player`` as far as it was played on."""
        state = game.state
        if state.outcome is not None:
            shares = ended(state.outcome, game.rules)
            return Aftermath(shares, shares[player], won=float(player in state.outcome.winners))
        seen = view(game, player)
        here = position_of(seen)
        if not state.alive[player] or not here.held[player]:
            chances = seen_by(game, player)
            return Aftermath(chances, chances[player])
        if rounds_of(seen.rules):
            here = self._foreseen(here, seen, until(player, state, began), evaluator)
        found = told(seen, here, evaluator)
        if adviser.weights == evaluator.weights:
            return found
        return found._replace(alarm=found.shares[player] - shares_of(seen, here, adviser)[player])

    def _foreseen(
        self, here: SearchPosition, seen: View, others: Sequence[int], evaluator: Evaluator
    ) -> SearchPosition:
        """Return the position after the turns of ``others``, as the next turn of who sees ``seen`` begins.

        Where several are left, they are taken to be careful, as experts take them to be.
        """
        dice = SeededDice(self._number)
        planner = Planner(evaluator, win_table(seen.rules.combat_dice), OTHERS, self._mind.clock, dice)
        planner.search.keeps_ends = True
        planner.search.restraint = RESTRAINT if sides_left(seen) > 2 else 1.0
        replies, done, side = Replies(planner), spent(seen.state, seen.rules), here.side
        for foe in others:
            if here.held[seen.player] and here.held[foe] and foe not in done and foe not in side:
                there = replies.turned(here, foe)
                here = planner.placement(there).end or there
        back = here.copy()
        if back.earned:
            back.cards[back.me] += 1
        back.me, back.side, back.earned, back.reserve, back.taken = seen.player, side, False, 0, ()
        return back


def rounds_of(rules: Rules) -> int:
    """Return how many rounds are foreseen, 0: none but the turn itself."""
    return int(goals_of(rules) == CONQUEST)


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


def told(seen: View, position: SearchPosition, evaluator: Evaluator) -> Aftermath:
    """Return what the ``position`` is to who sees ``seen``."""
    me, facts = seen.player, position.facts
    own = [armies for armies, who in zip(position.armies, position.owner, strict=True) if who == me]
    land = max(1, len(own))
    regions = sum(bonus for bonus, holder in zip(facts.bonus, position.holder, strict=True) if holder == me)
    return Aftermath(
        shares_of(seen, position, evaluator),
        of_sides(Chances(seen.rules, seen.state, me).of(position, me), seen.rules)[me],
        sum(own),
        land / 3 + regions,
        max(own, default=0),
        position.fallen[me] / land,
    )


def shares_of(seen: View, position: SearchPosition, evaluator: Evaluator) -> Standing:
    """Return the share of all strength, as hard weighs it, that the side of each seat has."""
    rules, side = seen.rules, seen.rules.side_of(seen.player)
    powers = [strength**evaluator.weights.power for strength in evaluator.strengths(position)[: rules.players]]
    total = sum(powers)
    if not total:
        return of_sides([1 / rules.players for _ in powers], rules)
    if len(side) == 1:
        return tuple(power / total for power in powers)
    ours = evaluator.value(position)
    theirs = sum(power for player, power in enumerate(powers) if player not in side) or 1.0
    return of_sides(
        [ours / len(side) if p in side else (1.0 - ours) * power / theirs for p, power in enumerate(powers)], rules
    )


def mean(values: Sequence[float]) -> float:
    """Return the mean of at least one value."""
    return sum(values) / len(values)
