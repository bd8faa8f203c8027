"""Where the fight stands: near its arrow, over little land, never over those who fight, and always the same while it lasts."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from statistics import mean, median

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QTimer
from pytestqt.qtbot import QtBot

from risk_desktop.ui import theme
from risk_desktop.ui.game.battle.battle_panel import BattlePanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import game_of
from tests.ui.support.play_table import number
from tests.ui.support.war import ROUTE, open_war

pytestmark = pytest.mark.heavy

BOUNDS = {
    100: {
        ("world", 0): (0.25, 0.64, 1.1, 0.95),
        ("ad2210", 0): (0.40, 0.77, 1.45, 1.45),
        ("ad2210", 1): (0.54, 1.02, 0.1, 0.1),
        ("godstorm", 0): (0.44, 1.01, 1.35, 0.95),
        ("godstorm", 1): (0.73, 1.24, 0.4, 0.1),
    },
    200: {
        ("world", 0): (0.17, 0.30, 1.95, 0.95),
        ("ad2210", 0): (0.37, 0.76, 3.4, 1.75),
        ("ad2210", 1): (0.26, 0.35, 0.2, 0.1),
        ("godstorm", 0): (0.27, 0.50, 1.2, 1.0),
        ("godstorm", 1): (0.30, 0.55, 0.4, 0.1),
    },
}
"""By text size, edition and board: land covered on average and at worst, others' names and badges covered on average.

