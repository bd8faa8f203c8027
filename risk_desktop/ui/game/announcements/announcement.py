"""Which events everybody should see: each feature names its own, with the line that stands above what the chronicle says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

BannerIcon = Literal["crown", "skull", "target", "warning", "star", "swords"]


def _any(event: Any) -> bool:
    return True


@dataclass(frozen=True)
class Announcement:
    """How a kind of event is announced. ``above``: key of the line over the title, ``icon`` the sign over the roundel.

    Of what happens in one moment only the announcement of the greatest ``weight`` shows. ``seats``: whom an event concerns,
    nobody where it is everybody's; ``when``: whether it is announced at all.
    """

    above: str
    icon: BannerIcon
    weight: int
    seats: Callable[[Any], tuple[int, ...]]
    when: Callable[[Any], bool] = _any
