"""The kinds of money in games: their words and colours."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.engine.rules import Rules
from risk_desktop.i18n import tr
from risk_desktop.ui.theme import current


@dataclass(frozen=True)
class MoneyKind:
    """A kind of money: ``key`` of its words and its sign, colours on dark and on light ground, and those of its coin."""

    key: str
    bright: str
    deep: str
    coin: tuple[str, str, str]

    @property
    def colour(self) -> str:
        """The colour on panels of the theme in use."""
        return self.bright if current().dark else self.deep

    def words(self, n: int) -> str:
        """Return an amount in words."""
        return tr(f"money.{self.key}.amount", n=n)


ENERGY = MoneyKind("energy", "#4fd1ff", "#0d6186", ("#d9f6ff", "#4fbfe8", "#145a80"))
FAITH = MoneyKind("faith", "#ffb347", "#8f4d08", ("#fff0c4", "#f0a23c", "#7d3f0c"))
KINDS = (ENERGY, FAITH)


def money_kind(rules: Rules) -> MoneyKind | None:
    """Return the money of a game, None if it has none."""
    return next((kind for kind in KINDS if f"start_{kind.key}" in rules.options), None)
