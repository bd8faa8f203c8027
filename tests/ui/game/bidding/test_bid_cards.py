"""The slip of a sealed bid lists the bidder's own cards, and nobody else's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.bidding import bid_for_order
from risk_desktop.i18n import tr
from risk_desktop.ui.game.bidding import bid_slip
from risk_desktop.ui.game.bidding.bid_slip import AffordableList, BidSlip, SealList
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.bidding.slip_state import Affordable, Sealer, SlipState
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Label, ScrollArea
from risk_desktop.ui.money import ENERGY, FAITH
from risk_desktop.ui.theme import seat
from tests.editions.godstorm.epoch import epoch, interrupt
from tests.ui.support.godstorm_table import LANDS, over
from tests.ui.support.play_table import lift_curtain, make_context, read

CARDS = {0: ["war_time_stands_still", "war_the_siren_calls"], 1: ["war_the_temple_falls"]}


def bidding(people: tuple[int, ...] = (0,), **settings: object) -> PlayScreen:
    """Return a screen on which seat 0 is the first to bid, with 3 faith and a pair of miracles in hand."""
    game = epoch({**LANDS, "iberia": "0 3"}, phase="summon", faith=(3, 3, 3), cards=CARDS, rolls=None)
    interrupt(game, *bid_for_order(game))
    return over(game, people, **settings)


def slip_of(screen: PlayScreen) -> BidSlip:
    return screen.controller(BiddingController).slip


def test_a_bidder_sees_his_cards_and_which_ones_the_rest_pays_for(qtbot: QtBot) -> None:
    screen = bidding()
    slip = slip_of(screen)
    assert slip.cards.isVisible()
    spoken = slip.cards.accessibleName()
    assert "Time Stands Still, 4 faith" in spoken and "Temple" not in spoken
    assert "income adds about 3" in slip.rest.text() and set(slip.cards.payable) == {
        "Time Stands Still",
        "The Siren Calls",
    }
    QTest.keyClick(screen.board, Qt.Key.Key_3)
    assert slip.cards.payable == ("The Siren Calls",), "3 of income pay for one of 3 faith"
    assert "two territories" in slip.cards.told_at(QPointF(5, 5))
    assert slip.cards.told_at(QPointF(5, 500)) == ""


def test_a_slip_without_cards_says_nothing_of_them(qtbot: QtBot) -> None:
    game = epoch(LANDS, phase="summon", faith=(3, 3, 3), rolls=None)
    interrupt(game, *bid_for_order(game))
    assert not slip_of(over(game)).cards.isVisible()


def test_no_hand_shows_before_the_curtain_has_risen(qtbot: QtBot) -> None:
    screen = bidding(people=(0, 1))
    assert screen.findChild(Curtain) is not None and slip_of(screen).isHidden()
    seen = []
    for _ in range(2):
        qtbot.waitUntil(lambda: slip_of(screen).isVisible() or lift_curtain(screen), timeout=4000)
        seen.append(slip_of(screen).cards.accessibleName())
        read(qtbot, screen)
        for _ in range(2):  # it asks once
            QTest.keyClick(screen.board, Qt.Key.Key_Space)
    assert "Siren" in seen[0] and "Temple" not in seen[0]
    assert "Temple" in seen[1] and "Siren" not in seen[1]


@pytest.mark.parametrize(("scale", "size"), [(100, (1280, 720)), (200, (1280, 720)), (100, (1920, 1080))])
def test_the_button_that_seals_is_in_sight(qtbot: QtBot, scale: int, size: tuple[int, int]) -> None:
    screen = bidding(text_scale=scale, size=size, language="de")
    seal = screen.game_layout.prompt.button("primary")
    assert slip_of(screen).isVisible() and not slip_of(screen).geometry().intersects(
        screen.game_layout.prompt.geometry()
    )
    assert seal.isVisible() and seal.visibleRegion().boundingRect().height() == seal.height()


@pytest.mark.parametrize("scale", [100, 140, 200])
def test_no_word_of_what_can_be_bought_is_cut(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: int) -> None:
    """The longest word of the boxes is as wide as the dock."""
    make_context(text_scale=scale).fit(QSize(1280, 720))
    shown = AffordableList()
    qtbot.addWidget(shown)
    words = "Landcommandant / kernwapencommandant"
    shown.show_rows([Affordable(words, 3)], ENERGY, 3)
    shown.resize(175, shown.heightForWidth(175))
    spare: list[float] = []

    def measure(painter: QPainter, box: QRectF, text: str, font: QFont, *rest: object, **more: object) -> None:
        if text == words:
            spare.append(box.width() - max(QFontMetricsF(font).horizontalAdvance(word) for word in text.split()))

    monkeypatch.setattr(bid_slip, "draw_text", measure)
    shown.grab()
    assert len(spare) == 1 and spare[0] >= 0


FULL = ("The God of War", 3), ("Temple", 5), ("One of each", 8)
HELD = ("The Mighty Have Fallen", 4), ("Time Stands Still", 4), ("The Siren Calls", 3), ("Cerberus", 2), ("Medusa", 1)


@pytest.mark.parametrize(("cards", "helped"), [(1, True), (2, True), (4, False), (5, False)])
def test_a_slip_leaves_its_help_to_the_tooltip_before_it_scrolls(qtbot: QtBot, cards: int, helped: bool) -> None:
    """At 1280 x 720 with five bidders: what it needs from the third year on stands there whole."""
    screen = bidding(size=(1280, 720))
    slip = slip_of(screen)
    sealers = [Sealer(name, seat(0), "sealed", sealed=True, now=False) for name in "ABCDE"]
    rows = [[Affordable(words, cost) for words, cost in some] for some in (FULL, HELD[:cards])]
    state = SlipState("Anna", seat(0), FAITH, 3, 5, rows[0], sealers, cards=rows[1])
    slip.show_state(state, 0)
    qtbot.wait(30)
    assert slip.findChild(ScrollArea).verticalScrollBar().maximum() == 0
    help_line = next(label for label in slip.findChildren(Label) if label.text() == tr("bids.help"))
    assert help_line.isVisible() is helped and slip.toolTip() == help_line.text()


def test_who_has_nothing_to_bid_is_told_so_in_his_row(qtbot: QtBot) -> None:
    game = epoch({**LANDS, "iberia": "0 3"}, phase="summon", faith=(3, 0, 3), rolls=None)
    interrupt(game, *bid_for_order(game))
    slip = slip_of(over(game))
    assert "Ben: 0 faith: no bid" in slip.findChild(SealList).accessibleName()
