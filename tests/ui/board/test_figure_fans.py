"""Figures spread for somebody who rests on them to look: never after a click, never below a panel, and no name moves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.navigation.pointer_rest import REST_MS
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.year import ad_board, year
from tests.ui.support.ad2210_table import ad_screen

pytestmark = pytest.mark.usefixtures("bare_ground")

PLACES = {
    "nunavut": "0 6 station land diplomat naval space nuclear",
    "hong_kong": "0 9 land space nuclear",
    "enclave_of_the_bear": "0 7 land nuclear",
    "japan": "1 3 naval",
    "egypt": "1 4 land naval nuclear space",
    "lesotho": "1 4 station land naval diplomat nuclear",
    "australian_testing_ground": "1 2",
}
NUNAVUT, EGYPT = ad_board().index("nunavut"), ad_board().index("egypt")
CROWDS = [ad_board().index(name) for name, who in PLACES.items() if len(who.split()) > 2]


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Return a table with figures in many places."""
    shown = ad_screen(year(PLACES, energy=(5, 5, 5), rolls=None), size=(1280, 720))
    qtbot.waitUntil(lambda: shown.director.presenter is not None)
    shown.board.finish_animations()
    shown.board.finish_baking()
    return shown


def point_at(board: BoardView, land: int, *, away: int = 0) -> QPoint:
    """Move the pointer onto a territory and return where it is now."""
    point = board.places.badge_rect(land).center() + QPoint(away, 0)
    QTest.mouseMove(board.viewport(), point)
    return point


def names(board: BoardView) -> dict[int, QRect]:
    """Return where all names stand that show."""
    rects = {land: board.places.name_rect(land) for land in range(len(board.position.owners))}
    return {land: rect for land, rect in rects.items() if rect is not None}


def test_figures_spread_only_once_the_pointer_rests(qtbot: QtBot, screen: PlayScreen) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    point_at(board, NUNAVUT)
    assert board.highlights.shown.hovered == NUNAVUT and rows.fanned == []
    for away in (2, 4, 6, 8):
        QTest.qWait(REST_MS // 2)
        point_at(board, NUNAVUT, away=away)
        assert rows.fanned == [], "it still moves"
    qtbot.waitUntil(lambda: rows.fanned == [NUNAVUT], timeout=3 * REST_MS)
    point_at(board, EGYPT)
    assert rows.fanned == []


def test_figures_do_not_spread_after_a_click(qtbot: QtBot, screen: PlayScreen) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    point = point_at(board, NUNAVUT)
    qtbot.waitUntil(lambda: rows.fanned == [NUNAVUT], timeout=3 * REST_MS)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert rows.fanned == []
    for away in (1, 3):
        point_at(board, NUNAVUT, away=away)
        QTest.qWait(2 * REST_MS)
        assert rows.fanned == [], "not before the pointer has been elsewhere"
    point_at(board, EGYPT)
    point_at(board, NUNAVUT)
    qtbot.waitUntil(lambda: rows.fanned == [NUNAVUT], timeout=3 * REST_MS)


def test_a_click_with_shift_folds_them_too(screen: PlayScreen) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    QTest.keyPress(board, Qt.Key.Key_Shift)
    assert len(rows.fanned) > 1
    point = board.places.badge_rect(NUNAVUT).center()
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, point)
    assert rows.fanned == []
    QTest.keyRelease(board, Qt.Key.Key_Shift)
    QTest.keyPress(board, Qt.Key.Key_Shift)
    assert len(rows.fanned) > 1, "once it is held anew"
    QTest.keyRelease(board, Qt.Key.Key_Shift)


def test_figures_spread_below_no_card(qtbot: QtBot, screen: PlayScreen) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    board.highlights.mark(rested=NUNAVUT)
    box = QRect()
    for rect in rows.figures(NUNAVUT):
        box = box.united(rect.translated(QPointF(board.places.badge_rect(NUNAVUT).center())).toAlignedRect())
    card = QWidget(screen)
    card.setAutoFillBackground(True)
    card.setGeometry(box)
    card.show()
    qtbot.waitUntil(lambda: rows.fanned == [], timeout=2000)
    board.highlights.mark(rested=None)
    board.highlights.mark(rested=NUNAVUT)
    shown = rows.figures(NUNAVUT)
    places = [rect.translated(QPointF(board.places.badge_rect(NUNAVUT).center())).toAlignedRect() for rect in shown]
    assert rows.fanned == [] or not any(card.geometry().contains(place) for place in places)
    card.hide()
    board.highlights.mark(rested=None)
    board.highlights.mark(rested=NUNAVUT)
    assert rows.fanned == [NUNAVUT]


