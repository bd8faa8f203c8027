"""Where the panel of a fight stands for all pairs of neighbours: what it covers, and how far from its arrow.

``python -m tests.ui.support.fight_places`` measures all boards in three windows and prints a table.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from statistics import mean, median

from PySide6.QtCore import QPointF, QRectF

from risk_desktop.ui import theme
from risk_desktop.ui.app import make_application
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import game_of
from tests.ui.support.play_table import take_down

EDITIONS = ("world", "ad2210", "godstorm")
WINDOWS = (((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100))
"""Sizes of the window, and sizes of the text in percent."""


@dataclass(frozen=True)
class FightPlace:
    """Where the panel stands for one fight between the territories ``ends``.

    ``away``: how far its edge is from the arrow, px at 1280 x 720. As shares of the smallest panel's area: all ``land``
    below it, and what of that is ``fought`` for. ``names`` and ``badges``: how many of others are below it; ``choices``: how
    many badges of land that could be attacked instead; ``spoils``: what of the fight itself is covered that must be seen.
    """

    ends: tuple[int, int]
    body: QRectF
    away: float
    land: float
    fought: float
    names: int
    badges: int
    choices: int
    spoils: list[str]


def fight_screen(edition: str, size: tuple[int, int], text_scale: int) -> PlayScreen:
    """Return a shown play screen with all of the room that a fight has."""
    screen = ad_screen(game_of(edition), (0, 1, 2), size=size, edition=edition, text_scale=text_scale)
    screen.game_layout.close_drawer()  # a question of the set-up opens it, none in a fight does
    return screen


def fight_places(screen: PlayScreen, sheet: int, every: int = 1) -> Iterator[FightPlace]:
    """Yield the places of the fights between every so many pairs of neighbours on a board, while one may choose another."""
    board, rules = screen.board, screen.context.game.rules
    board.switcher.show(sheet)
    board.finish_animations()
    turn_the_crank(3)
    board.finish_baking()
    lands = board.board_scene.atlas.lands
    pairs = [(o, t) for o in range(len(lands)) for t in rules.board.neighbours[o] if o < t]
    panel = FightPanel()
    panel.show_fight(FightStand(Fighter(), Fighter(), 0.5), FightOutlook(1, 1))
    smallest = min(form.width() * form.height() for form in panel.forms())
    seats = cycle((0, 1))  # in a chain of fights of one player it would keep its form
    for ends in [each for each in pairs if {lands[end].board for end in each} == {sheet}][::every]:
        board.highlights.mark(targets=rules.board.neighbours[ends[0]], source=ends[0], chosen=ends[1], choosing=True)
        board.arrow.show(*ends, next(seats))
        board.finish_animations()
        board.arrow_panel.show(panel)
        board.arrow_panel.finish()
        body = panel.panel_rect().translated(QPointF(panel.pos()))
        away = min(distance(body, board.camera.to_screen(point)) for point in board.arrow.points())
        others = [each.index for each in lands if each.board == sheet and each.index not in ends]
        badges = {each for each in others if body.intersects(QRectF(board.places.badge_rect(each)))}
        yield FightPlace(
            ends,
            body,
            away / theme.current_metrics().unit,
            land_below(screen, body, sheet) / smallest,
            fought_below(screen, body, ends) / smallest,
            sum(name_below(screen, body, each) for each in others),
            len(badges),
            len(badges & board.highlights.shown.targets),
            list(spoilt(screen, body, ends)),
        )
        board.arrow.hide()
        board.finish_animations()


def distance(body: QRectF, point: QPointF) -> float:
    """Return how far a point is from a rectangle, 0 within."""
    beside = max(body.left() - point.x(), point.x() - body.right(), 0)
    return math.hypot(beside, max(body.top() - point.y(), point.y() - body.bottom(), 0))


def land_below(screen: PlayScreen, body: QRectF, sheet: int) -> float:
    """Return how much land is below a rectangle of the view, px²."""
    camera = screen.board.camera
    corners = camera.to_scene(body.topLeft()), camera.to_scene(body.bottomRight())
    box = corners[0].x(), corners[0].y(), corners[1].x(), corners[1].y()
    return screen.board.board_scene.atlas.land_in(box, sheet) * camera.place.scale**2


def fought_below(screen: PlayScreen, body: QRectF, ends: tuple[int, int]) -> float:
    """Return how much land of those who fight is below a rectangle of the view, px²."""
    step, camera, atlas = 4, screen.board.camera, screen.board.board_scene.atlas
    size = math.ceil(body.width() / step), math.ceil(body.height() / step)
    rows = atlas.cells(atlas.lands[ends[0]].board, camera.to_scene(body.topLeft()), size, step / camera.place.scale)
    return step**2 * sum(land in ends for row in rows for land in row)


def name_below(screen: PlayScreen, body: QRectF, land: int) -> bool:
    """Return whether a territory's name shows below a rectangle of the view."""
    name = screen.board.places.name_rect(land)
    return name is not None and body.intersects(QRectF(name))


def spoilt(screen: PlayScreen, body: QRectF, ends: tuple[int, int]) -> Iterator[str]:
    """Yield what of a fight is covered that must be seen."""
    board = screen.board
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
    if any(body.contains(board.camera.to_screen(point)) for point in board.arrow.points()):
        yield "the arrow"
    if any(body.intersects(cover) for cover in board.arrow_panel.covers):
        yield "the inset"


def row(found: Sequence[FightPlace]) -> str:
    """Return what a table tells of some places."""
    far = sorted(place.away for place in found)
    return (
        f"{median(far):5.0f} {far[int(0.95 * (len(far) - 1))]:5.0f} {far[-1]:5.0f}"
        f" {sum(bool(place.spoils) for place in found):6d} {mean(place.badges for place in found):7.2f}"
        f" {mean(place.choices for place in found):7.2f}"
        f" {mean(place.names for place in found):7.2f} {mean(place.land for place in found):6.2f}"
        f" {mean(place.fought for place in found):7.2f} {max(place.fought for place in found):6.2f}"
    )


def main() -> None:
    """Print what all places come to."""
    make_application()
    print(
        "window      text  board       fights | px away: median 95% most | spoilt  badges choices   names   land  fought  worst"
    )
    for size, scale in WINDOWS:
        for edition in EDITIONS:
            screen = fight_screen(edition, size, scale)
            for sheet in range(len(screen.board.board_scene.atlas.sheets)):
                found = list(fight_places(screen, sheet))
                window = f"{size[0]}x{size[1]}"
                print(f"{window:10s} {scale:5d}  {edition} {sheet} {len(found):5d} | {row(found)}", flush=True)
            take_down()


if __name__ == "__main__":
    main()
