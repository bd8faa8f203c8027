"""What the plate of a region, and any territory of it, tells about what the region pays."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game, number


def rest_on(screen: PlayScreen, point: QPoint) -> str:
    """Let the pointer rest; return what the board says."""
    QToolTip.hideText()
    screen.board.viewportEvent(QHelpEvent(QHelpEvent.Type.ToolTip, point, screen.board.mapToGlobal(point)))
    return QToolTip.text()


def on_plate(screen: PlayScreen, region: str) -> str:
    regions = [each.id for each in screen.context.game.rules.board.regions]
    rect = screen.board.places.plate_rect(regions.index(region))
    assert rect is not None
    return rest_on(screen, rect.center())


def table() -> PlayScreen:
    screen = make_screen(middle_of_game(), ai_client=Sphinx)
    screen.context.session.start()
    screen.board.finish_baking()
    turn_the_crank()
    return screen


def test_a_plate_says_which_region_pays_what_to_whom_and_its_land_glows(qtbot: QtBot) -> None:
    screen = table()
    assert on_plate(screen, "south_america") == "South America: 2 armies a turn\nHeld by Octavia"
    brazil = number("brazil")
    members = set(screen.context.game.rules.board.regions[screen.context.game.rules.board.region_of[brazil]].members)
    assert screen.board.highlights.shown.targets == members
    screen.views.end_highlight()
    assert screen.board.highlights.shown.targets != members, "the choice at hand shows again"
    told = on_plate(screen, "africa")
    assert told == "Africa: 3 armies a turn\nNeeds all 6 territories: Anna 5, Cassius 1"


def test_a_territory_says_it_too(qtbot: QtBot) -> None:
    screen = table()
    told = rest_on(screen, screen.board.places.badge_rect(number("egypt")).center())
    assert told == "Egypt, Africa (+3)\nNeeds all 6 territories: Anna 5, Cassius 1"
    assert not screen.views.highlighting, "only plates let land glow"


def test_it_is_said_in_every_language_and_in_the_words_of_2210(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"))
    screen.board.finish_baking()
    for language in LANGUAGES:
        set_language(language)
        told = on_plate(screen, "asia")
        assert "MOD" in told and "board." not in told and "{" not in told
    set_language("en")
