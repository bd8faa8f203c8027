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


@dataclass(slots=True)
class Losses:
    """Counts losses that are no battle's, so that the entry of what caused the last one may take its place."""

    number: int = 0

    @property
    def key(self) -> str:
        """The key of the last loss."""
        return f"loss-{self.number}"
