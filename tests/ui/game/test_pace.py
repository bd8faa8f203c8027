"""Pace of the opponents, what interrupts it, and the bars and dialogs round the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.ai.player import Fault
from risk_desktop.controller.ai_process import Question
from risk_desktop.engine.events import ArmiesLost, AttackDeclared, DiceRolled, Event, PhaseStarted, TurnStarted
from risk_desktop.i18n import tr
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import DieWidget
from risk_desktop.ui.motion import MOTION
from tests.ui.support.play_table import (
    Attacker,
    Defender,
    PuppetAiClient,
    Sphinx,
    make_context,
    make_screen,
    middle_of_game,
    number,
    open_screen,
)


class Crasher(PuppetAiClient):
    """Fails every time."""

    def ask(self, ticket: int, question: Question) -> None:
        self._open = (ticket, Fault("crash", "on purpose"))
        self._timer.start(0)


def asked(screen: PlayScreen) -> bool:
    return screen.director.presenter is not None


def test_step_by_step_waits_for_space(qtbot: QtBot) -> None:
    screen = open_screen(PuppetAiClient, "step", phase="fortify")
    qtbot.waitUntil(lambda: screen.director.waiting, timeout=10_000)
    turn, armies = screen.context.game.state.turn, list(screen.context.game.state.armies)
    qtbot.wait(50)
    assert (screen.context.game.state.turn, screen.context.game.state.armies) == (turn, armies)
    assert screen.game_layout.prompt.ask.primary is not None
    qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    assert not screen.director.waiting


def test_the_prompt_between_two_steps_follows_the_language(qtbot: QtBot) -> None:
    screen = open_screen(PuppetAiClient, "step", phase="fortify")
    qtbot.waitUntil(lambda: screen.director.waiting, timeout=10_000)
    prompt = screen.game_layout.prompt
    before = prompt.ask
    screen.app.settings.language = "de"
    screen.app.apply()
    assert screen.director.waiting
    assert prompt.ask.title != before.title
    assert prompt.button("primary").words() == tr("play.watch.next")


def test_the_step_before_my_own_turn_can_be_taken(qtbot: QtBot) -> None:
    screen = open_screen(PuppetAiClient, "step", phase="fortify", turn=5)
    for _ in range(30):
        qtbot.waitUntil(lambda: screen.director.waiting or asked(screen), timeout=10_000)
        if asked(screen):
            break
        qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    assert asked(screen)
    assert screen.context.game.state.turn == 0


def test_the_dice_lie_before_their_result_is_told_in_a_hurried_fight_too(qtbot: QtBot) -> None:
    """An opponent's blitz shows its rolls in a third of the time: so long may the dice tumble."""
    screen = open_screen(PuppetAiClient, "normal")
    animator = screen.director.animator
    rolled: list[bool] = []
    early: list[object] = []

    def note(event: object) -> None:
        if isinstance(event, DiceRolled):
            rolled.append(False)
        elif isinstance(event, ArmiesLost) and rolled:
            rolled[-1] = True
            early.extend(die for die in animator.battle.panel.findChildren(DieWidget) if die.is_tumbling())

    animator.shown.connect(note)
    qtbot.waitUntil(lambda: rolled.count(True) >= 6, timeout=30_000)
    assert early == []


def test_skip_runs_to_my_turn(qtbot: QtBot) -> None:
    screen = open_screen(PuppetAiClient, "slow", phase="fortify", turn=5)
    qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    assert screen.context.game.state.turn == 0
    state = screen.context.game.state
    assert screen.board.position.owners == tuple(state.owner)
    assert screen.board.position.armies == tuple(state.armies)


def test_skipping_goes_on_while_my_dice_defend_by_themselves(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=4, hands=False)
    screen = make_screen(game, context=make_context(ai_speed="step"), ai_client=Attacker)
    seen: list[object] = []
    screen.context.session.happened.connect(seen.extend)
    screen.activateWindow()
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.waiting, timeout=10_000)
    qtbot.keyClick(screen.board, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: screen.director.waiting or asked(screen), timeout=20_000)
    assert any(isinstance(event, DiceRolled) and event.defender == 0 and len(event.defence) == 2 for event in seen)
    assert asked(screen)


