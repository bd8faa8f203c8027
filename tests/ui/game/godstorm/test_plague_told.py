"""The plague is no surprise: it is told before armies go where it rages, and what it has taken is marked."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Pass
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.recap.look_back import LookBack
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.fitting import misfits
from tests.ui.support.godstorm_table import LANDS, asked_of, god_screen, place

SICK = {**LANDS, "alemannia": "1 4 plague", "iberia": "0 5 plague"}


def told(screen: PlayScreen) -> str:
    return screen.game_layout.prompt.ask.help


def test_G_94_before_an_attack_the_bar_says_what_the_plague_takes(qtbot: QtBot) -> None:
    screen = god_screen(SICK)
    asked_of(screen, "attack")
    screen.input.click(place(screen, "gaul"))
    assert "Plague" not in told(screen)
    screen.input.click(place(screen, "alemannia"))
    assert told(screen).startswith("Plague in Alemannia: half of those who move in die, rounded down")
    assert screen.battle.panel.accessibleName().count("plague: half die, rounded down") == 1, (
        "where the bar is full, too"
    )


def test_G_94_so_it_does_before_armies_march_into_empty_land(qtbot: QtBot) -> None:
    lands = {land: words for land, words in SICK.items() if land != "alemannia"}
    screen = god_screen({**lands, "alemannia": "- plague"})
    asked_of(screen, "attack")
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "alemannia"))
    assert told(screen).startswith("Plague in Alemannia: half of those who move in die, rounded down")


@pytest.mark.parametrize("phase", ["reinforce", "fortify"])
def test_G_67_before_armies_stay_there_the_bar_names_the_step(qtbot: QtBot, phase: str) -> None:
    screen = god_screen(SICK, phase=phase)
    asked_of(screen, phase)
    if phase == "fortify":
        screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "iberia"))
    assert told(screen) == "Plague in Iberia: half of the armies there die in your next Plague step, rounded down."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_has_room_for_it(qtbot: QtBot, language: str) -> None:
    screen = god_screen(SICK, size=(1280, 720), language=language)
    try:
        asked_of(screen, "attack")
        screen.input.click(place(screen, "gaul"))
        screen.input.click(place(screen, "alemannia"))
        assert not misfits(screen.game_layout.prompt)
    finally:
        set_language("en")


def test_G_67_what_the_plague_has_taken_is_marked_until_the_next_answer(qtbot: QtBot) -> None:
    screen = god_screen(SICK, phase="plague")
    asked_of(screen, "attack")
    iberia, board = place(screen, "iberia"), screen.board
    assert board.news.losses == {iberia: 2} and board.highlights.shown.lost == {iberia}
    assert "2 armies of Anna die" in board.descriptions.full(iberia)
    assert any("plague" in line.title for line in screen.game_layout.chronicle.all_lines())
    screen.context.session.answer(Pass())
    assert not board.news.losses and not board.highlights.shown.lost and not board.news.told


def test_G_67_what_the_plague_has_taken_goes_while_one_looks_back_and_comes_again(qtbot: QtBot) -> None:
    screen = god_screen(SICK, phase="plague")
    asked_of(screen, "attack")
    iberia, board = place(screen, "iberia"), screen.board
    line = next(line for line in screen.game_layout.chronicle.all_lines() if "plague" in line.title)
    screen.game_layout.chronicle.line_picked.emit(line)
    assert screen.director.asking(LookBack) is not None
    assert not board.news.losses and not board.highlights.shown.lost and not board.news.told
    screen.input.press("primary")
    assert board.news.losses == {iberia: 2} and board.highlights.shown.lost == {iberia} and board.news.told
    screen.context.session.answer(Pass())
    assert not board.news.losses and not board.highlights.shown.lost and not board.news.told


def test_G_67_arrows_of_a_planned_advance_leave_the_losses(qtbot: QtBot) -> None:
    screen = god_screen(SICK, phase="plague")
    asked_of(screen, "attack")
    screen.board.trail.show_way([place(screen, "gaul"), place(screen, "alemannia")], ["60 %"], 0)
    screen.board.trail.clear()
    assert screen.board.news.losses == {place(screen, "iberia"): 2}
