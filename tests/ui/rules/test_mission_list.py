"""The page of all missions: nobody's secret, the same for every seat, with what doesn't play marked (D-04, S-02)."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from risk_desktop.editions.classic.missions.deck import unfit
from risk_desktop.editions.classic.missions.events import MissionsRemoved
from risk_desktop.editions.classic.missions.secret import FILE as SECRET
from risk_desktop.editions.registry import make_rules
from risk_desktop.i18n import LANGUAGES, set_language, tr
from risk_desktop.maps.graph import to_board
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from risk_desktop.ui.names import Names
from risk_desktop.ui.rules.mission_list import MissionList, MissionPage, mission_page, page_of
from risk_desktop.ui.rules.rules_index import RulesIndex
from tests.ui.support.classic_table import maps_of, scene, settle, table_of
from tests.ui.support.classic_table import sit_down as sit_down_at
from tests.ui.support.fitting import misfits

WITH_MISSIONS = ("risiko", "secret-mission", "missions")
COUNTS = {"risiko": 14, "secret-mission": 14, "missions": 28}


sit_down = partial(sit_down_at, reduced_motion=True)


def names_of(edition: str, players: int) -> Names:
    """Return what things are called at a table."""
    return Names(table_of(edition, players), maps_of(edition))


def page(edition: str, players: int, **options: str) -> MissionPage:
    """Return the page of a game with so many players."""
    rules = make_rules(edition, to_board(maps_of(edition)), players, options)
    found = mission_page(rules, names_of(edition, players))
    assert found is not None
    return found


def missions(found: MissionPage) -> list[str]:
    """Return what the missions ask for."""
    return [row.text for row in found.rows if not row.heading]


def words_of(screen: PlayScreen) -> list[str]:
    """Return all that the open page says."""
    (shown,) = screen.findChildren(MissionList)
    return [*(label.text() for label in shown.findChildren(QLabel)), *(row.spoken for row in shown.list.rows())]


# --- what it says


@pytest.mark.parametrize("edition", WITH_MISSIONS)
def test_every_mission_is_listed_once_with_its_number(edition: str) -> None:
    found = page(edition, 3)
    told = [row for row in found.rows if not row.heading]
    assert len({row.spoken for row in told}) == len(told) == COUNTS[edition]
    assert [row.rule for row in told] == [str(n + 1) for n in range(COUNTS[edition])]


@pytest.mark.parametrize("edition", ["risiko", "secret-mission"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_D_04_missions_of_colours_that_do_not_play_are_marked(edition: str, players: int) -> None:
    out = [row for row in page(edition, players).rows if row.overruled]
    assert len(out) == 6 - players
    for row in out:
        colour = row.text.removeprefix("Drive ").removesuffix(" off the board.")
        assert row.source == tr("missions.list.no_colour", colour=colour)
        assert colour not in {names_of(edition, players).colour_word(seat) for seat in range(players)}


def test_an_absent_colour_is_one_that_nobody_has_chosen() -> None:
    out = [row.text for row in page("risiko", 4).rows if row.overruled]
    assert out == ["Drive Orchid off the board.", "Drive Charcoal off the board."]


def test_the_missions_against_players_say_what_they_mean_to_themselves() -> None:
    printed = [row.source for row in page("risiko", 6).rows if "Ben" in row.text]
    assert printed == [tr("missions.list.colour.territories", n=24)]
    other = [
        row.source for row in page("risiko", 6, own_colour="redraw", third_party="fallback").rows if "Ben" in row.text
    ]
    assert other == [f"{tr('missions.list.colour.redraw')} {tr('missions.list.colour.fallback', n=24)}"]


def test_where_the_missions_come_from_is_said() -> None:
    assert "28 are our own" in page("missions", 3).about
    assert "German box of 1982" in page("secret-mission", 3).about
    assert "wants everybody to know" in page("risiko", 3).about


def test_ranked_missions_stand_below_their_ranks_with_their_moment() -> None:
    rows = page("missions", 4).rows
    assert [row.text for row in rows if row.heading] == ["Captain", "Major", "Colonel", "General"]
    assert all(row.source.startswith("Show it") for row in rows if not row.heading)


def test_a_rule_set_is_listed_without_a_game_by_its_colours() -> None:
    found = page_of("risiko")
    assert found is not None and "Drive Red off the board." in missions(found)
    assert not any(row.overruled for row in found.rows)
    assert page_of("world") is None and page_of("godstorm") is None


# --- for everybody the same


@pytest.mark.parametrize("edition", WITH_MISSIONS)
def test_every_seat_reads_the_same_words(qtbot: QtBot, edition: str) -> None:
    read = []
    for viewer in range(3):
        screen = sit_down(edition, "attack", 3, people=(viewer,))
        screen.rules.open_missions()
        settle()
        read.append(words_of(screen))
    assert read[0] == read[1] == read[2] and len(read[0]) > COUNTS[edition]


def test_it_is_made_of_the_rules_alone() -> None:
    """No hand is ever read: with everybody's missions blotted out the page is the same."""
    found, _ = scene("risiko", "attack", 4)
    names = names_of("risiko", 4)
    before = mission_page(found.game.rules, names)
    game = found.game.rules.new_state(seed=99)
    assert game.decks["mission"].hands != found.game.state.decks["mission"].hands
    assert mission_page(found.game.rules, names) == before


