"""Names that make way for what stands on the land: where figures stand beside the badges is known only during a game.

Works in screen px like ``naming``, whose places hold as long as nothing covers them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from risk_desktop.ui.board.boxes import Box, area, shared_area
from risk_desktop.ui.board.naming import CROWDED, READ_ON, Foreign, Option, Place, Subject, Surroundings, options_of

# What stands further from a badge than its name is wide and so much more never meets the name, px.
_REACH = 110.0
_NOTHING: Box = (0.0, 0.0, 0.0, 0.0)
_Standing = tuple[Box, ...]


@dataclass(frozen=True)
class Naming:
    """The names of a board for one zoom, and where they stand as long as there are badges only."""

    subjects: Sequence[Subject]
    places: Sequence[Place]
    foreign: Foreign
    zoom: float
    room: Box


class Clearing:
    """Finds other places for names that something covers, or tells that there is none."""

    def __init__(self, naming: Naming) -> None:
        self._naming = naming
        self._near = [self._near_to(subject) for subject in naming.subjects]
        self._known: dict[int, tuple[_Standing, list[Option]]] = {}

    def around(self, standing: Sequence[Box | None], fixed: Sequence[Box] = ()) -> list[Place]:
        """Return the places of all names; those that find none are marked as crowded.

        ``standing``: what stands in each territory, ``fixed``: what else a name may not move onto.
        """
        things = [thing or _NOTHING for thing in standing]
        places = list(self._naming.places)
        moving = [i for i, place in enumerate(places) if place.crowded or self._hidden(i, place, things)]
        staying = set(range(len(places))).difference(moving)
        kept = [self._box(i, places[i]) for i in sorted(staying)]
        for i in moving:
            found = self._place(i, things, [*kept, *fixed])
            places[i] = found or replace(places[i], crowded=True)
            if found is not None:
                kept.append(self._box(i, found))
        return places

    def _place(self, index: int, things: Sequence[Box], taken: Sequence[Box]) -> Place | None:
        """Return the best place where a name is free of things and of what is taken, and not read on with it."""
        best: Option | None = None
        least = math.inf
        for option in self._options(index, things):
            if option.price >= least:
                break
            covered = sum(shared_area(option.box, things[j]) for j in self._near[index])
            covered += sum(shared_area(option.box, other) for other in taken)
            if covered > CROWDED * area(option.box):
                continue
            price = option.price + READ_ON * sum(shared_area(option.breath, other) for other in taken)
            if price < least:
                best, least = option, price
        return best.place if best is not None else None

    def _options(self, index: int, things: Sequence[Box]) -> list[Option]:
        """Return all places for a name, the best first; those for the same things are kept."""
        near = tuple(things[j] for j in self._near[index])
        known = self._known.get(index)
        if known is None or known[0] != near:
            naming, own = self._naming, things[index]
            subject = naming.subjects[index]
            side = max(subject.badge[0] - own[0], own[2] - subject.badge[0]) if own != _NOTHING else 0.0
            around = Surroundings(near, naming.foreign, naming.zoom, naming.room)
            options = options_of(index, replace(subject, side=side), around)
            known = self._known[index] = near, sorted(options, key=_price)
        return known[1]

    def _hidden(self, index: int, place: Place, things: Sequence[Box]) -> bool:
        box = self._box(index, place)
        return sum(shared_area(box, things[j]) for j in self._near[index]) > CROWDED * area(box)

    def _box(self, index: int, place: Place) -> Box:
        (x, y), (left, top, right, bottom) = self._naming.subjects[index].badge, place.box
        return left + x, top + y, right + x, bottom + y

    def _near_to(self, subject: Subject) -> list[int]:
        """Return the territories whose badges stand so near that they may meet a name."""
        (x, y), far = subject.badge, max(width for width, _ in subject.sizes) + _REACH
        badges = (other.badge for other in self._naming.subjects)
        return [j for j, (left, top) in enumerate(badges) if abs(left - x) < far and abs(top - y) < far]


def _price(option: Option) -> float:
    return option.price
