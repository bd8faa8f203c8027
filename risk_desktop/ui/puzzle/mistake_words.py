"""A decision of a puzzle that cost something, in words: what was done, and what would have been better."""

from __future__ import annotations

from typing import NamedTuple

from risk_desktop.engine.choices import Choice
from risk_desktop.i18n import tr
from risk_desktop.puzzles.judge import Mistake
from risk_desktop.review.report import size_of
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.motive_words import words_of_motive
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import loss_points


class MistakeWords(NamedTuple):
    """What was ``done``, with what it cost, and what was ``better``, with its reasons."""

    done: str
    better: str


def mistake_words(mistake: Mistake, names: Names) -> MistakeWords:
    """Return a mistake in words."""
    loss, size = loss_points(mistake.loss), tr(f"review.size.{size_of(mistake.loss)}")
    done, better = (_choice_words(choice, mistake, names) for choice in (mistake.chosen, mistake.best))
    better = tr("puzzles.verdict.better", choice=better)
    reasons = "; ".join(words_of_motive(each, names) for each in mistake.motives)
    return MistakeWords(
        tr("puzzles.verdict.mistake", size=size, loss=loss.words(), within=loss.within(), done=done),
        tr("puzzles.verdict.because", better=better, why=reasons) if reasons else better,
    )


def _choice_words(choice: Choice, mistake: Mistake, names: Names) -> str:
    """Return a choice in words, with the land that it is about."""
    words = words_of_choice(choice, names, kind=mistake.kind)
    if mistake.way is None:
        return words
    origin, target = (names.territory(land) for land in mistake.way)
    return tr("puzzles.verdict.on_the_way", origin=origin, target=target, choice=words)
