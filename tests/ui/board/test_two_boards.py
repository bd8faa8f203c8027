"""Two boards in one window: figures, empty and devastated land, the mini board, arrows from Earth to Moon, keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.terrain import LandsDevastated
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import AttackDeclared
from risk_desktop.ui.art.figures import figure_pixmap
from risk_desktop.ui.art.piece_looks import PIECE_STYLES
from risk_desktop.ui.art.tokens import draw_missing_token, draw_piece_sign, draw_token
from risk_desktop.ui.board.geometry.boxes import hull, shared_area
from risk_desktop.ui.board.position import BoardPosition, PieceLook
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SEATS, current_metrics
from tests.editions.ad2210.year import ad_board, year
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank

pytestmark = pytest.mark.usefixtures("bare_ground")

PLACES = {
    "nunavut": "0 6 station land diplomat naval space nuclear",
    "alberta": "0 4",
    "poseidon": "0 2",
    "tycho": "0 5",
    "sea_of_crisis": "1 3",
    "egypt": "1 4 land",
    "mexico": "1 1",
    "canada": "1 0 station",
    "japan": "2 3",
}
DESERTS = ("lesotho", "argentina")


def at(name: str) -> int:
    """Return the number of a territory over both boards."""
    return ad_board().index(name)


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Return a table at which the first player may invade."""
    shown = ad_screen(year(PLACES, energy=(5, 5, 5), deserts=DESERTS, rolls=None))
    qtbot.waitUntil(lambda: shown.director.presenter is not None)
    return shown


@pytest.fixture
def moving() -> Iterator[None]:
    """Let things move at normal speed."""
    before = (MOTION.computer, MOTION.person, MOTION.reduced)
    yield
    MOTION.computer, MOTION.person, MOTION.reduced = before


# --- what the board is given ------------------------------------------------------------------------------------------


def test_the_position_holds_figures_and_ruins(screen: PlayScreen) -> None:
    position = position_of(screen.context.game)
    kinds = {look.kind for look in position.pieces[at("nunavut")]}
    assert kinds == {"station", "land", "diplomat", "naval", "space", "nuclear"}
    assert {look.seat for look in position.pieces[at("egypt")]} == {1}
    assert position.ruins == {at(name) for name in DESERTS}
    assert screen.board.position == position


def test_every_kind_of_piece_of_the_rules_has_a_look(screen: PlayScreen) -> None:
    assert set(screen.context.game.rules.pieces) <= set(PIECE_STYLES)


@pytest.mark.usefixtures("qapp")
def test_kinds_differ_in_grey_and_owners_in_colour() -> None:
    pictures = {kind: figure_pixmap(kind, SEATS[0], 28).toImage() for kind in PIECE_STYLES}
    grey = {kind: image.convertToFormat(QImage.Format.Format_Grayscale8) for kind, image in pictures.items()}
    kinds = list(grey)
    assert all(grey[one] != grey[other] for i, one in enumerate(kinds) for other in kinds[i + 1 :])
    owned = [kind for kind in kinds if PIECE_STYLES[kind].owned]
    assert all(figure_pixmap(kind, SEATS[1], 28).toImage() != pictures[kind] for kind in owned)


# --- rows -------------------------------------------------------------------------------------------------------------


def row(screen: PlayScreen, name: str) -> list[QPointF]:
    """Return where the pictures of a row stand, from the badge's point."""
    items = screen.board.board_scene.rows.items.get(at(name), [])
    return [item.offset() + QRectF(item.pixmap().rect()).center() for item in items]


def test_a_badge_stands_still_and_its_figures_at_its_right(screen: PlayScreen) -> None:
    badges = screen.board.board_scene.badges
    alone, beside = badges.rect(at("alberta")), badges.rect(at("egypt"))
    assert alone.center().x() == beside.center().x() == 0
    assert row(screen, "egypt")[0].x() > beside.right()


