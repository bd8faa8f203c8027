"""Why a choice is illegal, in words."""

from __future__ import annotations

from typing import Any

from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.names import Names

_PLACES = ("territory", "origin", "target")


def words_of(reason: Reason, names: Names) -> str:
    """Return the reason as a sentence, with the names of territories."""
    words: dict[str, Any] = dict(reason.params)
    for place in _PLACES:
        number = words.get(place)
        if isinstance(number, int) and 0 <= number < len(names.territories):
            words[place] = names.territory(number)
    return tr(reason.key, **words)