def test_skip_runs_to_my_turn_while_i_am_attacked(qtbot: QtBot) -> None:
    """The attack shows, and my dice, which roll by themselves, are what comes next: nothing is asked of me there."""
    screen = open_screen(Attacker, "slow")
    director, game = screen.director, screen.context.game
    shown: list[Event] = []
    qtbot.waitUntil(
        lambda: director.animator.busy and director.tracker.acting == 0 and not asked(screen), timeout=10_000
    )
    assert screen.game_layout.prompt.button("primary").words() == tr("play.watch.skip.person")
    director.animator.shown.connect(shown.append)
    qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    assert director.at_once
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    assert game.state.turn == 0 and not any(isinstance(event, DiceRolled) for event in shown)


def test_a_click_ends_the_show_of_my_own_move(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "slow", phase="fortify", turn=0)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    screen.input.click(number("north_africa"))
    screen.input.click(number("congo"))
    screen.input.press("primary")
    assert screen.director.animator.busy
    screen.input.click(number("egypt"))
    assert not screen.director.animator.busy
    assert screen.board.position.armies[number("congo")] == 9


def test_a_fault_is_told_and_the_game_goes_on(qtbot: QtBot) -> None:
    screen = open_screen(Crasher, "instant", phase="fortify", turn=5)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    assert "Tariq" in screen.toasts.panel.accessibleName()
    assert screen.context.game.state.turn == 0


def test_own_fights_show_beside_their_arrow_and_are_led_in_the_bar(qtbot: QtBot) -> None:
    screen = open_screen(Defender, "fast", turn=0)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.open and asked(screen), timeout=10_000)
    ask = screen.game_layout.prompt.ask
    assert ask.primary is not None and ask.secondary is not None and ask.picks is not None
    assert ask.title == tr("play.attack.go_on") and ask.ghost is not None and ask.ghost.key == "Esc"
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    assert not screen.battle.open
    ask = screen.game_layout.prompt.ask
    assert ask.primary is not None and ask.primary.off and ask.ghost is not None and ask.ghost.key == "E"


def test_keys_of_the_screen(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=0)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    qtbot.keyClick(screen.board, Qt.Key.Key_F1)
    qtbot.waitUntil(screen.game_layout.rules.isVisible)
    assert "W-20" in screen.game_layout.rules.accessibleDescription()
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    assert not screen.game_layout.rules.isVisible()
    qtbot.keyClick(screen.board, Qt.Key.Key_T)
    assert screen.views.mode == "regions"
    qtbot.keyClick(screen.board, Qt.Key.Key_V)
    assert screen.views.mode == "strength"
    qtbot.keyClick(screen.board, Qt.Key.Key_V)
    assert screen.views.mode == "owners"


def test_menu_leaves_to_the_first_screen(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=0)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    qtbot.keyClick(screen.board, Qt.Key.Key_Escape)
    menu = screen.findChild(GameMenu)
    assert menu is not None
    qtbot.waitUntil(lambda: screen.board.is_painted)
    with qtbot.waitSignals([screen.left, screen.pictured]):
        menu.row("leave").click()


def test_plaque_shows_the_lands(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=0)
    qtbot.waitUntil(lambda: asked(screen), timeout=10_000)
    qtbot.mouseClick(screen.game_layout.plaques[3], Qt.MouseButton.LeftButton)
    wanted = {number(name) for name in ("egypt", "middle_east", "india", "china", "siam")}
    assert screen.board.highlights.shown.targets == wanted
    qtbot.waitUntil(lambda: screen.board.highlights.shown.targets != wanted, timeout=5000)


def test_speed_and_sound_are_kept(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=0)
    screen.game_layout.status.speed_chosen.emit("fast")
    assert screen.app.settings.ai_speed == "fast"
    assert MOTION.speed_factor == pytest.approx(0.4)
    qtbot.mouseClick(screen.game_layout.status.sound, Qt.MouseButton.LeftButton)
    assert screen.app.settings.muted


@pytest.mark.parametrize("begun", [PhaseStarted(1, "fortify"), TurnStarted(2, 2)], ids=["phase", "turn"])
@pytest.mark.parametrize("in_full", [True, False])
def test_an_arrow_goes_when_the_fighting_is_over(qtbot: QtBot, begun: Event, in_full: bool) -> None:
    screen = make_screen(middle_of_game("attack", hands=False), context=make_context(ai_speed="slow"))
    animator = screen.director.animator
    animator.play([AttackDeclared(1, 0, number("brazil"), number("north_africa"), 2), begun], 1, False)
    assert screen.context.has_arrow(number("brazil"), number("north_africa"))
    if not in_full:
        animator.finish()
    qtbot.waitUntil(lambda: not animator.busy, timeout=10_000)
    assert not screen.context.has_arrow(number("brazil"), number("north_africa"))
