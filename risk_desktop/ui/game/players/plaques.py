"""The plaque of a player: who it is, whether it is his turn, and four public totals."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from risk_desktop.editions.classic.honours import Honours
from risk_desktop.i18n import language, tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.portraits import Face
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.faces import with_portrait
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.players.honours import draw_honours, honours_width, spoken_honours
from risk_desktop.ui.game.players.totals import PlayerTotals
from risk_desktop.ui.kit import ButtonControl, Shadow
from risk_desktop.ui.theme import SeatColours, current

_NAME_PX, _KIND_PX, _FIGURE_PX, _CHIP_PX = 17.5, 13.0, 15.5, 12.0
_LEAST_PX = 12.0
# Height of a chip in sizes of its type.
_CHIP_HIGH = 1.65
_KEPT_GROUNDS = 6


@dataclass(frozen=True)
class PlaqueState:
    """What a plaque shows. ``kind``: who plays, in words; ``chip``: what he is doing, shown instead of it, "" for nothing."""

    name: str
    kind: str
    totals: PlayerTotals
    chip: str = ""
    on_turn: bool = False
    out: bool = False
    honours: Honours = field(default_factory=Honours)
    note: str = ""
    """A line for the tooltip."""
    face: Face | None = None
    remark: str = ""
    """What stands quietly beside the name, also where there is no room for who plays."""
    about: tuple[str, ...] = ()
    """Of a computer: its face, how it plays and what it is after."""


class Plaque(ButtonControl):
    """One player. Pressed, it tells ``picked(seat)``."""

    kept = True
    picked = Signal(int)

    def __init__(self, number: int, colours: SeatColours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 10.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._number, self._colours = number, colours
        self._state = PlaqueState("", "", PlayerTotals(0, 0, 0, 0))
        self._shown: object = None
        self.spoken = ""
        """How the player stands, in a sentence."""
        self._grounds: dict[object, QPixmap] = {}
        self._shadow = Shadow(self, 10, 14, 4, 90)
        self.clicked.connect(self._emit_picked)

    @property
    def state(self) -> PlaqueState:
        """What the plaque shows."""
        return self._state

    def show_state(self, state: PlaqueState) -> None:
        """Show a player's state."""
        shown = (state, language())
        if shown == self._shown:
            return
        self._shown, self._state = shown, state
        self.speak()
        self.repaint_picture()

    def speak(self) -> None:
        """Set the accessible name and the tooltip to what the plaque shows."""
        state, totals = self._state, self._state.totals
        spoken = tr(
            "play.plaque.spoken" if totals.cards >= 0 else "teams.plaque.spoken",
            name=state.name,
            kind=state.chip or state.kind,
            territories=totals.territories,
            armies=totals.armies,
            income=totals.income,
            cards=totals.cards,
        )
        if honours := spoken_honours(state.honours):
            spoken = f"{spoken}, {honours}"
        self.say(spoken, tr("play.plaque.hint"))

    def say(self, spoken: str, *more: str) -> None:
        """Set the accessible name and the tooltip, which has ``more`` lines and the portrait of a computer."""
        self.spoken = spoken
        state, lines = self._state, (*more, tr("opponent.seat.hint"))
        self.setAccessibleName(". ".join(filter(None, (spoken, *state.about))))
        if state.face is not None:
            self.setToolTip(with_portrait((state.name, *state.about, spoken, *lines), state.face, self._colours))
        else:
            self.setToolTip("\n".join((spoken, *lines)))

    def show_ring(self) -> None:
        """Show the ring, and all that the pointer would be told: who comes by keyboard has no pointer to rest here."""
        super().show_ring()
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def hide_ring(self) -> None:
        """Hide both."""
        super().hide_ring()
        if QToolTip.text() == self.toolTip():
            QToolTip.hideText()

    def sizeHint(self) -> QSize:
        """The usual size; the game's layout decides."""
        return QSize(self.metrics.column, self.metrics.plaque_height)

    def look(self) -> object:
        """Hovered or not."""
        return self.hovered

    def paint(self, painter: QPainter) -> None:
        """Paint the plaque."""
        box = QRectF(self.rect())
        painter.drawPixmap(0, 0, self._ground())
        painter.setOpacity(0.62 if self._state.out else 1.0)
        left = 22 + 2 * self._radius()
        head = QRectF(left, box.height() * 0.08, box.width() - left - 10, box.height() * 0.44)
        self._paint_head(painter, head)
        self._paint_totals(painter, QRectF(left, box.height() * 0.53, box.width() - left - 6, box.height() * 0.36))

    def _radius(self) -> float:
        return min(self.height() * 0.29, self.metrics.f(20))

    def _middle(self) -> QPointF:
        """Return the centre of the roundel."""
        return QPointF(14 + self._radius(), self.height() / 2)

    def _ground(self) -> QPixmap:
        """Return panel and roundel as a picture; they stay the same while the totals change."""
        state, theme, ratio = self._state, current(), self.devicePixelRatioF()
        key = (self.size(), ratio, theme.name, self._radius(), state.on_turn, state.out, self.hovered)
        if key in self._grounds:
            return self._grounds[key]
        if len(self._grounds) > _KEPT_GROUNDS:
            self._grounds.clear()
        self._grounds[key] = self.picture_of(self._paint_ground)
        return self._grounds[key]

    def _paint_ground(self, painter: QPainter) -> None:
        box, state, theme = QRectF(self.rect()), self._state, current()
        line = theme.on_turn_line if state.on_turn else theme.panel_line if self.hovered else ""
        tint = None if state.out else self._colours
        draw_panel(painter, box, 10, tint=tint, line=line, line_width=2.2 if state.on_turn else 1.1)
        draw_edge_strip(painter, box.adjusted(1, 1, -1, -1), self._colours.badge, 9, 6)
        painter.setOpacity(0.62 if state.out else 1.0)
        draw_roundel(painter, self._colours, self._middle(), self._radius(), crossed=state.out)

    def _paint_head(self, painter: QPainter, room: QRectF) -> None:
        theme, state = current(), self._state
        right = state.chip or state.kind
        # A chip no higher than its line: it would lie on the totals below.
        px = min(self.metrics.f(_CHIP_PX), room.height() / _CHIP_HIGH) if state.chip else self.metrics.f(_KIND_PX)
        name_px = self.metrics.f(_NAME_PX)
        taken = chip_width(right, px) if state.chip else text_width(right, text_font(px))
        # A name is never cut for what stands beside it: the line round the plaque tells whose turn it is too.
        fits = text_width(state.name, text_font(name_px, 700)) + taken + 8 <= room.width()
        name = shortened(state.name, name_px, room.width())
        draw_text(painter, room, name, text_font(name_px, 700), theme.text, LEFT)
        if fits and state.chip:
            height = px * _CHIP_HIGH
            chip = QRectF(room.right() - taken, room.center().y() - height / 2, taken, height)
            draw_chip(painter, chip, right, px, fill=theme.accent, ink=theme.primary_ink, line=theme.accent)
        elif fits:
            draw_text(painter, room, right, text_font(px), theme.text2, RIGHT)

    def _paint_totals(self, painter: QPainter, room: QRectF) -> None:
        theme, totals = current(), self._state.totals
        all_signs = (
            ("land", str(totals.territories)),
            ("army", str(totals.armies)),
            ("income", f"+{totals.income}"),
            ("cards", str(totals.cards)),
        )
        signs = all_signs if totals.cards >= 0 else all_signs[:3]
        px = self.metrics.f(_FIGURE_PX)
        honours = honours_width(self._state.honours, px * 0.9)
        if honours:
            place = QRectF(room.right() - honours, room.y(), honours, room.height())
            draw_honours(painter, place, self._state.honours, px * 0.9)
            px = max(_LEAST_PX, px * 0.85)
            room = room.adjusted(0, 0, -honours, 0)
        widths = [text_width(words, text_font(px, 700)) + px * 1.3 for _, words in signs]
        spare = room.width() - sum(widths)
        if spare < 0:
            px = max(_LEAST_PX, px * room.width() / sum(widths))
            widths = [text_width(words, text_font(px, 700)) + px * 1.3 for _, words in signs]
            spare = max(0.0, room.width() - sum(widths))
        gap = spare / len(signs)
        side = px * 1.03
        # An even grid while the totals are short; long ones push the others to the right.
        cell, x = room.width() / len(signs), room.x()
        for column, ((icon, words), width) in enumerate(zip(signs, widths, strict=True)):
            x = max(x, min(room.x() + column * cell, room.right() - sum(widths[column:]) - gap * 0.2))
            draw_icon(painter, icon, QRectF(x - 1, room.center().y() - side / 2, side, side), theme.text2, 1.8)
            figure = QRectF(x + side + px * 0.2, room.y(), width, room.height() - 1)
            draw_text(painter, figure, words, text_font(px, 700), theme.text, LEFT)
            x += width

    def _emit_picked(self) -> None:
        self.picked.emit(self._number)


def shortened(name: str, px: float, room: float) -> str:
    """Return a name that fits into ``room`` px, cut with an ellipsis if need be; the tooltip has it whole."""
    font = text_font(px, 700)
    if text_width(name, font) <= room:
        return name
    while name and text_width(f"{name}…", font) > room:
        name = name[:-1]
    return f"{name.rstrip()}…"
