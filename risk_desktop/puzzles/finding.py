"""Finds puzzles: plays games between our opponents, and keeps positions in which the best choice stands far above all others.

The same seed finds the same puzzles. A few games on tell which decisions promise something; many more, with other dice, say
by how much the choice that was best then is better than the second best, and than what the level ``normal`` would do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from risk_desktop.ai.player import Opponent, decide, make_opponent, safe_choice
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View, view
from risk_desktop.maps.finder import load_boards
from risk_desktop.review.candidates import Candidates, question, sense
from risk_desktop.review.playing_on import mean
from risk_desktop.review.report import Estimate
from risk_desktop.review.valuation import Sampling, difference
from risk_desktop.storage.codec import encode_state
from risk_desktop.storage.replay import stands

from .goals import goal_of
from .position import seen_in
from .schema import Finding, Grade, Puzzle, PuzzleGoal

NORMAL: Final = "normal"
"""The level whose choice has to be clearly worse."""
LEVELS: Final = ("hard", "normal")
"""Who plays the games, in turn round the seats: strong players alone leave little to find."""
LEAST: Final = 0.04
"""By how much the best choice has to be better than any other."""
BY_FAR: Final = 0.08
"""From which lead on a puzzle is easy, where hard opponents find it."""
FEW, MORE, MANY = range(1), range(10), range(10, 46)
"""The games by which positions are picked out, then the best choice, and by which that is measured."""
EARLIEST: Final = 2
"""The first round in which there is something to find."""
MOST: Final = 2
"""So many puzzles are taken from one game."""
LATEST: Final = 15
"""The last round that is looked at: after that most games are decided."""
MIDDLE: Final = (0.08, 0.85)
"""Between which shares of all armies a player has something to win and to lose."""
UNFOUND: Final[Grade] = 3
"""The grade of what hard opponents don't find."""
LATE: Final = frozenset({"fortify"})
"""What is asked when a turn has nothing left to plan."""
APART: Final = 2
"""Rounds between two puzzles of one game."""


class Lead(NamedTuple):
    """How the ``best`` choice stands: its ``lead`` over the second best one, and the ``loss`` of the normal one against it."""

    best: Choice
    normal: Choice
    lead: Estimate
    loss: Estimate

    @property
    def is_clear(self) -> bool:
        """Tell whether it is surely better than all others by enough."""
        return all(each.is_sure and each.value >= LEAST for each in (self.lead, self.loss))


