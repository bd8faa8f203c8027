"""How the board is looked at: whose colour fills the land, and how near."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ui.board.ground.look import Mode
from risk_desktop.ui.board.view import BoardView

_ZOOM = 1.3
_HIGHLIGHT_MS = 1800


class Views(QObject):
    """Switches the board between owners, regions and strength, zooms, and lets territories glow for a moment.

    ``highlight_ended`` comes when the glow is over: show the choice at hand again; ``pinned`` tells whether the camera
    stays on its board.
    """

    highlight_ended = Signal()
    pinned = Signal(bool)

    def __init__(self, board: BoardView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self.mode: Mode = "owners"
        self._highlight = QTimer(self)
        self._highlight.setSingleShot(True)
        self._highlight.setInterval(_HIGHLIGHT_MS)
        self._highlight.timeout.connect(self._end)

    @property
    def highlighting(self) -> bool:
        """Whether territories glow for a moment that somebody wanted to see."""
        return self._highlight.isActive()

    def set_mode(self, mode: Mode) -> None:
        """Colour the land by owners, regions or strength."""
        self.mode = mode
        self._board.set_mode(mode)

    def swap_tint(self) -> None:
        """Swap owners' and regions' colours."""
        self.set_mode("owners" if self.mode == "regions" else "regions")

    def show_strength(self) -> None:
        """Show strength, or owners again."""
        self.set_mode("owners" if self.mode == "strength" else "strength")

    def zoom_in(self) -> None:
        """Come nearer."""
        self._board.camera.zoom(_ZOOM)

    def zoom_out(self) -> None:
        """Go farther away."""
        self._board.camera.zoom(1 / _ZOOM)

    def fit(self) -> None:
        """Show the whole board."""
        self._board.camera.fit()

    def show_board(self, number: int) -> bool:
        """Show a board by its number, from 0; False if there is only one, or none of this number."""
        many = self._board.overview.count > 1 and number < self._board.overview.count
        if many:
            self._board.switcher.show(number)
        return many

    def next_board(self) -> None:
        """Show the next board, if there are several."""
        self.show_board((self._board.switcher.board + 1) % self._board.overview.count)

    def swap_pin(self) -> None:
        """Pin the camera to the board that shows, or let it follow the fights again; ``pinned`` tells it."""
        if self._board.overview.count > 1:
            self._board.switcher.pinned = not self._board.switcher.pinned
            self.pinned.emit(self._board.switcher.pinned)

    def highlight(self, territories: Sequence[int]) -> None:
        """Let territories glow for a moment, in sight."""
        if territories:
            self.glow(territories)
            self._board.switcher.ensure_visible(territories)

    def glow(self, territories: Sequence[int]) -> None:
        """Let territories glow for a moment; the camera stays."""
        self._board.highlights.mark(targets=territories)
        self._highlight.start()

    def end_highlight(self) -> None:
        """End the glow at once."""
        if self._highlight.isActive():
            self._end()

    def _end(self) -> None:
        self._highlight.stop()
        self._board.highlights.mark(targets=())
        self.highlight_ended.emit()
