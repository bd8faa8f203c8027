"""The saved games: picture, rule set, players, round, date; open or delete."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import fault_words, tr
from risk_desktop.storage.listing import SaveSummary, list_saves
from risk_desktop.storage.saves import delete_save
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.art import LEFT, draw_panel, draw_roundel, draw_text, text_width
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import Button, Dialog, IconButton, Label, ScrollArea
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.screens.frame import TitledScreen
from risk_desktop.ui.screens.start.continue_card import paint_picture
from risk_desktop.ui.screens.words import edition_name, round_words, when
from risk_desktop.ui.theme import SEATS, current, current_metrics


class SaveRow(ButtonControl):
    """One saved game."""

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
        elif summary.round:
            state = round_words(kind, "screens.load.round", round=summary.round, name=summary.on_turn)
        else:
            state = tr("screens.load.setup")
        players = ", ".join(seat.name for seat in summary.header.seats)
        return f"{edition} · {state}", f"{players} · {when(summary)}"

    def sizeHint(self) -> QSize:
        """Room for the picture and both lines."""
        return QSize(round(self.metrics.f(320) + self._words_width()), self.metrics.px(84))

    def _words_width(self) -> float:
        first, second = self._words()
        strong, plain = text_font(self.metrics.f(17.5), 700), text_font(self.metrics.f(14.5))
        return max(text_width(first, strong), text_width(second, plain))

    def minimumSizeHint(self) -> QSize:
        """The lines may be shortened in a narrow window; the tooltip has them whole."""
        return QSize(self.metrics.px(420), self.metrics.px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, metrics = current(), self.metrics
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect())
        line = theme.on_turn_line if self.hovered else ""
        draw_panel(painter, box, 10, line=line, alpha=238 if self.hovered else 200)
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
        painter.end()

    def _paint_seats(self, painter: QPainter, box: QRectF, room: float) -> float:
        """Paint the players' roundels at the right if the words leave room for them; return the width they take."""
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


class LoadScreen(TitledScreen):
    """All saved games, the latest first."""

    open_save = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(tr("screens.load.title"), parent)
        self._context = context
        self._rows: dict[int, SaveSummary] = {}
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(current_metrics().px(10))
        self.content.addWidget(ScrollArea(self._list), 1)
        self.content.addWidget(Label(tr("screens.load.readable"), "body", colour="text2"))
        self._fill()

    def _fill(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        saves = list_saves(self._context.saves)
        for summary in saves:
            self._column.addWidget(self._line(summary))
        if not saves:
            self._column.addWidget(Label(tr("screens.load.none"), "body", colour="text2"))
        self._column.addStretch(1)

    def _line(self, summary: SaveSummary) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        entry = SaveRow(summary)
        entry.clicked.connect(self._chosen)
        remove = IconButton("trash", tr("common.delete"))
        remove.setProperty("save", str(summary.path))
        remove.clicked.connect(self._ask_delete)
        row.addWidget(entry, 1)
        row.addWidget(remove)
        return line

    def _chosen(self) -> None:
        entry = self.sender()
        if isinstance(entry, SaveRow):
            self.open_save.emit(entry.summary.path)

    def _ask_delete(self) -> None:
        path = self.sender().property("save")
        summary = next((s for s in list_saves(self._context.saves) if str(s.path) == path), None)
        if summary is None:
            return
        dialog = DeleteDialog(self, summary)
        dialog.closed.connect(self._fill)
        dialog.open()


class DeleteDialog(Dialog):
    """Deleting can't be undone, so it asks."""

    def __init__(self, window: QWidget, summary: SaveSummary) -> None:
        super().__init__(window, tr("screens.load.delete.title"), width=520)
        self._summary = summary
        self.body.addWidget(Label(tr("screens.load.delete.text", when=when(summary)), "body"))
        keep = Button(tr("common.cancel"), "secondary")
        keep.clicked.connect(self.dismiss)
        remove = Button(tr("common.delete"), "danger", icon="trash")
        remove.clicked.connect(self._delete)
        self.add_action(keep)
        self.add_action(remove)

    def _delete(self) -> None:
        try:
            delete_save(self._summary.path)
        except OSError as error:
            self.set_subtitle(tr("screens.load.delete.failed", why=fault_words(error)))
            return
        self.dismiss()
