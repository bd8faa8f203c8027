"""Where the cards of a row lie round what they keep clear of."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from risk_desktop.ui.game.cards.decks.card_row import GAP, lanes, slips

WIDTH = 100.0


def boxes(count: int, ends: tuple[float, float], clear: tuple[float, float]) -> list[tuple[float, float]]:
    """Return from where to where each card lies."""
    found = []
    for lane in lanes(count, WIDTH, ends, clear):
        for number in range(lane.first, lane.first + lane.count):
            left = lane.left_of(number, WIDTH)
            found.append((left, left + WIDTH))
    return found


@pytest.mark.parametrize("count", range(1, 12))
@pytest.mark.parametrize("clear", [(0, 0), (0, 150), (120, 320), (300, 460), (420, 520), (560, 700)])
def test_cards_lie_within_the_row_and_beside_what_is_kept_clear(count: int, clear: tuple[float, float]) -> None:
    ends = (12.0, 600.0)
    cards = boxes(count, ends, clear)
    assert len(cards) == count and cards == sorted(cards)
    for left, right in cards:
        assert left >= ends[0] and right <= ends[1] + 0.01
        assert right <= clear[0] + 0.01 or left >= clear[1] - 0.01


def test_a_row_parts_only_where_it_would_be_squeezed_too_much() -> None:
    assert len(lanes(3, WIDTH, (0, 600), (260, 440))) == 1
    parted = lanes(6, WIDTH, (0, 600), (260, 440))
    assert [(lane.first, lane.count) for lane in parted] == [(0, 4), (4, 2)]


def test_with_room_enough_cards_have_a_gap() -> None:
    assert boxes(3, (0, 600), (0, 0)) == [(n * (WIDTH + GAP), n * (WIDTH + GAP) + WIDTH) for n in range(3)]


def test_cards_that_must_be_seen_whole_part_though_they_had_room_closer_together() -> None:
    assert len(lanes(3, WIDTH, (0, 600), (260, 440))) == 1
    parted = lanes(3, WIDTH, (0, 600), (260, 440), 1.0)
    assert [(lane.first, lane.count) for lane in parted] == [(0, 2), (2, 1)]
    assert all(lane.step(WIDTH) >= WIDTH for lane in parted)


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("room", [QRectF(12, 8, 252, 190), QRectF(180, 30, 370, 150), QRectF(12, 0, 730, 250)])
def test_slips_lie_side_by_side_in_their_room(count: int, room: QRectF) -> None:
    places = slips(count, room, 0.86)
    assert len(places) == count
    for place in places:
        assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place)
        assert place.height() > 18, "its name can be read, and it can be hit"
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    columns = [place.left() for place in places]
    assert columns == sorted(columns), "they are read from top to bottom, then from left to right"


def test_slips_take_a_second_column_only_where_one_has_no_room() -> None:
    room = QRectF(0, 0, 300, 150)
    assert len({place.left() for place in slips(4, room, 1.0)}) == 1
    assert len({place.left() for place in slips(6, room, 1.0)}) == 2
