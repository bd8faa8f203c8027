"""Room at the left of the board for the fight and the shelf, and questions that are put to the battle table."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from risk_desktop.ui.game.side_room import SideRoom

from risk_desktop.editions.ad2210.casualties import ChooseFallen, Lose
from risk_desktop.engine.events import DiceRolled
from risk_desktop.ui.game.battle.battle_table import BattleTable
from risk_desktop.ui.game.battle.fight_preview import FightPreview
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import sit_down


class Board:
    """A board of 1000 px that counts how often it has to move."""

    def __init__(self) -> None:
        self.moves = 0

    def whole(self) -> QRect:
        return QRect(0, 60, 1000, 500)

    def move(self) -> None:
        self.moves += 1


def test_room_stays_for_its_moment_and_is_given_back_after_it() -> None:
    board = Board()
    room = SideRoom(board.whole, board.move)
    assert room.hold(QRect(10, 60, 290, 300), "attack")
    assert (room.width, room.bottom, board.moves) == (300, 360, 1)
    room.rest("attack")
    assert room.width == 300, "between two targets nothing moves"
    assert room.hold(QRect(10, 60, 200, 100), "attack")
    assert (room.width, board.moves) == (300, 1)
    room.rest("fortify")
    assert (room.width, room.bottom, board.moves) == (0, 0, 2)


def test_new_sizes_give_the_room_back_and_whoever_stands_there_asks_anew() -> None:
    board, asked = Board(), []
    room = SideRoom(board.whole, board.move)
    assert room.hold(QRect(10, 60, 290, 300), "attack")
    room.add_holder(lambda: asked.append(room.width))
    room.renew()
    assert asked == [0]
    assert room.hold(QRect(10, 60, 190, 100), "attack")
    assert (room.width, room.bottom) == (200, 160), "what stood there before has no part in it"


def test_a_board_that_would_get_too_small_makes_no_room() -> None:
    board = Board()
    room = SideRoom(board.whole, board.move)
    assert not room.hold(QRect(10, 60, 500, 300), "attack")
    assert (room.width, board.moves) == (0, 0)


def covered(screen: PlayScreen, *names: str) -> list[str]:
    """Return the territories whose badges the fight's panel covers."""
    panel, board, game = screen.panel(FightPreview).panel.geometry(), screen.board, screen.context.game
    return [name for name in names if board.places.badge_rect(number(game, name)).intersects(panel)]


def test_the_fight_stands_beside_the_board(qtbot) -> None:
    screen = ad_screen(about_to_play(phase="attack"))
    before = screen.game_layout.rooms.board
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    screen.board.finish_animations()
    assert screen.game_layout.rooms.board.left() > screen.panel(FightPreview).panel.geometry().right()
    assert covered(screen, "alberta", "canada", "poseidon", "hawaiian_preserve") == []
    assert not screen.game_layout.mini_board.geometry().intersects(screen.panel(FightPreview).panel.geometry())
    screen.input.let_go()
    assert screen.game_layout.rooms.board.left() > before.left()


def test_the_board_takes_the_room_back_when_the_window_folds_or_the_text_grows(qtbot) -> None:
    screen = ad_screen(about_to_play(phase="attack"))
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    assert screen.game_layout.side.width
    screen.app.settings.text_scale = 200
    screen.app.fit(QSize(1280, 720))
    screen.app.apply()
    screen.resize(1280, 720)
    turn_the_crank()
    assert screen.game_layout.folded
    assert screen.game_layout.side.width == 0
    screen.app.settings.text_scale = 100
    screen.app.apply()
    turn_the_crank()
    assert not screen.game_layout.folded
    assert screen.game_layout.rooms.board.left() > screen.panel(FightPreview).panel.geometry().right()


def test_in_a_folded_window_the_board_stays_where_it_is_whether_or_not_there_is_a_tray(qtbot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720), text_scale=200)
    whole = screen.game_layout.rooms.board
    screen.input.click(number(screen.context.game, "alberta"))
    screen.input.click(number(screen.context.game, "canada"))
    assert screen.game_layout.tray.isVisible() and screen.game_layout.rooms.board == whole
    assert screen.game_layout.tray.y() > whole.bottom()
    screen.input.let_go()
    for question in ("fortify", "attack"):
        screen.game_layout.new_question(question)
        assert screen.game_layout.rooms.board == whole


def plates_below_the_inset(screen: PlayScreen) -> list[int]:
    """Return the regions of the board that shows whose plate the window onto the other board covers."""
    turn_the_crank()
    screen.board.finish_animations()
    screen.board.finish_baking()
    inset, here = (
        screen.game_layout.mini_board.geometry(),
        screen.board.board_scene.atlas.sheets[screen.board.switcher.board].regions,
    )
    plates = {region: screen.board.places.plate_rect(region) for region in here}
    assert sum(plate is not None for plate in plates.values()) > 4
    return [region for region, plate in plates.items() if plate is not None and plate.intersects(inset)]


