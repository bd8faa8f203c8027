"""Opponents: who they are, how one is asked for a choice, and what happens when the answer is no good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, runtime_checkable

from msgspec import Struct

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View, view

from .clock import Allowance, Clock, OutOfTime
from .intent import Reply
from .random_play import RandomOpponent
from .safe import safe_choice
from .skill import SKILLS
from .thinker import Thinker

LEVELS = ("random", "easy", "normal", "hard", "expert")
TEMPERAMENTS = ("balanced", "aggressive", "builder", "opportunist")


class Opponent(Protocol):
    """Anything that plays: a level of ours, an outside program, a test's puppet."""

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the answer to ``decision``; ``seen`` is all that the player may know."""
        ...


@runtime_checkable
class Explaining(Protocol):
    """An opponent who tells what his choices are for."""

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the answer that ``choose`` would give, and what it is for."""
        ...


def reply_of(opponent: Opponent, seen: View, decision: Decision) -> Reply:
    """Return the answer of ``opponent``, and what it is for if he tells that."""
    return (
        opponent.reply(seen, decision) if isinstance(opponent, Explaining) else Reply(opponent.choose(seen, decision))
    )


@runtime_checkable
class Listener(Protocol):
    """An opponent who wants to hear what happens at the table."""

    def happened(self, events: Sequence[Event]) -> None:
        """Hear of ``events`` as they are; it is up to the listener to take from them only what his seat may see."""
        ...

    def over(self, outcome: Outcome | None) -> None:
        """Hear how the game ended; None: it was broken off."""
        ...


class Fault(Struct, frozen=True):
    """Why an opponent's answer was replaced: "crash", "illegal" or "late"; ``detail`` is for the log."""

    kind: Literal["crash", "illegal", "late"]
    detail: str


class Failed(Exception):
    """An opponent knows himself that he has no good answer; ``fault`` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.kind}: {fault.detail}")
        self.fault = fault


class UnknownLevel(LookupError):
    """There is no opponent of this level or temperament; ``known`` lists those that there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no opponent {name!r}; known: {', '.join(known)}")
        self.name, self.known = name, known


def make_opponent(
    level: str,
    seed: int,
    temperament: str = "balanced",
    clock: Clock | None = None,
    allowance: Allowance | None = None,
) -> Opponent:
    """Return an opponent; the same ``seed`` plays the same way in the same position, as long as time lasts. UnknownLevel."""
    if level not in LEVELS:
        raise UnknownLevel(level, LEVELS)
    if temperament not in TEMPERAMENTS:
        raise UnknownLevel(temperament, TEMPERAMENTS)
    if level == "random":
        return RandomOpponent(seed)
    return Thinker(SKILLS[level], seed, temperament, clock, allowance=allowance)


def decide(opponent: Opponent, game: Game, player: int, clock: Clock | None = None) -> tuple[Choice, Fault | None]:
    """Ask ``opponent`` for the pending decision of ``player``; return a legal choice, and the fault if it isn't his.

    He gets the redacted view and a decision derived from it, never the game. ``clock``, where given, is restarted.
    """
    asked = game.pending()
    if asked is None or asked.player != player:
        raise ValueError(f"nothing is asked of player {player}")
    seen = view(game, player)
    question = Game(seen.rules, seen.state).pending()
    assert question is not None
    if clock is not None:
        clock.restart()
    try:
        choice = opponent.choose(seen, question)
        if choice in asked.options:
            return choice, None
        fault = Fault("illegal", repr(choice)[:200])
    except Failed as failed:
        fault = failed.fault
    except OutOfTime:
        fault = Fault("late", type(opponent).__name__)
    except Exception as error:  # whatever a player does wrong, the game goes on
        fault = Fault("crash", f"{type(error).__name__}: {error}"[:200])
    return safe_choice(asked, view(game, player)), fault


__all__ = [
    "LEVELS",
    "TEMPERAMENTS",
    "Explaining",
    "Failed",
    "Fault",
    "Listener",
    "Opponent",
    "UnknownLevel",
    "decide",
    "make_opponent",
    "reply_of",
    "safe_choice",
]
