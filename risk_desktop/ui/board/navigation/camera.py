"""Where the view looks: a scene point at the middle of the free part of the widget, and a scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPolygonF

from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.motion import MOTION

# Zoom limits as multiples of the fitted zoom; beyond it the board is only on its way from one place to another.
FARTHEST, NEAREST = 0.7, 4.0
GLIDE_MS, FIGHT_MS = 600, 400


@dataclass(frozen=True)
class CameraPlace:
    """A place of the camera: scene point in the middle of the free rectangle, and screen px per board px."""

    x: float
    y: float
    scale: float


class Camera:
    """Keeps the place of the camera within bounds and moves it, at once or gliding.

    ``apply`` is called with every new place. Coordinates called screen are those of the widget.
    """

    def __init__(self, animator: Animator, apply: Callable[[CameraPlace], None]) -> None:
        self._animator, self._apply = animator, apply
        self._free = QRectF(0, 0, 100, 100)
        self._board = QRectF(0, 0, 100, 100)
        self._world = QRectF(0, 0, 100, 100)
        self._glide: QObject | None = None
        self._from = self._to = CameraPlace(0, 0, 1)
        self.place = self._from
        self.fitted = True

    def set_world(self, world: QRectF) -> None:
        """Choose the scene rectangle that the camera's point stays in: all boards together."""
        self._world = world

    def set_board(self, board: QRectF) -> None:
        """Choose the board that ``fitted_place`` shows."""
        self._board = board

    def set_free(self, free: QRectF) -> None:
        """Choose the part of the widget that is free; a fitted board stays fitted, else the scene point stays."""
        self._free = free
        if self.fitted:
            self._stop()
            self.go(self.fitted_place())
        else:
            self.go(self.place)

    @property
    def free(self) -> QRectF:
        """The part of the widget that the camera looks through."""
        return self._free

    @property
    def home_scale(self) -> float:
        """Scale at which the board just fits."""
        return max(0.05, min(self._free.width() / self._board.width(), self._free.height() / self._board.height()))

    @property
    def is_home(self) -> bool:
        """Whether the board is seen as a whole and stands still."""
        return self.fitted and self.place == self.fitted_place()

    def fitted_place(self) -> CameraPlace:
        """Return the place that shows the whole board."""
        centre = self._board.center()
        return CameraPlace(centre.x(), centre.y(), self.home_scale)

    def fitted_point(self, scene: QPointF) -> QPointF:
        """Return the screen point over a scene point once the whole board is shown."""
        return self._free.center() + (scene - self._board.center()) * self.home_scale

    def fitted_below(self, screen: Sequence[QRectF]) -> list[QRectF]:
        """Return what will lie below screen rectangles once the whole board is shown, in scene points times its scale."""
        aside = self._board.center() * self.home_scale - self._free.center()
        return [rect.translated(aside) for rect in screen]

    def go(self, place: CameraPlace) -> None:
        """Be there at once, within the bounds."""
        scale = min(max(place.scale, self.home_scale * FARTHEST), self.home_scale * NEAREST)
        x = min(max(place.x, self._world.left()), self._world.right())
        y = min(max(place.y, self._world.top()), self._world.bottom())
        self.place = CameraPlace(x, y, scale)
        self._apply(self.place)

    def glide(self, place: CameraPlace, ms: int) -> None:
        """Move there in ``ms`` at normal speed; a glide under way is replaced."""
        self._stop()
        self._from, self._to = self.place, place
        self._glide = self._animator.run(MOTION.duration(ms), self._glide_step, self._stop)

    def fit(self, ms: int = FIGHT_MS) -> None:
        """Show the whole board again, in ``ms`` at normal speed."""
        self.fitted = True
        self.glide(self.fitted_place(), ms)

    def include(self, points: Sequence[QPointF], room: float, ms: int) -> None:
        """Move as little as needed, zooming out only if it must be, until scene points stand ``room`` px inside.

        A fitted board shows everything: it stays fitted, and makes room for panels as such.
        """
        if self.fitted:
            return
        inside = self._free.adjusted(room, room, -room, -room)
        if all(inside.contains(self.to_screen(point)) for point in points):
            return
        box = QPolygonF(list(points)).boundingRect()
        scale = min(
            self.place.scale,
            inside.width() / max(box.width(), 1.0),
            inside.height() / max(box.height(), 1.0),
        )
        half = QPointF(inside.width() / 2 / scale, inside.height() / 2 / scale)
        x = min(max(self.place.x, box.right() - half.x()), box.left() + half.x())
        y = min(max(self.place.y, box.bottom() - half.y()), box.top() + half.y())
        self.fitted = False
        self.glide(CameraPlace(x, y, scale), ms)

    def zoom(self, factor: float, screen: QPointF | None = None) -> None:
        """Zoom at once; the scene point under a screen point stays under it, by default that in the middle.

        The farthest that one can go is the whole board in its place.
        """
        self._stop()
        middle = self._free.center()
        screen = middle if screen is None else screen
        before = self.to_scene(screen)
        scale = min(self.place.scale * factor, self.home_scale * NEAREST)
        self.fitted = scale <= self.home_scale
        if self.fitted:
            self.go(self.fitted_place())
            return
        self.go(
            CameraPlace(
                before.x() - (screen.x() - middle.x()) / scale, before.y() - (screen.y() - middle.y()) / scale, scale
            )
        )

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by screen px at once."""
        self._stop()
        self.fitted = False
        self.go(
            CameraPlace(self.place.x - dx / self.place.scale, self.place.y - dy / self.place.scale, self.place.scale)
        )

    def to_scene(self, screen: QPointF) -> QPointF:
        """Return the scene point under a screen point."""
        middle, place = self._free.center(), self.place
        return QPointF(
            place.x + (screen.x() - middle.x()) / place.scale, place.y + (screen.y() - middle.y()) / place.scale
        )

    def to_screen(self, scene: QPointF) -> QPointF:
        """Return the screen point over a scene point."""
        middle, place = self._free.center(), self.place
        return QPointF(
            middle.x() + (scene.x() - place.x) * place.scale, middle.y() + (scene.y() - place.y) * place.scale
        )

    def _glide_step(self, share: float) -> None:
        start, end = self._from, self._to
        if share >= 1:  # exactly there: what is fitted is known by its zoom
            self.go(end)
            return
        scale = start.scale * (end.scale / start.scale) ** share
        self.go(CameraPlace(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share, scale))

    def _stop(self) -> None:
        glide, self._glide = self._glide, None
        self._animator.abandon(glide)
