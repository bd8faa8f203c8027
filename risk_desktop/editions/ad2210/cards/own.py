"""Cards of a person's own for the blank cards of the box (AD-X-1), from a YAML file in the folder of his data.

A row is one of a printed card with a ``name``: the same effects with other numbers, in any deck. Effects answer to the
moments to which printed cards with them answer, for those are what they are written for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, as_text, read_bounded
from risk_desktop.maps.problems import Problem, shown
from risk_desktop.maps.shape import shape_problem
from risk_desktop.maps.yaml_reader import PlainYamlError, read_yaml, with_lines

from ...common.card_play import Wording
from ...edition import OwnCardsError
from .own_words import possible_words
from .spec import END_OF_GAME, CardSpec
from .strikes import ZoneStrike

BLANK_CARDS = 9
"""Blank cards in the box."""
_LARGEST = 20
_MAY_BE_NONE = ("theirs", "own")
"""Numbers that make sense as 0: one side of a MOD Reduction may be spared."""
_MOST_BYTES = 100_000
_WRONG_WORD = re.compile(r"(?:Invalid (?:enum )?value|Object contains unknown field) ['`](.*?)['`]")
"""What msgspec says of a word that it doesn't know."""


class OwnCard(CardSpec, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a person's own; ``name`` stands on it, in his language."""

    name: Annotated[str, Meta(pattern=r"^[^\s{}][^\n{}]{0,29}$")]

    @property
    def title(self) -> Wording:
        """Return its name: a key without a translation is shown as it is."""
        return Wording(self.name)


class OwnFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of them."""

    format: Literal[1]
    cards: Annotated[tuple[OwnCard, ...], Meta(min_length=1, max_length=BLANK_CARDS)]


def read_own_cards(path: Path, printed: Mapping[str, CardSpec]) -> tuple[OwnCard, ...]:
    """Return the cards in a file, checked against the ``printed`` ones. OwnCardsError."""
    try:
        text = as_text(read_bounded(path, _MOST_BYTES))
    except FileNotFoundError:
        raise OwnCardsError(path, Problem("own_cards.missing")) from None
    except TooLargeError:
        raise OwnCardsError(path, Problem("own_cards.too_long")) from None
    except (OSError, UnicodeDecodeError):
        raise OwnCardsError(path, Problem("own_cards.unreadable")) from None
    found = _parsed(text, tuple(printed.values()))
    if isinstance(found, Problem):
        raise OwnCardsError(path, found)
    return found


@cache
def _parsed(text: str, printed: tuple[CardSpec, ...]) -> tuple[OwnCard, ...] | Problem:
    """Return the cards in a text, or the first thing that is wrong with it; the same text is read once."""
    data: object = None
    try:
        data = read_yaml(text)
        cards = msgspec.convert(data, OwnFile).cards
    except PlainYamlError as fault:
        return fault.problem
    except msgspec.ValidationError as complaint:
        return with_lines([_shape_problem(str(complaint), data)], text)[0]
    for problem in _problems(cards, printed):
        return with_lines([problem], text)[0]
    return cards


def _shape_problem(complaint: str, data: object) -> Problem:
    """Return what is wrong with the shape of a file: of one of its values, or of the file as a whole."""
    problem = shape_problem("own_cards.shape", complaint)
    if not problem.where:
        return Problem("own_cards.no_cards", {"fault": problem.params["fault"]})
    wrong = _WRONG_WORD.match(complaint)
    choices = possible_words(OwnFile, data, problem.where) if wrong else []
    if wrong is None or not choices:
        return problem
    words = {"place": problem.params["place"], "word": shown(wrong[1]), "choices": ", ".join(choices)}
    return Problem("own_cards.word", words, where=problem.where)


def _problems(cards: tuple[OwnCard, ...], printed: tuple[CardSpec, ...]) -> Iterator[Problem]:
    """Yield what is wrong with cards of the right shape."""
    total = sum(card.copies for card in cards)
    if total > BLANK_CARDS:
        yield Problem("own_cards.too_many", {"n": total, "most": BLANK_CARDS}, where=("cards",))
    taken = {card.id for card in printed}
    for number, card in enumerate(cards):
        if card.id in taken:
            yield Problem("own_cards.id_taken", {"name": card.id}, where=("cards", number, "id"))
        taken.add(card.id)
        for problem in _problems_of(card, printed):
            yield problem.below(("cards", number))


def _problems_of(card: OwnCard, printed: tuple[CardSpec, ...]) -> Iterator[Problem]:
    alike = [each for each in printed if each.effect.kind == card.effect.kind]
    timings = sorted({each.timing for each in alike})
    if card.timing not in timings:
        words = {"effect": card.effect.kind, "timing": card.timing, "choices": ", ".join(timings)}
        yield Problem("own_cards.timing", words, where=("timing",))
    terrains = sorted({each.terrain for each in printed if each.timing == card.timing})
    if card.terrain not in terrains:
        words = {"timing": card.timing, "choices": ", ".join(filter(None, terrains)) or "\N{EN DASH}"}
        yield Problem("own_cards.terrain", words, where=("terrain",) if card.terrain else ("timing",))
    for field in card.effect.__struct_fields__:
        value = getattr(card.effect, field)
        least = 0 if field in _MAY_BE_NONE else 1
        if isinstance(value, int) and not least <= value <= _LARGEST:
            bounds: dict[str, str | int] = {"field": field, "least": least, "most": _LARGEST}
            yield Problem("own_cards.number", bounds, where=("effect", field))
    if card.timing == END_OF_GAME and card.cost:
        yield Problem("own_cards.free", where=("cost",))
    if card.effect.idle(card.terrain):
        yield Problem("own_cards.idle", {"effect": card.effect.kind}, where=("effect",))
    if isinstance(card.effect, ZoneStrike):
        yield from _zone_problems(card.effect, [each.effect for each in alike if isinstance(each.effect, ZoneStrike)])


def _zone_problems(effect: ZoneStrike, printed: list[ZoneStrike]) -> Iterator[Problem]:
    zones = {zone for each in printed if each.terrain == effect.terrain for zone in each.zones if zone}
    for number, zone in enumerate(effect.zones):
        if zone and zone not in zones:
            words = {"name": shown(zone), "choices": ", ".join(sorted(zones))}
            yield Problem("own_cards.zone", words, where=("effect", "zones", number))
    if not any(effect.zones):
        yield Problem("own_cards.no_zone", {"choices": ", ".join(sorted(zones))}, where=("effect", "zones"))
