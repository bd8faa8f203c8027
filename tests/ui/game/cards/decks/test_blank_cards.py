"""Own cards on the blank ones, strikes that fall where they are aimed, and rows that show whom they are about."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards import deck
from risk_desktop.editions.ad2210.cards.events import CardDieRolled, CommandCardPlayed
from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import set_language
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable, TableCard
from risk_desktop.ui.game.prompt.choice_list import ChoiceRow
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank

FILE = """format: 1
cards:
- {id: drop, name: Heavy drop, deck: land, copies: 2, cost: 2, timing: before_first_invasion,
   effect: {kind: assemble_mods, mods: 5, terrain: land}}
"""


@pytest.fixture
def folder(own_cards_folder: Path) -> Path:
    set_language("en")
    return own_cards_folder


def test_an_own_card_is_read_and_played_like_any_other(folder: Path, qtbot: QtBot) -> None:
    (folder / deck.FILE).write_text(FILE, encoding="utf-8")
    game = about_to_play("land_stealth_mods")
    pile = game.state.decks["land"]
    pile.hands[0].append(20)
    screen = ad_screen(game)
    shown = {one.card.key: one for one in screen.controller(DeckHand).bar.held}
    assert shown["drop"].card.title == "Heavy drop" and shown["drop"].playable
    screen.director.cards_wanted.emit()
    turn_the_crank()
    table = screen.findChild(DeckTable)
    assert table is not None
    names = [card.accessibleName() for card in table.findChildren(TableCard)]
    assert any("Heavy drop" in name and "5" in name for name in names), names


def test_the_house_rule_says_what_is_wrong_with_the_file(folder: Path, qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play())

    def warnings() -> dict[str, str]:
        return HouseRulesDialog(screen, EDITIONS["ad2210"].options, {"own_cards": "yes"}).warnings

    assert "cards of your own" in warnings()["own_cards"]
    assert "no game starts with this rule" in warnings()["own_cards"]
    (folder / deck.FILE).write_text(FILE.replace("mods: 5", "mods: 99"), encoding="utf-8")
    assert "line 4: mods must be a number from 1 to 20" in warnings()["own_cards"]
    (folder / deck.FILE).write_text(FILE, encoding="utf-8")
    assert warnings() == {}


def test_a_strike_falls_on_the_land_it_is_aimed_at_on_the_board_that_is_looked_at(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(), ai_speed="normal")
    began, animator = [], screen.director.animator
    screen.board.land_effects.began.connect(lambda land, kind: began.append((land, kind)))
    for name, board in (("alberta", 0), ("sea_of_clouds", 1)):
        place = number(screen.context.game, name)
        played = CommandCardPlayed(1, "nuclear", 0, "nuclear_rocket_strike_land", (place,), TERRITORY)
        animator.play([played, CardDieRolled(1, "nuclear_rocket_strike_land", 6, 3)], 1, own=False)
        while animator.coming:
            animator.hold()
            animator.go_on()
        assert screen.board.switcher.board == board
        assert began == [(place, "blast")]
        began.clear()


def test_rows_about_players_wear_their_discs(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play("space_frequency_jam"))
    screen.input.pick(1)
    rows = screen.game_layout.choices.findChildren(ChoiceRow)
    seats = [screen.director.presenter.aiming.candidates[n] for n in range(len(rows))]
    assert len(rows) == 2
    assert [row.seat for row in rows] == [screen.context.names.seat_colours(seat) for seat in seats]
