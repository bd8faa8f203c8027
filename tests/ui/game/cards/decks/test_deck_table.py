"""The table on which a whole hand lies open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.events import ScoutsSent
from risk_desktop.ui.art.deck_cards import FULL_SIZE, deck_card_margin
from risk_desktop.ui.game.cards.decks.card_book import HeldCard
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable, TableCard
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.kit import Chip, Label
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import stack_territories
from tests.playing import choose
from tests.ui.support.ad2210_table import ad_screen

TITLE = 15.0
"""Where the capitals of a title begin, px below the edge of a card at 100 %."""


def painted(held: HeldCard, width: float) -> QImage:
    """Return a card of the table as it is painted."""
    card = TableCard(held, 1, width)
    card.resize(card.sizeHint())
    return card.grab().toImage()


def difference(one: QImage, other: QImage) -> QRect:
    """Return the smallest rectangle outside which two pictures are alike."""
    points = [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_whoever_sent_scouts_finds_where_they_wait_and_nobody_else(qtbot) -> None:
    """On the table as long as they wait, and in his chronicle."""
    game = about_to_play("land_scout_forces", "naval_hidden_energy", "land_stealth_mods")
    stack_territories(game, "land", "egypt")
    stack_territories(game, "water", "akara")
    choose(game, PlayCard("land_scout_forces"))
    choose(game, PlayCard("naval_hidden_energy"))
    screen = ad_screen(game)
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    said = [label.text() for label in table.findChildren(Label)]
    assert "Scout Forces: Egypt" in said and "Hidden Energy: Akara" in said
    book = screen.controller(DeckHand).book
    assert book.waits(1) == [] == book.waits(2)


def test_the_chronicle_tells_the_secret_land_to_its_owner_only(qtbot) -> None:
    game = about_to_play("land_scout_forces")
    stack_territories(game, "land", "egypt")
    [sent] = [event for event in choose(game, PlayCard("land_scout_forces")) if isinstance(event, ScoutsSent)]
    screen = ad_screen(game)
    narrator = Narrator(screen.context.names)
    [(own,), (other,)] = [narrator.lines([sent], viewer) for viewer in (0, 1)]
    assert (own.title, own.detail) == ("Anna sends scouts to a secret territory", "Egypt")
    assert (other.title, other.detail, other.territories) == (own.title, "", ())


def test_the_filters_tell_what_answers_and_what_counts_at_the_end(qtbot) -> None:
    hand = ("land_stealth_mods", "diplomat_cease_fire", "land_scout_forces", "space_colony_influence")
    screen = ad_screen(about_to_play(*hand))
    screen.controller(DeckHand).open()
    table = screen.findChild(DeckTable)
    assert [button.text() for button in table.findChildren(Chip)] == [
        "All 4",
        "Playable now 1",
        "When invaded 2",
        "End of the game 1",
    ]
    for name, shown in (("answer", {hand[0], hand[1]}), ("end", {hand[3]}), ("all", set(hand))):
        table.choose_filter(name)
        assert set(table.shown) == shown


@pytest.mark.parametrize("width", [200.0, 236.0, 404.0])
def test_how_many_there_are_of_a_card_hides_no_words(qtbot, width: float) -> None:
    screen = ad_screen(about_to_play("land_colony_influence", "diplomat_colony_influence"))
    for held in screen.controller(DeckHand).book.held(0):
        three = painted(replace(held, count=3), width)
        chip = difference(painted(held, width), three)
        assert chip.bottom() < deck_card_margin(width) + TITLE * width / FULL_SIZE[0]
        assert chip.width() > 12 and three.rect().adjusted(1, 1, -1, -1).contains(chip)
