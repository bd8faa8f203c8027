"""Fights below: the odds and the panel stand there as on Earth, and nothing is marked that has nothing to do with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.advance import advance_odds
from risk_desktop.editions.common.pieces import PiecePlaced
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.events import ArmiesPlaced, AttackDeclared
from risk_desktop.engine.odds import fight
from risk_desktop.i18n import percent
from risk_desktop.ui.game.godstorm.underworld import MarchPresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import ToastHost
from tests.editions.godstorm.epoch import HOUND_GATE, OTHER_GATE
from tests.ui.support.godstorm_table import LANDS, asked_of, god_screen, place
from tests.ui.support.play_table import Defender, PuppetAiClient

BELOW = {**LANDS, HOUND_GATE: "1 2", OTHER_GATE: "2 1"}


def out_of_the_afterlife(dead: int = 4, **asked: object) -> PlayScreen:
    """Return a screen on which an attack on the Hound's Gate out of the own Afterlife is chosen."""
    screen = god_screen(BELOW, phase="underworld", dead=(dead, 0, 6), **asked)
    screen.input.click(place(screen, HOUND_GATE))
    return screen


def marching(screen: PlayScreen) -> MarchPresenter:
    presenter = asked_of(screen, "underworld")
    assert isinstance(presenter, MarchPresenter)
    return presenter


def test_an_attack_out_of_the_afterlife_shows_its_odds_with_all_of_the_dead(qtbot: QtBot) -> None:
    screen = out_of_the_afterlife(dead=4)
    prospect = marching(screen).prospect
    rule = screen.context.game.rules.combat_dice
    assert isinstance(rule, CombatDice) and prospect is not None
    assert prospect.armies == (4, 2)
    assert prospect.chance == pytest.approx(fight(rule, 4, 2).win), "nobody has to stay in the Afterlife"
    assert screen.battle.panel.isVisible()


@pytest.mark.parametrize("keep", [0, 2])
def test_a_fight_out_of_the_afterlife_is_weighed_as_it_was_considered(qtbot: QtBot, keep: int) -> None:
    """When an attack is announced, too: none of the dead has to stay, but those that a blitz is to keep."""
    screen = out_of_the_afterlife(dead=4)
    screen.input.set_number(keep)
    prospect = marching(screen).prospect
    assert prospect is not None and prospect.keep == keep
    gate = place(screen, HOUND_GATE)
    screen.battle.announce(AttackDeclared(prospect.attacker, screen.context.owner(gate), -1, gate, 3), prospect.armies)
    assert screen.battle.panel.stand.chance == pytest.approx(prospect.chance)


def test_the_odds_follow_until_what_a_blitz_goes_on(qtbot: QtBot) -> None:
    screen = out_of_the_afterlife(dead=4)
    before = marching(screen).prospect
    screen.input.set_number(2)
    after = marching(screen).prospect
    assert before is not None and after is not None and after.chance < before.chance


def test_from_field_to_field_one_stays(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, HOUND_GATE: "0 4", "longship_graves": "1 2"}, phase="underworld")
    for name in (HOUND_GATE, "longship_graves"):
        screen.input.click(place(screen, name))
    prospect, rule = marching(screen).prospect, screen.context.game.rules.combat_dice
    assert prospect is not None and prospect.armies == (4, 2)
    assert prospect.chance == pytest.approx(fight(rule, 3, 2).win)


def test_the_panel_keeps_clear_of_the_dead_and_of_the_window_onto_the_earth(qtbot: QtBot) -> None:
    screen = out_of_the_afterlife(dead=15)
    board, panel = screen.board, screen.battle.panel
    board.arrow_panel.finish()
    stands = panel.panel_rect().translated(panel.pos()).toRect()
    mini = screen.game_layout.mini_board
    assert mini is not None and not mini.geometry().intersects(stands)
    for box in board.board_scene.afterlife_boxes(1):
        seen = QRect(
            board.camera.to_screen(box.topLeft()).toPoint(), board.camera.to_screen(box.bottomRight()).toPoint()
        )
        assert not seen.intersects(stands)


def test_a_roll_shows_in_the_panel_and_goes_on(qtbot: QtBot) -> None:
    screen = out_of_the_afterlife(dead=9, ai_speed="fast", ai_client=PuppetAiClient)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.open and screen.battle.rested, timeout=8000)
    assert screen.battle.panel.stand.attacker.armies + screen.battle.panel.stand.attacker.lost <= 9


def test_moving_in_marks_no_other_field(qtbot: QtBot) -> None:
    screen = out_of_the_afterlife(dead=40, ai_speed="instant", ai_client=PuppetAiClient)
    screen.input.press("secondary")
    asked_of(screen, "occupy")
    marks = screen.board.highlights.shown
    assert marks.source is None and marks.chosen == place(screen, HOUND_GATE)


