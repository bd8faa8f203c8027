"""What can't be taken back asks once; what is declined can be taken back until somebody else acts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.missions.missions import SwapMissionPresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game, read

FINAL = {
    "bid": ("ad2210", 3, "Space"),
    "turn_marker": ("ad2210", 3, "Space"),
    "claim": ("world", 3, "R"),
    "setup_place": ("world", 3, "R"),
}
"""Kinds of questions with an answer that can't be taken back, where they are asked, and its key."""


def answers(screen: PlayScreen, monkeypatch) -> list[Choice | str]:
    """Catch what the screen would answer."""
    caught: list[Choice | str] = []
    monkeypatch.setattr(screen.context.session, "answer", caught.append)
    monkeypatch.setattr(screen.context.session, "leave_rest", lambda *parts: caught.append("rest"))
    return caught


def kind(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None else ""


def press(qtbot: QtBot, screen: PlayScreen, key: Qt.Key) -> None:
    """Press a key in whatever has the keyboard."""
    qtbot.keyClick(screen.board, key)


@pytest.mark.parametrize("asked", FINAL)
def test_a_final_choice_asks_once(qtbot: QtBot, monkeypatch, asked: str) -> None:
    edition, players, name = FINAL[asked]
    screen = sit_down(edition, asked, players)
    caught, key = answers(screen, monkeypatch), getattr(Qt.Key, f"Key_{name}")
    ask = screen.game_layout.prompt.ask
    act = next(act for act in (ask.primary, ask.secondary, ask.ghost) if act is not None and act.key == name)
    press(qtbot, screen, key)
    ask = screen.game_layout.prompt.ask
    words = [each.words for each in (ask.primary, ask.secondary) if each is not None]
    assert caught == [] and "Yes, for good" in words and act.words not in words
    assert (ask.title, ask.help) == (f"{act.words}?", "That can't be taken back.")
    press(qtbot, screen, key)
    assert len(caught) == 1


def test_a_mission_is_changed_only_when_that_is_said_twice(qtbot: QtBot, monkeypatch) -> None:
    screen = make_screen(middle_of_game(), ai_client=Sphinx)
    caught, presenter = answers(screen, monkeypatch), SwapMissionPresenter(screen.context)
    presenter.begin(Decision(0, "swap_mission", Choices([Pick("ranked_1"), Pass()]), None))  # type: ignore[arg-type]
    presenter.press("primary")
    assert caught == [] and presenter.ask().primary.words == "Yes, for good"  # type: ignore[union-attr]
    presenter.press("primary")
    assert caught == [Pick("ranked_1")]
    presenter.press("ghost")
    assert caught[1:] == [Pass()], "to keep it needs no second press"


def test_a_declined_set_of_cards_can_be_taken_back(qtbot: QtBot) -> None:
    game = middle_of_game("reinforce")
    del game.state.decks["territory"].hands[0][:2]  # who holds five has to trade
    screen = make_screen(game, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: kind(screen) == "trade")
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: kind(screen) == "reinforce")
    assert screen.input.can_undo
    screen.input.undo()
    qtbot.waitUntil(lambda: kind(screen) == "trade")


@pytest.mark.parametrize(("asked", "energy"), [("hire", 6), ("buy_cards", 2)])
def test_a_declined_purchase_can_be_taken_back(qtbot: QtBot, asked: str, energy: int) -> None:
    position = {"alberta": "0 8 land diplomat naval space"}
    screen = ad_screen(about_to_play(phase="hire", position=position, energy=[energy, 0, 0]))
    qtbot.waitUntil(lambda: kind(screen) == asked)
    read(qtbot, screen)
    screen.input.press("ghost")
    settle()
    assert kind(screen) not in ("", asked) and screen.input.can_undo
    screen.input.undo()
    assert kind(screen) == asked


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_keys_after_the_bid_is_sealed_answer_nothing(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "bid", 3)
    read(qtbot, screen)
    answered: list[object] = []
    screen.context.session.happened.connect(answered.append)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_Right):
        qtbot.keyClick(screen.board, key)
    assert len(answered) == 1
