"""Between the boards of a view: which one shows, how each was left, and how the next one opens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect
from PySide6.QtWidgets import QGraphicsView

from risk_desktop.ui.board.camera import Camera, Place
from risk_desktop.ui.board.passage import Passage
from risk_desktop.ui.board.stage import Stage
from risk_desktop.ui.motion import MOTION

# Where the next board opens as long as nobody has said it: a square in the lower left corner, px.
_CORNER = 90


class Travel:
    """Turns a camera to another board. ``board`` is the one that shows; ``pinned``: no fight leads away from it."""

    def __init__(self, view: QGraphicsView, stage: Stage, camera: Camera) -> None:
        self._view, self._stage, self._camera = view, stage, camera
        self._passage = Passage(view, stage.animator)
        self._left: dict[int, Place] = {}
        self._mouth = QRect()
        self.board = 0
        self.pinned = False
        camera.set_world(stage.world)
        camera.set_board(stage.atlas.sheets[0].rect)
        stage.arrow.gate = self._gate

    def set_mouth(self, rect: QRect) -> None:
        """Tell where in the view the other board is seen: from there it opens, and arrows lead there."""
        self._mouth = QRect(rect)

    def turn(self, board: int, sharpen: Callable[[], None], painted: bool) -> None:
        """Show another board as it was left; ``sharpen`` paints it. It opens if the view shows anything ``painted``."""
        opens = painted and self._view.isVisible() and MOTION.duration(1000) > 0
        before = self._view.viewport().grab() if opens else None
        if not self._camera.fitted:
            self._left[self.board] = self._camera.place
        self.board = board
        self._camera.set_board(self._stage.atlas.sheets[board].rect)
        self._camera.fit(0)
        left = self._left.pop(board, None)
        if left is not None:
            self._camera.fitted = False
            self._camera.go(left)
        sharpen()
        if before is not None:
            self._passage.open(before, self._opening())
            if not self._stage.baker.busy:
                self._passage.release()

    @property
    def opening(self) -> bool:
        """Whether the next board is opening."""
        return self._passage.isVisible()

    def arrived(self) -> None:
        """The board is painted: it may open."""
        self._passage.release()

    def _opening(self) -> QRect:
        if self._mouth.isValid():
            return self._mouth
        return QRect(0, self._view.height() - _CORNER, _CORNER, _CORNER)

    def _gate(self, board: int) -> QPointF:
        """Return the scene point of a board, as it is fitted, that lies where the other board is seen."""
        rect, free = self._stage.atlas.sheets[board].rect, self._camera.free
        scale = min(free.width() / rect.width(), free.height() / rect.height())
        return rect.center() + (QPointF(self._opening().center()) - free.center()) / scale
