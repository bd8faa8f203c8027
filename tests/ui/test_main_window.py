"""The one window: ways between its screens, games begun and gone on with, trouble, a second start, its place."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller import session as session_module
from risk_desktop.controller.rehearsal import defend_only
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.engine.choices import Claim
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.listing import latest_unfinished, list_saves
from risk_desktop.storage.saves import SaveWriter, thumbnail_path
from risk_desktop.storage.settings import Settings, WindowPlace, load_settings
from risk_desktop.ui.context import Context
from risk_desktop.ui.crash import CrashReporter
from risk_desktop.ui.instance import SingleInstance
from risk_desktop.ui.kit import Button, Combo, Dialog, Label
from risk_desktop.ui.main_window import MainWindow
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.screens.first import FirstScreen
from risk_desktop.ui.screens.load import LoadScreen, SaveRow
from risk_desktop.ui.screens.new_game import NewGameScreen
from risk_desktop.ui.screens.settings import SettingsDialog
from risk_desktop.ui.screens.win import WinScreen
from tests.ui.screen_stage import keep_game, make_context, settle, table_of


@pytest.fixture(autouse=True)
def no_other_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Nobody's folders are touched, and opponents think in this process (and for ever)."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setattr(session_module, "Thinker", defend_only)
    yield
    MOTION.reduced = False
    MOTION.set_speed("normal")
    i18n.set_language("en")


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path / "saves", ai_speed="instant")


@pytest.fixture
def window(qtbot: QtBot, context: Context) -> Iterator[MainWindow]:
    window = opened(qtbot, context)
    yield window
    window.close()


def opened(qtbot: QtBot, context: Context) -> MainWindow:
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    settle()
    return window


def screen(window: MainWindow) -> QWidget:
    settle()
    shown = window._stack.currentWidget()
    assert shown is not None and window._stack.count() == 1
    return shown


def come_to(qtbot: QtBot, window: MainWindow, kind: type[QWidget]) -> None:
    """Wait until a screen of this kind shows: a button pressed by its key takes a moment to go down."""
    qtbot.waitUntil(lambda: isinstance(window._stack.currentWidget(), kind))
    assert isinstance(screen(window), kind)


def people(count: int = 3, **options: int) -> Table:
    """Return a table with persons only, so that it is always a person's turn."""
    table = table_of(count, **options)
    return msgspec.structs.replace(table, seats=tuple(msgspec.structs.replace(s, kind=HUMAN) for s in table.seats))


def claim(window: MainWindow, number: int) -> None:
    """Claim so many free territories, each for whoever is asked."""
    assert window.playing is not None
    settle()
    session = window.playing.session
    for _ in range(number):
        decision = session.decision
        assert decision is not None
        free = next(t for t, owner in enumerate(session.game.state.owner) if owner < 0)
        assert session.answer(Claim(free)) is None
        shown_by = time.monotonic() + 5
        while not session._shown:
            assert time.monotonic() < shown_by, "the claim is shown for ever"
            settle()
        settle()
        for dialog in window.findChildren(Dialog):
            dialog.dismiss()
        settle()


# --- ways between the screens


def test_first_screen_new_game_and_back(qtbot: QtBot, window: MainWindow) -> None:
    assert isinstance(screen(window), FirstScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, NewGameScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)


def test_load_and_back(qtbot: QtBot, context: Context) -> None:
    keep_game(context.saves, "one", table_of(3), 150)
    window = opened(qtbot, context)
    qtbot.keyClick(screen(window), "L")
    come_to(qtbot, window, LoadScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)


