"""The sitter: one region that is easy to hold, walls at its borders, and a card when it costs nothing."""

from __future__ import annotations

from ..position import SearchPosition
from ..setup import ease
from .plain import RulePlayer

LEFT_OVER = 4
"""A card is worth an attack only if about so many armies more than the defender's stand there."""


class Sitter(RulePlayer):
    """Completes its region, then sits."""

    def home(self, position: SearchPosition) -> int:
        """Return the region it wants: easy to hold, and partly its own."""
        facts, me = position.facts, position.me

        def liking(r: int) -> float:
            return ease(position, r) * (0.2 + position.parts[r][me] / max(1, len(facts.members[r])))

        return max(facts.regions, key=lambda r: (liking(r), -r))

    def need(self, position: SearchPosition, territory: int) -> float:
        """Return the pressure on the borders of its home, until that is complete the strength beside what is missing."""
        home, threat = self.home(position), position.threat[territory]
        if not threat:
            return -1000.0
        inside = position.facts.region_of[territory] == home
        if position.holder[home] == position.me:
            return threat - position.armies[territory] + (100.0 if inside else 0.0)
        beside = any(
            position.facts.region_of[n] == home and position.owner[n] not in position.side
            for n in position.ways[territory]
        )
        return position.armies[territory] + (100.0 if beside else 0.0)

    def wish(self, position: SearchPosition, origin: int, target: int) -> float:
        """Return the wish for the rest of its home; for anything else only as long as no card is earned."""
        spare = position.armies[origin] - position.armies[target]
        if position.facts.region_of[target] == self.home(position):
            return 100.0 + spare
        away = position.facts.region_of[origin] != self.home(position)
        return float(spare) if not position.earned and spare >= (0 if away else LEFT_OVER) else 0.0
