"""What an edition is: a list of modules, the boards it is played on, and for how many players."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.rules import Module, OptionSpec


@dataclass(frozen=True, slots=True)
class Edition:
    """A rule set. ``boards``: map ids; ``players``: allowed numbers; ``year``: when its box was printed."""

    id: str
    modules: tuple[Module, ...]
    boards: tuple[str, ...]
    players: tuple[int, ...]
    year: int

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """All house rules of the modules."""
        return tuple(spec for module in self.modules for spec in module.options)
