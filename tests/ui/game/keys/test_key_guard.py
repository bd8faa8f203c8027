"""A key that was meant for one question answers no other one that has come up meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Choice
from risk_desktop.i18n import tr
from risk_desktop.ui.game import player_input
from risk_desktop.ui.game.keys import key_guard
from risk_desktop.ui.game.prompt.answering_keys import commits
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import NEUTRAL
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.bid_screen import bid_screen, bidding_of
from tests.ui.support.play_table import (
    Defender,
    PuppetAiClient,
    make_context,
    make_screen,
    middle_of_game,
    number,
    read,
)

KEYS = {"Space": Qt.Key.Key_Space, "Return": Qt.Key.Key_Return, "E": Qt.Key.Key_E, "S": Qt.Key.Key_S, "3": Qt.Key.Key_3}


def watching(qtbot: QtBot, monkeypatch) -> tuple[PlayScreen, list[Choice]]:
    """Return a screen on which an opponent ends his turn before the person's own, and what is answered then."""
    game = middle_of_game("fortify", turn=5, hands=False)
    screen = make_screen(game, context=make_context(ai_speed="slow"), ai_client=PuppetAiClient)
    screen.activateWindow()
    screen.context.session.start()
    answered = answers(screen, monkeypatch)
    qtbot.waitUntil(lambda: screen.game_layout.prompt.ask.primary is not None, timeout=3000)
    assert screen.director.presenter is None and screen.game_layout.prompt.ask.primary.key == "Space"
    return screen, answered


def answers(screen: PlayScreen, monkeypatch) -> list[Choice]:
    """Return what is answered from now on; it counts all the same."""
    answered: list[Choice] = []
    session = screen.context.session
    answer = session.answer

    def caught(choice: Choice) -> object:
        answered.append(choice)
        return answer(choice)

    monkeypatch.setattr(session, "answer", caught)
    return answered


def kind(screen: PlayScreen) -> str:
    """Return what kind of question is asked."""
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None else ""


def pressed(kind: QEvent.Type, repeated: bool = False) -> QKeyEvent:
    return QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", repeated)


def swallowed(screen: PlayScreen, kind: QEvent.Type = QEvent.Type.KeyPress, *, repeated: bool = False) -> bool:
    return screen.guard.eventFilter(screen.board, pressed(kind, repeated))


def test_the_key_that_skips_does_not_answer_what_comes_up(qtbot: QtBot, monkeypatch) -> None:
    screen, answered = watching(qtbot, monkeypatch)
    assert not swallowed(screen), "while watching the key skips"
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=8000)
    things = screen.game_layout
    assert things.prompt.ask.seat == 0 and screen.guard.holding
    before = len(answered)
    for _ in range(3):
        for key in KEYS.values():
            qtbot.keyClick(screen, key)
    assert len(answered) == before and things.prompt.ask.seat == 0
    assert swallowed(screen) and swallowed(screen, QEvent.Type.ShortcutOverride)
    monkeypatch.setattr(key_guard, "GUARD_S", 0.0)
    assert swallowed(screen, repeated=True), "the key is still down"
    assert not swallowed(screen), "pressed anew it is meant for the question"
    assert not swallowed(screen, repeated=True), "and held it repeats"


def test_a_key_is_offered_plainly_as_soon_as_it_is_taken(qtbot: QtBot, monkeypatch) -> None:
    """What is ignored for a moment, as it may have been meant for what was asked before, isn't offered then."""
    screen, _ = watching(qtbot, monkeypatch)
    button = screen.game_layout.prompt.button("primary")
    held: list[tuple[bool, bool]] = []
    screen.guard.held.connect(lambda holds: held.append((holds, screen.guard.holding)))
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.guard.holding, timeout=8000)
    assert screen.director.presenter is not None and button.isVisible() and button.act.key == "Space"
    dimmed = button.look()
    qtbot.waitUntil(lambda: len(held) == 2, timeout=3000)
    assert held == [(True, True), (False, False)]
    assert button.look() != dimmed


def test_only_keys_that_are_held_are_offered_faintly(qtbot: QtBot) -> None:
    game = middle_of_game("attack", turn=0, hands=False)
    screen = make_screen(game, context=make_context(), ai_client=PuppetAiClient)
    screen.context.session.start()
    read(qtbot, screen)
    bar = screen.game_layout.prompt
    acts = {"primary": Act("Roll 3", "Space"), "secondary": Act("Blitz", "B"), "ghost": Act("Stop", "Esc")}
    bar.show_ask(Ask(0, "", **acts), NEUTRAL)
    buttons = {act.key: bar.button(place) for place, act in acts.items()}
    plain = {key: button.look() for key, button in buttons.items()}
    screen.guard.held.emit(True)
    dimmed = {key for key, button in buttons.items() if button.look() != plain[key]}
    assert dimmed == {"Space", "B"}, "Esc lets go all the time"
    screen.guard.held.emit(False)
    assert {key: button.look() for key, button in buttons.items()} == plain


def test_the_key_that_seals_a_bid_does_not_skip_the_opening_of_the_bids(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="normal")
    screen.activateWindow()
    skipped: list[bool] = []
    skip = screen.director.skip_to_me
    screen.director.skip_to_me = lambda: (skipped.append(True), skip())  # type: ignore[method-assign, assignment]
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_1)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert screen.director.presenter is None
    qtbot.waitUntil(lambda: screen.game_layout.prompt.ask.primary is not None, timeout=8000)
    assert screen.game_layout.prompt.ask.primary.icon == "skip" and screen.guard.holding  # type: ignore[union-attr]
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(bidding_of(screen).table.isVisible)
    qtbot.waitUntil(lambda: not screen.guard.holding)
    assert not skipped
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert skipped, "pressed later it is meant"


