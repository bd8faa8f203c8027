"""How sure a share is."""

from __future__ import annotations

import math

Z95 = 1.959963985


def wilson(won: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval (Wilson) of the share ``won`` / ``games``; (0, 1) without games."""
    if games <= 0:
        return 0.0, 1.0
    share, z2 = won / games, Z95**2
    centre = share + z2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
