"""The mixes of house rules that the league plays, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from risk_desktop.editions.registry import find_edition, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.maps.finder import load_boards


class MixedRules(Struct, frozen=True):
    """A rule set with a number of players and house rules that differ from its own."""

    edition: str
    players: int
    options: dict[str, OptionValue] = {}


class UnknownMix(LookupError):
    """There is no mix of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no mix {name!r}; known: {', '.join(MIXES)}")
        self.name = name


DEALT: Mapping[str, OptionValue] = {"allocation": "deal", "fortify": "regroup"}
OLDER: Mapping[str, OptionValue] = {**DEALT, "set_values": "older"}
FIXED: Mapping[str, OptionValue] = {**DEALT, "set_values": "fixed"}
NO_MISSIONS: Mapping[str, OptionValue] = {"goal": "world"}


def _conquest() -> dict[str, MixedRules]:
    """Return the war for all land: by players, with the rules as printed, dealt, and with fixed sets."""
    found = {}
    for players in (3, 4, 5, 6):
        found[f"printed-{players}"] = MixedRules("world", players)
        found[f"dealt-{players}"] = MixedRules("world", players, dict(DEALT))
        found[f"older-{players}"] = MixedRules("world", players, dict(OLDER))
        found[f"fixed-{players}"] = MixedRules("world", players, dict(FIXED))
        found[f"steady-{players}"] = MixedRules("world", players, {"set_values": "fixed"})
    return found


MIXES: dict[str, MixedRules] = {
    **_conquest(),
    "duel": MixedRules("risiko", 2, dict(NO_MISSIONS)),
    **{
        f"{edition}-{players}": MixedRules(edition, players)
        for edition, counts in {
            "world-duel": (2,),
            "world-allies": (2,),
            "missions": (3, 6),
            "teams": (4, 6),
            "secret-mission": (3, 6),
            "secret-mission-duel": (2,),
            "rising-cards": (2, 4, 6),
            "capitals": (3, 6),
            "risiko": (3, 6),
            "original": (3, 6),
            "original-duel": (2,),
            "ad2210": (2, 4),
            "godstorm": (2, 4),
        }.items()
        for players in counts
    },
}
"""The mixes by name: what they play, and by how many."""


def find_mix(name: str) -> MixedRules:
    """Return the mix called ``name``. UnknownMix."""
    if name not in MIXES:
        raise UnknownMix(name)
    return MIXES[name]


@cache
def rules_of(name: str) -> Rules:
    """Return the rules of a mix. UnknownMix."""
    mix = find_mix(name)
    return make_rules(mix.edition, board_of(mix), mix.players, mix.options)


def board_of(mix: MixedRules) -> Board:
    """Return what a mix is played on."""
    return load_boards(find_edition(mix.edition).boards_with(mix.options))
