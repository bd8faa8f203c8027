"""Cards fly to whoever draws them; only one's own show their faces, and none is left in the air."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import CardDrawn, CardsTaken, Event
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.territory.card_deal import CardDeal, FlyingCard
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.play_table import Sphinx, number, open_screen

pytestmark = pytest.mark.window
ME = 0


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    return open_screen(Sphinx, "normal", turn=ME, hands=True)


def dealt(screen: PlayScreen, event: Event) -> list[FlyingCard]:
    screen.director.animator.play([event], event.player, own=False)  # type: ignore[attr-defined]
    return list(screen.controller(CardDeal).flying)


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
    assert screen.controller(CardDeal).flying == [] and not run.busy


def test_what_others_draw_stays_covered(screen: PlayScreen) -> None:
    (card,) = dealt(screen, CardDrawn(1, "territory_cards", -1))
    assert card.face is None


def test_cards_of_who_is_out_fly_one_after_the_other(screen: PlayScreen) -> None:
    assert len(dealt(screen, CardsTaken(1, 2, (-1, -1, -1)))) == 3


def test_with_less_motion_no_card_flies(screen: PlayScreen) -> None:
    MOTION.reduced = True
    assert dealt(screen, CardDrawn(1, "territory_cards", -1)) == []


def test_cards_that_are_drawn_in_one_go_fly_together(screen: PlayScreen, qtbot: QtBot) -> None:
    drawn = [CardDrawn(ME, "territory_cards", number(name)) for name in ("brazil", "peru", "congo")]
    screen.director.animator.play(drawn, ME, own=False)
    flying = list(screen.controller(CardDeal).flying)
    assert len(flying) == 3 and all(card.face is not None for card in flying)
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=5000)
    assert screen.controller(CardDeal).flying == [], "none flies twice"


def test_cards_with_a_rule_that_others_draw_stay_covered(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), ai_speed="normal")
    book = card_book(screen.context)
    assert book is not None
    (other,) = dealt(screen, CardDrawn(1, book.decks[0], 0))
    assert other.face is None and screen.controller(CardDeal).reading.drawn.cards == ()


def test_no_drawn_card_shows_its_face_while_its_owners_hand_is_covered(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), ai_speed="normal")
    book = card_book(screen.context)
    assert book is not None
    screen.director._seats.lent = True
    (mine,) = dealt(screen, CardDrawn(screen.director.viewer, book.decks[0], 0))
    assert mine.face is None and screen.controller(CardDeal).reading.drawn.cards == ()
