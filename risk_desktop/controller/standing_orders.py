"""What a person has said once and for all, so that the program needn't ask: dice, losses, and answers nobody could give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import SystemRandom

from risk_desktop.editions.common.battle import Battle, best_defence
from risk_desktop.editions.common.decisions import CasualtyFacts
from risk_desktop.engine.choices import Choice, Pass, Silence
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.storage.settings import Answers, Defence, Losses

_SHORTEST_MS, _LONGEST_MS = 400, 1600


@dataclass
class StandingOrders:
    """The orders of the people at one screen.

    ``defence``: all dice ("auto"), or ask ("first": ask whether to ask). What one person has said doesn't bind the others:
    where several play, each is asked once in a game, and ``defences`` are their answers by seat.
    ``losses``: plain armies fall before pieces, or ask. ``answers``: whether somebody is asked who can only pass. To be
    asked only with a card that fits would tell the others at the screen that one holds it, so "discreet" leaves the question
    out only for who sits there alone.
    """

    defence: Defence = "auto"
    losses: Losses = "ask"
    answers: Answers = "always"
    defences: dict[int, Defence] = field(default_factory=dict)

    def follow(self, before: StandingOrders, people: Sequence[int]) -> None:
        """Keep what ``people`` have said for themselves, unless the order for all of them has changed since ``before``."""
        changed = self.defence != before.defence
        self.defences = dict.fromkeys(people, self.defence) if changed else before.defences

    def defence_of(self, seat: int, *, alone: bool) -> Defence:
        """Return how the person in a seat defends; ``alone``: nobody else plays at this screen."""
        return self.defence if alone or self.defence == "ask" else self.defences.get(seat, "first")

    def say_defence(self, seat: int, defence: Defence, *, alone: bool) -> None:
        """Take the order of the person in a seat."""
        if alone:
            self.defence = defence
        else:
            self.defences[seat] = defence

    def answer(self, game: Game, decision: Decision, *, alone: bool) -> Choice | None:
        """Return the answer that follows from the orders, None if the person is asked; ``alone``: nobody else looks on."""
        if decision.kind == "defend":
            all_dice = self.defence_of(decision.player, alone=alone) == "auto"
            return sensible_defence(game, decision) if all_dice else None
        if self.leaves_out(alone=alone) and can_only_pass(decision):
            return Pass()
        return plain_losses(game, decision) if self.losses == "plain" else None

    def leaves_out(self, *, alone: bool) -> bool:
        """Tell whether a person who can only pass isn't asked."""
        return self.answers == "fitting" or (self.answers == "discreet" and alone)


def sensible_defence(game: Game, decision: Decision) -> Choice:
    """Return the defence with all dice, or the best answer to a roll that lies on the table."""
    options, step = decision.options, decision.step
    assert isinstance(options, Amounts)
    return options.of(best_defence(game.rules, game.state, step) if isinstance(step, Battle) else options.hi)


def can_only_pass(decision: Decision) -> bool:
    """Tell whether all answers come to the same: no."""
    options = decision.options
    if isinstance(options, Choices):
        return all(isinstance(choice, (Pass, Silence)) for choice in options)
    return options.count == 1 and Pass() in options


def plain_losses(game: Game, decision: Decision) -> Choice | None:
    """Return the answer by which the fewest pieces fall; None if this asks for no losses, or leaves open which pieces."""
    facts, options = decision.step.facts(game), decision.options
    if not isinstance(facts, CasualtyFacts) or not isinstance(options, Choices):
        return None
    fewest = min(map(len, facts.ways))
    plain = [choice for choice, pieces in zip(options, facts.ways, strict=True) if len(pieces) == fewest]
    return plain[0] if len(plain) == 1 else None


def is_answer_to_others(game: Game, decision: Decision) -> bool:
    """Tell whether a player is asked for a card outside his own turn: how fast it comes may tell what he holds."""
    return decision.player != game.state.turn and Pass() in decision.options


Hesitation = Callable[[], int]
"""Gives the time to wait before such a question is asked or passed, ms."""


def hesitation() -> int:
    """Return a time by chance that owes nothing to the game: the same for who holds a card and for who doesn't, ms."""
    return SystemRandom().randint(_SHORTEST_MS, _LONGEST_MS)
