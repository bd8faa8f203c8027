"""Where the territories' names stand: below their badges if there is room, else where they cover least.

Works in screen px round each badge at one zoom, without Qt items, so that it can be tested by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

# Weights of what a name covers, per px2: badges, other names, land of other territories.
_BADGE, _NAME, _FOREIGN = 6.0, 5.0, 0.35
# Price in px2 of each place less preferred, and of breaking a name that fits on one line.
_STEP, _BROKEN = 26.0, 60.0
_GAP = 4.0
_ROUNDS = 4
# A name's place in the map counts as "below the badge" if it is this close to straight below, board px.
_ASIDE, _LOWEST = 8.0, 42.0


@dataclass(frozen=True)
class Subject:
    """What is to be named. ``badge`` and ``wish`` (centre of the name as the map has it) in screen px, ``radius`` of
    the badge, ``width`` of the land, and the ``sizes`` of the name on one, two and three lines."""

    badge: QPointF
    wish: QPointF
    radius: float
    width: float
    sizes: tuple[QSizeF, ...]


@dataclass(frozen=True)
class Place:
    """A name's place: number of lines, and its rectangle relative to the badge's centre."""

    lines: int
    rect: QRectF


Foreign = Callable[[int, QPointF], bool]


def place_names(subjects: Sequence[Subject], foreign: Foreign, zoom: float) -> list[Place]:
    """Return a place for every name.

    ``foreign(i, point)`` tells whether a screen point lies on land of another territory than i; ``zoom`` is screen px
    per board px. The result is the same for the same input.
    """
    badges = [_square(subject.badge, subject.radius) for subject in subjects]
    options: list[list[tuple[float, Place, QRectF]]] = []
    for i, subject in enumerate(subjects):
        priced = []
        for rank, place in enumerate(_candidates(subject, zoom)):
            rect = place.rect.translated(subject.badge)
            price = rank * _STEP + (_BROKEN if place.lines > 1 and _fits(subject) else 0.0)
            price += sum(_BADGE * _overlap(rect, badge) for badge in badges if badge.intersects(rect))
            price += _FOREIGN * rect.width() * rect.height() * _share_foreign(i, rect, foreign)
            priced.append((price, place, rect))
        options.append(priced)
    chosen = [min(range(len(each)), key=lambda n, each=each: each[n][0]) for each in options]  # type: ignore[misc]
    for _ in range(_ROUNDS):
        if not _improve(options, chosen):
            break
    return [options[i][n][1] for i, n in enumerate(chosen)]


def _improve(options: list[list[tuple[float, Place, QRectF]]], chosen: list[int]) -> bool:
    """Move each name to where it is cheapest while the others stay; return whether any moved."""
    moved = False
    for i, own in enumerate(options):
        others = [options[j][chosen[j]][2] for j in range(len(options)) if j != i]
        reach = _reach(own)
        near = [rect for rect in others if rect.intersects(reach)]
        prices = [price + sum(_NAME * _overlap(rect, other) for other in near) for price, _, rect in own]
        best = min(range(len(own)), key=prices.__getitem__)
        if prices[best] < prices[chosen[i]] - 0.5:
            chosen[i] = best
            moved = True
    return moved


def _candidates(subject: Subject, zoom: float) -> list[Place]:
    """Return the places to try, best first."""
    wish, below = subject.wish - subject.badge, subject.radius + _GAP
    plain = abs(wish.x()) <= _ASIDE * zoom and 0 < wish.y() <= _LOWEST * zoom
    places: list[Place] = []
    for lines in _line_order(subject):
        size = subject.sizes[lines - 1]
        width, height = size.width(), size.height()
        down, side = below + height / 2, subject.radius + _GAP + width / 2
        centres = [] if plain else [wish]
        shift = wish.x() if plain else 0.0
        centres += [
            QPointF(shift, down),
            QPointF(width / 6, down),
            QPointF(-width / 6, down),
            QPointF(width / 3, down),
            QPointF(-width / 3, down),
            QPointF(0, -down),
            QPointF(side, 0),
            QPointF(-side, 0),
            QPointF(width / 4, -down),
            QPointF(-width / 4, -down),
            QPointF(side * 0.8, subject.radius),
            QPointF(-side * 0.8, subject.radius),
            QPointF(0, down + height * 0.6),
        ]
        places += [Place(lines, QRectF(c.x() - width / 2, c.y() - height / 2, width, height)) for c in centres]
    return places


def _fits(subject: Subject) -> bool:
    return subject.sizes[0].width() <= subject.width


def _line_order(subject: Subject) -> list[int]:
    """Return numbers of lines, the preferred first: one line if it is no wider than the land."""
    numbers = list(range(1, len(subject.sizes) + 1))
    if _fits(subject) or len(numbers) == 1:
        return numbers
    fitting = [n for n in numbers if subject.sizes[n - 1].width() <= subject.width] or numbers[1:2]
    return [fitting[0], *(n for n in numbers if n != fitting[0])]


def _share_foreign(index: int, rect: QRectF, foreign: Foreign) -> float:
    """Return how much of a rectangle lies on other land, from six points in it."""
    xs = (rect.left() + rect.width() * share for share in (0.1, 0.5, 0.9))
    points = [QPointF(x, rect.top() + rect.height() * share) for x in xs for share in (0.25, 0.75)]
    return sum(foreign(index, point) for point in points) / len(points)


def _overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height()


def _reach(own: list[tuple[float, Place, QRectF]]) -> QRectF:
    reach = QRectF()
    for _, _, rect in own:
        reach = reach.united(rect)
    return reach


def _square(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
