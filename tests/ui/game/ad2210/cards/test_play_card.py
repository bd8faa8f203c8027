"""Command cards in the window: what is missing, aiming, what a card would change, and what follows from it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from risk_desktop.editions.ad2210.bonus import DrawBonus
from risk_desktop.editions.ad2210.cards.aims import PlayCard, Remove
from risk_desktop.editions.ad2210.cards.catalogue import CommandCards
from risk_desktop.editions.ad2210.cards.effect import commander_number
from risk_desktop.editions.ad2210.cards.reduction import RemoveMods
from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import choose, number
from tests.ui.support.ad2210_table import HAND, ad_screen, choose_card, hand


def caught_by(screen: PlayScreen, monkeypatch) -> list[object]:
    """Catch what the screen would answer."""
    caught: list[object] = []
    monkeypatch.setattr(screen.context.session, "answer", lambda choice: caught.append(choice))
    return caught


def test_the_hand_shows_each_kind_once_and_what_is_missing(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    held = {one.card.key: one for one in screen.controller(DeckHand).bar.held}
    assert list(held) == sorted(held, key=list(dict.fromkeys(hand(screen))).index) and len(held) == 6
    assert held["land_assemble_mods"].count == 2 and held["land_assemble_mods"].playable
    assert held["land_stealth_mods"].lack == "Waits for an invasion"
    assert held["diplomat_cease_fire"].lack == "Waits until you are invaded"


def test_what_is_missing_comes_from_the_rules_commander_before_energy(qtbot) -> None:
    cards = ("nuclear_armageddon", "land_assemble_mods", "land_reinforcements")
    screen = ad_screen(about_to_play(*cards, position={"alberta": "0 8 land"}, energy=(0, 9, 9)))
    lacks = {one.card.key: one.lack for one in screen.controller(DeckHand).book.held(0)}
    assert lacks == {
        "nuclear_armageddon": "No Nuclear Commander",
        "land_assemble_mods": "1 energy short",
        "land_reinforcements": "",
    }


def test_a_card_that_cannot_be_played_says_why_though_nobody_asks_for_cards(qtbot) -> None:
    """With nothing to play the step is over by itself, and only the hand can tell why."""
    spare = dict.fromkeys(("poseidon", "hawaiian_preserve"), "")
    screen = ad_screen(about_to_play("naval_assemble_mods", position=spare))
    deck_hand = screen.controller(DeckHand)
    assert deck_hand.presenter is None
    QTest.keyClick(deck_hand.bar, Qt.Key.Key_Right)
    assert deck_hand.pane.isVisible()
    assert deck_hand.pane.accessibleName().endswith("No water territory of yours")


def test_a_card_is_aimed_on_the_board_and_says_what_it_changes(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    choose_card(screen, "land_assemble_mods")
    prompt = screen.game_layout.prompt
    assert prompt.ask.primary.off and prompt.ask.help == "Choose the glowing territory that it is for."
    screen.input.click(number(screen.context.game, "alberta"))
    assert prompt.ask.help == "Alberta 8 → 11" and not prompt.ask.primary.off
    screen.input.click(number(screen.context.game, "nunavut"))
    assert prompt.ask.help == "Nunavut 2 → 5"
    caught = caught_by(screen, monkeypatch)
    screen.input.press("primary")
    assert caught == [PlayCard("land_assemble_mods", (number(screen.context.game, "nunavut"),))]


def test_a_station_shows_where_it_would_be_built(qtbot) -> None:
    screen = ad_screen(about_to_play("diplomat_territorial_station"))
    choose_card(screen, "diplomat_territorial_station")
    prompt, shown = screen.game_layout.prompt, screen.board.highlights
    assert prompt.ask.title == "Play Territorial Station" and shown.shown.ghost is None
    alberta = number(screen.context.game, "alberta")
    screen.input.click(alberta)
    assert prompt.ask.title == "Play Territorial Station: Alberta"
    assert shown.shown.chosen == alberta and shown.shown.ghost is not None
    assert (shown.shown.ghost[0], shown.shown.ghost[1].kind) == (alberta, "station")
    screen.input.click(alberta)
    assert prompt.ask.title == "Play Territorial Station" and shown.shown.ghost is None


def test_letting_go_of_a_target_sounds_like_nothing_that_is_put_down(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND))
    choose_card(screen, "land_assemble_mods")
    heard: list[str] = []
    screen.director.presenter.heard.connect(lambda sound, count: heard.append(sound))
    alberta = number(screen.context.game, "alberta")
    screen.input.click(alberta)
    assert heard == ["place"] and screen.director.presenter.aiming.targets == [alberta]
    screen.input.click(alberta)
    assert heard == ["place"] and screen.director.presenter.aiming.targets == []


def test_a_card_whose_pile_is_empty_says_that_it_would_do_nothing(qtbot) -> None:
    game = about_to_play("naval_hidden_energy", "land_scout_forces")
    game.state.decks["water_territories"].draw.clear()
    screen = ad_screen(game)
    choose_card(screen, "naval_hidden_energy")
    ask = screen.game_layout.prompt.ask
    assert ask.help == "No card is left in the pile it draws from: it would do nothing." and not ask.primary.off
    screen.input.let_go()
    choose_card(screen, "land_scout_forces")
    assert screen.game_layout.prompt.ask.help.startswith("Space plays it")


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
    assert screen.game_layout.choices.words == ("Ben", "Mira")
    screen.input.pick(2)
    screen.input.press("primary")
    screen.input.let_go()
    screen.input.let_go()
    choose_card(screen, "nuclear_assassin_bomb")
    assert "Ben: Space Commander, Sea of Clouds" in screen.game_layout.choices.words
    screen.input.click(number(screen.context.game, "sea_of_clouds"))
    screen.input.press("primary")
    assert caught == [
        PlayCard("space_frequency_jam", (2,)),
        PlayCard("nuclear_assassin_bomb", (commander_number(1, "space"),)),
    ]


def test_e_plays_no_more_cards(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(*HAND))
    caught = caught_by(screen, monkeypatch)
    screen.input.press("ghost")
    assert caught == [Pass()]


def test_nothing_is_foretold_where_dice_decide(qtbot) -> None:
    game = about_to_play(*HAND)
    strike = PlayCard("nuclear_rocket_strike_land", (number(game, "canada"),))
    assert CommandCards().changes(game, strike) == {}
    before = game.state.copy()
    assert CommandCards().changes(game, PlayCard("land_assemble_mods", (number(game, "alberta"),)))
    assert game.state == before


def test_commanders_are_sent_one_by_one_and_go_together(qtbot, monkeypatch) -> None:
    game = about_to_play("diplomat_decoys_revealed")
    choose(game, PlayCard("diplomat_decoys_revealed", ()))
    assert game.pending().kind == "decoys"
    screen = ad_screen(game)
    alberta, nunavut, tycho = (number(game, name) for name in ("alberta", "nunavut", "tycho"))
    screen.input.click(nunavut)
    screen.input.pick(4)
    screen.input.click(tycho)
    assert "Land Commander: Alberta → Nunavut" in screen.game_layout.choices.words
    screen.input.undo()
    screen.input.click(alberta)
    screen.input.click(tycho)
    caught = caught_by(screen, monkeypatch)
    screen.input.press("primary")
    assert len(caught) == 1 and caught[0] in screen.director.presenter.decision.options
    assert dict(caught[0].moves)["land"] == nunavut


def test_armies_are_removed_by_clicks(qtbot, monkeypatch) -> None:
    game = about_to_play()
    interrupt(game, RemoveMods(0, 2))
    screen = ad_screen(game)
    assert screen.game_layout.prompt.ask.primary.off
    nunavut, poseidon = number(game, "nunavut"), number(game, "poseidon")
    screen.input.click(nunavut)
    screen.input.click(nunavut)
    screen.input.click_right(nunavut)
    screen.input.click(poseidon)
    caught = caught_by(screen, monkeypatch)
    screen.input.press("primary")
    assert caught == [Remove(tuple(sorted(((nunavut, 1), (poseidon, 1)))))]


def test_the_deck_of_the_bonus_card_is_chosen(qtbot, monkeypatch) -> None:
    game = about_to_play()
    interrupt(game, DrawBonus(0))
    screen = ad_screen(game)
    assert len(screen.game_layout.choices.words) == 5 and "Land deck: 20 cards left" in screen.game_layout.choices.words
    screen.input.pick(5)
    caught = caught_by(screen, monkeypatch)
    screen.input.press("primary")
    assert caught == [Pick("nuclear")]


def test_a_played_card_flies_and_shows_its_face(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), ai_speed="normal")
    choose_card(screen, "land_assemble_mods")
    screen.input.click(number(screen.context.game, "alberta"))
    screen.input.press("primary")
    flight = screen.findChild(CardFlight)
    qtbot.waitUntil(flight.isVisible, timeout=3000)
    assert flight.card.title == "Assemble MODs"
    screen.input.let_go()
    assert not flight.isVisible()


def test_what_is_paid_for_a_card_is_gone_from_the_plaque_while_the_card_still_shows(qtbot) -> None:
    screen = ad_screen(about_to_play(*HAND), ai_speed="normal")
    plaque, before = screen.game_layout.plaques[0], (9, len(hand(screen)))
    choose_card(screen, "land_assemble_mods")
    screen.input.click(number(screen.context.game, "alberta"))
    assert plaque.assets.money == before[0]
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.animator.busy)
    assert screen.director.animator.busy and plaque.assets.money == before[0] - 1