def test_many_figures_stand_round_their_badge_and_never_become_a_number(screen: PlayScreen) -> None:
    board, land = screen.board, at("nunavut")
    places = row(screen, "nunavut")
    assert len(places) == len({place.toTuple() for place in places}) == 6
    board.camera.zoom(0.3)
    assert row(screen, "nunavut") == places
    looks = (*board.position.pieces[land], *(PieceLook("space", seat) for seat in (2, 3)))
    board.set_position(replace(board.position, pieces={**board.position.pieces, land: looks}))
    size, more = current_metrics().figure_px, row(screen, "nunavut")
    assert len(more) == 8 and more[:6] == places
    for place, beside in zip(more, more[6:], strict=False):
        assert (beside - place).x() == pytest.approx(0.4 * size, abs=1) and beside.y() == place.y(), "they overlap"


def test_figures_spread_with_their_names_where_one_looks(screen: PlayScreen) -> None:
    board, rows, land = screen.board, screen.board.board_scene.rows, at("nunavut")
    board.finish_baking()
    folded = row(screen, "nunavut")
    board.highlights.mark(source=land)
    assert row(screen, "nunavut") == folded, "a fight does not spread them"
    board.highlights.mark(hovered=land)
    assert row(screen, "nunavut") == folded, "nor does a pointer that only passes"
    named = board.places.name_rect(land)
    for look_at in ({"rested": land}, {"cursor": land}, {"picking": land}, {"all_spread": True}):
        board.highlights.mark(**look_at)
        assert land in rows.fanned and len(rows.items[land]) == 12, "six figures and six names"
        size = rows.figures(land)[0].width()
        assert size == pytest.approx(current_metrics().figure_px * 40 / 28)
        assert board.places.name_rect(land) == named is not None, "the land's own name stays where it is"
        nothing = {"all_spread": False} if "all_spread" in look_at else dict.fromkeys(look_at)
        board.highlights.mark(**nothing)
        assert row(screen, "nunavut") == folded
    names = {rows.name_of(look) for look in rows.looks(land)}
    assert names == {"Station", "Land", "Diplomat", "Naval", "Space", "Nuclear"}


def test_shift_spreads_figures_that_do_not_cover_each_other(screen: PlayScreen, qtbot: QtBot) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    qtbot.keyPress(board, Qt.Key.Key_Shift)
    fanned = rows.fanned
    assert len(fanned) > 1
    boxes = [
        hull([board.board_scene.label_layout.box_at(rect, land) for rect in rows.figures(land)]) for land in fanned
    ]
    assert not [1 for i, one in enumerate(boxes) for other in boxes[i + 1 :] if shared_area(one, other)]
    qtbot.keyRelease(board, Qt.Key.Key_Shift)
    assert rows.fanned == []


def test_spread_figures_stay_on_the_board(screen: PlayScreen) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    frame = board.board_scene.atlas.sheets[0].frame
    for land in board.position.pieces:
        if not board.places.on_board(land):
            continue
        board.highlights.mark(rested=land)
        at = board.board_scene.atlas.lands[land].badge
        scale, figures = board.camera.place.scale, rows.figures(land)[::2]
        room = QRectF((frame.topLeft() - at) * scale, frame.size() * scale).adjusted(-1, -1, 1, 1)
        assert rows.fanned == [land] and all(room.contains(rect) for rect in figures), board.descriptions.name(land)


