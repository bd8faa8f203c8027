"""Parts of what is said, put together so that a voice pauses between them."""

from __future__ import annotations

from collections.abc import Iterable

_ENDS = (".", "?", "!", "…", ":")


def sentences(parts: Iterable[str]) -> str:
    """Return the parts as sentences one after the other; empty ones are left out."""
    told = [" ".join(part.split()) for part in parts]
    return " ".join(part if part.endswith(_ENDS) else f"{part}." for part in told if part)
