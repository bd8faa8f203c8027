"""All answers, by what is asked. The one file of the opponents that names editions; a new mechanic is a line in ``FAMILIES``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.step import Decision, Step

from ..mind import Answer, Answers, Asked
from .ad2210 import AD2210
from .bidding import BIDDING
from .classic import CLASSIC
from .conquest import CONQUEST
from .godstorm import GODSTORM


class AnswersClash(ValueError):
    """Two mechanics answer the same question."""


def joined(families: Iterable[Answers]) -> dict[Asked, Answer]:
    """Return the answers of all ``families`` by what is asked. AnswersClash."""
    found: dict[Asked, Answer] = {}
    for answers in families:
        if twice := found.keys() & answers.keys():
            raise AnswersClash(f"answered twice: {', '.join(sorted(map(str, twice)))}")
        found.update(answers)
    return found


FAMILIES: tuple[Answers, ...] = (CONQUEST, BIDDING, CLASSIC, AD2210, GODSTORM)
ALL_ANSWERS = joined(FAMILIES)


def answer_for(decision: Decision, rules: Rules) -> Answer | None:
    """Return the answer to ``decision``, None where nobody has one: the most particular first (see ``Asked``)."""
    step = decision.step.guarded if isinstance(decision.step, Reactions) else decision.step
    return _answer(decision.kind, type(step), rules)


@lru_cache(maxsize=1024)
def _answer(kind: str, step: type[Step], rules: Rules) -> Answer | None:
    asked: list[Asked] = [(kind, step), *((kind, phase.name) for phase in rules.phases), kind]
    return next((ALL_ANSWERS[key] for key in asked if key in ALL_ANSWERS), None)
