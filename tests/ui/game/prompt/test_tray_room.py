"""Tray and list of answers hide nothing of the board that is seen as a whole: where they would, the board gives way."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.bonus import DrawBonus
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import number
from tests.ui.support.ad2210_table import HAND, ad_screen

SOUTH = {
    name: f"0 {n}" for n, name in enumerate(("akara", "microcorp", "aboriginal_league", "argentina", "lesotho"), 2)
}
SIZES = [(1280, 720), (1600, 900), (1920, 1080)]


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
    board, tray = screen.board, screen.game_layout.tray
    assert tray.isVisible()
    hidden = []
    for land in range(len(board.position.owners)):
        rects = (board.places.standing_rect(land), board.places.name_rect(land))
        if board.places.on_board(land) and any(rect and rect.intersects(tray.geometry()) for rect in rects):
            hidden.append(board.descriptions.name(land))
    return hidden


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_hides_no_territory(qtbot, size: tuple[int, int]) -> None:
    screen = moving(size)
    choose_move(screen)
    assert under_the_tray(screen) == []
    assert screen.board.camera.is_home


def test_where_the_tray_has_no_room_the_board_gives_way_and_comes_back_for_another_question(qtbot) -> None:
    screen = moving((1280, 720))
    things = screen.game_layout
    whole = things.rooms.board
    choose_move(screen)
    pushed = things.rooms.board
    assert pushed.height() < whole.height() and under_the_tray(screen) == []
    screen.input.let_go()
    assert not things.tray.isVisible() and things.rooms.board == pushed, "it stays while one chooses"
    things.new_question("attack")
    assert things.rooms.board.height() > pushed.height()
    things.new_question("fortify")
    assert things.rooms.board == pushed


def test_a_board_that_the_person_has_moved_stays_where_it_is(qtbot) -> None:
    screen = moving((1280, 720))
    screen.board.camera.zoom(1.6)
    choose_move(screen)
    things = screen.game_layout
    assert things.rooms.board.bottom() >= things.prompt.y() - 12, "it gives way to the prompt only"


def test_the_inset_stays_where_it_is_while_the_board_gives_way(qtbot) -> None:
    screen = moving((1280, 720))
    inset = screen.game_layout.mini_board.geometry()
    choose_move(screen)
    assert screen.game_layout.mini_board.geometry() == inset
    assert not inset.intersects(screen.game_layout.tray.geometry())


def deck_asked(size: tuple[int, int], **settings: object) -> PlayScreen:
    """Return a table at which a deck is chosen from a list; nothing on the board is."""
    game = about_to_play()
    interrupt(game, DrawBonus(0))
    screen = ad_screen(game, size=size, **settings)
    screen.board.finish_animations()
    screen.board.finish_baking()
    return screen


def test_in_a_small_window_the_board_gives_way_to_a_list_of_answers_and_comes_back(qtbot) -> None:
    screen = deck_asked((1100, 700))
    things = screen.game_layout
    assert things.folded and len(things.choices.words) == 5
    assert things.rooms.board.bottom() < things.choices.y()
    assert not screen.board.places.hides_choice(things.choices.geometry())
    pushed = things.rooms.board
    screen.input.pick(3)
    assert things.rooms.board == pushed, "it stays while one chooses"
    things.choices.hide()
    things.new_question("attack")
    assert things.rooms.board == moving((1100, 700)).game_layout.rooms.board, "as large as where nobody asks by a list"
    assert things.rooms.board.height() > pushed.height()


def test_a_board_that_could_not_be_read_any_more_does_not_give_way_to_a_list(qtbot) -> None:
    screen = deck_asked((1280, 720), text_scale=200)
    things = screen.game_layout
    assert things.folded and things.choices.isVisible()
    assert things.rooms.board.bottom() > things.choices.y()
    assert things.rooms.board.height() > 0.5 * screen.height()


def test_what_gives_way_to_a_list_is_remembered_for_its_own_question_only(qtbot) -> None:
    game = about_to_play(*HAND)
    interrupt(game, DrawBonus(0))
    screen = ad_screen(game, size=(1100, 700))
    things = screen.game_layout
    pushed = things.rooms.board
    assert list(things.tallest) == [screen.director.presenter.decision.kind]
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.presenter is not None and things.choices.isHidden(), timeout=5000)
    assert screen.director.presenter.decision.kind == "play_card"
    assert things.rooms.board.height() > pushed.height()