def test_settings_open_over_the_first_screen_and_change_its_language(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(screen(window), "S")
    qtbot.waitUntil(lambda: window.findChild(SettingsDialog) is not None)
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None and dialog.isVisible()
    combo = next(c for c in dialog.findChildren(Combo) if c.accessibleName() == "Language")
    combo.set_value("de")
    combo.chosen.emit("de")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    def words() -> set[str]:
        return {b.text() for b in screen(window).findChildren(Button)}

    qtbot.waitUntil(lambda: "Neues Spiel" in words() and "New game" not in words())


def test_quit_closes_the_window(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(screen(window), "Q")
    qtbot.waitUntil(lambda: not window.isVisible())


# --- games


def test_a_started_game_can_be_left_and_gone_on_with(qtbot: QtBot, window: MainWindow, context: Context) -> None:
    window.start(people())
    assert isinstance(screen(window), PlayScreen) and window.playing is not None
    claim(window, 7)
    before = state_hash(window.playing.session.game.state)
    screen(window).left.emit()  # type: ignore[attr-defined]
    assert isinstance(screen(window), FirstScreen) and window.playing is None
    assert len(list_saves(context.saves)) == 1
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert state_hash(window.playing.session.game.state) == before
    claim(window, 1)
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 8


def test_a_game_in_which_nobody_chose_anything_leaves_no_save(window: MainWindow, context: Context) -> None:
    window.start(people())
    settle()
    window.show_first()
    assert list_saves(context.saves) == []


def test_every_game_gets_its_own_dice(window: MainWindow) -> None:
    table = msgspec.structs.replace(people(), seed=0)
    seeds = set()
    for _ in range(2):
        window.start(table)
        assert window.playing is not None
        seeds.add(window.playing.session.table.seed)
    assert len(seeds) == 2 and 0 not in seeds


def test_a_picture_of_the_table_is_kept_beside_the_save(window: MainWindow, context: Context) -> None:
    window.start(people())
    claim(window, 1)
    picture = QImage(48, 27, QImage.Format.Format_RGB32)
    picture.fill(QColor("teal"))
    screen(window).pictured.emit(picture)  # type: ignore[attr-defined]
    window._pictures.finish()
    path = window.save_path()
    assert path is not None
    assert QImage(str(thumbnail_path(path))).size() == QSize(480, 270)


def test_closing_keeps_the_game(qtbot: QtBot, context: Context) -> None:
    window = opened(qtbot, context)
    window.start(people())
    claim(window, 3)
    window.close()
    assert window.playing is None
    summary = latest_unfinished(context.saves)
    assert summary is not None
    again = opened(qtbot, context)
    again.continue_last()
    assert again.playing is not None
    assert sum(owner >= 0 for owner in again.playing.session.game.state.owner) == 3
    again.close()


def test_a_finished_save_is_looked_at_and_stays_as_it_is(qtbot: QtBot, context: Context) -> None:
    path = keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)
    before = path.read_bytes()
    window = opened(qtbot, context)
    window.open(path)
    come_to(qtbot, window, WinScreen)
    window.close()
    assert path.read_bytes() == before


def test_a_language_for_one_run_is_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    context = Context(Settings(language="nl", muted=True), tmp_path, spoken="de")
    assert i18n.language() == "de"
    context.save()
    assert load_settings().settings.language == "nl" and i18n.language() == "de"
    context.settings.language = "sv"
    context.save()
    assert i18n.language() == "sv"


def test_a_finished_save_opens_at_its_end_and_a_rematch_starts(qtbot: QtBot, context: Context) -> None:
    keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)
    window = opened(qtbot, context)
    window.show_load()
    qtbot.mouseClick(screen(window).findChildren(SaveRow)[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window._stack.currentWidget(), WinScreen))
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert dict(window.playing.session.table.options) == {"round_limit": 10}
    assert window.playing.session.game.state.round == 0
    window.close()


# --- trouble


