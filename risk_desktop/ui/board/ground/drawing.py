"""How a content of the ground may be drawn besides at one go: sketched at once, or in steps."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QPainter

from risk_desktop.ui.board.ground.canvas import Canvas


class Sketched:
    """A content that can be painted at once, if less well, for the moment before it is baked: that takes too long."""

    def sketch(self, painter: QPainter) -> None:
        """Paint in scene coordinates, within a ms; of the sea once, within some."""
        raise NotImplementedError


class Gradual:
    """A content that takes long to draw."""

    def drawing(self, canvas: Canvas) -> Iterator[None]:
        """Draw in scene coordinates, in steps of a few ms."""
        raise NotImplementedError

    def draw(self, canvas: Canvas) -> None:
        """Draw in scene coordinates."""
        for _ in self.drawing(canvas):
            pass
