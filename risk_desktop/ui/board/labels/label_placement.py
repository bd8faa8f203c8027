"""Where the territories' names stand: below their badges if there is room, else where they cover least.

Works in screen px round each badge at one zoom, without Qt items, so that it can be tested by itself. The places are
found once, with room for figures beside the badges. Figures that come later push the name of their own land; others
make way only where too much of them would be covered: that is ``LabelClearing``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace

from risk_desktop.ui.board.geometry.boxes import Box, area, hull, shared_area
from risk_desktop.ui.board.steps import finished

Point = tuple[float, float]
Size = tuple[float, float]
# Tells whether a screen point lies on land of another territory than the numbered one.
Foreign = Callable[[int, float, float], bool]

# Weights of what a name covers, per px2: badges, other names, land of other territories.
_BADGE, _NAME, _FOREIGN = 16.0, 12.0, 0.35
# The same for signs of the ground: a name may cover one before it goes without a place.
_SIGN = 6.0
# The same for the room in which figures may come to stand: columns and rows of them beside a badge.
_FIGURES, COLUMNS, ROWS = 0.7, 2, 2
# A name closer than this above or below another, px, would be read as its next line; price of each px2 that is missing.
_BREATH, READ_ON = 4.0, 2.0
# A name with more than this share on other land seems to be that land's name; by how much its price grows.
_MOSTLY, _MISTAKEN = 0.5, 2.0
# Price in px2 of each place less preferred, and of breaking a name that fits on one line.
_STEP, _BROKEN = 45.0, 60.0
# A name on one line should leave some of its land free to both sides.
_COMFORT = 0.88
# How far a place may lie beside the usual one, in widths of the name; to the sides of a badge, in its heights.
_SHIFT, _SHIFT_UP = 0.3, 0.6
# A line longer than this many times its height is broken if possible.
_LONGEST = 11.0
_OUTSIDE = 12.0
_GAP = 1.0
CROWDED, CROWDED_LARGE = 0.2, 0.06
"""A name that covers more than this share of itself with badges, figures and names is not shown; in large text."""
# More than this share of a name on its own land's figures makes it move.
_OWN = 0.02
# A place that costs this much more than the best, other names aside, is not considered.
_HOPELESS = 3000.0
_ROUNDS = 6
# Badges further away than this are never covered, px.
_FAR = 400.0
# A badge further away than the width of a name plus this never meets the name, px.
_REACH = 110.0
_NOTHING: Box = (0.0, 0.0, 0.0, 0.0)
_Standing = tuple[Box, ...]


@dataclass(frozen=True)
class LabelSubject:
    """What is to be named.

    ``badge`` in screen px, its ``radius``, the ``width`` of the land, and the ``sizes`` of the name on one, two and three
    lines; ``room``: of its own board, where there are several; ``figure``: size of a figure, 0 where none ever stands;
    ``stands``: the box of what stands there, on the screen, if that is more than the badge; ``wish``: where the map
    would have the middle of the name, for want of room round the badge.
    """

    badge: Point
    radius: float
    width: float
    sizes: tuple[Size, ...]
    room: Box | None = None
    figure: float = 0.0
    stands: Box | None = None
    wish: Point | None = None

    @property
    def figures(self) -> Box:
        """The room that figures would take beside the badge."""
        (x, y), high = self.badge, self.figure * ROWS / 2
        return x + self.radius, y - high, x + self.radius + COLUMNS * self.figure, y + high

    @property
    def fits(self) -> bool:
        """Whether the name should stand on one line: no wider than its land, and not long and thin."""
        width, height = self.sizes[0]
        return width <= min(_COMFORT * self.width, _LONGEST * height)


@dataclass(frozen=True)
class LabelPlace:
    """A name's place: number of lines and its box round the badge's centre.

    A ``crowded`` name still covers a badge or another name: there is no room for it.
    """

    lines: int
    box: Box
    crowded: bool = False


@dataclass(frozen=True)
class LabelSurroundings:
    """What names keep clear of: badges, other land, what lies outside ``room``, if possible ``figures`` to come and ``signs``."""

    badges: Sequence[Box]
    foreign: Foreign
    room: Box
    figures: Sequence[Box] = ()
    signs: Sequence[Box] = ()


@dataclass(frozen=True)
class LabelOption:
    """A place for a name with its price, and its box on the screen."""

    price: float
    place: LabelPlace
    box: Box

    @property
    def breath(self) -> Box:
        """The box with what should be free above and below it."""
        left, top, right, bottom = self.box
        return left, top - _BREATH, right, bottom + _BREATH


def place_labels(
    subjects: Sequence[LabelSubject], foreign: Foreign, room: Box, most: float = CROWDED, signs: Sequence[Box] = ()
) -> list[LabelPlace]:
    """Return a place for every name, inside ``room`` and off ``signs`` if it can be; ``most`` of none may be covered.

    The same input gives the same places.
    """
    return finished(placing_labels(subjects, foreign, room, most, signs))


def placing_labels(
    subjects: Sequence[LabelSubject], foreign: Foreign, room: Box, most: float, signs: Sequence[Box] = ()
) -> Generator[None, None, list[LabelPlace]]:
    """Do what ``place_labels`` does, in steps of a few ms."""
    badges = [_square(subject.badge, subject.radius) for subject in subjects]
    options: list[list[LabelOption]] = []
    for i, subject in enumerate(subjects):
        figures = [other.figures for j, other in enumerate(subjects) if other.figure and j != i]
        options.append(options_of(i, subject, LabelSurroundings(badges, foreign, room, figures, signs)))
        yield
    chosen = [min(range(len(each)), key=[option.price for option in each].__getitem__) for each in options]
    hulls = [hull([option.breath for option in each]) for each in options]
    near = [_near(i, hulls) for i in range(len(hulls))]
    for _ in range(_ROUNDS):
        yield
        if not _improve(options, chosen, near):
            break
    return _without_crowds([each[n] for each, n in zip(options, chosen, strict=True)], badges, most)


def _without_crowds(chosen: Sequence[LabelOption], badges: Sequence[Box], most: float) -> list[LabelPlace]:
    """Return the places, those marked as crowded that cover too much of a badge or of a name that stays."""
    places, kept = [], list[Box]()
    for option in chosen:
        covered = sum(shared_area(option.box, badge) for badge in badges)
        covered += sum(shared_area(option.box, other) for other in kept)
        crowded = covered > most * area(option.box)
        if not crowded:
            kept.append(option.box)
        places.append(replace(option.place, crowded=crowded))
    return places


def options_of(index: int, subject: LabelSubject, around: LabelSurroundings) -> list[LabelOption]:
    """Return every place for a name with its price as if there were no other names."""
    x, y = subject.badge
    candidates = list(_candidates(subject))
    left, top, right, bottom = hull([place for _, place in candidates])
    reach = (left + x, top + y, right + x, bottom + y)
    badges = [
        badge
        for badge in around.badges
        if abs(badge[0] - x) < _FAR and abs(badge[1] - y) < _FAR and shared_area(reach, badge) > 0
    ]
    figures = [room for room in around.figures if shared_area(reach, room) > 0]
    signs = [sign for sign in around.signs if shared_area(reach, sign) > 0]
    options: list[LabelOption] = []
    cheapest = math.inf
    for rank, (lines, (left, top, right, bottom)) in enumerate(candidates):
        box = (left + x, top + y, right + x, bottom + y)
        price = rank * _STEP + (_BROKEN if lines > 1 and subject.fits else 0.0)
        price += sum(_BADGE * shared_area(box, badge) for badge in badges)
        price += sum(_FIGURES * shared_area(box, room) for room in figures)
        price += sum(_SIGN * shared_area(box, sign) for sign in signs)
        price += _OUTSIDE * (area(box) - shared_area(box, subject.room or around.room))
        if price > cheapest + _HOPELESS:
            continue
        share = _share_foreign(index, box, around.foreign)
        price += _FOREIGN * area(box) * share * (_MISTAKEN if share > _MOSTLY else 1.0)
        cheapest = min(cheapest, price)
        options.append(LabelOption(price, LabelPlace(lines, (left, top, right, bottom)), box))
    return options


def _near(index: int, hulls: Sequence[Box]) -> list[int]:
    """Return the names that may come to touch this one."""
    return [j for j, other in enumerate(hulls) if j != index and shared_area(hulls[index], other) > 0]


def _improve(options: Sequence[Sequence[LabelOption]], chosen: list[int], near: Sequence[Sequence[int]]) -> bool:
    """Move each name to where it is cheapest while the others stay; return whether any moved."""
    moved = False
    for i, own in enumerate(options):
        others = [options[j][chosen[j]] for j in near[i]]
        prices = [option.price + sum(_meeting(option.box, other) for other in others) for option in own]
        best = min(range(len(own)), key=prices.__getitem__)
        if prices[best] < prices[chosen[i]] - 0.5:
            chosen[i] = best
            moved = True
    return moved


def _meeting(box: Box, other: LabelOption) -> float:
    """Return what a name costs for another one that it covers or touches."""
    touched = shared_area(box, other.breath)
    return READ_ON * touched + _NAME * shared_area(box, other.box) if touched else 0.0


def _candidates(subject: LabelSubject) -> Iterator[tuple[int, Box]]:
    """Yield the places to try, best first, as boxes round the badge's centre: below, above, right and left of it."""
    (x, y), radius = subject.badge, subject.radius
    stands = subject.stands or _square(subject.badge, radius)
    left, top, right, bottom = stands[0] - x, stands[1] - y, stands[2] - x, stands[3] - y
    for lines in _line_order(subject):
        width, height = subject.sizes[lines - 1]
        below, above = bottom + _GAP + height / 2, top - _GAP - height / 2
        after, before = right + _GAP + width / 2, left - _GAP - width / 2
        aside, lower = _SHIFT * width, _SHIFT_UP * height
        centres = [(0.0, below), (aside, below), (-aside, below), (0.0, above), (aside, above), (-aside, above)]
        centres += [(after, 0.0), (before, 0.0), (after, lower), (before, lower), (after, -lower), (before, -lower)]
        centres += [(subject.wish[0] - x, subject.wish[1] - y)] if subject.wish is not None else []
        for across, down in centres:
            yield lines, (across - width / 2, down - height / 2, across + width / 2, down + height / 2)