Land counts as a share of the smallest panel. In 2210 and in Godstorm nearly all of the board is land or water that counts.
"""

NEAR = {100: (48, 120, 155), 200: (80, 135, 140)}
"""By text size: how far the panel may stand from the arrow, in the middle of all fights, in 19 of 20 and at worst, px at 1280."""


@dataclass(frozen=True)
class Place:
    """Where the panel stands for one fight, and how far from the arrow, px."""

    ends: tuple[int, int]
    body: QRectF
    away: float
    land: float
    names: int
    badges: int
    spoils: list[str]


def places(screen: PlayScreen, sheet: int, every: int) -> Iterator[Place]:
    """Yield the places of the fights between every so many pairs of neighbours on a board."""
    board, rules = screen.board, screen.context.game.rules
    board.switcher.show(sheet)
    board.finish_animations()
    turn_the_crank(3)
    board.finish_baking()
    lands = board.board_scene.atlas.lands
    pairs = [(o, t) for o in range(len(lands)) for t in rules.board.neighbours[o] if o < t]
    panel = BattlePanel()
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.5), FightOutlook(1, 1))
    seats = cycle((0, 1))  # in a chain of fights of one player it would keep its form
    for origin, target in [each for each in pairs if {lands[end].board for end in each} == {sheet}][::every]:
        seat = next(seats)
        board.arrow.show(origin, target, seat)
        board.finish_animations()
        board.arrow_panel.show(panel)
        board.arrow_panel.finish()
        body = panel.panel_rect().translated(QPointF(panel.pos()))
        away = min(distance(body, board.camera.to_screen(point)) for point in board.arrow.points())
        ends, land = (origin, target), land_below(screen, body, sheet)
        others = [each.index for each in lands if each.board == sheet and each.index not in ends]
        names = sum(name_below(screen, body, each) for each in others)
        badges = sum(body.intersects(QRectF(board.places.badge_rect(each))) for each in others)
        yield Place(ends, body, away, land, names, badges, list(spoilt(screen, body, ends)))
        board.arrow.hide()
        board.finish_animations()


def distance(body: QRectF, point: QPointF) -> float:
    beside = max(body.left() - point.x(), point.x() - body.right(), 0)
    return math.hypot(beside, max(body.top() - point.y(), point.y() - body.bottom(), 0))


def land_below(screen: PlayScreen, body: QRectF, sheet: int) -> float:
    camera = screen.board.camera
    corners = camera.to_scene(body.topLeft()), camera.to_scene(body.bottomRight())
    box = corners[0].x(), corners[0].y(), corners[1].x(), corners[1].y()
    return screen.board.board_scene.atlas.land_in(box, sheet) * camera.place.scale**2


def name_below(screen: PlayScreen, body: QRectF, land: int) -> bool:
    name = screen.board.places.name_rect(land)
    return name is not None and body.intersects(QRectF(name))


def spoilt(screen: PlayScreen, body: QRectF, ends: tuple[int, int]) -> Iterator[str]:
    """Yield what of a fight is covered."""
    board, camera = screen.board, screen.board.camera
    for end in ends:
        land = board.board_scene.atlas.lands[end]
        figures = board.places.standing_rect(end).united(board.places.badge_rect(end))
        if body.intersects(QRectF(figures)):
            yield f"figures in {land.territory.id}"
        if name_below(screen, body, end):
            yield f"name of {land.territory.id}"
        plate = board.places.plate_rect(land.region)
        if plate is not None and body.intersects(QRectF(plate)):
            yield f"plate beside {land.territory.id}"
    if any(body.contains(camera.to_screen(point)) for point in board.arrow.points()):
        yield "the arrow"
    if any(body.intersects(cover) for cover in board.arrow_panel.covers):
        yield "the inset"


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
@pytest.mark.parametrize(
    ("size", "scale", "every"), [((1280, 720), 100, 1), ((1920, 1080), 100, 2), ((1280, 720), 200, 7)]
)
def test_the_fight_stands_near_and_covers_little_and_nothing_of_itself(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: int, every: int
) -> None:
    screen = ad_screen(game_of(edition), (0, 1, 2), size=size, edition=edition, text_scale=scale)
    screen.game_layout.close_drawer()  # a question of the set-up opens it, none in a fight does
    for sheet in range(len(screen.board.board_scene.atlas.sheets)):
        found = list(places(screen, sheet, every))
        assert not [place for place in found if place.spoils]
        smallest = min(form.width() * form.height() for form in BattlePanel().forms())
        shares = [place.land / smallest for place in found]
        average, worst, names, badges = BOUNDS[scale][edition, sheet]
        assert mean(shares) <= average and max(shares) <= worst, (mean(shares), max(shares))
        assert mean(place.names for place in found) <= names, [(place.ends, place.names) for place in found]
        far = sorted(place.away / theme.current_metrics().unit for place in found)
        assert mean(place.badges for place in found) <= badges, mean(place.badges for place in found)
        distances = median(far), far[int(0.95 * (len(far) - 1))], far[-1]
        assert all(each <= most for each, most in zip(distances, NEAR[scale], strict=True)), (edition, sheet, distances)


def test_through_an_advance_it_keeps_its_size_and_glides(qtbot: QtBot) -> None:
    """Each fight has one rectangle from its first word to its last; between fights it only glides."""
    screen = open_war(qtbot, ai_speed="fast", own_speed="normal")
    board, panel = screen.board, screen.battle.panel
    stood = defaultdict[object, list[QRect]](list)
    sizes = set[tuple[int, int]]()

    def look() -> None:
        if panel.isVisible():
            sizes.add(panel.size().toTuple())  # type: ignore[arg-type]
            stood[board.arrow.ends].append(panel.geometry())

    for name in ROUTE:
        screen.input.click(number(name))
    timer = QTimer(interval=5)
    timer.timeout.connect(look)
    timer.start()
    screen.input.press("primary")
    qtbot.waitUntil(
        lambda: not screen.context.session.advancing and screen.director.presenter is not None, timeout=30_000
    )
    timer.stop()
    fights = [rects for ends, rects in stood.items() if ends is not None]
    assert len(fights) == 2 and len(sizes) == 1
    for rects in fights:
        resting = max(rects, key=rects.count)
        first = rects.index(resting)
        assert {rect.getRect() for rect in rects[first:]} == {resting.getRect()}, "once there it stays"
    assert len({rect.getRect() for rect in fights[0]}) == 1, "it opened where it stays"


@pytest.mark.painted
def test_the_board_is_as_bright_while_one_chooses_as_while_dice_roll(qtbot: QtBot) -> None:
    """What steps back for a choice would come and go with every fight."""
    screen = open_war(qtbot)
    spot = screen.board.places.badge_rect(number("japan")).center() + QPointF(26, -26).toPoint()
    before = screen.board.picture().pixelColor(spot)
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    assert screen.board.picture().pixelColor(spot) == before
    shown = screen.board.highlights.shown
    assert (shown.source, shown.chosen) == (number("brazil"), number("north_africa"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.presenter is not None and screen.battle.rested, timeout=20_000)
    assert screen.board.highlights.shown.source == number("brazil"), "its ends stay lit from roll to roll"


def test_no_name_is_hidden_by_many_fights(qtbot: QtBot) -> None:
    """At 1280x720 Great Britain's was by those of Ukraine, and by those round Egypt."""
    screen = ad_screen(game_of("world"), (0, 1, 2), size=(1280, 720), edition="world")
    britain = number("great_britain")
    found = list(places(screen, 0, 1))
    assert sum(name_below(screen, place.body, britain) for place in found) <= 1
