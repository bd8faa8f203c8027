"""Facts and pictures of any board of a view, shown or not: for the mini board, the recap and the coach."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage

from risk_desktop.ui.board.geometry.boxes import box_of
from risk_desktop.ui.board.ground.picture import Look, Work, drawing_board, sketched_board
from risk_desktop.ui.board.position import BoardPosition, PieceLook
from risk_desktop.ui.board.scene import BoardScene
from risk_desktop.ui.board.slices import finished
from risk_desktop.ui.theme import SeatColours

# How far a sign of the board reaches, board px.
_SIGN = 20.0


@dataclass(frozen=True)
class Garrison:
    """Who stands in a territory ``land``; ``place`` is its badge's point on its board."""

    land: int
    place: QPointF
    seat: SeatColours
    armies: int
    pieces: tuple[PieceLook, ...]


class Overview:
    """Answers questions about any board of a scene; boards are numbered in order."""

    def __init__(self, scene: BoardScene, folder: Path) -> None:
        self._scene, self._folder = scene, folder

    @property
    def count(self) -> int:
        """How many boards there are."""
        return len(self._scene.atlas.sheets)

    def name(self, board: int) -> str:
        """Return the name of a board in the language of the names."""
        return self._scene.atlas.sheets[board].board.name.in_language(self._scene.language)

    def board_of(self, territory: int) -> int:
        """Return the board that a territory lies on."""
        return self._scene.atlas.lands[territory].board

    def rect(self, board: int) -> QRectF:
        """Return the rectangle of a board in the scene."""
        return self._scene.atlas.sheets[board].rect

    def frame(self, board: int) -> QRectF:
        """Return what is to be seen of a board when it is seen as a whole, in the scene."""
        return self._scene.atlas.sheets[board].frame

    def land_rect(self, board: int) -> QRectF:
        """Return the rectangle in the scene round all territories of a board."""
        return self._scene.atlas.land_rect(board)

    def look_key(self, board: int) -> object:
        """Return what the look of a board's territories depends on: equal keys, equal looks."""
        shown, palette = self._scene.position, self._scene.palette
        lands = self._scene.atlas.sheets[board].lands
        return palette.mode, palette.strength, tuple(palette.land(land.index, shown) for land in lands)

    def garrisons(self, board: int) -> list[Garrison]:
        """Return who stands on a board, also nobody where something may be chosen or has happened."""
        shown, palette, offset = self._scene.position, self._scene.palette, self.rect(board).topLeft()
        marked = self.choosable(board) | self.landings(board) | self.lost(board) | self.won(board)
        found = []
        for land in self._scene.atlas.sheets[board].lands:
            number = land.index
            armies, pieces = shown.armies[number], shown.pieces.get(number, ())
            if armies or pieces or number in marked:
                seat = palette.seat(shown.owners[number])
                found.append(Garrison(number, land.badge - offset, seat, armies, pieces))
        return found

    def below(self, board: int, rect: QRectF) -> int:
        """Return how many territories, signs and places of the dead of a board lie below a rectangle of the scene."""
        sheet = self._scene.atlas.sheets[board]
        lands = sum(land.bounds.intersects(rect) and land.outline.path.intersects(rect) for land in sheet.lands)
        signs = sum(rect.adjusted(-_SIGN, -_SIGN, _SIGN, _SIGN).contains(mark.at) for mark in sheet.marks)
        return lands + signs + sum(place.meets(rect) for place in sheet.afterlives)

    def land_in(self, board: int, rect: QRectF) -> float:
        """Return how much land of a board lies in a rectangle of the scene, board px², a little uncertain but at once."""
        return self._scene.atlas.land_in(box_of(rect), board)

    def choosable(self, board: int) -> set[int]:
        """Return the territories of a board that may be chosen now."""
        choice = self._scene.highlights.shown
        return {land for land in choice.targets | choice.free if self.board_of(land) == board}

    def landings(self, board: int) -> set[int]:
        """Return the territories of a board where one lands, while that is to be seen."""
        return {land for land in self._scene.highlights.shown.landings if self.board_of(land) == board}

    def lost(self, board: int) -> frozenset[int]:
        """Return the territories of a board that are marked as lost, while what happened before is shown."""
        return frozenset(land for land in self._scene.highlights.shown.lost if self.board_of(land) == board)

    def won(self, board: int) -> frozenset[int]:
        """Return the territories of a board that are marked as won, while what happened before is shown."""
        return frozenset(land for land in self._scene.highlights.shown.won if self.board_of(land) == board)

    def drawing(self, size: QSize, board: int) -> Work:
        """Draw a board without counts into ``size`` px in steps of a few ms."""
        shown = self._scene.position
        return self._drawing(size, replace(shown, armies=(0,) * len(shown.armies), pieces={}), board)

    def sketch(self, size: QSize, board: int) -> QImage:
        """Return a board without counts at once, until ``drawing`` has drawn it well."""
        scene = self._scene
        sheet = scene.atlas.sheets[board]
        return sketched_board(sheet, scene.atlas, scene.palette, self._folder, size, scene.position)

    def picture(
        self, size: QSize, position: BoardPosition | None = None, board: int = 0, look: Look | None = None
    ) -> QImage:
        """Return a picture of a board fitted into ``size`` px, also without a window.

        ``position`` is by default the one shown; ``look(land)`` may give a territory another look.
        """
        return finished(self._drawing(size, position or self._scene.position, board, look))

    def _drawing(self, size: QSize, position: BoardPosition, board: int, look: Look | None = None) -> Work:
        scene = self._scene
        sheet = scene.atlas.sheets[board]
        return drawing_board(sheet, scene.atlas, scene.palette, self._folder, size, position, look)
