"""Where the territories' names stand: below their badges if there is room, else where they cover least.

Works in screen px round each badge at one zoom, without Qt items, so that it can be tested by itself. The places are
found once, with room for figures beside the badges. Which names one that comes covers too much tells ``LabelCover``: only
they go elsewhere, or are left out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from risk_desktop.ui.board.geometry.boxes import Box, area, hull, shared_area
from risk_desktop.ui.board.slices import finished

Point = tuple[float, float]
Size = tuple[float, float]
# Tells whether a screen point lies on land of another territory than the numbered one.
Foreign = Callable[[int, float, float], bool]

# Weights of what a name covers, per px2: badges, other names, land of other territories.
_BADGE, _NAME, _FOREIGN = 16.0, 12.0, 0.35
# The same for signs of the ground: a name may cover one before it goes without a place.
_SIGN = 6.0
# The same for the places of figures that may come, the first of them, the second and so on: of its land, and of others.
_FIGURES, _OTHER_FIGURES = (1.5, 0.4), (0.6, 0.2)
# A name closer than this above or below another, px, would be read as its next line; price of each px2 that is missing.
_BREATH, READ_ON = 4.0, 2.0
# A name with more than this share on other land seems to be that land's name; by how much its price grows.
_MOSTLY, _MISTAKEN = 0.5, 4.0
# Price in px2 of each place less preferred, and of breaking a name that fits on one line.
_STEP, _BROKEN = 45.0, 60.0
# So many places there are beside a badge for a name on so many lines; by so many one beside its figures is less preferred.
_PLACES, _FURTHER = 13, 10
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
# A place that costs this much more than the best, other names aside, is not considered.
_HOPELESS = 3000.0
# What a name that shows for a moment costs by px2 that it hides.
_HIDING = 3.0
_ROUNDS = 6
# Badges further away than this are never covered, px.
_FAR = 400.0
# Price of each px by which another badge is nearer to a name than its own: it would seem that land's. One so near to its
# own badge touches it, and is never read so.
_ASTRAY, _BESIDE = 120.0, 20.0
# A name that is further astray than this, px, is not shown.
_MOST_ASTRAY = 8.0
_Weighed = tuple[float, Box]


@dataclass(frozen=True)
class LabelSubject:
    """What is to be named.

    ``badge`` in screen px, its ``radius``, the ``width`` of the land, and the ``sizes`` of the name on one, two and three
    lines; ``room``: of its own board, where there are several; ``figures``: where figures may come to stand, the first
    first, on the screen; ``wish``: where the map would have the middle of the name, for want of room round the badge.
    """

    badge: Point
    radius: float
    width: float
    sizes: tuple[Size, ...]
    room: Box | None = None
    figures: tuple[Box, ...] = ()
    wish: Point | None = None

    @property
    def fits(self) -> bool:
        """Whether the name should stand on one line: no wider than its land, and not long and thin."""
        width, height = self.sizes[0]
        return width <= min(_COMFORT * self.width, _LONGEST * height)


@dataclass(frozen=True)
class LabelPlace:
    """A name's place: number of lines and its box round the badge's centre.

    A ``crowded`` name still covers a badge or another name, or seems to be another land's: there is no room for it.
    """

    lines: int
    box: Box
    crowded: bool = False


@dataclass(frozen=True)
class LabelSurroundings:
    """What names keep clear of: badges, other land, what lies outside ``room``, if possible ``signs``.

    ``figures``: the places of figures to come, and what it costs to cover a px2 of each.
    """

    badges: Sequence[Box]
    foreign: Foreign
    room: Box
    figures: Sequence[_Weighed] = ()
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
    others = [_weighed(_OTHER_FIGURES, subject) for subject in subjects]
    options: list[list[LabelOption]] = []
    for i, subject in enumerate(subjects):
        figures = [*_weighed(_FIGURES, subject), *chain.from_iterable(others[:i] + others[i + 1 :])]
        options.append(options_of(i, subject, LabelSurroundings(badges, foreign, room, figures, signs)))
        yield
    chosen = [min(range(len(each)), key=[option.price for option in each].__getitem__) for each in options]
    hulls = [hull([option.breath for option in each]) for each in options]
    near = [_near(i, hulls) for i in range(len(hulls))]
    for _ in range(_ROUNDS):
        yield
        if not _improve(options, chosen, near):
            break
    return _without_crowds([each[n] for each, n in zip(options, chosen, strict=True)], subjects, badges, most)


def _weighed(weights: Sequence[float], subject: LabelSubject) -> list[_Weighed]:
    """Return the first places of a territory's figures, as many as there are weights, with these."""
    return list(zip(weights, subject.figures, strict=False))


