"""Where the fight stands: close to its arrow, never over those who fight, and always the same while it lasts."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean, median

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QTimer
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.panels.panel_placement import Notch
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.fight_places import distance, fight_places, fight_screen, name_below
from tests.ui.support.play_table import number
from tests.ui.support.war import ROUTE, open_war

pytestmark = pytest.mark.heavy

BOUNDS = {
    100: {
        ("world", 0): (0.25, 0.66, 1.0, 0.88),
        ("ad2210", 0): (0.37, 1.15, 1.7, 1.4),
        ("ad2210", 1): (0.42, 1.1, 0.1, 0.1),
        ("godstorm", 0): (0.46, 1.3, 1.5, 0.9),
        ("godstorm", 1): (0.6, 1.2, 0.1, 0.1),
    },
    200: {
        ("world", 0): (0.17, 0.6, 1.8, 1.0),
        ("ad2210", 0): (0.43, 1.1, 3.1, 1.9),
        ("ad2210", 1): (0.28, 0.8, 0.3, 0.1),
        ("godstorm", 0): (0.35, 1.05, 1.3, 1.1),
        ("godstorm", 1): (0.28, 1.05, 0.2, 0.1),
    },
}
"""By text size, edition and board: land covered on average and at worst, others' names and badges covered on average.

Land counts as a share of the smallest panel. In 2210 and in Godstorm nearly all of the board is land or water that counts.
"""

NEAR = {100: (54, 140, 165), 200: (70, 130, 165)}
"""By text size: how far the panel may stand from the arrow, in the middle of all fights, in 19 of 20 and at worst, px at 1280."""

FOUGHT = {0: 0.3, 1: 0.5}
"""How much land that is fought for the panel may cover, as a share of the smallest panel: on large boards, on small ones."""


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
@pytest.mark.parametrize(
    ("size", "scale", "every"), [((1280, 720), 100, 1), ((1920, 1080), 100, 4), ((1280, 720), 200, 1)]
)
def test_the_fight_covers_little_land_and_nothing_of_itself(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: int, every: int
) -> None:
    screen = fight_screen(edition, size, scale)
    for sheet in range(len(screen.board.board_scene.atlas.sheets)):
        found = list(fight_places(screen, sheet, every))
        assert not [place for place in found if place.spoils]
        assert mean(place.choices for place in found) < 0.1
        assert max(place.fought for place in found) <= FOUGHT[sheet], max(place.fought for place in found)
        shares = [place.land for place in found]
        average, worst, names, badges = BOUNDS[scale][edition, sheet]
        assert mean(shares) <= average and max(shares) <= worst, (mean(shares), max(shares))
        assert mean(place.names for place in found) <= names, [(place.ends, place.names) for place in found]
        far = sorted(place.away for place in found)
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
    screen = fight_screen("world", (1280, 720), 100)
    britain = number("great_britain")
    found = list(fight_places(screen, 0))
    assert sum(name_below(screen, place.body, britain) for place in found) <= 1


def stands_at(screen: PlayScreen, panel: FightPanel, origin: str, target: str) -> QRectF:
    """Show a panel beside the arrow of a fight; return its body in px of the board."""
    board, index = screen.board, screen.context.game.rules.board.index
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.5), FightOutlook(1, 1))
    board.arrow.show(index(origin), index(target), 0)
    board.finish_animations()
    board.arrow_panel.show(panel)
    board.arrow_panel.finish()
    return panel.panel_rect().translated(QPointF(panel.pos()))


def test_a_panel_that_stands_away_is_led_to_its_arrow(qtbot: QtBot) -> None:
    """Nothing pointed at the arrow from far below it, over South Africa's name."""
    screen, panel = fight_screen("world", (1280, 720), 100), FightPanel()
    body = stands_at(screen, panel, "indonesia", "siam")
    board, tether = screen.board, screen.board.arrow_panel.tether
    assert min(distance(body, board.camera.to_screen(point)) for point in board.arrow.points()) > 100
    assert tether.isVisible() and tether.pos() in [board.arrow.middle(), *board.arrow.points()]
    assert body.contains(board.camera.to_screen(tether.pos()) + tether.start), "it begins at the panel"
    board.arrow_panel.see(1)
    assert not tether.isVisible(), "another board is looked at"
    board.arrow_panel.place()
    assert not tether.isVisible()
    board.arrow_panel.see(0)
    assert tether.isVisible()
    board.camera.zoom(1.6, body.center())
    body = panel.panel_rect().translated(QPointF(panel.pos()))
    assert body.contains(board.camera.to_screen(tether.pos()) + tether.start), "and goes with it"
    board.arrow.hide()
    assert not tether.isVisible()
    board.arrow_panel.see(0)
    assert not tether.isVisible(), "it leads to no arrow"


def test_a_panel_either_points_at_its_arrow_or_is_led_to_it(qtbot: QtBot) -> None:
    screen, panel = fight_screen("world", (1280, 720), 100), NotedPanel()
    board = screen.context.game.rules.board
    led = []
    for origin in range(0, len(board.territories), 4):
        for target in board.neighbours[origin]:
            stands_at(screen, panel, board.territories[origin].id, board.territories[target].id)
            led.append(screen.board.arrow_panel.tether.isVisible())
            assert led[-1] == (panel.notch is None)
    assert any(led) and not all(led)


class NotedPanel(FightPanel):
    """Tells where it points."""

    notch: Notch | None = None

    def take_form(self, form: int, notch: Notch | None) -> None:
        self.notch = notch
        super().take_form(form, notch)
