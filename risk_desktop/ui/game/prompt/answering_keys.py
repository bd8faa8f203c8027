"""Which keys may answer a question, so that each new one takes them only after a moment."""

from __future__ import annotations

from string import ascii_uppercase, digits

from PySide6.QtCore import Qt

_LOOKING = "CDHILMNOPTV"
"""Letters that only show something: cards, a fight's details, a hint and the next best, scores, secrets, sound, the other board,
a pinned camera, tints."""
ANSWERING = frozenset({"Space", "Return", "Enter", *digits, *ascii_uppercase} - set(_LOOKING))
"""What may answer a question, as acts name their keys: Space, Enter, digits, and letters that do not only show something."""
_KEYS = {Qt.Key[f"Key_{name}"] for name in ANSWERING}


def commits(key: int) -> bool:
    """Tell whether a key may answer a question."""
    return key in _KEYS
