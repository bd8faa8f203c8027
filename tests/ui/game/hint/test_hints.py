"""Hints in the window: on the board, in the prompt, in the dock and aloud; taken over by the way that clicks take."""

from __future__ import annotations

import multiprocessing

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, TradeSet
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import determinize, view
from risk_desktop.maps.graph import to_board
from risk_desktop.review.report import Estimate, Hint, HintOption, Method, Motive
from risk_desktop.ui.game.decisions.choice_marks import marks_of
from risk_desktop.ui.game.hint.hint_controller import HintController
from risk_desktop.ui.game.players.totals import hand_of
from risk_desktop.ui.game.recap.look_back import LookBack
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from tests.e2e.steadiness import stand
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import game_of, lift, maps_of, scene, settle, sit_down
from tests.ui.support.hinted import AtOnce, Failing, Pondering, answered, ask, finds_by
from tests.ui.support.listener import Listener
from tests.ui.support.play_table import (
    SEATS,
    PuppetAiClient,
    Sphinx,
    make_context,
    make_screen,
    middle_of_game,
    number,
)

PATIENCE_MS = 60_000
DECISIONS, MOST = 5, 15
"""So many answers of a person are advised in each rule set, more until they were of different kinds."""


def under_way(asked: Decision, game: Game) -> bool:
    return game.state.round >= 1 and game.state.turn == asked.player


def asked_to_attack(edition: str = "world", players: int = 3, **settings: object) -> PlayScreen:
    screen = sit_down(edition, "attack", players, under_way, **settings)  # type: ignore[arg-type]
    screen.activateWindow()
    return screen


def press(qtbot: QtBot, screen: PlayScreen, key: Qt.Key) -> None:
    qtbot.waitUntil(lambda: not screen.guard.holding, timeout=PATIENCE_MS)
    QTest.keyClick(screen.board, key)
    settle()


def chronicle(screen: PlayScreen) -> list[str]:
    return [line.title for line in screen.game_layout.chronicle.all_lines()]


def test_the_keys_lead_from_the_question_to_the_answer(qtbot: QtBot) -> None:
    """With the real process, as a person would."""
    screen = asked_to_attack()
    controller, layout = screen.controller(HintController), screen.game_layout
    asked = layout.prompt.accessibleName()
    with Listener() as ear:
        press(qtbot, screen, Qt.Key.Key_H)
        assert [child.name for child in multiprocessing.active_children()] == ["hint"]
        assert "Working out" in layout.prompt.accessibleName() and layout.corner.hint.isChecked()
        assert controller.panel.isVisible() and screen.director.presenter is not None
        qtbot.waitUntil(lambda: controller.option is not None, timeout=PATIENCE_MS)
        assert multiprocessing.active_children() == []
        settle()
        assert any("Chance to win" in words and "±" in words for words in ear.heard)
    option = controller.option
    assert option is not None
    told = controller.panel.accessibleName().removeprefix("Hint. ")
    assert told.startswith("Hint: ") and told in layout.prompt.accessibleName()
    assert screen.board.advice.ways or isinstance(option.choice, Pass)
    assert chronicle(screen)[0] == "Anna asks for a hint"
    press(qtbot, screen, Qt.Key.Key_N)
    assert controller.option not in (option, None)
    for _ in range(9):
        if controller.option != option:
            press(qtbot, screen, Qt.Key.Key_N)
    assert controller.option == option, "after the last comes the best again"
    press(qtbot, screen, Qt.Key.Key_Escape)
    assert controller.option is None and layout.prompt.accessibleName() == asked and not layout.corner.hint.isChecked()
    press(qtbot, screen, Qt.Key.Key_H)
    assert controller.option == option and len([line for line in chronicle(screen) if "hint" in line]) == 1
    before = screen.context.session.recording
    assert before is not None
    end = before.end
    press(qtbot, screen, Qt.Key.Key_G)
    assert before.record(end + 1).choice == option.choice and controller.option is None


