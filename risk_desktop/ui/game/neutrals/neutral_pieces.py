"""The small plaques of neutral colours below those of the players, with their figures and their allegiance."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.stance import draw_stance
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl, Shadow
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours, current

_NAME_PX, _FIGURE_PX = 14.5, 14.0
_TURN_MS = 900
_RADIUS = 9.0
# Share of the width that the cannon's track takes.
_TRACK = 0.43


@dataclass(frozen=True)
class NeutralState:
    """What a piece shows.

    ``short``: the name where there is little room. ``stance``: -1 the first player's ally, 0 nobody's, 1 the second's,
    None where none can be won over; ``ally``: the ally's name in words; ``cards``: how many it was given.
    """

    name: str
    short: str
    territories: int
    armies: int
    stance: int | None = None
    ally: str = ""
    cards: int = 0
    out: bool = False


class NeutralPiece(ButtonControl):
    """A button for a neutral colour, which emits ``picked(seat)``; its cannon shows whose ally it is."""

    kept = True
    picked = Signal(int)

    def __init__(
        self,
        number: int,
        colours: SeatColours,
        players: tuple[SeatColours, SeatColours],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ring_radius = _RADIUS
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._number, self._colours, self._players = number, colours, players
        self._state = NeutralState("", "", 0, 0)
        self._place = 0.0
        self._roll = QVariantAnimation(self)
        self._roll.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._roll.valueChanged.connect(self._roll_on)
        self._shadow = Shadow(self, 9, 10, 3, 80)
        self.clicked.connect(self._emit_picked)

    @property
    def state(self) -> NeutralState:
        """What the piece shows."""
        return self._state

    @property
    def place(self) -> float:
        """The position of the cannon on its track, -1 to 1."""
        return self._place

    def show_state(self, state: NeutralState) -> None:
        """Show a state; the cannon jumps to its place unless it is rolling there already."""
        if state.stance is not None and not self._is_rolling_to(state.stance):
            self._roll.stop()
            self._place = float(state.stance)
        elif state == self._state:
            return
        self._state = state
        self._say()
        self.repaint_picture()

    def turn_to(self, stance: int) -> None:
        """Roll the cannon to -1, 0 or 1."""
        duration = MOTION.duration(_TURN_MS)
        self._roll.stop()
        if not duration:
            self._roll_on(float(stance))
            return
        self._roll.setDuration(duration)
        self._roll.setStartValue(self._place)
        self._roll.setEndValue(float(stance))
        self._roll.start()

    def sizeHint(self) -> QSize:
        """The usual size; the game's layout decides."""
        return QSize(self.metrics.column, self.metrics.px(46))

    def look(self) -> object:
        """Hovered or not."""
        return self.hovered

    def paint(self, painter: QPainter) -> None:
        """Paint frame, roundel, name, figures and track."""
        theme, state, box = current(), self._state, QRectF(self.rect())
        line = theme.panel_line if self.hovered else ""
        draw_panel(painter, box, _RADIUS, line=line, line_width=1.0)
        draw_edge_strip(painter, box.adjusted(1, 1, -1, -1), self._colours.badge, 8, 4)
        painter.setOpacity(0.55 if state.out else 1.0)
        radius = min(box.height() * 0.27, self.metrics.f(13))
        draw_roundel(painter, self._colours, QPointF(12 + radius, box.center().y()), radius, crossed=state.out)
        left = 20 + 2 * radius
        track = QRectF()
        if state.stance is not None and not state.out:
            track = QRectF(0, 0, box.width() * _TRACK, min(box.height() - 8, self.metrics.f(38)))
            track.moveCenter(QPointF(box.right() - 8 - track.width() / 2, box.center().y()))
            draw_stance(painter, track, self._players, self._place, self._colours.line)
        room = (track.left() if track.isValid() else box.right()) - left - 4
        self._paint_words(painter, QRectF(left, box.top() + box.height() * 0.07, room, box.height() * 0.43))
        self._paint_figures(painter, QRectF(left, box.top() + box.height() * 0.5, room, box.height() * 0.4))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        px = self.metrics.f(_NAME_PX)
        words = self._state.short if self._state.stance is not None else self._state.name
        wide = text_width(words, text_font(px, 600))
        if wide > room.width():
            px *= max(0.8, room.width() / wide)
        while words and text_width(words, text_font(px, 600)) > room.width():
            words = f"{words.rstrip('…')[:-1]}…"
        draw_text(painter, room, words, text_font(px, 600), current().text, LEFT)

    def _paint_figures(self, painter: QPainter, room: QRectF) -> None:
        theme, state = current(), self._state
        signs = [("land", str(state.territories)), ("army", str(state.armies))]
        if state.stance is not None:
            signs.append(("cards", str(state.cards)))
        px = self.metrics.f(_FIGURE_PX)
        wide = sum(text_width(words, text_font(px, 700)) + px * 1.6 for _, words in signs)
        px *= min(1.0, room.width() / wide)
        x = room.x()
        for icon, words in signs:
            draw_icon(painter, icon, QRectF(x, room.center().y() - px / 2, px, px), theme.text2, 1.8)
            box = QRectF(x + px * 1.2, room.y(), px * 3, room.height() - 1)
            draw_text(painter, box, words, text_font(px, 700), theme.text2, LEFT)
            x += text_width(words, text_font(px, 700)) + px * 1.6

    def _say(self) -> None:
        state = self._state
        spoken = tr(
            "play.neutral.spoken",
            name=state.name,
            territories=tr("play.neutral.territories", n=state.territories),
            armies=tr("common.armies", n=state.armies),
        )
        if state.stance is not None:
            ally = tr("play.neutral.ally_of", player=state.ally) if state.ally else tr("play.neutral.nobodys")
            spoken = f"{spoken}. {ally}. {tr('play.neutral.cards', n=state.cards)}"
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken}\n{tr('play.plaque.hint')}")

    def _is_rolling_to(self, stance: int) -> bool:
        return self._roll.state() == QVariantAnimation.State.Running and self._roll.endValue() == float(stance)

    def _roll_on(self, place: float) -> None:
        self._place = float(place)
        self.repaint_picture()

    def _emit_picked(self) -> None:
        self.picked.emit(self._number)
