"""Rule sets to choose from: as cards in the library, in a list, and small beside the Start button."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.editions.edition import Edition
from risk_desktop.editions.library import entry_of
from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import tr
from risk_desktop.lessons.loader import has_lesson
from risk_desktop.ui.art.cards import draw_tick
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel, rounded
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import ButtonControl, Combo, IconButton, Label, PaintedWidget
from risk_desktop.ui.screens.new_game.edition_picture import edition_picture
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import edition_name

_PICTURE = 0.4
"""Height of the picture as a share of its width."""
_SMALL_PICTURE = (84, 52)
"""Width and height of the picture beside Start, px at 100 %."""
_HEAD, _FINGER = 28, 44
"""Height of the line with the name, px at 100 %, and least side of what a finger takes for the way to a lesson, px."""
_CHIP, _GAP = 25, 7
"""Height of a chip on the picture, and its way from the picture's edge, px at 100 %."""
_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}


def player_numbers(edition: Edition) -> str:
    """Return the allowed numbers of players: as a span, or one by one if there are gaps."""
    numbers = edition.all_players
    whole = numbers == tuple(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}–{numbers[-1]}" if whole and len(numbers) > 1 else ", ".join(map(str, numbers))


class LessonChip(IconButton):
    """The way to a lesson: one more chip on the picture, but as large as a finger."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("play", tr("lesson.learn"), parent=parent)
        self.setToolTip(f"{tr('lesson.learn')}\n{tr('lesson.learn.hint')}")

    def sizeHint(self) -> QSize:
        """A finger's width, also where everything else is smaller."""
        return super().sizeHint().expandedTo(QSize(_FINGER, _FINGER))

    @property
    def chip(self) -> QRectF:
        """What is seen of it, in its own px."""
        width, height, middle = self.metrics.f(1.4 * _CHIP), self.metrics.f(_CHIP), QRectF(self.rect()).center()
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def paint(self, painter: QPainter) -> None:
        """Paint the chip, in brass under the pointer."""
        theme, side, chip = current(), self.metrics.f(16), self.chip
        fill, ink = (theme.accent, theme.primary_ink) if self.hovered else (theme.panel_bottom, theme.text)
        draw_chip(painter, chip, "", fill=fill)
        middle = chip.center()
        draw_icon(painter, "play", QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), ink, 2.2)


