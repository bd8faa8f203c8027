"""The moment that a person is in: what is asked, and what must be the same after a break."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.e2e.person import Person


@dataclass(frozen=True)
class Moment:
    """What must be the same after a break."""

    decision: tuple[int, str]
    owners: tuple[int, ...]
    armies: tuple[int, ...]
    title: str


def moment_of(person: Person) -> Moment:
    """Return the moment that the person is in."""
    decision = person.decision
    assert isinstance(decision, Decision)
    state = person.play.context.game.state
    title = person.play.game_layout.prompt.ask.title
    return Moment((decision.player, decision.kind), tuple(state.owner), tuple(state.armies), title)


def asked(person: Person) -> str:
    """Return the kind of the decision that the person has to make, "" for none."""
    if person.overlay is not None or not isinstance(person.screen, PlayScreen):
        return ""
    return person.decision.kind if person.decision is not None else ""


def reading(person: Person) -> bool:
    """Tell whether the person is told what has happened before he is asked."""
    return person.play.director.asking(RecapPresenter) is not None


def expect(person: Person, fact: bool, words: str) -> None:
    """CantDo unless the fact holds."""
    if not fact:
        person.give_up(f"expected: {words}")


def soon(person: Person, fact: Callable[[], object], words: str) -> None:
    """CantDo unless the fact holds within a moment."""
    person.wait(fact, words, 1.5)


def asked_below(person: Person) -> str:
    """Return the kind of the decision, whatever lies over it."""
    return person.decision.kind if person.decision is not None else ""
