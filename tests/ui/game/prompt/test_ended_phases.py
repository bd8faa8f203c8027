"""A step of one's own turn that ends by itself says so, apart from the prompt; one that is passed says nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.events import ArmiesMoved, Event, PhaseStarted, TurnStarted
from risk_desktop.i18n import LANGUAGES, has_text, set_language, tr
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import ToastHost
from tests.editions.ad2210.hands import about_to_play
from tests.playing import board_of
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import settle
from tests.ui.support.godstorm_table import god_screen
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number

AUTOMATIC = {"reinforce", "neutral_reinforce", "plague", "turn_end"}
"""Steps that the ribbon shows in which there is always something to place, or in which nobody is ever asked."""


def toast(screen: PlayScreen) -> str:
    """Return what the toast says, "" if none shows."""
    panel = screen.findChild(ToastHost).panel
    return panel.accessibleName() if panel.isVisible() else ""


def kind(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None else ""


def begun(phase: str, weak: tuple[str, ...] = (), **strong: int) -> PlayScreen:
    """Return a screen at a step of Anna's turn: her territories hold one army each but for the ``strong`` ones."""
    game = middle_of_game(phase, hands=False, rolls=[6, 1])
    state = game.state
    for land in (land for land, owner in enumerate(state.owner) if owner == 0):
        state.armies[land] = 1
    for name, armies in {**dict.fromkeys(weak, 1), **strong}.items():
        state.armies[number(name)] = armies
    screen = make_screen(game, context=make_context(ai_speed="fast"), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    while screen.director.presenter is None:
        QApplication.processEvents()
    return screen


def all_hired(qtbot: QtBot) -> PlayScreen:
    """Return a screen of 2210 on which the last commander has been hired: the steps up to the attack have ended by themselves."""
    game = about_to_play(phase="hire", position={"alberta": "0 8 land diplomat naval space"}, energy=[3, 0, 0])
    screen = ad_screen(game)
    presenter = screen.director.presenter
    presenter.choose("nuclear")  # type: ignore[union-attr]
    presenter.click(presenter.places["nuclear"][0])  # type: ignore[union-attr]
    screen.input.press("primary")
    qtbot.waitUntil(lambda: kind(screen) == "attack", timeout=5000)
    return screen


def test_an_attack_that_ends_by_itself_says_so_for_two_seconds_apart_from_the_prompt(qtbot: QtBot) -> None:
    screen = begun("attack", weak=("brazil",), north_africa=2, south_africa=3)
    for name in ("north_africa", "brazil"):
        screen.input.click(number(name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: kind(screen) == "fortify", timeout=10_000)
    assert toast(screen) == "Nothing left to attack"
    panel, prompt = screen.findChild(ToastHost).panel, screen.game_layout.prompt
    assert not panel.geometry().intersects(prompt.geometry())
    assert 1800 <= panel.timer.interval() <= 2000
    qtbot.waitUntil(lambda: not panel.isVisible(), timeout=3000)


def test_who_ends_the_attack_himself_is_told_nothing(qtbot: QtBot) -> None:
    screen = begun("attack", north_africa=5)
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: kind(screen) == "fortify", timeout=10_000)
    assert toast(screen) == ""


def test_steps_without_anything_to_do_are_named_together(qtbot: QtBot) -> None:
    screen = begun("reinforce")
    presenter = screen.director.presenter
    while presenter.left:  # type: ignore[union-attr]
        screen.input.click(number("madagascar"))
    screen.context.game.state.armies[number("madagascar")] = 1
    shown = (TurnStarted(0, 7), PhaseStarted(0, "attack"), PhaseStarted(0, "fortify"), PhaseStarted(0, "card"))
    screen.director.told.emit(list(shown))
    assert toast(screen) == "Nothing to attack · Nothing to fortify"


def test_opponents_steps_and_a_step_in_which_one_has_moved_are_not_named(qtbot: QtBot) -> None:
    screen = begun("fortify", south_africa=3)
    assert kind(screen) == "fortify"
    moved: list[Event] = [ArmiesMoved(0, 1, 2, 1, "fortify"), PhaseStarted(0, "card"), TurnStarted(1, 7)]
    screen.director.told.emit(moved)
    screen.director.told.emit([PhaseStarted(1, "attack"), PhaseStarted(1, "fortify"), TurnStarted(2, 7)])
    assert toast(screen) == ""


def test_the_steps_of_2210_that_are_skipped_are_named(qtbot: QtBot) -> None:
    screen = all_hired(qtbot)
    assert toast(screen) == "Nothing more to hire · Nothing to buy · No card to play"


def test_who_is_about_to_end_a_step_that_ends_by_itself_doesnt_end_the_next_one(qtbot: QtBot) -> None:
    screen = all_hired(qtbot)
    screen.director.finish_show()
    screen.input.press("ghost")
    assert kind(screen) == "attack" and toast(screen) == tr("play.ended.again")
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: kind(screen) != "attack", timeout=5000)


def test_the_toast_stands_in_the_top_bar(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720))
    settle()
    screen.findChild(ToastHost).show_message("Nothing to summon · No card to play", ms=2000)
    toast_rect, rooms = screen.findChild(ToastHost).panel.geometry(), screen.game_layout.rooms
    assert rooms.top.contains(toast_rect) and not toast_rect.intersects(rooms.board)
    assert not toast_rect.intersects(screen.game_layout.ribbon.geometry()), "the step at hand stays in sight"
    screen.toasts.show_message("No card to play")
    status = screen.game_layout.status
    assert screen.toasts.panel.geometry().right() < status.x() + status.speed.x(), "short words leave the switches free"
    screen.app.settings.text_scale, screen.app.settings.language = 200, "de"
    screen.app.apply()
    screen.toasts.show_message("Ein Diplomat kann hier nicht einfallen")
    qtbot.waitUntil(lambda: screen.game_layout.rooms.rail)
    place, things = screen.toasts.panel.geometry(), screen.game_layout
    assert things.rooms.top.contains(place)
    assert not any(place.intersects(each.geometry()) for each in (things.ribbon, things.rounds, things.corner) if each)
    qtbot.mouseClick(screen.toasts.panel, Qt.MouseButton.LeftButton)
    assert toast(screen) == "", "what lies below can be had"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_every_edition_that_can_be_skipped_has_its_words(language: str) -> None:
    set_language(language)
    rules = (make_rules(name, board_of(name), edition.all_players[0]) for name, edition in EDITIONS.items())
    steps = {phase.name for each in rules for phase in each.phases}
    shown = {step for step in steps if has_text(f"play.phase.{step}")} - AUTOMATIC
    assert {"attack", "fortify", "hire", "buy", "summon", "underworld", "bribe"} <= shown
    words = [tr(f"play.ended.{step}") for step in shown]
    set_language("en")
    assert not [each for each in words if each.startswith("play.ended")] and len(set(words)) == len(words)
