"""A public question to somebody else than the one on turn needs no curtain, and shows nobody's hand meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.reduction import RemoveMods
from risk_desktop.engine.choices import Pass
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play as about_to_command
from tests.editions.ad2210.year import interrupt
from tests.editions.godstorm.miracles import about_to_play
from tests.ui.support.ad2210_table import ad_screen, all_words
from tests.ui.support.classic_table import lift
from tests.ui.support.godstorm_table import over
from tests.ui.support.play_table import read

pytestmark = pytest.mark.window
RAGE, VISIONS, FAITH = "war_storms_rage", "war_visions_become_real", "war_faith_shall_deliver"
AEGIS = "magic_aegis_shield_of_athena"


def titles(screen: PlayScreen, seat: int) -> list[str]:
    """Return the titles of the cards in a hand."""
    book = screen.controller(DeckHand).book
    assert book is not None
    return [held.card.title for held in book.held(seat)]


def curtains(screen: PlayScreen) -> list[Curtain]:
    return [curtain for curtain in screen.findChildren(Curtain) if curtain.isVisible()]


def asked(qtbot: QtBot, screen: PlayScreen, kind: str, seat: int) -> None:
    """Wait until a person is asked."""

    def there() -> bool:
        presenter = screen.director.presenter
        return presenter is not None and presenter.active and presenter.decision.kind == kind

    qtbot.waitUntil(there, timeout=10_000)
    presenter = screen.director.presenter
    assert presenter is not None and presenter.decision.player == seat


def anna_plays(qtbot: QtBot) -> PlayScreen:
    """Return the screen when Anna has played a miracle and Ben, who holds the Aegis, is asked."""
    game = about_to_play(RAGE, VISIONS, FAITH, others={1: ["sky_lava_erupts", AEGIS]})
    screen = over(game, (0, 1))
    lift(qtbot, screen)
    decision = screen.context.session.decision
    assert decision is not None and decision.kind == "miracle"
    assert screen.context.session.answer(next(way for way in decision.options.every() if way.card == RAGE)) is None  # type: ignore[attr-defined]
    asked(qtbot, screen, "aegis", 1)
    return screen


def test_who_owns_the_aegis_is_asked_without_a_curtain_and_sees_no_hand(qtbot: QtBot) -> None:
    screen = anna_plays(qtbot)
    assert not curtains(screen) and screen.director.viewer == -1
    words = all_words(screen)
    assert not [title for seat in (0, 1) for title in titles(screen, seat) if title in words]
    assert screen.controller(DeckHand).bar.held == ()  # type: ignore[union-attr]


def test_the_board_goes_back_without_one_and_the_hand_lies_face_down_until_its_owner_takes_it(qtbot: QtBot) -> None:
    screen = anna_plays(qtbot)
    bar = screen.controller(DeckHand).bar
    assert bar is not None
    screen.context.session.answer(Pass())
    asked(qtbot, screen, "miracle", 0)
    assert not curtains(screen) and screen.director.viewer == 0
    assert bar.held == () and len(bar.backs) == 2
    hand = titles(screen, 0)
    ask = screen.game_layout.prompt.ask
    assert ask.help == "Choose them or press C to see them" and VISIONS not in ask.title
    assert not [title for title in hand if title in all_words(screen)]
    screen.input.pick(1)
    assert screen.director.presenter.card == "", "what lies face down can't be chosen"  # type: ignore[union-attr]
    read(qtbot, screen)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert bar.held == (), "Space may be a press too many for the question before"
    qtbot.keyClick(screen, Qt.Key.Key_C)
    assert [one.card.title for one in bar.held] == hand and bar.backs == ()
    screen.input.pick(1)
    assert screen.director.presenter.card != ""  # type: ignore[union-attr]


def test_a_hand_that_is_shown_to_its_robber_has_a_curtain_that_says_so(qtbot: QtBot) -> None:
    screen = anna_plays(qtbot)
    screen.context.session.answer(Pass())
    asked(qtbot, screen, "miracle", 0)
    decision = screen.context.session.decision
    assert decision is not None
    screen.context.session.answer(next(way for way in decision.options.every() if way.card == VISIONS))  # type: ignore[attr-defined]
    asked(qtbot, screen, "aegis", 1)
    screen.context.session.answer(Pass())
    qtbot.waitUntil(lambda: bool(curtains(screen)), timeout=10_000)
    (curtain,) = curtains(screen)
    assert curtain.cloth.look_away.startswith("The hand of another player lies open next.")
    assert not [title for title in titles(screen, 1) if title in all_words(screen)]
    lift(qtbot, screen)
    assert screen.director.presenter is not None and screen.director.presenter.decision.kind == "stolen_card"


def test_armies_are_removed_without_a_curtain(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_command("land_stealth_mods", phase="attack", rolls=None), people=(0, 1))
    lift(qtbot, screen)
    game = screen.context.game
    interrupt(game, RemoveMods(1, 1))
    decision = game.pending()
    assert decision is not None and decision.kind == "remove_mods"
    screen.context.session.asked.emit(decision)
    assert not curtains(screen) and screen.director.viewer == -1
    assert "Stealth MODs" not in all_words(screen)
    screen.context.session.answer(decision.options.sample(game.dice))
    qtbot.waitUntil(lambda: screen.director.viewer == 0 and screen.director.presenter is not None, timeout=10_000)
    assert not curtains(screen) and "Stealth MODs" not in all_words(screen)
