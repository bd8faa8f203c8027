"""Whether a board makes sense for the rules: ids, regions, links, cards, names. ``check`` adds the drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from risk_desktop.maps.drawing import check_drawing
from risk_desktop.maps.problems import MAX_PROBLEMS, Problem, Where, listed, shown, unknown
from risk_desktop.maps.schema import BoardMap, TranslatedName
from risk_desktop.maps.variants import pair_of, variant_problems, with_variants

MAX_NAME = 60
MAX_TAGS = 20
MAX_NOTE = 2000
SINKS = "sinks"
"""Tag of territories that may go under in the course of a game."""
_SYMBOLS = ("infantry", "cavalry", "artillery")


def check(board: BoardMap, folder: Path | None = None) -> list[Problem]:
    """Return all that is wrong with ``board`` beyond its shape, in no more than 100 problems; empty if it is valid.

    ``folder`` is where the board's file lies: its picture of the sea is looked for there, or not at all for None.
    Each problem has its place in ``where``, none has a line yet.
    """
    problems = chain(
        _repeated_ids(board),
        _regions(board),
        _rules(board),
        _texts(board),
        check_drawing(board, folder),
        variant_problems(board),
    )
    return list(islice(problems, MAX_PROBLEMS)) or list(islice(_variants(board), MAX_PROBLEMS))


def neighbours_of(board: BoardMap) -> dict[str, set[str]]:
    """Return the ids of the adjacent territories by territory id; links to unknown territories are left out."""
    near: dict[str, set[str]] = {territory.id: set() for territory in board.territories}
    for link in board.links:
        if link.a in near and link.b in near and link.a != link.b:
            near[link.a].add(link.b)
            near[link.b].add(link.a)
    return near


def _rules(board: BoardMap) -> Iterator[Problem]:
    """Yield what the rules would stumble over: links, parts that can't be reached, card symbols."""
    yield from _links(board)
    yield from _barriers(board)
    yield from _unlinked(board)
    yield from _sinking(board)
    yield from _cards(board)


def _variants(board: BoardMap) -> Iterator[Problem]:
    """Yield what is wrong with ``board``, valid by itself, in one of its variants."""
    for index, variant in enumerate(board.variants):
        where: Where = ("variants", index)
        varied = with_variants(board, [variant.id])
        if len(varied.territories) < 2:
            yield Problem("map.variant_empty", {"variant": variant.id}, where=where)
        else:
            yield from (replace(problem, where=where) for problem in _rules(varied))


def _repeated_ids(board: BoardMap) -> Iterator[Problem]:
    lists: tuple[tuple[str, list[str]], ...] = (
        ("regions", [region.id for region in board.regions]),
        ("territories", [territory.id for territory in board.territories]),
        ("afterlives", [afterlife.id for afterlife in board.afterlives]),
    )
    for name, ids in lists:
        seen: set[str] = set()
        for index, identifier in enumerate(ids):
            if identifier in seen:
                yield Problem("map.repeated_id", {"name": identifier}, where=(name, index, "id"))
            seen.add(identifier)


def _regions(board: BoardMap) -> Iterator[Problem]:
    known = [region.id for region in board.regions]
    used = {territory.region for territory in board.territories}
    for index, territory in enumerate(board.territories):
        if territory.region not in known:
            where: Where = ("territories", index, "region")
            yield unknown("map.unknown_region", territory.region, known, where, territory=territory.id)
    for index, region in enumerate(board.regions):
        if region.id not in used:
            yield Problem("map.empty_region", {"name": region.id}, where=("regions", index, "id"))


def _links(board: BoardMap) -> Iterator[Problem]:
    known = [territory.id for territory in board.territories]
    names = set(known)
    seen: set[frozenset[str]] = set()
    for index, link in enumerate(board.links):
        where: Where = ("links", index)
        for end, name in (("a", link.a), ("b", link.b)):
            if name not in names:
                yield unknown("map.unknown_territory", name, known, (*where, end))
        pair = pair_of(link)
        if link.a == link.b:
            yield Problem("map.self_link", {"name": link.a}, where=where)
        elif pair in seen:
            yield Problem("map.repeated_link", {"a": link.a, "b": link.b}, where=where)
        seen.add(pair)


def _barriers(board: BoardMap) -> Iterator[Problem]:
    """Yield barriers that part unknown territories, the same two twice, or two that a link joins."""
    known = [territory.id for territory in board.territories]
    names, linked = set(known), {pair_of(link) for link in board.links}
    seen: set[frozenset[str]] = set()
    for index, barrier in enumerate(board.barriers):
        for number, (a, b) in enumerate(barrier.blocks):
            where: Where = ("barriers", index, "blocks", number)
            yield from (unknown("map.unknown_parted", name, known, where) for name in (a, b) if name not in names)
            pair = frozenset((a, b))
            if a == b or pair in seen:
                yield Problem("map.repeated_barrier", {"a": a, "b": b}, where=where)
            elif pair in linked:
                yield Problem("map.barrier_and_link", {"a": a, "b": b}, where=where)
            seen.add(pair)


