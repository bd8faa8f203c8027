"""Games at the play screen, at every speed: ribbon, plaques, prompt and board never name different players."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.e2e.agreement import AgreementWatch
from tests.ui.support.scripted_game import Script, open_game

pytestmark = pytest.mark.heavy

EDITIONS = ("world", "ad2210", "godstorm")
TABLES = {"one person": (0,), "two persons": (0, 1)}
SHORT = [("world", (0, 1)), ("ad2210", (0,)), ("godstorm", (0, 1))]
"""Two persons and an opponent do all that one person and two opponents do, and one of them waits for the other besides;
alone nobody is asked to look away."""


def play(edition: str, people: tuple[int, ...], turns: int, seconds: float) -> AgreementWatch:
    """Play so many turns, each at another speed, and compare after every change."""
    screen = open_game(edition, people)
    watch = AgreementWatch(lambda: screen, [])
    screen.context.session.start()
    Script(screen).play(turns, seconds)
    watch.stop()
    return watch


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("edition", "people"), SHORT)
def test_all_parts_of_the_screen_name_the_same_players(qtbot: QtBot, edition: str, people: tuple[int, ...]) -> None:
    watch = play(edition, people, turns=4, seconds=120)
    assert watch.found == []
    assert watch.looks > 40


@pytest.mark.long
@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("people", [(), *TABLES.values()], ids=["computers only", *TABLES.keys()])
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_do_in_whole_games(qtbot: QtBot, edition: str, people: tuple[int, ...]) -> None:
    watch = play(edition, people, turns=60, seconds=1200)
    assert watch.found == []
    assert watch.looks > 200  # a game of Godstorm is over after fifteen turns
