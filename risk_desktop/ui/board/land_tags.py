"""What the signs printed on a territory mean, in words: a gate, a crypt, an altar, land that may sink."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.i18n import has_text, tr


def told_tags(tags: Iterable[str]) -> list[str]:
    """Return a line or two for each sign that has words."""
    keys = (key for tag in tags for key in (f"board.tag.{tag}", f"board.tag.{tag}.more"))
    return [tr(key) for key in keys if has_text(key)]


def brief_tags(tags: Iterable[str]) -> str:
    """Return in a sentence what whoever holds the territory has of it; "" where nothing is to be said."""
    return " ".join(tr(f"board.tag.{tag}.brief") for tag in tags if has_text(f"board.tag.{tag}.brief"))
