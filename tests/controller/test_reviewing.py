"""A review that is being found: it grows, can be stopped, is kept, and leaves no process behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ai.player import Fault
from risk_desktop.controller import reviewing as reviewing_module
from risk_desktop.controller.review_process import ReviewNews, ReviewOrder
from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.review.keeping import kept_review
from tests.ui.support.screen_stage import keep_game, table_of

PATIENCE_MS = 60_000


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return keep_game(tmp_path_factory.mktemp("saves"), "one", table_of(3, seed=2, round_limit=10), 10_000)


@pytest.fixture
def reviewing(qtbot: QtBot, finished: Path) -> Iterator[Reviewing]:
    found = Reviewing(finished, (0,))
    yield found
    found.close()


def children() -> list[str]:
    return [child.name for child in multiprocessing.active_children() if child.name == "review"]


def test_it_grows_until_it_is_stopped_and_goes_on_there(qtbot: QtBot, finished: Path, reviewing: Reviewing) -> None:
    assert reviewing.report is None
    grown: list[int] = []

    def note() -> None:
        grown.append(reviewing.report.valued if reviewing.report is not None else -1)

    reviewing.changed.connect(note)
    reviewing.begin()
    assert children() == ["review"]
    qtbot.waitUntil(lambda: max(grown) > 0, timeout=PATIENCE_MS)
    reviewing.stop()
    assert grown == sorted(grown) and children() == [] and not reviewing.is_running
    report = reviewing.report
    assert report is not None and 0 < report.valued < report.total == reviewing.total
    assert {each.player for each in report.decisions} == {0}, "the seat that asked comes first"
    kept = kept_review(finished)
    assert kept == report and Reviewing(finished).report == report


def test_a_child_that_dies_is_a_fault_and_what_it_told_is_kept(qtbot: QtBot, reviewing: Reviewing) -> None:
    known = reviewing.report
    reviewing.begin()
    qtbot.waitUntil(lambda: reviewing.total > 0, timeout=PATIENCE_MS)
    for child in multiprocessing.active_children():
        if child.name == "review":
            child.kill()
    qtbot.waitUntil(lambda: reviewing.fault is not None, timeout=PATIENCE_MS)
    assert not reviewing.is_running and children() == []
    assert known is None or (reviewing.report is not None and reviewing.report.valued >= known.valued)


class _Ended:
    """A child that has told its last word and gone before anybody listened."""

    def __init__(self, order: ReviewOrder) -> None:
        self._report = order.known

    def heard(self) -> list[ReviewNews | Fault]:
        return [ReviewNews("value", 1, 1, self._report, last=True), Fault("crash", "EOFError")]

    def close(self) -> None:
        pass


def test_the_end_of_a_child_that_has_told_all_is_no_fault(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing_module, "ReviewProcess", _Ended)
    reviewing = Reviewing(tmp_path / "none.risk")
    reviewing.begin()
    qtbot.waitUntil(lambda: not reviewing.is_running, timeout=PATIENCE_MS)
    assert reviewing.fault is None and (reviewing.done, reviewing.total) == (1, 1)


def test_a_save_that_can_not_be_read_is_a_fault(qtbot: QtBot, tmp_path: Path) -> None:
    reviewing = Reviewing(tmp_path / "none.risk")
    reviewing.begin()
    qtbot.waitUntil(lambda: reviewing.fault is not None, timeout=PATIENCE_MS)
    assert reviewing.fault is not None and "none.risk" in reviewing.fault.detail
    assert not reviewing.is_running and children() == []
