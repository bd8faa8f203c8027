"""What can be told about any board of a view, also one that isn't shown: for the porthole, for lists, for words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize

from risk_desktop.ui.board.picture import Work, drawing_board
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.board.stage import Stage
from risk_desktop.ui.theme import SeatColours


@dataclass(frozen=True)
class Standing:
    """Who stands in a territory; ``place`` is its badge's point on its board."""

    land: int
    place: QPointF
    seat: SeatColours
    armies: int
    pieces: tuple[PieceLook, ...]


_CORNER = (0.24, 0.27)
"""What counts as a corner of a board: shares of its width and height."""


class Overview:
    """Looks at the boards of a stage by their numbers."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self._stage, self._folder = stage, folder

    @property
    def count(self) -> int:
        """How many boards there are."""
        return len(self._stage.atlas.sheets)

    def name(self, board: int) -> str:
        """Return the name of a board in the language of the names."""
        return self._stage.atlas.sheets[board].board.name.in_language(self._stage.language)

    def board_of(self, territory: int) -> int:
        """Return the board that a territory lies on."""
        return self._stage.atlas.lands[territory].board

    def rect(self, board: int) -> QRectF:
        """Return the rectangle of a board in the scene."""
        return self._stage.atlas.sheets[board].rect

    def land_rect(self, board: int) -> QRectF:
        """Return the rectangle in the scene round all territories of a board."""
        return self._stage.atlas.land_rect(board)

    def look_key(self, board: int) -> object:
        """Return what the look of a board's territories depends on: equal keys, equal looks."""
        shown, palette = self._stage.position, self._stage.palette
        lands = self._stage.atlas.sheets[board].lands
        return palette.mode, palette.strength, tuple(palette.land(land.index, shown) for land in lands)

    def standing(self, board: int) -> list[Standing]:
        """Return who stands on a board, also nobody where something may be chosen."""
        shown, palette, offset = self._stage.position, self._stage.palette, self.rect(board).topLeft()
        picked, found = self.choosable(board), []
        for land in self._stage.atlas.sheets[board].lands:
            number = land.index
            armies, pieces = shown.armies[number], shown.pieces.get(number, ())
            if armies or pieces or number in picked:
                seat = palette.seat(shown.owners[number])
                found.append(Standing(number, land.badge - offset, seat, armies, pieces))
        return found

    def spots(self, board: int) -> list[tuple[QPointF, float]]:
        """Return what must be seen of a board: points in the scene, each with a radius there: 0 for a badge."""
        sheet = self._stage.atlas.sheets[board]
        havens = [(haven.at, haven.afterlife.r) for haven in sheet.havens]
        return [*((land.badge, 0.0) for land in sheet.lands), *havens]

    def crowded(self, board: int, side: float) -> int:
        """Return how many territories lie at the left end of the upper (``side`` 0) or lower (1) edge of a board."""
        sheet, found = self._stage.atlas.sheets[board], 0
        for land in sheet.lands:
            place = land.badge - sheet.rect.topLeft()
            x, y = place.x() / sheet.rect.width(), place.y() / sheet.rect.height()
            found += x < _CORNER[0] and abs(y - side) < _CORNER[1]
        return found

    def choosable(self, board: int) -> set[int]:
        """Return the territories of a board that may be chosen now."""
        choice = self._stage.choice
        return {land for land in choice.targets | choice.free if self.board_of(land) == board}

    def drawing(self, size: QSize, board: int) -> Work:
        """Draw a board without counts into ``size`` px in steps of a few ms."""
        stage = self._stage
        bare = replace(stage.position, armies=(0,) * len(stage.position.armies), pieces={})
        return drawing_board(stage.atlas.sheets[board], stage.atlas, stage.palette, self._folder, size, bare)
