"""The board as a widget: clicks, camera, baking, several boards, cursor, leaks."""

import gc
from dataclasses import replace
from weakref import WeakSet

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.markers.arrow import ArrowRibbon
from risk_desktop.ui.board.panels.arrow_panel import ArrowPanel
from risk_desktop.ui.board.position import NOBODY, BoardPosition
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand

pytestmark = pytest.mark.window


def click(qtbot, view, point, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(view.viewport(), button, pos=point)


def test_click_names_the_territory_at_every_zoom(qtbot, show, earth):
    view = show([earth], (1280, 720))
    heard = []
    view.input.territory_clicked.connect(heard.append)
    for land in range(len(earth.territories)):
        click(qtbot, view, view.places.badge_rect(land).center())
    assert heard == list(range(len(earth.territories)))
    brazil = next(i for i, territory in enumerate(earth.territories) if territory.id == "brazil")
    view.camera.zoom(2.5)
    view.switcher.ensure_visible([brazil])
    view.finish_animations()
    heard.clear()
    click(qtbot, view, view.places.badge_rect(brazil).center())
    assert heard == [brazil]


def test_click_beside_all_land_and_right_click(qtbot, show, islands):
    view = show([islands])
    sea, land, right = [], [], []
    view.input.background_clicked.connect(lambda: sea.append(1))
    view.input.territory_clicked.connect(land.append)
    view.input.territory_right_clicked.connect(right.append)
    click(qtbot, view, QPoint(3, 3))
    assert (len(sea), land) == (1, [])
    click(qtbot, view, view.places.badge_rect(2).center(), Qt.MouseButton.RightButton)
    assert (len(sea), land, right) == (1, [], [2])


def test_a_drag_moves_the_board_and_is_no_click(qtbot, show, islands):
    view = show([islands])
    heard = []
    view.input.territory_clicked.connect(heard.append)
    before = view.places.badge_rect(0).center()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=before)
    qtbot.mouseMove(view.viewport(), before + QPoint(40, 25))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=before + QPoint(40, 25))
    assert heard == []
    assert (view.places.badge_rect(0).center() - before - QPoint(40, 25)).manhattanLength() <= 2


def test_two_quick_clicks_are_two_clicks(qtbot, show, islands):
    view = show([islands])
    heard = []
    view.input.territory_clicked.connect(heard.append)
    point = view.places.badge_rect(1).center()
    click(qtbot, view, point)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert heard == [1, 1]


def test_hover_is_told_once_and_ends_outside(qtbot, show, islands):
    view = show([islands])
    heard = []
    view.input.territory_hovered.connect(heard.append)
    point = view.places.badge_rect(3).center()
    qtbot.mouseMove(view.viewport(), point)
    qtbot.mouseMove(view.viewport(), point + QPoint(1, 1))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert heard == [3, -1]


def test_a_region_held_whole_shines(show, islands):
    view = show([islands])
    baker, count = view.board_scene.baker, len(islands.territories)
    view.set_position(BoardPosition((0, 1, 2, 3, 4, 5), (1,) * count))
    view.finish_baking()
    baked = baker.baked
    view.set_position(BoardPosition((0, 0, 2, 3, 4, 5), (1,) * count))
    view.finish_baking()
    assert baker.baked == baked + 2  # one territory, and the band of its region


def test_several_boards_lie_side_by_side(qtbot, show, islands, still):
    other = type(islands)(**{name: getattr(islands, name) for name in islands.__struct_fields__} | {"id": "again"})
    view = show([islands, other])
    first, second = (sheet.rect for sheet in view.board_scene.atlas.sheets)
    assert first.right() < second.left()
    shown = []
    view.switcher.board_shown.connect(shown.append)
    view.switcher.show(1)
    view.finish_baking()
    heard = []
    view.input.territory_clicked.connect(heard.append)
    count = len(islands.territories)
    for land in range(count):
        click(qtbot, view, view.places.badge_rect(count + land).center())
    assert heard == [count + land for land in range(count)]
    assert shown == [1]
    view.switcher.ensure_visible([0])
    assert view.switcher.board == 0


