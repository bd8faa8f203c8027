"""The panel of a hint: where there is little room, only what matters least scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui import theme
from risk_desktop.ui.game.hint.hint_panel import HintPanel, ReasonChip
from risk_desktop.ui.game.hint.hint_words import HintFigure, HintWords
from risk_desktop.ui.kit import Button, Label
from tests.ui.support.screen_stage import settle

WORDS = HintWords(
    "Attack the Western United States from Central America until 3 are left",
    "Hint",
    ("About as good: end the attacks",),
    tuple(f"Reason {number}, with words enough for two lines of the panel" for number in range(4)),
    (HintFigure("Chance to win", "36%", "±4"), HintFigure("Second-best", "31%", "−4.8 ±1.1")),
    "",
)


@pytest.mark.parametrize("high", [320, 400])
def test_choice_figures_and_buttons_are_in_sight(qtbot: QtBot, high: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = HintPanel(window)
    panel.resize(230, high)
    window.resize(400, 500)
    window.show()
    panel.show()
    panel.show_words(WORDS, more=True)
    settle()

    def is_whole(widget: QWidget) -> bool:
        return widget.visibleRegion().boundingRect() == widget.rect()

    buttons = [each for each in panel.findChildren(Button) if each.isVisible()]
    assert len(buttons) == 2 and all(is_whole(button) for button in buttons)
    shown = {label.text() for label in panel.findChildren(Label) if is_whole(label)}
    assert {WORDS.title, "36%", "±4", "31%", "−4.8 ±1.1"} <= shown


@pytest.fixture
def scaled(request: pytest.FixtureRequest) -> Iterator[None]:
    """Write everything in another size, %."""
    theme.set_metrics(theme.metrics(1280, 720, request.param / 100))
    yield
    theme.set_metrics(theme.metrics(1280, 720))


@pytest.mark.parametrize(
    ("scaled", "wide"), [(80, 230), (100, 245), (125, 245), (150, 300), (200, 400)], indirect=["scaled"]
)
@pytest.mark.usefixtures("scaled")
def test_no_figure_is_cut_off(qtbot: QtBot, wide: int) -> None:
    figures = (
        HintFigure("Gewinnchance", "27 %", "±4"),
        HintFigure("Zweitbeste: Angriffe beenden", "6 %", "−21,2 ±2,0"),
    )
    window = QWidget()
    qtbot.addWidget(window)
    panel = HintPanel(window)
    window.resize(500, 2000)
    window.show()
    panel.show()
    panel.resize(wide, 1900)
    panel.show_words(replace(WORDS, lines=figures), more=True)
    settle()
    wanted = {words for figure in figures for words in (figure.name, figure.chance, figure.margin)}
    labels = [label for label in panel.findChildren(Label) if label.isVisible() and label.text() in wanted]
    assert len(labels) == len(wanted)
    for label in labels:
        assert label.visibleRegion().boundingRect() == label.rect(), label.text()
        assert label.width() >= label.minimumSizeHint().width(), label.text()


def test_reasons_that_have_no_room_are_left_out_and_do_not_scroll(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = HintPanel(window)
    window.resize(400, 900)
    window.show()
    panel.show()
    panel.resize(230, 800)
    panel.show_words(WORDS, more=True)
    numbers = []
    for high in range(800, 250, -30):
        panel.resize(230, high)
        settle()
        shown = [chip.accessibleName() for chip in panel.findChildren(ReasonChip) if chip.isVisible()]
        numbers.append(len(shown))
        assert shown == list(WORDS.reasons[: len(shown)]), "the most telling ones"
        assert len(shown) == 1 or panel.findChild(QScrollArea).verticalScrollBar().maximum() == 0
    assert numbers == sorted(numbers, reverse=True) and {1, 2, 3, 4} == {*numbers}
    panel.resize(230, 800)
    settle()
    assert all(chip.isVisible() for chip in panel.findChildren(ReasonChip))
    assert all(each in panel.accessibleDescription() for each in WORDS.reasons), "who hears it, hears all"
