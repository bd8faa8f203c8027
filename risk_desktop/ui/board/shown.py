"""What the board shows beside the land: position, glow, chips and marks, put onto the stage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import Signal

from risk_desktop.ui.board.interaction import BoardInteraction
from risk_desktop.ui.board.position import Position


class ShownBoard(BoardInteraction):
    """The board's position and what is to be seen of a choice; each call shows it at once.

    Signal: ``changed`` when what an inset shows too has changed.
    """

    changed = Signal()

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._stage.position

    def set_position(self, position: Position) -> None:
        """Show a position; only what changed is baked again, and one that shows already costs nothing."""
        if position != self.position:
            self._stage.set_position(position)
            self.changed.emit()

    @property
    def arrow(self) -> tuple[int, int, str] | None:
        """Origin, target and colour ("#rrggbb") of the arrow that shows, None without one."""
        arrow = self._stage.arrow
        return (*arrow.ends, arrow.colour) if arrow.ends is not None else None

    @property
    def glowing(self) -> frozenset[int]:
        """The territories that glow, as something may be chosen or placed there, or has been chosen."""
        choice = self._stage.choice
        return choice.targets | choice.free | {land for land in (choice.source, choice.chosen) if land is not None}

    def set_targets(self, territories: Iterable[int]) -> None:
        """Let these territories glow: they may be chosen."""
        self._stage.choice.targets = frozenset(territories)
        self._stage.show_choice()
        self._show_pointer_shape()
        self.changed.emit()

    def set_free(self, territories: Iterable[int]) -> None:
        """Let these territories glow gently: something may be placed there."""
        self._stage.choice.free = frozenset(territories)
        self._stage.show_choice()
        self._show_pointer_shape()
        self.changed.emit()

    def set_source(self, territory: int | None) -> None:
        """Light the territory that acts."""
        self._stage.choice.source = territory
        self._stage.show_choice()

    def set_chosen(self, territory: int | None) -> None:
        """Light the territory that has been chosen as target."""
        self._stage.choice.chosen = territory
        self._stage.show_choice()

    def set_choosing(self, choosing: bool) -> None:
        """Let all land step back that is neither source nor target nor chosen."""
        self._stage.choice.choosing = choosing
        self._stage.show_choice()

    def set_chips(self, chips: Mapping[int, str]) -> None:
        """Show brass chips such as "+2" at these territories and no others."""
        self._stage.counters.set_chips(chips)

    def set_marks(self, founders: Mapping[int, int]) -> None:
        """Crown these territories and no others: territory to the seat that founded its capital there."""
        self._stage.marks.set_marks(founders)

    def set_acting(self, acting: Mapping[int, Collection[str]]) -> None:
        """Ring figures that can act now, and no others: territory to their kinds."""
        self._stage.rows.set_acting(acting)