def test_cursor_walks_and_enter_clicks(qtbot, show, islands):
    view = show([islands])
    clicked, moved = [], []
    view.input.territory_clicked.connect(clicked.append)
    view.input.cursor_moved.connect(moved.append)
    view.highlights.mark(source=0)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.input.cursor == 0  # it appears at the source first
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.input.cursor == 1
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert clicked == [1]
    assert moved == [0, 1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_U, Qt.Key.Key_Return, Qt.Key.Key_F1])
def test_other_keys_are_left_to_the_window(show, islands, key):
    view = show([islands])
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    event.accept()
    view.keyPressEvent(event)
    assert not event.isAccepted()


def test_animations_end_when_told(show, islands):
    view = show([islands])
    view.arrow.show(0, 1, 2)
    view.effects.conquest(1, 1, 2, 0)
    view.set_position(replace(view.position, owners=(0, 2, 2, 3, 4, 5)))
    view.effects.losses(0, 1)
    view.effects.move_armies(0, 1, 3)
    view.effects.shake(4)
    assert view.animator.busy
    view.finish_animations()
    assert not view.animator.busy
    assert view.position.owners[1] == 2
    assert view.board_scene.held == {}


def test_conquest_shows_the_new_owner_even_without_a_new_position(show, islands, still):
    view = show([islands])
    view.effects.conquest(1, view.position.owners[1], 5, 0)
    assert view.position.owners[1] == 5


def test_items_of_effects_are_removed(show, islands):
    view = show([islands])
    before = len(view.scene().items())
    view.arrow.show(0, 1, 2)
    view.effects.losses(0, 1)
    view.effects.move_armies(0, 1, 3)
    view.effects.conquest(1, 1, 2, 0)
    view.chips.show({0: "+2"})
    view.arrow.hide()
    view.chips.show({})
    view.finish_animations()
    assert len(view.scene().items()) == before


def test_the_fight_stands_free_of_badges_and_follows(show, earth, still):
    view = show([earth], (1280, 720))
    number = {territory.id: i for i, territory in enumerate(earth.territories)}
    view.arrow.show(number["north_africa"], number["brazil"], 0)
    panel = FightPanel()
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.82), FightOutlook(3.9, 4.5, "Breaks South America"))
    view.arrow_panel.show(panel)
    body = panel.panel_rect().translated(QPointF(panel.pos())).toAlignedRect()
    assert panel.isVisible()
    assert not any(body.intersects(view.places.badge_rect(land)) for land in range(42))
    before = panel.pos()
    view.camera.pan(30, -20)
    assert (panel.pos() - before - QPoint(30, -20)).manhattanLength() <= 2
    view.arrow.hide()
    assert view.arrow_panel.panel is None


def test_a_fight_that_is_to_show_soon_stands_where_it_would_stand_at_once(qtbot, show, earth, still):
    view = show([earth], (1280, 720))
    number = {territory.id: i for i, territory in enumerate(earth.territories)}
    panel = FightPanel()
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.82), FightOutlook(3.9, 4.5))
    places = []
    for seat in (0, 1):  # another attacker's panel may take another form
        view.arrow.show(number["north_africa"], number["brazil"], seat)
        if seat:
            view.arrow_panel.show_soon(panel)
            assert not panel.isVisible()
        else:
            view.arrow_panel.show(panel)
        qtbot.waitUntil(panel.isVisible)
        places.append((panel.form, panel.geometry()))
        view.arrow_panel.hide()
        panel.hide()
    assert places[0] == places[1]


def test_a_fight_that_is_wanted_at_once_is_not_searched_a_place_for_again(qtbot, show, earth, still, monkeypatch):
    view = show([earth], (1280, 720))
    panel, looked = FightPanel(), []
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.82), FightOutlook(3.9, 4.5))
    surroundings = ArrowPanel._surroundings
    monkeypatch.setattr(ArrowPanel, "_surroundings", lambda self: looked.append(self) or surroundings(self))
    view.arrow.show(0, 1, 0)
    view.arrow_panel.show_soon(panel)
    qtbot.waitUntil(lambda: bool(looked))
    assert not panel.isVisible()
    view.arrow_panel.finish()
    assert panel.isVisible() and len(looked) == 1


