"""The button of the prompt that a hint marks answers what is advised, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.review.report import Estimate, Hint, HintOption, Method
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.prompt.prompt_button import PLACES
from risk_desktop.ui.game.screen import PlayScreen
from tests.review.games import short_game
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import settle, sit_down
from tests.ui.support.hinted import AtOnce, ask, finds_by

WITH_ALL_KINDS = ("world", "world-allies", "missions", "risiko", "ad2210", "godstorm")
"""Rule sets whose games ask every kind of question that can be passed."""
NOT_BEGUN_WITH = {"godstorm": ("aegis", "press", "reaction", "book", "revive")}
"""What isn't looked at here: a screen that opens in the middle of such a scene may wait before it asks."""
DRAWN = 50


def foretell(monkeypatch: pytest.MonkeyPatch, kind: str, choices: list[Choice]) -> None:
    """Let hints say that these choices are about as good, the first being advised."""

    class Foretold(AtOnce):
        def heard(self) -> list[Hint]:  # type: ignore[override]
            options = tuple(HintOption(each, Estimate(0.4, 0.02), Estimate(0.0, 0.01), ()) for each in choices)
            return [Hint(self.order.player, kind, options, len(choices) > 1, Method("hard", 2, 1))]

    finds_by(monkeypatch, Foretold)


def advised(screen: PlayScreen) -> list[str]:
    """Return which buttons are marked."""
    return [place for place in PLACES if screen.game_layout.prompt.button(place).advised]


def choices_of(asked: Decision) -> list[Choice]:
    """Return something that can be done, and after it that nothing is done, as far as there is both."""
    drawn = (asked.options.sample(SeededDice(number)) for number in range(DRAWN))
    some = next((choice for choice in drawn if not isinstance(choice, Pass)), None)
    return [*([some] if some is not None else []), *([Pass()] if Pass() in asked.options else [])]


def first_of_each_kind(edition: str) -> Iterator[tuple[Game, Decision]]:
    """Yield the first moment of a game at which each kind of question has several answers, of which one is to pass."""
    recording, seen = short_game(edition, EDITIONS[edition].all_players[0]), set(NOT_BEGUN_WITH.get(edition, ()))
    game = recording.game_at(0)
    for place in range(1, recording.end + 1):
        asked = game.pending()
        assert asked is not None
        if asked.kind not in seen and asked.options.count > 1 and Pass() in asked.options:
            seen.add(asked.kind)
            yield Game(game.rules, game.snapshot()), asked
        game = recording.game_after(game, place)


@pytest.mark.heavy
@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("edition", WITH_ALL_KINDS)
def test_a_marked_button_answers_what_is_advised(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    """That nothing is done may be about as good as what is advised, and is no advice."""
    for game, asked in first_of_each_kind(edition):
        choices = choices_of(asked)
        foretell(monkeypatch, asked.kind, choices)
        screen = ad_screen(game, (asked.player,), edition=edition, defence="ask")
        controller = ask(qtbot, screen)
        if choices[0] != Pass():
            assert advised(screen) == [], asked.kind
        if choices[-1] == Pass():
            if len(choices) > 1:
                controller.show_next()
            assert advised(screen) == ["ghost"], asked.kind
            recording = screen.context.session.recording
            assert recording is not None
            before = recording.end
            screen.game_layout.prompt.button("ghost").click()
            settle()
            assert recording.record(before + 1).choice == Pass(), asked.kind
        screen.close()


def test_the_mark_goes_and_comes_with_what_the_button_does(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a roll the same button lets go of the fight at first, and only then ends the attacks."""
    screen = sit_down("world", "attack", 3)
    foretell(monkeypatch, "attack", [Pass()])
    ask(qtbot, screen)
    presenter = screen.director.presenter
    assert isinstance(presenter, AttackPresenter) and advised(screen) == ["ghost"]
    origin = next(iter(presenter.edges))
    for territory in (origin, presenter.edges[origin][0]):
        screen.input.click(territory)
    assert advised(screen) == ["ghost"]
    screen.context.fought = (presenter.origin, presenter.target)
    presenter.refresh()
    assert presenter.under_way and advised(screen) == []
    screen.input.let_go()
    assert advised(screen) == ["ghost"]
