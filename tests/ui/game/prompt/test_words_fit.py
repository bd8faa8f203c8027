"""The sentence in the bottom bar can be read whole, however long the names of the lands are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from risk_desktop.i18n import tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.prompt.prompt_words import PromptWords
from risk_desktop.ui.kit import Label, Panel
from risk_desktop.ui.names import Names
from tests.ui.support.classic_table import sit_down

SENTENCE = "Warszawarepubliken är ditt: hur många rycker in?"


@pytest.mark.parametrize("scale", [100, 140, 200])
@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
def test_moves_between_all_lands_of_2210_are_told_whole(qtbot, language: str, scale: int) -> None:
    """ "Warszawarepubliken är ditt" was blank with 200 %, and others lost their last line."""
    screen = sit_down("ad2210", "occupy", 5, size=(1280, 720), text_scale=scale, language=language)
    bar, names = screen.game_layout.prompt, screen.context.names
    lands = len(screen.context.game.rules.board.neighbours)
    cut = []
    for ask in moves(bar.ask, names, lands):
        bar.show_ask(ask, names.seat_colours(0))
        if not bar.words_fit:
            cut.append(f"{len(ask.toggles)} pieces: {ask.title}")
    assert not cut


def moves(asked: Ask, names: Names, lands: int) -> Iterator[Ask]:
    """Yield the questions how many move into each land and from each to another, with few pieces and with many."""
    move, end = Act(tr("play.fortify.move", n=12), "Space"), Act(tr("play.step.end_short"), "E")
    for pieces in (1, 3, 5):
        toggles = (asked.toggles * 5)[:pieces]
        for land in range(lands):
            place, other = names.territory(land), names.territory((land * 7 + 3) % lands)
            yield replace(asked, title=tr("play.occupy.title", target=place), toggles=toggles)
            title = tr("play.fortify.title", origin=place, target=other)
            yield replace(asked, title=title, toggles=toggles, primary=move, ghost=end)


def test_a_sentence_without_room_is_in_the_tooltip_and_never_blank(qtbot) -> None:
    theme.set_metrics(theme.metrics(1600, 900))
    panel = Panel()
    qtbot.addWidget(panel)
    words = PromptWords(panel)
    words.say(SENTENCE, "Två stannar.")
    words.place(QRect(0, 0, 60, 40), 1.0)
    panel.resize(400, 60)
    panel.show()
    assert not words.fit
    assert words.toolTip().split() == f"{SENTENCE} Två stannar.".split()
    shown = [label.geometry() for label in words.findChildren(Label) if label.isVisible()]
    assert len(shown) == 1 and words.rect().contains(shown[0]), "its beginning shows"
    words.place(QRect(0, 0, 600, 90), 1.0)
    assert words.fit and not words.toolTip()
