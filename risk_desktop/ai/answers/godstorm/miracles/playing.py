"""Miracle cards in the own turn: which to play at what, what they ask, and when to raise Aegis against one."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.cards.asking import ChooseFlight, Flights
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import cards_of, miracle_specs
from risk_desktop.editions.godstorm.cards.effect import Targets
from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.editions.godstorm.cards.playing import AskAegis, Miracles
from risk_desktop.editions.godstorm.cards.relics import AEGIS
from risk_desktop.editions.godstorm.plague import plagued
from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ....ending import rounds_left
from ....mind import Answers, Mind
from .harm import harm
from .imagine import Imagination
from .judging import use
from .needs import reserved
from .worth import price

LEAST_GAIN, LAST_GAIN = 0.25, 0.02
"""What a card must bring beyond its price to be played now and not later, in armies; and in the last epoch."""
LAST_FAITH = 0.03
"""What a faith is worth in the last epoch when all has been bought: it may break a tie."""
SAVED = 1.0
"""What a faith must bring more that is reserved for a bid or an answer."""
SHIELDED, LAST_SHIELDED = 3.0, 1.0
"""The loss, in armies, from which on Aegis is raised; and in the last epoch."""


def miracle(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Play the card that brings most beyond its price, or none; a forced one does as little harm as it can."""
    options = decision.options
    if not mind.is_cunning(seen):
        return options.sample(mind.dice(seen)) if Pass() not in options or mind.dice(seen).roll(3) == 1 else Pass()
    imagination, specs = Imagination(mind, seen), miracle_specs()
    left = rounds_left(seen.state, seen.rules)
    faith, saved = price(seen) if left else LAST_FAITH, reserved(mind, seen)
    spare = money_of(seen.state, seen.player) - saved
    choice, most = None, -1e9
    for card, aims in aims_of(decision).items():
        found, cost = use(effect_of(card), imagination, card, aims), specs[card].cost
        gain = found.gain - faith * cost - SAVED * min(saved, max(0, cost - spare))
        if gain > most and PlayMiracle(card, found.targets) in options:
            choice, most = PlayMiracle(card, found.targets), gain
    least = LEAST_GAIN if left else LAST_GAIN
    if choice is None:
        return Pass() if Pass() in options else options.sample(mind.dice(seen))
    return choice if most >= least or Pass() not in options else Pass()


def aims_of(decision: Decision) -> dict[str, Targets]:
    """Return the cards that can be played, each with its aims."""
    options = decision.options
    if isinstance(options, Miracles):
        return options.aims
    assert isinstance(options, Choices)
    found: dict[str, Targets] = {}
    for choice in options:
        if isinstance(choice, PlayMiracle):
            found.setdefault(choice.card, []).append(choice.targets)
    return found


def aegis(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Raise the shield against a card that does much harm to oneself."""
    step = decision.step
    assert isinstance(step, AskAegis)
    if step.play.player == seen.player or not mind.is_cunning(seen):
        return Pass()
    least = SHIELDED if rounds_left(seen.state, seen.rules) else LAST_SHIELDED
    return Pick(AEGIS) if harm(Imagination(mind, seen), step.play) >= least else Pass()


def miracle_number(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Choose the highest number."""
    assert isinstance(decision.options, Amounts)
    return decision.options.of(decision.options.hi)


def flight(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Fly with everything; gods stay out of the plague, unless they would fly alone."""
    options, step = decision.options, decision.step
    assert isinstance(options, Flights) and isinstance(step, ChooseFlight)
    ill = plagued(seen.state, step.goal) and options.most > 0
    return LedMoveIn(options.most, () if ill else options.gods)


def stolen_card(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take the most expensive card: those do most."""
    assert isinstance(decision.options, Choices)
    cards = [choice for choice in decision.options if isinstance(choice, Pick)]

    def worth(choice: Pick) -> tuple[float, str]:
        deck, _, number = choice.key.partition(":")
        return (cards_of(deck)[int(number)].cost, choice.key)

    return max(cards, key=worth)


PLAYING: Answers = {
    "miracle": miracle,
    "aegis": aegis,
    "miracle_number": miracle_number,
    "flight": flight,
    "stolen_card": stolen_card,
}
