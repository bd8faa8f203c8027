"""What the chronicle says of 2210: every event of whole games finds its words, in every language."""

from __future__ import annotations

import pytest

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.ad2210.cards.draws import SCOUT_DECK
from risk_desktop.editions.ad2210.cards.events import ScoutsSent
from risk_desktop.editions.common.bidding import BidTied, MarkerTaken
from risk_desktop.editions.common.market import BOUGHT
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import BY_CARD, PieceLost, PieceMoved, PiecePlaced
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    CardDrawn,
    IncomeLine,
    SealedRevealed,
    SetupEnded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.maps.finder import find_map
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.names import Names
from tests.editions.ad2210.year import ad_rules
from tests.playing import new_game, play_on


def narrator() -> Narrator:
    table = Table("ad2210", (Seat("Anna"), Seat("Ben", colour=1), Seat("Mira", "hard", 2)))
    return Narrator(Names(table, [find_map("earth_2210"), find_map("moon")]))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_whole_games_are_told(language):
    i18n.set_language(language)
    teller, told = narrator(), 0
    for seed in (1, 2):
        game = new_game(ad_rules(3), seed)
        for _ in play_on(game, seed):
            for line in teller.lines(game.take_events(), -1):
                assert "{" not in line.title + line.detail
                assert not line.title.startswith(("ad2210.", "chronicle."))
                told += 1
    assert told > 300


def test_bids_markers_and_pieces():
    i18n.set_language("en")
    teller = narrator()
    bids = teller.line(SealedRevealed("bid", ((0, "2"), (1, "0"))), -1)
    assert (bids.title, bids.detail) == ("The bids are open", "Anna 2 · Ben 0")
    assert teller.line(SealedRevealed("capital", ((0, "x"),)), -1) is None
    assert teller.line(BidTied((0, 1), (3, 5)), -1).detail == "Anna 3 · Ben 5"
    assert teller.line(MarkerTaken(2, 1), -1).title == "Mira takes turn 1"
    japan = [t.id for t in teller.names.territories].index("japan")
    assert teller.line(PiecePlaced(1, "naval", japan, 3), -1).title == "Ben buys: Naval Commander"
    assert teller.line(PieceLost(1, "naval", japan), -1).detail == teller.names.territory(japan)


def test_a_command_card_has_no_territory_on_it():
    i18n.set_language("en")
    teller, drawn, cards = narrator(), CardDrawn(0, "land", 3), find_edition("ad2210").cards
    assert teller.line(drawn, 0).detail == f"Land deck · {teller.names.card_title(cards.card_at('land', 3))}"
    assert teller.line(drawn, 1).detail == "Land deck", "others see only from where it came"


def test_what_scouts_draw_is_told_by_the_scouts():
    teller = narrator()
    assert teller.line(ScoutsSent(0, 5, territory=3), 1) is not None
    assert teller.line(CardDrawn(0, SCOUT_DECK, 3), 0) is None


def test_empty_land_is_taken_from_nobody_and_the_first_player_is_yet_to_be_found():
    i18n.set_language("en")
    teller = narrator()
    assert "it was empty" in teller.line(TerritoryConquered(0, -1, 3, 50, 1), -1).detail
    assert teller.line(SetupEnded(-1), -1).detail == ""


def test_energy_says_where_it_comes_from_and_goes():
    i18n.set_language("en")
    teller = narrator()
    lines = (IncomeLine("territories", 4), IncomeLine("region", 2, 5))
    told = teller.line(MoneyReceived(0, lines), -1)
    assert told.title == "Anna gets 6 energy"
    assert told.detail == f"territories +4 · {teller.names.region(5)} +2"
    assert teller.line(MoneyPaid(0, 3, "card"), -1).title == "Anna pays 3 energy to play a card"
    assert teller.line(MoneyPaid(0, 3, BOUGHT), -1).title == "Anna buys cards for 3 energy"
    assert teller.line(MoneyPaid(0, 3, "bid"), -1) is None, "the bids are told together"
    crisis = teller.line(MoneyPaid(1, 1, "energy_crisis"), -1)
    assert (crisis.title, crisis.detail) == ("Ben loses 1 energy", "Energy Crisis")
    assert teller.line(PieceMoved(1, "naval", 0, 1, "occupy"), -1) is None
    moved = teller.line(PieceMoved(1, "naval", 0, 1, BY_CARD), -1)
    assert moved.title.endswith("(Ben) is moved"), "whoever played the card may be somebody else"
    assert teller.line(PieceMoved(1, "naval", 0, 1, "decoys"), -1).title == "Ben moves: Naval Commander"


def test_bids_belong_to_the_year_that_they_open():
    teller = narrator()
    assert teller.line(SealedRevealed("bid", ((0, "2"),)), -1).round == 1
    teller.line(TurnStarted(0, 1), -1)
    assert teller.line(SealedRevealed("bid", ((0, "2"),)), -1).round == 2
    teller.line(TurnStarted(0, 2), -1)
    assert teller.line(MarkerTaken(2, 1), -1).round == 2