def test_harbours_show_only_while_somebody_considers_to_go_to_sea(screen: PlayScreen) -> None:
    board = screen.board
    harbours, lands = board.board_scene.harbours, board.board_scene.atlas.lands
    assert harbours.items == []
    alberta = at("alberta")
    shores = {
        land.index
        for land in lands
        for other in board.board_scene.atlas.neighbours[land.index]
        if land.soil == "paper" and lands[other].soil == "water"
    }
    own = min(shores)
    board.highlights.mark(targets=[own, alberta], harbours=frozenset({own, alberta}))
    sizes = sorted(item.pixmap().width() for item in harbours.items)
    assert len(sizes) >= len(shores) > 8 and sizes[0] < sizes[-1]
    standing = [box for boxes in board.board_scene.label_layout.standing_boxes() for box in boxes]
    for item in harbours.items:
        middle = item.pos() * board.camera.place.scale
        assert not [
            1 for left, top, right, bottom in standing if left < middle.x() < right and top < middle.y() < bottom
        ]
    board.highlights.clear()
    assert harbours.items == []
    board.highlights.mark(source=alberta, targets=[own], choosing=True)
    assert harbours.items == [], "inland nobody goes to sea"
    water = next(other for other in board.board_scene.atlas.neighbours[own] if lands[other].soil == "water")
    board.highlights.mark(source=own, targets=[water], choosing=True)
    assert len(harbours.items) == len(sizes)
    board.highlights.clear()
    assert harbours.items == []


def test_a_figure_that_flies_leaves_its_place_empty(screen: PlayScreen) -> None:
    rows, land = screen.board.board_scene.rows, at("nunavut")
    before = row(screen, "nunavut")
    last = rows.looks(land)[-1]
    rows.hide(land, last)
    assert row(screen, "nunavut") == before[:-1]
    rows.show(land, last)
    assert row(screen, "nunavut") == before


def test_a_station_alone_has_no_badge_and_an_empty_sea_no_zero(screen: PlayScreen) -> None:
    badges = screen.board.board_scene.badges.items
    assert not badges[at("canada")].isVisible()
    assert len(row(screen, "canada")) == 1
    assert not badges[at("hawaiian_preserve")].isVisible()
    assert len(row(screen, "hawaiian_preserve")) == 1  # the dashed circle
    assert row(screen, "mexico") == []


def test_devastated_land_is_hatched_and_signed(screen: PlayScreen) -> None:
    palette = screen.board.board_scene.palette
    assert palette.land(at("lesotho"), screen.board.position).ruined
    assert not palette.land(at("egypt"), screen.board.position).ruined
    assert not screen.board.board_scene.badges.items[at("lesotho")].isVisible()
    assert len(row(screen, "lesotho")) == 1
    assert not screen.board.overview.picture(QSize(280, 160)).isNull()


def test_a_region_counts_as_whole_without_its_devastated_land(screen: PlayScreen) -> None:
    board, palette = ad_board(), screen.board.board_scene.palette
    africa = board.region_of[at("lesotho")]
    owners = [0 if region == africa else -1 for region in board.region_of]
    owners[at("lesotho")] = -1
    whole = BoardPosition(tuple(owners), (0,) * len(owners), ruins=frozenset({at("lesotho")}))
    assert palette.holder(africa, whole) == 0
    assert palette.holder(africa, BoardPosition(tuple(owners), (0,) * len(owners))) is None


def test_words_tell_what_stands_in_a_territory(screen: PlayScreen) -> None:
    spoken = screen.board.descriptions.spoken
    assert "Land Commander (Ben)" in spoken(at("egypt"))
    assert "Out of the game" in spoken(at("lesotho"))
    assert "Landing site" in spoken(at("bay_of_dew")) and "Nobody is there" in spoken(at("bay_of_dew"))


# --- the mini board ---------------------------------------------------------------------------------------------------


def test_the_mini_board_shows_the_other_board_and_leads_there(screen: PlayScreen, qtbot: QtBot) -> None:
    mini_board = screen.game_layout.mini_board
    assert mini_board is not None and mini_board.isVisible()
    assert (screen.board.switcher.board, mini_board.board) == (0, 1)
    assert "Moon" in mini_board.accessibleName()
    assert {each.land for each in screen.board.overview.garrisons(1)} >= {at("tycho"), at("sea_of_crisis")}
    qtbot.mouseClick(mini_board, Qt.MouseButton.LeftButton)
    assert (screen.board.switcher.board, mini_board.board) == (1, 0)
    assert "Earth" in mini_board.accessibleName()


