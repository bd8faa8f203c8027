"""The bar at the top left of a game that lasts some rounds: the track of rounds, and the order of turns."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.common.turns import ORDER
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget, Shadow
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import SeatColours, current, current_metrics
from risk_desktop.ui.words import edition_name, round_words

_STEP, _MARK, _PAD = 30.0, 37.0, 14.0
# Width of the round where the track has no room, px at 100 %.
_SHORT = 58.0


@dataclass(frozen=True)
class _Form:
    """Which parts of the bar show: the name of the player on turn, the track of all rounds, the order of turns."""

    named: bool
    track: bool
    order: bool


_FORMS = (_Form(True, True, True), _Form(False, True, True), _Form(False, False, True), _Form(False, False, False))
"""From the widest to the narrowest."""


@dataclass(frozen=True)
class TurnMark:
    """A place in the order of turns: the player, and whether his turn is "done", "now" or "later"."""

    name: str
    colours: SeatColours
    state: str


@dataclass(frozen=True)
class RoundState:
    """What the bar shows: the game's title, the round out of ``rounds``, and the order of turns, () while it is unknown.

    ``spoken``: the round in words, which each rule set calls something else; during the set-up how many there will be.
    """

    title: str
    round: int
    rounds: int
    order: tuple[TurnMark, ...] = ()
    spoken: str = ""


def round_state(game: Game, names: Names, turn: int) -> RoundState:
    """Return what the bar shows of a game that lasts some rounds; ``turn``: whose turn it is, NOBODY while all bid.

    While they bid, the order is still that of the round before.
    """
    state, rounds = game.state, scored_rounds(game.rules)
    slot = state.slots.get(ORDER)
    order = [seat for seat in slot.order if seat != NOBODY] if slot is not None and turn != NOBODY else []
    known = slot is not None and len(order) == len(slot.order)
    at = order.index(turn) if known and turn in order else -1
    marks = []
    for place, seat in enumerate(order if known else []):
        if state.alive[seat]:
            when = "later" if place > at else "now" if place == at else "done"
            marks.append(TurnMark(names.player(seat), names.seat_colours(seat), when))
    edition, round_ = names.table.edition, min(state.round, rounds)
    spoken = (
        round_words(edition, "rounds.spoken", round=round_, rounds=rounds)
        if round_
        else round_words(edition, "rounds.ahead", rounds)
    )
    return RoundState(edition_name(edition), round_, rounds, tuple(marks), spoken)


class RoundBar(PaintedWidget):
    """track of rounds and order of turns; hidden in a game without rounds to count."""

    kept = True
    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = RoundState("", 0, 0)
        self._room = self._most = 10_000.0
        self._shadow = Shadow(self, 20, 16, 5, 110)
        self.hide()

    @property
    def state(self) -> RoundState:
        """What the bar shows."""
        return self._state

    def show_state(self, state: RoundState) -> None:
        """Show round and order."""
        if state == self._state:
            return
        self._state = state
        order = ", ".join(self._spoken(place, mark) for place, mark in enumerate(state.order, start=1))
        words = state.spoken if state.round else ", ".join(filter(None, (state.title, state.spoken)))
        spoken = f"{words}. {tr('rounds.order', players=order)}" if order else words
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.repaint_picture()

    def _spoken(self, place: int, mark: TurnMark) -> str:
        return f"{place} {mark.name}" + (f" ({tr(f'rounds.{mark.state}')})" if mark.state != "later" else "")

    def set_room(self, width: float, most: float) -> None:
        """Set how wide the bar may be, px: the widest form up to ``width``, all others up to ``most``.

        Where there is less room, first the name of the player on turn goes, then the track, then the order.
        """
        if (width, most) != (self._room, self._most):
            self._room, self._most = width, most
            self.updateGeometry()
            self.repaint_picture()

    def sizeHint(self) -> QSize:
        """The widest form that fits."""
        return QSize(round(self._width(self._form())), current_metrics().px(42))

    # --- fitting

    def _form(self) -> _Form:
        """Return the widest form that fits; the narrowest shows only the round."""
        rooms = (min(self._room, self._most), *(len(_FORMS) - 1) * (self._most,))
        fitting = (form for form, room in zip(_FORMS, rooms, strict=True) if self._width(form) <= room)
        return next(fitting, _FORMS[-1])

    def _width(self, form: _Form) -> float:
        f = current_metrics().f
        width = 2 * f(_PAD) + (f(_STEP) * self._state.rounds if form.track else f(_SHORT))
        if self._state.order and form.order:
            width += f(16) + f(_MARK) * len(self._state.order) + (self._name_width() if form.named else 0)
        return width

    def _name_width(self) -> float:
        f = current_metrics().f
        names = [mark.name for mark in self._state.order]
        return max((text_width(name, text_font(f(15), 700)) for name in names), default=0) + f(6)

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint panel, track and order."""
        theme, f = current(), current_metrics().f
        box = QRectF(self.rect())
        radius = box.height() / 2
        draw_panel(painter, box, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(rgba(theme.panel_line, 200), 1.3))
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius)
        form = self._form()
        end = self._paint_track(painter, f(_PAD)) if form.track else self._paint_round(painter, f(_PAD))
        if form.order:
            self._paint_order(painter, end + f(16), form.named)

    def _paint_round(self, painter: QPainter, x: float) -> float:
        """Paint the round as a figure instead of the track; return where it ends, px."""
        theme, f, state = current(), current_metrics().f, self._state
        if not state.round:
            wide = self.width() - 2 * x
            px = f(15) * min(1.0, wide / max(1.0, text_width(state.spoken, text_font(f(15), 600))))
            room = QRectF(x, 0, wide, self.height() - 1)
            draw_text(painter, room, state.spoken, text_font(px, 600), theme.text2, CENTRE)
            return x + wide
        middle, radius = self.height() / 2, f(14.5)
        painter.setBrush(QColor(theme.primary_top))
        painter.setPen(QPen(QColor(theme.on_turn_line), 1.6))
        painter.drawEllipse(QPointF(x + radius, middle), radius, radius)
        figure = QRectF(x, middle - radius, 2 * radius, 2 * radius - 1)
        draw_text(painter, figure, str(state.round), text_font(f(17), 800), theme.primary_ink, CENTRE)
        rest = QRectF(x + 2 * radius + f(5), 0, f(_SHORT), self.height() - 1)
        draw_text(painter, rest, f"/ {state.rounds}", text_font(f(15), 600), theme.text2, LEFT)
        return x + f(_SHORT)

    def _paint_track(self, painter: QPainter, x: float) -> float:
        """Paint the track from ``x`` on; return where it ends, px."""
        theme, f, state = current(), current_metrics().f, self._state
        middle, step = self.height() / 2, f(_STEP)
        painter.setPen(QPen(rgba(theme.panel_line, 190), f(2.2)))
        painter.drawLine(QPointF(x + step / 2, middle), QPointF(x + step * (state.rounds - 0.5), middle))
        for number in range(1, state.rounds + 1):
            centre = QPointF(x + step * (number - 0.5), middle)
            now, past = number == state.round, number < state.round
            radius = f(14.5 if now else 10.5)
            fill = (
                QColor(theme.primary_top) if now else mix(theme.panel_bottom, theme.panel_line, 0.45 if past else 0.0)
            )
            painter.setBrush(fill)
            painter.setPen(QPen(QColor(theme.on_turn_line if now else theme.panel_line), 1.6 if now else 1.2))
            painter.drawEllipse(centre, radius, radius)
            ink = theme.primary_ink if now else theme.text if past else theme.text3
            font = text_font(f(17 if now else 12.5), 800 if now else 600)
            figure = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius - 1)
            draw_text(painter, figure, str(number), font, ink, CENTRE)
        return x + step * state.rounds

    def _paint_order(self, painter: QPainter, x: float, named: bool) -> None:
        theme, f = current(), current_metrics().f
        middle, step = self.height() / 2, f(_MARK)
        for place, mark in enumerate(self._state.order, start=1):
            now = mark.state == "now"
            wide = step + (self._name_width() if now and named else 0)
            if now:
                frame = QRectF(x + f(1), f(4), wide - f(2), self.height() - f(8))
                painter.setBrush(rgba(theme.accent, 44))
                painter.setPen(QPen(QColor(theme.on_turn_line), 1.8))
                painter.drawRoundedRect(frame, f(8), f(8))
            painter.setOpacity(0.5 if mark.state == "done" else 1.0)
            centre = QPointF(x + step / 2 - f(2), middle - f(1))
            draw_roundel(painter, mark.colours, centre, f(12.5))
            painter.setOpacity(1.0)
            self._paint_sign(painter, centre + QPointF(f(10.5), f(8.5)), place, mark.state)
            if now and named:
                room = QRectF(x + step, 0, wide - step, self.height() - 1)
                draw_text(painter, room, mark.name, text_font(f(15), 700), theme.text, LEFT)
            x += wide

    def _paint_sign(self, painter: QPainter, centre: QPointF, place: int, state: str) -> None:
        """Paint the number of a turn, or a tick if it is done."""
        theme, f = current(), current_metrics().f
        radius = f(8)
        painter.setBrush(QColor(theme.primary_top if state == "now" else theme.panel_bottom))
        painter.setPen(QPen(QColor(theme.panel_line), 1.1))
        painter.drawEllipse(centre, radius, radius)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if state == "done":
            draw_icon(painter, "check", box.adjusted(2, 2, -2, -2), theme.good, 3.4)
            return
        ink = theme.primary_ink if state == "now" else theme.text
        draw_text(painter, box.adjusted(0, 0, 0, -0.5), str(place), text_font(f(11.5), 800), ink, CENTRE)