def test_no_two_plates_lie_on_top_of_each_other(qtbot) -> None:
    screen = sit_down("ad2210", "hire", 3, size=(1152, 648))
    board = screen.board
    board.finish_animations()
    board.finish_baking()
    assert screen.game_layout.side.width, "pieces to hire squeeze the board"
    plates = [plate for region in range(12) if (plate := board.places.plate_rect(region)) is not None]
    assert len(plates) > 6
    assert not [(one, other) for one, other in combinations(plates, 2) if one.intersects(other)]


def test_a_squeezed_board_has_its_names(qtbot) -> None:
    """Between the whole board and the squeezed one they stay; at rest they are arranged for its size."""
    screen = sit_down("ad2210", "reinforce", 3, size=(1152, 648))
    board, side = screen.board, screen.game_layout.side
    board.finish_baking()
    before = names_shown(screen)
    assert side.hold(QRect(12, 58, 260, 350), "hire")
    board.finish_animations()
    assert names_shown(screen) == before
    board.finish_baking()
    assert len(names_shown(screen)) > 0.9 * len(before)


def names_shown(screen: PlayScreen) -> list[int]:
    """Return the territories of the board that shows whose names show."""
    lands = range(len(screen.board.position.owners))
    return [
        land for land in lands if screen.board.places.on_board(land) and screen.board.places.name_rect(land) is not None
    ]


def test_no_plate_stands_below_the_window_onto_the_other_board(qtbot) -> None:
    """At this size one would, with the board as a whole, and another one beside a fight."""
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720), text_scale=150)
    assert plates_below_the_inset(screen) == []
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    assert plates_below_the_inset(screen) == []


def test_plates_make_way_though_the_board_stays_as_large_as_it_is(qtbot) -> None:
    screen = ad_screen(about_to_play(phase="attack"), size=(1600, 900))
    assert plates_below_the_inset(screen) == []
    here = screen.board.board_scene.atlas.sheets[0].regions
    plate = next(
        screen.board.places.plate_rect(region) for region in here if screen.board.places.plate_rect(region) is not None
    )
    screen.board.set_free_rect(screen.game_layout.rooms.board, [plate])
    screen.board.finish_baking()
    assert not any(
        screen.board.places.plate_rect(region).intersects(plate)
        for region in here
        if screen.board.places.plate_rect(region)
    )


def losing() -> PlayScreen:
    """Return a screen on which a roll has cost the person a unit, and he says which."""
    game = about_to_play(phase="attack")
    interrupt(game, ChooseFallen(0, number(game, "alberta"), 1))
    screen = ad_screen(game)
    screen.battle.set_viewer(0)
    rolled = DiceRolled(0, 1, number(game, "alberta"), number(game, "canada"), (5, 4), (6, 3), (8, 6), (8, 6))
    screen.battle.show_roll(rolled, [], (8, 4), hurry=True)
    screen.battle.follow(screen.director.presenter)
    turn_the_crank()
    return screen


def test_who_falls_is_asked_on_the_battle_table(qtbot, monkeypatch) -> None:
    screen = losing()
    caught: list[object] = []
    monkeypatch.setattr(screen.context.session, "answer", lambda choice: caught.append(choice))
    table = screen.findChild(BattleTable)
    assert table is not None and table.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Space)
    while not caught and table.busy:
        QTest.keyClick(table, Qt.Key.Key_Space)
    table.foot.primary.clicked.emit()
    assert caught[:1] == [Lose(())] and len(caught) == 1


def test_whoever_chooses_himself_leaves_the_table_for_the_tray(qtbot) -> None:
    screen = losing()
    screen.battle.table.stop.emit()
    assert not screen.battle.open
    assert {toggle.kind for toggle in screen.game_layout.prompt.ask.toggles} >= {"land", "nuclear"}


def test_new_sizes_let_the_fight_be_placed_once(qtbot, monkeypatch) -> None:
    screen = ad_screen(about_to_play(phase="attack"))
    for name in ("alberta", "canada"):
        screen.input.click(number(screen.context.game, name))
    plans: list[object] = []
    show_plan = screen.panel(FightPreview).panel.show_plan
    monkeypatch.setattr(
        screen.panel(FightPreview).panel, "show_plan", lambda plan: (plans.append(plan), show_plan(plan))
    )
    screen.resize(1500, 860)
    turn_the_crank()
    assert len(plans) == 1 and plans[0] is not None
    assert screen.game_layout.rooms.board.left() > screen.panel(FightPreview).panel.geometry().right()
    tray, prompt = screen.game_layout.tray.geometry(), screen.game_layout.prompt.geometry()
    assert tray.right() == prompt.right() and tray.bottom() < prompt.top()
