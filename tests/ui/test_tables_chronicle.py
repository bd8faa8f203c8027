"""The chronicle: newest first, lines that grow, one player only, and where a line happened."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine import events as ev
from risk_desktop.ui.names import Names
from risk_desktop.ui.tables.chronicle import KEEP, Chronicle
from risk_desktop.ui.tables.narration import Line, Narrator
from tests.ui.play_table import earth, number

SEATS = (Seat("Anna", "human", 0), Seat("Ben", "human", 1), Seat("Mira", "hard", 2))


@pytest.fixture
def chronicle(qtbot: QtBot) -> Chronicle:
    panel = Chronicle()
    qtbot.addWidget(panel)
    panel.set_names(Names(Table("world", SEATS), [earth()]))
    panel.resize(264, 360)
    panel.show()
    return panel


def test_newest_first_and_no_more_than_it_keeps(chronicle: Chronicle) -> None:
    chronicle.add(Line(0, f"line {count}") for count in range(KEEP + 5))
    assert [line.title for line in chronicle.lines()[:2]] == [f"line {KEEP + 4}", f"line {KEEP + 3}"]
    assert len(chronicle.lines()) == KEEP


def test_a_fight_is_one_line_that_grows(chronicle: Chronicle) -> None:
    narrator = Narrator(Names(Table("world", SEATS), [earth()]))
    ends = number("north_africa"), number("brazil")
    fight: list[ev.Event] = [ev.AttackDeclared(0, 1, *ends, 3), ev.ArmiesLost(1, ends[1], 2)]
    chronicle.add(narrator.lines(fight, 0))
    chronicle.add(narrator.lines([*fight, ev.TerritoryConquered(0, 1, *ends, 3)], 0))
    assert len(chronicle.lines()) == 1
    assert "4" in chronicle.lines()[0].detail
    assert chronicle.accessibleDescription().startswith(chronicle.lines()[0].title)


def test_one_player_only(chronicle: Chronicle) -> None:
    chronicle.add([Line(0, "a"), Line(1, "b"), Line(0, "c")])
    chronicle.set_filter(0)
    assert [line.title for line in chronicle.lines()] == ["c", "a"]
    chronicle.add([Line(1, "d")])
    assert [line.title for line in chronicle.lines()] == ["c", "a"]
    chronicle.set_filter(None)
    assert [line.title for line in chronicle.lines()] == ["d", "c", "b", "a"]


def test_a_click_tells_where_it_happened(qtbot: QtBot, chronicle: Chronicle) -> None:
    chronicle.add([Line(0, "nowhere"), Line(0, "there", "", (3, 5))])
    with qtbot.waitSignal(chronicle.line_clicked) as told:
        chronicle._rows.clicked.emit(chronicle.lines()[0])
    assert told.args == [(3, 5)]
    with qtbot.assertNotEmitted(chronicle.line_clicked):
        chronicle._rows.clicked.emit(chronicle.lines()[1])


def test_a_card_is_named_to_its_owner_only() -> None:
    drawn = ev.CardDrawn(0, "territory", number("japan"))
    narrator = Narrator(Names(Table("world", SEATS), [earth()]))
    to_owner, to_all = (narrator.lines([drawn], viewer)[0] for viewer in (0, -1))
    assert to_owner.detail == "Japan"
    assert "Japan" not in f"{to_all.title} {to_all.detail}"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_lines_in_every_language(language: str) -> None:
    i18n.set_language(language)
    narrator = Narrator(Names(Table("world", SEATS), [earth()]))
    placed = ev.ArmiesPlaced(0, ((number("brazil"), 3),))
    lines = narrator.lines([ev.TurnStarted(0, 3), placed, ev.RegionCompleted(1, 1), ev.PlayerEliminated(2, 0)], -1)
    i18n.set_language("en")
    words = " ".join(f"{line.title} {line.detail}" for line in lines)
    assert "chronicle." not in words and "{" not in words
    assert {line.round for line in lines} == {3}
