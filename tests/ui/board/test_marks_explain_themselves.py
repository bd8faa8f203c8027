"""What stands on the board says what it is, under the pointer and to a screen reader: figures, plague, capitals, ruins."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import TurnStarted
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.recap.recap import make_recap
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.year import year
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import god_screen, place
from tests.ui.support.play_table import make_screen, middle_of_game
from tests.ui.support.tables_stage import taken

PLACES = {"canada": "0 4 station land", "egypt": "1 3", "japan": "2 2"}


def classic() -> PlayScreen:
    """Return a table in the middle of a classic game."""
    screen = make_screen(middle_of_game("reinforce"))
    screen.context.session.start()
    return screen


def told(screen: PlayScreen, land: int) -> str:
    """Return the tooltip of a territory, which a screen reader gets too when the cursor comes there."""
    board = screen.board
    spoken, tip = board.descriptions.spoken(land).splitlines()[1:], board.descriptions.tip(land)
    assert all(line in tip for line in spoken)
    return tip


def test_figures_and_ruins_say_what_they_do(qtbot: QtBot) -> None:
    screen = ad_screen(year(PLACES, deserts=("lesotho",), energy=(5, 5, 5), rolls=None))
    game = screen.context.game
    canada = told(screen, number(game, "canada"))
    assert "Station: +1 MOD a turn" in canada and "Land: d8 on land" in canada
    assert "Out of the game" in told(screen, number(game, "lesotho"))


def test_plague_temples_and_what_has_sunk_say_what_they_do(qtbot: QtBot) -> None:
    screen = god_screen(size=(1280, 720))
    board, thule, dacia = screen.board, place(screen, "thule"), place(screen, "dacia")
    looks = {thule: (PieceLook("plague", NOBODY), PieceLook("temple", NOBODY))}
    board.set_position(replace(board.position, pieces=looks).without(frozenset({dacia})))
    assert "Plague: kills half" in told(screen, thule) and "Temple: +1 army" in told(screen, thule)
    assert "Sunk in the sea" in told(screen, dacia)
    spot = board.places.badge_rect(dacia).center()
    assert board.places.territory_at(spot) is None
    board.input.show_tip(QHelpEvent(QHelpEvent.Type.ToolTip, spot, board.mapToGlobal(QPoint(spot))))
    qtbot.waitUntil(lambda: "Sunk in the sea" in QToolTip.text())


def test_a_crown_names_its_founder(qtbot: QtBot) -> None:
    screen = classic()
    screen.board.marks.set_marks({7: 2})
    assert f"Capital of {screen.context.names.player(2)}" in told(screen, 7)
    assert "Capital" not in told(screen, 8)


def test_the_arrows_of_the_recap_say_what_happened_where_they_end(qtbot: QtBot) -> None:
    screen = classic()
    events = [TurnStarted(1, 3), taken(1, 0, "venezuela", "brazil")]
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    presenter = RecapPresenter(
        screen.context,
        PositionUpdater(screen.board),
        make_recap(events, screen.context.names, 0),
    )
    assert screen.director.presenter is not None
    presenter.begin(screen.director.presenter.decision)
    (step,) = screen.board.trail.steps
    assert f"1. {screen.context.names.player(step.seat)} takes" in told(screen, step.target)
    presenter.end()
    assert "takes" not in told(screen, step.target)
