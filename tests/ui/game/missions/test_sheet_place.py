"""The place of a panel that hides least: where it begins if that is free, else the nearest free one, else the least bad."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from risk_desktop.ui.game.missions.mission_sheet import covered, least_covered

ROOM, SIZE, HOME = QRect(0, 0, 300, 200), QSize(100, 80), QPoint(0, 120)


def test_it_stays_at_home_where_nothing_is_hidden() -> None:
    assert least_covered(SIZE, ROOM, HOME, [QRect(200, 0, 50, 50)]) == QRect(HOME, SIZE)


def test_it_goes_to_the_nearest_free_place() -> None:
    spots = [QRect(10, 150, 30, 20)]
    place = least_covered(SIZE, ROOM, HOME, spots)
    assert covered(place, spots) == 0 and ROOM.contains(place)
    assert (place.topLeft() - HOME).manhattanLength() <= 60


def test_it_hides_least_where_no_place_is_free() -> None:
    spots = [QRect(0, 0, 200, 200), QRect(220, 60, 80, 10)]
    place = least_covered(SIZE, ROOM, HOME, spots)
    assert covered(place, spots) < covered(QRect(HOME, SIZE), spots)
    assert covered(place, spots) <= 80 * 10


def test_what_is_hidden_is_counted_in_square_px() -> None:
    assert covered(QRect(0, 0, 10, 10), [QRect(5, 5, 10, 10), QRect(20, 20, 5, 5)]) == 25
