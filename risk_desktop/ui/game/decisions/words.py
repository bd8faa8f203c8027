"""Choices and the reasons against them in words, with the names of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.engine.choices import Amount, Choice, Pick
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import capitalized, has_text, tr
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_words import goal_words

_PLACES = ("territory", "origin", "target")
_SCOPE = "scope"
_SEAT = "neutral"


def words_of_choice(choice: Choice, names: Names, somewhere: bool = False, kind: str = "") -> str:
    """Return a choice as a short sentence; ``somewhere``: its territory is still to be pointed at on the board.

    ``kind``: of the decision that it answers, "" if unknown: what a number, a name or to pass stands for follows from that
    alone. Where there is no text of its own for that, the one of the button that chooses so will do.
    """
    if isinstance(choice, Amount) and has_text(amount := f"amount.{kind}.go"):
        return tr(amount, n=choice.value)
    name = type(choice).__name__
    fields = msgspec.structs.asdict(choice)
    words: dict[str, object] = {}
    for field, value in fields.items():
        if field in _PLACES:
            words[field] = tr("choice.somewhere") if somewhere else names.territory(value)
        elif isinstance(choice, Pick):
            words[field] = words["name"] = _picked(kind, str(value), names)
            words["deck"] = names.deck(str(value))
        else:
            words[field] = _word(field, value, names, _SIGNS.get(name, "+"))
    key = f"choice.{name}"
    for own in (
        f"{key}.none" if () in fields.values() else "",
        f"{key}.{kind}",
        f"pick.{kind}.{_BUTTONS.get(name, '')}",
    ):
        if has_text(own):
            return tr(own, fields.get(_COUNTED.get(name, "")), **words)
    return tr(key, fields.get(_COUNTED.get(name, "")), **words) if has_text(key) else tr("choice.other", name=name)


def _picked(kind: str, key: str, names: Names) -> str:
    """Return what a key that answers a kind of decision names: by a text ``KIND.KEY``, a mission, a card or a piece."""
    if has_text(f"{kind}.{key}"):
        return capitalized(tr(f"{kind}.{key}"))
    mission = mission_named(key) if kind in _OF_MISSIONS else None
    return goal_words(mission, names) if mission is not None else names.thing(key)


_OF_MISSIONS = ("claim_mission", "swap_mission")
"""Kinds of decisions that missions answer."""
_COUNTED: Mapping[str, str] = {
    "Attack": "dice",
    "LedAttack": "dice",
    "DefendWith": "dice",
    "Blitz": "keep",
    "LedBlitz": "keep",
    "RollWith": "dice",
}
"""By kind of choice, the field that decides between one and many."""
_SIGNS: Mapping[str, str] = {"Remove": "−"}
"""What stands before the number of armies in a territory, where they don't come."""
_BUTTONS: Mapping[str, str] = {"Pick": "go", "Pass": "pass"}
"""The button of a decision by names that stands for a choice."""


def words_of_reason(reason: Reason, names: Names) -> str:
    """Return why a choice is illegal as a sentence."""
    words: dict[str, Any] = dict(reason.params)
    for place in _PLACES:
        number = words.get(place)
        if isinstance(number, int) and 0 <= number < len(names.territories):
            words[place] = names.territory(number)
    return tr(reason.key, **words)


def _word(field: str, value: object, names: Names, sign: str) -> object:
    """Return what stands for a field's value in a sentence; ``sign``: before numbers of armies."""
    if field == _SCOPE:
        return tr(f"choice.scope.{value}")
    if field == _SEAT and isinstance(value, int):
        return names.player(value)
    if isinstance(value, str):
        return names.thing(value)
    if isinstance(value, tuple):
        each: Callable[[object], str] = _part(field, names, sign)
        return ", ".join(each(item) for item in value)
    return value


def _part(field: str, names: Names, sign: str) -> Callable[[object], str]:
    """Return what makes words of one item of a tuple: a thing, a territory, or a pair of them with a number."""

    def spoken(item: object) -> str:
        if isinstance(item, str):
            return names.thing(item)
        if isinstance(item, int) and field == "cards":
            return names.card(item)
        if isinstance(item, int):
            return names.territory(item) if field in ("targets", "territories") else str(item)
        assert isinstance(item, tuple)
        first, second = item[0], item[-1]
        if isinstance(first, int) and field == "moves":
            return f"{names.territory(first)} → {names.territory(item[1])}: {second}"
        if isinstance(first, str) and field == "moves":
            return f"{names.thing(first)} → {names.territory(second)}"
        if isinstance(first, str):
            return f"{second} × {names.deck(first) if field == 'cards' else names.thing(first)}"
        return f"{names.territory(first)} {sign}{second}"

    return spoken
