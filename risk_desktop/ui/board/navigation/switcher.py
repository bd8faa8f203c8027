"""From one board of a view to the next: which one shows, how each was left, and how the next one opens."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsView, QWidget

from risk_desktop.ui import theme
from risk_desktop.ui.board.animator import Animator
from risk_desktop.ui.board.navigation.camera import FIGHT_MS, GLIDE_MS, Camera, CameraPlace
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.motion import MOTION

# Where the next board opens unless somebody has said where: a square in the lower left corner, px.
_CORNER = 90
TRANSITION_MS = 600
# How long the old board stays at most while the new one is painted.
_WAIT_MS = 500
# Width of the brass rim of the opening, px.
_RIM = 7.0
# Room round a badge that must be free for its territory to count as visible, px.
_CLEAR = 30.0


class BoardSwitcher(QObject):
    """Leads the camera to boards and territories. ``board`` is the one that shows; ``pinned``: no fight leads away from it.

    Signals: ``turned``: the camera looks at another board, which is to be painted now; ``board_shown`` (board) after that;
    ``called`` (board): something happens there, but the camera is pinned; -1: no more. ``opens``: it begins to show.
    """

    opens = Signal()
    turned = Signal()
    board_shown = Signal(int)
    called = Signal(int)

    def __init__(self, view: QGraphicsView, scene: BoardScene, camera: Camera) -> None:
        super().__init__(view)
        self._view, self._scene, self._camera = view, scene, camera
        self._transition = BoardTransition(view, scene.animator)
        self._transition.opens.connect(self.opens)
        self._left: dict[int, CameraPlace] = {}
        self._mouth = QRect()
        self.board = 0
        self.pinned = False
        self._painted = False
        camera.set_world(scene.atlas.world)
        camera.set_board(scene.atlas.sheets[0].frame)
        scene.arrow.gate = scene.trail.gate = scene.advice.gate = self._gate

    def set_mouth(self, rect: QRect) -> None:
        """Tell where in the view the other board is seen: from there it opens, and arrows lead there."""
        self._mouth = QRect(rect)

    def show(self, board: int) -> None:
        """Show another board as it was left; the board that shows already: as a whole."""
        if board == self.board:
            self._camera.fit(GLIDE_MS)
            return
        self._turn(board)
        self.called.emit(-1)
        self.board_shown.emit(board)

    def ensure_visible(self, territories: Iterable[int]) -> None:
        """Move the camera, and zoom out if need be, until the badges of these territories stand free.

        Of several boards that of the last territory counts. A camera that is pinned to its board stays there.
        """
        lands = [self._scene.atlas.lands[land] for land in territories]
        if lands and lands[-1].board == self.board:
            here = [land.badge for land in lands if land.board == self.board]
            self._camera.include(here, _CLEAR, FIGHT_MS)
        elif lands and self.pinned:
            self.called.emit(lands[-1].board)
        elif lands:
            self.show(lands[-1].board)

    def show_most(self, territories: Iterable[int]) -> None:
        """Show the board with most of these territories where none lies on the one that shows, unless that one is pinned."""
        boards = Counter(self._scene.atlas.lands[land].board for land in territories)
        if boards and self.board not in boards and not self.pinned:
            self.show(boards.most_common(1)[0][0])

    def _turn(self, board: int) -> None:
        opens = self._painted and self._view.isVisible() and MOTION.duration(1000) > 0
        before = self._seen() if opens else None
        if not self._camera.fitted:
            self._left[self.board] = self._camera.place
        self.board = board
        self._camera.set_board(self._scene.atlas.sheets[board].frame)
        self._camera.fit(0)
        left = self._left.pop(board, None)
        if left is not None:
            self._camera.fitted = False
            self._camera.go(left)
        self.turned.emit()
        if before is not None:
            self._transition.open(before, self._opening())
            if not self._scene.baker.busy:
                self._transition.release()

    def _seen(self) -> QPixmap:
        """Return what the view shows, with the small picture of the other board that lies on it."""
        seen, table = self._view.viewport().grab(), self._view.parentWidget()
        if table is not None and self._mouth.isValid():
            painter = QPainter(seen)
            painter.drawPixmap(self._mouth.topLeft(), table.grab(self._mouth.translated(self._view.pos())))
            painter.end()
        return seen

    @property
    def opening(self) -> bool:
        """Whether the next board is opening."""
        return self._transition.isVisible()

    @property
    def waiting(self) -> bool:
        """Whether the board before is all that shows yet."""
        return self._transition.waiting

    def arrived(self) -> None:
        """The board is painted: it may open."""
        self._painted = True
        self._transition.release()

    def _opening(self) -> QRect:
        if self._mouth.isValid():
            return self._mouth
        return QRect(0, self._view.height() - _CORNER, _CORNER, _CORNER)

    def _gate(self, board: int) -> QPointF:
        """Return the scene point of a board, as it is fitted, that lies where the other board is seen."""
        rect, free = self._scene.atlas.sheets[board].frame, self._camera.free
        scale = min(free.width() / rect.width(), free.height() / rect.height())
        return rect.center() + (QPointF(self._opening().center()) - free.center()) / scale


class BoardTransition(PaintedWidget):
    """Covers its parent with a picture of the old board in which a hole grows from ``opens`` on; it lets the mouse through."""

    opens = Signal()

    def __init__(self, parent: QWidget, animator: Animator) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._animator, self._over = animator, parent
        self._before = QPixmap()
        self._mouth, self._radius = QPointF(), 0.0
        self._waits: QObject | None = None
        self.hide()

    def open(self, before: QPixmap, mouth: QRect) -> None:
        """Show ``before`` and let it open from ``mouth`` (px of the parent) to all sides, when ``release`` is called."""
        self._before, self._mouth = before, QPointF(mouth.center())
        self._least = min(mouth.width(), mouth.height()) / 2
        self._radius = self._least
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._waits = self._animator.run(_WAIT_MS, self._wait, self._open)

    def release(self) -> None:
        """The new board is painted: open now."""
        if self._waits is not None:
            self._animator.abandon(self._waits)
            self._open()

    def paint(self, painter: QPainter) -> None:
        """Paint the old board, once it opens but for the hole, and the rim of that."""
        if self.waiting:
            painter.drawPixmap(0, 0, self._before)
            return
        reach = round(self._radius)
        hole = QRect(self._mouth.toPoint() - QPoint(reach, reach), self._mouth.toPoint() + QPoint(reach, reach))
        painter.setClipRegion(QRegion(self.rect()) - QRegion(hole, QRegion.RegionType.Ellipse))
        painter.drawPixmap(0, 0, self._before)
        painter.setClipping(False)
        for width, colour in ((_RIM + 4, "#3b2a10"), (_RIM, theme.DARK.accent)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawEllipse(self._mouth, self._radius, self._radius)

    def _wait(self, share: float) -> None:
        """The old board stands still."""

    @property
    def waiting(self) -> bool:
        """Whether it covers everything yet."""
        return self._waits is not None

    def _open(self) -> None:
        self._waits = None
        self.opens.emit()
        self._animator.run(MOTION.duration(TRANSITION_MS), self._grow, self._end)

    def _grow(self, share: float) -> None:
        corners = (self.rect().topLeft(), self.rect().topRight(), self.rect().bottomLeft(), self.rect().bottomRight())
        far = max(math.hypot(c.x() - self._mouth.x(), c.y() - self._mouth.y()) for c in corners) + _RIM
        self._radius = self._least + (far - self._least) * share
        self.update()

    def _end(self) -> None:
        self.hide()
        self._before = QPixmap()
