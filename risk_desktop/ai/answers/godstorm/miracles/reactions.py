"""Sky cards: which answer to an invasion saves most."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import miracle_specs
from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.editions.godstorm.cards.reactions import front_of
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.invasion import Press
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ....ending import rounds_left, spent
from ....mind import Answers, Mind
from ....position import SearchPosition
from ..outlook import Outlook, outlook
from ..wars import HOPELESS, OWN_GOD, THEIR_GOD
from .imagine import SAMPLES, Imagination
from .worth import price

LEAST_GAIN = 0.3
"""What an answer must bring beyond its price, in armies, before the last turns."""

KILLED = 0.8
"""Defenders whom an attacker takes along when all is lost, for each of his own armies."""


def answer(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Play the answer that brings most beyond its price, or let it happen."""
    assert isinstance(decision.options, Choices) and isinstance(decision.step, Reactions)
    step = decision.step.guarded
    plays = [choice for choice in decision.options if isinstance(choice, PlayMiracle)]
    if not plays or not isinstance(step, Press):
        return Pass()
    if not mind.is_cunning(seen):
        return plays[0] if mind.dice(seen).roll(2) == 1 else Pass()
    siege = Siege(mind, seen, step)
    best = max(plays, key=lambda play: (siege.gain(play), play.card, play.targets))
    last = not rounds_left(seen.state, seen.rules) and len(spent(seen.state, seen.rules)) > 0
    return best if siege.gain(best) > (0.0 if last else LEAST_GAIN) else Pass()


class Siege:
    """An invasion as the invaded sees it."""

    def __init__(self, mind: Mind, seen: View, step: Press) -> None:
        self.mind, self.seen, self.step = mind, seen, step
        self.imagination = Imagination(mind, seen)
        self.still = self.imagination.gain(seen.state, self.judged)
        self.gains: dict[PlayMiracle, float] = {}

    def gain(self, play: PlayMiracle) -> float:
        """Return what an answer brings beyond its price, in armies."""
        if play not in self.gains:
            samples = SAMPLES if effect_of(play.card).by_chance else 1
            after = self.imagination.of_card(play.card, play.targets, front_of(self.step), samples, self.judged)
            cost = miracle_specs()[play.card].cost
            faith = price(self.seen) if money_of(self.seen.state, self.seen.player) < 12 else 0.3
            self.gains[play] = after - self.still - faith * cost
        return self.gains[play]

    def judged(self, there: View) -> float:
        """Return the chance to win, when the invasion has gone as is expected from there."""
        found = self.expected(there.state)
        evaluator = self.mind.evaluator(there)
        held = SearchPosition().look(there.rules, there.state, self.seen.player)
        if found is None:
            return evaluator.value(held)
        lost, origin, target = held.copy(), self.step.origin, self.step.target
        left = max(1, round(found.left / max(found.taken, 0.01)))
        lost.conquer(origin, target, left, left)
        if found.taken >= HOPELESS:
            killed = round(KILLED * (held.armies[origin] - 1))
            held.fail(origin, target, max(1, held.armies[target] - killed))
        kept = evaluator.value(held) + self.imagination.army * (THEIR_GOD * found.lost - OWN_GOD * found.won)
        return found.taken * evaluator.value(lost) + (1 - found.taken) * kept

    def expected(self, state: GameState) -> Outlook | None:
        """Return how the invasion will go; None if it can't go on."""
        step = self.step
        if state.owner[step.origin] != step.player or state.armies[step.origin] < 2:
            return None
        if step.target in deeds(state).sacred or state.owner[step.target] != self.seen.player:
            return None
        return outlook(self.seen.rules, state, step.origin, step.target, step.taking_part(state))


REACTIONS: Answers = {("reaction", Press): answer}
