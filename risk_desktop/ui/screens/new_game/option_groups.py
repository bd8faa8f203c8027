"""House rules in groups under headings, and which of them leave another one without effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from risk_desktop.engine.rules import OptionSpec, OptionValue

GROUPS: dict[str, tuple[str, ...]] = {
    "goal": (
        *("goal", "win_check", "own_colour", "third_party", "mission_swap", "missions_each"),
        *("capitals_needed", "capital_choice", "capital_loss"),
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
        "neutral_pantheon",
        "start_faith",
        "printed_board",
    ),
    "cards": (
        *("income", "continent_bonus"),
        *("set_values", "forced_at", "forced_trade", "max_sets", "trade_window", "inherit_cards", "elimination_trade"),
        *("discard", "card_award", "match_bonus", "match_cap", "own_cards"),
    ),
    "battle": (
        *("attack_dice", "conquest_min", "announce_penalty", "defence_dice", "roll_order", "tie"),
        "casualty_choice",
    ),
    "moves": ("fortify", "sharing"),
    "neutrals": (
        *(
            "neutral_colours",
            "neutral_armies",
            "neutral_half",
            "bribe_limit",
            "ally_bribe",
            "loyalty_check",
            "loyalty_die",
        ),
        *("neutral_dice", "switch_origin", "ally_income", "ally_card"),
    ),
}
"""Headings in order, and the options below each; what is in no group stands under "other"."""


@dataclass(frozen=True)
class Clash:
    """While ``cause`` has one of ``values``, ``key`` has no effect; with ``when``, only those of its values."""

    key: str
    cause: str
    values: tuple[OptionValue, ...]
    when: tuple[OptionValue, ...] = ()


_OPEN_GOALS = ("world", "opponent")
CLASHES = (
    Clash("placement_batch", "start_armies", ("one_each",)),
    Clash("match_cap", "match_bonus", (0,)),
    Clash("win_check", "goal", (*_OPEN_GOALS, "ranked")),
    *(Clash(key, "goal", (*_OPEN_GOALS, "capitals")) for key in ("own_colour", "third_party")),
    *(Clash(key, "goal", (*_OPEN_GOALS, "capitals")) for key in ("mission_swap", "missions_each")),
    *(
        Clash(key, "goal", (*_OPEN_GOALS, "missions", "ranked"))
        for key in ("capitals_needed", "capital_choice", "capital_loss")
    ),
    Clash("forced_trade", "max_sets", (1, 2), ("down",)),
    Clash("elimination_trade", "inherit_cards", ("discarded",)),
    Clash("attack_dice", "conquest_min", ("dice", "one"), ("announced",)),
)


def idle(key: str, values: Mapping[str, OptionValue], players: int) -> bool:
    """Tell whether an option has no effect with so many players (0: not known): two have neutral colours, and no missions."""
    if not players:
        return False
    if key in ("neutral_half", "neutral_dice", "neutral_pantheon"):
        return players != 2
    if key in ("own_colour", "third_party"):
        return players == 2
    if key in ("goal", "win_check"):
        return players == 2 and values.get("goal") == "missions"
    return key == "allocation" and players == 2 and values[key] == "claim" and "neutral_half" in values


def grouped(specs: Sequence[OptionSpec]) -> list[tuple[str, list[OptionSpec]]]:
    """Return the options under their headings, without empty ones."""
    by_key = {spec.key: spec for spec in specs}
    found = [(name, [by_key[key] for key in keys if key in by_key]) for name, keys in GROUPS.items()]
    known = {key for keys in GROUPS.values() for key in keys}
    found.append(("other", [spec for spec in specs if spec.key not in known]))
    return [(name, options) for name, options in found if options]


def clashes(values: Mapping[str, OptionValue], printed: Mapping[str, OptionValue]) -> list[Clash]:
    """Return what clashes among ``values``; what the ``printed`` rules leave without effect, unchanged, is no news."""
    found = [clash for clash in CLASHES if _meets(clash, values)]
    return [clash for clash in found if not _meets(clash, printed) or values[clash.key] != printed[clash.key]]


def dormant(values: Mapping[str, OptionValue], printed: Mapping[str, OptionValue]) -> frozenset[str]:
    """Return the options that need not be shown: without effect, as they are printed, where the printed rules know no use."""
    unused = {clash.key for clash in CLASHES if not clash.when and _meets(clash, printed) and _meets(clash, values)}
    return frozenset(key for key in unused if values[key] == printed[key])


def _meets(clash: Clash, chosen: Mapping[str, OptionValue]) -> bool:
    if clash.key not in chosen or chosen.get(clash.cause) not in clash.values:
        return False
    return not clash.when or chosen[clash.key] in clash.when
