"""The page of a profile: its figures are those of the games, whose games they are, and what can be done with them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.catching_up import CatchingUp
from risk_desktop.profile.database import FILE, Database
from risk_desktop.profile.people import load_people
from risk_desktop.storage.saves import review_path
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.gallery.sample_games import PERSON, keep_sample_games, sample_games
from risk_desktop.ui.kit import Button, Dialog, Label
from risk_desktop.ui.screens.profile.person_dialog import ForgetDialog, PersonDialog
from risk_desktop.ui.screens.profile.profile_screen import ProfileScreen, level_words
from tests.profile.games import seats, told
from tests.ui.accessibility.naming import mute, nameless
from tests.ui.support.screen_stage import make_context, settle, staged


@pytest.fixture
def context(tmp_path: Path) -> AppContext:
    context = make_context(tmp_path / "saves")
    keep_sample_games(context.saves)
    return context


def shown(qtbot: QtBot, context: AppContext, person: str = PERSON) -> ProfileScreen:
    screen = ProfileScreen(context, CatchingUp(context.saves), person)
    qtbot.addWidget(screen)
    staged(screen)
    return screen


def test_its_figures_are_those_of_the_games(qtbot: QtBot, context: AppContext) -> None:
    screen = shown(qtbot, context)
    games = sample_games()
    own = [seat for game in games for seat in game.seats if seat.name == PERSON]
    won = sum(seat.won for seat in own)
    assert screen.tiles["won"].words[:2] == (str(won), f"of {len(games)}")
    place = f"Place on average: {sum(seat.place for seat in own) / len(own):.1f}"
    assert any(label.text().endswith(f" · {place}") for label in screen.findChildren(Label))
    rows = {row.share.key: row for row in screen.opponents.rows}
    assert [*rows] == ["easy", "normal", "hard", "people"]
    assert sum(row.share.games for row in rows.values()) == len(games)
    assert sum(row.share.won for row in rows.values()) == won
    assert screen.tiles["rating"].words[0] == str(round(screen.chart.curve[-1].rating.value))
    assert len(screen.moments.buttons) == 4 and len(screen.evening.rows) == 3


def test_play_is_told_by_the_games_that_were_reviewed(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    reviewed = [game for game in sample_games() if review_path(context.saves / game.save).exists()]
    own = [game for game in reviewed if any(seat.name == PERSON for seat in game.seats)]
    assert 0 < len(own) < len(sample_games())
    screen = shown(qtbot, context)
    assert screen.tiles["play"].words[:2] == ("Good", f"in {len(own)} games")
    assert screen.tiles["play"].words[2].startswith("2.9 ±") and screen.tiles["play"].words[2].endswith(" lost a turn")
    for game in reviewed:
        (context.saves / game.save).write_text("played on", encoding="utf-8")
    screen.load()
    assert screen.tiles["play"].words == ("", "", "no game reviewed"), "what was valued is another game now"


def test_solved_puzzles_stand_beside_the_games(qtbot: QtBot, context: AppContext) -> None:
    context.puzzles.add(PERSON, "one", "solved")
    context.puzzles.add(PERSON, "two", "nearly")
    context.puzzles.add("somebody else", "two", "solved")
    screen = shown(qtbot, context)
    assert any(label.text().endswith(" · 1 puzzle solved") for label in screen.findChildren(Label))


def test_rule_sets_and_numbers_of_players(qtbot: QtBot, context: AppContext) -> None:
    screen = shown(qtbot, context)
    assert screen.by_kind.rows[0].share.key == "world" and len(screen.by_kind.rows) == 5
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in screen.by_kind.rows), (
        "five need no scrolling"
    )
    screen.kinds.pieces[1].click()
    assert {row.share.key for row in screen.by_kind.rows} == {"3", "4", "5"}
    rating = screen.tiles["rating"].words
    screen.edition.setCurrentIndex(screen.edition.findText("Godstorm"))
    screen.edition.chosen.emit("godstorm")
    assert screen.summary is not None and [share.key for share in screen.summary.by_edition] == ["godstorm"]
    assert screen.tiles["rating"].words == rating


def test_below_five_games_there_is_no_rating(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path / "few")
    for day in range(1, 5):
        game = told(day, *seats(("Ada", "human"), ("Bo", "easy")))
        Database(context.saves).keep(context.saves / game.save, "", game)
    screen = shown(qtbot, context, "")
    assert screen.person == "Ada" and not screen.chart.is_told
    assert screen.tiles["rating"].words == ("", "", "Play 5 games for a rating.")
    assert not any(button.isEnabled() for button in screen.moments.buttons)


def test_nobody_has_played_yet(qtbot: QtBot, tmp_path: Path) -> None:
    screen = shown(qtbot, make_context(tmp_path / "none"))
    assert "No game has ended here yet" in screen.state.text() and not screen.page.isVisible()
    assert not screen.export.isVisible()


def test_a_moment_opens_its_replay_and_an_evening_goes_on(qtbot: QtBot, context: AppContext) -> None:
    screen = shown(qtbot, context)
    button = screen.moments.buttons[0]
    with qtbot.waitSignal(screen.replay_wanted) as wanted:
        button.click()
    assert wanted.args == [context.saves / button.told.save, button.told.moment.place]
    with qtbot.waitSignal(screen.rematch_wanted) as again:
        screen.again.click()
    assert again.args == [context.saves / sample_games()[-1].save]
    with qtbot.waitSignal(screen.back):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_another_person(qtbot: QtBot, context: AppContext) -> None:
    screen = shown(qtbot, context)
    screen.who.chosen.emit("Eva")
    assert screen.person == "Eva" and screen.tiles["won"].words[1] == "of 6"


def test_a_name_is_changed_and_games_are_forgotten(qtbot: QtBot, context: AppContext) -> None:
    screen = shown(qtbot, context)
    screen.edit.click()
    dialog = screen.findChild(PersonDialog)
    assert dialog is not None and not dialog.rename.isEnabled()
    dialog.name.setText(" Benjamin ")
    dialog.rename.click()
    settle()
    assert screen.person == "Benjamin" and screen.tiles["won"].words[1] == "of 87"
    assert any(row.accessibleName().startswith("Benjamin") for row in screen.evening.rows)
    screen.edit.click()
    again = [each for each in screen.findChildren(PersonDialog) if not each.leaving]
    again[-1].forget.click()
    asked = [each for each in screen.findChildren(ForgetDialog) if not each.leaving]
    assert screen.tiles["won"].words[1] == "of 87"
    asked[-1].findChildren(Button)[-1].click()
    settle()
    assert screen.person in ("Eva", "Jonas") and load_people(context.saves).forgotten.keys() == {"ben", "benjamin"}
    assert [each for each in screen.findChildren(Dialog) if not each.leaving] == []


def test_it_is_written_as_json(qtbot: QtBot, context: AppContext, tmp_path: Path) -> None:
    screen = shown(qtbot, context)
    with qtbot.waitSignal(screen.told) as news:
        screen.write(tmp_path / "ben.json")
    data = json.loads((tmp_path / "ben.json").read_text("utf-8"))
    assert data["person"] == PERSON and len(data["games"]) == 87 and "ben.json" in news.args[0]
    with qtbot.waitSignal(screen.told) as news:
        screen.write(tmp_path / "ben.json" / "no.json")
    assert "could not be written" in news.args[0]


def test_a_damaged_file_is_told_and_read_again(qtbot: QtBot, context: AppContext) -> None:
    (context.saves / FILE).write_bytes(b"nonsense" * 200)
    screen = ProfileScreen(context, CatchingUp(context.saves), PERSON)
    qtbot.addWidget(screen)
    assert f"It was kept as {FILE}.damaged" in screen.state.text() and "No game has ended" in screen.state.text()
    assert (context.saves / f"{FILE}.damaged").exists()


def test_everything_has_a_name(qtbot: QtBot, context: AppContext) -> None:
    install_interfaces()
    screen = shown(qtbot, context)
    assert nameless(screen) == [] and mute(screen) == []
    assert "Easy: won " in screen.opponents.rows[0].accessibleName()
    assert "After 87 games" in screen.chart.accessibleDescription()
    assert "games" in screen.evening.rows[0].accessibleName()


def test_ratings_in_words() -> None:
    assert level_words(1250) == "below Easy"
    assert level_words(1500) == "between Normal and Hard"
    assert level_words(1900) == "above Expert"
