"""Answers to an invasion: which card helps most, and whether the land is worth it."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.answers import CeaseFire, DeathTrap, Evacuation
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.mods import StealthMods
from risk_desktop.editions.ad2210.cards.stations import StealthStation
from risk_desktop.editions.ad2210.invasion import Invasion
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...leading import eight_sided
from ...mind import Answers, Mind
from ...position import SearchPosition, position_of
from ...tally import MIXED
from .judging import LAST_PRICE, PRICE, RIVAL

LOST = 0.75
"""The attacker's chance from which on a territory is given up."""
LED = 3.0
"""What a commander is worth more than a unit."""
KILLED = 0.7
"""Attackers that a defender kills before he falls."""
LAND, BONUS, LAST_LAND = 2.0, 2.0, 5.0
"""What an own territory is worth, in armies; what each army of its region's income adds; and in the last round."""


EVERYTHING = 25.0
"""What staying in the game is worth, in armies: whoever loses the last unit is out (AD-T-3)."""


class InvasionOdds:
    """An invasion of an own territory as its defender sees it."""

    def __init__(self, seen: View, step: Invasion) -> None:
        self.seen, self.step = seen, step
        self.position: SearchPosition = position_of(seen)
        self.attackers = self.position.armies[step.origin] - 1
        self.defenders = self.position.armies[step.target]
        self.last = rounds_left(seen.state, seen.rules) == 0
        me = seen.player
        own = self.position.front[me] + self.position.inner[me]
        self.stake = EVERYTHING if self.position.owner[step.target] == me and own == self.defenders else 0.0

    def chance(self, attackers: int, defenders: int, station: bool = False) -> float:
        """Return the attacker's chance at these strengths."""
        position, step = self.position, self.step
        able = position.leaders[step.origin] & (position.fields[step.origin] | position.fields[step.target])
        shield = 2 if station else position.shields[step.target]
        table = eight_sided(self.seen.rules.combat_dice, able.bit_count(), shield)
        return table.win(max(0, attackers), max(0, defenders))

    @property
    def now(self) -> float:
        """The attacker's chance as things stand."""
        return self.chance(self.attackers, self.defenders)

    def land(self) -> float:
        """Return what the territory is worth, in armies; with the last units in it, that is the whole game."""
        return self.soil() + self.stake

    def soil(self) -> float:
        """Return what the territory alone is worth, in armies."""
        region = self.position.facts.region_of[self.step.target]
        held = self.position.holder[region] not in (MIXED, -1)
        bonus = self.position.facts.bonus[region] if held else 0
        return LAST_LAND * (1 + bonus) if self.last else LAND + BONUS * bonus


def stealth(invasion: InvasionOdds, choice: PlayCard) -> float:
    """Add defenders: they help to hold the land, and kill attackers."""
    effect = card_specs()[choice.card].effect
    assert isinstance(effect, StealthMods)
    if invasion.position.owner[invasion.step.target] != invasion.seen.player:
        return 0.0
    saved = invasion.now - invasion.chance(invasion.attackers, invasion.defenders + effect.mods)
    return saved * (invasion.land() + invasion.defenders) - (0.8 if not invasion.last else 0.0)


def station(invasion: InvasionOdds, choice: PlayCard) -> float:
    """Count the dice with eight sides, and a station that stays if the land does."""
    after = invasion.chance(invasion.attackers, invasion.defenders, station=True)
    return (invasion.now - after) * invasion.land() + 3.0 * (1.0 - after) - 3.0 * after


def trap(invasion: InvasionOdds, choice: PlayCard) -> float:
    """Kill half of a large stack."""
    units = invasion.attackers + 1
    after = invasion.chance(units - -(-units // 2) - 1, invasion.defenders)
    return (invasion.now - after) * (invasion.land() + invasion.defenders) + 0.3 * units - 2.0


def truce(invasion: InvasionOdds, choice: PlayCard) -> float:
    """Stop this attacker for the rest of the turn; the more he could still do, the better."""
    position, me, foe = invasion.position, invasion.seen.player, invasion.step.player
    near = position.facts.neighbours
    pressed = sum(
        any(position.owner[n] == foe and position.armies[n] > position.armies[t] + 1 for n in near[t])
        for t, who in enumerate(position.owner)
        if who == me
    )
    return invasion.now * (invasion.land() + invasion.defenders) + 0.5 * pressed - 2.5


def evacuate(invasion: InvasionOdds, choice: PlayCard) -> float:
    """Save units that would be lost with the land anyway, to where most stand already; but they kill nobody."""
    if not invasion.stake and (invasion.now < LOST or invasion.defenders < 2):
        return 0.0
    place, leaders = choice.targets[0], invasion.position.leaders[invasion.step.target].bit_count()
    saved = (
        invasion.now * (invasion.stake + invasion.defenders + LED * leaders) - (1.0 - invasion.now) * invasion.soil()
    )
    return saved - RIVAL * KILLED * invasion.defenders - 0.5 + 0.01 * invasion.position.armies[place]


JUDGES: dict[type, Callable[[InvasionOdds, PlayCard], float]] = {
    StealthMods: stealth,
    StealthStation: station,
    DeathTrap: trap,
    CeaseFire: truce,
    Evacuation: evacuate,
}


def reaction(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Play the answer that saves most beyond its price, or let it happen."""
    assert isinstance(decision.options, Choices) and isinstance(decision.step, Reactions)
    step = decision.step.guarded
    plays = [choice for choice in decision.options if isinstance(choice, PlayCard)]
    if not plays or not isinstance(step, Invasion):
        return Pass()
    if not mind.is_cunning(seen) and mind.dice(seen).roll(2) == 1:
        return Pass()
    invasion, specs = InvasionOdds(seen, step), card_specs()
    energy = LAST_PRICE if invasion.last else PRICE

    def gain(choice: PlayCard) -> float:
        card = specs[choice.card]
        judge = JUDGES.get(type(card.effect))
        return judge(invasion, choice) - energy * card.cost if judge is not None else 0.0

    best = max(plays, key=lambda choice: (gain(choice), choice.card, choice.targets))
    return best if gain(best) > 0 else Pass()


REACTIONS: Answers = {"reaction": reaction}
