"""What nothing refers to any more is collected between events, the oldest generation too, however little is allocated."""

from __future__ import annotations

import gc
import weakref

from pytestqt.qtbot import QtBot

from risk_desktop.ui.runtime.collector import Collector


class Knot:
    """Only the collector can undo it."""

    itself: Knot


def test_the_oldest_generation_has_its_turn_too(qtbot: QtBot) -> None:
    collector = Collector()
    try:
        assert not gc.isenabled()
        assert 2 in [collector.collect() for _ in range(100)]
    finally:
        collector.stop()
    assert gc.isenabled()


def test_all_is_collected_at_once_when_a_game_has_been_left(qtbot: QtBot) -> None:
    collector = Collector()
    try:
        knot = Knot()
        knot.itself, gone = knot, weakref.ref(knot)
        gc.collect(1)  # by now it belongs to the oldest generation
        del knot
        collector.collect_all()
        assert gone() is None
    finally:
        collector.stop()
