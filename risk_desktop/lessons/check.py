"""What can be wrong with a lesson whose file has the right shape: names that its edition and its boards don't know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from risk_desktop.editions.godstorm.pantheons import HAVENS
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import BadOption, Rules
from risk_desktop.maps.finder import find_map
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.problems import Problem, Where, unknown

from .patterns import KIND, PLACES, choice_classes
from .schema import CONTROLS, ChoicePattern, Lesson, LessonStep


def board_of(lesson: Lesson) -> Board:
    """Return the boards of a lesson's edition as one graph."""
    return to_board([find_map(name) for name in EDITIONS[lesson.edition].boards_with(lesson.options)])


def check(lesson: Lesson) -> list[Problem]:
    """Return all that is wrong; nothing for a lesson that can be started."""
    if lesson.edition not in EDITIONS:
        return [_unknown("edition", lesson.edition, EDITIONS, ("edition",))]
    edition, seats = EDITIONS[lesson.edition], len(lesson.seats)
    if seats not in edition.all_players:
        allowed = ", ".join(map(str, edition.all_players))
        return [Problem("lesson.bad.players", {"players": seats, "allowed": allowed}, where=("seats",))]
    board = board_of(lesson)
    try:
        rules = make_rules(lesson.edition, board, seats, lesson.options)
    except BadOption as fault:
        return [Problem("lesson.bad.option", {"name": fault.key}, where=("options",))]
    return [*_seat_problems(lesson), *_position_problems(lesson, rules), *_step_problems(lesson, board)]


def _seat_problems(lesson: Lesson) -> Iterator[Problem]:
    people = sum(seat.is_person for seat in lesson.seats)
    if people != 1:
        yield Problem("lesson.bad.people", {"n": people}, where=("seats",))
    colours = [seat.colour for seat in lesson.seats]
    if len(set(colours)) != len(colours):
        yield Problem("lesson.bad.colours", where=("seats",))


def _position_problems(lesson: Lesson, rules: Rules) -> Iterator[Problem]:
    position, board, seats = lesson.position, rules.board, len(lesson.seats)
    if len(position.lands) != seats:
        yield Problem("lesson.bad.lands", {"lands": len(position.lands), "seats": seats}, where=("position", "lands"))
    taken: set[str] = set()
    for seat, lands in enumerate(position.lands):
        for place, name in enumerate(lands):
            yield from _territory(name, board, ("position", "lands", seat, place))
            if name in taken:
                yield Problem("lesson.bad.twice", {"name": name}, where=("position", "lands", seat, place))
            taken.add(name)
    for name in position.armies:
        yield from _territory(name, board, ("position", "armies", name))
        if name not in taken:
            yield Problem("lesson.bad.nobody", {"name": name}, where=("position", "armies", name))
    for number, piece in enumerate(position.pieces):
        where: Where = ("position", "pieces", number)
        yield from _territory(piece.territory, board, where)
        if piece.kind not in rules.pieces:
            yield _unknown("kind", piece.kind, rules.pieces, where)
        yield from _seat(piece.seat, seats, where)
    for number, marker in enumerate(position.markers):
        yield from _territory(marker.territory, board, ("position", "markers", number))
    for number, pantheon in enumerate(position.pantheons):
        if pantheon not in HAVENS:
            yield _unknown("pantheon", pantheon, HAVENS, ("position", "pantheons", number))
    for number, stack in enumerate(position.cards):
        where = ("position", "cards", number)
        decks = {name: deck.cards(board) for name, deck in rules.decks.items()}
        if stack.deck not in decks:
            yield _unknown("deck", stack.deck, decks, where)
        elif max(stack.cards) >= decks[stack.deck]:
            yield Problem("lesson.bad.card", {"n": max(stack.cards), "last": decks[stack.deck] - 1}, where=where)
        yield from _seat(stack.seat, seats, where)


def _step_problems(lesson: Lesson, board: Board) -> Iterator[Problem]:
    ids: set[str] = set()
    for number, step in enumerate(lesson.steps):
        where: Where = ("steps", number)
        if step.id in ids:
            yield Problem("lesson.bad.step_twice", {"name": step.id}, where=where)
        ids.add(step.id)
        yield from _one_step(step, board, where)
    if lesson.steps[-1].watch or lesson.steps[-1].decision:
        yield Problem("lesson.bad.last", {"name": lesson.steps[-1].id}, where=("steps", len(lesson.steps) - 1))
    for number, answer in enumerate(lesson.answers):
        yield from _seat(answer.seat, len(lesson.seats), ("answers", number))
        if answer.during and answer.during not in ids:
            yield _unknown("during", answer.during, ids, ("answers", number))
        for pattern in answer.choices:
            yield from _pattern_problems(pattern, board, ("answers", number))


def _one_step(step: LessonStep, board: Board, where: Where) -> Iterator[Problem]:
    known = [*(facts.id for facts in board.territories), *(region.id for region in board.regions)]
    for place in step.at:
        if place not in CONTROLS and place not in known:
            yield _unknown("at", place, (*CONTROLS, *known), (*where, "at"))
    for name in (*step.names.values(), *([step.look] if step.look else [])):
        yield from _territory(name, board, where)
    if not step.decision and (step.allow or step.rolls):
        yield Problem("lesson.bad.nothing_asked", {"name": step.id}, where=where)
    if step.decision and step.watch:
        yield Problem("lesson.bad.watched", {"name": step.id}, where=where)
    if step.at_once and not step.is_read:
        yield Problem("lesson.bad.at_once", {"name": step.id}, where=where)
    for number, pattern in enumerate(step.allow):
        yield from _pattern_problems(pattern, board, (*where, "allow", number))


def _pattern_problems(pattern: ChoicePattern, board: Board, where: Where) -> Iterator[Problem]:
    name = pattern.get(KIND)
    kind = choice_classes().get(str(name))
    if kind is None:
        yield _unknown(KIND, str(name), choice_classes(), where)
        return
    for field, value in pattern.items():
        if field == KIND:
            continue
        if field not in kind.__struct_fields__:
            yield _unknown(str(name), field, kind.__struct_fields__, where)
        elif field in PLACES:
            for place in _names_in(value):
                yield from _territory(place, board, where)


def _names_in(value: Any) -> Iterator[str]:
    """Yield the words in a value of a pattern."""
    if isinstance(value, (list, Mapping)):
        for one in value:
            yield from _names_in(one)
    else:
        yield str(value)


def _territory(name: str, board: Board, where: Where) -> Iterator[Problem]:
    known = [facts.id for facts in board.territories]
    if name not in known:
        yield _unknown("territory", name, known, where)


def _unknown(field: str, name: str, known: Iterable[str], where: Where) -> Problem:
    """Return the problem of a ``name`` that isn't among those known for a ``field`` of the file."""
    return unknown("lesson.bad.unknown", name, known, where, field=field)


def _seat(seat: int, seats: int, where: Where) -> Iterator[Problem]:
    if seat >= seats:
        yield Problem("lesson.bad.seat", {"n": seat, "last": seats - 1}, where=where)
