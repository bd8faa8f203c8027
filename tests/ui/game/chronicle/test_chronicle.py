"""The chronicle: lines that grow, the filter, keys and clicks, and what a screen reader hears."""

from __future__ import annotations

import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QPixmap
from pytestqt.qtbot import QtBot

from risk_desktop.engine import events as ev
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui import kit, theme
from risk_desktop.ui.art.drawing import lean_copy
from risk_desktop.ui.game.chronicle import line_list
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.chronicle.line_list import KEEP, LineModel
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from tests.ui.support.classic_table import settle
from tests.ui.support.tables_stage import NAMES, NUMBER

pytestmark = pytest.mark.window


@pytest.fixture
def panel(qtbot: QtBot, qapp: object) -> Iterator[Chronicle]:
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))
    kit.install_style(qapp)
    chronicle = Chronicle(NAMES)
    qtbot.addWidget(chronicle)
    chronicle.resize(264, 360)
    chronicle.show()
    yield chronicle
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def shown(panel: Chronicle) -> list[str]:
    return [line.title for line in panel.lines()]


def height_of(panel: Chronicle, row: int) -> int:
    return panel.rows.visualRect(panel.rows.model().index(row, 0)).height()


def spoken(panel: Chronicle, row: int) -> str:
    """Return what a screen reader says of a row."""
    return QAccessible.queryAccessibleInterface(panel.rows).child(row).text(QAccessible.Text.Name)


def test_the_newest_line_stands_first(panel: Chronicle) -> None:
    panel.add([LogLine(0, "one"), LogLine(1, "two")])
    panel.add([LogLine(2, "three")])
    assert shown(panel) == ["three", "two", "one"]


def test_a_line_with_a_known_key_takes_the_place_of_the_old_one(panel: Chronicle) -> None:
    panel.add([LogLine(0, "attacks", key="siege-1"), LogLine(1, "other")])
    panel.add([LogLine(0, "takes", key="siege-1")])
    assert shown(panel) == ["other", "takes"]


def test_a_fight_is_one_line_that_grows(panel: Chronicle) -> None:
    narrator = Narrator(NAMES)
    ends = NUMBER["north_africa"], NUMBER["brazil"]
    panel.add(narrator.lines([ev.AttackDeclared(0, 1, *ends, 3), ev.ArmiesLost(1, ends[1], 2)], 0))
    panel.add(narrator.lines([ev.ArmiesLost(1, ends[1], 2), ev.TerritoryConquered(0, 1, *ends, 3)], 0))
    assert shown(panel) == ["Anna takes Brazil"]
    assert "beat 4" in panel.lines()[0].detail


def test_land_that_was_dealt_is_nobodys_deed() -> None:
    dealt = [ev.TerritoryClaimed(seat, NUMBER[land], dealt=True) for seat, land in enumerate(("peru", "brazil"))]
    (line,) = Narrator(NAMES).lines(dealt, 0)
    assert line.seat == -1 and line.title == "The territories were dealt"


def test_a_roll_counts_when_its_losses_are_known() -> None:
    narrator = Narrator(NAMES)
    ends = NUMBER["north_africa"], NUMBER["brazil"]
    declared = ev.AttackDeclared(0, 1, *ends, 3)
    told = [narrator.lines([event], 0)[0].detail for event in (declared, ev.ArmiesLost(1, ends[1], 2), declared)]
    assert told == ["", "1 roll · lost 0, beat 2", "1 roll · lost 0, beat 2"]
    assert narrator.lines([ev.ArmiesLost(0, ends[0], 2)], 0)[0].detail == "2 rolls · lost 2, beat 2"


def test_the_filter_shows_one_player(panel: Chronicle) -> None:
    panel.add([LogLine(0, "mine"), LogLine(1, "his"), LogLine(0, "mine too")])
    panel.set_filter(0)
    assert shown(panel) == ["mine too", "mine"]
    panel.set_filter(None)
    assert len(shown(panel)) == 3


def test_a_click_on_a_roundel_filters_and_another_one_shows_all(panel: Chronicle, qtbot: QtBot) -> None:
    panel.add([LogLine(0, "mine"), LogLine(1, "his")])
    viewport = panel.rows.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert panel.filter == 1
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert panel.filter is None


def test_a_click_on_a_line_tells_its_territories(panel: Chronicle, qtbot: QtBot) -> None:
    panel.add([LogLine(0, "here", territories=(3, 4))])
    with qtbot.waitSignal(panel.line_clicked) as told:
        qtbot.mouseClick(panel.rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(90, 10))
    assert told.args == [(3, 4)]
    panel.add([LogLine(0, "nowhere")])
    with qtbot.assertNotEmitted(panel.line_clicked):
        qtbot.mouseClick(panel.rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(90, 10))


