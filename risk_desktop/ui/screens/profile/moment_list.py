"""The best moments of a person: a row each, which opens the replay where it happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import language, percent, tr
from risk_desktop.maps.problems import MapError
from risk_desktop.profile.record import COMEBACK
from risk_desktop.profile.summary import ToldMoment
from risk_desktop.review.standing import foretold_within
from risk_desktop.storage.boards import UnknownMap, find_maps
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl, Label, clear_layout
from risk_desktop.ui.points import within
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import edition_name, when_words, writing

_ICONS = {
    "longest_battle": "swords",
    "largest_army": "army",
    "best_turn": "blitz",
    "unlikeliest_win": "target",
    COMEBACK: "trophy",
}
_HIGH = 52.0


def day_words(moment: str) -> str:
    """Return the day of a date and time (ISO 8601), in the person's locale; "" where that is no date."""
    found = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    locale = writing(QLocale.system(), language())
    return locale.toString(found.date(), QLocale.FormatType.ShortFormat) if found.isValid() else ""


def land_words(board: str, territory: str) -> str:
    """Return the name of a territory on a board, its id where the board is no longer there."""
    try:
        lands = [land for found in find_maps([board]) for land in found.territories if land.id == territory]
    except (UnknownMap, MapError, OSError):
        lands = []
    return lands[0].name.in_language(language()) if lands else territory


def title_words(told: ToldMoment) -> str:
    """Return in words what was so notable."""
    moment = told.moment
    if moment.kind in ("unlikeliest_win", COMEBACK):
        chance = 1 - moment.amount / 1000
        error = within(100 * foretold_within(chance), 0) if moment.kind == COMEBACK else ""  # that of a fight is exact
        return tr(f"profile.moment.{moment.kind}", chance=percent(chance), within=error)
    return tr(f"profile.moment.{moment.kind}", moment.amount)


def where_words(told: ToldMoment) -> str:
    """Return in words when and where it was."""
    moment = told.moment
    round_ = when_words(told.edition, moment.round)
    land = "" if moment.kind in ("best_turn", COMEBACK) else land_words(moment.board, moment.territory)
    return ", ".join(filter(None, (land, edition_name(told.edition), day_words(told.created), round_)))


class MomentButton(ButtonControl):
    """One moment; off where its save is gone."""

    off_opacity = 0.6

    def __init__(self, told: ToldMoment, save: Path) -> None:
        super().__init__()
        self.told, self.save = told, save
        self._title, self._words = title_words(told), where_words(told)
        self.setEnabled(save.is_file())
        self.setAccessibleName(f"{self._title}. {self._words}")
        self.setToolTip(tr("replay.name") if self.isEnabled() else tr("profile.moments.gone"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.ring_radius = 8.0

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        f = current_metrics().f
        wide = max(text_width(self._title, text_font(f(15.5), 700)), text_width(self._words, text_font(f(14))))
        return QSize(round(f(90) + wide), current_metrics().px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Room for what is notable; the line below may be cut."""
        f = current_metrics().f
        return QSize(round(f(90) + text_width(self._title, text_font(f(15.5), 700))), current_metrics().px(_HIGH))

    def paint(self, painter: QPainter) -> None:
        """Paint icon, words, and the sign of the replay."""
        theme, f = current(), current_metrics().f
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 8, line=theme.accent if self.hovered else "")
        side, middle = f(20), box.center().y()
        draw_icon(painter, _ICONS[self.told.moment.kind], QRectF(f(14), middle - side / 2, side, side), theme.accent)
        sign = QRectF(box.right() - f(32), middle - f(8), f(16), f(16))
        if self.isEnabled():
            draw_icon(painter, "play", sign, theme.text2)
        line = QRectF(f(48), middle - f(23), sign.left() - f(52), f(23))
        draw_text(painter, line, self._title, text_font(f(15.5), 700), theme.text, LEFT)
        line.translate(0, f(22))
        font = text_font(f(14))
        fits = min(1.0, line.width() / max(1.0, text_width(self._words, font)))
        draw_text(painter, line, self._words, text_font(f(14) * fits), theme.text2, LEFT)


class MomentList(QWidget):
    """The moments below each other. ``chosen``: the save of one, and after how many choices it was."""

    chosen = Signal(object, int)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_metrics().px(6))
        self.buttons: list[MomentButton] = []

    def show_moments(self, moments: Sequence[ToldMoment]) -> None:
        """Show other moments."""
        clear_layout(self._column)
        self.buttons = [MomentButton(told, self._folder / told.save) for told in moments]
        for button in self.buttons:
            button.clicked.connect(self._choose)
            self._column.addWidget(button)
        if not moments:
            self._column.addWidget(Label(tr("profile.moments.none"), "body", colour="text2"))
        self._column.addStretch(1)

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, MomentButton):
            self.chosen.emit(button.save, button.told.moment.place)
