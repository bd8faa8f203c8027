"""The strip above the plaques of a team: its mark and name, its totals, and whether it is ahead."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language, tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.players.totals import PlayerTotals
from risk_desktop.ui.kit import ButtonControl, Shadow
from risk_desktop.ui.teams import TeamSign
from risk_desktop.ui.theme import current

_NAME_PX, _FIGURE_PX, _CHIP_PX, _LEAST_PX = 16.0, 14.5, 12.0, 11.0
_RADIUS = 9.0


@dataclass(frozen=True)
class TeamState:
    """What a strip shows; ``members``: their names as a list; ``totals``: those of all members together."""

    name: str
    members: str
    totals: PlayerTotals
    on_turn: bool = False
    ahead: bool = False


# From this height on there are two lines, px at 100 %.
_TWO_LINES = 40


class TeamStrip(ButtonControl):
    """One team. Pressed, it tells ``picked(team)``; a low one shows mark, name and cards on one line."""

    kept = True
    picked = Signal(int)

    def __init__(self, team: int, sign: TeamSign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = _RADIUS
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._team, self._sign = team, sign
        self._state = TeamState("", "", PlayerTotals(0, 0, 0, 0))
        self._shown: object = None
        self._shadow = Shadow(self, 9, 10, 3, 80)
        self.clicked.connect(self._emit_picked)

    @property
    def state(self) -> TeamState:
        """What the strip shows."""
        return self._state

    def show_state(self, state: TeamState) -> None:
        """Show a team's state."""
        shown = (state, language())
        if shown == self._shown:
            return
        self._shown, self._state = shown, state
        totals = state.totals
        spoken = tr(
            "play.plaque.spoken",
            name=tr("teams.with_members", team=state.name, members=state.members),
            kind=tr("teams.ahead") if state.ahead else tr("teams.joint_hand"),
            territories=totals.territories,
            armies=totals.armies,
            income=totals.income,
            cards=totals.cards,
        )
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken}\n{tr('play.plaque.hint')}")
        self.repaint_picture()

    def sizeHint(self) -> QSize:
        """The usual size; the game's layout decides."""
        return QSize(self.metrics.column, self.metrics.px(46))

    def look(self) -> object:
        """Hovered or not."""
        return self.hovered

    def paint(self, painter: QPainter) -> None:
        """Paint frame, mark, name, totals and chip."""
        theme, state, box = current(), self._state, QRectF(self.rect())
        line = theme.on_turn_line if state.on_turn else theme.panel_line if self.hovered else ""
        draw_panel(painter, box, _RADIUS, line=line, line_width=1.6 if state.on_turn else 1.0)
        draw_edge_strip(painter, box.adjusted(1, 1, -1, -1), self._sign.metal, 8, 4)
        radius = min(box.height() * 0.34, self.metrics.f(16))
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(13 + radius, box.center().y()), radius)
        room = box.adjusted(22 + 2 * radius, 0, -8, 0)
        totals = state.totals
        cards = str(totals.cards)
        if self.height() < self.metrics.px(_TWO_LINES):
            wide = self._width(cards, self.metrics.f(_FIGURE_PX))
            self._paint_name(painter, room.adjusted(0, 0, -wide - 4, 0))
            self._paint_totals(painter, room.adjusted(room.width() - wide, 0, 0, 0), (("cards", cards),))
            return
        head = QRectF(room.x(), box.height() * 0.06, room.width(), box.height() * 0.46)
        foot = QRectF(room.x(), box.height() * 0.5, room.width(), box.height() * 0.42)
        self._paint_name(painter, head, chip=tr("teams.ahead") if state.ahead else "")
        own = (("land", str(totals.territories)), ("army", str(totals.armies)), ("income", f"+{totals.income}"))
        self._paint_totals(painter, foot, (*own, ("cards", cards)))

    def _paint_name(self, painter: QPainter, room: QRectF, chip: str = "") -> None:
        theme, px = current(), self.metrics.f(_NAME_PX)
        taken = 0.0
        if chip:
            small = self.metrics.f(_CHIP_PX)
            taken, high = chip_width(chip, small) + 6, small * 1.55
            place = QRectF(room.right() - taken + 6, room.center().y() - high / 2 + 1, taken - 6, high)
            draw_chip(painter, place, chip, small, fill=theme.panel_top, ink=self._ink, line=self._ink)
        wide = text_width(self._state.name, text_font(px, 700))
        px *= min(1.0, max(0.72, (room.width() - taken) / wide)) if wide else 1.0
        draw_text(painter, room, self._state.name, text_font(px, 700), theme.text, LEFT)

    @property
    def _ink(self) -> str:
        """The team's metal on dark panels, the colour of text on light ones."""
        return self._sign.metal if current().dark else current().text2

    def _paint_totals(self, painter: QPainter, room: QRectF, totals: tuple[tuple[str, str], ...]) -> None:
        """Paint totals with their icons."""
        theme, px = current(), self.metrics.f(_FIGURE_PX)
        wide = sum(self._width(words, px) for _, words in totals)
        px = max(_LEAST_PX, px * min(1.0, room.width() / wide))
        gap = max(0.0, room.width() - sum(self._width(words, px) for _, words in totals)) / len(totals)
        x = room.x()
        for icon, words in totals:
            draw_icon(painter, icon, QRectF(x, room.center().y() - px / 2, px, px), theme.text2, 1.8)
            figure = QRectF(x + px * 1.2, room.y(), px * 4, room.height() - 1)
            draw_text(painter, figure, words, text_font(px, 700), theme.text2, LEFT)
            x += self._width(words, px) + gap

    @staticmethod
    def _width(words: str, px: float) -> float:
        return text_width(words, text_font(px, 700)) + px * 1.3

    def _emit_picked(self) -> None:
        self.picked.emit(self._team)