def test_the_mini_board_hides_no_territory(screen: PlayScreen) -> None:
    mini_board = screen.game_layout.mini_board
    assert mini_board is not None
    for x in range(mini_board.x() + 6, mini_board.geometry().right() - 6, 12):
        for y in range(mini_board.y() + 6, mini_board.geometry().bottom() - 6, 12):
            assert screen.board.places.territory_at(QPoint(x, y)) is None


def test_the_mini_board_is_live(screen: PlayScreen) -> None:
    mini_board = screen.game_layout.mini_board
    assert mini_board is not None
    mini_board.finish()
    before = mini_board.grab().toImage()
    position = screen.board.position
    owners = list(position.owners)
    owners[at("tycho")] = 1
    screen.board.set_position(
        BoardPosition(tuple(owners), position.armies, pieces=position.pieces, ruins=position.ruins)
    )
    mini_board.finish()
    assert mini_board.grab().toImage() != before


def test_keys_show_a_board_unless_a_number_is_asked_for(screen: PlayScreen, qtbot: QtBot) -> None:
    qtbot.keyClick(screen, Qt.Key.Key_2)
    assert screen.board.switcher.board == 1
    qtbot.keyClick(screen, Qt.Key.Key_1)
    assert screen.board.switcher.board == 0
    qtbot.keyClick(screen, Qt.Key.Key_O)
    assert screen.board.switcher.board == 1


def test_each_board_keeps_its_zoom(screen: PlayScreen) -> None:
    screen.board.camera.zoom(2)
    scale = screen.board.camera.place.scale
    screen.board.switcher.show(1)
    assert screen.board.camera.fitted
    screen.board.switcher.show(0)
    assert screen.board.camera.place.scale == pytest.approx(scale)


# --- between the boards -----------------------------------------------------------------------------------------------


def test_an_invasion_of_the_moon_goes_there_and_its_arrow_joins_both_boards(screen: PlayScreen) -> None:
    screen.context.show_arrow(at("nunavut"), at("bay_of_dew"), 0)
    assert screen.board.switcher.board == 1
    ribbons = screen.board.board_scene.arrow.ribbons
    earth, moon = (screen.board.overview.rect(board) for board in (0, 1))
    assert len(ribbons) == 2
    assert earth.contains(ribbons[0].pos())
    assert moon.contains(ribbons[1].points()[-1])
    middle = screen.board.board_scene.arrow.middle()
    assert middle is not None and moon.adjusted(-900, -400, 900, 400).contains(middle)


def test_a_pinned_camera_stays_and_the_mini_board_pulses(screen: PlayScreen, qtbot: QtBot) -> None:
    mini_board = screen.game_layout.mini_board
    assert mini_board is not None
    qtbot.keyClick(screen, Qt.Key.Key_P)
    assert screen.board.switcher.pinned
    screen.context.show_arrow(at("nunavut"), at("tycho"), 0)
    assert screen.board.switcher.board == 0 and mini_board.pulsing
    screen.board.switcher.show(1)  # a person may always go
    assert screen.board.switcher.board == 1 and not mini_board.pulsing


def test_targets_on_the_other_board_show_in_the_mini_board(screen: PlayScreen) -> None:
    screen.board.highlights.mark(targets={at("bay_of_dew"), at("alberta")})
    assert screen.board.overview.choosable(1) == {at("bay_of_dew")}
    mini_board = screen.game_layout.mini_board
    assert mini_board is not None and mini_board.glow > 0
    screen.board.highlights.mark(targets=())
    assert mini_board.glow == 0


def test_the_cursor_walks_over_the_board_that_shows(screen: PlayScreen, qtbot: QtBot) -> None:
    board = screen.board
    board.input.set_cursor(at("alberta"))
    board.switcher.show(1)
    seen = set()
    for key in (Qt.Key.Key_Up, *([Qt.Key.Key_Left] * 3), *([Qt.Key.Key_Down] * 4), *([Qt.Key.Key_Right] * 4)):
        qtbot.keyClick(board, key)
        assert board.input.cursor is not None
        assert board.overview.board_of(board.input.cursor) == 1
        seen.add(board.input.cursor)
    assert len(seen) >= 5


