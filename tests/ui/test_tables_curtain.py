"""Curtain and recap: who may read what, what reaches the board behind, and that all words fit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine import events as ev
from risk_desktop.ui import kit, theme
from risk_desktop.ui.kit import Button
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.tables.curtain import Curtain
from risk_desktop.ui.tables.recap import MOST_LINES, Recap, join_names, make_recap
from tests.ui.fitting import misfits
from tests.ui.play_table import earth, number

SEATS = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
WINDOWS: list[QWidget] = []
"""Windows of the running test: nobody else keeps them."""


def taken(seat: int, loser: int, origin: str, target: str) -> ev.TerritoryConquered:
    return ev.TerritoryConquered(seat, loser, number(origin), number(target), 3)


RECENT: list[ev.Event] = [
    ev.TurnStarted(1, 7), ev.SetTraded(1, (1, 2, 43), 8, 3), ev.TurnStarted(2, 7), taken(2, 1, "ural", "ukraine"),
    ev.RegionBroken(1, 2), ev.CardDrawn(2, "territory", number("japan")), ev.TurnStarted(3, 7),
    taken(3, 4, "india", "siam"), ev.TurnStarted(4, 7), taken(4, 0, "venezuela", "brazil"),
    taken(4, 3, "brazil", "peru"), ev.RegionCompleted(4, 1), ev.TurnStarted(5, 7),
    taken(5, 2, "kamchatka", "mongolia"), ev.PlayerEliminated(2, 5), ev.CardsTaken(5, 2, (number("egypt"),)),
    ev.ArmiesMoved(5, number("alaska"), number("alberta"), 4, "fortify"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def at_rest() -> Iterator[None]:
    MOTION.reduced = True
    yield
    for window in WINDOWS:
        window.close()
        window.deleteLater()
    WINDOWS.clear()
    QApplication.processEvents()
    MOTION.reduced = False
    i18n.set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def names() -> Names:
    seats = tuple(Seat(name, "human" if place < 2 else "hard", place) for place, name in enumerate(SEATS))
    return Names(Table("world", seats), [earth()])


def curtain_of(recap: Recap | None, size: tuple[int, int] = (1600, 900), scale: float = 1.0) -> Curtain:
    theme.set_metrics(theme.metrics(*size, scale))
    kit.install_style(QApplication.instance())
    window = QWidget()
    WINDOWS.append(window)
    window.resize(*size)
    window.show()
    curtain = Curtain(window, names(), 0, recap)
    curtain.open()
    QApplication.processEvents()
    return curtain


def titles(recap: Recap) -> list[str]:
    return [line.title for line in recap.lines]


# --- the recap


def test_what_counts_for_the_viewer_stands_first() -> None:
    recap = make_recap(RECENT, names(), 0)
    assert titles(recap)[:2] == ["You lost Brazil", "Mira is out of the game"]
    assert len(recap.lines) <= MOST_LINES
    assert (recap.round, recap.movers) == (7, 5)


def test_the_map_shows_what_has_another_owner_now() -> None:
    back = [*RECENT, ev.TurnStarted(0, 8), taken(1, 2, "scandinavia", "ukraine")]
    recap = make_recap(back, names(), 0)
    wanted = {"siam": 3, "brazil": 4, "peru": 4, "mongolia": 5}
    assert dict(recap.changes) == {number(name): seat for name, seat in wanted.items()}
    assert {(move.target, move.seat) for move in recap.moves} == set(recap.changes.items())


def test_a_quiet_round_says_that_nothing_is_lost() -> None:
    recap = make_recap([ev.TurnStarted(1, 2), taken(1, 2, "ural", "siberia")], names(), 0)
    assert titles(recap) == ["Ben took Siberia", "You lost no territory"]


def test_no_recap_before_anybody_has_moved() -> None:
    assert make_recap([ev.TurnStarted(0, 1)], names(), 0).lines == ()


@pytest.mark.parametrize("viewer", range(6))
def test_no_card_of_anybody_is_told(viewer: int) -> None:
    told = " ".join(f"{line.title} {line.detail}" for line in make_recap(RECENT, names(), viewer).lines)
    for secret in ("Japan", "Egypt"):
        assert secret not in told
    hidden = [event for event in RECENT if event.seen_by(-1) != event]
    assert hidden, "the test needs events that not everybody sees whole"


def test_lists_in_words() -> None:
    assert join_names(["A"]) == "A"
    assert join_names(["A", "B"]) == "A and B"
    assert join_names(["A", "B", "C", "D"]) == "A, B and 2 more"


# --- the curtain


def test_it_covers_the_window_and_space_lifts_it(qtbot: QtBot) -> None:
    curtain = curtain_of(make_recap(RECENT, names(), 0))
    assert curtain.geometry() == WINDOWS[0].rect()
    assert curtain.grab().toImage().pixelColor(800, 450).alpha() == 255
    primary = [button for button in curtain.findChildren(Button) if button.kind == "primary"]
    assert [button.words() for button in primary] == ["I am Anna"]
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain, Qt.Key.Key_Space)


def test_other_keys_and_clicks_do_not_lift_it(qtbot: QtBot) -> None:
    curtain = curtain_of(None)
    lifted: list[bool] = []
    curtain.lifted.connect(lambda: lifted.append(True))
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_C, Qt.Key.Key_B, Qt.Key.Key_1):
        qtbot.keyClick(curtain, key)
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=curtain.rect().bottomRight() / 2)
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=curtain.rect().topLeft())
    assert lifted == []
    assert curtain.isVisible()


def test_it_follows_the_window(qtbot: QtBot) -> None:
    curtain = curtain_of(make_recap(RECENT, names(), 0))
    WINDOWS[0].resize(1280, 720)
    QApplication.processEvents()
    assert curtain.geometry() == WINDOWS[0].rect()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((1280, 720), 1.0), ((1600, 900), 1.25)])
def test_no_words_are_cut(qtbot: QtBot, language: str, size: tuple[int, int], scale: float) -> None:
    i18n.set_language(language)
    curtain = curtain_of(make_recap(RECENT, names(), 0), size, scale)
    assert misfits(curtain) == []


def test_rounds_are_told_in_their_order() -> None:
    rounds = [make_recap(RECENT[:end], names(), 0).round for end in range(1, len(RECENT))]
    assert all(before <= after for before, after in pairwise(rounds))
