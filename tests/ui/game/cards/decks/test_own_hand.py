"""Command cards on the table: the whole hand in the open, of the others only the backs."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.deck_cards import deck_card_margin
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import _LEAST, DeckTable, TableCard, table_plan
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import HAND, ad_screen, turn_the_crank


def words_on(screen: PlayScreen) -> list[str]:
    """Return all that widgets say: accessible names and descriptions, tooltips, texts."""
    found = []
    for widget in (screen, *screen.findChildren(QWidget)):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        text = getattr(widget, "text", None)
        found.append(str(text()) if callable(text) else "")
    found += [one.card.spoken for one in screen.controller(DeckHand).bar.held]
    return found


def test_nobody_sees_the_faces_of_anothers_cards(qtbot) -> None:
    theirs = {1: ("land_stealth_station", "diplomat_evacuation"), 2: ("nuclear_the_mother",)}
    screen = ad_screen(about_to_play("land_assemble_mods", others=theirs), people=(0, 1), curtain=False)
    turn_the_crank()
    secret = [card_book(screen.context).face(card).title for cards in theirs.values() for card in cards]
    shown = " ".join(words_on(screen))
    assert "Assemble MODs" in shown
    assert not [title for title in secret if title in shown]


def test_the_table_shows_the_hand_and_only_backs_of_others(qtbot) -> None:
    theirs = {1: ("land_stealth_station", "diplomat_evacuation"), 2: ("nuclear_the_mother",)}
    screen = ad_screen(about_to_play(*HAND, others=theirs))
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    assert set(table.shown) == set(HAND)
    table.choose_filter("now")
    assert "land_stealth_mods" not in table.shown and "land_assemble_mods" in table.shown
    turn_the_crank()
    shown = " ".join(words_on(screen))
    assert "Ben holds 2 cards" in shown and "Stealth Station" not in shown and "The Mother" not in shown


def test_a_card_of_the_table_is_taken_up(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    cards = {card.held.card.key: card for card in table.findChildren(TableCard)}
    cards["land_stealth_mods"].click()
    assert screen.director.presenter.card == ""
    cards["land_assemble_mods"].click()
    assert screen.director.presenter.card == "land_assemble_mods"


def test_few_and_many_cards_lie_so_that_they_can_be_read(qtbot) -> None:
    ad_screen(about_to_play(*HAND))
    for window in (1280, 1600, 2560):
        for cards in (0, 1, 4, 9, 30):
            plan = table_plan(window, cards)
            across = plan.across * (plan.card + 2 * deck_card_margin(plan.card))
            assert plan.card >= _LEAST - 1 and across < window


def test_five_cards_in_a_small_window_are_as_large_as_their_words_need(qtbot) -> None:
    ad_screen(about_to_play(*HAND), size=(1280, 720))
    plan = table_plan(1280, 5)
    assert plan.card >= 170 and plan.across <= 4
