"""The decks for sale in large text: rows and cards scroll as a whole, and grow with their words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.cards.decks.card_shop import CardShop, DeckOffer, DeckShelf
from risk_desktop.ui.theme import metrics, set_metrics
from tests.editions.ad2210.year import year
from tests.ui.support.ad2210_table import ad_screen

DECKS = ("land", "diplomat", "naval", "space", "nuclear")


@pytest.mark.parametrize("scale", [100, 125, 140, 200])
def test_rows_of_decks_are_never_squeezed(qtbot: QtBot, scale: int) -> None:
    sizes = metrics(1280, 720, scale / 100)
    set_metrics(sizes)
    window = QWidget()
    qtbot.addWidget(window)
    shelf = DeckShelf(window)
    shelf.resize(420 if sizes.large else 236, 300)
    offers = [DeckOffer(deck, "Diplomatenstapel", "noch 14 Karten", deck != "space", (), 14) for deck in DECKS]
    shelf.show_offers(offers, "land", None)
    shelf.show()
    window.show()
    (scroll,) = shelf.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in shelf.rows))
    assert all(scroll.widget().isAncestorOf(row) for row in shelf.rows)
    boxes = [QRect(row.mapTo(scroll.widget(), QPoint(0, 0)), row.size()) for row in shelf.rows]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(boxes))
    for row in shelf.rows:
        if row.offer.open:
            assert row.rect().contains(row.more.geometry()) and row.rect().contains(row.fewer.geometry())
            assert row.more.height() == row.more.width() >= 28


def test_what_would_be_left_is_told_of_one_too(qtbot: QtBot) -> None:
    game = year({"alberta": "0 5 land", "egypt": "1 3", "japan": "2 3"}, phase="buy", energy=(3, 3, 3))
    screen = ad_screen(game)
    presenter = screen.director.asking(BuyCardsPresenter)
    assert presenter is not None
    told = []
    for _ in range(2):
        presenter.add("land", 1)
        told.append(screen.game_layout.prompt.ask.help)
    assert [words.rpartition("; ")[2] for words in told] == ["after this 2 are left.", "after this 1 is left."]


def test_the_deck_that_is_bought_from_is_the_one_that_is_looked_at(qtbot: QtBot) -> None:
    game = year({"alberta": "0 5 land diplomat", "egypt": "1 3", "japan": "2 3"}, phase="buy", energy=(3, 3, 3))
    screen = ad_screen(game)
    shelf = screen.controller(CardShop).shelf
    rows = {row.offer.deck: row for row in shelf.rows}
    assert rows["land"].isChecked()
    rows["diplomat"].more.click()
    assert rows["diplomat"].isChecked() and not rows["land"].isChecked()
    assert shelf.told == rows["diplomat"].offer.told
    assert len(shelf.unseen) == len(rows["diplomat"].offer.unseen)


@pytest.mark.parametrize("scale", [100, 200])
def test_rows_keep_their_places_while_other_cards_are_shown(qtbot: QtBot, scale: int) -> None:
    """Else the second of two quick clicks on plus would fall beside it."""
    game = year({"alberta": "0 5 diplomat naval space", "egypt": "1 3", "japan": "2 3"}, phase="buy", energy=(9, 3, 3))
    screen = ad_screen(game, text_scale=scale, language="de")
    shelf = screen.controller(CardShop).shelf
    places = [{row.geometry().getRect()} for row in shelf.rows]
    kinds = set()
    for deck in ("naval", "space", "naval", "diplomat"):
        next(row for row in shelf.rows if row.offer.deck == deck).more.click()
        kinds.add(len(shelf.unseen))
        for _ in range(4):
            QCoreApplication.processEvents()
            for seen, row in zip(places, shelf.rows, strict=True):
                seen.add(row.geometry().getRect())
    assert len(kinds) > 1, "some decks hold more kinds than others"
    assert all(len(seen) == 1 for seen in places)
