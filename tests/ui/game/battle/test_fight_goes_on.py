"""A game that is left in a fight goes on with it: its origin and target are chosen again, as after the last roll."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.opening import open_new, open_saved
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.common.attack import ATTACK, Attacks
from risk_desktop.engine.choices import Attack, Place
from risk_desktop.engine.options import Allocation
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.ui.support.play_table import PuppetAiClient, make_context, show_screen

pytestmark = pytest.mark.window
SEATS = (Seat("Anna", "human", 0), Seat("Ben", "easy", 1), Seat("Mira", "easy", 2))
TABLE = Table("world", SEATS, {"allocation": "deal", "placement_batch": 10}, seed=5)


def wait_for_me(session: GameSession, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: session.decision is not None and session.decision.player == 0, timeout=20_000)


def attacks(session: GameSession, qtbot: QtBot) -> Attacks:
    """Place Anna's armies, each time where fewest stand, until she is asked for an attack; return her options."""
    armies = session.game.state.armies
    wait_for_me(session, qtbot)
    while (decision := session.decision) is not None and decision.kind != ATTACK:
        assert isinstance(decision.options, Allocation)
        fewest = min(decision.options.territories, key=armies.__getitem__)
        assert session.answer(Place(((fewest, decision.options.total),))) is None
        wait_for_me(session, qtbot)
    assert decision is not None and isinstance(decision.options, Attacks)
    return decision.options


def left_in_a_fight(qtbot: QtBot, folder: Path) -> tuple[Path, Attack]:
    """Return the save of a game that was left after one roll of an attack that can go on, and that attack."""
    session_module.AiClient = PuppetAiClient  # type: ignore[misc, assignment]
    opened = open_new(TABLE, folder)
    session = opened.session
    session.happened.connect(session.proceed)
    session.start()
    options = attacks(session, qtbot)
    origin, target = max(options.edges(), key=lambda edge: (options.armies[edge[1]], options.armies[edge[0]]))
    attack = Attack(origin, target, 3)
    assert session.answer(attack) is None
    wait_for_me(session, qtbot)
    session.close()
    assert opened.save is not None
    assert session.decision is not None and session.decision.kind == ATTACK and attack in session.decision.options
    return opened.save, attack


def test_a_game_that_was_left_in_a_fight_asks_whether_to_keep_rolling(qtbot: QtBot, tmp_path: Path) -> None:
    save, attack = left_in_a_fight(qtbot, tmp_path)
    context = make_context(ai_speed="instant")
    context.fit(QSize(1280, 720))
    opened = open_saved(save)
    names = Names(opened.session.table, opened.boards)
    screen = PlayScreen(context, opened.session, names, opened.boards, opened.past, opened.course)
    show_screen(screen, QSize(1280, 720))
    opened.session.start()
    qtbot.waitUntil(lambda: screen.director.asking(AttackPresenter) is not None, timeout=20_000)
    asked = screen.director.asking(AttackPresenter)
    assert asked is not None and asked.under_way and (asked.origin, asked.target) == (attack.origin, attack.target)
    assert asked.ask().title == tr("play.attack.go_on")
    assert screen.context.has_arrow(attack.origin, attack.target)
    assert asked.let_go() and asked.let_go()
    assert asked.ask().title == tr("play.attack.from"), "who lets go of it chooses anew"
