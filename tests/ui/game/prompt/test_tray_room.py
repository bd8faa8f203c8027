"""Tray and list of answers hide nothing of the board: one stands in the bottom bar, the other in the dock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from risk_desktop.editions.ad2210.bonus import DrawBonus
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Label, ToggleRow
from risk_desktop.ui.theme import current_metrics
from tests.e2e.steadiness import BarPlaces, land_below
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import lift, sit_down

SOUTH = {
    name: f"0 {n}" for n, name in enumerate(("akara", "microcorp", "aboriginal_league", "argentina", "lesotho"), 2)
}
SIZES = [(1280, 720), (1920, 1080)]


def moving(size: tuple[int, int], **settings: object) -> PlayScreen:
    """Return a table at which five commanders and eight units may move: the tray is as wide as it gets."""
    screen = ad_screen(about_to_play(phase="fortify", position=SOUTH), size=size, **settings)
    screen.board.finish_animations()
    screen.board.finish_baking()
    return screen


def choose_move(screen: PlayScreen) -> None:
    """Choose from where to where."""
    for name in ("alberta", "nunavut"):
        screen.input.click(number(screen.context.game, name))
    screen.board.finish_animations()
    screen.board.finish_baking()


def under_the_tray(screen: PlayScreen) -> list[str]:
    """Return the territories whose badge, figures or name the tray hides."""
    board, bar = screen.board, screen.game_layout.prompt
    assert screen.game_layout.tray.isVisible()
    hidden = []
    for land in range(len(board.position.owners)):
        rects = (board.places.standing_rect(land), board.places.name_rect(land))
        if board.places.on_board(land) and any(rect and rect.intersects(bar.geometry()) for rect in rects):
            hidden.append(board.descriptions.name(land))
    return hidden


@pytest.mark.parametrize("size", SIZES)
def test_the_widest_tray_hides_no_territory_and_moves_nothing(qtbot, size: tuple[int, int]) -> None:
    screen = moving(size)
    things = screen.game_layout
    whole, inset = things.rooms.board, things.mini_board.geometry()
    choose_move(screen)
    assert under_the_tray(screen) == []
    assert screen.board.camera.is_home
    assert things.rooms.board == whole and things.prompt.geometry() == things.rooms.bar
    assert things.mini_board.geometry() == inset and not inset.intersects(things.prompt.geometry())
    screen.input.let_go()
    assert not things.tray.isVisible() and things.rooms.board == whole


def test_a_board_that_the_person_has_moved_stays_where_it_is(qtbot) -> None:
    screen = moving((1280, 720))
    screen.board.camera.zoom(1.6)
    choose_move(screen)
    things = screen.game_layout
    assert things.rooms.board.bottom() >= things.prompt.y() - 12, "it gives way to the prompt only"


def deck_asked(size: tuple[int, int], **settings: object) -> PlayScreen:
    """Return a table at which a deck is chosen from a list; nothing on the board is."""
    game = about_to_play()
    interrupt(game, DrawBonus(0))
    screen = ad_screen(game, size=size, **settings)
    screen.board.finish_animations()
    screen.board.finish_baking()
    return screen


@pytest.mark.parametrize(
    ("size", "scale"), [((1100, 700), 80), ((1100, 700), 200), ((1240, 720), 100), ((1240, 720), 200)]
)
def test_a_list_of_answers_opens_in_the_dock_and_is_shut_by_escape(qtbot, size: tuple[int, int], scale: int) -> None:
    screen = deck_asked(size, text_scale=scale)
    things = screen.game_layout
    board = things.rooms.board
    assert len(things.choices.words) == 5 and things.choices.isVisible()
    assert things.rooms.dock.contains(things.choices.geometry()) and things.dock.head.isVisible()
    screen.input.pick(3)
    assert things.rooms.board == board
    title = things.prompt.title
    for _ in range(2):  # what is chosen is let go first where the list hides nothing
        if things.choices.isVisible():
            qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert things.choices.isHidden() and things.prompt.title, title
    assert things.chronicle.isVisible() != things.rooms.rail
    assert things.rooms.board == board


def test_the_drawer_of_the_players_opens_by_key_and_leaves_keys_to_the_board(qtbot) -> None:
    screen = moving((1280, 720), text_scale=200)
    things = screen.game_layout
    screen.board.setFocus()
    assert not things.plaques[0].isVisible() and things.rail.tiles[0].isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_R)
    assert all(plaque.isVisible() for plaque in things.plaques)
    assert screen.focusWidget() is screen.board, "a drawer takes no keys"
    choose_move(screen)
    assert things.plaques[0].isVisible(), "it stays as long as it is wanted"
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not things.plaques[0].isVisible() and things.tray.isVisible()


def test_commanders_and_dice_stand_on_one_row(qtbot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720), language="de")
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    things, watch, sizes = screen.game_layout, BarPlaces(), set()
    for scale in (100, 110, 125, 140, 200):
        screen.app.settings.text_scale = scale
        screen.app.apply()
        turn_the_crank()
        assert things.prompt.ask.toggles and things.prompt.geometry() == things.rooms.bar
        assert not list(land_below(screen)), scale
        watch.look(screen)
        assert not watch.cramped, (scale, watch.cramped)
        sizes.add(current_metrics())
    assert len(sizes) == 5, "the text grew"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 140), ((1280, 720), 200), ((1920, 1080), 200)])
def test_armies_and_dice_leave_room_for_the_question(qtbot, size: tuple[int, int], scale: int) -> None:
    """Where armies are announced too, two rows of values stand one above the other if the bar is too short for both."""
    screen = sit_down("capitals", "attack", 3, can_announce, size=size, text_scale=scale, language="de")
    lift(qtbot, screen)
    origin, target = next(edge for edge in edges(screen) if screen.context.game.state.armies[edge[0]] > 3)
    screen.input.click(origin)
    screen.input.click(target)
    assert_room_for_two_rows(screen)
    screen.app.settings.language = "nl"
    screen.app.apply()
    turn_the_crank()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the rows in German
    assert_room_for_two_rows(screen)


def assert_room_for_two_rows(screen: PlayScreen) -> None:
    """Assert that armies and dice have rows in the bar that are whole and apart from each other and from the question."""
    watch, things = BarPlaces(), screen.game_layout
    assert len(things.tray.findChildren(ToggleRow)) == 2, "armies and dice"
    watch.look(screen)
    assert not watch.cramped, watch.cramped
    bar = things.prompt
    assert bar.rect().contains(things.tray.geometry())
    assert not things.tray.geometry().intersects(bar.words_rect)
    rects = [QRect(row.mapTo(bar, QPoint()), row.size()) for row in things.tray.findChildren(ToggleRow)]
    assert not rects[0].intersects(rects[1])
    assert all(bar.rect().contains(rect) for rect in rects)
    assert all(label.isVisible() for label in things.tray.findChildren(Label)), "both rows keep their names"


def can_announce(asked: Decision, game: Game) -> bool:
    """Tell whether somebody has a territory from which three armies may attack."""
    return any(game.state.armies[origin] > 3 for origin, _ in asked.options.edges())  # type: ignore[attr-defined]


def edges(screen: PlayScreen) -> list[tuple[int, int]]:
    """Return from where to where one may attack."""
    return list(screen.director.presenter.decision.options.edges())  # type: ignore[union-attr]


@pytest.mark.parametrize(("edition", "kind"), [("ad2210", "occupy"), ("godstorm", "attack"), ("godstorm", "press")])
def test_words_are_not_read_together_with_the_name_of_what_can_be_set(qtbot, edition: str, kind: str) -> None:
    """The help of a move into New York ran on into "Einheiten"."""
    screen = sit_down(edition, kind, 3, language="de")
    if kind == "attack":
        origin, target = next(screen.director.presenter.decision.options.edges())  # type: ignore[union-attr]
        screen.input.click(origin)
        screen.input.click(target)
    things = screen.game_layout
    assert things.tray.isVisible()
    assert things.tray.x() - things.prompt.words_rect.right() > 10