@pytest.mark.parametrize("content", ["this is no game\n", ""])
def test_a_save_that_can_not_be_opened_is_told(window: MainWindow, tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.risk"
    path.write_text(content)
    window.open(path)
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and dialog.accessibleName() == "This game can't be opened"
    assert all("Traceback" not in label.text() for label in dialog.findChildren(Label))


def test_a_missing_save_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.open(tmp_path / "gone.risk")
    assert isinstance(screen(window), FirstScreen) and window.findChild(Dialog) is not None


def test_a_folder_that_can_not_be_written_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    window = opened(qtbot, make_context(tmp_path / "file" / "saves"))
    window.start(people())
    assert isinstance(screen(window), FirstScreen) and window.findChild(Dialog) is not None


def test_a_save_without_its_end_goes_on_and_is_told(qtbot: QtBot, context: Context) -> None:
    path = keep_game(context.saves, "hurt", table_of(3), 160)
    lines = path.read_bytes().split(b"\n")
    lines[-6] = lines[-6].replace(b'"choice"', b'"chance"').replace(b"1", b"2")
    path.write_bytes(b"\n".join(lines))
    window = opened(qtbot, context)
    window.open(path)
    assert isinstance(screen(window), PlayScreen)
    assert any("damaged" in label.text() for label in window.findChildren(QLabel))
    assert path.with_name(path.name + ".damaged").exists()
    window.close()


def test_a_crash_is_reported_and_the_game_goes_on_from_its_save(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.start(people())
    claim(window, 4)
    reporter = CrashReporter(tmp_path, window.save_path)
    reporter.connect_to(window.report_crash)
    try:
        raise RuntimeError("a slip")
    except RuntimeError as error:
        reporter._hook(RuntimeError, error, error.__traceback__)
    settle()
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and dialog.accessibleName() == "Something went wrong"
    (report,) = tmp_path.glob("report-*.txt")
    told = report.read_text(encoding="utf-8")
    assert "RuntimeError: a slip" in told and "save: " in told and ".risk" in told
    assert any(report.name in label.text() for label in dialog.findChildren(Label))
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 4


def test_faults_that_come_together_are_told_once_and_the_right_game_goes_on(
    qtbot: QtBot, window: MainWindow, context: Context, tmp_path: Path
) -> None:
    window.start(people())
    claim(window, 2)
    save = window.save_path()
    keep_game(context.saves, "written_later", people(), 10)
    for _ in range(3):
        window.report_crash(tmp_path / "report.txt")
    settle()
    (dialog,) = window.findChildren(Dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.save_path() == save
    window.report_crash(tmp_path / "report.txt")
    assert isinstance(screen(window), FirstScreen)
    qtbot.waitUntil(lambda: len(window.findChildren(Dialog)) == 1)


def test_a_board_that_is_gone_is_told(window: MainWindow) -> None:
    window.start(msgspec.structs.replace(people(), boards=("sunken",)))
    assert isinstance(screen(window), FirstScreen)
    dialog = window.findChild(Dialog)
    assert dialog is not None and any("sunken" in label.text() for label in dialog.findChildren(Label))


def test_a_disk_that_is_full_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(writer: SaveWriter, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    window.start(people())
    monkeypatch.setattr(SaveWriter, "_append", full)
    claim(window, 1)
    assert any("No space left" in label.text() for label in window.findChildren(QLabel))


# --- a second start


def test_a_second_start_asks_the_first(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    save = keep_game(tmp_path / "elsewhere", "asked", people(), 10)
    first, second = SingleInstance(tmp_path / "state"), SingleInstance(tmp_path / "state")
    first.asked.connect(window.bring_to_front)
    assert first.take() and not second.take()
    with qtbot.waitSignal(first.asked, timeout=5000) as caught:
        second.ask_other(str(save))
    assert caught.args == [str(save)]
    assert isinstance(screen(window), PlayScreen) and window.save_path() == save
    first.release()
    assert second.take()
    second.release()


def test_a_second_start_without_a_save_only_brings_the_window_to_the_front(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    first, second = SingleInstance(tmp_path / "state"), SingleInstance(tmp_path / "state")
    first.asked.connect(window.bring_to_front)
    assert first.take()
    window.setWindowState(Qt.WindowState.WindowMinimized)
    with qtbot.waitSignal(first.asked, timeout=5000) as caught:
        second.ask_other()
    assert caught.args == [""]
    assert isinstance(screen(window), FirstScreen)
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    first.release()


# --- the window itself


def test_its_place_is_remembered(qtbot: QtBot, context: Context) -> None:
    window = opened(qtbot, context)
    window.setGeometry(30, 40, 1100, 660)
    settle()
    window.close()
    place = load_settings().settings.window
    assert (place.x, place.y, place.width, place.height) == (30, 40, 1100, 660)
    context.settings.window = place
    again = opened(qtbot, context)
    assert again.geometry() == window.geometry()
    again.close()


def test_a_place_on_a_screen_that_is_gone_is_forgotten(qtbot: QtBot, context: Context) -> None:
    context.settings.window = WindowPlace(90_000, 90_000, 1100, 700)
    window = opened(qtbot, context)
    assert window.geometry().x() < 10_000
    window.close()


def test_f11_fills_the_screen_and_back(qtbot: QtBot, window: MainWindow) -> None:
    for full in (True, False):
        qtbot.keyClick(window, Qt.Key.Key_F11)
        settle()
        assert bool(window.windowState() & Qt.WindowState.WindowFullScreen) is full