@pytest.mark.heavy
@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_advised_can_be_done_in_every_rule_set(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = asked_to_attack(edition, EDITIONS[edition].all_players[0], ai_client=PuppetAiClient)
    kinds: list[str] = []
    while (len(kinds) < DECISIONS or len(set(kinds)) < 2) and len(kinds) < MOST:
        kinds.append(answered(qtbot, screen)[0])
        settle()
    assert len(set(kinds)) > 1, kinds
    assert AtOnce.open == 0


def rules_for_few(edition: str) -> Rules:
    """Return the rules for the fewest players."""
    return make_rules(edition, to_board(maps_of(edition)), EDITIONS[edition].all_players[0], {})


BEGINNINGS = sorted({rules_for_few(edition).setup: edition for edition in reversed(EDITIONS)}.values())
"""A rule set for each way in which games begin."""


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("edition", BEGINNINGS)
def test_what_is_advised_can_be_done_from_the_beginning(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = ad_screen(start_game(rules_for_few(edition), 1), (0,), PuppetAiClient, edition=edition)
    for _ in range(3):
        answered(qtbot, screen)
        settle()


def changed(game: Game, player: int) -> Game:
    """Return the game with all that is hidden from ``player`` exchanged."""
    other = determinize(view(game, player), SeededDice(77))
    other.pending()
    return other


KEEPERS_OF_SECRETS = ("missions", "capitals", "ad2210", "godstorm")
WITH_THE_OTHERS = [
    pytest.param(each, marks=[] if each in KEEPERS_OF_SECRETS else pytest.mark.long) for each in EDITIONS
]
"""All rule sets, of which those are looked at with -m long that hide nothing of a kind of its own."""


@pytest.mark.parametrize("edition", WITH_THE_OTHERS)
def test_what_is_hidden_changes_nothing_of_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    finds_by(monkeypatch, AtOnce)
    players = min(EDITIONS[edition].all_players, key=lambda number: abs(number - 3))
    found, player = scene(edition, "attack", players, 2, under_way)
    told = []
    for game in (found.game, changed(found.game, player)):
        screen = ad_screen(Game(game.rules, game.snapshot()), (player,), Sphinx, edition=edition)
        controller = ask(qtbot, screen)
        settle()
        texts = [each.text() for each in controller.panel.findChildren(QPushButton)]
        words = controller.panel.accessibleName(), controller.panel.accessibleDescription(), texts
        marks = screen.board.advice.ways, screen.board.advice.places
        texts.append(screen.game_layout.prompt.accessibleName())
        told.append((game.state, controller.option, words, marks, controller.panel.grab().toImage()))
    assert told[0][0] != told[1][0] and told[0][1:] == told[1][1:]


@pytest.mark.parametrize(("allowed", "refused"), [((), True), ((1,), True), ((0,), False), ((0, 1), False)])
def test_in_a_party_all_must_have_agreed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, allowed: tuple[int, ...], refused: bool
) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = ad_screen(game_of("world"), (0, 1), Sphinx, edition="world", curtain=False)
    session = screen.context.session
    assert session.decision is not None and session.decision.player == 0
    session.table = replace(session.table, hints=allowed)
    screen.director.ask_again()
    assert screen.game_layout.corner.hint.isVisible() != refused, "the bulb shows where it may be pressed"
    press(qtbot, screen, Qt.Key.Key_H)
    assert (AtOnce.begun == 0) == refused
    if refused:
        assert "Anna plays without hints" in screen.toasts.panel.accessibleName()
        assert not screen.game_layout.corner.hint.isChecked()


def test_nothing_that_only_one_knows_is_told_while_others_look_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked in public aside from the turn has his cards face down: what is advised comes from them, too."""
    finds_by(monkeypatch, AtOnce)
    game = middle_of_game("attack", turn=1, hands=True)
    seats = [*SEATS[:1], replace(SEATS[1], kind="human"), *SEATS[2:]]
    screen = make_screen(game, seats, context=make_context(defence="ask"), ai_client=Sphinx)
    session = screen.context.session
    session.table = replace(session.table, hints=(0, 1))
    session.start()
    lift(qtbot, screen)
    session.answer(Attack(number("western_europe"), number("north_africa"), 2))
    qtbot.waitUntil(lambda: session.decision is not None and session.decision.player == 0, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=PATIENCE_MS)
    screen.game_layout.corner.hint.click()
    settle()
    assert AtOnce.open == 0 and "Others are looking on" in screen.toasts.panel.accessibleName()


def test_a_look_at_what_has_happened_ends_for_a_hint(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = sit_down("world", "reinforce", 3, under_way)
    answered(qtbot, screen)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=PATIENCE_MS)
    line = next(line for line in screen.game_layout.chronicle.all_lines() if line.place >= 0)
    screen.director.look_back([line], line)
    assert isinstance(screen.director.presenter, LookBack)
    screen.game_layout.corner.hint.click()
    settle()
    assert not isinstance(screen.director.presenter, LookBack)
    qtbot.waitUntil(lambda: screen.controller(HintController).option is not None, timeout=PATIENCE_MS)


def test_the_cards_to_be_traded_are_held_up(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = sit_down("world", "trade", 3)
    controller, hand = ask(qtbot, screen), screen.game_layout.hand
    session = screen.context.session
    assert session.decision is not None
    held = hand_of(session.game, session.game.state, session.decision.player)
    seen = []
    while not seen or controller.option != seen[0]:
        option = controller.option
        assert option is not None
        raised = tuple(sorted(held[place] for place in hand.advised))
        assert raised == (option.choice.cards if isinstance(option.choice, TradeSet) else ())
        seen.append(option)
        controller.show_next()
    assert any(isinstance(option.choice, TradeSet) for option in seen)
    controller.put_away()
    assert not hand.advised


@pytest.mark.parametrize("stops", [True, False])
def test_the_board_shows_what_is_advised(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, stops: bool) -> None:
    """Where that is to stop, no arrow of what is about as good, before one asks for it, looks like advice."""

    class Foretold(AtOnce):
        """Finds that to stop and an attack are about as good."""

        def heard(self) -> list[Hint]:  # type: ignore[override]
            found = tuple(HintOption(choice, Estimate(0.11, 0.02), Estimate(0.0, 0.01), why) for choice, why in options)
            return [Hint(self.order.player, "attack", found, True, Method("hard", 2, 1))]

    finds_by(monkeypatch, Foretold)
    screen = asked_to_attack()
    decision = screen.context.session.decision
    assert decision is not None
    drawn = (decision.options.sample(SeededDice(number)) for number in range(100))
    attack = next(choice for choice in drawn if isinstance(choice, Blitz))
    options: list[tuple[Choice, tuple[Motive, ...]]] = [(Pass(), (Motive("enough"),)), (attack, ())]
    if not stops:
        options.reverse()
    controller = ask(qtbot, screen)
    advice, ways = screen.board.advice, marks_of(attack).ways
    if stops:
        assert not advice.ways and not advice.places
        assert "No attack promises a better chance to win" in controller.panel.accessibleDescription()
        controller.show_next()
    assert advice.ways == ways
    buttons = [button.text() for button in controller.panel.findChildren(Button)]
    assert "Next" in buttons, "what is about as good is no next best, nor is the best after the last one"


def test_what_shows_follows_the_language(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = asked_to_attack()
    controller = ask(qtbot, screen)
    option = controller.option
    screen.app.settings.language = "de"
    screen.app.apply()
    settle()
    assert controller.panel.accessibleName().startswith("Tipp. Tipp: ") and controller.option == option
    assert "Tipp: " in screen.game_layout.prompt.accessibleName()


def test_esc_ends_it_and_a_failure_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    finds_by(monkeypatch, Pondering)
    screen = asked_to_attack()
    press(qtbot, screen, Qt.Key.Key_H)
    assert AtOnce.open == 1
    press(qtbot, screen, Qt.Key.Key_Escape)
    assert AtOnce.open == 0 and not screen.game_layout.corner.hint.isChecked()
    assert "hint" not in screen.game_layout.prompt.accessibleName().lower()
    finds_by(monkeypatch, Failing)
    press(qtbot, screen, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: "failed" in screen.toasts.panel.accessibleName(), timeout=PATIENCE_MS)
    assert screen.director.presenter is not None and not any("hint" in line for line in chronicle(screen))


@pytest.mark.parametrize("scale", [100, 200])
def test_an_answer_for_another_position_is_thrown_away(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    finds_by(monkeypatch, Pondering)
    screen = asked_to_attack(ai_client=Sphinx, text_scale=scale)
    controller = screen.controller(HintController)
    press(qtbot, screen, Qt.Key.Key_H)
    assert AtOnce.open == 1
    screen.input.press("ghost")  # the person goes on meanwhile
    settle()
    assert AtOnce.open == 0 and controller.option is None and not controller.panel.isVisible()
    assert not screen.game_layout.corner.hint.isChecked()
    assert "Working out" not in screen.game_layout.prompt.accessibleName()


@pytest.mark.parametrize(("edition", "scale"), [("world", 100), ("world", 200), ("ad2210", 100), ("godstorm", 200)])
def test_the_board_stands_still(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str, scale: int) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = asked_to_attack(edition, 3, text_scale=scale)
    before = stand(screen)
    controller = ask(qtbot, screen)
    settle()
    assert stand(screen) == before and controller.panel.isVisible()
    controller.show_next()
    settle()
    assert stand(screen) == before
    while controller.option is not None:
        press(qtbot, screen, Qt.Key.Key_Escape)
    assert stand(screen) == before


def test_a_hint_stays_given_when_the_choice_before_it_is_taken_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    finds_by(monkeypatch, AtOnce)
    screen = sit_down("world", "reinforce", 3, under_way)
    answered(qtbot, screen)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=PATIENCE_MS)
    ask(qtbot, screen)
    assert "Anna asks for a hint: 2 so far" in chronicle(screen)
    placed = [line for line in chronicle(screen) if "places" in line]
    screen.input.undo()
    settle()
    told = chronicle(screen)
    assert {"Anna asks for a hint", "Anna asks for a hint: 2 so far"} <= set(told)
    assert len([line for line in told if "places" in line]) == len(placed) - 1
