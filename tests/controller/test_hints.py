"""Hints of a game: found from a view, ended by a change of the position, counted and kept."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.controller import hinting
from risk_desktop.controller import session as session_module
from risk_desktop.controller.hint_process import HintOrder
from risk_desktop.controller.hinting import Hinting
from risk_desktop.controller.opening import Opened, open_new, open_saved
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN, Event
from risk_desktop.review.report import Hint
from risk_desktop.storage.lines import HintLine, SaveHeader, UndoLine, encode_line
from risk_desktop.storage.reading import read_save
from tests.ui.support.hinted import AtOnce, Pondering, finds_by
from tests.ui.support.play_table import Sphinx

ANNA, BEN, CARA, MIRA = Seat("Anna"), Seat("Ben", colour=1), Seat("Cara", colour=2), Seat("Mira", "normal", 3)
DEALT = {"allocation": "deal", "placement_batch": 10}


@pytest.fixture(autouse=True)
def silent_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_module, "AiClient", Sphinx)


def opened(folder: Path, *seats: Seat, hints: tuple[int, ...] = ()) -> Opened:
    return open_new(Table("world", seats, DEALT, seed=5, hints=hints), folder)


def choose(game: Opened) -> None:
    """Answer for the person who is asked, and go on."""
    session = game.session
    if not session.is_shown:
        session.proceed()
    assert session.decision is not None
    assert session.answer(session.decision.options.sample(SeededDice(1))) is None
    session.proceed()


def hints_in(events: list[Event]) -> list[HintGiven]:
    return [event for event in events if isinstance(event, HintGiven)]


def test_who_may_ask_is_agreed_on_where_several_play(qtbot: QtBot, tmp_path: Path) -> None:
    alone = Table("world", (ANNA, MIRA, MIRA))
    assert alone.may_have_hints(0) and not alone.may_have_hints(1)
    party = Table("world", (ANNA, BEN, MIRA), hints=(1,))
    assert [party.may_have_hints(seat) for seat in range(3)] == [False, True, False]
    lent = party.passed(0, "normal")
    assert lent.may_have_hints(1) and lent.people == (0, 1), "who lends his seat still sits at the table"
    game = opened(tmp_path, ANNA, BEN, MIRA, hints=(1,))
    game.session.start()
    game.session.close()
    assert game.save is not None
    again = open_saved(game.save)
    assert again.session.table.hints == (1,)
    again.session.close()


def test_a_save_keeps_each_hint_and_the_count_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    game = opened(tmp_path, ANNA, BEN, CARA, hints=(0, 1, 2))
    session, noted = game.session, []
    session.noted.connect(noted.extend)
    session.start()
    session.proceed()
    assert session.decision is not None
    seat = session.decision.player
    session.note_hint()
    choose(game)
    session.note_hint()
    other = noted[-1].player
    session.close()
    assert noted == [HintGiven(seat, 1), HintGiven(other, 1 if other != seat else 2)]
    assert game.save is not None
    again = open_saved(game.save)
    assert hints_in(again.past) == noted
    again.session.start()
    again.session.proceed()
    again.session.noted.connect(noted.extend)
    again.session.note_hint()
    assert noted[-1] == HintGiven(other, noted[-2].number + 1)
    again.session.close()


def test_a_hint_stays_given_when_the_choice_before_it_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    game = opened(tmp_path, ANNA, BEN, CARA, hints=(0, 1, 2))
    game.session.start()
    choose(game)
    game.session.note_hint()
    game.session.close()
    assert game.save is not None
    with game.save.open("ab") as file:
        file.write(encode_line(UndoLine(0, 1)))
    loaded = read_save(game.save)
    assert [hint.n for hint in loaded.hints] == [0] and not loaded.records
    again = open_saved(game.save)
    assert len(hints_in(again.past)) == 1
    again.session.close()


def test_it_stays_given_in_a_game_that_is_opened_again_too(qtbot: QtBot, tmp_path: Path) -> None:
    game = opened(tmp_path, ANNA, BEN, CARA, hints=(0, 1, 2))
    game.session.start()
    while not game.session.can_undo:
        choose(game)
    game.session.note_hint()
    game.session.close()
    assert game.save is not None
    session, undone = open_saved(game.save).session, list[Event]()
    session.taken_back.connect(undone.extend)
    session.start()
    assert session.undo() and undone and not hints_in(undone)
    recording = session.recording
    assert recording is not None and len(hints_in(recording.events_between(-1, recording.end))) == 1
    session.close()


def test_lines_that_no_game_has_are_damaged(qtbot: QtBot, tmp_path: Path) -> None:
    game = opened(tmp_path, ANNA, BEN, MIRA)
    game.session.start()
    game.session.close()
    assert game.save is not None
    with game.save.open("ab") as file:
        file.write(encode_line(HintLine(0, 7)))
    assert read_save(game.save).problems and not read_save(game.save).hints
    header = read_save(game.save).header
    assert header.is_possible
    assert not SaveHeader(header.edition, header.seats, header.maps, 1, "", hints=(3,)).is_possible


def test_nothing_but_the_view_leaves_for_the_process(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[HintOrder] = []

    class Noted(Pondering):
        def __init__(self, order: HintOrder) -> None:
            super().__init__(order)
            orders.append(order)

    finds_by(monkeypatch, Noted)
    game = opened(tmp_path, ANNA, MIRA, MIRA)
    game.session.start()
    game.session.proceed()
    seeking = Hinting(game.session)
    seeking.begin()
    assert seeking.is_running
    seeking.stop()
    game.session.close()
    (order,) = orders
    assert order.state.seed == 0 and set(order.state.decks["territory"].draw) == {HIDDEN}
    assert pickle.loads(pickle.dumps(order)) == order


def test_a_position_that_changes_ends_it(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, AtOnce)
    game = opened(tmp_path, ANNA, BEN, CARA)
    found: list[Hint] = []
    seeking = Hinting(game.session)
    seeking.found.connect(found.append)
    game.session.start()
    game.session.proceed()
    seeking.begin()
    choose(game)
    assert not seeking.is_running and AtOnce.open == 0
    qtbot.wait(150)
    assert not found
    seeking.begin()
    qtbot.waitUntil(lambda: bool(found), timeout=30_000)
    assert not seeking.is_running and found[0].player == game.session.decision.player  # type: ignore[union-attr]
    game.session.close()


def test_a_process_that_does_not_start_is_a_fault(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unwilling(AtOnce):
        def __init__(self, order: HintOrder) -> None:
            raise OSError("no more processes")

    monkeypatch.setattr(hinting, "HintProcess", Unwilling)
    game = opened(tmp_path, ANNA, MIRA, MIRA)
    game.session.start()
    game.session.proceed()
    seeking, faults = Hinting(game.session), []
    seeking.failed.connect(faults.append)
    seeking.begin()
    assert len(faults) == 1 and "no more processes" in faults[0].detail and not seeking.is_running
    game.session.close()


def test_a_game_that_is_left_ends_it(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, Pondering)
    game = opened(tmp_path, ANNA, MIRA, MIRA)
    game.session.start()
    game.session.proceed()
    seeking = Hinting(game.session)
    seeking.begin()
    assert AtOnce.open == 1
    game.session.close()
    assert AtOnce.open == 0 and not seeking.is_running
    seeking.begin()
    assert AtOnce.open == 0


@pytest.mark.parametrize("name", ["hint_process", "review_process"])
def test_the_children_do_without_qt(name: str) -> None:
    code = (
        f"import sys, risk_desktop.controller.{name}; print(sorted(n for n in sys.modules if n.startswith('PySide')))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
