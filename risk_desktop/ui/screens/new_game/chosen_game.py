"""The rule set that is about to be played: beside Start its picture and name, and a list that is always in reach."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.editions.edition import Edition
from risk_desktop.editions.library import entry_of
from risk_desktop.i18n import tr
from risk_desktop.ui.art import rounded
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import Combo, Label
from risk_desktop.ui.screens.new_game.edition_picture import edition_picture
from risk_desktop.ui.screens.words import edition_name
from risk_desktop.ui.theme import current, current_metrics

_PICTURE = (84, 52)
"""Width and height of the small picture, px at 100 %."""


class GamePicture(QWidget):
    """The picture of a rule set, small."""

    def __init__(self, board: QImage) -> None:
        super().__init__()
        self._board = board
        self._edition: Edition | None = None
        self.setFixedSize(self.sizeHint())

    def show_edition(self, edition: Edition) -> None:
        """Show another rule set."""
        self._edition = edition
        self.setAccessibleName(edition_name(edition.id))
        self.update()

    def sizeHint(self) -> QSize:
        """One size for all rule sets."""
        return QSize(*(current_metrics().px(side) for side in _PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture in a frame."""
        if self._edition is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setClipPath(rounded(frame, 6))
        entry, ratio = entry_of(self._edition), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, edition_picture(entry, self.width(), self.height(), ratio, self._board))
        painter.setPen(QPen(rgba(current().panel_line, 190), 1.2))
        painter.drawRoundedRect(frame, 6, 6)
        painter.end()


class ChosenGame(QWidget):
    """What Start starts: picture and name, how long it takes, who against whom."""

    def __init__(self, board: QImage) -> None:
        super().__init__()
        self.name = Label("", "strong")
        self._length = Label("", "secondary")
        self.hint = Label("", "secondary")
        self._picture = GamePicture(board)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(12))
        row.addWidget(self._picture)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.name, self._length, self.hint):
            words.addWidget(label)
        row.addLayout(words, 1)

    def show_edition(self, edition: Edition, players: int) -> None:
        """Show a rule set, and how long it takes with so many players."""
        self._picture.show_edition(edition)
        self.name.setText(edition_name(edition.id))
        self._length.setText(tr("library.about", minutes=entry_of(edition).minutes(players)))


def game_list(editions: tuple[Edition, ...]) -> Combo:
    """Return the rule sets as a list that opens, for windows in which their cards lie further down."""
    games = Combo(tr("screens.new.game"), [(edition, edition_name(edition.id)) for edition in editions])
    games.setToolTip(games.accessibleName())
    return games