def test_a_last_march_into_an_empty_field_says_that_the_turn_is_over(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, HOUND_GATE: "0 2"}, phase="underworld", ai_speed="fast")
    for name in (HOUND_GATE, "longship_graves"):
        screen.input.click(place(screen, name))
    screen.input.press("primary")
    panel = screen.findChild(ToastHost).panel
    qtbot.waitUntil(panel.isVisible, timeout=5000)
    assert panel.accessibleName() == "Nothing more to conquer in the Underworld · Your turn is over"


def test_the_board_goes_where_others_place_something(qtbot: QtBot) -> None:
    screen = god_screen(BELOW, phase="underworld", dead=(4, 0, 6), ai_speed="fast")
    animator, gaul = screen.director.animator, place(screen, "gaul")
    for event in (ArmiesPlaced(1, ((place(screen, "dacia"), 2),)), PiecePlaced(1, "sky", gaul, 3)):
        screen.board.switcher.show(1)
        animator.play([event], 1, own=False)
        qtbot.waitUntil(lambda: not animator.busy)
        assert screen.board.switcher.board == 0


def test_the_window_onto_the_other_board_is_empty_while_only_that_board_is_seen(qtbot: QtBot) -> None:
    screen = god_screen(BELOW, phase="underworld", dead=(4, 0, 6), ai_speed="normal")
    screen.board.finish_baking()
    screen.board.finish_animations()
    mini, switcher = screen.game_layout.mini_board, screen.board.switcher
    assert mini is not None

    def painted() -> bool:
        blank = screen.grab(mini.geometry()).toImage()
        mini.hide()
        without = screen.grab(mini.geometry()).toImage()
        mini.show()
        return blank != without

    assert painted()
    switcher.show(0)
    assert switcher.waiting and not painted()
    screen.board.finish_baking()
    assert not switcher.waiting and switcher.opening and painted(), (
        "the way back is there with the first of the new board"
    )
    screen.board.finish_animations()
    assert not switcher.opening and painted()


# --- several fields in one go


def below(screen: PlayScreen) -> tuple[int, ...]:
    """Return Hound's Gate and two more fields, each beside the one before."""
    board = screen.context.game.rules.board
    gate, second = place(screen, HOUND_GATE), place(screen, "longship_graves")
    near = set(board.neighbours[second]) - {gate, *board.neighbours[gate]}
    return gate, second, min(near)


def planned(screen: PlayScreen) -> tuple[tuple[int, str], ...]:
    return tuple((step.target, step.words) for step in screen.board.trail.steps)


def test_empty_fields_are_walked_through_in_one_go(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, HOUND_GATE: "0 4"}, phase="underworld")
    game, fields = screen.context.game, below(screen)
    marching(screen)
    screen.input.click(fields[0])
    screen.input.click(fields[2])
    assert planned(screen) == ((fields[1], ""), (fields[2], "")), "a click far away finds the way"
    assert "2" in screen.game_layout.prompt.ask.title
    screen.input.press("primary")
    session = screen.context.session
    qtbot.waitUntil(lambda: not session.advancing and marching(screen).active, timeout=10_000)
    assert [game.state.armies[field] for field in fields] == [1, 1, 2]


def test_fights_below_are_planned_with_the_chance_of_all_of_them(qtbot: QtBot) -> None:
    lands = {**LANDS, HOUND_GATE: "0 9", "longship_graves": "1 2"}
    screen = god_screen(lands, phase="underworld", ai_client=Defender)
    game, fields = screen.context.game, below(screen)
    game.state.owner[fields[2]], game.state.armies[fields[2]] = 2, 1
    presenter = marching(screen)
    presenter.refresh()
    for field in fields[:2]:
        screen.input.click(field)
    assert planned(screen) == ()
    screen.input.click_right(fields[2])
    odds = advance_odds(game, fields)
    assert planned(screen) == tuple(zip(fields[1:], map(percent, odds.links), strict=True))
    assert presenter.prospect is not None and presenter.prospect.chance == odds.win < odds.links[0]
    rule = game.rules.combat_dice
    assert isinstance(rule, CombatDice) and odds.links[0] == pytest.approx(fight(rule, 8, 2).win), (
        "by the dice of below"
    )
    assert percent(odds.win) in screen.game_layout.prompt.accessibleName()
    assert screen.input.let_go() and planned(screen) == () and presenter.target == fields[1]
    screen.input.click_right(fields[2])
    screen.input.press("primary")
    session = screen.context.session
    qtbot.waitUntil(lambda: not session.advancing and marching(screen).active, timeout=20_000)
    assert game.state.owner[fields[1]] == 0 and game.state.armies[fields[0]] == 1