def _without_crowds(
    chosen: Sequence[LabelOption], subjects: Sequence[LabelSubject], badges: Sequence[Box], most: float
) -> list[LabelPlace]:
    """Return the places, those marked as crowded that cover too much of a badge or of a name that stays, or are astray."""
    places, kept = [], list[Box]()
    middles = [subject.badge for subject in subjects]
    for option, own in zip(chosen, middles, strict=True):
        covered = sum(shared_area(option.box, badge) for badge in badges)
        covered += sum(shared_area(option.box, other) for other in kept)
        crowded = covered > most * area(option.box) or _strays(option.box, own, middles) > _MOST_ASTRAY
        if not crowded:
            kept.append(option.box)
        places.append(replace(option.place, crowded=crowded))
    return places


def options_of(index: int, subject: LabelSubject, around: LabelSurroundings) -> list[LabelOption]:
    """Return every place for a name with its price as if there were no other names."""
    x, y = subject.badge
    candidates = list(_candidates(subject))
    left, top, right, bottom = hull([place for _, _, place in candidates])
    reach = (left + x, top + y, right + x, bottom + y)
    badges = [
        badge
        for badge in around.badges
        if abs(badge[0] - x) < _FAR and abs(badge[1] - y) < _FAR and shared_area(reach, badge) > 0
    ]
    figures = [(weight, place) for weight, place in around.figures if shared_area(reach, place) > 0]
    signs = [sign for sign in around.signs if shared_area(reach, sign) > 0]
    centres = _middles(around.badges, reach, max(_distance(place, (0.0, 0.0)) for _, _, place in candidates))
    options: list[LabelOption] = []
    cheapest = math.inf
    for rank, lines, (left, top, right, bottom) in candidates:
        box = (left + x, top + y, right + x, bottom + y)
        price = rank * _STEP + (_BROKEN if lines > 1 and subject.fits else 0.0)
        price += sum(_BADGE * shared_area(box, badge) for badge in badges)
        price += sum(weight * shared_area(box, place) for weight, place in figures)
        price += sum(_SIGN * shared_area(box, sign) for sign in signs)
        price += _OUTSIDE * (area(box) - shared_area(box, subject.room or around.room))
        price += _ASTRAY * _strays(box, subject.badge, centres)
        if price > cheapest + _HOPELESS:
            continue
        share = _share_foreign(index, box, around.foreign)
        price += _FOREIGN * area(box) * share * (_MISTAKEN if share > _MOSTLY else 1.0)
        cheapest = min(cheapest, price)
        options.append(LabelOption(price, LabelPlace(lines, (left, top, right, bottom)), box))
    return options


def is_astray(box: Box, own: Point, badges: Sequence[Point]) -> bool:
    """Return whether a name seems to belong to another badge than its ``own``: one that is nearer to it."""
    far = _distance(box, own)
    return any(_distance(box, badge) < far for badge in badges if badge != own)


def _middles(badges: Sequence[Box], reach: Box, far: float) -> list[Point]:
    """Return the middles of the badges that are nearer than ``far`` to what a name may cover."""
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in badges]
    return [middle for middle in middles if _distance(reach, middle) < far]


def _strays(box: Box, own: Point, badges: Sequence[Point]) -> float:
    """Return by how much another badge is nearer to a name than its ``own``, px; 0 for a name that touches its own."""
    far = _distance(box, own)
    if far <= _BESIDE:
        return 0.0
    nearest = min((_distance(box, badge) for badge in badges), default=far)
    return max(0.0, far - nearest)