# --- the chronicle


@pytest.mark.parametrize(("edition", "players"), [("risiko", 4), ("secret-mission", 3)])
def test_D_04_the_chronicle_names_what_is_taken_out(edition: str, players: int) -> None:
    found, _ = scene(edition, "attack", players)
    (event,) = [event for event in found.past if isinstance(event, MissionsRemoved)]
    (line,) = Narrator(names_of(edition, players)).lines([event], -1)
    gone = [row.text for row in page(edition, players).rows if row.overruled]
    assert len(gone) == 6 - players == len(unfit(found.game.rules))
    assert all(text in line.detail for text in gone)
    kept = [row.text for row in page(edition, players).rows if not row.overruled]
    assert not any(text in line.detail for text in kept)


# --- the ways to it


def missions_button(index: RulesIndex) -> Button:
    (button,) = (button for button in index.findChildren(Button) if button.text() == tr("missions.list"))
    return button


def opened(screen: PlayScreen) -> bool:
    """Tell whether the page shows; close it again."""
    settle()
    shown = [found for found in screen.findChildren(MissionList) if found.isVisible()]
    for found in shown:
        QTest.keyClick(found.list, Qt.Key.Key_Space)
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not screen.findChildren(MissionList)
    return bool(shown)


def test_it_is_reached_from_the_sheet_by_its_key_from_f1_and_from_the_rules(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "attack", 3)
    QTest.mouseClick(screen.controller(OwnSecrets).all_missions, Qt.MouseButton.LeftButton)
    assert opened(screen)
    assert not screen.controller(OwnSecrets).all_missions.hasFocus(), "Space belongs to the prompt"
    QTest.keyClick(screen.board, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert opened(screen)
    screen.rules.toggle()
    settle()
    screen.game_layout.rules.missions.click()
    assert opened(screen)
    screen.rules.open_index()
    settle()
    (index,) = screen.findChildren(RulesIndex)
    missions_button(index).click()
    assert opened(screen)
    assert index.isVisible()


def test_the_index_without_a_game_leads_to_the_page_of_the_chosen_rule_set(qtbot: QtBot) -> None:
    screen = sit_down("world", "attack", 3)
    screen.rules.open_index()
    settle()
    (index,) = screen.findChildren(RulesIndex)
    assert missions_button(index).isHidden()
    index.edition.set_value("missions")
    index.edition.chosen.emit("missions")
    assert not missions_button(index).isHidden()
    missions_button(index).click()
    settle()
    (shown,) = screen.findChildren(MissionList)
    assert sum(not row.heading for row in shown.list.rows()) == 28


def test_a_game_without_missions_offers_no_page(qtbot: QtBot) -> None:
    screen = sit_down("world", "attack", 3)
    QTest.keyClick(screen.board, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert not opened(screen)
    screen.rules.toggle()
    assert screen.game_layout.rules.missions.isHidden() and screen.controller(OwnSecrets).all_missions.isHidden()


def test_a_game_that_is_played_for_missions_by_a_house_rule_has_its_page() -> None:
    assert SECRET == "secret-missions.yaml"
    assert len(missions(page("original", 3, goal="missions"))) == 14


def test_the_keys_walk_the_list_and_escape_closes_it(qtbot: QtBot) -> None:
    screen = sit_down("missions", "attack", 3)
    screen.rules.open_missions()
    settle()
    (shown,) = screen.findChildren(MissionList)
    assert shown.list.hasFocus() and shown.list.chosen() == "1"
    for key, chosen in ((Qt.Key.Key_Down, "2"), (Qt.Key.Key_End, "28"), (Qt.Key.Key_Up, "27")):
        QTest.keyClick(shown.list, key)
        assert shown.list.chosen() == chosen
    QTest.keyClick(shown.list, Qt.Key.Key_Escape)
    settle()
    assert not [found for found in screen.findChildren(MissionList) if found.isVisible()]


@pytest.mark.parametrize(
    ("edition", "scale", "size"),
    [
        *(("missions", scale, size) for scale, size in ((100, (1024, 640)), (200, (1280, 720)))),
        ("risiko", 100, (1024, 640)),
        ("secret-mission", 200, (1280, 720)),
    ],
)
def test_everything_fits_in_every_language_with_large_text(
    qtbot: QtBot, edition: str, scale: int, size: tuple[int, int]
) -> None:
    screen = sit_down(edition, "attack", 3, size=size, text_scale=scale)
    for language in LANGUAGES:
        screen.app.settings.language = language
        screen.app.apply()
        screen.rules.open_missions()
        settle()
        (shown,) = screen.findChildren(MissionList)
        assert not misfits(shown)
        assert shown.list.height() >= 90
        assert opened(screen)


def test_risiko_lists_laender_in_german(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "reinforce", 4)
    set_language("de")
    QTest.keyClick(screen.board, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    said = " ".join(words_of(screen))
    assert "24 Länder halten" in said and "Gebiet" not in said
