"""New game as a library: filter, advice, seats that follow, grouped house rules with warnings, named mixes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from risk_desktop.editions.house_rules import clashes, grouped
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import tr
from risk_desktop.storage.mixes import Mix, keep_mix, load_mixes
from risk_desktop.storage.settings import LastSetup
from risk_desktop.ui.kit import Button, Combo, ScrollArea, ToggleRow
from risk_desktop.ui.screens.new_game.edition_card import EditionCard, player_numbers
from risk_desktop.ui.screens.new_game.edition_picture import edition_picture
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.which_one import AdviceRow, WhichOneDialog
from tests.ui.support.screen_stage import make_context, settle, staged


def made(qtbot: QtBot, tmp_path: Path, edition: str = "world") -> NewGameScreen:
    context = make_context(tmp_path / "saves", (1600, 900), last_setup=LastSetup(edition))
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen, (1600, 900))
    return screen


def card(screen: NewGameScreen, edition: str) -> EditionCard:
    return next(each for each in screen.library.cards if each.edition.id == edition)


def choose(control: Combo | ToggleRow, value: object) -> None:
    """Choose as a person would."""
    control.set_value(value)
    control.chosen.emit(value)
    settle()


# --- cards and filter


def test_every_rule_set_has_a_card_with_a_picture_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    cards = screen.library.cards
    assert [each.edition.id for each in cards] == list(EDITIONS)
    pictures = [edition_picture(each.entry, 200, 92, 1.0, each.picture).toImage() for each in cards]
    for number, picture in enumerate(pictures):
        assert not any(picture == other for other in pictures[number + 1 :])
    assert all(each.accessibleName().count(".") >= 4 for each in cards)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_way_to_a_lesson_hides_next_to_nothing_of_the_picture(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    screen = NewGameScreen(make_context(tmp_path / "saves", size))
    qtbot.addWidget(screen)
    staged(screen, size)
    taught = [each for each in screen.library.cards if not each.teach.isHidden()]
    assert [each.edition.id for each in taught] == ["world", "ad2210", "godstorm"]
    for each in taught:
        chip, frame = each.teach.chip.translated(QPointF(each.teach.pos())), each.frame
        assert frame.contains(chip) and frame.right() - chip.right() < 10 and chip.top() - frame.top() < 10
        assert chip.width() < frame.width() / 5, "the art stands in the middle"
        assert each.teach.accessibleName() == tr("lesson.learn")
        assert each.teach.toolTip().splitlines() == [tr("lesson.learn"), tr("lesson.learn.hint")]


def test_only_the_card_under_a_still_pointer_is_lit_after_scrolling(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path / "saves", (1280, 720))
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen, (1280, 720))
    cards = screen.library.cards
    spot = cards[0].mapToGlobal(cards[0].rect().center())
    QCursor.setPos(spot)
    settle()
    assert [each for each in cards if each.hovered] == [cards[0]]
    area = next(each for each in screen.library.findChildren(ScrollArea) if each.isAncestorOf(cards[0]))
    area.verticalScrollBar().setValue(cards[3].y() - cards[0].y())
    settle()
    assert cards[3].rect().contains(cards[3].mapFromGlobal(spot))
    assert [each for each in cards if each.hovered] == [cards[3]]


def test_the_filter_shows_what_so_many_can_play(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    screen.library.filter_by(2)
    settle()
    shown = {each.edition.id for each in screen.library.cards if each.isVisible()}
    assert shown == {edition.id for edition in EDITIONS.values() if 2 in edition.all_players}
    screen.library.filter_by(0)
    settle()
    assert all(each.isVisible() for each in screen.library.cards)


def test_the_seats_follow_the_filter_and_the_rule_set(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    qtbot.mouseClick(card(screen, "world-duel"), Qt.MouseButton.LeftButton)
    assert len(screen.table().seats) == 2 and screen.table().edition == "world-duel"
    screen.library.filter_by(5)
    settle()
    qtbot.mouseClick(card(screen, "capitals"), Qt.MouseButton.LeftButton)
    assert len(screen.table().seats) == 5
    assert card(screen, "capitals").isChecked() and not card(screen, "world-duel").isChecked()


def test_arrows_walk_among_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    first, second = screen.library.cards[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert screen.library.focusWidget() is second
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert screen.table().edition == second.edition.id


def test_players_in_words() -> None:
    assert player_numbers(EDITIONS["world"]) == "3–6" and player_numbers(EDITIONS["world-duel"]) == "2"


# --- which one?


def test_advice_is_taken(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    screen.ask_which()
    dialog = screen.findChild(WhichOneDialog)
    assert dialog is not None
    for question, answer in (("players", 2), ("taste", "cunning")):
        row = next(
            each for each in dialog.findChildren(ToggleRow) if each.accessibleName() == tr(f"library.ask.{question}")
        )
        choose(row, answer)
    rows = [row for row in dialog.findChildren(AdviceRow) if not row.isHidden()]
    assert 1 <= len(rows) <= 3 and rows[0].advice.taste == "cunning"
    wanted = rows[0].advice.edition
    rows[0].click()
    settle()
    assert screen.table().edition == wanted.id and len(screen.table().seats) == 2


# --- house rules


def test_every_option_stands_in_one_group() -> None:
    stands = {(spec.key, spec.group) for edition in EDITIONS.values() for spec in edition.options}
    assert len(stands) == len({key for key, _ in stands})
    for edition in EDITIONS.values():
        assert [spec.key for _, options in grouped(edition.options) for spec in options].__len__() == len(
            edition.options
        )
        assert "other" not in dict(grouped(edition.options))


def test_what_has_no_effect_is_warned_of(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, "secret-mission")
    dialog = HouseRulesDialog(screen, EDITIONS["secret-mission"].options, {})
    dialog.open()
    assert dialog.warnings == {}
    choose(dialog.rows["goal"].combo, "world")
    assert set(dialog.warnings) == {"win_check", "own_colour", "third_party"}
    assert all("The whole world" in words for words in dialog.warnings.values())


def test_what_the_goal_has_no_use_for_is_not_shown_until_it_has(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, "world")
    dialog = HouseRulesDialog(screen, EDITIONS["world"].options, {})
    dialog.open()

    def shown() -> set[str]:
        return {key for key, row in dialog.rows.items() if not row.isHidden()}

    secret = {"win_check", "own_colour", "third_party", "capitals_needed", "capital_choice", "capital_loss"}
    assert secret | {"match_cap"} == dialog.rows.keys() - shown()
    choose(dialog.rows["goal"].combo, "capitals")
    assert secret & shown() == {"win_check", "capitals_needed", "capital_choice", "capital_loss"}
    choose(dialog.rows["win_check"].combo, "any_time")
    choose(dialog.rows["goal"].combo, "world")
    assert secret & shown() == {"win_check"} == set(dialog.warnings)


@pytest.mark.parametrize(
    ("edition", "players", "idle"),
    [
        ("capitals", 2, set()),
        ("capitals", 4, {"neutral_half", "neutral_dice"}),
        ("risiko", 2, {"goal", "win_check", "own_colour", "third_party"}),
        ("risiko", 3, set()),
    ],
)
def test_what_has_no_effect_with_so_many_players_is_told(
    qtbot: QtBot, tmp_path: Path, edition: str, players: int, idle: set[str]
) -> None:
    screen = made(qtbot, tmp_path, edition)
    dialog = HouseRulesDialog(screen, EDITIONS[edition].options, {}, [], players)
    dialog.open()
    assert set(dialog.warnings) == idle
    assert all(words == f"Has no effect with {players} players." for words in dialog.warnings.values())


def test_cards_that_nobody_takes_are_not_traded_at_an_elimination(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path, "world")
    dialog = HouseRulesDialog(screen, EDITIONS["world"].options, {"inherit_cards": "discarded"})
    dialog.open()
    assert set(dialog.warnings) == {"elimination_trade"}


def test_printed_rules_never_clash() -> None:
    for edition in EDITIONS.values():
        printed = {spec.key: spec.default for spec in edition.options}
        assert clashes(edition.options, printed, printed) == []


# --- named mixes


def test_a_mix_is_kept_chosen_and_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    dialog = HouseRulesDialog(screen, EDITIONS["world"].options, {"round_limit": 20}, [])
    told: list[list[Mix]] = []
    dialog.mixes_changed.connect(told.append)
    dialog.open()
    bar = dialog.mix_bar
    assert not bar.keep_button.isEnabled()
    bar.name.setText("Sunday")
    bar.keep_button.setFocus()
    bar.keep_button.click()
    assert screen.window().focusWidget() is bar.name, "the button is off now"
    assert load_mixes() == [Mix("Sunday", {"round_limit": 20})] == told[-1]
    assert bar.choice.value() == "Sunday"
    next(each for each in dialog.findChildren(Button) if each.text() == tr("screens.new.printed")).click()
    assert dialog.chosen() == {} and bar.choice.value() == ""
    choose(bar.choice, "Sunday")
    assert dialog.chosen() == {"round_limit": 20}
    bar.forget_button.setFocus()
    bar.forget_button.click()
    assert screen.window().focusWidget() is bar.choice
    assert load_mixes() == [] and dialog.chosen() == {"round_limit": 20}


def test_a_mix_of_other_rules_is_not_offered_and_not_lost(qtbot: QtBot, tmp_path: Path) -> None:
    keep_mix("Secret", {"loyalty_check": "per_turn"})
    screen = made(qtbot, tmp_path)
    dialog = HouseRulesDialog(screen, EDITIONS["world"].options, {}, load_mixes())
    dialog.open()
    assert dialog.mix_bar.choice.findText("Secret") < 0
    dialog.mix_bar.name.setText("Mine")
    dialog.mix_bar.keep_button.click()
    assert {mix.name for mix in load_mixes()} == {"Secret", "Mine"}


def test_the_name_of_the_mix_stands_beside_the_button(qtbot: QtBot, tmp_path: Path) -> None:
    keep_mix("Sunday", {"round_limit": 20})
    screen = made(qtbot, tmp_path)
    screen.set_options({"round_limit": 20})
    assert "Sunday" in screen.rules_label.text()


def test_the_length_follows_a_limit_of_rounds(qtbot: QtBot, tmp_path: Path) -> None:
    screen = made(qtbot, tmp_path)
    told = screen.chosen_game.findChildren(QLabel)
    assert any("45 minutes" in label.text() for label in told)
    screen.set_options({"round_limit": 10})
    assert any("35 minutes" in label.text() for label in told)
