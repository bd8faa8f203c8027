"""Everything that stands open at the table follows the language: the screen reads as if it had been opened in it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import tr
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.play_table import make_context, make_screen, middle_of_game
from tests.ui.support.raiders import FromBrazil, asked

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("bare_ground")]
MOMENTS = (
    ("world", "reinforce"), ("world", "attack"), ("world", "defend"), ("world", "trade"), ("world", "occupy"),
    ("missions", "attack"), ("ad2210", "bid"), ("ad2210", "hire"), ("ad2210", "buy_cards"), ("ad2210", "play_card"),
    ("ad2210", "attack"), ("ad2210", "reaction"), ("godstorm", "bid"), ("godstorm", "summon"), ("godstorm", "attack"),
    ("godstorm", "miracle"),
)  # fmt: skip


def told(screen: PlayScreen) -> set[str]:
    """Return all that shows in words: texts, names for screen readers, tooltips."""
    found = set[str]()
    for widget in screen.findChildren(QWidget):
        if widget.isVisible():
            found |= {widget.accessibleName(), widget.toolTip(), widget.text() if isinstance(widget, QLabel) else ""}
    return found


@pytest.mark.parametrize(("edition", "kind"), MOMENTS)
def test_all_that_is_open_is_written_in_the_new_language(qtbot: QtBot, edition: str, kind: str) -> None:
    screen = sit_down(edition, kind, 3, defence="ask", language="en")
    settle()
    english = told(screen)
    screen.app.settings.language = "nl"
    screen.app.save()
    settle()
    changed = told(screen)
    fresh = sit_down(edition, kind, 3, defence="ask", language="nl")
    settle()
    assert (changed - told(fresh)) & english == set()


def test_so_is_what_an_announced_attack_comes_to(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=4, hands=False)
    screen = make_screen(game, context=make_context(defence="ask"), ai_client=FromBrazil)
    screen.context.session.start()
    qtbot.waitUntil(lambda: asked(screen) == "defend", timeout=30_000)
    assert tr("play.odds.assumes_all.own") in screen.battle.panel.accessibleName()
    screen.app.settings.language = "nl"
    screen.app.save()
    assert tr("play.odds.assumes_all.own") in screen.battle.panel.accessibleName()
