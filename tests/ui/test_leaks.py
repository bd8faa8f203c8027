"""Secrets of a running game, in all rule sets: what is hidden is changed, and nothing that is told or drawn differs.

In words and single pictures here; the window with the replay and with a hint looks at the same in tests of their own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from risk_desktop.ai.skill import SKILLS
from risk_desktop.controller.replay import ReplaySource
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import view
from risk_desktop.review import playing_on
from risk_desktop.review.hint import Adviser
from risk_desktop.review.reviewer import Reviewer, UnfinishedError
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.board.slices import finished
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.hint.hint_words import hint_words
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.names import Names
from risk_desktop.ui.share.shared_game import SharedGame
from risk_desktop.ui.share.shared_picture import SharedPicture
from risk_desktop.ui.window.reviews import lacks
from tests.review.games import short_game
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.replay_stage import HiddenOtherwise

SHARE = 0.6
"""How far the games have gone: hands are held by then, and others have moved since somebody's last turn."""
WIDTH = 320
"""Of a picture that is shared, px: as small as the program draws it."""


@pytest.fixture(autouse=True)
def played_on_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let easy players play the turns of hints on: what a hint knows doesn't depend on how well."""
    monkeypatch.setattr(playing_on, "PLAYER", SKILLS["easy"]._replace(deploys=False))


def fewest(edition: str) -> int:
    return EDITIONS[edition].all_players[0]


def game_of(edition: str) -> tuple[Recording, int]:
    """Return a game as it ran, and the place up to which it has been played."""
    recording = short_game(edition, fewest(edition))
    return recording, int(SHARE * recording.end)


def names_of(edition: str, people: tuple[int, ...] = ()) -> Names:
    return Names(table_of(edition, fewest(edition), people=people), maps_of(edition))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hint_tells_nothing_hidden(edition: str) -> None:
    """Neither its choices, their order and figures, nor what is said of each of them."""
    recording, place = game_of(edition)
    asked = recording.game_at(place).pending()
    assert asked is not None
    hidden, names = HiddenOtherwise(recording, asked.player), names_of(edition)
    games = [each.game_at(place) for each in (recording, hidden)]
    assert games[0].state.decks != games[1].state.decks, "there is something to tell"
    hints = [Adviser(2).hint(view(game, asked.player)) for game in games]
    assert hints[0] == hints[1]
    words = [[hint_words(hint, n, names) for n in range(len(hint.options))] for hint in hints]
    assert words[0] == words[1] and all(each.spoken for each in words[0])


def missed_by(seat: int, recording: Recording, place: int, names: Names) -> tuple[Recap, list[object]]:
    """Return the recap for a player who comes to the screen at a place, and its steps apart: as the board shows them."""
    session = GameSession(names.table, recording.game_at(0))
    missed = Missed(GameContext(None, session, names), session)  # type: ignore[arg-type]  # a recap draws nothing itself
    for number in range(place + 1):
        session.game = recording.game_at(number)
        session.happened.emit(list(recording.events(number)))
        missed.note([seen for event in recording.events(number) if (seen := event.seen_by(NOBODY)) is not None])
    recap = missed.at_curtain(seat)
    session.close()
    steps: list[object] = [(step.line, step.events, position_of(step.after.game)) for step in recap.steps]
    return replace(recap, steps=()), steps


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_recap_tells_nothing_hidden(edition: str) -> None:
    recording, place = game_of(edition)
    seat = next(each for each in range(fewest(edition)) if each != recording.game_at(place).state.turn)
    names = names_of(edition, (seat,))
    told = [missed_by(seat, each, place, names) for each in (recording, HiddenOtherwise(recording, NOBODY))]
    assert told[0] == told[1] and told[0][0].lines, "something has happened meanwhile"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_picture_that_is_shared_shows_nothing_hidden(qapp: QApplication, edition: str) -> None:
    """From the menu and by ``render --save``, which draw the same."""
    recording, place = game_of(edition)
    names, boards = names_of(edition), maps_of(edition)
    pictures = [
        finished(SharedGame(each, names, boards).drawing(SharedPicture(boards, names, WIDTH), place, place))
        for each in (recording, HiddenOtherwise(recording, NOBODY))
    ]
    assert pictures[0] == pictures[1] and not pictures[0].isNull()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_running_game_has_no_review(edition: str) -> None:
    """There is nothing that could tell: the window says why, and the command line too."""
    recording, place = game_of(edition)
    running = Recording(recording.game_at(0), recording.events(0))
    for number in range(1, place + 1):
        running.add(recording.record(number), recording.events(number), recording.game_at(number))
    for each in (running, HiddenOtherwise(running, 0)):
        with pytest.raises(UnfinishedError):
            Reviewer(each)
        source = ReplaySource(names_of(edition).table, tuple(maps_of(edition)), each, save=Path("running.risk"))
        assert lacks(source) == "review.not_over"
