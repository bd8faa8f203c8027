"""Plays a lesson without a window: reads what is to be read, and chooses at random among what each step lets through."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice, pick
from risk_desktop.engine.step import Decision
from risk_desktop.lessons.course import Turn
from risk_desktop.lessons.guided import GuidedGame, answer_of, open_lesson
from risk_desktop.lessons.loader import lesson_files
from risk_desktop.lessons.patterns import Pattern
from risk_desktop.lessons.schema import Lesson

_TRIES = 300


def own_files() -> list[Path]:
    """Return the files of all lessons that come with the program."""
    return list(lesson_files().values())


def walk(lesson: Lesson, seed: int) -> Iterator[tuple[str, str, GuidedGame]]:
    """Play to the end; yield the id of each step, what was done ("read", "chose", "skipped", "watched"), and the game."""
    game, dice = open_lesson(lesson), SeededDice(seed)
    for _ in range(500):
        if game.course.finished:
            return
        decision = game.pending()
        turn = game.course.meet(decision)
        step = game.course.step
        if turn is Turn.HOLD:
            assert step.is_read, f"stuck at {step.id}: {decision}"
            game.course.read()
            yield step.id, "read", game
            continue
        assert decision is not None
        if decision.player != lesson.person or turn is Turn.SKIP:
            game.apply(answer_of(game.course, game, decision))
            yield step.id, "skipped" if turn is Turn.SKIP else "watched", game
        else:
            game.apply(allowed(game, decision, dice))
            yield step.id, "chose", game
    raise AssertionError(f"never ends: {game.course.step.id}")


def allowed(game: GuidedGame, decision: Decision, dice: SeededDice) -> Choice:
    """Return something that the step lets through, at random; what no sample hits is taken from the step's own patterns."""
    for _ in range(_TRIES):
        choice = decision.options.sample(dice)
        if choice in decision.options and game.course.allows(decision, choice):
            return choice
    spelled = [choice for choice in _spelled(game) if choice in decision.options]
    assert spelled, f"nothing to choose at {game.course.step.id}"
    return pick(spelled, dice)


def _spelled(game: GuidedGame) -> Iterator[Choice]:
    """Yield all choices that the patterns of the step spell out: a list of values stands for one after the other."""
    for written in game.course.step.allow:
        values = [value if isinstance(value, list) else [value] for value in written.values()]
        for chosen in product(*values):
            made = Pattern(dict(zip(written, chosen, strict=True)), game.rules.board).made()
            if made is not None:
                yield made
