"""Where gods and temples are of most use."""

from __future__ import annotations

from ...position import SearchPosition
from ...tally import MIXED

HELD_REGION, PART_OF_REGION = 2.0, 1.5
"""What makes a temple safer: its region is held wholly, or up to the second number if a part of it is."""
DANGER = 6.0
"""How much the chance to fall counts against a site."""
FRONT = 2.0
"""How much foes next to a site count against it for a god who is not to fight: the armies there move on."""


def god_site(position: SearchPosition, territory: int) -> float:
    """Return how well a god of war fights from ``territory``: with the largest stack beside foreign land, if it lasts."""
    reach = position.armies[territory] if position.threat[territory] else 0.25 * position.armies[territory]
    return reach - DANGER * position.fall[territory]


def temple_site(position: SearchPosition, territory: int) -> float:
    """Return how likely a temple in ``territory`` is to stay: many armies, few and weak foes, a region of one's own."""
    region = position.facts.region_of[territory]
    members = position.facts.members[region]
    part = position.parts[region][position.me] / max(1, len(members))
    held = HELD_REGION if position.holder[region] != MIXED else PART_OF_REGION * part
    return held + 0.3 * min(8, position.armies[territory]) - DANGER * position.fall[territory]


def retreat(position: SearchPosition, territory: int) -> float:
    """Return how safe a god who is no great fighter is in ``territory``: away from foes, else behind many armies."""
    behind = 0.3 * min(8, position.armies[territory])
    return behind - FRONT * bool(position.threat[territory]) - DANGER * position.fall[territory]
