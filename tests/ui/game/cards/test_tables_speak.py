"""Cards that lie on the table are written anew when the language changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.i18n import tr
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable
from risk_desktop.ui.game.cards.territory.card_table import CardTable
from risk_desktop.ui.game.cards.territory.own_hand import OwnHand
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.play_table import Sphinx, open_screen

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    yield
    i18n.set_language("en")


def classic() -> CardTable | None:
    """Lay territory cards on the table."""
    screen = open_screen(Sphinx, turn=0, hands=True)
    screen.controller(OwnHand).open()
    return screen.findChild(CardTable)


def commands() -> DeckTable | None:
    """Lay command cards on the table."""
    screen = ad_screen(about_to_play("land_scout_forces"))
    screen.controller(DeckHand).open()
    return screen.findChild(DeckTable)


@pytest.mark.parametrize(("lay", "title"), [(classic, "tables.cards.title"), (commands, "card.table.title")])
def test_an_open_table_follows_the_language(
    qtbot: QtBot, lay: Callable[[], CardTable | DeckTable | None], title: str
) -> None:
    table = lay()
    assert table is not None and table.accessibleName() == tr(title)
    screen = table.parentWidget()
    assert isinstance(screen, PlayScreen)
    screen.app.settings.language = "de"
    screen.app.apply()
    found = [each for each in screen.findChildren(type(table)) if each.isVisible() and not each.leaving]
    assert i18n.language() == "de"
    assert [each.accessibleName() for each in found] == [tr(title)]
