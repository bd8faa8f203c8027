"""Computers show a face and tell what they are after; a seat is lent, taken back and given up from its row."""

from __future__ import annotations

import base64
import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ai.intent import Intent
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.events import ArmiesLost, DiceRolled, TerritoryConquered
from risk_desktop.i18n import tr
from risk_desktop.ui.art.portraits import PEOPLE, Face
from risk_desktop.ui.faces import with_portrait
from risk_desktop.ui.game.action import Action
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.players import plaques
from risk_desktop.ui.game.players.plaques import Plaque, PlaqueState
from risk_desktop.ui.game.players.seat_dialog import (
    PortraitWidget,
    ResignDialog,
    SeatController,
    SeatDialog,
    SeatsDialog,
)
from risk_desktop.ui.game.players.totals import PlayerTotals
from risk_desktop.ui.game.prompt.intent_words import intent_words
from risk_desktop.ui.game.prompt.watch_prompts import WatchPrompts
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, ListRow
from risk_desktop.ui.theme import SEATS
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Sphinx, number, open_screen

pytestmark = pytest.mark.window


def menu_of(screen: PlayScreen, widget: QWidget) -> SeatDialog:
    """Ask for the menu of a row or tile as a right click or the menu key does, and return the dialog."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), widget.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(widget, event)
    (dialog,) = screen.findChildren(SeatDialog)
    return dialog


def rows_of(dialog: SeatDialog) -> list[str]:
    """Return who may play the seat, as offered: rows, and below them a button to give up."""
    offered = [*dialog.findChildren(ListRow), *dialog.findChildren(Button, RESIGNED)]
    return [each.objectName() for each in offered]


def press(dialog: SeatDialog, name: str) -> None:
    offered = [*dialog.findChildren(ListRow), *dialog.findChildren(Button, RESIGNED)]
    next(each for each in offered if each.objectName() == name).click()


def test_the_row_of_a_computer_has_a_portrait_and_says_how_it_plays(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack")
    human, computer = screen.game_layout.plaques[0], screen.game_layout.plaques[2]
    assert "<img" not in human.toolTip()
    assert "<img" in computer.toolTip() and "Balanced · Hard" in computer.toolTip()
    assert "Balanced · Hard" in computer.accessibleName()
    assert screen.game_layout.rail.tiles[2].toolTip() == computer.toolTip()
    ((encoded, side),) = re.findall(r'base64,([^"]*)" width="(\d+)"', computer.toolTip())
    portrait = QImage.fromData(base64.b64decode(encoded))
    assert portrait.width() == int(side) * screen.devicePixelRatio(), "as fine as the screen, and no larger"
    dialog = menu_of(screen, computer)
    assert dialog.findChildren(PortraitWidget) and rows_of(dialog) == []


def test_a_portrait_needs_no_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the last screen is taken away, a game goes on."""
    monkeypatch.setattr(QGuiApplication, "screens", list)
    assert "<img" in with_portrait(("Mira",), Face(PEOPLE[0]), SEATS[0])


def test_who_comes_to_a_row_by_the_keyboard_is_told_what_the_pointer_is_told(qtbot: QtBot) -> None:
    computer = open_screen(Sphinx, phase="attack").game_layout.plaques[2]
    computer.setFocus(Qt.FocusReason.TabFocusReason)
    assert QToolTip.text() == computer.toolTip()
    computer.clearFocus()
    assert QToolTip.text() != computer.toolTip() or not QToolTip.isVisible()


def test_no_name_is_cut_for_the_chip_beside_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(plaques, "draw_text", lambda painter, box, words, *rest, **more: written.append(words))
    for width in (150, 200, 260):
        plaque = Plaque(0, SEATS[0])
        qtbot.addWidget(plaque)
        plaque.resize(width, 48)
        plaque.show_state(PlaqueState("Octavia", "", PlayerTotals(1, 2, 3, 4), chip="Your turn", on_turn=True))
        plaque.grab()
    assert written.count("Octavia") == 3


@pytest.mark.parametrize(
    ("intent", "words"),
    [
        (Intent("region", 0, region=0, amount=5), "Wants North America, +5"),
        (Intent("player", 0, player=3, amount=1), "Wants to beat Cassius, and the 1 card"),
        (Intent("player", 0, player=3), "Wants to beat Cassius"),
        (Intent("hold"), "Holds what there is"),
        (Intent("guard", 0, region=0, amount=5), "Guards North America, +5"),
    ],
)
def test_what_a_computer_has_told_stands_in_words(qtbot: QtBot, intent: Intent, words: str) -> None:
    screen = open_screen(Sphinx, phase="attack")
    screen.context.session.intents[4] = intent
    assert intent_words(screen.context, 4, shown=True) == words


