"""Saved games as buttons: the last game on the first screen, and the rows of the list."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.listing import SaveSummary
from risk_desktop.ui.art.labels import draw_keycap, keycap_width
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel, rounded
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import ButtonControl, key_label
from risk_desktop.ui.theme import SEATS, current
from risk_desktop.ui.words import edition_name, round_words, when


def paint_picture(painter: QPainter, frame: QRectF, picture: QImage | None, radius: float) -> None:
    """Paint a picture into a rounded ``frame``, cropped to fill it; plain sea without a picture."""
    theme = current()
    painter.save()
    painter.setClipPath(rounded(frame, radius))
    painter.fillRect(frame, QColor(theme.sea_deep))
    if picture is not None and not picture.isNull():
        scale = max(frame.width() / picture.width(), frame.height() / picture.height())
        part = QRectF(0, 0, frame.width() / scale, frame.height() / scale)
        part.moveCenter(QRectF(picture.rect()).center())
        painter.drawImage(frame, picture, part)
    painter.restore()
    painter.setPen(QPen(rgba(theme.panel_line, 190), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)


class ContinueCard(ButtonControl):
    """The last unfinished game: picture, round, whose turn it is, players. The primary button of the first screen."""

    def __init__(self, summary: SaveSummary, picture: QImage | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 14
        self._summary = summary
        self._picture = picture
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_key("Space")
        self.setAccessibleName(" ".join((tr("common.continue"), *self._words())))

    def _words(self) -> tuple[str, str]:
        header = self._summary.header
        kind = header.edition if header is not None else ""
        edition = edition_name(kind) if kind else ""
        if self._summary.round:
            first = round_words(kind, "screens.continue.round", edition=edition, round=self._summary.round)
        else:
            first = tr("screens.continue.setup", edition=edition)
        saved = tr("screens.continue.saved", when=when(self._summary))
        turn = _turn_words(self._summary)
        return first, f"{turn} · {saved}" if turn else saved

    def sizeHint(self) -> QSize:
        """Room for picture and words."""
        words = self._words()
        metrics = self.metrics
        wide = max(
            text_width(words[0], text_font(metrics.f(16), 700)), text_width(words[1], text_font(metrics.f(14.5)))
        )
        return QSize(round(metrics.f(232) + wide), metrics.px(136))

    def paint(self, painter: QPainter) -> None:
        """Paint the card."""
        theme, metrics = current(), self.metrics
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 14, line=theme.on_turn_line, line_width=2.2 if self.hovered else 1.6)
        if self.isDown():
            painter.translate(0, 1)
        frame = QRectF(metrics.f(12), metrics.f(12), metrics.f(184), box.height() - metrics.f(22))
        paint_picture(painter, frame, self._picture, 6)
        left = frame.right() + metrics.f(18)
        first, second = self._words()
        title = QRectF(left, metrics.f(12), box.width(), metrics.f(32))
        draw_text(painter, title, tr("common.continue"), title_font(metrics.f(25)), theme.text, LEFT)
        line = QRectF(left, metrics.f(45), box.width(), metrics.f(24))
        draw_text(painter, line, first, text_font(metrics.f(16), 700), theme.text, LEFT)
        line.translate(0, metrics.f(24))
        draw_text(painter, line, second, text_font(metrics.f(14.5)), theme.text2, LEFT)
        self._paint_foot(painter, left, box)

    def _paint_foot(self, painter: QPainter, left: float, box: QRectF) -> None:
        """Paint the players' roundels and the key."""
        metrics = self.metrics
        radius = metrics.f(11)
        y = box.bottom() - metrics.f(24)
        seats = self._summary.header.seats if self._summary.header is not None else ()
        for number, seat in enumerate(seats):
            centre = QPointF(left + radius + number * radius * 2.5, y)
            draw_roundel(painter, SEATS[seat.colour % len(SEATS)], centre, radius)
        px = metrics.f(12.5)
        width = keycap_width(key_label(self.key), px)
        cap = QRectF(box.right() - metrics.f(16) - width, y - px * 0.8, width, px * 1.6)
        draw_keycap(painter, cap, key_label(self.key), px, current().text2)


