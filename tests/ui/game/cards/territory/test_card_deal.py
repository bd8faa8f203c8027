"""Cards fly to whoever draws them; only one's own show their faces, and none is left in the air."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import CardDrawn, CardsTaken, Event
from risk_desktop.ui.game.cards.territory.card_deal import CardDeal, FlyingCard
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.ui.support.play_table import Sphinx, number, open_screen

pytestmark = pytest.mark.window
ME = 0


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    return open_screen(Sphinx, "normal", turn=ME, hands=True)


def dealt(screen: PlayScreen, event: Event) -> list[FlyingCard]:
    screen.director.animator.play([event], event.player, own=False)  # type: ignore[attr-defined]
    return list(screen.panel(CardDeal).flying)


def test_my_card_turns_over_and_lands_in_my_hand(screen: PlayScreen) -> None:
    (card,) = dealt(screen, CardDrawn(ME, "territory_cards", number("brazil")))
    assert card.face is not None
    hand = screen.game_layout.hand
    run = screen.board.animator
    assert run.busy
    card.show_moment(
        0.999, (card.geometry().center().toPointF(), hand.geometry().center().toPointF()), (1, 1), stacked=True
    )
    assert (card.geometry().center() - hand.geometry().center()).manhattanLength() < QPoint(12, 12).manhattanLength()
    screen.director.animator.finish()
    assert screen.panel(CardDeal).flying == [] and not run.busy


def test_what_others_draw_stays_covered(screen: PlayScreen) -> None:
    (card,) = dealt(screen, CardDrawn(1, "territory_cards", -1))
    assert card.face is None


def test_cards_of_who_is_out_fly_one_after_the_other(screen: PlayScreen) -> None:
    assert len(dealt(screen, CardsTaken(1, 2, (-1, -1, -1)))) == 3


def test_with_less_motion_no_card_flies(screen: PlayScreen) -> None:
    MOTION.reduced = True
    assert dealt(screen, CardDrawn(1, "territory_cards", -1)) == []