def test_a_region_on_the_moon_is_told_by_names_that_stand_on_the_board(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(), people=(1,))
    names = screen.context.names
    region = next(n for n, each in enumerate(names.regions) if each.id == "cresinion")
    screen.context.session.intents[0] = Intent("region", 0, region=region, amount=2)
    assert intent_words(screen.context, 0, shown=True) == "Wants Cresinion (Moon: Bay of Dew …), +2"


def test_what_has_come_true_or_to_nothing_is_no_longer_said(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack")
    session, state = screen.context.session, screen.context.game.state
    session.intents[4] = Intent("land", number("brazil"))
    assert state.owner[number("brazil")] == 4
    assert intent_words(screen.context, 4, shown=False) == ""
    before = screen.board.position
    screen.board.set_position(before.with_owners({number("brazil"): 0}))
    assert intent_words(screen.context, 4, shown=True) != "", "the dice still roll"
    screen.board.set_position(before)
    assert intent_words(screen.context, 4, shown=True) == "", "all see that it is his"
    session.intents[4] = Intent("break", number("alaska"), region=0, player=1, amount=5)
    assert intent_words(screen.context, 4, shown=False) == "", "nobody holds it"


def test_who_has_marched_in_is_after_the_land_no_more(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "fast", phase="attack", turn=4)
    ends = number("brazil"), number("north_africa")
    session, animator, prompt = screen.context.session, screen.director.animator, screen.game_layout.prompt
    session.intents[4] = Intent("land", ends[1])
    rolled = DiceRolled(4, 0, *ends, (6,), (1,), (6,), (6,))
    told: list[tuple[type[object] | None, str]] = []
    animator.shown.connect(lambda event: told.append((type(event), prompt.ask.help)))
    animator.taken.connect(lambda: told.append((None, prompt.ask.help)))
    screen.director.tracker.acted = 4
    screen.director.tracker.publish(Action(4, "attack", 4, "plays"))
    screen.director.ask_again()
    animator.play([rolled, ArmiesLost(0, ends[1], 9), TerritoryConquered(4, 0, *ends, 2)], 4, False)
    qtbot.waitUntil(lambda: (None, told[-1][1]) == told[-1], timeout=10_000)
    assert all(words == "Is after North Africa" for kind, words in told if kind is not None)
    assert told[-1][1] != "Is after North Africa"


def test_the_prompt_says_it_while_the_computer_plays_unless_that_is_switched_off(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack", turn=4)
    screen.context.session.intents[4] = Intent("hold")
    screen.director.ask_again()
    assert screen.game_layout.prompt.ask.help == "Holds what there is"
    defends = Action(4, "attack", 1, "defends", territory=number("brazil"))
    name = screen.context.names.player(4)
    assert WatchPrompts(screen.context).ask(defends).help == f"{name} · Holds what there is", "it is not the defender's"
    screen.app.settings.intents = False
    screen.app.apply()
    assert screen.game_layout.prompt.ask.help != "Holds what there is"


def test_where_another_one_defends_the_prompt_says_whose_wish_it_tells(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack", turn=4)
    screen.context.session.intents[4] = Intent("hold")
    ask = screen.director.prompts.ask(
        Action(turn=4, phase="attack", actor=3, doing="defends", territory=number("alaska"))
    )
    assert ask.title == "Cassius defends Alaska"
    assert ask.help == f"{screen.context.names.player(4)} · Holds what there is"


def test_the_region_that_a_computer_wants_has_a_ring_as_long_as_the_words_say_it(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack", turn=4)
    session, plates = screen.context.session, screen.board.board_scene.plates
    assert plates.aim[0] == -1
    session.intents[4] = Intent("region", number("alaska"), region=0, amount=5)
    screen.director.ask_again()
    assert plates.aim == (0, 4) and "+5" in screen.game_layout.prompt.ask.help
    before = screen.board.picture()
    session.intents.clear()
    screen.director.ask_again()
    assert plates.aim[0] == -1 and screen.board.picture() != before
    session.intents[4] = Intent("region", number("alaska"), region=0, amount=5)
    screen.app.settings.intents = False
    screen.app.apply()
    assert plates.aim[0] == -1, "it is switched off"


def test_a_person_lends_the_seat_and_takes_it_back(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "instant", turn=0, phase="fortify")
    session, plaque = screen.context.session, screen.game_layout.plaques[0]
    dialog = menu_of(screen, plaque)
    assert rows_of(dialog) == ["easy", "normal", "hard", "expert", RESIGNED]
    press(dialog, "hard")
    qtbot.waitUntil(lambda: not session.is_human(0))
    qtbot.waitUntil(lambda: "Hard" in plaque.accessibleName())
    qtbot.waitUntil(lambda: not screen.findChildren(SeatDialog), timeout=5000)
    dialog = menu_of(screen, plaque)
    assert rows_of(dialog) == ["human", "easy", "normal", "expert", RESIGNED]
    press(dialog, "human")
    qtbot.waitUntil(lambda: session.is_human(0) and screen.director.presenter is not None, timeout=20_000)
    told = [line.title for line in screen.game_layout.chronicle.lines()]
    assert any("takes the seat back" in title for title in told)


def test_giving_up_is_asked_once_more(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack")
    session = screen.context.session
    press(menu_of(screen, screen.game_layout.plaques[0]), RESIGNED)
    (dialog,) = screen.findChildren(ResignDialog)
    assert session.is_human(0)
    next(button for button in dialog.findChildren(Button) if button.text() == "Give up").click()
    qtbot.waitUntil(lambda: session.table.resigned == frozenset({0}))
    qtbot.waitUntil(lambda: "Has given up" in screen.game_layout.plaques[0].accessibleName())


def test_the_menu_opens_from_the_tile_of_a_rail_too(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack")
    assert rows_of(menu_of(screen, screen.game_layout.rail.tiles[0])) == ["easy", "normal", "hard", "expert", RESIGNED]
    assert screen.game_layout.plaques[0].contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu


def test_giving_up_needs_no_scrolling_at_any_size(qtbot: QtBot) -> None:
    screen = sit_down("world", "attack", 3, size=(1280, 720), text_scale=200, language="de")
    player = screen.director.presenter.decision.player  # type: ignore[union-attr]
    dialog = menu_of(screen, screen.game_layout.rail.tiles[player])
    (button,) = dialog.findChildren(Button, RESIGNED)
    assert button.isVisible() and button.visibleRegion().boundingRect() == button.rect()
    assert screen.rect().contains(button.mapTo(screen, button.rect().bottomRight()))


def test_the_menu_leads_to_all_seats(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "instant", turn=0, phase="fortify")
    session = screen.context.session
    screen.context.game.state.alive[3] = False
    screen.menu.show()
    menu = screen.findChild(GameMenu)
    assert menu is not None and menu.row("seats").key == "F2"
    menu.row("seats").click()
    (seats,) = screen.findChildren(SeatsDialog)
    told = [row.accessibleName() for row in seats.findChildren(ListRow)]
    assert len(told) == 6 and told[0] == "Anna. Human" and "Hard" in told[2] and told[3].endswith(". Out")
    seats.findChildren(ListRow)[0].click()
    (dialog,) = screen.findChildren(SeatDialog)
    press(dialog, "hard")
    qtbot.waitUntil(lambda: not session.is_human(0))


def test_the_menu_leads_to_giving_up(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, phase="attack")
    screen.menu.show()
    menu = screen.findChild(GameMenu)
    assert menu is not None and menu.row("resign").isEnabled()
    menu.row("resign").click()
    (dialog,) = screen.findChildren(ResignDialog)
    next(button for button in dialog.findChildren(Button) if button.text() == "Give up").click()
    session = screen.context.session
    qtbot.waitUntil(lambda: session.table.resigned == frozenset({0}))
    screen.menu.follow("resign")
    assert session.may_resign == [] and not [each for each in screen.findChildren(ResignDialog) if each is not dialog]


def test_a_key_opens_the_seats_and_shows_who_plays_now(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "instant", turn=0, phase="fortify")
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=20_000)
    screen.context.session.pass_seat(0, "easy")
    qtbot.waitUntil(lambda: not screen.context.session.is_human(0))
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    qtbot.keyClick(screen, Qt.Key.Key_F2)
    (seats,) = screen.findChildren(SeatsDialog)
    assert "Easy" in seats.findChildren(ListRow)[0].accessibleName()


def test_who_is_out_of_the_game_is_listed_as_out(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "instant", turn=0, phase="fortify")
    screen.context.game.state.alive[2] = False
    screen.controller(SeatController).show_seats()
    (seats,) = screen.findChildren(SeatsDialog)
    row = seats.findChildren(ListRow)[2]
    assert not row.isEnabled() and tr("play.plaque.out") in row.accessibleName()
    assert all(each.isEnabled() for each in seats.findChildren(ListRow) if each is not row)
