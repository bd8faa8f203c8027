"""House rules in groups, and which of them have no effect beside others: read from what their modules say of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from risk_desktop.engine.rules import IdleWhen, OptionGroup, OptionSpec, OptionValue


@dataclass(frozen=True, slots=True)
class OptionClash:
    """The option ``key`` has no effect because of the value of the option ``cause``."""

    key: str
    cause: str


def grouped(specs: Sequence[OptionSpec]) -> list[tuple[OptionGroup, list[OptionSpec]]]:
    """Return the options by what they are about, in the order in which they are shown, without empty groups."""
    groups: tuple[OptionGroup, ...] = get_args(OptionGroup)
    found = [(group, [spec for spec in specs if spec.group == group]) for group in groups]
    return [(group, sorted(options, key=lambda spec: spec.place)) for group, options in found if options]


def clashes(
    specs: Sequence[OptionSpec], values: Mapping[str, OptionValue], printed: Mapping[str, OptionValue]
) -> list[OptionClash]:
    """Return what clashes among ``values``; what the ``printed`` rules leave without effect, unchanged, is no news."""
    return [
        OptionClash(spec.key, idle.option)
        for spec in specs
        for idle in spec.idle_when
        if _meets(spec.key, idle, values)
        and not (_meets(spec.key, idle, printed) and values[spec.key] == printed[spec.key])
    ]


def dormant(
    specs: Sequence[OptionSpec], values: Mapping[str, OptionValue], printed: Mapping[str, OptionValue]
) -> frozenset[str]:
    """Return the options that need not be shown: without effect, as they are printed, where the printed rules know no use."""
    return frozenset(
        spec.key
        for spec in specs
        for idle in spec.idle_when
        if not idle.only and _meets(spec.key, idle, printed) and _meets(spec.key, idle, values)
        if values[spec.key] == printed[spec.key]
    )


def is_idle(spec: OptionSpec, values: Mapping[str, OptionValue], players: int) -> bool:
    """Tell whether an option has no effect with this number of players (0: not known)."""
    return bool(players) and spec.idle_for is not None and spec.idle_for(players, values)


def _meets(key: str, idle: IdleWhen, values: Mapping[str, OptionValue]) -> bool:
    return values.get(idle.option) in idle.values and (not idle.only or values[key] in idle.only)
