"""The breaker: no region of anybody else ever pays. Then a card, then whoever is weakest."""

from __future__ import annotations

from ..position import SearchPosition
from .plain import RulePlayer, held_by_other


class Breaker(RulePlayer):
    """Goes for the cheapest entry of regions that others hold."""

    sure = 0.6

    def need(self, position: SearchPosition, territory: int) -> float:
        """Return how good a place it is to break from, or else how strong it is already."""
        if not position.threat[territory]:
            return -1000.0
        armies, facts = position.armies, position.facts
        targets = [n for n in position.ways[territory] if position.owner[n] not in position.side]
        broken = [
            facts.bonus[facts.region_of[n]] - 0.5 * armies[n]
            for n in targets
            if held_by_other(position, facts.region_of[n])
        ]
        return armies[territory] + (50.0 + 5 * max(broken) if broken else 0.0)

    def wish(self, position: SearchPosition, origin: int, target: int) -> float:
        """Return the wish: regions of others by what they pay, the last land of the weak, a card."""
        facts, spare = position.facts, position.armies[origin] - position.armies[target]
        region, victim = facts.region_of[target], position.owner[target]
        if held_by_other(position, region):
            return 100.0 + 10 * facts.bonus[region] + spare
        if 0 <= victim < position.players and position.held[victim] <= 3 and spare > 1:
            return 50.0 + spare + 5 * position.cards[victim]
        missing = len(facts.members[region]) - position.parts[region][position.me]
        if missing <= 2 and spare > 1:
            return 30.0 + spare
        return 0.0 if position.earned or spare < 1 else float(spare)
