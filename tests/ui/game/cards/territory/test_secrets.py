"""Nobody sees another player's cards, whoever sits at the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import Seat
from risk_desktop.engine.events import TerritoryConquered, TurnStarted
from risk_desktop.ui.game.cards.territory.card_table import CardTable
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.handover.handover import ScreenHandover
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import (
    HANDS,
    SEATS,
    Defender,
    Sphinx,
    lift_curtain,
    make_context,
    make_screen,
    middle_of_game,
    number,
    open_screen,
)

TWO_PEOPLE = (SEATS[0], Seat("Ben", "human", 1), *SEATS[2:])
NAMES = {
    "egypt": "Egypt", "japan": "Japan", "congo": "Congo", "peru": "Peru", "joker": "Wild", "alaska": "Alaska",
    "ural": "Ural", "siam": "Siam", "china": "China", "quebec": "Quebec", "india": "India", "ukraine": "Ukraine",
    "siberia": "Siberia", "iceland": "Iceland", "yakutsk": "Yakutsk", "mongolia": "Mongolia", "alberta": "Alberta",
    "ontario": "Ontario", "greenland": "Greenland",
}  # fmt: skip


def words_on(screen: QWidget) -> str:
    """Return every word that the widgets show, tell or hint at."""
    found: list[str] = []
    for widget in (screen, *screen.findChildren(QWidget)):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.whatsThis()]
        if isinstance(widget, (QLabel, QAbstractButton)):
            found.append(widget.text())
    return "\n".join(found)


def shown_cards(screen: PlayScreen) -> set[str]:
    return {card.name for card in screen.game_layout.hand.cards}


def names_of(seat: int) -> set[str]:
    return {NAMES[name] for name in HANDS[seat]}


def open_fortify(seats: tuple[Seat, ...], turn: int = 0) -> PlayScreen:
    return open_screen(Sphinx, phase="fortify", turn=turn, seats=seats, hands=True)


def test_one_person_sees_his_own_hand_only(qtbot: QtBot) -> None:
    screen = open_fortify(SEATS, turn=4)
    qtbot.waitUntil(lambda: "Octavia" in screen.game_layout.prompt.ask.title)
    assert shown_cards(screen) == names_of(0)
    words = words_on(screen)
    for seat in range(1, 6):
        for name in names_of(seat) - names_of(0):
            assert name not in words, name


@pytest.fixture
def handed_over(qtbot: QtBot) -> Callable[[], PlayScreen]:
    """Two people: the first ends his turn, the curtain is down for the second."""

    def make() -> PlayScreen:
        screen = open_fortify(TWO_PEOPLE)
        qtbot.waitUntil(lambda: screen.director.presenter is not None or lift_curtain(screen))
        qtbot.waitUntil(lambda: screen.director.presenter is not None)
        assert shown_cards(screen) == names_of(0)
        screen.input.press("ghost")
        qtbot.waitUntil(lambda: screen.director.viewer == -1)
        return screen

    return make


def test_the_curtain_hides_all_hands(handed_over: Callable[[], PlayScreen]) -> None:
    screen = handed_over()
    assert screen.director.presenter is None
    assert shown_cards(screen) == set()
    words = words_on(screen)
    for seat in range(6):
        for name in names_of(seat):
            assert name not in words, name


def test_the_next_person_sees_his_own_hand(qtbot: QtBot, handed_over: Callable[[], PlayScreen]) -> None:
    screen = handed_over()
    qtbot.waitUntil(lambda: screen.director.presenter is not None or lift_curtain(screen))
    assert screen.director.viewer == 1
    assert shown_cards(screen) == names_of(1)


def test_a_drawn_card_is_not_told_to_all(qtbot: QtBot) -> None:
    game = middle_of_game("fortify")
    game.state.slots["cards"].earned = True
    drawn = game.state.decks["territory"].draw[-1]
    screen = make_screen(game, seats=TWO_PEOPLE, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None or lift_curtain(screen))
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.viewer == -1)
    assert drawn in screen.context.game.state.decks["territory"].hands[0]
    lines = [f"{line.title} {line.detail}" for line in screen.game_layout.chronicle.lines()]
    assert any("card" in line for line in lines)
    assert not any(screen.context.names.card(drawn) in line for line in lines)


def test_with_several_people_no_hand_shows_while_an_opponent_plays(qtbot: QtBot) -> None:
    screen = open_fortify(TWO_PEOPLE, turn=4)
    qtbot.waitUntil(lambda: "Octavia" in screen.game_layout.prompt.ask.title)
    assert screen.director.viewer == -1
    assert shown_cards(screen) == set()


def test_the_recap_of_a_game_gone_on_with_begins_after_the_own_last_turn(qtbot: QtBot) -> None:
    past = [
        TurnStarted(0, 3),
        TerritoryConquered(0, 1, number("egypt"), number("congo"), 3),
        TurnStarted(1, 3),
        TerritoryConquered(1, 0, number("congo"), number("egypt"), 3),
        TurnStarted(0, 4),
    ]
    screen = open_fortify(TWO_PEOPLE)
    missed = Missed(screen.context, screen)
    handover = ScreenHandover(screen.context, screen.app.sound, screen, missed)
    missed.note(past)
    handover(0, "hand", lambda: None)
    lines = " ".join(line.title for line in handover.recap.lines)
    assert "Egypt" in lines and "Congo" not in lines
    handover.lift()


def test_the_recap_tells_of_the_next_player_although_his_turn_began_before_the_screen_changed_hands(
    qtbot: QtBot,
) -> None:
    screen = open_fortify(TWO_PEOPLE)
    missed = Missed(screen.context, screen)
    handover = ScreenHandover(screen.context, screen.app.sound, screen, missed)
    missed.note([TurnStarted(0, 3)])
    missed.set_viewer(0)
    missed.note([TerritoryConquered(0, 1, number("egypt"), number("congo"), 3), TurnStarted(1, 3)])
    missed.set_viewer(1)
    missed.note([TerritoryConquered(1, 0, number("congo"), number("egypt"), 3), TurnStarted(0, 4)])
    missed.set_viewer(-1)
    handover(0, "hand", lambda: None)
    assert handover.recap.movers == 1
    lines = " ".join(line.title for line in handover.recap.lines)
    assert "Egypt" in lines and "Congo" not in lines
    handover.lift()


def test_claiming_needs_no_curtain(qtbot: QtBot) -> None:
    from risk_desktop.editions.registry import start_game
    from tests.playing import earth_board, world

    game = start_game(world(6, earth_board()), 3)
    screen = make_screen(game, seats=tuple(Seat(seat.name, "human", seat.colour) for seat in SEATS), ai_client=Defender)
    screen.context.session.start()
    seen = set()
    for territory in ("egypt", "peru", "siam"):
        qtbot.waitUntil(lambda: screen.director.presenter is not None)
        seen.add(screen.director.presenter.decision.player)  # type: ignore[union-attr]
        place = screen.board.places.badge_rect(number(territory)).center()
        qtbot.mouseClick(screen.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(seen) == 3


@pytest.fixture
def defended(qtbot: QtBot) -> PlayScreen:
    """Two people at one screen: Anna attacks Ben, who is asked for his dice."""
    context = make_context(defence="ask")
    screen = make_screen(middle_of_game("attack"), seats=TWO_PEOPLE, context=context, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None or lift_curtain(screen))
    qtbot.waitUntil(lambda: screen.findChild(Curtain) is None, timeout=5000)
    screen.input.click(number("north_africa"))
    screen.input.click(number("western_europe"))
    assert shown_cards(screen) == names_of(0)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.presenter is not None and asked_kind(screen) == "defend", timeout=5000)
    return screen


def asked_kind(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None and presenter.active else ""


def test_dice_of_a_defence_need_no_curtain_and_no_hand_shows_meanwhile(defended: PlayScreen) -> None:
    assert defended.findChild(Curtain) is None
    assert defended.game_layout.prompt.ask.seat == 1
    assert shown_cards(defended) == set() and defended.game_layout.hand.isHidden()


def test_the_hand_of_whoever_lent_the_screen_stays_covered_until_he_takes_it(
    qtbot: QtBot, defended: PlayScreen
) -> None:
    defended.input.press("primary")
    qtbot.waitUntil(lambda: asked_kind(defended) == "attack", timeout=5000)
    assert defended.director.viewer == 0 and defended.findChild(Curtain) is None
    hand = defended.game_layout.hand
    assert hand.isVisible() and shown_cards(defended) == set()
    words = words_on(defended)
    assert "Anna: your cards?" in words
    for seat in (0, 1):
        for name in names_of(seat):
            assert name not in words, name
    hand.clicked.emit()
    assert defended.findChild(CardTable) is None, "the first click only uncovers"
    assert shown_cards(defended) == names_of(0)
    hand.clicked.emit()
    assert defended.findChild(CardTable) is not None
