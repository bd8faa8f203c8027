"""The rules at hand: the panel of the step, the index of all rules, and the ways to them."""

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
from risk_desktop.i18n import has_text, set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.features import FEATURES, SHARED
from risk_desktop.ui.game.help.rules_help import RulesHelp
from risk_desktop.ui.kit import ScrollArea
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.rules.rule_search import Query, folded
from risk_desktop.ui.rules.rule_words import book_name, chapter_name, note, rule_text, step_title
from risk_desktop.ui.rules.rules_index import RulesIndex
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.classic_table import sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.open_index import open_index
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game
from tests.ui.support.play_table import make_context as play_context
from tests.ui.support.screen_stage import make_context, settle, staged


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))
    MOTION.reduced = False


def shown(dialog: RulesIndex) -> list[str]:
    return [row.rule for row in dialog.list.rows() if row.rule]


# --- words


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
def test_everything_has_words(language: str) -> None:
    set_language(language)
    book = rulebook()
    for section in book.sections.values():
        assert has_text(f"rules.book.{section.id.replace('-', '_')}"), section.id
        assert book_name(section.id)
        for chapter in section.chapters:
            assert has_text(f"rules.chapter.{chapter}"), chapter
    for kind in (kind for feature in (*FEATURES.values(), SHARED) for kind in feature.presenters):
        assert has_text(f"rules.step.{kind}"), kind
    for edition in EDITIONS:
        for cited in book.contents(RulesInPlay(edition)):
            assert "{" not in rule_text(cited.rule)


def test_an_unknown_step_is_told_as_watching() -> None:
    assert step_title("no such kind", RulesInPlay("world")) == tr("rules.step.watch")
    assert note("attack") == "" and note("watch")


def test_a_rulebook_may_have_a_word_of_its_own_for_a_chapter() -> None:
    assert chapter_name("move", ["D", "C"]) == "Regrouping"
    assert chapter_name("move", ["W", "C"]) == "The last move"


# --- search


def test_search_ignores_case_and_accents() -> None:
    assert folded("Würfel ß Ä") == ("wurfel ss a", (0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9))
    assert Query("WURFEL").finds("W-20", "Jede Armee wirft einen Würfel.")
    assert Query("armé").finds("W-20", "Elke armee")
    assert Query("strasse").spans("die Straße dort") == [(4, 10)]


@pytest.mark.parametrize("words", ["W-24", "w24", "w 24", "W_24"])
def test_search_finds_ids(words: str) -> None:
    assert Query(words).finds("W-24", "The armies move in.")
    assert not Query(words).finds("W-25", "Take the cards.")
    assert not Query(words).finds("S-24", "The armies move in.")


def test_a_section_is_found_by_its_name_and_its_tens() -> None:
    assert Query("s2").finds("S2-04", "") and Query("w2").finds("W-25", "") and Query("w").finds("W-25", "")
    assert (
        Query("ad").finds("AD-H-12", "") and Query("ad-h").finds("AD-H-12", "") and Query("adh1").finds("AD-H-12", "")
    )
    assert not Query("ad-h").finds("AD-I-1", "") and not Query("a").finds("AD-H-1", "")
    assert not Query("o").finds("O2-01", "") and not Query("2").finds("S2-04", "")


def test_all_words_have_to_be_there_and_are_marked() -> None:
    query = Query("army die")
    assert query.finds("X-1", "The lower die costs an army") and not query.finds("X-1", "The lower die")
    assert query.spans("army, die, armies") == [(0, 4), (6, 9)]
    assert Query("aa a").spans("baaa") == [(1, 4)]
    assert Query("").finds("X-1", "anything") and Query("").spans("anything") == []


# --- the index


def test_it_opens_with_the_edition_and_the_search_field(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("secret-mission"))
    assert dialog.edition.value() == "secret-mission" and dialog.field.hasFocus()
    assert {rule[0] for rule in shown(dialog)} == {"S", "C"}
    headings = [row.text for row in dialog.list.rows() if row.heading]
    assert headings[0] == "Set-up" and len(set(headings)) == len(headings)
    assert dialog.field.accessibleName() and dialog.edition.accessibleName() and dialog.list.accessibleName()