def test_keys_choose_a_line_and_say_it(panel: Chronicle, qtbot: QtBot) -> None:
    panel.add([LogLine(0, "first", "detail", (1,)), LogLine(1, "second", "more", (2,))])
    qtbot.keyClick(panel.rows, Qt.Key.Key_Down)
    qtbot.keyClick(panel.rows, Qt.Key.Key_Down)
    assert spoken(panel, panel.rows.currentIndex().row()) == "first. detail"
    with qtbot.waitSignal(panel.line_clicked) as told:
        qtbot.keyClick(panel.rows, Qt.Key.Key_Return)
    assert told.args == [(1,)]


def test_new_lines_are_passed_on_to_be_said(panel: Chronicle, qtbot: QtBot) -> None:
    lines = [LogLine(0, "Anna takes Brazil", "from Octavia"), LogLine(1, "Ben waits")]
    with qtbot.waitSignal(panel.added) as told:
        panel.add(lines)
    assert told.args == [lines]
    panel.set_filter(0)
    assert shown(panel) == ["Anna takes Brazil"]
    assert [line.title for line in panel.all_lines()] == ["Ben waits", "Anna takes Brazil"]


def test_old_lines_are_forgotten(panel: Chronicle) -> None:
    panel.add(LogLine(0, str(number)) for number in range(KEEP + 25))
    assert len(panel.lines()) == KEEP
    assert panel.lines()[0].title == str(KEEP + 24)


def test_sentences_wrap_instead_of_being_cut(panel: Chronicle) -> None:
    panel.add([LogLine(0, "short")])
    one = height_of(panel, 0)
    panel.add([LogLine(0, "a sentence that is far too long for one line of such a narrow panel")])
    assert height_of(panel, 0) > 1.6 * one


def test_only_new_lines_are_measured() -> None:
    parent, measured = QObject(), list[str]()
    model = LineModel(parent)

    def size_of(line: LogLine) -> QSize:
        measured.append(line.title)
        return QSize(200, 20)

    for line in (LogLine(0, "one"), LogLine(0, "two", key="grows"), LogLine(0, "three")):
        model.add(line)
    model.measure(size_of)
    assert measured == ["three", "two", "one"]
    model.add(LogLine(0, "four"))
    model.add(LogLine(0, "two and more", key="grows"))
    model.measure(size_of)
    assert measured[3:] == ["four", "two and more"]
    model.forget_sizes()
    model.measure(size_of)
    assert measured[5:] == ["four", "three", "two and more", "one"]


def test_whoever_scrolled_down_stays_where_he_was(panel: Chronicle) -> None:
    panel.add(LogLine(0, f"line {number}") for number in range(60))
    bar = panel.rows.verticalScrollBar()
    bar.setValue(200)
    from_end = bar.maximum() - bar.value()
    panel.add([LogLine(0, "new")])
    assert bar.maximum() - bar.value() == from_end


def test_all_lines_show_when_the_room_grows_and_needs_no_scroll_bar_any_more(panel: Chronicle) -> None:
    titles = ["The territories were dealt", "Mira deals, and Anna sits next and begins", "Ben draws a secret mission"]
    wide, high = panel.width(), panel.height()
    panel.resize(wide, high - 110)
    panel.add([LogLine(0, title) for title in titles * 3])
    settle()
    bar = panel.rows.verticalScrollBar()
    panel.resize(wide, panel.height() + bar.maximum() + 1)
    panel.add([LogLine(1, "Nobody draws a secret mission")])
    panel.resize(wide, high + bar.maximum())
    settle()
    assert bar.maximum() == 0
    assert 0 < height_of(panel, 0) < height_of(panel, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_words_are_translated(panel: Chronicle, language: str) -> None:
    set_language(language)
    words = Chronicle(NAMES)
    assert words.accessibleName()
    assert "tables." not in words.accessibleName() + words.choose.accessibleName()
    words.deleteLater()


def test_a_line_is_drawn_once_while_it_is_in_sight_and_forgotten_soon(
    panel: Chronicle, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[weakref.ref[QPixmap]] = []

    def drawing(picture: QPixmap) -> QPixmap:
        kept = lean_copy(picture)
        drawn.append(weakref.ref(kept))
        return kept

    monkeypatch.setattr(line_list, "lean_copy", drawing)
    panel.add([LogLine(0, f"early {number}") for number in range(20)])
    panel.rows.viewport().repaint()
    drawn.clear()
    for number in range(40):
        panel.add([LogLine(0, f"line {number}")])
        panel.rows.viewport().repaint()
    assert len(drawn) == 40
    in_sight = panel.rows.viewport().height() / height_of(panel, 0)
    assert in_sight < sum(picture() is not None for picture in drawn) < 2 * in_sight + 2