# --- events -----------------------------------------------------------------------------------------------------------


def play(screen: PlayScreen, qtbot: QtBot, *events: object) -> None:
    """Show events to their end; the position of the game follows."""
    screen.director.animator.play(list(events), 1, False)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: not screen.director.animator.busy, timeout=20_000)


def standing(screen: PlayScreen, name: str) -> set[PieceLook]:
    """Return the figures that the showing believes in a territory."""
    return set(screen.director.animator.projection.position.pieces.get(at(name), ()))


def test_events_of_pieces_are_followed(screen: PlayScreen, qtbot: QtBot, moving: None) -> None:
    MOTION.computer = MOTION.person = 0.05
    play(
        screen,
        qtbot,
        PiecePlaced(1, "space", at("mexico"), 3),
        PieceMoved(1, "land", at("egypt"), at("mexico"), "fortify"),
        PieceTaken(0, 1, "station", at("canada")),
        PieceLost(0, "naval", at("nunavut")),
        LandsDevastated((at("japan"),)),
    )
    assert standing(screen, "mexico") == {PieceLook("space", 1), PieceLook("land", 1)}
    assert standing(screen, "egypt") == set()
    assert standing(screen, "canada") == {PieceLook("station", 0)}
    assert PieceLook("naval", 0) not in standing(screen, "nunavut")
    assert at("japan") in screen.director.animator.projection.position.ruins


def test_a_flight_can_be_skipped_and_leaves_the_position(screen: PlayScreen, qtbot: QtBot, moving: None) -> None:
    MOTION.computer = MOTION.person = 1.0
    MOTION.reduced = False
    board, look = screen.board, PieceLook("land", 1)
    board.piece_effects.move(look, at("nunavut"), at("egypt"))
    board.piece_effects.strike((at("mexico"), at("japan")), lambda land: None)
    board.piece_effects.put(at("canada"), PieceLook("station", 1))
    assert board.animator.busy
    assert row(screen, "egypt") == []
    board.finish_animations()
    assert not board.animator.busy
    assert len(row(screen, "egypt")) == 1


def test_the_passage_opens_and_ends(screen: PlayScreen, moving: None) -> None:
    MOTION.computer = MOTION.person = 1.0
    MOTION.reduced = False
    screen.board.finish_baking()
    screen.board.finish_animations()
    screen.board.switcher.show(1)
    assert screen.board.switcher.opening
    screen.board.finish_animations()
    assert not screen.board.switcher.opening
    MOTION.reduced = True
    screen.board.switcher.show(0)
    assert not screen.board.switcher.opening


def test_the_window_onto_the_other_board_looks_as_before_until_that_opens(screen: PlayScreen, moving: None) -> None:
    mini, board = screen.game_layout.mini_board, screen.board
    board.finish_baking()
    board.finish_animations()
    mini.finish()
    place = mini.geometry()
    before = screen.grab(place).toImage()
    MOTION.reduced = False
    board.switcher.show(1)
    assert board.switcher.waiting and screen.grab(place).toImage() == before


def test_a_fight_on_the_other_board_is_followed(screen: PlayScreen, qtbot: QtBot) -> None:
    play(screen, qtbot, AttackDeclared(1, 0, at("sea_of_crisis"), at("tycho"), 1))
    turn_the_crank()
    assert screen.board.switcher.board == 1


def test_painting_a_figure_leaves_the_painter_as_it_was() -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    before = painter.transform()
    for kind, style in PIECE_STYLES.items():
        draw_token(painter, style, QPointF(40, 40), 30, SEATS[2], "#ffffff")
        draw_missing_token(painter, style, QPointF(40, 40), 30, "#ffffff")
        draw_piece_sign(painter, kind, QPointF(40, 40), 30, "#ffffff")
    assert painter.transform() == before
    painter.end()
