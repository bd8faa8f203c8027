"""The line below each rule that says where it comes from, and the page of the house rule that it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import RulesInPlay, play_of, rulebook
from risk_desktop.i18n import set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import IconButton, ScrollArea
from risk_desktop.ui.rules.rule_words import origin_words, other_reading
from risk_desktop.ui.rules.rules_index import OptionPage
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.open_index import open_index


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def line_of(rule: str, play: RulesInPlay) -> str:
    """Return the line below a rule."""
    return next(origin_words(cited, play) for cited in rulebook().contents(play) if cited.rule == rule)


# --- the words


@pytest.mark.parametrize(
    ("edition", "rule", "line"),
    [
        ("world", "W-20", "Printed: World conquest 2004, “STAP 2: De veldslag”."),
        ("world", "C-12", "Printed: World conquest 2004, page 9, “Hoe werkt zo'n invasie”."),
        (
            "secret-mission",
            "S-22",
            "Printed: Risk 2000, page 10, “Försvararen”. A reading; the other one is the house rule “Dice in defence”.",
        ),
        ("risiko", "C-10", "Printed: RISIKO 1982, “b) Befreien anderer Länder”."),
        ("risiko", "C-19", "Ours: the books are silent."),
        ("risiko", "D-41", "Printed: RISIKO 1982, “Ende des Spiels”. The rest is ours."),
        (
            "capitals",
            "SK-06",
            "A reading; the other one: every loss of a capital costs its continent and its cards again.",
        ),
        (
            "ad2210",
            "AD-Z-8",
            "Printed: 2210 A.D., the card, “Cease Fire”. "
            "A reading; the other one: earlier invasions of the turn are undone too.",
        ),
        ("godstorm", "G-98", "Ours: the books are silent."),
    ],
)
def test_the_line_says_printed_reading_or_ours(edition: str, rule: str, line: str) -> None:
    assert line_of(rule, RulesInPlay(edition, EDITIONS[edition].players[0] if edition != "risiko" else 3)) == line


def test_a_house_rule_that_takes_the_place_of_a_rule_is_told_behind_its_origin() -> None:
    play = play_of(EDITIONS["world"], 4, {"fortify": "adjacent"})
    assert line_of("W-30", play).endswith("(doesn't hold here: house rule)")
    assert line_of("W-30", play).startswith("Printed: World conquest 2004, page 11")


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
def test_every_rule_has_a_whole_line_in_every_language(language: str) -> None:
    set_language(language)
    for edition in (*EDITIONS, ""):
        play = RulesInPlay(edition)
        for cited in rulebook().contents(play):
            line = origin_words(cited, play)
            assert line.endswith(".") and "{" not in line and "origins." not in line, (cited.rule, line)
            assert ".." not in line.replace("A.D.", "AD").replace("d.”.", ""), (cited.rule, line)


def test_the_other_reading_is_a_house_rule_of_what_is_played() -> None:
    spec = other_reading("W-13", RulesInPlay("world", 3))
    assert spec is not None and spec.key == "forced_trade"
    assert (
        other_reading("W-12", RulesInPlay("world", 3)) is None
        and other_reading("SK-06", RulesInPlay("capitals", 3)) is None
    )
    everywhere = other_reading("AD-I-1", RulesInPlay(""))
    assert everywhere is not None and everywhere.key == "printed_board"


# --- the index


def test_the_index_shows_the_line_and_speaks_it(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    row = next(row for row in dialog.list.rows() if row.rule == "W-13")
    assert row.source == line_of("W-13", RulesInPlay("world"))
    assert row.source in row.spoken


def test_the_index_leads_to_the_house_rule_of_the_chosen_rule(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    dialog.list.choose("W-12")
    assert dialog.option_button.isHidden()
    dialog.list.choose("W-13")
    assert dialog.option_button.isVisible()
    assert dialog.option_button.accessibleName() == "House rule: How much must be traded"
    dialog.option_button.setFocus()
    QTest.keyClick(dialog.option_button, Qt.Key.Key_Return)
    settle()
    (page,) = dialog.window().findChildren(OptionPage)
    words = [label.text() for label in page.findChildren(QLabel)]
    assert "How much must be traded" in words and "printed in W-13, D-14" in words
    assert not any("in this game" in told for told in words), "no game is on the table"
    dialog.field.setText("nothing has these words")
    assert dialog.option_button.isHidden()


@pytest.mark.parametrize("look", [((1280, 720), "de", 200), ((1024, 640), "nl", 200), ((1024, 640), "sv", 100)])
def test_the_way_to_a_house_rule_fits(qtbot: QtBot, tmp_path: Path, look: tuple[tuple[int, int], str, int]) -> None:
    size, language, scale = look
    dialog = open_index(qtbot, tmp_path, RulesInPlay("secret-mission"), size, language=language, text_scale=scale)
    dialog.list.choose("S-21")
    settle()
    assert dialog.option_button.isVisible() and misfits(dialog) == []
    dialog.option_button.click()
    settle()
    (page,) = dialog.window().findChildren(OptionPage)
    assert misfits(page) == []


# --- F1


def links(screen: PlayScreen) -> list[IconButton]:
    """Return the ways to house rules in the panel of the step."""
    area = screen.game_layout.rules.findChild(ScrollArea)
    assert area is not None
    return area.viewport().findChildren(IconButton)


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200)])
def test_f1_shows_the_line_and_leads_to_the_house_rule(qtbot: QtBot, language: str, scale: int) -> None:
    screen = sit_down(
        "secret-mission", "attack", 3, size=(1280, 720), language=language, text_scale=scale, reduced_motion=True
    )
    screen.rules.toggle()
    settle()
    panel = screen.game_layout.rules
    line = f"S-21. {line_of('S-21', RulesInPlay('secret-mission', 3))}"
    assert line in [label.text() for label in panel.findChildren(QLabel)] and line in panel.accessibleName()
    (link,) = [one for one in links(screen) if tr("screens.option.attack_dice") in one.accessibleName()]
    assert misfits(panel) == []
    link.click()
    settle()
    (page,) = screen.findChildren(OptionPage)
    words = [label.text() for label in page.findChildren(QLabel)]
    assert tr("screens.option.attack_dice.announced") in words
    assert any(told.startswith(tr("origins.option.played")) for told in words)
    QTest.keyClick(page, Qt.Key.Key_Space)
    settle()
    assert not [shown for shown in screen.findChildren(OptionPage) if shown.isVisible()]
