"""What nothing refers to any more is collected between events, the oldest generation too, however little is allocated."""

from __future__ import annotations

import gc

from pytestqt.qtbot import QtBot

from risk_desktop.ui.runtime.collector import Collector


def test_the_oldest_generation_has_its_turn_too(qtbot: QtBot) -> None:
    collector = Collector()
    try:
        assert not gc.isenabled()
        assert 2 in [collector.collect() for _ in range(100)]
    finally:
        collector.stop()
    assert gc.isenabled()
