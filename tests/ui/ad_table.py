"""Play screens over positions with pieces and command cards, written as in ``tests.editions.ad2210.year``."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from risk_desktop.controller import session as session_module
from risk_desktop.controller.session import GameSession
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.ui.names import Names
from risk_desktop.ui.play.play_screen import PlayScreen
from tests.ui.play_table import _SCREENS, PuppetThinker, Sphinx, make_context
from tests.ui.twelve_table import maps_of, table_of

EDITION = "ad2210"


def ad_screen(
    game: Game,
    people: tuple[int, ...] = (0,),
    thinker: type[PuppetThinker] = Sphinx,
    size: tuple[int, int] = (1600, 900),
    edition: str = EDITION,
    **settings: object,
) -> PlayScreen:
    """Return a shown play screen over a game; persons sit in ``people``, dice are real from now on."""
    session_module.Thinker = thinker  # type: ignore[misc, assignment]
    game.dice = SeededDice(5)
    table = table_of(edition, game.state.players, people=people)
    context, maps = make_context(**settings), maps_of(edition)
    context.fit(QSize(*size))
    screen = PlayScreen(context, GameSession(table, game), Names(table, maps), maps)
    screen.resize(*size)
    screen.show()
    _SCREENS.append(screen)
    screen.desk.session.start()
    turn_the_crank()
    return screen


def turn_the_crank(times: int = 20) -> None:
    """Let Qt do what is due."""
    for _ in range(times):
        QApplication.processEvents()
