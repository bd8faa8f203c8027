"""The end of a game that is won by points."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import LANGUAGES
from risk_desktop.ui.game.players import score_sheet
from risk_desktop.ui.game.players.score_sheet import ScoreTable
from risk_desktop.ui.kit import Label, Panel, ScrollArea
from risk_desktop.ui.screens.backdrop import board_picture
from risk_desktop.ui.screens.result.win_screen import RankRow, WinScreen
from tests.e2e.looking import cut_words
from tests.ui.support.screen_stage import make_context, staged, win_screen

NAMES = ("Anna", "Ben", "Mira")


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> WinScreen:
    return end_of("ad2210", NAMES, {"years": 3}, qtbot, tmp_path)


def end_of(
    edition: str,
    names: Sequence[str],
    options: dict[str, int],
    qtbot: QtBot,
    folder: Path,
    language: str = "en",
    gave_up: int | None = None,
) -> WinScreen:
    """Return the end of a game between opponents, in a window of 1280 x 720 px."""
    seats = tuple(Seat(name, "easy", number) for number, name in enumerate(names))
    table = Table(edition, seats, options, boards=EDITIONS[edition].boards, seed=4)
    context = make_context(folder, language=language)
    context.set_game_theme("", table.edition)
    screen = win_screen(context, table, gave_up)
    qtbot.addWidget(screen)
    staged(screen)
    return screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "options"), [("ad2210", {"years": 3}), ("godstorm", {"epochs": 3})])
def test_all_of_it_is_seen_at_once_in_every_language(
    qtbot: QtBot, tmp_path: Path, edition: str, options: dict[str, int], language: str
) -> None:
    screen = end_of(edition, (*NAMES, "Cassius", "Octavia"), options, qtbot, tmp_path, language)
    area = screen.findChild(ScrollArea)
    assert area is not None and area.verticalScrollBar().maximum() == 0
    assert list(cut_words(screen)) == []
    for panel in screen.findChildren(Panel):
        inside = QRect(panel.mapTo(screen, QPoint(0, 0)), panel.size())
        assert screen.rect().contains(inside)
        for child in panel.findChildren(QWidget):
            if child.isVisible():
                corner = QRect(child.mapTo(screen, QPoint(0, 0)), child.size())
                assert inside.adjusted(-1, -1, 1, 1).contains(corner), child


def test_what_breaks_a_tie_has_its_columns(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = end_of("godstorm", NAMES, {"epochs": 3}, qtbot, tmp_path)
    table = screen.findChild(ScoreTable)
    assert table is not None
    painted: list[str] = []
    monkeypatch.setattr(score_sheet, "draw_text", lambda painter, rect, words, *more, **ways: painted.append(words))
    table.grab()
    heads = ["Territories", "Continents", "Fields and relics", "Points", "Faith", "Temples", "Gods", "Armies"]
    assert painted[:8] == heads
    first = table.rows[0]
    assert first.more and [str(n) for n in first.more] == [words for words in painted[8:] if words.isdigit()][3:5]


def test_behind_the_end_lies_the_board_of_the_game(qtbot: QtBot, tmp_path: Path, screen: WinScreen) -> None:
    other = end_of("godstorm", NAMES, {"epochs": 3}, qtbot, tmp_path)
    for each in (screen, other):
        each.prepare()
    first = tuple(name for name in (EDITIONS["ad2210"].boards[0], EDITIONS["godstorm"].boards[0]))
    assert (screen.board.id, other.board.id) == first
    size = QSize(120, 75)
    pictures = [board_picture(size, each.board) for each in (screen, other)]
    assert pictures[0] != pictures[1] and board_picture(size) not in pictures
    assert other.picture.toImage() == shown_blurred(board_picture(other.picture_size(), other.board))


def shown_blurred(image: QImage) -> QImage:
    """Return a picture as it lies behind a veiled screen."""
    ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(image.scaled(48, 30, *ways)).toImage()


def test_the_points_decide_the_ranking_and_are_told(screen: WinScreen) -> None:
    assert screen.reason == "score"
    table = screen.findChild(ScoreTable)
    assert table is not None
    assert [row.seat for row in table.rows if row.alive] == screen.ranking()[: sum(row.alive for row in table.rows)]
    best = max(row.rank for row in table.rows if row.alive)
    assert tuple(sorted(row.seat for row in table.rows if row.alive and row.rank == best)) == screen.winners
    totals = {row.name: row.total for row in table.rows if row.alive}
    for row in screen.findChildren(RankRow):
        name = row.accessibleName().split(". ", 1)[1].split(",")[0]
        if name in totals:
            assert f"{totals[name]} point" in row.accessibleName()


@pytest.mark.parametrize(("edition", "options"), [("ad2210", {"years": 3}), ("godstorm", {"epochs": 3})])
def test_who_gave_up_is_last_however_many_points_he_has(
    qtbot: QtBot, tmp_path: Path, edition: str, options: dict[str, int]
) -> None:
    second = end_of(edition, NAMES, options, qtbot, tmp_path).ranking()[1]
    screen = end_of(edition, NAMES, options, qtbot, tmp_path, gave_up=second)
    assert screen.ranking()[-1] == second and screen.ranking()[0] in screen.winners
    table = screen.findChild(ScoreTable)
    assert table is not None and [row.seat for row in table.rows] == screen.ranking()
    assert table.rows[-1].rank > table.rows[-2].rank
    assert screen.findChildren(RankRow)[-1].accessibleName().startswith(f"3. {NAMES[second]}, Has given up")


def test_headline_and_years_are_those_of_the_game(screen: WinScreen) -> None:
    words = [label.text() for label in screen.findChildren(Label)]
    assert any("by points" in each or "share the victory" in each for each in words)
    assert any("2210 A.D." in each and "3 years" in each for each in words)
