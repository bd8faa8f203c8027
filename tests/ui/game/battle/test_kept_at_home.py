"""What a blitz should keep at home is chosen for the whole turn, also where fewer can stay for once."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game


def choose(screen: PlayScreen, origin: int) -> int:
    """Choose an origin and a target that it reaches; return what a blitz from there would keep."""
    asked = screen.director.asking(AttackPresenter)
    assert asked is not None
    if asked.origin != origin:
        asked.click(origin)
    asked.click(asked.attackable(origin)[0])
    until = asked.ask().number
    assert until is not None and asked.origin == origin
    return until.value


def test_what_a_blitz_keeps_stays_as_it_was_chosen(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=0)
    screen = make_screen(game, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.asking(AttackPresenter) is not None)
    asked, state = screen.director.asking(AttackPresenter), screen.context.game.state
    assert asked is not None
    strong = max(asked.edges, key=state.armies.__getitem__)
    weak = min(asked.edges, key=state.armies.__getitem__)
    assert state.armies[strong] > 3 >= state.armies[weak]
    assert choose(screen, strong) == 1
    screen.input.set_number(3)
    assert choose(screen, weak) == state.armies[weak] - 1
    assert choose(screen, strong) == 3
