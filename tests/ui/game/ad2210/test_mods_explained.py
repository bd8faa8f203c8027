"""What a MOD is stands where the word comes first: in New game, and in the first questions of a game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, set_language, tr, words_of
from tests.ui.support.classic_table import sit_down
from tests.ui.support.fitting import misfits

TROOPS = {"en": "troops", "nl": "troepen", "de": "Truppen", "sv": "trupper"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["claim", "setup_place"])
def test_the_first_questions_say_what_mods_are(qtbot: QtBot, kind: str, language: str) -> None:
    screen = sit_down("ad2210", kind, 3, size=(1280, 720), language=language)
    try:
        prompt = screen.game_layout.prompt
        assert TROOPS[language] in prompt.ask.help
        assert not misfits(prompt)
    finally:
        set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_game_says_it_too(language: str) -> None:
    set_language(language)
    try:
        with words_of("ad2210"):
            assert TROOPS[language] in tr("screens.option.start_armies.hint")
    finally:
        set_language("en")