def _distance(box: Box, point: Point) -> float:
    """Return how far a point lies outside a box."""
    left, top, right, bottom = box
    return math.hypot(max(left - point[0], 0.0, point[0] - right), max(top - point[1], 0.0, point[1] - bottom))


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


def _candidates(subject: LabelSubject) -> Iterator[tuple[int, int, Box]]:
    """Yield the places to try, each with its rank and its lines, as boxes round the badge's centre.

    They lie below, above, right and left of the badge, or of the badge with the first figures that may come.
    """
    (x, y), badge = subject.badge, _square(subject.badge, subject.radius)
    around = [badge] + ([hull([badge, *subject.figures[: len(_OTHER_FIGURES)]])] if subject.figures else [])
    for line_rank, lines in enumerate(_line_order(subject)):
        for further, (left, top, right, bottom) in enumerate(around):
            centres = _beside((left - x, top - y, right - x, bottom - y), subject.sizes[lines - 1])
            centres += [(subject.wish[0] - x, subject.wish[1] - y)] if subject.wish is not None and not further else []
            for rank, centre in enumerate(centres):
                yield rank + line_rank * _PLACES + _FURTHER * further, lines, _round(centre, subject.sizes[lines - 1])


def _beside(box: Box, size: Size) -> list[Point]:
    """Return where the middle of a name may lie beside a box, the best first."""
    (left, top, right, bottom), (width, height) = box, size
    below, above = bottom + _GAP + height / 2, top - _GAP - height / 2
    after, before = right + _GAP + width / 2, left - _GAP - width / 2
    aside, lower = _SHIFT * width, _SHIFT_UP * height
    return [
        *((0.0, below), (aside, below), (-aside, below), (0.0, above), (aside, above), (-aside, above)),
        *((after, 0.0), (before, 0.0), (after, lower), (before, lower), (after, -lower), (before, -lower)),
    ]


def clearest_place(name: Box, badge: Box, own: Sequence[Box], around: Sequence[_Weighed], room: Box) -> Box:
    """Return where a name that has no room shows for a moment: where it hides least of what stands ``around``, as weighed.

    It stands beside its badge, or beside that and the figures of its ``own``, within ``room`` if it can be. All boxes are
    round the badge's centre.
    """
    left, top, right, bottom = name
    size = right - left, bottom - top
    places = [name, *(_round(centre, size) for box in (badge, hull([badge, *own])) for centre in _beside(box, size))]
    reach = hull(places)
    near = [(weight, other) for weight, other in around if shared_area(reach, other) > 0]

    def price(number: int) -> float:
        box = places[number]
        hidden = sum(weight * shared_area(box, other) for weight, other in near)
        return number * _STEP + hidden * _HIDING + _OUTSIDE * (area(box) - shared_area(box, room))

    return places[min(range(len(places)), key=price)]


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
    return _round(centre, (2 * radius, 2 * radius))


def _round(centre: Point, size: Size) -> Box:
    across, down = size[0] / 2, size[1] / 2
    return centre[0] - across, centre[1] - down, centre[0] + across, centre[1] + down


class LabelCover:
    """Tells which names something covers. ``names``: their boxes, ``reach``: all that may stand in each territory."""

    def __init__(self, names: Sequence[Box], reach: Sequence[Box], most: float) -> None:
        self._names, self._most = names, most
        self._near = [[j for j, other in enumerate(reach) if shared_area(name, other) > 0] for name in names]

    def covered(self, standing: Sequence[Sequence[Box]], fixed: Sequence[Box]) -> set[int]:
        """Return the names of which too much is covered by what stands in the territories, or by what is ``fixed``."""
        found = set()
        for i, name in enumerate(self._names):
            share = sum(shared_area(name, box) for j in self._near[i] for box in standing[j])
            if share + sum(shared_area(name, box) for box in fixed) > self._most * area(name):
                found.add(i)
        return found
