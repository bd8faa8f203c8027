"""Faith against armies, and back: the Book of the Dead, the Tree of Life, relics that awake, the dead who return to temples."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.afterlife import Revive
from risk_desktop.editions.godstorm.cards.relics import BOOK, PANDORA
from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Answers, Mind
from ...position import position_of

POOR = 3
"""Faith up to which four more are worth two armies."""
SPARE = 4
"""Faith that isn't given for armies in danger before the last turns."""


def book(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Give armies for faith when there is hardly any, as long as there is time to use it."""
    poor = money_of(seen.state, seen.player) <= POOR and rounds_left(seen.state, seen.rules) > 0
    return Pick(BOOK) if poor and mind.is_cunning(seen) else Pass()


def relic_order(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Use Pandora's Box last, as it may change what the other relics bring."""
    assert isinstance(decision.options, Choices)
    relics = [choice for choice in decision.options if isinstance(choice, Pick)]
    return min(relics, key=lambda choice: choice.key == PANDORA)


def save_armies(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Save armies with faith that is to spare, or with all of it in the last epoch."""
    options = decision.options
    assert isinstance(options, Amounts)
    last = rounds_left(seen.state, seen.rules) == 0
    most = money_of(seen.state, seen.player) - (0 if last else SPARE)
    return options.of(max(options.lo, min(options.hi, most)))


def revive(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Return all the dead who can, to the temple that needs them most; crypts keep one army in any case."""
    assert isinstance(decision.options, Choices)
    ways = [choice for choice in decision.options if isinstance(choice, Revive)]
    position = position_of(seen)
    armies = seen.state.armies

    def use(way: Revive) -> tuple[float, ...]:
        return (position.threat[way.target], armies[way.origin], -way.target)

    return max(ways, key=use) if ways else Pass()


OFFERINGS: Answers = {"book": book, "relic_order": relic_order, "save_armies": save_armies, "revive": revive}