def test_words_are_found_and_marked_as_they_are_typed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    qtbot.keyClicks(dialog.field, "Wild Card")
    rows = [row for row in dialog.list.rows() if not row.heading]
    assert rows and all("wild card" in row.text.lower() for row in rows)
    for row in rows:
        marked = {row.text[start:end].lower() for start, end in row.found}
        assert {"wild", "card"} <= marked or "wild card" in marked
    qtbot.keyClicks(dialog.field, " nonsense")
    assert dialog.list.rows() == [] and dialog.list.accessibleDescription() == tr("rules.index.none")


def test_what_is_found_in_other_rulebooks_only_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    qtbot.keyClicks(dialog.field, "D-31")
    assert dialog.list.accessibleDescription() == tr("rules.index.elsewhere", n=1)
    dialog.edition.set_value("")
    dialog.edition.chosen.emit("")
    assert shown(dialog) == ["D-31"]
    dialog.edition.set_value("risiko")
    dialog.edition.chosen.emit("risiko")
    assert shown(dialog) == ["D-31"]


def test_all_rulebooks_are_listed_book_by_book(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    dialog.edition.set_value("")
    dialog.edition.chosen.emit("")
    assert len(shown(dialog)) == sum(len(section.rules) for section in rulebook().sections.values())
    headings = [row.text for row in dialog.list.rows() if row.heading]
    assert headings[0] == "All classic games: Set-up" and len(set(headings)) == len(headings)


def test_the_keyboard_is_enough(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_index(qtbot, tmp_path, RulesInPlay("world"))
    everything = shown(dialog)
    qtbot.keyClicks(dialog.field, "dice")
    found = shown(dialog)
    assert dialog.list.chosen() == found[0]
    for key, step in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1)):
        qtbot.keyClick(dialog.field, key)
        assert dialog.list.chosen() == found[step]
    assert dialog.field.hasFocus()
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.field.text() == "" and shown(dialog) == everything and dialog.list.chosen() == found[1]
    qtbot.keyClick(dialog.field, Qt.Key.Key_PageDown)
    assert everything.index(dialog.list.chosen()) > everything.index(found[1])
    qtbot.keyClicks(dialog.field, "x")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert dialog.field.text() == "" and dialog.isVisible()
    with qtbot.waitSignal(dialog.closed):
        qtbot.keyClick(dialog.field, Qt.Key.Key_Escape)


def test_house_rules_stand_first_and_what_they_change_is_marked(qtbot: QtBot, tmp_path: Path) -> None:
    play = play_of(EDITIONS["world"], 4, {"defence_dice": "three"})
    dialog = open_index(qtbot, tmp_path, play)
    rows = dialog.list.rows()
    assert rows[0].text == tr("rules.house") and "Up to three" in rows[1].text
    assert [row.rule for row in rows if "holds in part" in row.source] == ["W-21"]
    dialog.edition.set_value("original")
    dialog.edition.chosen.emit("original")
    assert not any(row.overruled or row.text == tr("rules.house") for row in dialog.list.rows())


LOOKS = [
    ((1280, 720), "de", 200),
    ((1280, 720), "sv", 80),
    ((1024, 640), "nl", 200),
    ((1920, 1080), "en", 100),
    ((1920, 1080), "de", 200),
]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_the_index_fits(qtbot: QtBot, tmp_path: Path, look: tuple[tuple[int, int], str, int]) -> None:
    size, language, scale = look
    dialog = open_index(qtbot, tmp_path, RulesInPlay("secret-mission-duel"), size, language=language, text_scale=scale)
    dialog.field.setText("e")
    settle()
    assert misfits(dialog) == []
    assert dialog.list.viewport().height() >= 100


# --- while a game is played


def texts(panel: RulesHelp) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)]


