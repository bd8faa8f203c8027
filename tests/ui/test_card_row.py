"""Where the cards of a row lie round what they keep clear of."""

from __future__ import annotations

import pytest

from risk_desktop.ui.play.card_row import GAP, lanes

WIDTH = 100.0


def boxes(count: int, ends: tuple[float, float], clear: tuple[float, float]) -> list[tuple[float, float]]:
    """Return from where to where each card lies."""
    found = []
    for lane in lanes(count, WIDTH, ends, clear):
        for number in range(lane.first, lane.first + lane.count):
            left = lane.left_of(number, WIDTH, -1)
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


def test_the_chosen_card_and_the_next_one_are_seen_whole_within_their_part() -> None:
    lane = lanes(8, WIDTH, (0, 600), (260, 440))[0]
    chosen = 1
    assert lane.first <= chosen < lane.count - 1
    here, following = (lane.left_of(number, WIDTH, chosen) for number in (chosen, chosen + 1))
    assert following == pytest.approx(here + WIDTH)
    assert lane.left_of(lane.count - 1, WIDTH, chosen) + WIDTH <= lane.right + 0.01
