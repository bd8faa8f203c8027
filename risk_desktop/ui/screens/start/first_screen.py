"""The first screen: continue, new game, lessons, puzzles, load, settings, rules, quit, about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop import __version__
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import tr
from risk_desktop.lessons.loader import lesson_files
from risk_desktop.storage.listing import SaveSummary, list_saves
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.art.lettering import title_outline
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.kit import Button, ButtonControl, Dialog, IconButton, Label, ListRow, PaintedWidget, ScrollArea
from risk_desktop.ui.kit.list_row import HEIGHT
from risk_desktop.ui.screens.load.save_cards import ContinueCard
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.theme import DARK, current, current_metrics
from risk_desktop.ui.words import edition_name

_BLEED = 8
"""Room around the menu for focus rings and shadows, px."""
_LOW_ROW = 46.0
"""Height of a row with large text, px at 100 %."""
_LEAST_LOGO = 0.42
"""The smallest share of its size to which the logo shrinks if the window is low or the text large."""
_NOTICE = 120
"""The least width of the notice beside the buttons, px at 100 %: the rest of it is read in "About"."""
_FOOT = 0.4
"""The largest share of the window's width at which the buttons below the rows may stand beside the last of them."""


class FirstScreen(Screen):
    """The menu that the program starts with. Its primary button is Continue, or New game if there is nothing to continue.

    ``learn`` carries the name of a lesson; if there are several, a dialog asks which.
    """

    continue_game = Signal()
    new_game = Signal()
    load = Signal()
    settings = Signal()
    quit = Signal()
    rules = Signal()
    learn = Signal(str)
    about = Signal()
    odds = Signal()
    profile = Signal()
    puzzles = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.setAccessibleName(tr("app.name"))
        self._card: ContinueCard | None = None
        self._menu = QWidget()
        self._column = QVBoxLayout(self._menu)
        self._grid = QGridLayout()
        self._foot = QWidget()
        self._full = self._tight = False
        self._logo = Logo()
        self._primary = Button(tr("screens.first.new"), "primary", key="Space", icon="plus")
        self._primary.clicked.connect(self.new_game)
        self._new = self._row("plus", "new", _games(), "N", self.new_game)
        self._new_key = QShortcut(
            QKeySequence("N"), self
        )  # also while the row isn't there: the first button says New game
        self._new_key.activated.connect(self.new_game)
        self._lessons = tuple(lesson_files())
        self._lesson_row = ListRow("play", tr("lesson.learn"), self._lesson_names(), key="T")
        self._lesson_row.clicked.connect(self._learn)
        saves = len(list_saves(context.saves))
        self._load_detail = tr("screens.first.load.detail", n=saves) if saves else tr("screens.first.load.none")
        self._load = self._row("folder", "load", self._load_detail, "L", self.load)
        self._load.setEnabled(saves > 0)
        self._settings = self._row("settings", "settings", tr("screens.first.settings.detail"), "S", self.settings)
        self._rules = self._row("book", "rules", tr("screens.first.rules.detail"), "R", self.rules)
        self._profile = ListRow("user", tr("profile.name"), tr("profile.detail"), key="P")
        self._profile.clicked.connect(self.profile)
        self._puzzles = ListRow("target", tr("puzzles.name"), tr("puzzles.detail"), key="Z")
        self._puzzles.clicked.connect(self.puzzles)
        self._leave = Button(tr("screens.first.quit"), "ghost", key="Q", icon="exit")
        self._leave.clicked.connect(self.quit)
        self._about = Button(tr("about.open"), "ghost", key="A", icon="info")
        self._about.clicked.connect(self.about)
        self._odds = Button(tr("odds_tool.open"), "ghost", key="O", icon="die")
        self._odds.clicked.connect(self.odds)
        self._signs = (
            self._sign("info", "about.open", "A", self.about),
            self._sign("die", "odds_tool.open", "O", self.odds),
        )
        """What stands for both where there is no room for their words."""
        self._rows = (self._puzzles, self._load, self._profile, self._settings, self._rules)
        for row in (self._new, self._lesson_row, *self._rows):
            row.setParent(self._menu)
        self._fill()
        self._scroll = MenuScroll(self._menu, self)
        self._notice = Label("", "small", colour="text2", parent=self)
        self.restyle()

    def _row(self, icon: str, name: str, detail: str, key: str, signal: object) -> ListRow:
        row = ListRow(icon, tr(f"screens.first.{name}"), detail, key=key)
        row.clicked.connect(signal)
        return row

    def _sign(self, icon: str, name: str, key: str, signal: object) -> IconButton:
        sign = IconButton(icon, tr(name), kind="ghost", key=key)
        sign.clicked.connect(signal)
        return sign

    def _lesson_names(self) -> str:
        return ", ".join(edition_name(name) for name in self._lessons)

    def _learn(self) -> None:
        """Ask which lesson is wanted, if there are several."""
        if len(self._lessons) == 1:
            self.learn.emit(self._lessons[0])
            return
        dialog = LessonsDialog(self, self._lessons)
        dialog.chosen.connect(self.learn)
        dialog.open()

    def _fill(self) -> None:
        column = self._column
        column.addWidget(self._logo)
        column.addSpacing(4)
        column.addWidget(self._primary)
        column.addLayout(self._grid)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self._leave)
        foot.addWidget(self._about)
        foot.addWidget(self._odds)
        for sign in self._signs:
            foot.addWidget(sign)
        foot.addStretch(1)
        column.addWidget(self._foot)
        column.addStretch(1)

    def set_continue(self, summary: SaveSummary | None, picture: QImage | None) -> None:
        """Offer the last unfinished game, if there is one."""
        if summary is None or summary.header is None:
            return
        self._card = ContinueCard(summary, picture)
        self._card.clicked.connect(self.continue_game)
        self._column.insertWidget(2, self._card)
        self.restyle()

    @property
    def primary(self) -> ButtonControl:
        """The primary button, which has the key Space."""
        return self._card if self._card is not None else self._primary

    def restyle(self) -> None:
        """Lay out for the sizes in use; with large text, or in a low window, rows stand in two columns, without details."""
        self._lay_out(tight=current_metrics().folded)
        if self._menu.minimumSizeHint().height() > self.height():
            self._lay_out(tight=True)
        self._place()

    def _lay_out(self, *, tight: bool) -> None:
        self._tight, metrics = tight, current_metrics()
        waiting = self._card is not None
        self._primary.setVisible(not waiting)
        self._primary.set_key("" if waiting else "Space")
        self._primary.set_size(22)
        self._primary.setMinimumHeight(metrics.px(72))
        self._new.setVisible(waiting)
        self._new_key.setEnabled(not waiting)
        self._column.setContentsMargins(_BLEED, _BLEED, _BLEED, _BLEED)
        for button, sign in zip((self._about, self._odds), self._signs, strict=True):
            button.setVisible(not (tight and waiting))
            sign.setVisible(tight and waiting)
        gap = 8 if tight else metrics.px(10)
        for row in (self._new, self._lesson_row, *self._rows):
            row.set_height(_LOW_ROW if tight else HEIGHT)
        self._column.setSpacing(gap)
        self._distribute(2 if tight else 1, gap)
        self._new.set_words(tr("screens.first.new"), "" if tight else _games())
        self._load.set_words(tr("screens.first.load"), "" if tight else self._load_detail)
        self._settings.set_words(tr("screens.first.settings"), "" if tight else tr("screens.first.settings.detail"))
        self._profile.set_words(tr("profile.name"), "" if tight else tr("profile.detail"))
        self._puzzles.set_words(tr("puzzles.name"), "" if tight else tr("puzzles.detail"))
        self._rules.set_words(tr("screens.first.rules"), "" if tight else tr("screens.first.rules.detail"))
        self._lesson_row.set_words(tr("lesson.learn"), "" if tight else self._lesson_names())

    def _distribute(self, columns: int, gap: int) -> None:
        """Distribute the visible rows over columns; the buttons below them take the place that is left beside the last."""
        waiting = self._card is not None
        for widget in (self._new, self._lesson_row, *self._rows, self._foot):
            self._grid.removeWidget(widget)
        taught = [self._lesson_row] if self._lessons else []
        self._lesson_row.setVisible(bool(taught))
        shown = [*([self._new] if waiting else []), *taught, *self._rows]
        for number, row in enumerate(shown):
            self._grid.addWidget(row, number // columns, number % columns)
        self._column.removeWidget(self._foot)
        fits = self._foot.sizeHint().width() <= current_metrics().width * _FOOT
        self._full = fits and bool(len(shown) % columns)
        if self._full:
            self._grid.addWidget(self._foot, len(shown) // columns, columns - 1)
        else:
            self._column.insertWidget(self._column.count() - 1, self._foot)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.setSpacing(gap)

    def _place(self) -> None:
        """Place the menu at the left, and the notice below it or beside the buttons; without room "About" alone tells it."""
        metrics = current_metrics()
        left, wanted, least = max(16, round(self.width() * 0.05)), self._menu.sizeHint(), self._menu.minimumSizeHint()
        scrolls = least.height() > self.height()
        bar = self._scroll.verticalScrollBar().sizeHint().width() if scrolls else 0
        width = min(max(metrics.px(480), wanted.width()), self.width() - 2 * left)
        top = max(0, min(metrics.px(56), (self.height() - wanted.height()) // 2))
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)
        self._scroll.leave_free(left, self.width() - left - width - bar)
        self.veil_until(left + width if self._tight else 0)
        self._notice.setText(tr("screens.first.notice", version=__version__))
        indent, height = _BLEED, self._notice.heightForWidth(width - 2 * _BLEED)
        if top + wanted.height() > self.height() - height - 2 * _BLEED:
            indent += self._foot.sizeHint().width() + metrics.px(16)
            self._notice.setText(tr("screens.first.notice.short", version=__version__))
            height = self._notice.heightForWidth(width - indent - _BLEED)
        self._notice.setGeometry(left + indent, self.height() - height - 14, width - indent - _BLEED, height)
        readable = width - indent >= metrics.px(_NOTICE)
        self._notice.setVisible(not scrolls and readable and (indent == _BLEED or not self._full))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the menu out for the window's height."""
        super().resizeEvent(event)
        self.restyle()


class MenuScroll(ScrollArea):
    """Scrolls the menu in a window that is too low for it; the bar stands at the window's edge.

    The screen knows before whether there will be a bar, so it keeps no room for one that doesn't come.
    """

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(content, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def leave_free(self, left: int, right: int) -> None:
        """Let the menu stand between margins."""
        self.setViewportMargins(left, 0, right, 0)


def _games() -> str:
    """Return how many rule sets there are and for how many players, in words."""
    counts = [count for edition in EDITIONS.values() for count in edition.all_players]
    return tr("screens.first.new.detail", sets=len(EDITIONS), least=min(counts), most=max(counts))


class LessonsDialog(Dialog):
    """Asks which lesson to start, with a row and a number key for each; ``chosen`` carries its name."""

    chosen = Signal(str)

    def __init__(self, window: QWidget, lessons: Iterable[str]) -> None:
        super().__init__(window, tr("lesson.learn"), width=560, subtitle=tr("lesson.learn.hint"))
        self.rows = [self._row(number, name) for number, name in enumerate(lessons, start=1)]
        for row in self.rows:
            self.body.addWidget(row)

    def _row(self, number: int, name: str) -> ListRow:
        row = ListRow("play", edition_name(name), key=str(number))
        row.setObjectName(name)
        row.clicked.connect(self._choose)
        return row

    def _choose(self) -> None:
        name = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(name)


class Logo(PaintedWidget):
    """The program's name in brass, on two lines; it shrinks in a low window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Room for both lines."""
        metrics = current_metrics()
        return QSize(metrics.px(330), metrics.px(126))

    def minimumSizeHint(self) -> QSize:
        """The smallest it may shrink to."""
        return self.sizeHint() * _LEAST_LOGO

    def paint(self, painter: QPainter) -> None:
        """Paint the name."""
        metrics = current_metrics()
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

    def _brass(self, painter: QPainter, outline: QPainterPath, top: float, bottom: float) -> None:
        """Paint an outline in brass: bright in dark themes, darker on parchment."""
        theme = current()
        light = theme.name != DARK.name
        shine, body, foot = QColor(DARK.primary_shine), QColor(DARK.accent), QColor(DARK.primary_bottom)
        if light:
            shine, body, foot = (mix(colour, DARK.primary_edge, 0.62) for colour in (shine, body, foot))
        painter.translate(0, 2.5)
        painter.fillPath(outline, rgba(theme.shadow, 60 if light else 150))
        painter.translate(0, -2.5)
        fill = QLinearGradient(0, top, 0, bottom)
        fill.setColorAt(0, shine)
        fill.setColorAt(0.55, body)
        fill.setColorAt(1, foot)
        painter.strokePath(outline, QPen(rgba(DARK.primary_ink, 220), 1.4))
        painter.fillPath(outline, fill)
