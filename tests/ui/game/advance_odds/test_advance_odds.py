"""Odds on the board: an advance is planned by clicks, its chances are exact, and nothing of it is done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.editions.common.advance import advance_odds, attacking
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import fight
from risk_desktop.i18n import percent
from risk_desktop.languages import LANGUAGES
from risk_desktop.ui.game.advance_odds.advance_odds_controller import AdvanceOddsController
from risk_desktop.ui.game.advance_odds.advance_odds_panel import left_at_end
from risk_desktop.ui.game.advance_odds.advance_sketch import AdvanceSketch
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Label
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from tests.editions.godstorm.epoch import HOUND_GATE, epoch
from tests.ui.support.play_table import number
from tests.ui.support.replay_stage import played
from tests.ui.support.war import ROUTE, open_war, war


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Come from the menu to the advance on the board by its key, while the list of rule sets has the focus."""
    screen = open_war(qtbot)
    screen.menu.follow("odds")
    (dialog,) = screen.findChildren(OddsDialog)
    qtbot.keyClick(dialog.edition, Qt.Key.Key_B)
    assert dialog.edition.value() == "world"
    qtbot.waitUntil(lambda: not screen.findChildren(OddsDialog))
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.setFocus()
    return screen


def click(screen: PlayScreen, *names: str) -> None:
    for name in names:
        screen.board.input.territory_clicked.emit(number(name))


def chain_of(screen: PlayScreen) -> tuple[str, ...]:
    board = screen.context.game.rules.board
    return tuple(board.territories[land].id for land in screen.controller(AdvanceOddsController).plan.lands)


def marks(screen: PlayScreen) -> list[str]:
    return [step.words for step in screen.board.trail.steps]


def test_each_link_bears_the_exact_chance_and_nothing_is_done(screen: PlayScreen) -> None:
    before = screen.context.game.state.copy()
    click(screen, *ROUTE)
    odds = advance_odds(screen.context.game, tuple(map(number, ROUTE)))
    assert marks(screen) == [percent(chance) for chance in odds.links]
    panel = screen.controller(AdvanceOddsController).panel
    assert panel.isVisible() and percent(odds.win) in panel.accessibleName()
    shown = {label.text() for label in panel.findChildren(Label)}
    assert {percent(chance) for chance in odds.links} <= shown
    assert screen.context.game.state == before and screen.context.arrow is None


def test_the_stack_of_somebody_whose_turn_it_is_not(screen: PlayScreen) -> None:
    click(screen, "congo", "south_africa")
    assert chain_of(screen) == ("congo",), "nobody attacks his own land"
    assert any("Congo" in label.text() for label in screen.controller(AdvanceOddsController).panel.findChildren(Label))


def test_another_players_attack_has_his_dice() -> None:
    game = war()
    plan = AdvanceSketch()
    game.state.armies[number("venezuela")] = 9
    assert plan.add(game, number("venezuela")) is None and plan.add(game, number("brazil")) is None
    ahead, _ = attacking(game, 1, number("venezuela"))
    assert plan.odds == advance_odds(ahead, (number("venezuela"), number("brazil")))
    assert plan.seat(game) == 1 and game.state.turn == 0


def test_below_too() -> None:
    game = epoch({"gaul": "0 7", "longship_graves": "1 2", HOUND_GATE: "0 9"})
    lands = tuple(game.rules.board.index(name) for name in (HOUND_GATE, "longship_graves", "plain_of_clay"))
    plan = AdvanceSketch()
    assert [plan.add(game, land) for land in lands] == [None, None, None] and plan.odds is not None
    rule = game.rules.combat_dice
    assert isinstance(rule, CombatDice) and plan.odds.links[0] == pytest.approx(fight(rule, 8, 2).win)
    assert plan.odds.win == plan.odds.links[1] < plan.odds.links[0], "one army taken in can't go on"


def test_the_last_one_is_taken_out_by_right_click_and_backspace(qtbot: QtBot, screen: PlayScreen) -> None:
    click(screen, *ROUTE)
    screen.board.input.territory_right_clicked.emit(number("japan"))
    assert chain_of(screen) == ROUTE[:2]
    qtbot.keyClick(screen.board, Qt.Key.Key_Backspace)
    assert chain_of(screen) == ROUTE[:1] and marks(screen) == []
    qtbot.keyClick(screen.board, Qt.Key.Key_Backspace)
    assert chain_of(screen) == ()


def test_escape_gives_the_board_back(qtbot: QtBot, screen: PlayScreen) -> None:
    click(screen, *ROUTE)
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    assert marks(screen) == [] and not screen.controller(AdvanceOddsController).panel.isVisible()
    click(screen, *ROUTE[:2])
    assert screen.context.arrow is not None, "clicks attack again"


def test_by_keys(qtbot: QtBot, screen: PlayScreen) -> None:
    for name in ROUTE:
        screen.board.input.set_cursor(number(name))
        qtbot.keyClick(screen.board, Qt.Key.Key_Return)
    assert chain_of(screen) == ROUTE


def test_what_cannot_be_taken_is_said(screen: PlayScreen) -> None:
    click(screen, "brazil", "japan")
    assert chain_of(screen) == ("brazil",)
    assert any("Japan" in label.text() for label in screen.toasts.panel.findChildren(Label))


def test_a_chain_follows_the_game() -> None:
    game, plan = war(), AdvanceSketch()
    for name in ROUTE:
        assert plan.add(game, number(name)) is None
    game.state.owner[number("egypt")] = 0
    plan.follow(game)
    assert plan.lands == tuple(map(number, ROUTE[:2]))


def test_what_is_left_at_the_end_sums_to_one() -> None:
    odds = advance_odds(war(), tuple(map(number, ROUTE)))
    assert sum(left_at_end(odds)) == pytest.approx(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_in_each_language(language: str, screen: PlayScreen) -> None:
    i18n.set_language(language)
    screen.controller(AdvanceOddsController).begin()
    assert "advance_odds" not in screen.controller(AdvanceOddsController).panel.accessibleName()


@pytest.mark.parametrize("edition", ["ad2210", "godstorm", "teams", "world-duel"])
def test_every_box_has_chains(edition: str) -> None:
    _, recording = played(edition, 400)
    game: Game = recording.game_at(recording.end)
    found = 0
    for land, owner in enumerate(game.state.owner):
        if not 0 <= owner < game.state.players or game.state.armies[land] < 2:
            continue
        for near in game.rules.board.neighbours[land]:
            plan = AdvanceSketch()
            assert plan.add(game, land) is None
            if plan.add(game, near) is None:
                found += 1
                assert plan.odds is not None and 0 <= plan.odds.win <= 1
    assert found
