"""The first screen: go on, start, load, set, leave."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop import __version__
from risk_desktop.i18n import language, tr
from risk_desktop.storage.listing import SaveSummary, list_saves

from ..colour import rgba
from ..context import Context
from ..fonts import text_font, title_font
from ..kit import Button, Label, ListRow
from ..kit.control import ButtonControl, Restyled, key_label
from ..paint import LEFT, draw_keycap, draw_panel, draw_roundel, draw_text, keycap_width, rounded, text_width
from ..paint.lettering import title_outline
from ..theme import SEATS, current, current_metrics
from .backdrop import Screen


def when(summary: SaveSummary) -> str:
    """Return when a game was saved, in the person's way of writing: the time today, else the date."""
    moment = QDateTime.fromSecsSinceEpoch(int(summary.changed.timestamp()))
    locale = QLocale(language())
    if moment.date() == QDateTime.currentDateTime().date():
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


def edition_name(edition: str) -> str:
    """Return the name of a rule set."""
    return tr(f"screens.edition.{edition}.name")


class Logo(Restyled, QWidget):
    """The program's name in brass; it gives way where the window is low."""

    def sizeHint(self) -> QSize:
        """Room for both lines."""
        metrics = current_metrics()
        return QSize(metrics.px(330), metrics.px(126))

    def minimumSizeHint(self) -> QSize:
        """Half of it is still a name."""
        return self.sizeHint() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name."""
        metrics = current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = min(1.0, self.height() / self.sizeHint().height())
        painter.scale(share, share)
        big = title_outline("Risk", metrics.f(98), 900, 104)
        box = big.boundingRect()
        big.translate(-box.left() + 2, metrics.f(84) - box.bottom())
        self._brass(painter, big, metrics.f(10), metrics.f(84))
        small = title_outline("Desktop", metrics.f(26), 700, 128)
        box = small.boundingRect()
        small.translate(metrics.f(6) - box.left(), metrics.f(116) - box.bottom())
        self._brass(painter, small, metrics.f(94), metrics.f(116))
        painter.end()

    def _brass(self, painter: QPainter, outline: QPainterPath, top: float, bottom: float) -> None:
        theme = current()
        painter.translate(0, 2.5)
        painter.fillPath(outline, QColor(0, 0, 0, 150))
        painter.translate(0, -2.5)
        fill = QLinearGradient(0, top, 0, bottom)
        fill.setColorAt(0, QColor("#fdeec4"))
        fill.setColorAt(0.55, QColor(theme.accent))
        fill.setColorAt(1, QColor("#a8742c"))
        painter.strokePath(outline, QPen(rgba("#3a2409", 220), 1.4))
        painter.fillPath(outline, fill)


class ContinueCard(ButtonControl):
    """The last game: picture, round, whose turn, who plays. The primary of the first screen."""

    def __init__(self, summary: SaveSummary, picture: QImage | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 14
        self._summary = summary
        self._picture = picture if picture is not None and not picture.isNull() else None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_key("Space")
        self.setAccessibleName(" ".join((tr("common.continue"), *self._words())))

    def _words(self) -> tuple[str, str]:
        header = self._summary.header
        edition = edition_name(header.edition) if header is not None else ""
        if self._summary.round:
            first = tr("screens.continue.round", edition=edition, round=self._summary.round)
        else:
            first = tr("screens.continue.setup", edition=edition)
        saved = tr("screens.continue.saved", when=when(self._summary))
        turn = self._summary.on_turn
        return first, (tr("screens.continue.turn", name=turn) + " · " if turn else "") + saved

    def sizeHint(self) -> QSize:
        """Room for picture and words."""
        words = self._words()
        metrics = self.metrics
        wide = max(
            text_width(words[0], text_font(metrics.f(16), 700)), text_width(words[1], text_font(metrics.f(14.5)))
        )
        return QSize(round(metrics.f(232) + wide), metrics.px(136))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, metrics = current(), self.metrics
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 14, line=theme.on_turn_line, line_width=2.2 if self.hovered else 1.6)
        frame = QRectF(metrics.f(12), metrics.f(12), metrics.f(184), box.height() - metrics.f(22))
        self._paint_picture(painter, frame)
        left = frame.right() + metrics.f(18)
        first, second = self._words()
        draw_text(
            painter, QRectF(left, metrics.f(12), box.width(), metrics.f(32)), tr("common.continue"),
            title_font(metrics.f(25)), theme.text, LEFT,
        )  # fmt: skip
        line = QRectF(left, metrics.f(45), box.width(), metrics.f(24))
        draw_text(painter, line, first, text_font(metrics.f(16), 700), theme.text, LEFT)
        line.translate(0, metrics.f(24))
        draw_text(painter, line, second, text_font(metrics.f(14.5)), theme.text2, LEFT)
        self._paint_foot(painter, left, box)
        painter.end()

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        painter.save()
        painter.setClipPath(rounded(frame, 6))
        painter.fillRect(frame, QColor(current().sea_deep))
        if self._picture is not None:
            size = self._picture.size().toSizeF() if hasattr(self._picture.size(), "toSizeF") else self._picture.size()
            scale = max(frame.width() / size.width(), frame.height() / size.height())
            part = QRectF(0, 0, frame.width() / scale, frame.height() / scale)
            part.moveCenter(QRectF(self._picture.rect()).center())
            painter.drawImage(frame, self._picture, part)
        painter.restore()
        painter.setPen(QPen(rgba(current().panel_line, 200), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 6, 6)

    def _paint_foot(self, painter: QPainter, left: float, box: QRectF) -> None:
        metrics = self.metrics
        radius = metrics.f(11)
        y = box.bottom() - metrics.f(24)
        seats = self._summary.header.seats if self._summary.header is not None else ()
        for number, seat in enumerate(seats):
            draw_roundel(
                painter, SEATS[seat.colour % len(SEATS)], QPointF(left + radius + number * radius * 2.5, y), radius
            )
        px = metrics.f(12.5)
        width = keycap_width(key_label(self.key), px)
        cap = QRectF(box.right() - metrics.f(16) - width, y - px * 0.8, width, px * 1.6)
        draw_keycap(painter, cap, key_label(self.key), px, current().text2)


class FirstScreen(Screen):
    """Continue, New game, Load, Settings, Quit."""

    continue_game = Signal()
    new_game = Signal()
    load = Signal()
    settings = Signal()
    quit = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self._context = context
        self._column = QVBoxLayout()
        self._menu = QWidget(self)
        self._menu.setLayout(self._column)
        self._card: ContinueCard | None = None
        self._logo = Logo()
        self._logo.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._rows = self._make_rows()
        self._notice = Label(tr("screens.first.notice", version=__version__), "small", parent=self)
        self._arrange()

    def _make_rows(self) -> list[QWidget]:
        saves = len(list_saves(self._context.saves))
        rows: list[QWidget] = []
        for icon, key, detail, letter, signal in (
            ("plus", "screens.first.new", tr("screens.first.new.detail"), "N", self.new_game),
            ("folder", "screens.first.load", tr("screens.first.load.detail", n=saves), "L", self.load),
            ("settings", "screens.first.settings", tr("screens.first.settings.detail"), "S", self.settings),
        ):
            row = ListRow(icon, tr(key), detail, key=letter)
            row.clicked.connect(signal)
            rows.append(row)
        leave = Button(tr("screens.first.quit"), "ghost", key="Q", icon="exit")
        leave.clicked.connect(self.quit)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(leave)
        line.addStretch(1)
        holder = QWidget()
        holder.setLayout(line)
        rows.append(holder)
        return rows

    def set_continue(self, summary: SaveSummary | None, picture: QImage | None) -> None:
        """Offer the last unfinished game, if there is one."""
        if summary is not None and summary.header is not None:
            self._card = ContinueCard(summary, picture)
            self._card.clicked.connect(self.continue_game)
        self._arrange()

    def _arrange(self) -> None:
        while self._column.count():
            self._column.takeAt(0)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(current_metrics().px(10))
        self._column.addWidget(self._logo)
        self._column.addSpacing(current_metrics().px(20))
        if self._card is not None:
            self._column.addWidget(self._card)
            self._column.addSpacing(current_metrics().px(8))
        for row in self._rows:
            self._column.addWidget(row)
        self._place()

    def _place(self) -> None:
        metrics = current_metrics()
        hint = self._menu.sizeHint()
        left = max(16, round(self.width() * 0.05))
        width = min(max(metrics.px(480), hint.width()), self.width() - 2 * left)
        height = min(hint.height(), self.height() - 2 * metrics.px(16))
        top = max(8, min(metrics.px(64), (self.height() - height) // 2))
        self._menu.setGeometry(left, top, width, height)
        note = self._notice.sizeHint()
        note_width = min(self.width() - 32, max(note.width(), metrics.px(420)))
        self._notice.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        note_height = self._notice.heightForWidth(note_width)
        self._notice.setGeometry(
            self.width() - note_width - 20, self.height() - note_height - 14, note_width, note_height
        )

    def resizeEvent(self, event: object) -> None:
        """Place the menu."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._place()