def _line_order(subject: LabelSubject) -> list[int]:
    """Return numbers of lines, the preferred first."""
    numbers = list(range(1, len(subject.sizes) + 1))
    if subject.fits or len(numbers) == 1:
        return numbers
    fitting = [n for n in numbers[1:] if subject.sizes[n - 1][0] <= _COMFORT * subject.width] or numbers[1:2]
    return [fitting[0], *(n for n in numbers if n != fitting[0])]


def _share_foreign(index: int, box: Box, foreign: Foreign) -> float:
    """Return how much of a box lies on other land, from six points in it."""
    left, top, right, bottom = box
    count = 0
    for x_share in (0.1, 0.5, 0.9):
        for y_share in (0.25, 0.75):
            count += foreign(index, left + (right - left) * x_share, top + (bottom - top) * y_share)
    return count / 6


def _square(centre: Point, radius: float) -> Box:
    return centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius


@dataclass(frozen=True)
class LabelArrangement:
    """The names of a board for one zoom, where they stand as long as there are badges only, and how much may be covered."""

    subjects: Sequence[LabelSubject]
    places: Sequence[LabelPlace]
    foreign: Foreign
    room: Box
    most: float
    signs: Sequence[Box] = ()


class LabelClearing:
    """Finds other places for names that something covers, or tells that there is none."""

    def __init__(self, naming: LabelArrangement) -> None:
        self._naming = naming
        self._near = [self._near_to(subject) for subject in naming.subjects]
        self._known: dict[int, tuple[_Standing, list[LabelOption]]] = {}

    def around(self, standing: Sequence[Box | None], fixed: Sequence[Box] = ()) -> list[LabelPlace]:
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

    def _place(self, index: int, things: Sequence[Box], taken: Sequence[Box]) -> LabelPlace | None:
        """Return the best place where a name is free of things and of what is taken, and not read on with it."""
        best: LabelOption | None = None
        least = math.inf
        for option in self._options(index, things):
            if option.price >= least:
                break
            covered = sum(shared_area(option.box, things[j]) for j in self._near[index])
            covered += sum(shared_area(option.box, other) for other in taken)
            if covered > self._naming.most * area(option.box):
                continue
            price = option.price + READ_ON * sum(shared_area(option.breath, other) for other in taken)
            if price < least:
                best, least = option, price
        return best.place if best is not None else None

    def _options(self, index: int, things: Sequence[Box]) -> list[LabelOption]:
        """Return all places for a name, the best first; those for the same things are kept."""
        near = tuple(things[j] for j in self._near[index])
        known = self._known.get(index)
        if known is None or known[0] != near:
            naming, own = self._naming, things[index]
            subject = naming.subjects[index]
            around = LabelSurroundings(near, naming.foreign, naming.room, signs=naming.signs)
            options = options_of(index, replace(subject, stands=own if own != _NOTHING else None), around)
            known = self._known[index] = near, sorted(options, key=_price)
        return known[1]

    def _hidden(self, index: int, place: LabelPlace, things: Sequence[Box]) -> bool:
        box = self._box(index, place)
        if shared_area(box, things[index]) > _OWN * area(box):
            return True
        return sum(shared_area(box, things[j]) for j in self._near[index]) > self._naming.most * area(box)

    def _box(self, index: int, place: LabelPlace) -> Box:
        (x, y), (left, top, right, bottom) = self._naming.subjects[index].badge, place.box
        return left + x, top + y, right + x, bottom + y

    def _near_to(self, subject: LabelSubject) -> list[int]:
        """Return the territories whose badges stand so near that they may meet a name."""
        (x, y), far = subject.badge, max(width for width, _ in subject.sizes) + _REACH
        badges = (other.badge for other in self._naming.subjects)
        return [j for j, (left, top) in enumerate(badges) if abs(left - x) < far and abs(top - y) < far]


def _price(option: LabelOption) -> float:
    return option.price