def _sinking(board: BoardMap) -> Iterator[Problem]:
    """Yield a problem if the land that stays can't be reached any more once all land tagged as sinking is gone."""
    sinking = [index for index, territory in enumerate(board.territories) if SINKS in territory.tags]
    gone = {board.territories[index].id for index in sinking}
    staying = {name: others - gone for name, others in neighbours_of(board).items() if name not in gone}
    groups = len(list(_groups(staying))) + sum(not others for others in staying.values())
    if sinking and groups != 1:
        yield Problem("map.sinking_parts", where=("territories", sinking[0], "tags"))


def _unlinked(board: BoardMap) -> Iterator[Problem]:
    """Yield territories without a link, and the part of the board that can't be reached from the rest."""
    near = neighbours_of(board)
    places = {territory.id: index for index, territory in enumerate(board.territories)}
    for name, others in near.items():
        if not others:
            yield Problem("map.no_link", {"name": name}, where=("territories", places[name], "id"))
    groups = sorted(_groups(near), key=len)
    for group in groups[:-1]:
        names = sorted(group, key=lambda name: places[name])
        where: Where = ("territories", places[names[0]], "id")
        yield Problem("map.not_connected", {"count": len(names), "names": listed(names)}, where=where)


def _groups(near: dict[str, set[str]]) -> Iterator[set[str]]:
    """Yield the connected groups of two territories and more."""
    left = {name for name, others in near.items() if others}
    while left:
        group: set[str] = set()
        frontier = [left.pop()]
        while frontier:
            here = frontier.pop()
            group.add(here)
            frontier += near[here] - group
        left -= group
        yield group


def _cards(board: BoardMap) -> Iterator[Problem]:
    """Yield territories without a symbol among others of their terrain that have one, and an uneven spread."""
    counts: Counter[str] = Counter(territory.card for territory in board.territories)
    terrain = {region.id: region.kind for region in board.regions}
    with_cards = {terrain.get(territory.region) for territory in board.territories if territory.card}
    whole = True
    for index, territory in enumerate(board.territories):
        if not territory.card and terrain.get(territory.region) in with_cards:
            whole = False
            yield Problem("map.no_card", {"name": territory.id}, where=("territories", index, "id"))
    spread = [counts[symbol] for symbol in _SYMBOLS]
    if whole and max(spread) - min(spread) > 1:
        params = dict(zip(_SYMBOLS, spread, strict=True))
        yield Problem("map.uneven_cards", params, where=("territories",))


def _texts(board: BoardMap) -> Iterator[Problem]:
    """Yield names that are too long or hold signs that can't be shown, and too many or too long tags."""
    for where, names in _all_names(board):
        for language in TranslatedName.__struct_fields__:
            yield from _text(getattr(names, language), MAX_NAME, (*where, language))
    for note in ("licence", "credit"):
        yield from _text(getattr(board, note), MAX_NOTE, (note,))
    for index, territory in enumerate(board.territories):
        tags: Where = ("territories", index, "tags")
        if len(territory.tags) > MAX_TAGS:
            yield Problem("map.too_many_tags", {"count": len(territory.tags), "limit": MAX_TAGS}, where=tags)
        for tag in territory.tags[:MAX_TAGS]:
            yield from _text(tag, MAX_NAME, tags)


def _all_names(board: BoardMap) -> Iterator[tuple[Where, TranslatedName]]:
    yield ("name",), board.name
    named: tuple[tuple[str, Iterable[TranslatedName | None]], ...] = (
        ("regions", (region.name for region in board.regions)),
        ("territories", (territory.name for territory in board.territories)),
        ("decor", (decor.name for decor in board.decor)),
        ("barriers", (barrier.name for barrier in board.barriers)),
        ("afterlives", (afterlife.name for afterlife in board.afterlives)),
        ("variants", (variant.name for variant in board.variants)),
    )
    for field, names in named:
        for index, name in enumerate(names):
            if name is not None:
                yield (field, index, "name"), name


def _text(text: str, limit: int, where: Where) -> Iterator[Problem]:
    if len(text) > limit:
        yield Problem("map.name_too_long", {"value": shown(text), "count": len(text), "limit": limit}, where=where)
    elif not text.isprintable():
        yield Problem("map.name_unprintable", {"value": shown(text)}, where=where)
