"""Command cards in the window: the row, what is missing, aiming, and that nobody sees another's faces."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.ad2210.bonus import DrawBonus
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.effect import commander_number
from risk_desktop.editions.ad2210.cards.reduction import RemoveMods
from risk_desktop.editions.common.card_play import PlayCard, Remove
from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.card_signs import known_signs
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.paint.deck_cards import (
    FULL_SIZE,
    DeckCard,
    _fits,
    _picture_height,
    _rules_height,
    deck_card_margin,
    deck_card_pixmap,
)
from risk_desktop.ui.play.card_book import card_book
from risk_desktop.ui.play.card_show import CardFlight
from risk_desktop.ui.play.foresight import changes_of
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.tables.deck_table import _LEAST, DeckTable, TableCard, table_plan
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import choose, number
from tests.ui.ad_table import ad_screen, turn_the_crank
from tests.ui.play_table import tidy

__all__ = ["tidy"]

HAND = (
    "land_assemble_mods",
    "land_stealth_mods",
    "land_assemble_mods",
    "diplomat_cease_fire",
    "space_frequency_jam",
    "nuclear_rocket_strike_land",
    "nuclear_assassin_bomb",
)


def hand(screen: PlayScreen) -> list[str]:
    """Return the ids of the cards in the row."""
    return [one.card.key for one in screen.deck_hand.bar.held]


def choose_card(screen: PlayScreen, card: str) -> None:
    """Press the digit of a card."""
    screen.director.pick(hand(screen).index(card) + 1)


def caught_by(screen: PlayScreen, monkeypatch) -> list[object]:
    """Catch what the screen would answer."""
    caught: list[object] = []
    monkeypatch.setattr(screen.desk.session, "answer", lambda choice: caught.append(choice))
    return caught


def test_the_hand_shows_each_kind_once_and_what_is_missing(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    held = {one.card.key: one for one in screen.deck_hand.bar.held}
    assert list(held) == sorted(held, key=list(dict.fromkeys(hand(screen))).index) and len(held) == 6
    assert held["land_assemble_mods"].count == 2 and held["land_assemble_mods"].playable
    assert held["land_stealth_mods"].lack == "Waits for an invasion"
    assert held["diplomat_cease_fire"].lack == "Waits for an invasion of yours"


def test_what_is_missing_comes_from_the_rules_commander_before_energy(qtbot) -> None:
    cards = ("nuclear_armageddon", "land_assemble_mods", "land_reinforcements")
    screen = ad_screen(about_to_play(*cards, position={"alberta": "0 8 land"}, energy=(0, 9, 9)))
    lacks = {one.card.key: one.lack for one in screen.deck_hand.book.held(0)}
    assert lacks == {
        "nuclear_armageddon": "No Nuclear Commander",
        "land_assemble_mods": "1 energy short",
        "land_reinforcements": "",
    }


def test_a_card_is_aimed_on_the_board_and_says_what_it_changes(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    choose_card(screen, "land_assemble_mods")
    prompt = screen.furniture.prompt
    assert prompt.ask.primary.off and prompt.ask.help == "Click the glowing territory that it is for."
    screen.director.click(number(screen.desk.game, "alberta"))
    assert prompt.ask.help == "Alberta 8 → 11" and not prompt.ask.primary.off
    screen.director.click(number(screen.desk.game, "nunavut"))
    assert prompt.ask.help == "Nunavut 2 → 5"
    caught = caught_by(screen, monkeypatch)
    screen.director.press("primary")
    assert caught == [PlayCard("land_assemble_mods", (number(screen.desk.game, "nunavut"),))]


def test_a_card_whose_pile_is_empty_says_that_it_would_do_nothing(qtbot) -> None:
    game = about_to_play("naval_hidden_energy", "land_scout_forces")
    game.state.decks["water_territories"].draw.clear()
    screen = ad_screen(game)
    choose_card(screen, "naval_hidden_energy")
    ask = screen.furniture.prompt.ask
    assert ask.help == "No card is left in the pile it draws from: it would do nothing." and not ask.primary.off
    screen.director.let_go()
    choose_card(screen, "land_scout_forces")
    assert screen.furniture.prompt.ask.help.startswith("Space plays it")


def test_a_card_that_waits_is_explained_and_not_chosen(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, place: refused.append(reason.key))
    choose_card(screen, "diplomat_cease_fire")
    assert refused == ["illegal.card.moment.invaded_you"]
    assert screen.director.presenter.card == ""


def test_players_and_commanders_are_chosen_from_rows(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    caught = caught_by(screen, monkeypatch)
    choose_card(screen, "space_frequency_jam")
    assert screen.furniture.choices.words == ("Ben", "Mira")
    screen.director.pick(2)
    screen.director.press("primary")
    screen.director.let_go()
    screen.director.let_go()
    choose_card(screen, "nuclear_assassin_bomb")
    assert "Ben: Space Commander, Sea of Clouds" in screen.furniture.choices.words
    screen.director.click(number(screen.desk.game, "sea_of_clouds"))
    screen.director.press("primary")
    assert caught == [
        PlayCard("space_frequency_jam", (2,)),
        PlayCard("nuclear_assassin_bomb", (commander_number(1, "space"),)),
    ]


def test_e_plays_no_more_cards(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    caught = caught_by(screen, monkeypatch)
    screen.director.press("ghost")
    assert caught == [Pass()]


def test_nothing_is_foretold_where_dice_decide(qtbot) -> None:
    game = about_to_play(*HAND)
    strike = PlayCard("nuclear_rocket_strike_land", (number(game, "canada"),))
    assert changes_of(game, strike) == {}
    before = game.state.copy()
    assert changes_of(game, PlayCard("land_assemble_mods", (number(game, "alberta"),)))
    assert game.state == before


def test_the_row_is_clicked_and_walked_along(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    bar = screen.deck_hand.bar
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.spot(0).center().toPoint() - QPoint(20, 0))
    assert screen.director.presenter.card == hand(screen)[0]
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Left)
    assert screen.director.presenter.card == hand(screen)[-1]
    assert screen.deck_hand.pane.one.card.key == hand(screen)[-1]


def test_nobody_sees_the_faces_of_anothers_cards(qtbot) -> None:
    theirs = {1: ("land_stealth_station", "diplomat_evacuation"), 2: ("nuclear_the_mother",)}
    screen = ad_screen(about_to_play("land_assemble_mods", others=theirs), people=(0, 1), curtain=False)
    turn_the_crank()
    secret = [card_book(screen.desk).face(card).title for cards in theirs.values() for card in cards]
    shown = " ".join(words_on(screen))
    assert "Assemble MODs" in shown
    assert not [title for title in secret if title in shown]


def words_on(screen: PlayScreen) -> list[str]:
    """Return all that widgets say: accessible names and descriptions, tooltips, texts."""
    found = []
    for widget in (screen, *screen.findChildren(QWidget)):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        text = getattr(widget, "text", None)
        found.append(str(text()) if callable(text) else "")
    found += [one.card.spoken for one in screen.deck_hand.bar.held]
    return found


def test_while_others_play_no_hand_lies_open_before_several_people(qtbot) -> None:
    game = about_to_play(phase="attack", turn=2, others={0: ("land_stealth_mods",), 1: ("naval_frequency_jam",)})
    screen = ad_screen(game, people=(0, 1))
    assert screen.director.viewer == -1
    assert screen.deck_hand.bar.held == () and not screen.deck_hand.bar.isVisible()


def test_every_effect_has_a_picture_and_every_card_fits_its_texts(qtbot) -> None:
    effects = {spec.effect.kind for spec in card_specs().values()}
    assert effects <= set(known_signs())
    screen = ad_screen(about_to_play("land_assemble_mods"))
    book = card_book(screen.desk)
    for language in LANGUAGES:
        set_language(language)
        for card in card_specs():
            face = book.face(card)
            assert not [text for text in (face.title, face.when, face.needs, face.what, face.copies) if "{" in text]
            assert not deck_card_pixmap(face, "full", 206.0).isNull()
    set_language("en")


def test_commanders_are_sent_one_by_one_and_go_together(qtbot, monkeypatch) -> None:
    game = about_to_play("diplomat_decoys_revealed")
    choose(game, PlayCard("diplomat_decoys_revealed", ()))
    assert game.pending().kind == "decoys"
    screen = ad_screen(game)
    alberta, nunavut, tycho = (number(game, name) for name in ("alberta", "nunavut", "tycho"))
    screen.director.click(nunavut)
    screen.director.pick(4)
    screen.director.click(tycho)
    assert "Land Commander: Alberta → Nunavut" in screen.furniture.choices.words
    screen.director.undo()
    screen.director.click(alberta)
    screen.director.click(tycho)
    caught = caught_by(screen, monkeypatch)
    screen.director.press("primary")
    assert len(caught) == 1 and caught[0] in screen.director.presenter.decision.options
    assert dict(caught[0].moves)["land"] == nunavut


def test_armies_are_removed_by_clicks(qtbot, monkeypatch) -> None:
    game = about_to_play()
    interrupt(game, RemoveMods(0, 2))
    screen = ad_screen(game)
    assert screen.furniture.prompt.ask.primary.off
    nunavut, poseidon = number(game, "nunavut"), number(game, "poseidon")
    screen.director.click(nunavut)
    screen.director.click(nunavut)
    screen.director.click_right(nunavut)
    screen.director.click(poseidon)
    caught = caught_by(screen, monkeypatch)
    screen.director.press("primary")
    assert caught == [Remove(tuple(sorted(((nunavut, 1), (poseidon, 1)))))]


def test_the_deck_of_the_bonus_card_is_chosen(qtbot, monkeypatch) -> None:
    game = about_to_play()
    interrupt(game, DrawBonus(0))
    screen = ad_screen(game)
    assert len(screen.furniture.choices.words) == 5 and "Land deck: 20 cards left" in screen.furniture.choices.words
    screen.director.pick(5)
    caught = caught_by(screen, monkeypatch)
    screen.director.press("primary")
    assert caught == [Pick("nuclear")]


def test_a_played_card_flies_and_shows_its_face(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), ai_speed="normal")
    choose_card(screen, "land_assemble_mods")
    screen.director.click(number(screen.desk.game, "alberta"))
    screen.director.press("primary")
    flight = screen.findChild(CardFlight)
    qtbot.waitUntil(flight.isVisible, timeout=3000)
    assert flight.card.title == "Assemble MODs"
    screen.director.let_go()
    assert not flight.isVisible()


def test_the_table_shows_the_hand_and_only_backs_of_others(qtbot) -> None:
    theirs = {1: ("land_stealth_station", "diplomat_evacuation"), 2: ("nuclear_the_mother",)}
    screen = ad_screen(about_to_play(*HAND, others=theirs))
    screen.deck_hand.open()
    table = screen.findChild(DeckTable)
    assert set(table.shown) == set(HAND)
    table.choose_filter("now")
    assert "land_stealth_mods" not in table.shown and "land_assemble_mods" in table.shown
    turn_the_crank()
    shown = " ".join(words_on(screen))
    assert "Ben holds 2 cards" in shown and "Stealth Station" not in shown and "The Mother" not in shown


def test_a_card_of_the_table_is_taken_up(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    screen.deck_hand.open()
    table = screen.findChild(DeckTable)
    cards = {card.held.card.key: card for card in table.findChildren(TableCard)}
    cards["land_stealth_mods"].click()
    assert screen.director.presenter.card == ""
    cards["land_assemble_mods"].click()
    assert screen.director.presenter.card == "land_assemble_mods"


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
            face = screen.deck_hand.book.face(card)
            room = (FULL_SIZE[1] - 41 - 24 - 12 - 8) * unit - _picture_height(
                QRectF(0, 0, _LEAST, _LEAST * 1.398), face
            )
            assert _rules_height(face, plate, 9.4) <= room, (language, card)
    set_language("en")


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


def test_the_words_of_a_veiled_card_can_be_read(qtbot) -> None:
    """The veil darkens the card, not what is written on it: ink on its paper has the contrast that small type needs."""
    screen = ad_screen(about_to_play(*HAND))
    held = next(one for one in screen.deck_hand.bar.held if one.lack)
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


def test_in_a_small_window_the_row_makes_way_for_aiming(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), size=(1280, 720), text_scale=150)
    assert screen.furniture.folded and screen.deck_hand.bar.isVisible()
    assert screen.furniture.tabs.cards.text() == "7 cards"
    choose_card(screen, "land_assemble_mods")
    assert not screen.deck_hand.bar.isVisible() and screen.deck_hand.pane.isVisible()
    assert screen.deck_hand.pane.geometry().left() >= screen.furniture.layout.tabs.left()
    screen.director.let_go()
    screen.director.let_go()
    assert screen.deck_hand.bar.isVisible()


def test_a_word_wider_than_its_plate_does_not_fit_though_it_is_low_enough(qtbot) -> None:
    font = text_font(12, 700)
    assert _fits("Kein Marinekommandant", font, 200, 40)
    assert not _fits("Kein Marinekommandant", font, 60, 400)
    assert not _fits("Kein Marinekommandant", font, 200, 4)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_row_leaves_the_window_onto_the_other_board_free_and_every_card_in_reach(qtbot, size) -> None:
    screen = ad_screen(about_to_play(*HAND), size=size)
    bar, window = screen.deck_hand.bar, screen.furniture.porthole.geometry()
    for chosen in range(len(bar.held)):
        spots = [bar.spot(number) for number in range(len(bar.held))]
        assert not any(spot.toAlignedRect().translated(bar.pos()).intersects(window) for spot in spots)
        assert spots[-1].right() < screen.furniture.prompt.x()
        width = round(spots[0].width())
        seen = Counter(bar.card_at(QPointF(x, spots[0].bottom() - 20)) for x in range(bar.width()))
        assert all(seen[number] > width * 0.35 for number in range(len(spots))), seen
        QTest.mouseClick(
            bar, Qt.MouseButton.LeftButton, pos=QPoint(round(spots[chosen].left()) + 12, bar.height() - 30)
        )
        if bar.held[chosen].playable:
            assert screen.director.presenter.card == bar.held[chosen].card.key