@pytest.mark.parametrize(
    ("edition", "players", "kind", "rule"),
    [
        ("secret-mission", 3, "attack", "S-20"),
        ("risiko", 3, "trade", "D-12"),
        ("world-allies", 2, "reinforce", "N-20"),
        ("capitals", 3, "capital", "SK-02"),
        ("ad2210", 3, "claim", "AD-B-6"),
    ],
)
def test_the_step_is_told_in_the_words_of_the_edition(
    qtbot: QtBot, edition: str, players: int, kind: str, rule: str
) -> None:
    screen = sit_down(edition, kind, players)
    qtbot.keyClick(screen.board, Qt.Key.Key_F1)
    panel = screen.game_layout.rules
    qtbot.waitUntil(panel.isVisible)
    assert rule_text(rule) in texts(panel)
    assert any(words.startswith(f"{rule}. Printed: ") for words in texts(panel))
    assert rule in panel.accessibleDescription() and rule_text(rule) in panel.accessibleName()
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_the_panel_tells_of_house_rules(qtbot: QtBot) -> None:
    panel = RulesHelp()
    qtbot.addWidget(panel)
    panel.show()
    play = play_of(EDITIONS["world"], 4, {"fortify": "adjacent", "set_values": "fixed"})
    panel.show_step("fortify", play)
    settle()
    assert tr("rules.house") in texts(panel)
    assert rule_text("S-30") in texts(panel) and rule_text("W-30") not in texts(panel)
    assert any(tr("rules.overruled") in words and words.startswith("W-30") for words in texts(panel))
    panel.show_step("defend", play)
    settle()
    assert tr("rules.house") not in texts(panel)
    panel.show_step("watch", play)
    settle()
    assert sum(": " in words for words in texts(panel)) == len(play.house_rules)


def test_all_rules_open_by_key_button_and_menu(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "attack", 3)

    def close() -> None:
        dialog = screen.findChild(RulesIndex)
        assert dialog is not None and dialog.edition.value() == "risiko"
        dialog.escape()
        qtbot.waitUntil(lambda: screen.findChild(RulesIndex) is None)

    qtbot.keyClick(screen.board, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    close()
    screen.game_layout.status.help_wanted.emit()
    screen.game_layout.rules.all_wanted.emit()
    screen.game_layout.rules.all_wanted.emit()
    assert len(screen.findChildren(RulesIndex)) == 1
    close()
    screen.menu.follow("all_rules")
    close()


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
def test_the_panel_leaves_prompt_and_tray_free(qtbot: QtBot, look: tuple[tuple[int, int], str, int]) -> None:
    size, language, scale = look
    context = play_context(language=language, text_scale=scale)
    screen = make_screen(middle_of_game("attack"), size=size, context=context, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.rules.toggle()
    settle()
    panel, things = screen.game_layout.rules, screen.game_layout
    assert screen.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(things.prompt.geometry())
    assert misfits(panel) == []
    area = panel.findChild(ScrollArea)
    assert area is not None
    before = area.verticalScrollBar().value()
    qtbot.keyClick(screen.board, Qt.Key.Key_PageDown)
    bar = area.verticalScrollBar()
    assert bar.value() > before or bar.maximum() == 0


# --- from the first screen


def test_the_first_screen_leads_to_the_rules(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path)
    window = MainWindow(context)
    qtbot.addWidget(window)
    staged(window)
    qtbot.keyClick(window, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: window.findChild(RulesIndex) is not None)
    dialog = window.findChild(RulesIndex)
    assert dialog is not None and dialog.edition.value() in EDITIONS


def test_f1_explains_the_step_instead_of_the_slip_in_the_dock(qtbot: QtBot) -> None:
    screen = sit_down("ad2210", "bid", 3)
    slip, panel = screen.controller(BiddingController).slip, screen.game_layout.rules
    for _ in range(2):
        QTest.keyClick(screen.board, Qt.Key.Key_F1)
        qtbot.waitUntil(panel.isVisible)
        assert "AD-C-1" in panel.accessibleDescription()
        assert slip.isHidden(), "the dock shows one thing at a time"
        QTest.keyClick(screen.board, Qt.Key.Key_F1)
        qtbot.waitUntil(panel.isHidden)
    QTest.keyClick(screen.board, Qt.Key.Key_F1)
    qtbot.waitUntil(panel.isVisible)
    QTest.keyClick(screen.board, Qt.Key.Key_Escape)
    assert panel.isHidden() and slip.isVisible(), "Esc takes away what was opened last"
    QTest.keyClick(screen.board, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert screen.findChild(RulesIndex) is not None


@pytest.mark.parametrize("kind", ["buy_cards", "turn_marker"])
def test_f1_explains_what_the_dock_asks(qtbot: QtBot, kind: str) -> None:
    screen = sit_down("ad2210", kind, 3, fits=lambda asked, game: game.state.round >= 2)
    QTest.keyClick(screen.board, Qt.Key.Key_F1)
    qtbot.waitUntil(screen.game_layout.rules.isVisible)
    assert screen.game_layout.rules.accessibleDescription()
