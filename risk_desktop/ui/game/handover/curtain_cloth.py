"""The cloth of the curtain: folds in a player's colour, his emblem and name, and his button."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import draw_roundel, draw_semy, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.kit import Button, PaintedWidget
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_FOLD, _EDGE = 40.0, 4.0
_SIDE = 30.0
_RADIUS, _LEAST_RADIUS = 84.0, 40.0
# Gap above the button, px at 100 %, and the text scale from which what can be left out is left out.
_GAP = 26.0
_LARGE = 1.4
_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value


@dataclass(frozen=True)
class _Block:
    """Words of the cloth: their font, and the gap above them in px at 100 %."""

    words: str
    font: QFont
    gap: float
    ink: QColor


class Cloth(PaintedWidget):
    """Roundel, name and `ready` button stand in the middle; all words keep the size that the player chose."""

    def __init__(self, colours: SeatColours, name: str, parent: QWidget, look_away: str = "") -> None:
        super().__init__(parent)
        self._colours, self._name = colours, name
        self._look_away = look_away or tr("tables.curtain.look_away")
        self.ready = Button(tr("tables.curtain.ready", name=name), "primary", key="Space", parent=self)
        self.ready.set_size(20)
        self.ready.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture: QImage | None = None

    def restyle(self) -> None:
        """Paint the folds anew, and place the button."""
        self._picture = None
        self._place_button()

    def resizeEvent(self, event: object) -> None:
        """Paint the folds anew, and place the button."""
        self.restyle()

    # --- what stands where

    def _above(self) -> list[_Block]:
        """Return the words above the button."""
        metrics, soft = current_metrics(), self._soft()
        px = metrics.density * 64 * min(1.3, metrics.text_scale)
        px *= min(1.0, self._room() / max(1.0, text_width(self._name, title_font(px, 700, 102))))
        return [
            _Block(tr("tables.curtain.hand_to"), text_font(metrics.f(24)), 24, soft),
            _Block(self._name, title_font(px, 700, 102), 0, QColor(current().label)),
            _Block(self._look_away, text_font(metrics.f(18)), 12, soft),
        ]

    def _below(self) -> list[_Block]:
        """Return the words below the button; they are the first to go where there is little room."""
        block = _Block(tr("tables.curtain.hidden"), text_font(current_metrics().f(15)), 16, self._soft())
        return [block] if current_metrics().text_scale <= _LARGE else []

    def _foot(self) -> _Block:
        return _Block(tr("tables.curtain.turn_off"), text_font(current_metrics().f(14)), 0, self._soft())

    def _soft(self) -> QColor:
        return mix(current().label, self._colours.badge, 0.1)

    def _room(self) -> float:
        return max(60.0, self.width() - 2 * _SIDE)

    def _height(self, block: _Block) -> float:
        box = QRectF(0, 0, self._room(), 10000)
        return QFontMetricsF(block.font).boundingRect(box, _WRAP, block.words).height()

    def _heights(self, blocks: list[_Block]) -> float:
        return sum(self._height(block) + current_metrics().f(block.gap) for block in blocks)

    def _foot_height(self) -> float:
        return self._height(self._foot()) + current_metrics().f(42)

    def _button_height(self) -> int:
        return max(self.ready.sizeHint().height(), round(current_metrics().density * 56))

    def _rest(self) -> float:
        """Return the height of all but the roundel and the foot."""
        return self._heights([*self._above(), *self._below()]) + self._button_height() + current_metrics().f(_GAP)

    def _radius(self) -> float:
        """Radius of the roundel: what the words leave, up to the usual size."""
        free = self.height() - self._foot_height() - self._rest() - 24
        return min(current_metrics().density * _RADIUS, max(_LEAST_RADIUS, free / 2))

    def _top(self) -> float:
        """Return where the roundel begins, so that all stands in the middle of what the foot leaves."""
        return max(10.0, (self.height() - self._foot_height() - self._rest() - 2 * self._radius()) / 2)

    def _button_top(self) -> float:
        return self._top() + 2 * self._radius() + self._heights(self._above()) + current_metrics().f(_GAP)

    def _place_button(self) -> None:
        width = min(max(self.ready.sizeHint().width(), current_metrics().px(292)), self.width() - 16)
        self.ready.setGeometry((self.width() - width) // 2, round(self._button_top()), width, self._button_height())

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint cloth and words."""
        if self._picture is None:
            self._picture = self._folds()
        painter.drawImage(QPointF(0, 0), self._picture)
        metrics, radius, y = current_metrics(), self._radius(), self._top()
        draw_roundel(painter, self._colours, QPointF(self.width() / 2, y + radius), radius)
        y += 2 * radius
        for block in self._above():
            y = self._paint(painter, block, y + metrics.f(block.gap))
        for block in self._below():
            self._paint(painter, block, self._button_top() + self._button_height() + metrics.f(block.gap))
        self._paint_foot(painter)

    def _paint(self, painter: QPainter, block: _Block, y: float) -> float:
        """Paint words from a height on and return where they end."""
        height = self._height(block)
        painter.setFont(block.font)
        painter.setPen(block.ink)
        painter.drawText(QRectF((self.width() - self._room()) / 2, y, self._room(), height + 2), _WRAP, block.words)
        return y + height

    def _paint_foot(self, painter: QPainter) -> None:
        foot, metrics = self._foot(), current_metrics()
        top = self.height() - self._foot_height()
        side = metrics.f(22)
        draw_icon(painter, "lock", QRectF(self.width() / 2 - side / 2, top, side, side), foot.ink)
        self._paint(painter, foot, top + side + metrics.f(4))

    def _folds(self) -> QImage:
        """Return the cloth alone: folds, shade above and below, emblems, brass edge."""
        ratio = self.devicePixelRatioF()
        image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        theme, box = current(), QRectF(self.rect())
        light = mix(self._colours.badge, theme.label_halo, 0.26 if self._colours.white_ink else 0.5)
        dark = mix(light, theme.label_halo, 0.34)
        painter = QPainter(image)
        gradient = QLinearGradient(0, 0, box.width(), 0)
        folds = max(6, 2 * round(box.width() / _FOLD / 2))
        for fold in range(folds + 1):
            gradient.setColorAt(fold / folds, dark if fold % 2 else light)
        painter.fillRect(box, gradient)
        shade = QLinearGradient(0, 0, 0, box.height())
        for stop, alpha in ((0.0, 110), (0.3, 18), (1.0, 140)):
            shade.setColorAt(stop, rgba(theme.dim, alpha))
        painter.fillRect(box, shade)
        draw_semy(painter, self._colours, box, size=9 * current_metrics().density, step=46, alpha=13)
        painter.fillRect(QRectF(box.right() - _EDGE, 0, _EDGE, box.height()), QColor(theme.bar_middling))
        painter.end()
        return image
