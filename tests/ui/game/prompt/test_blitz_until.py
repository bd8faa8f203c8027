"""The bar of an attack: until what a blitz goes on stands there in words, on one row, in every language and size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.i18n import LANGUAGES, tr
from risk_desktop.ui.art.labels import SPACE_SIGN
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.prompt.prompt_button import PLACES
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_blitz_stands_behind_its_word(qtbot: QtBot, language: str, scale: int) -> None:
    context = make_context(language=language, text_scale=scale)
    screen = make_screen(middle_of_game("attack"), size=(1280, 720), context=context, ai_client=Defender)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    bar, room = screen.game_layout.prompt, screen.game_layout.rooms.bar
    stepper, blitz = screen.game_layout.tray.stepper, bar.button("secondary")
    assert stepper is not None and stepper.isVisible()
    words = tr("play.attack.blitz_until"), tr("play.attack.blitz")
    assert blitz.words() in words[: 1 if scale == 100 else 2], "a number without its word is a riddle"
    assert stepper.toolTip() == tr("play.attack.keep")
    left = stepper.mapTo(bar, stepper.rect().topLeft()).x()
    assert 0 <= left - blitz.geometry().right() < 40
    assert bar.geometry() == room, "one row"
    assert bar.share >= 0.8
    shown = [bar.button(place) for place in PLACES if bar.button(place).isVisible()]
    assert [button.place for button in shown] == list(PLACES)
    assert all(button.width() >= button.sizeHint().width() for button in shown)


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_words_are_whole_where_there_is_room(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "attack", 3, ai_client=Defender, size=(1280, 720))
    bar, presenter = screen.game_layout.prompt, screen.director.presenter
    assert isinstance(presenter, AttackPresenter)
    options = presenter.options(Attacks)
    origin, target = next(edge for edge in options.edges() if options.armies[edge[1]])
    for land in (None, origin, target):
        if land is not None:
            screen.input.click(land)
        assert [bar.button(place).words() for place in ("ghost", "secondary")] == ["End step", "Blitz, keep"]


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_shows_its_keys(qtbot: QtBot, edition: str, language: str) -> None:
    """They are learnt there, so they come before icons and the largest text; Space has a sign where its word is too long."""
    screen = sit_down(edition, "attack", 3, ai_client=Defender, size=(1280, 720), language=language)
    bar, presenter = screen.game_layout.prompt, screen.director.presenter
    assert isinstance(presenter, AttackPresenter)
    options = presenter.options(Attacks)
    for land in next(edge for edge in options.edges() if options.armies[edge[1]]):
        screen.input.click(land)
        keys = [bar.button(place).key for place in PLACES]
        assert keys in (["E", "B", "Space"], ["E", "B", SPACE_SIGN])
        assert bar.share >= 0.8


def test_without_a_choice_the_number_stands_there_and_cannot_be_set(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game("attack"), size=(1280, 720), context=make_context(), ai_client=Defender)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.input.click(number("eastern_united_states"))
    screen.input.click(number("quebec"))
    stepper = screen.game_layout.tray.stepper
    assert stepper is not None and stepper.isVisible() and not stepper.isEnabled()
    QTest.keyClick(screen.board, Qt.Key.Key_Plus)
    assert not screen.board.camera.is_home, "the key zooms where no number can be set"