class Finder:
    """Looks for puzzles in games of an ``edition`` with so many ``players``."""

    def __init__(self, edition: str, players: int) -> None:
        self._edition, self._players = edition, players
        self._rules: Rules = make_rules(edition, load_boards(find_edition(edition).boards_with({})), players)
        self._candidates = Candidates()
        self._normal: Opponent = make_opponent(NORMAL, 1)

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles in the game with this seed; their goals differ."""
        game, place = start_game(self._rules, seed), 0
        seats = [make_opponent(LEVELS[(seat + seed) % len(LEVELS)], seed + seat) for seat in range(self._players)]
        asked_before: set[tuple[int, int, str]] = set()
        goals: list[PuzzleGoal] = []
        earliest = EARLIEST
        while (asked := game.pending()) is not None and len(goals) < MOST and game.state.round <= LATEST:
            turn = game.state.round, game.state.turn, asked.kind
            if turn not in asked_before and game.state.round >= earliest and is_open(game, asked):
                asked_before.add(turn)
                found = self._puzzle(view(game, asked.player), seed, place)
                if found is not None and found.goal not in goals:
                    goals.append(found.goal)
                    earliest = game.state.round + APART
                    yield found
            game.apply(decide(seats[asked.player], game, asked.player)[0])
            game.take_events()
            place += 1

    def _puzzle(self, seen: View, seed: int, place: int) -> Puzzle | None:
        """Return the puzzle in a position, if there is one."""
        decision = question(seen)
        lead = self._lead(seen, decision, Sampling(seen))
        if lead is None:
            return None
        advised, _ = self._candidates.advised(seen, decision)
        finds = sense(advised, decision) == sense(lead.best, decision)
        grade: Grade = UNFOUND if not finds else 1 if lead.lead.value >= BY_FAR else 2
        return Puzzle(
            id=f"{self._edition}-{self._players}-{seed}-{place}",
            edition=self._edition,
            players=self._players,
            player=seen.player,
            decision=decision.kind,
            grade=grade,
            goal=self._goal(seen, lead.best),
            found=Finding(seed, place, len(MANY), round(lead.lead.value, 3), round(lead.loss.value, 3)),
            state=encode_state(seen.state).decode(),
        )

    def _lead(self, seen: View, decision: Decision, sampling: Sampling) -> Lead | None:
        """Return how the best choice stands, None where nothing is clear; most positions are put aside after a few games."""
        normal, choices = self._choices(seen, decision)
        for games in (FEW, MORE):
            shares = {choice: mean(sampling.shares(choice, games)) for choice in choices}
            best = max(shares, key=lambda choice: shares[choice])
            second = max((share for choice, share in shares.items() if choice != best), default=shares[best])
            if shares[best] - second < LEAST or best == normal:
                return None
        lead = measured(best, normal, choices, sampling, MANY)
        return lead if lead.is_clear else None

    def goal(self, puzzle: Puzzle) -> PuzzleGoal:
        """Return what a puzzle asks for, from its position."""
        seen = seen_in(puzzle)
        return self._goal(seen, self.best(puzzle))

    def _goal(self, seen: View, best: Choice) -> PuzzleGoal:
        _, choices = self._choices(seen, question(seen))
        return goal_of(seen, best, [choice for choice in choices if choice != best])

    def best(self, puzzle: Puzzle) -> Choice:
        """Return the best choice of a puzzle: what hard players do, where its grade says that they find it."""
        seen = seen_in(puzzle)
        decision, sampling = question(seen), Sampling(seen)
        if puzzle.grade != UNFOUND:
            return self._candidates.advised(seen, decision)[0]
        _, choices = self._choices(seen, decision)
        return max(choices, key=lambda choice: mean(sampling.shares(choice, range(MANY.stop))))

    def measure(self, seen: View, games: range) -> Lead | None:
        """Return how the best choice stands in other ``games`` than a position was found by; None where it is the normal one."""
        decision, sampling = question(seen), Sampling(seen)
        normal, choices = self._choices(seen, decision)
        best = max(choices, key=lambda choice: mean(sampling.shares(choice, games)))
        return measured(best, normal, choices, sampling, games) if best != normal else None

    def _choices(self, seen: View, decision: Decision) -> tuple[Choice, tuple[Choice, ...]]:
        """Return the choice of the level normal, and all that are compared: those of a review, and what nobody would do."""
        normal = self._normal.choose(seen, decision)
        if normal not in decision.options:
            normal = safe_choice(decision, seen)
        found = (normal, *self._candidates.beside(normal, seen, decision))
        known = {sense(choice, decision) for choice in found}
        others = self._candidates.beside_agreed(found[-1], seen, decision)
        return normal, (*found, *(choice for choice in others if sense(choice, decision) not in known))


def measured(best: Choice, normal: Choice, choices: Sequence[Choice], sampling: Sampling, games: range) -> Lead:
    """Return how ``best`` stands among some ``choices`` in some ``games``."""
    ours = sampling.shares(best, games)
    behind = {
        choice: difference([a - b for a, b in zip(ours, sampling.shares(choice, games), strict=True)])
        for choice in choices
        if choice != best
    }
    return Lead(best, normal, min(behind.values(), key=lambda each: each.value), behind[normal])


def is_open(game: Game, asked: Decision) -> bool:
    """Tell whether a player whose game is open is asked in his own turn, for something that a phase of it begins with."""
    state = game.state
    if asked.player != state.turn or asked.kind in LATE or asked.options.count < 2:
        return False
    armies = sum(n for n, owner in zip(state.armies, state.owner, strict=True) if owner == asked.player)
    least, most = (share * sum(state.armies) for share in MIDDLE)
    return least <= armies <= most and stands(game.rules, state)
