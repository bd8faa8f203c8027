"""An invasion that ends by itself leaves no press behind that was to break it off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.i18n import tr
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.godstorm_table import answers_of, asked_of, over, place
from tests.ui.support.play_table import Defender, read

LANDS = {"gaul": "0 4", "alemannia": "1 4", "iberia": "0 9", "dacia": "1 3"}


LOST, WON = (1, 1, 1, 6, 6, 1, 6, 6), (6, 6, 6, 1, 1, 6, 6, 6, 1, 1)
"""What falls in an invasion that is over with its second roll."""


def under_way(qtbot: QtBot, gaul: str = "0 4", rolls: Sequence[int] = LOST) -> tuple[PlayScreen, list[Choice]]:
    """Return a screen on which the person may break an invasion off that is over with the next roll, and his answers."""
    screen = over(epoch(LANDS | {"gaul": gaul}), ai_client=Defender)
    screen.context.game.dice = ScriptedDice(rolls)
    screen.activateWindow()
    asked_of(screen, "attack")
    screen.context.session.answer(Attack(place(screen, "gaul"), place(screen, "alemannia"), 3))
    asked_of(screen, "press")
    read(qtbot, screen)
    assert screen.game_layout.prompt.ask.ghost.words == "Break off"  # type: ignore[union-attr]
    return screen, answers_of(screen)


def press_on(qtbot: QtBot, screen: PlayScreen, key: Qt.Key) -> None:
    """Answer for the invasion, see how it ends, and press the key of what ends something then."""
    qtbot.keyClick(screen, key)
    asked_of(screen, "attack")
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_E)


def test_the_key_that_breaks_off_does_not_end_the_conquests_where_the_invasion_has_just_ended(qtbot: QtBot) -> None:
    screen, answered = under_way(qtbot)
    press_on(qtbot, screen, Qt.Key.Key_Space)
    assert len(answered) == 1 and asked_of(screen, "attack"), "it was meant for the invasion"
    assert screen.toasts.panel.accessibleName() == tr("press.ended.again")
    qtbot.keyClick(screen, Qt.Key.Key_E)
    assert answered[1:] == [Pass()]


def test_who_has_broken_off_ends_the_conquests_with_one_press(qtbot: QtBot) -> None:
    screen, answered = under_way(qtbot)
    press_on(qtbot, screen, Qt.Key.Key_E)
    assert answered == [Pass(), Pass()]


def test_whose_blitz_stops_where_he_said_ends_the_conquests_with_one_press(qtbot: QtBot) -> None:
    screen, answered = under_way(qtbot, "0 9", (1, 1, 1, 6, 6) * 3)
    blitz = Blitz(place(screen, "gaul"), place(screen, "alemannia"), 5)
    screen.context.session.answer(blitz)
    asked_of(screen, "attack")
    read(qtbot, screen)
    assert screen.context.game.state.armies[blitz.origin] == blitz.keep
    qtbot.keyClick(screen, Qt.Key.Key_E)
    assert answered == [blitz, Pass()], "nothing has ended by itself"


def test_where_armies_move_in_nothing_can_be_ended_and_nothing_is_said_of_it(qtbot: QtBot) -> None:
    screen, answered = under_way(qtbot, "0 8", WON)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    asked_of(screen, "occupy")
    read(qtbot, screen)
    assert not screen.input.expects_stray
    qtbot.keyClick(screen, Qt.Key.Key_E)
    assert len(answered) == 1 and screen.toasts.panel.accessibleName() != tr("press.ended.again")
