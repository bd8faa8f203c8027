"""The choice at hand: what may be chosen, what is chosen, what the pointer is on, and how that shows."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.ui.art import BadgeState
from risk_desktop.ui.board.states import Kind


@dataclass
class Choice:
    """Territories by their part in the choice. ``choosing`` veils those that may not be chosen.

    ``free``: where something may be placed; they glow gently.
    """

    source: int | None = None
    targets: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()
    chosen: int | None = None
    hovered: int | None = None
    cursor: int | None = None
    choosing: bool = False

    def hot(self) -> set[int]:
        """Return the targets that stand out: the chosen one and the one under the pointer."""
        hot = {self.chosen} if self.chosen is not None else set()
        if self.hovered in self.targets and self.hovered is not None:
            hot.add(self.hovered)
        return hot

    def kinds(self) -> dict[int, Kind]:
        """Return the state of each territory that has one."""
        kinds: dict[int, Kind] = dict.fromkeys(self.targets, "target")
        if self.hovered is not None and not self.choosing:
            kinds.setdefault(self.hovered, "hot" if self.hovered in self.free else "hover")
        kinds = {**dict.fromkeys(self.free, "free"), **kinds}
        kinds.update(dict.fromkeys(self.hot(), "hot"))
        if self.source is not None:
            kinds[self.source] = "source"
        return kinds

    def veiled(self, territories: int) -> list[int]:
        """Return the territories that step back."""
        if not self.choosing:
            return []
        lit = self.targets | self.hot() | {self.source}
        return [land for land in range(territories) if land not in lit]

    def badges(self) -> dict[int, BadgeState]:
        """Return the badges that are raised."""
        states = dict.fromkeys(self.hot(), BadgeState.HOT)
        if self.source is not None:
            states[self.source] = BadgeState.SOURCE
        return states

    def marked(self) -> set[int]:
        """Return the territories that are chosen or may be."""
        ends = {land for land in (self.source, self.chosen) if land is not None}
        return ends | self.targets | self.free

    def named(self) -> set[int]:
        """Return the territories whose names always show."""
        marked = {self.source, self.hovered, self.cursor, self.chosen}
        return {land for land in marked if land is not None}
