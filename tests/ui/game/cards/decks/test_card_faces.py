"""The faces of command cards: every picture is there, every text fits and can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor

from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.art.deck_cards import (
    FULL_SIZE,
    DeckCard,
    _fits,
    _picture_height,
    _rules_height,
    deck_card_margin,
    deck_card_pixmap,
)
from risk_desktop.ui.art.svg import svg_names
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.decks.deck_table import _LEAST
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import HAND, ad_screen


def test_every_effect_has_a_picture_and_every_card_fits_its_texts(qtbot) -> None:
    effects = {spec.effect.kind for spec in card_specs().values()}
    assert effects <= set(svg_names("cards"))
    screen = ad_screen(about_to_play("land_assemble_mods"))
    book = card_book(screen.context)
    for language in LANGUAGES:
        set_language(language)
        for card in card_specs():
            face = book.face(card)
            assert not [text for text in (face.title, face.when, face.needs, face.what, face.copies) if "{" in text]
            assert not deck_card_pixmap(face, "full", 206.0).isNull()
    set_language("en")


@pytest.mark.usefixtures("qapp")
def test_words_take_the_room_of_the_picture_before_they_shrink() -> None:
    box = QRectF(0, 0, *FULL_SIZE)
    spoken = [
        DeckCard("a", "land", "A", "Land", 1, "", "decoys", "1 of 2", "Now", "Him", "word " * n) for n in (5, 26, 99)
    ]
    heights = [_picture_height(box, card) for card in spoken]
    assert heights[0] == 88.0 and heights[0] > heights[1] > heights[2] == 30.0


def test_no_card_of_any_language_is_cut(qtbot) -> None:
    """At the least size on the table all words fit in type that can be read."""
    screen = ad_screen(about_to_play(*HAND))
    unit = _LEAST / FULL_SIZE[0]
    plate = (FULL_SIZE[0] - 35) * unit
    for language in LANGUAGES:
        set_language(language)
        for card in card_specs():
            face = screen.controller(DeckHand).book.face(card)
            room = (FULL_SIZE[1] - 41 - 24 - 12 - 8) * unit - _picture_height(
                QRectF(0, 0, _LEAST, _LEAST * 1.398), face
            )
            assert _rules_height(face, plate, 9.4) <= room, (language, card)
    set_language("en")


def test_the_words_of_a_veiled_card_can_be_read(qtbot) -> None:
    """The veil darkens the card, not what is written on it: ink on its paper has the contrast that small type needs."""
    screen = ad_screen(about_to_play(*HAND))
    held = next(one for one in screen.controller(DeckHand).bar.held if one.lack)
    for form, part in (("full", QRectF(0.1, 0.5, 0.8, 0.45)), ("hand", QRectF(0.1, 0.05, 0.8, 0.15))):
        card = deck_card_pixmap(held.card, form, 172.0, held.lack).toImage()
        bare = deck_card_pixmap(held.card, form, 172.0).toImage()
        margin, width = deck_card_margin(172.0), 172.0
        height = card.height() - 2 * margin
        box = QRectF(
            margin + part.x() * width, margin + part.y() * height, part.width() * width, part.height() * height
        ).toRect()
        lights = [
            sorted(_light(picture.pixelColor(x, y)) for x in _across(box) for y in _down(box))
            for picture in (card, bare)
        ]
        veiled, whole = lights
        assert (veiled[-1] + 0.05) / (veiled[0] + 0.05) > 4.5
        assert veiled[len(veiled) // 2] < whole[len(whole) // 2], "it is seen to be veiled"


def _across(box: QRect) -> range:
    return range(box.left(), box.right())


def _down(box: QRect) -> range:
    return range(box.top(), box.bottom())


def _light(colour: QColor) -> float:
    """Return the relative luminance of a colour."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_word_wider_than_its_plate_does_not_fit_though_it_is_low_enough(qtbot) -> None:
    font = text_font(12, 700)
    assert _fits("Kein Marinekommandant", font, 200, 40)
    assert not _fits("Kein Marinekommandant", font, 60, 400)
    assert not _fits("Kein Marinekommandant", font, 200, 4)
