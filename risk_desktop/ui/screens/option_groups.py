"""House rules in groups under headings, and which of them leave another one without effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from risk_desktop.engine.rules import OptionSpec, OptionValue

GROUPS: dict[str, tuple[str, ...]] = {
    "goal": (
        *("goal", "win_check", "own_colour", "third_party", "mission_swap", "capitals_needed"),
        *("round_limit", "years", "epochs", "out_without"),
    ),
    "start": (
        "allocation",
        "start_armies",
        "placement_batch",
        "first_player",
        "devastated_lands",
        "start_energy",
        "plague_lands",
        "start_faith",
        "printed_board",
    ),
    "cards": (
        *("income", "continent_bonus"),
        *("set_values", "forced_at", "forced_trade", "max_sets", "inherit_cards", "elimination_trade"),
        *("discard", "card_award", "match_bonus", "match_cap"),
    ),
    "battle": (
        *("attack_dice", "conquest_min", "announce_penalty", "defence_dice", "roll_order", "tie"),
        "casualty_choice",
    ),
    "moves": ("fortify", "sharing"),
    "neutrals": ("neutral_colours", "neutral_armies", "loyalty_check", "switch_origin", "neutral_half"),
}
"""Headings in order, and the options below each; what is in no group stands under "other"."""


@dataclass(frozen=True)
class Clash:
    """While ``cause`` has one of ``values``, ``key`` has no effect; with ``when``, only those of its values."""

    key: str
    cause: str
    values: tuple[OptionValue, ...]
    when: tuple[OptionValue, ...] = ()


CLASHES = (
    Clash("placement_batch", "start_armies", ("one_each",)),
    Clash("match_cap", "match_bonus", (0,)),
    Clash("win_check", "goal", ("world",)),
    Clash("own_colour", "goal", ("world",)),
    Clash("third_party", "goal", ("world",)),
    Clash("forced_trade", "max_sets", (1, 2), ("down",)),
    Clash("elimination_trade", "inherit_cards", ("discarded",)),
    Clash("attack_dice", "conquest_min", ("dice", "one"), ("announced",)),
)


_SECRETS = (3, 4, 5, 6)
ONLY_WITH: dict[str, tuple[int, ...]] = {
    "neutral_half": (2,),
    "goal": _SECRETS,
    "win_check": _SECRETS,
    "own_colour": _SECRETS,
    "third_party": _SECRETS,
}
"""Options that have an effect with some numbers of players only: with two there is a neutral colour, or no secret goal."""


def grouped(specs: Sequence[OptionSpec]) -> list[tuple[str, list[OptionSpec]]]:
    """Return the options under their headings, without empty ones."""
    by_key = {spec.key: spec for spec in specs}
    found = [(name, [by_key[key] for key in keys if key in by_key]) for name, keys in GROUPS.items()]
    known = {key for keys in GROUPS.values() for key in keys}
    found.append(("other", [spec for spec in specs if spec.key not in known]))
    return [(name, options) for name, options in found if options]


def clashes(values: Mapping[str, OptionValue], printed: Mapping[str, OptionValue]) -> list[Clash]:
    """Return what clashes among ``values``; what clashes in the ``printed`` rules already is no news."""

    def meets(clash: Clash, chosen: Mapping[str, OptionValue]) -> bool:
        if clash.key not in chosen or chosen.get(clash.cause) not in clash.values:
            return False
        return not clash.when or chosen[clash.key] in clash.when

    return [clash for clash in CLASHES if meets(clash, values) and not meets(clash, printed)]
