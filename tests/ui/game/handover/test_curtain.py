"""The curtain covers at once, is lifted by its person only, and holds no secret."""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakSet

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.engine import events as ev
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui import kit, theme
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.recap.recap import Recap, make_recap
from risk_desktop.ui.motion import MOTION
from tests.ui.support.classic_table import sit_down
from tests.ui.support.fitting import misfits
from tests.ui.support.tables_stage import NAMES, NUMBER, flush, taken, texts, window

pytestmark = pytest.mark.window
EVENTS = [
    ev.TurnStarted(4, 7), taken(4, 0, "venezuela", "brazil"), ev.RegionCompleted(4, 1), ev.CardDrawn(4, "territory", 5),
    ev.TurnStarted(5, 7), taken(5, 2, "kamchatka", "mongolia"), ev.SetTraded(5, (1, 2, 43), 8, 3),
]  # fmt: skip


@pytest.fixture(autouse=True)
def plain(qapp: object) -> Iterator[None]:
    set_language("en")
    theme.set_current("dark")
    theme.set_metrics(theme.metrics(1600, 900))
    kit.install_style(qapp)
    MOTION.computer, MOTION.reduced = 1.0, True
    yield
    MOTION.computer, MOTION.reduced = 1.0, False
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


@pytest.fixture
def behind(qtbot: QtBot) -> QWidget:
    """Window with a secret in it, all in one colour that no theme has."""
    top = window()
    qtbot.addWidget(top)
    column = QVBoxLayout(top)
    column.setContentsMargins(0, 0, 0, 0)
    secret = QLabel("secret")
    secret.setStyleSheet("background: #ff00ff")
    column.addWidget(secret)
    return top


def picture(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    return image


def recap() -> Recap:
    return make_recap(EVENTS, NAMES, 0)


def test_nothing_behind_shows_from_the_first_moment(behind: QWidget, qtbot: QtBot) -> None:
    MOTION.reduced = False
    curtain = Curtain(behind, NAMES, 0, recap(), picture)
    curtain.open()
    assert curtain.is_moving()
    shot = behind.grab().toImage()
    magenta = QColor("#ff00ff")
    seen = {shot.pixelColor(x, y).name() for x in range(0, shot.width(), 16) for y in range(0, shot.height(), 16)}
    assert magenta.name() not in seen


@pytest.mark.parametrize("told", [False, True])
def test_a_cloth_hangs_there_from_the_first_moment(behind: QWidget, qtbot: QtBot, told: bool) -> None:
    MOTION.reduced = False
    curtain = Curtain(behind, NAMES, 0, recap() if told else None, picture)
    curtain.open()
    assert curtain.is_moving() and curtain.cloth.y() == -curtain.height()
    shot, colour = behind.grab().toImage(), QColor(theme.SEATS[0].badge)
    points = [(x, y) for x in range(5, curtain.cloth.width() - 9, 16) for y in range(5, shot.height() - 9, 16)]
    assert max(abs((shot.pixelColor(*at).hue() - colour.hue() + 180) % 360 - 180) for at in points) < 25


def test_a_table_that_opens_as_it_rises_leaves_the_keyboard_to_the_board(behind: QWidget, qtbot: QtBot) -> None:
    board = QPushButton(behind)
    board.show()
    behind.setFocusProxy(board)
    fight, cards = kit.Dialog(behind, "A fight"), kit.Dialog(behind, "Your cards")
    fight.open()
    curtain = Curtain(behind, NAMES, 0)
    curtain.open()
    fight.dismiss()
    flush()
    curtain.lifted.connect(cards.open)
    curtain.lift()
    flush()
    assert cards.isAncestorOf(behind.focusWidget()) or behind.focusWidget() is cards
    cards.dismiss()
    flush()
    assert behind.focusWidget() is board


def test_while_the_cloth_falls_nobody_can_lift_it(behind: QWidget, qtbot: QtBot) -> None:
    MOTION.reduced = False
    curtain = Curtain(behind, NAMES, 0)
    curtain.open()
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.keyClick(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not curtain.is_moving(), timeout=5000)
    with qtbot.waitSignal(curtain.lifted, timeout=5000):
        qtbot.keyClick(curtain, Qt.Key.Key_Space)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_says_that_the_person_is_there(behind: QWidget, qtbot: QtBot, key: Qt.Key) -> None:
    curtain = Curtain(behind, NAMES, 0)
    curtain.open()
    with qtbot.waitSignal(curtain.lifted, timeout=5000):
        qtbot.keyClick(curtain, key)


def test_it_is_lifted_only_once(behind: QWidget) -> None:
    curtain = Curtain(behind, NAMES, 0)
    told: list[int] = []
    curtain.lifted.connect(lambda: told.append(1))
    curtain.open()
    curtain.lift()
    curtain.lift()
    assert told == [1]


def test_other_keys_do_nothing_and_go_no_further(behind: QWidget, qtbot: QtBot) -> None:
    button = QPushButton("menu")
    button.setShortcut("Escape")
    behind.layout().addWidget(button)
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    curtain = Curtain(behind, NAMES, 0)
    curtain.open()
    with qtbot.assertNotEmitted(curtain.lifted):
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_C, Qt.Key.Key_Tab):
            qtbot.keyClick(curtain, key)
        qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=curtain.rect().topLeft())
    assert pressed == []
    assert curtain.isVisible()


