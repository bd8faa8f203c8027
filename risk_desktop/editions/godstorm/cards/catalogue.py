"""All effects of miracle cards, and which card has which."""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec

from . import answers, blessings, curses, intrigues
from .deck import miracle_specs
from .effect import MiracleEffect

MODULES = (answers, blessings, curses, intrigues)
"""Loading these brings all effects into being."""
ANY_EFFECT: Any = Union[tuple(MiracleEffect.__subclasses__())]  # noqa: UP007
"""What a row of the file may hold, told apart by its ``kind``."""


@cache
def effect_of(card: str) -> MiracleEffect:
    """Return what the card with this id does; KeyError for a relic, which is never played."""
    row = miracle_specs()[card].effect
    if row is None:
        raise KeyError(card)
    effect: MiracleEffect = msgspec.convert(row, ANY_EFFECT)
    return effect