def test_a_fight_that_is_over_before_it_shows_never_does(qtbot, show, earth, still):
    view = show([earth], (1280, 720))
    panel = FightPanel()
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.82), FightOutlook(3.9, 4.5))
    for waits in (0, 20, 40, 60):
        view.arrow.show(0, 1, 0)
        view.arrow_panel.show_soon(panel)
        qtbot.wait(waits)
        view.arrow_panel.hide()
        panel.hide()  # it may have come, and would fade now
        qtbot.wait(120)
        assert not panel.isVisible() and view.arrow_panel.panel is None


def test_picture_without_a_window(show, earth, qtbot):
    view = BoardView([earth], maps_dir(), theme.SEATS, "en")
    qtbot.addWidget(view)
    owners, armies = [NOBODY] * 42, [0] * 42
    owners[0] = 3
    picture = view.overview.picture(QSize(280, 160), BoardPosition(tuple(owners), tuple(armies)))
    assert (picture.width(), picture.height()) == (280, 160)
    x, y = earth.territories[0].badge
    alaska, alberta = picture.pixelColor(round(x / 5), round(y / 5)), earth.territories[3].badge
    assert alaska.hue() == pytest.approx(44, abs=12)  # gold
    neutral = picture.pixelColor(round(alberta[0] / 5), round(alberta[1] / 5))
    assert neutral.saturation() < alaska.saturation()


def test_everything_may_be_set_before_the_view_is_shown(islands, qtbot):
    view = BoardView([islands], maps_dir(), theme.SEATS, "en")
    qtbot.addWidget(view)
    view.set_position(BoardPosition((0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6)))
    view.highlights.mark(source=0, targets=[1, 2], choosing=True)
    view.chips.show({3: "+1"})
    view.set_mode("regions")
    view.set_semy(0)
    view.effects.conquest(1, 1, 2, 0)
    view.restyle()
    view.resize(500, 400)
    view.show()
    view.finish_baking()
    assert view.position.owners[1] == 2
    assert not view.grab().isNull()


def test_the_sea_follows_the_theme(show, earth):
    view = show([earth], (1280, 720))
    dark = view.grab().toImage().pixelColor(150, 560)
    theme.set_current("parchment")
    try:
        view.restyle()
        view.finish_baking()
        light = view.grab().toImage().pixelColor(150, 560)
    finally:
        theme.set_current("dark")
    assert light.lightness() > dark.lightness() + 40


def test_views_are_freed(islands, qtbot):
    views = WeakSet()
    for _ in range(5):
        view = BoardView([islands], maps_dir(), theme.SEATS, "en")
        view.resize(300, 200)
        view.show()
        view.highlights.mark(targets=[1, 2])
        view.arrow.show(0, 1, 0)
        view.finish_baking()
        view.close()
        view.deleteLater()
        views.add(view)
        del view
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert len(views) <= 1


@pytest.mark.parametrize("seat", theme.SEATS, ids=[seat.key for seat in theme.SEATS])
def test_an_arrow_on_land_of_its_own_colour_is_edged(qapp, seat):
    ribbon = ArrowRibbon(QPointF(0, 0), QPointF(200, 0), QColor(seat.badge), "attack")
    ribbon.measure(1.0, 1.0, 0.0)
    ribbon.set_share(1.0)
    picture = QImage(240, 120, QImage.Format.Format_RGB32)
    picture.fill(QColor(seat.badge))
    painter = QPainter(picture)
    painter.translate(20, 80)
    ribbon.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    column = [picture.pixelColor(120, y).name() for y in range(120)]
    edge, rim = QColor(theme.current().arrow_edge).name(), QColor(theme.current().arrow_rim).name()
    assert column.count(edge) >= 2 and column.count(rim) >= 2, "dark and light lines on both sides"
