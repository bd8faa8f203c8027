"""The head of the battle table: a banner for each side with its territory, armies and losses."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import CENTRE, LEFT, RIGHT, draw_roundel, draw_semy, draw_text, rounded, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current, current_metrics

_SLANT, _RADIUS = 14.0, 16.0
# Light colours are darkened more than dark ones, so that cream text is readable on them.
_DARKEN, _DARKEN_LIGHT = 0.2, 0.52
_HUGE = 10000.0


@dataclass(frozen=True)
class Fighter:
    """One side: colours, a sentence ("Anna attacks from"), territory, armies left, and armies lost in this roll."""

    colours: SeatColours = NEUTRAL
    sentence: str = ""
    place: str = ""
    armies: int = 0
    lost: int = 0


class BattleBanner(PaintedWidget):
    """The attacker's banner at the left, the defender's at the right, crossed swords between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = [Fighter(), Fighter()]
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def fighter(self, side: int) -> Fighter:
        """Return the attacker (0) or the defender (1)."""
        return self._sides[side]

    def set_fighters(self, attacker: Fighter, defender: Fighter) -> None:
        """Show two sides."""
        self._sides = [attacker, defender]
        self._say()
        self.updateGeometry()

    def take_army(self, side: int) -> None:
        """Take one army from the attacker (0) or the defender (1)."""
        fighter = self._sides[side]
        self._sides[side] = replace(fighter, armies=max(0, fighter.armies - 1), lost=fighter.lost + 1)
        self._say()

    def set_armies(self, attacker: int, defender: int) -> None:
        """Show how many armies are left; the losses of the roll stay."""
        self._sides = [replace(f, armies=n) for f, n in zip(self._sides, (attacker, defender), strict=True)]
        self._say()

    def forget_losses(self) -> None:
        """Remove the losses of the last roll."""
        self._sides = [replace(fighter, lost=0) for fighter in self._sides]
        self._say()

    def _say(self) -> None:
        parts = [f"{f.sentence} {f.place}, {tr('common.armies', n=f.armies)}" for f in self._sides]
        self.setAccessibleName(". ".join(parts))
        self.update()

    # --- sizes

    def hasHeightForWidth(self) -> bool:
        """Long names wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which all words fit."""
        metrics = current_metrics()
        words = max(self._words_height(fighter, self._room(width)) for fighter in self._sides)
        return max(metrics.px(112), round(words + metrics.f(40) + metrics.f(28)))

    def sizeHint(self) -> QSize:
        """The usual width, and its height."""
        width = current_metrics().px(640)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A narrow banner; its height follows from the width."""
        return QSize(current_metrics().px(300), current_metrics().px(112))

    def _room(self, width: float) -> float:
        """Return the width for a side's words, beside roundel and swords."""
        metrics = current_metrics()
        return width / 2 - self._roundel() * 2 - metrics.f(34) - metrics.f(36)

    def _roundel(self) -> float:
        return current_metrics().f(32) * min(1.0, 1.3 / current_metrics().text_scale)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        metrics = current_metrics()
        return text_font(metrics.f(15), 600), title_font(metrics.f(20), 700, 101), text_font(metrics.f(35), 800)

    def _words_height(self, fighter: Fighter, room: float) -> float:
        sentence, place, _ = self._fonts()
        return _height(fighter.sentence, sentence, room) + _height(fighter.place, place, room)

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint both banners."""
        theme, metrics = current(), current_metrics()
        box = QRectF(self.rect())
        corner = _RADIUS
        shape = rounded(box.adjusted(0, 0, 0, corner), corner)
        painter.setClipPath(shape)
        middle, slant = box.center().x(), metrics.f(_SLANT)
        self._paint_cloth(painter, 0, [0, middle + slant, middle - slant, 0], box)
        self._paint_cloth(painter, 1, [middle + slant, box.right(), box.right(), middle - slant], box)
        painter.setClipRect(box)
        painter.setPen(QPen(QColor(theme.badge_rim), 2))
        painter.drawLine(QPointF(middle + slant, 0), QPointF(middle - slant, box.bottom()))
        painter.setPen(QPen(rgba(theme.badge_rim, 130), 1.2))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        radius = self._roundel()
        for side in (0, 1):
            x = metrics.f(22) + radius if side == 0 else box.right() - metrics.f(22) - radius
            draw_roundel(painter, self._sides[side].colours, QPointF(x, box.center().y()), radius)
            self._paint_words(painter, side, box)
        self._paint_swords(painter, box.center())

    def _paint_cloth(self, painter: QPainter, side: int, xs: list[float], box: QRectF) -> None:
        """Paint a side's cloth: a box with a slanted inner edge, darker towards the outside, patterned with the emblem."""
        colours, shade = self._sides[side].colours, current().label_halo
        inner = mix(colours.badge, shade, _DARKEN if colours.white_ink else _DARKEN_LIGHT)
        outer = mix(inner, shade, 0.28)
        gradient = QLinearGradient(min(xs), 0, max(xs), 0)
        gradient.setColorAt(side, outer)
        gradient.setColorAt(1 - side, inner)
        ys = (0, 0, box.bottom(), box.bottom())
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in zip(xs, ys, strict=True)]))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillPath(path, gradient)
        area = QRectF(min(xs), 0, max(xs) - min(xs), box.height())
        draw_semy(painter, _light(colours), area, size=6, step=28, alpha=20)
        painter.restore()

    def _paint_words(self, painter: QPainter, side: int, box: QRectF) -> None:
        fighter, theme, metrics = self._sides[side], current(), current_metrics()
        sentence, place, figure = self._fonts()
        room = self._room(box.width())
        inset = metrics.f(22) + 2 * self._roundel() + metrics.f(14)
        x = inset if side == 0 else box.right() - inset - room
        total = self._words_height(fighter, room) + metrics.f(40)
        y = box.center().y() - total / 2 + metrics.f(1)
        align = (LEFT if side == 0 else RIGHT) & ~Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTop
        for words, font, ink in (
            (fighter.sentence, sentence, mix(theme.label, fighter.colours.badge, 0.14)),
            (fighter.place, place, theme.label),
        ):
            height = _height(words, font, room)
            draw_text(painter, QRectF(x, y, room, height + 2), words, font, ink, align, wrap=True)
            y += height
        self._paint_count(painter, fighter, QRectF(x, y, room, metrics.f(40)), side, figure)

    def _paint_count(self, painter: QPainter, fighter: Fighter, box: QRectF, side: int, font: QFont) -> None:
        """Paint the number of armies, its icon and the loss, from the outer edge inwards."""
        theme, metrics = current(), current_metrics()
        words = str(fighter.armies)
        width = text_width(words, font)
        draw_text(painter, box, words, font, theme.label, LEFT if side == 0 else RIGHT)
        size, gap = metrics.f(23), metrics.f(7)
        at = box.x() + width + gap if side == 0 else box.right() - width - gap - size
        icon = QRectF(at, box.center().y() - size / 2 + 1, size, size)
        draw_icon(painter, "army", icon, theme.label, 2)
        if not fighter.lost:
            return
        loss, px = f"−{fighter.lost}", metrics.f(16)
        chip = QRectF(0, 0, text_width(loss, text_font(px, 800)) + metrics.f(24), metrics.f(25))
        chip.moveCenter(QPointF(0, box.center().y() + 1))
        chip.moveLeft(icon.right() + gap if side == 0 else icon.left() - gap - chip.width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(theme.label_halo, 225))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        ink = mix(theme.label, theme.bar_poor, 0.42)
        draw_text(painter, chip.adjusted(0, 0, 0, -1), loss, text_font(px, 800), ink, CENTRE)

    def _paint_swords(self, painter: QPainter, centre: QPointF) -> None:
        theme, radius = current(), current_metrics().f(27) * min(1.0, 1.3 / current_metrics().text_scale)
        painter.setPen(QPen(QColor(theme.badge_rim), 2))
        painter.setBrush(mix(theme.label_halo, theme.paper_line, 0.1))
        painter.drawEllipse(centre, radius, radius)
        side = radius * 1.18
        box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        draw_icon(painter, "swords", box, theme.badge_rim, 1.9)


def _light(colours: SeatColours) -> SeatColours:
    """Return the colours with a white emblem, as the cloth is always dark."""
    return replace(colours, ink="#ffffff")


def _height(words: str, font: QFont, room: float) -> float:
    """Return the height of words wrapped to a width."""
    box = QRectF(0, 0, max(40.0, room), _HUGE)
    return QFontMetricsF(font).boundingRect(box, Qt.TextFlag.TextWordWrap.value, words).height()