def test_figures_spread_below_no_panel_that_lets_clicks_through(screen: PlayScreen) -> None:
    """The panel of a fight that has been won does, while one chooses who goes along."""
    board, panel = screen.board, FightPanel()
    board.highlights.mark(source=NUNAVUT)
    panel.show_fight(FightStand(Fighter(), Fighter()), FightOutlook(1, 1))
    board.arrow.show(NUNAVUT, ad_board().index("alberta"), 0)
    board.finish_animations()
    board.arrow_panel.show(panel)
    board.arrow_panel.finish()
    panel.tell_taken()
    assert panel.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    body = panel.panel_rect().translated(QPointF(panel.pos()) - QPointF(board.places.badge_rect(NUNAVUT).center()))
    assert board.places.is_covered(NUNAVUT, QRectF(body.center(), body.bottomRight()))
    assert not board.places.is_covered(NUNAVUT, QRectF(0, 0, 4, 4))


@pytest.mark.parametrize("land", CROWDS)
def test_no_name_moves_when_figures_spread(screen: PlayScreen, land: int) -> None:
    board, rows = screen.board, screen.board.board_scene.rows
    before = names(board)
    board.highlights.mark(hovered=land)
    own = board.places.name_rect(land)
    board.highlights.mark(rested=land)
    assert rows.fanned == [land] and board.places.name_rect(land) == own is not None
    assert all(before.get(other, rect) == rect for other, rect in names(board).items())
    middle = QPointF(board.places.badge_rect(land).center())
    for rect in rows.figures(land)[::2]:
        place = rect.translated(middle).toAlignedRect().adjusted(2, 2, -2, -2)
        shared = place.intersected(own)
        assert shared.width() * shared.height() < 0.12 * own.width() * own.height(), (
            "they stand off the land's own name"
        )
    board.highlights.mark(hovered=None, rested=None)
    assert names(board) == before


@pytest.mark.parametrize("spread_first", [True, False], ids=["chip comes", "figures spread"])
@pytest.mark.parametrize("land", CROWDS)
def test_numbers_and_spread_figures_leave_each_other_free(screen: PlayScreen, land: int, *, spread_first: bool) -> None:
    """While one chooses who goes along it stands there how many will be left."""
    board, scene = screen.board, screen.board.board_scene
    if spread_first:
        board.highlights.mark(picking=land)
    board.chips.show({land: "= 1"})
    board.highlights.mark(picking=land)
    assert scene.rows.fanned == [land]
    chip = board.chips.rects()[land]
    hidden = [rect.intersected(chip) for rect in scene.rows.figures(land)]
    assert all(part.width() * part.height() < 0.1 * chip.width() * chip.height() for part in hidden)


def test_numbers_of_the_first_frame_stand_off_the_names(qtbot: QtBot) -> None:
    """A game that opens with a question about armies shows numbers in its first frame."""
    board = ad_screen(year(PLACES, energy=(5, 5, 5), rolls=None), size=(1296, 731)).board
    words = dict.fromkeys(range(len(board.position.owners)), "+3")
    assert names(board)
    board.chips.show(words)
    first = board.chips.rects()
    board.finish_baking()
    assert board.chips.rects() == first
    board.chips.show({})
    board.chips.show(words)
    assert board.chips.rects() == first


def test_numbers_make_way_for_figures_that_come_while_they_show(screen: PlayScreen) -> None:
    """Armies are placed in a territory, then a figure: its number still tells how many."""
    board, rows = screen.board, screen.board.board_scene.rows
    looks = max(board.position.pieces.values(), key=len)[:4]
    lands = [land for land, owner in enumerate(board.position.owners) if owner >= 0]
    bare = replace(board.position, pieces={})
    for land in lands:
        board.set_position(bare)
        board.chips.show({land: "+3"})
        board.set_position(replace(bare, pieces={land: looks}))
        chip = board.chips.rects()[land]
        assert not any(chip.contains(rect.center()) for rect in rows.figures(land)), board.descriptions.name(land)


def test_the_arrow_is_looked_at_once_for_all_figures_that_spread(
    screen: PlayScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, asked = screen.board.board_scene, []
    boxes = scene.label_layout.arrow_boxes
    monkeypatch.setattr(scene.label_layout, "arrow_boxes", lambda: (asked.append(1), boxes())[1])
    assert len(scene.fans.wanted(replace(scene.highlights.shown, all_spread=True))) > 2
    assert len(asked) == 1
