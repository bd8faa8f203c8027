"""Rings as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from risk_desktop.maps.outline import MAX_RING_POINTS, RingError, decode_ring, encode_ring

TENTHS = st.integers(-20_000, 20_000).map(lambda units: units / 10)


def test_first_point_is_absolute_and_the_rest_are_differences_in_tenths() -> None:
    assert decode_ring("5312,1187 31,-12 24,8") == [(531.2, 118.7), (534.3, 117.5), (536.7, 118.3)]


@given(points=st.lists(st.tuples(TENTHS, TENTHS), min_size=1, max_size=50))
def test_points_survive_writing_and_reading(points: list[tuple[float, float]]) -> None:
    assert decode_ring(encode_ring(points)) == points


def test_rounding_does_not_add_up() -> None:
    points = [(i * 0.04, 0.0) for i in range(1000)]
    assert decode_ring(encode_ring(points))[-1] == (40.0, 0.0)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("1,2 3", "3"),
        ("1,2 3,4,5", "3,4,5"),
        ("1,2  3,4", ""),
        (" 1,2", ""),
        ("1,2\n3,4", "1,2?3,4"),
        ("1.5,2", "1.5,2"),
        ("1e3,2", "1e3,2"),
        ("+1,2", "+1,2"),
        ("1_0,2", "1_0,2"),
        ("nan,2", "nan,2"),
        ("1234567,2", "1234567,2"),
        ("١,2", "١,2"),
    ],
)
def test_other_text_is_refused_with_the_word_that_is_wrong(text: str, word: str) -> None:
    with pytest.raises(RingError) as caught:
        decode_ring(text)
    assert caught.value.problem.key == "map.bad_ring"
    assert caught.value.problem.params["word"] == word


def test_ring_has_a_limit() -> None:
    assert len(decode_ring(" ".join(["1,1"] * MAX_RING_POINTS))) == MAX_RING_POINTS
    with pytest.raises(RingError) as caught:
        decode_ring(" ".join(["1,1"] * (MAX_RING_POINTS + 1)))
    assert caught.value.problem.key == "map.ring_too_long"
