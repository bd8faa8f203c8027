"""What is looked through in a state from outside: nothing that a real game has is refused, and every number is looked at."""

from __future__ import annotations

import typing

import pytest

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.meaning import Meaning
from risk_desktop.engine.state import Slot
from risk_desktop.engine.validation import hints_of
from risk_desktop.storage.codec import known
from tests.editions.kept_positions import kept_soundly


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_that_a_game_keeps_is_sound(edition: str) -> None:
    """Three more games of each are played in tests/playouts."""
    assert kept_soundly(edition, 17) > 1


def numbers_in(hint: object) -> list[object]:
    """Return the hints of all integers in a hint."""
    if typing.get_origin(hint) is typing.Annotated:
        inner, *meanings = typing.get_args(hint)
        return [hint] if inner is int and any(isinstance(m, Meaning) for m in meanings) else numbers_in(inner)
    if hint is int:
        return [int]
    if hasattr(hint, "__struct_fields__"):
        return [found for part in hints_of(hint).values() for found in numbers_in(part)]
    return [found for part in typing.get_args(hint) for found in numbers_in(part)]


@pytest.mark.parametrize("slot", known(Slot).values(), ids=lambda slot: slot.__name__)
def test_every_number_in_a_slot_says_what_it_means(slot: type[Slot]) -> None:
    numbers = [found for hint in hints_of(slot).values() for found in numbers_in(hint)]
    assert int not in numbers, "a plain int is held against nothing when a save is opened: engine/meaning.py"