class SaveRow(ButtonControl):
    """A saved game in the list; disabled, with the reason, if the file can't be read."""

    def __init__(self, summary: SaveSummary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 10
        self.summary = summary
        self._picture = QImage(str(summary.thumbnail)) if summary.thumbnail else QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setEnabled(summary.header is not None)
        self.setAccessibleName(". ".join(self._words()))
        self.setToolTip("\n".join(self._words()))

    def _words(self) -> tuple[str, str]:
        summary = self.summary
        if summary.header is None:
            problem = summary.problem
            why = tr(problem.key, None, **problem.params) if problem is not None else ""
            return summary.path.name, why
        kind = summary.header.edition
        edition = edition_name(kind)
        if summary.end is not None:
            winners = ", ".join(summary.header.seats[w].name for w in summary.end.winners)
            state = round_words(kind, "screens.load.won", name=winners, round=summary.round)
        elif summary.given_up and summary.round:
            state = round_words(kind, "screens.load.given_up", round=summary.round)
        elif summary.round:
            state = round_words(kind, "screens.load.round", round=summary.round, turn=_turn_words(summary))
        else:
            state = tr("screens.load.setup_given_up" if summary.given_up else "screens.load.setup")
        players = ", ".join(seat.name for seat in summary.header.seats)
        return f"{edition} · {state}", f"{players} · {when(summary)}"

    def sizeHint(self) -> QSize:
        """Room for picture and both lines."""
        return QSize(round(self.metrics.f(320) + self._words_width()), self.metrics.px(84))

    def _words_width(self) -> float:
        first, second = self._words()
        strong, plain = text_font(self.metrics.f(17.5), 700), text_font(self.metrics.f(14.5))
        return max(text_width(first, strong), text_width(second, plain))

    def minimumSizeHint(self) -> QSize:
        """Less room: the lines are elided then, and the tooltip has them whole."""
        return QSize(self.metrics.px(370), self.metrics.px(84))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics = current(), self.metrics
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        line = theme.on_turn_line if self.hovered else ""
        draw_panel(painter, box, 10, line=line)
        frame = QRectF(metrics.f(10), metrics.f(10), metrics.f(116), box.height() - metrics.f(20))
        paint_picture(painter, frame, self._picture, 5)
        left = frame.right() + metrics.f(16)
        room = box.right() - metrics.f(16) - left
        room -= self._paint_seats(painter, box, room)
        words = QRectF(left, box.center().y() - metrics.f(27), room, metrics.f(27))
        colour = theme.text2 if self.summary.header is not None else theme.bad
        fonts = text_font(metrics.f(17.5), 700), text_font(metrics.f(14.5))
        for line, font, ink in zip(self._words(), fonts, (theme.text, colour), strict=True):
            shown = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, room)
            draw_text(painter, words, shown, font, ink, LEFT)
            words.translate(0, metrics.f(28))

    def _paint_seats(self, painter: QPainter, box: QRectF, room: float) -> float:
        """Paint the players' roundels at the right if there is room beside the text; return the width they take."""
        metrics = self.metrics
        seats = self.summary.header.seats if self.summary.header is not None else ()
        radius = metrics.f(10)
        width = len(seats) * radius * 2.4 + metrics.f(14)
        if self._words_width() + width > room:
            return 0
        right = box.right() - metrics.f(16) - len(seats) * radius * 2.4
        for number, seat in enumerate(seats):
            centre = QPointF(right + radius + number * radius * 2.4, box.center().y())
            draw_roundel(painter, SEATS[seat.colour % len(SEATS)], centre, radius)
        return width


def _turn_words(summary: SaveSummary) -> str:
    """Return whose turn it is; before the first of a round, that their order is still open; "" during the set-up.

    The list reads no further: whether all still bid or choose their places already, the words are true.
    """
    if summary.on_turn:
        return tr("screens.continue.turn", name=summary.on_turn)
    return tr("screens.continue.order") if summary.round else ""
