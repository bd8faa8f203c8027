"""The list of saved games: good, finished and damaged ones; opening and deleting."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Table
from risk_desktop.editions.common.bidding import BID, TURN_MARKER
from risk_desktop.i18n import set_language, tr
from risk_desktop.storage.saves import thumbnail_path
from risk_desktop.ui.kit import Button, IconButton, Label
from risk_desktop.ui.screens.load.load_screen import DeleteDialog, LoadScreen
from risk_desktop.ui.screens.load.save_cards import ContinueCard, SaveRow
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.words import writing
from tests.ui.support.screen_stage import keep_game, make_context, rehearse, settle, staged, table_of


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    keep_game(folder, "going", table_of(4), 170, "2026-03-03 20:14")
    keep_game(folder, "over", table_of(3, round_limit=10), 100_000, "2026-03-02 10:00")
    keep_game(folder, "setup", table_of(3), 3, "2026-03-01 10:00")
    QImage(48, 27, QImage.Format.Format_RGB32).save(str(thumbnail_path(folder / "going.risk")), "PNG")  # type: ignore[call-overload]
    return folder


def shown(qtbot: QtBot, folder: Path) -> LoadScreen:
    screen = LoadScreen(make_context(folder))
    qtbot.addWidget(screen)
    staged(screen)
    return screen


def rows(screen: LoadScreen) -> dict[str, SaveRow]:
    return {row.summary.path.stem: row for row in screen.findChildren(SaveRow) if row.isVisible()}


def trash_of(screen: LoadScreen, row: SaveRow) -> IconButton:
    return next(b for b in row.parentWidget().findChildren(IconButton) if b.accessibleName() == "Delete")


def look_of(screen: LoadScreen, row: SaveRow) -> IconButton:
    return next(b for b in row.parentWidget().findChildren(IconButton) if b.accessibleName() == "Replay")


def test_games_stand_there_the_latest_first(qtbot: QtBot, saves: Path) -> None:
    screen = shown(qtbot, saves)
    found = rows(screen)
    assert set(found) == {"going", "over", "setup"}
    assert sorted(found, key=lambda name: found[name].mapTo(screen, found[name].pos()).y()) == [
        "going",
        "over",
        "setup",
    ]
    assert "to move" in found["going"].accessibleName() and "Mira" in found["going"].accessibleName()
    assert "won by" in found["over"].accessibleName()
    assert "setting up" in found["setup"].accessibleName()


def test_while_the_turn_order_is_open_nobody_has_the_turn_and_nobody_is_said_to_bid(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = Table("godstorm", usual_seats(3), {}, ("ancient_earth", "underworld"), 6)
    rehearsal = rehearse(table)
    while (asked := rehearsal.step()) is not None and (asked.kind != BID or rehearsal.game.state.round != 2):
        pass
    keep_game(tmp_path, "bids", table, rehearsal.choices)
    keep_game(tmp_path, "more bids", table, rehearsal.choices + 1)
    while (asked := rehearsal.step()) is not None and asked.kind != TURN_MARKER:
        pass
    keep_game(tmp_path, "places", table, rehearsal.choices)
    screen = shown(qtbot, tmp_path)
    found = rows(screen)
    assert set(found) == {"bids", "more bids", "places"}
    for row in found.values():
        for told in (row.accessibleName(), ContinueCard(row.summary, None).accessibleName()):
            assert "epoch 2" in told and "settling the turn order" in told
            assert "to move" not in told and " bid " not in told


@pytest.mark.parametrize("name", ["going", "over", "setup"])
def test_a_click_opens_a_game(qtbot: QtBot, saves: Path, name: str) -> None:
    screen = shown(qtbot, saves)
    with qtbot.waitSignal(screen.open_save, timeout=1000) as caught:
        qtbot.mouseClick(rows(screen)[name], Qt.MouseButton.LeftButton)
    assert caught.args == [saves / f"{name}.risk"]


def test_enter_opens_the_game_in_focus(qtbot: QtBot, saves: Path) -> None:
    screen = shown(qtbot, saves)
    row = rows(screen)["over"]
    row.setFocus()
    with qtbot.waitSignal(screen.open_save, timeout=1000):
        qtbot.keyClick(row, Qt.Key.Key_Return)


def test_a_damaged_file_says_why_and_can_only_be_deleted(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "broken.risk").write_text("this is no game\n")
    (tmp_path / "empty.risk").write_bytes(b"")
    screen = shown(qtbot, tmp_path)
    found = rows(screen)
    assert set(found) == {"broken", "empty"}
    opened: list[object] = []
    screen.open_save.connect(opened.append)
    for name, row in found.items():
        assert not row.isEnabled() and f"{name}.risk" in row.accessibleName()
        assert len(row.accessibleName()) > len(f"{name}.risk. ")
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert opened == []
    assert trash_of(screen, found["broken"]).isEnabled()
    assert not look_of(screen, found["broken"]).isEnabled()


def test_every_save_that_can_be_read_can_be_looked_at_again(qtbot: QtBot, saves: Path) -> None:
    screen = shown(qtbot, saves)
    wanted: list[Path] = []
    screen.replay_save.connect(wanted.append)
    for name in ("over", "going", "setup"):
        qtbot.mouseClick(look_of(screen, rows(screen)[name]), Qt.MouseButton.LeftButton)
    assert [path.stem for path in wanted] == ["over", "going", "setup"]


def test_deleting_asks_first(qtbot: QtBot, saves: Path) -> None:
    screen = shown(qtbot, saves)
    qtbot.mouseClick(trash_of(screen, rows(screen)["going"]), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(DeleteDialog)
    assert dialog is not None and dialog.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert (saves / "going.risk").exists() and set(rows(screen)) == {"going", "over", "setup"}


def test_a_deleted_game_and_its_picture_are_gone(qtbot: QtBot, saves: Path) -> None:
    screen = shown(qtbot, saves)
    qtbot.mouseClick(trash_of(screen, rows(screen)["going"]), Qt.MouseButton.LeftButton)
    dialog = screen.findChild(DeleteDialog)
    assert dialog is not None
    remove = next(b for b in dialog.findChildren(Button) if b.kind == "danger")
    qtbot.mouseClick(remove, Qt.MouseButton.LeftButton)
    settle()
    assert set(rows(screen)) == {"over", "setup"}
    assert not (saves / "going.risk").exists() and not thumbnail_path(saves / "going.risk").exists()


@pytest.mark.parametrize(
    ("code", "words"), [("en", "dice to come"), ("nl", "worpen"), ("de", "Würfe"), ("sv", "tärning")]
)
def test_it_is_said_that_saves_can_be_read(qtbot: QtBot, tmp_path: Path, code: str, words: str) -> None:
    context = make_context(tmp_path)
    set_language(code)
    try:
        screen = LoadScreen(context)
        qtbot.addWidget(screen)
        assert any(words in label.text() for label in screen.findChildren(Label))
    finally:
        set_language("en")


def test_an_empty_list_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    screen = shown(qtbot, tmp_path / "nowhere")
    assert rows(screen) == {}
    assert any("No saved games yet" in label.text() for label in screen.findChildren(Label))
    with qtbot.waitSignal(screen.back, timeout=1000):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_a_save_that_cannot_be_deleted_is_told(qtbot, tmp_path, monkeypatch):
    from datetime import UTC, datetime

    from risk_desktop.storage.listing import SaveSummary
    from risk_desktop.ui.screens.load import load_screen

    def refuse(path):
        raise PermissionError(13, "Permission denied")

    window = load_screen.QWidget()
    qtbot.addWidget(window)
    dialog = load_screen.DeleteDialog(window, SaveSummary(tmp_path / "a.risk", datetime.now(UTC)))
    monkeypatch.setattr(load_screen, "delete_save", refuse)
    remove = next(each for each in dialog.findChildren(Button) if each.text() == tr("common.delete"))
    remove.click()
    assert any("Check the rights of the file" in label.text() for label in dialog.findChildren(Label))


@pytest.mark.parametrize(
    ("system", "code", "shown"), [("en_GB", "en", "en_GB"), ("en_GB", "de", "de_DE"), ("C", "en", "en_US")]
)
def test_dates_are_written_as_in_ones_country(system: str, code: str, shown: str) -> None:
    assert writing(QLocale(system), code).name() == shown
