"""No words are cut and nothing overlaps, with the longest words and the largest text in the smallest usual window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller.catching_up import CatchingUp
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import MoveIn, Place
from risk_desktop.puzzles.judge import Mistake, Verdict
from risk_desktop.puzzles.loader import GROUPS, puzzles_of
from risk_desktop.puzzles.progress import RANK
from risk_desktop.review.report import Estimate, Motive
from risk_desktop.storage.boards import find_maps
from risk_desktop.storage.listing import latest_unfinished
from risk_desktop.ui import theme
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.gallery.sample_games import PERSON, keep_sample_games
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.kit import ListRow
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.puzzle.dialogs import JudgingDialog, VerdictDialog
from risk_desktop.ui.puzzle.words import task_words
from risk_desktop.ui.screens.load.load_screen import DeleteDialog, LoadScreen
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.profile.profile_screen import ProfileScreen
from risk_desktop.ui.screens.puzzles.puzzles_screen import PuzzlesScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.settings_dialog import SettingsDialog
from tests.ui.support.fitting import misfits
from tests.ui.support.screen_stage import keep_game, make_context, settle, staged, table_of, win_screen

LOOKS = [
    ((1280, 720), "de", 200),
    ((1280, 720), "nl", 150),
    ((1280, 720), "sv", 100),
    ((1600, 900), "de", 125),
    ((1024, 640), "de", 200),
    ((1920, 1080), "en", 100),
]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    i18n.set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))
    MOTION.reduced = False


def first(context: AppContext) -> QWidget:
    return FirstScreen(context)


def first_with_game(context: AppContext) -> QWidget:
    keep_game(context.saves, "one", table_of(6), 180)
    screen = FirstScreen(context)
    screen.set_continue(latest_unfinished(context.saves), None)
    return screen


def new_game(context: AppContext) -> QWidget:
    return NewGameScreen(context)


def load(context: AppContext) -> QWidget:
    keep_game(context.saves, "one", table_of(6), 180)
    (context.saves / "broken.risk").write_text("nothing")
    return LoadScreen(context)


def load_nothing(context: AppContext) -> QWidget:
    return LoadScreen(context)


def delete(context: AppContext) -> QWidget:
    keep_game(context.saves, "one", table_of(3), 20)
    screen = LoadScreen(context)
    summary = latest_unfinished(context.saves)
    assert summary is not None
    DeleteDialog(screen, summary).open()
    return screen


def game_menu(context: AppContext) -> QWidget:
    screen = QWidget()
    GameMenu(screen).open()
    return screen


def house_rules(context: AppContext) -> QWidget:
    screen = QWidget()
    HouseRulesDialog(screen, EDITIONS["world"].options, {}).open()
    return screen


def settings(context: AppContext) -> QWidget:
    screen = QWidget()
    SettingsDialog(screen, context).open()
    return screen


def end(context: AppContext) -> QWidget:
    return win_screen(context, table_of(6, seed=2, round_limit=10))


def profile(context: AppContext) -> QWidget:
    keep_sample_games(context.saves)
    return ProfileScreen(context, CatchingUp(context.saves), PERSON)


def profile_of_nobody(context: AppContext) -> QWidget:
    return ProfileScreen(context, CatchingUp(context.saves))


def puzzles(context: AppContext) -> QWidget:
    groups = {group: puzzles_of(group) for group in GROUPS}
    for result, puzzle in zip(RANK, groups["classic"], strict=False):
        context.puzzles.add(PERSON, puzzle.id, result)
    return PuzzlesScreen(groups, context.puzzles, PERSON)


def verdict(context: AppContext) -> QWidget:
    names = Names(table_of(4), find_maps(("earth",)))
    motives = (Motive("keeps", region=3), Motive("stack", amount=5), Motive("safety", chance=0.21))
    worst = Mistake(
        0, "reinforce", Place(((9, 4), (12, 3))), Place(((21, 4), (38, 3))), Estimate(0.094, 0.012), motives
    )
    why = (Motive("onward", territory=38), Motive("armies", amount=90), Motive("safety", chance=0.21))
    move = Mistake(1, "occupy", MoveIn(3), MoveIn(59), Estimate(0.32, 0.012), why, (21, 38))
    screen = QWidget()
    VerdictDialog(
        screen,
        task_words(puzzles_of("classic")[0]),
        Verdict("missed", Estimate(0.3, 0.02), 7, (worst, move, worst, worst, worst), True),
        names,
        has_next=True,
    ).open()
    return screen


def judging(context: AppContext) -> QWidget:
    screen = QWidget()
    JudgingDialog(screen, task_words(puzzles_of("classic")[0])).open()
    return screen


SCREENS = (
    puzzles,
    verdict,
    judging,
    profile,
    profile_of_nobody,
    first,
    first_with_game,
    new_game,
    load,
    load_nothing,
    delete,
    house_rules,
    settings,
    game_menu,
    end,
)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("make", SCREENS, ids=lambda make: make.__name__)
def test_everything_fits(
    qtbot: QtBot, tmp_path: Path, make: Callable[[AppContext], QWidget], look: tuple[tuple[int, int], str, int]
) -> None:
    size, language, scale = look
    screen = make(make_context(tmp_path, size, language=language, text_scale=scale))
    qtbot.addWidget(screen)
    staged(screen, size)
    assert misfits(screen) == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_rows_of_the_menu_show_their_keys(qtbot: QtBot, tmp_path: Path, look: tuple[tuple[int, int], str, int]) -> None:
    size, language, scale = look
    make_context(tmp_path, size, language=language, text_scale=scale)
    screen = QWidget()
    qtbot.addWidget(screen)
    staged(screen, size)
    GameMenu(screen).open()
    settle()
    rows = [row for row in screen.findChildren(ListRow) if not row.visibleRegion().isEmpty()]
    assert rows
    assert [row.visibleRegion().boundingRect().width() for row in rows] == [row.width() for row in rows]


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
def test_all_of_the_menu_shows_under_a_title_bar(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    make_context(tmp_path, (1280, 701), language=language)
    screen = QWidget()
    qtbot.addWidget(screen)
    staged(screen, (1280, 701))
    GameMenu(screen).open()
    settle()
    rows = screen.findChildren(ListRow)
    assert [row.visibleRegion().boundingRect() for row in rows] == [row.rect() for row in rows]


def test_misfits_are_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    words = QLabel("far too many words for so little room", window)
    words.setGeometry(10, 10, 40, 30)
    button = QPushButton("over it", window)
    button.setGeometry(QRect(QPoint(20, 10), button.sizeHint()))
    beyond = QPushButton("beyond the edge", window)
    beyond.setGeometry(QRect(QPoint(290, 100), beyond.sizeHint()))
    staged(window, (300, 200))
    kinds = [line.split(":")[0] for line in misfits(window)]
    assert kinds == ["cut", "outside", "overlap"]