class EditionCard(ButtonControl):
    """Shows a picture, numbers of players, length, two lines and the year of a rule set; the chosen one has a tick.

    ``learn`` carries the id of the edition when its lesson is wanted; only some have one.
    """

    learn = Signal(str)

    def __init__(self, edition: Edition, picture: QImage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 12
        self.edition = edition
        self.entry = entry_of(edition)
        self.picture = picture
        self._players = edition.players[0]
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_players(0)
        self.teach = LessonChip(self)
        self.teach.setVisible(has_lesson(edition.id))
        self.teach.clicked.connect(self._teach)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrow keys to the grid: Qt would move the focus to the lesson button inside the card."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _teach(self) -> None:
        self.learn.emit(self.edition.id)

    def set_players(self, players: int) -> None:
        """Show how long a game takes with this many players, or with a typical number if that isn't allowed."""
        allowed = self.edition.all_players
        self._players = players if players in allowed else allowed[len(allowed) // 2]
        words = (edition_name(self.edition.id), *self._lines(), self._numbers(), self._length())
        self.setAccessibleName(". ".join(words))
        self.setToolTip(tr("library.card.hint", year=self.edition.year, length=self._length()))
        self.update()

    def _lines(self) -> tuple[str, str]:
        return tr(f"screens.edition.{self.edition.id}.goal"), tr(f"screens.edition.{self.edition.id}.special")

    def _numbers(self) -> str:
        return tr("library.players", players=player_numbers(self.edition))

    def _length(self) -> str:
        return tr("library.minutes", minutes=self.entry.minutes(self._players))

    def least_width(self) -> int:
        """Return the least width at which the name fits on one line, px."""
        name = text_width(edition_name(self.edition.id), title_font(self.metrics.f(18.5)))
        return max(self.metrics.px(236), round(name + self.metrics.f(36)))

    def height_at(self, width: int) -> int:
        """Return the height of a card for a width, px."""
        metrics = self.metrics
        frame = (width - 2 * metrics.f(8)) * _PICTURE
        return round(frame + metrics.f(8 + 8 + 4 + 10 + _HEAD) + sum(self._heights(width)))

    def _heights(self, width: int) -> list[float]:
        """Return the heights of the two texts, which may wrap, px."""
        room = QRectF(0, 0, width - self.metrics.f(34), 1e4)
        fonts = (self._goal_font(), self._special_font())
        return [
            QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
            for font, words in zip(fonts, self._lines(), strict=True)
        ]

    def _goal_font(self) -> QFont:
        return text_font(self.metrics.f(15), 700)

    def _special_font(self) -> QFont:
        return text_font(self.metrics.f(14))

    def sizeHint(self) -> QSize:
        """The least width, and the height for the present width."""
        width = self.least_width()
        return QSize(width, self.height_at(max(width, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the way to the lesson in the corner of the picture that is free, where it hides least of it."""
        super().resizeEvent(event)
        self.teach.resize(self.teach.sizeHint())
        corner, chip, gap = self.frame.topRight(), self.teach.chip, self.metrics.f(_GAP)
        self.teach.move((corner + QPointF(-gap, gap) - chip.topRight()).toPoint())

    @property
    def frame(self) -> QRectF:
        """Where the picture stands, px."""
        pad = self.metrics.f(8)
        width = self.width() - 2 * pad
        return QRectF(1 + pad, 1 + pad, width - 2, width * _PICTURE)

    def paint(self, painter: QPainter) -> None:
        """Paint the card."""
        theme, metrics = current(), self.metrics
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        line = theme.on_turn_line if chosen or self.hovered else ""
        draw_panel(painter, box, 12, line=line, line_width=2.2 if chosen else 1.2)
        frame = self.frame
        self._paint_picture(painter, frame)
        self._paint_chips(painter, frame)
        if chosen:
            right = frame.right() if self.teach.isHidden() else self.teach.x() + self.teach.chip.x()
            draw_tick(painter, QPointF(right - metrics.f(16), frame.top() + metrics.f(16)), metrics.f(12))
        self._paint_words(painter, frame)

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        size = frame.size().toSize()
        theme = current()
        picture = edition_picture(self.entry, size.width(), size.height(), self.devicePixelRatioF(), self.picture)
        painter.save()
        painter.setClipPath(rounded(frame, 7))
        painter.drawPixmap(frame.topLeft(), picture)
        painter.restore()
        painter.setPen(QPen(rgba(theme.panel_line, 190), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 7, 7)

    def _paint_chips(self, painter: QPainter, frame: QRectF) -> None:
        """Paint players at the upper left, year at the lower left and length at the lower right of the picture."""
        theme, metrics = current(), self.metrics
        px, height, gap = metrics.f(13.5), metrics.f(_CHIP), metrics.f(_GAP)
        room = frame.adjusted(gap, gap, -gap, -gap)
        for words, icon, place in (
            (player_numbers(self.edition), "user", Qt.Corner.TopLeftCorner),
            (str(self.edition.year), "", Qt.Corner.BottomLeftCorner),
            (self._length(), "clock", Qt.Corner.BottomRightCorner),
        ):
            width = chip_width(words, px, icon)
            left = room.right() - width if place is Qt.Corner.BottomRightCorner else room.left()
            top = room.top() if place is Qt.Corner.TopLeftCorner else room.bottom() - height
            chip = QRectF(left, top, width, height)
            draw_chip(painter, chip, words, px, fill=theme.panel_bottom, ink=theme.text, icon=icon)

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        theme, metrics = current(), self.metrics
        goal, special = self._lines()
        goal_height, special_height = self._heights(self.width())
        width = self.width() - metrics.f(34)
        line = QRectF(frame.left() + metrics.f(8), frame.bottom() + metrics.f(7), width, metrics.f(_HEAD))
        draw_text(painter, line, edition_name(self.edition.id), title_font(metrics.f(18.5)), theme.text, LEFT)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        line = QRectF(line.x(), line.bottom(), width, goal_height + 2)
        draw_text(painter, line, goal, self._goal_font(), theme.text, top, wrap=True)
        line = QRectF(line.x(), line.bottom() + metrics.f(2), width, special_height + 2)
        draw_text(painter, line, special, self._special_font(), theme.text2, top, wrap=True)


class GamePicture(PaintedWidget):
    """The small picture of a rule set."""

    may_shrink = True

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
        return QSize(*(current_metrics().px(side) for side in _SMALL_PICTURE))

    def paint(self, painter: QPainter) -> None:
        """Paint the picture in a frame."""
        if self._edition is None:
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setClipPath(rounded(frame, 6))
        entry, ratio = entry_of(self._edition), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, edition_picture(entry, self.width(), self.height(), ratio, self._board))
        painter.setPen(QPen(rgba(current().panel_line, 190), 1.2))
        painter.drawRoundedRect(frame, 6, 6)


class ChosenGame(QWidget):
    """The game that the Start button begins: picture, name, length, and a hint about the players."""

    def __init__(self, board: QImage) -> None:
        super().__init__()
        self.name = Label("", "strong")
        self._length = Label("", "secondary")
        self.hint = Label("", "secondary")
        self.picture = GamePicture(board)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(12))
        row.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.name, self._length, self.hint):
            words.addWidget(label)
        row.addLayout(words, 1)

    def show_edition(self, edition: Edition, players: int, options: Mapping[str, OptionValue]) -> None:
        """Show a rule set, and how long it takes with this many players under these house rules."""
        self.picture.show_edition(edition)
        self.name.setText(edition_name(edition.id))
        self._length.setText(tr("library.about", minutes=entry_of(edition).minutes(players, options)))


def game_list(editions: tuple[Edition, ...]) -> Combo:
    """Return the rule sets as a drop-down list, for windows in which their cards are out of sight."""
    games = Combo(tr("screens.new.game"), [(edition, edition_name(edition.id)) for edition in editions])
    games.setToolTip(games.accessibleName())
    return games
