"""A decision that was valued, or giving up, in words: what it cost, what was done, what would have been better, and why."""

from __future__ import annotations

from typing import NamedTuple

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.i18n import capitalized, tr
from risk_desktop.review.report import Costly, DecisionReview, GameReview, Resignation
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.motive_words import words_of_motive
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import loss_points
from risk_desktop.ui.words import rounds_words, when_words

_TELLING = 2
"""So many reasons are the most telling ones."""


class JudgedWords(NamedTuple):
    """What is said of a decision; ``why``: its most telling reasons, ``reasons``: all of them, ``spoken``: the rest in one.

    ``size``: "" for giving up, which has none.
    """

    round: str
    size: str
    loss: str
    within: str
    done: str
    better: str
    why: str
    reasons: str
    spoken: str


def judged_words(decision: DecisionReview, names: Names) -> JudgedWords:
    """Return a decision that was valued in words."""
    loss = loss_points(decision.loss)
    round_ = when_words(names.table.edition, decision.round)
    size = tr(f"review.size.{decision.size}")
    done = words_of_choice(decision.chosen, names, kind=decision.kind)
    better = words_of_choice(decision.best, names, kind=decision.kind)
    reasons = [words_of_motive(motive, names) for motive in decision.motives]
    told = {"round": round_, "size": size, "loss": loss.words(), "within": loss.within()}
    return JudgedWords(
        **told,
        done=done,
        better=better,
        why=capitalized("; ".join(reasons[:_TELLING])),
        reasons=capitalized("; ".join(reasons)),
        spoken=tr("review.card.spoken", None, **told, done=done, better=better),
    )


def costly_words(costly: Costly, names: Names) -> JudgedWords:
    """Return in words what somebody decided to his cost."""
    return given_up_words(costly, names) if isinstance(costly, Resignation) else judged_words(costly, names)


def given_up_words(given_up: Resignation, names: Names) -> JudgedWords:
    """Return in words that somebody gave up, and what that cost."""
    loss = loss_points(given_up.loss)
    told = {"round": when_words(names.table.edition, given_up.round), "loss": loss.words(), "within": loss.within()}
    done, better = tr("review.card.given_up"), tr("review.card.play_on")
    spoken = tr("review.card.spoken.given_up", None, **told, done=done, better=better)
    return JudgedWords(**told, size="", done=done, better=better, why="", reasons="", spoken=spoken)


def lent_words(review: GameReview, seat: int, names: Names) -> str:
    """Return in which rounds a computer chose for the owner of a seat, "" if in none."""
    rounds = {round_ for lent in review.lent if lent.seat == seat and lent.deputy != RESIGNED for round_ in lent.rounds}
    if not rounds:
        return ""
    told = rounds_words(names.table.edition, sorted(rounds))
    return tr("review.lent", None, name=names.player(seat), rounds=told)


def resigned_words(review: GameReview, seat: int, names: Names) -> str:
    """Return when the owner of a seat gave up, and what he lost by that, "" if he didn't."""
    given_up = next((each for each in review.resignations if each.player == seat), None)
    if given_up is None:
        return ""
    points = loss_points(given_up.loss)
    told = {"name": names.player(seat), "round": when_words(names.table.edition, given_up.round)}
    return tr("review.resigned", None, **told, points=points.words(), within=points.within())