def test_keys_that_answer_nothing_are_never_held_up(qtbot: QtBot, monkeypatch) -> None:
    screen, _ = watching(qtbot, monkeypatch)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=8000)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Tab, Qt.Key.Key_Plus, Qt.Key.Key_T, Qt.Key.Key_F1):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        assert screen.guard.holding and not commits(key) and not screen.guard.eventFilter(screen.board, event)
    undo = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not screen.guard.eventFilter(screen.board, undo)


@pytest.fixture
def last_attack(qtbot: QtBot) -> PlayScreen:
    """Return a screen on which the person's attack is the last one that he can make, so that this step ends by itself."""
    game = middle_of_game("attack", hands=False, rolls=[6, 1])
    state = game.state
    for land in (land for land, owner in enumerate(state.owner) if owner == 0):
        state.armies[land] = 1
    state.armies[number("north_africa")], state.armies[number("brazil")] = 2, 1
    state.armies[number("south_africa")] = 3  # only own land round it
    screen = make_screen(game, context=make_context(ai_speed="fast"), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    return screen


def test_the_key_that_ends_the_attack_does_not_skip_the_step_behind_it(
    qtbot: QtBot, last_attack: PlayScreen, monkeypatch
) -> None:
    """The attack ends by itself, and Fortify has the same key E: it stays, asks once, and takes the key then."""
    monkeypatch.setattr(player_input, "STRAY_S", 60)
    screen, answered = last_attack, answers(last_attack, monkeypatch)
    for name in ("north_africa", "brazil"):
        screen.input.click(number(name))
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: kind(screen) == "fortify", timeout=10_000)
    assert screen.game_layout.prompt.ask.ghost.key == "E"  # type: ignore[union-attr]
    with monkeypatch.context() as slow:
        slow.setattr(key_guard, "GUARD_S", 60)
        for key in KEYS.values():
            qtbot.keyClick(screen, key)
    assert len(answered) == 1 and kind(screen) == "fortify"
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_E)
    assert len(answered) == 1, "it was meant for the attack, which has ended by itself"
    assert screen.toasts.panel.accessibleName() == tr("play.ended.again")
    qtbot.keyClick(screen, Qt.Key.Key_E)
    assert len(answered) == 2 and screen.context.game.state.turn != 0


def test_questions_of_the_same_kind_take_keys_at_once(qtbot: QtBot, monkeypatch) -> None:
    game = middle_of_game("attack", hands=False, rolls=[6, 6, 6, 1, 1] * 2)
    screen = make_screen(game, context=make_context(ai_speed="fast"), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    answered = answers(screen, monkeypatch)
    for name in ("north_africa", "brazil"):
        screen.input.click(number(name))
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: kind(screen) == "attack" and screen.battle.rested, timeout=10_000)
    assert not screen.guard.holding
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert len(answered) == 2


def test_the_key_that_ends_hiring_does_not_decline_the_cards(qtbot: QtBot, monkeypatch) -> None:
    """The last energy but one buys the last commander that it can: the cards that are sold next are not declined."""
    # A busy machine takes longer to send five keys than a question is new.
    monkeypatch.setattr(key_guard, "GUARD_S", 60)
    game = about_to_play(phase="hire", position={"alberta": "0 8 land diplomat naval space"}, energy=[4, 0, 0])
    screen = ad_screen(game)
    answered = answers(screen, monkeypatch)
    presenter = screen.director.presenter
    assert kind(screen) == "hire"
    offer = next(offer for offer in presenter.offers() if offer.open)  # type: ignore[union-attr]
    presenter.choose(offer.kind)  # type: ignore[union-attr]
    presenter.click(presenter.places[offer.kind][0])  # type: ignore[union-attr]
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    turn_the_crank()
    qtbot.waitUntil(lambda: kind(screen) == "buy_cards", timeout=5000)
    for key in KEYS.values():
        qtbot.keyClick(screen, key)
    assert len(answered) == 1 and kind(screen) == "buy_cards"


def test_the_key_that_ends_a_step_is_taken_at_once_where_it_has_been_ended_by_hand(qtbot: QtBot, monkeypatch) -> None:
    screen = make_screen(
        middle_of_game("attack", hands=False), context=make_context(ai_speed="fast"), ai_client=Defender
    )
    screen.activateWindow()
    screen.context.session.start()
    answered = answers(screen, monkeypatch)
    read(qtbot, screen)
    for number_of_answers in (1, 2):
        qtbot.keyClick(screen, Qt.Key.Key_E)
        assert len(answered) == number_of_answers
        if number_of_answers == 1:
            qtbot.waitUntil(lambda: kind(screen) == "fortify", timeout=10_000)
            read(qtbot, screen)


def test_the_key_that_answers_last_does_not_skip_what_the_others_do_then(qtbot: QtBot, monkeypatch) -> None:
    game = middle_of_game("fortify", turn=0, hands=False)
    screen = make_screen(game, context=make_context(ai_speed="slow"), ai_client=PuppetAiClient)
    screen.activateWindow()
    screen.context.session.start()
    read(qtbot, screen)
    skipped: list[str] = []
    monkeypatch.setattr(screen.director, "_press_watching", skipped.append)
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.game_layout.prompt.ask.primary is not None, timeout=5000)
    assert screen.director.presenter is None and screen.game_layout.prompt.ask.primary.key == "Space"
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert skipped == []
    monkeypatch.setattr(key_guard, "GUARD_S", 0.0)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert skipped == ["primary"]
