"""Where things are in the view's pixels, and what lies at one of its points."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QGraphicsView

from risk_desktop.ui.board.navigation.camera import Camera
from risk_desktop.ui.board.navigation.switcher import BoardSwitcher
from risk_desktop.ui.board.scene import BoardScene

# Room between a panel and what it must not hide, px.
_CLEARANCE = 8.0
# How finely the surroundings of a finger are searched for land, px.
_NEAR_STEP = 4
# How finely a panel is looked through for land below it, px.
_GRID_STEP = 12


class BoardPlaces:
    """Maps territories and regions of a scene to widget coordinates of the view that shows it, and back.

    ``panels`` returns where panels lie over the board that point at something.
    """

    def __init__(self, view: QGraphicsView, scene: BoardScene, camera: Camera, switcher: BoardSwitcher) -> None:
        self._view, self._scene, self._camera, self._switcher = view, scene, camera, switcher
        self.panels: Callable[[], Sequence[QRectF]] = tuple

    def badge_rect(self, territory: int) -> QRect:
        """Return the rectangle of a territory's badge."""
        return self._at_badge(self._scene.badges.rect(territory), territory)

    def standing_rect(self, territory: int) -> QRect:
        """Return the rectangle of a territory's badge and pieces, empty if there are none."""
        rect = self._scene.label_layout.standing_rect(territory)
        return QRect() if rect.isEmpty() else self._at_badge(rect, territory)

    def standing_rects(self, territory: int) -> list[QRect]:
        """Return the rectangles of a territory's badge and of each of its pieces."""
        return [self._at_badge(rect, territory) for rect in self._scene.label_layout.standing_rects(territory)]

    def name_rect(self, territory: int) -> QRect | None:
        """Return the rectangle of a territory's name, None while it is hidden."""
        rect = self._scene.labels.rect(territory)
        return None if rect is None else self._at_badge(rect, territory)

    def land_rect(self, territory: int) -> QRect:
        """Return the rectangle round all that is seen of a territory: its ground, its badge and its pieces."""
        ground = self._view.mapFromScene(self._scene.atlas.lands[territory].bounds).boundingRect()
        return ground.united(self.badge_rect(territory)).united(self.standing_rect(territory))

    def plate_rect(self, region: int) -> QRect | None:
        """Return the rectangle of a region's bonus plate, None while it is hidden."""
        place = self._scene.plates.place(region)
        if place is None:
            return None
        anchor, rect = place
        return rect.translated(QPointF(self._view.mapFromScene(anchor))).toAlignedRect()

    def territory_at(self, point: QPoint) -> int | None:
        """Return the territory under a point, None for the sea and what it has taken; a badge counts as its territory."""
        found, gone = self.land_at(point), self._scene.position.gone
        if found is not None:
            return None if found in gone else found
        lands = range(len(self._scene.atlas.lands))
        return next((land for land in lands if land not in gone and self.badge_rect(land).contains(point)), None)

    def choice_near(self, point: QPoint, reach: int) -> QPoint | None:
        """Return the point nearest to ``point`` on land that can be chosen now, None if there is none within ``reach`` px.

        ``point`` itself on land of which nobody knows whether it can be chosen.
        """
        choice = self._scene.highlights.shown
        if not choice.choosing and self.territory_at(point) is not None:
            return point
        inviting = choice.targets | choice.free or set(range(len(self._scene.atlas.lands)))
        for far in range(0, reach + 1, _NEAR_STEP):
            for spot in _ring(point, far):
                if self.territory_at(spot) in inviting:
                    return spot
        return None

    def land_at(self, point: QPoint) -> int | None:
        """Return the territory whose ground is under a point, also one that has sunk; None for the sea."""
        return self._scene.atlas.land_at(self._camera.to_scene(QPointF(point)))

    def hides_land(self, panel: QRect) -> bool:
        """Return whether a panel lies over land, or over a place where the dead wait."""
        across = range(panel.left(), panel.right() + _GRID_STEP, _GRID_STEP)
        down = range(panel.top(), panel.bottom() + _GRID_STEP, _GRID_STEP)
        spots = (QPointF(min(x, panel.right()), min(y, panel.bottom())) for x in across for y in down)
        points = (self._camera.to_scene(spot) for spot in spots)
        return any(self._scene.atlas.land_at(p) is not None or self._scene.afterlife_at(p) >= 0 for p in points)

    def region_at(self, point: QPoint) -> int:
        """Return the region whose bonus plate is under a point, -1 if there is none."""
        regions = self._scene.atlas.sheets[self._switcher.board].regions
        return next((each for each in regions if (rect := self.plate_rect(each)) and rect.contains(point)), -1)

    def harbour_at(self, point: QPoint) -> tuple[int, int] | None:
        """Return land and water of the harbour under a point, None if there is none."""
        return self._scene.harbours.at(self._camera.to_scene(QPointF(point)), self._camera.place.scale)

    def on_board(self, territory: int) -> bool:
        """Return whether a territory lies on the board that is shown."""
        return self._scene.atlas.lands[territory].board == self._switcher.board

    def is_covered(self, territory: int, rect: QRectF) -> bool:
        """Return whether something of the window lies over a rectangle, px from a territory's badge, or it lies outside."""
        viewport, box = self._view.viewport(), self._at_badge(rect, territory)
        window = viewport.window()
        spots = (box.center(), box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
        # A panel that lets clicks through is not found at a point, but hides what is below it.
        return any(panel.intersects(QRectF(box)) for panel in self.panels()) or any(
            window.childAt(viewport.mapTo(window, spot)) is not viewport for spot in spots
        )

    def hides_choice(self, panel: QRect, seat: int = -1) -> bool:
        """Return whether a panel would hide badge, pieces or name of a territory that is chosen, may be, or is a seat's.

        Where nothing may be chosen, any territory counts. A board that was moved by hand is where the person wants it.
        """
        if not self._camera.fitted:
            return False
        owners, choice = self._scene.position.owners, self._scene.highlights.shown.glowing
        shown = {land for land in range(len(owners)) if self.on_board(land)} - self._scene.position.gone
        marked = choice | {land for land, owner in enumerate(owners) if owner == seat >= 0}
        cover = QRectF(panel).adjusted(-_CLEARANCE, -_CLEARANCE, _CLEARANCE, _CLEARANCE)
        return any(self._fitted_rect(land).intersects(cover) for land in (marked & shown if marked else shown))

    def _fitted_rect(self, territory: int) -> QRectF:
        """Return where badge, pieces and name will be once the whole board shows; where nothing stands, a badge may come."""
        scene = self._scene
        rect = scene.label_layout.standing_rect(territory).united(scene.labels.rect(territory) or QRectF())
        rect = rect.united(scene.badges.rect(territory))
        return rect.translated(self._camera.fitted_point(scene.atlas.lands[territory].badge))

    def _at_badge(self, rect: QRectF, territory: int) -> QRect:
        """Return a rectangle in px from a badge's point in widget px."""
        centre = self._view.mapFromScene(self._scene.atlas.lands[territory].badge)
        return rect.translated(QPointF(centre)).toAlignedRect()


def _ring(point: QPoint, far: int) -> list[QPoint]:
    """Return points at a distance from ``point``, each about ``_NEAR_STEP`` px from the next."""
    number = max(1, round(2 * math.pi * far / _NEAR_STEP))
    angles = [2 * math.pi * step / number for step in range(number)]
    return [point + QPoint(round(far * math.cos(angle)), round(far * math.sin(angle))) for angle in angles]
