"""A choice in words, made from its fields: for lists that let one choose anything."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.engine.choices import Choice
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.names import Names

_PLACES = ("territory", "origin", "target")
_SCOPE = "scope"


def words_of_choice(choice: Choice, names: Names, somewhere: bool = False) -> str:
    """Return a choice as a short sentence; ``somewhere``: its territory is still to be pointed at on the board."""
    words: dict[str, object] = {}
    for field in choice.__struct_fields__:
        value = getattr(choice, field)
        if field in _PLACES:
            words[field] = tr("choice.somewhere") if somewhere else names.territory(value)
        else:
            words[field] = _word(field, value, names)
    name = type(choice).__name__
    key = f"choice.{name}"
    empty = any(getattr(choice, field) == () for field in choice.__struct_fields__)
    if empty and has_text(f"{key}.none"):
        key = f"{key}.none"
    return tr(key, None, **words) if has_text(key) else tr("choice.other", name=name)


def _word(field: str, value: object, names: Names) -> object:
    """Return what stands for a field's value in a sentence."""
    if field == _SCOPE:
        return tr(f"choice.scope.{value}")
    if isinstance(value, str):
        return names.thing(value)
    if isinstance(value, tuple):
        each: Callable[[object], str] = _part(field, names)
        return ", ".join(each(item) for item in value)
    return value


def _part(field: str, names: Names) -> Callable[[object], str]:
    """Return what makes words of one item of a tuple: a thing, a territory, or a pair of them with a number."""

    def spoken(item: object) -> str:
        if isinstance(item, str):
            return names.thing(item)
        if isinstance(item, int):
            return names.territory(item) if field in ("targets", "territories") else str(item)
        assert isinstance(item, tuple)
        first, second = item[0], item[-1]
        if isinstance(first, str) and field == "moves":
            return f"{names.thing(first)} → {names.territory(second)}"
        if isinstance(first, str):
            return f"{second} × {names.thing(first)}"
        return f"{names.territory(first)} {second}"

    return spoken