def test_its_one_primary_button_lifts_it(behind: QWidget, qtbot: QtBot) -> None:
    curtain = Curtain(behind, NAMES, 0)
    curtain.open()
    (button,) = (each for each in curtain.findChildren(kit.Button) if each.kind == "primary")
    assert button.words() == "I am Anna"
    with qtbot.waitSignal(curtain.lifted, timeout=5000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_map_stands_at_its_place_from_the_first_moment(behind: QWidget) -> None:
    sizes: list[QSize] = []

    def made(size: QSize) -> QImage:
        sizes.append(size)
        return picture(size)

    curtain = Curtain(behind, NAMES, 0, recap(), made)
    curtain.open()
    page, chart = curtain.page, curtain.page.map  # type: ignore[union-attr]
    assert chart.y() >= page.subtitle.geometry().bottom()  # type: ignore[union-attr]
    assert chart.width() > page.width() / 2  # type: ignore[union-attr]
    flush()
    assert sizes == [chart.size()]


def test_no_card_is_named_on_it(behind: QWidget) -> None:
    curtain = Curtain(behind, NAMES, 0, recap(), picture)
    curtain.open()
    words = texts([curtain])
    told = " ".join(line.title + line.detail for line in recap().lines)
    for card in (1, 2, 5):
        assert NAMES.card(card) not in words or NAMES.card(card) in told
    assert "Brazil" in words
    assert NAMES.card(NUMBER["alaska"]) not in words


def test_it_follows_the_window(behind: QWidget) -> None:
    curtain = Curtain(behind, NAMES, 0, recap(), picture)
    curtain.open()
    behind.resize(1280, 720)
    flush()
    assert curtain.geometry() == behind.rect()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0)])
def test_all_words_fit(qtbot: QtBot, qapp: object, language: str, size: tuple[int, int], scale: float) -> None:
    set_language(language)
    theme.set_metrics(theme.metrics(*size, scale))
    kit.install_style(qapp)
    top = window(*size)
    qtbot.addWidget(top)
    curtain = Curtain(top, NAMES, 4, recap(), picture)
    curtain.open()
    flush()
    assert misfits(top) == []
    ready = curtain.cloth.ready
    assert curtain.cloth.rect().contains(ready.geometry())
    assert "tables." not in texts([curtain])


@pytest.mark.parametrize("told", [False, True])
def test_the_brass_edge_parts_the_cloth_from_a_recap_and_nothing_else(behind: QWidget, told: bool) -> None:
    curtain = Curtain(behind, NAMES, 0, recap() if told else None, picture)
    curtain.open()
    flush()
    shot, x = curtain.cloth.grab().toImage(), curtain.cloth.width() - 2
    column = {shot.pixelColor(x, y).name() for y in range(0, shot.height(), 40)}
    assert (column == {QColor(theme.current().bar_middling).name()}) is told


def test_it_leaves_nothing_behind(behind: QWidget) -> None:
    curtain = Curtain(behind, NAMES, 0, recap(), picture)
    gone = WeakSet([curtain])
    curtain.open()
    curtain.lift()
    del curtain
    flush()
    assert not gone


def test_nobody_is_told_of_his_own_turn_as_news(qtbot: QtBot) -> None:
    """A game that goes on in mid-attack, after the defender has been asked: the turn of the one who comes back is no news."""
    screen = sit_down("world", "attack", 3, people=(0, 1, 2))
    handover, session = screen.handover, screen.context.session
    seat = session.game.state.turn
    screen.missed.note([ev.TurnStarted((seat + 1) % 3, 7), taken((seat + 1) % 3, seat, "venezuela", "brazil")])
    session.actors.seats.add(seat)
    handover(seat, "hand", print)
    assert handover.recap == Recap()
    session.actors.seats.clear()
    handover(seat, "hand", print)
    assert handover.recap.entries, "at its beginning it tells what has happened"
