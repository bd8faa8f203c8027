"""A line of the chronicle, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

SEPARATOR = " · "


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: whose it is, the sentence, a detail, where it happened.

    Lines with the same ``key`` are one entry that grows (a battle of many rolls); "" stands alone.
    """

    seat: int
    title: str
    detail: str = ""
    territories: tuple[int, ...] = ()
    round: int = 0
    key: str = ""
