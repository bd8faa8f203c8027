"""What lies on the boards of a game beside owners, armies, pieces and markers: the window draws it and knows no box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Landscape:
    """How the land lies, as everybody sees it.

    ``ruins``: territories that are out of the game; ``sunk``: those that the sea has taken; ``closed``: ways over water that
    are closed for good, lower number first. ``afterlives``: whose each place of the dead is, by its name on the board, and
    how many armies wait there. ``families``: by seat, the family from which its pieces have their names and looks.
    ``harmful``: territories where armies fall by themselves. ``fields``: those that score nothing and are counted apart.
    """

    ruins: frozenset[int] = frozenset()
    sunk: frozenset[int] = frozenset()
    closed: frozenset[tuple[int, int]] = frozenset()
    afterlives: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    families: Mapping[int, str] = field(default_factory=dict)
    harmful: frozenset[int] = frozenset()
    fields: frozenset[int] = frozenset()

    def dead_of(self, seat: int) -> int:
        """Return how many armies wait in the place of the dead of ``seat``; -1 where there is none."""
        return next((armies for whose, armies in self.afterlives.values() if whose == seat), -1)
