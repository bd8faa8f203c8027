"""What a question offers at the battle table while the table stands over its fight."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class NextRoll:
    """Another roll against ``target`` with at most ``dice``, or a blitz that keeps ``keep`` armies.

    ``announced``: armies are announced apart from the dice; ``stopped``: why the last blitz has stopped, "" if it hasn't.
    """

    target: int
    dice: int
    keep: int
    announced: bool = False
    stopped: str = ""


@dataclass(frozen=True)
class Advance:
    """So many ``armies`` move into the conquered territory, at least ``low``, at most ``high``."""

    low: int
    high: int
    armies: int


@dataclass(frozen=True)
class Consent:
    """A question to which ``words`` on a button agree as it stands."""

    title: str
    help: str
    words: str


BattleOffer = NextRoll | Advance | Consent
