"""The dialog that advises which rule set to play, from three questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.editions.edition import Edition
from risk_desktop.editions.library import TASTES, Advice, advise
from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, Label, ToggleRow, clear_layout
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import edition_name

_TIMES = (45, 75, 120, 0)
_MOST = 3


class WhichOneDialog(Dialog):
    """Asks for players, time and taste, and recommends rule sets. ``chosen`` carries the Edition and number of players."""

    chosen = Signal(object, int)

    def __init__(self, window: QWidget, editions: Sequence[Edition], players: int) -> None:
        super().__init__(window, tr("library.which"), width=720, subtitle=tr("library.which.subtitle"))
        self._editions = tuple(editions)
        numbers = sorted({n for edition in editions for n in edition.all_players})
        self._players = self._question("players", [(n, str(n)) for n in numbers], players)
        times: list[tuple[object, str]] = [
            (minutes, tr("library.time", minutes=minutes) if minutes else tr("library.time.any")) for minutes in _TIMES
        ]
        self._time = self._question("time", times, 0)
        self._taste = self._question("taste", [(taste, tr(f"library.taste.{taste}")) for taste in TASTES], "war")
        self._answers = QVBoxLayout()
        self._answers.setSpacing(current_metrics().px(8))
        self.body.addSpacing(current_metrics().px(6))
        self.body.addLayout(self._answers)
        cancel = Button(tr("common.close"), "ghost")
        cancel.clicked.connect(self.dismiss)
        self.add_action(cancel)
        self._answer()

    def advice(self) -> list[Advice]:
        """Return the present recommendations, the best first."""
        taste = next(each for each in TASTES if each == self._taste.value())
        return advise(self._editions, self.players, int(str(self._time.value())), taste)[:_MOST]

    @property
    def players(self) -> int:
        """How many will play."""
        return int(str(self._players.value()))

    def _question(self, name: str, choices: Sequence[tuple[object, str]], value: object) -> ToggleRow:
        self.body.addWidget(Label(tr(f"library.ask.{name}"), "strong"))
        row = ToggleRow(choices, tr(f"library.ask.{name}"))
        row.set_value(value)
        row.chosen.connect(self._answer)
        self.body.addWidget(row)
        return row

    def _answer(self, *_: object) -> None:
        clear_layout(self._answers)
        for place, advice in enumerate(self.advice()):
            row = AdviceRow(advice, self.players, best=place == 0)
            row.clicked.connect(self._take)
            self._answers.addWidget(row)

    def _take(self) -> None:
        row = self.sender()
        if isinstance(row, AdviceRow):
            self.chosen.emit(row.advice.edition, self.players)
            self.dismiss()


class AdviceRow(ButtonControl):
    """One recommendation: name, reason, length."""

    def __init__(self, advice: Advice, players: int, *, best: bool) -> None:
        super().__init__()
        self.ring_radius = 10
        self.advice = advice
        self._best = best
        self._name = edition_name(advice.edition.id)
        reason = tr(f"library.reason.{advice.taste}" if advice.taste else "library.reason.none")
        goal = tr(f"screens.edition.{advice.edition.id}.goal")
        length = tr("library.length", minutes=advice.minutes, players=players)
        late = "" if advice.in_time else " " + tr("library.too_long")
        self._words = f"{goal} {reason}"
        self._length = f"{length}{late}"
        self.setAccessibleName(f"{self._name}. {self._words} {self._length}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def hasHeightForWidth(self) -> bool:
        """The words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at which all words fit, px."""
        return round(self.metrics.f(34 + 20) + self._words_height(width) + self.metrics.f(24))

    def sizeHint(self) -> QSize:
        """The usual size."""
        width = self.metrics.px(560)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A narrow, low row."""
        return QSize(self.metrics.px(300), self.metrics.px(80))

    def _words_height(self, width: int) -> float:
        font = text_font(self.metrics.f(15))
        room = QRectF(0, 0, width - self.metrics.f(74), 1e4)
        return QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, self._words).height()

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics = current(), self.metrics
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        line = theme.on_turn_line if self._best or self.hovered else ""
        draw_panel(painter, box, 10, line=line, line_width=2.0 if self._best else 1.2)
        side = metrics.f(28)
        icon = QRectF(metrics.f(16), box.center().y() - side / 2, side, side)
        draw_icon(painter, "trophy" if self._best else "star", icon, theme.accent, 1.8)
        left, width = metrics.f(58), self.width() - metrics.f(74)
        row = QRectF(left, metrics.f(10), width, metrics.f(28))
        draw_text(painter, row, self._name, title_font(metrics.f(18)), theme.text, LEFT)
        height = self._words_height(self.width())
        words = QRectF(left, row.bottom() + metrics.f(2), width, height)
        draw_text(painter, words, self._words, text_font(metrics.f(15)), theme.text2, LEFT, wrap=True)
        below = QRectF(left, words.bottom() + metrics.f(2), width, metrics.f(22))
        ink = theme.good if self.advice.in_time else theme.bad
        draw_text(painter, below, self._length, text_font(metrics.f(14), 600), ink, LEFT)
