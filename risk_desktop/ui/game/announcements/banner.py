"""A banner over the board for what everybody should see: a great deed, a capital that is found, a partner's turn."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QGradient,
    QLinearGradient,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel, draw_semy
from risk_desktop.ui.art.vignettes import draw_vignette
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.announcements.announcement import BannerContent
from risk_desktop.ui.kit import PaintedWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, current_metrics

STAY_MS = 1200
"""How long a banner stays."""
PARTNER_MS = 2200
"""How long the call of a partner stays."""
_COME_MS, _GO_MS = 220, 260
_PLAY_MS = 800
"""How long the picture moves, and the scores are counted."""
_HEIGHT = 118.0
_ABOVE_PX, _TITLE_PX, _DETAIL_PX = 13.5, 38.0, 17.0
# The share of the width in which the cloth is opaque, and how far large text lets the banner grow.
_OPAQUE, _LARGEST = 0.56, 1.4
_PICTURE, _ROUNDEL, _SCORE_STEP = 92.0, 10.0, 14.0
_REACH = 0.9
"""How far parts of a picture may come from its middle to either side, by its size."""
_BRASS, _DARK, _INK = "#e3bb6a", "#120a06", "#fff4dc"
_SPOTS = {
    (True, True): ((0.13, 0.18, _BRASS), (0.29, 0.42, _INK), (0.7, 0.2, _INK)),
    (True, False): ((0.2, 0.2, _BRASS), (0.38, 0.46, _INK), (0.0, 0.0, _INK)),
    (False, True): ((0.0, 0.0, _BRASS), (0.16, 0.46, _INK), (0.62, 0.22, _INK)),
    (False, False): ((0.0, 0.0, _BRASS), (0.26, 0.48, _INK), (0.0, 0.0, _INK)),
}
"""By whether there is a line above and one below the title: where each line begins and how high it is, as shares, and its ink."""
_ENDS = {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.Wheel}


class Banner(PaintedWidget):
    """A band of cloth in a seat's colour that fades out at both ends. It lets the mouse through.

    It goes by itself; any click or key lets it go at once, and is obeyed all the same. ``left`` tells that its time is over.
    """

    left = Signal()

    may_shrink = True
    kept = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = BannerContent(NEUTRAL, "")
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self._go)
        self._share = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._show_share)
        self._motion.finished.connect(self._rest)
        self._played = 1.0
        self._play = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_PLAY_MS)
        self._play.valueChanged.connect(self._show_played)
        self._left = 0.0
        self._moving = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def shown(self) -> BannerContent:
        """What it shows, or showed last."""
        return self._content

    @property
    def title(self) -> str:
        """What it says."""
        return self._content.title

    def tell(self, content: BannerContent, place: QRect, ms: int) -> None:
        """Show a banner for some time at a ``place``, which is as high as ``high`` says."""
        self._content = content
        self.setAccessibleName(". ".join(filter(None, (content.above, content.title, content.detail))))
        self.stand(place)
        self.show()
        raise_below_overlays(self)
        if application := QCoreApplication.instance():
            application.installEventFilter(self)
        self._stay.start(max(1, ms))
        self._run(0.0, 1.0, _COME_MS)
        self._play.stop()
        self._show_played(1.0 if MOTION.reduced else 0.0)
        if not MOTION.reduced:
            self._play.start()

    def stand(self, place: QRect) -> None:
        """Stand at a place, from now on."""
        self.setGeometry(place)
        self._arrange()
        self.repaint_picture()

    @property
    def staying(self) -> bool:
        """Whether it shows, and its time isn't over yet."""
        return self._stay.isActive()

    def dismiss(self) -> None:
        """Let it go before its time."""
        if self._stay.isActive():
            self._stay.stop()
            self._go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the first key or click, and leave it to whom it is for."""
        if event.type() in _ENDS:
            self.dismiss()
        return False

    # --- coming and going

    def _go(self) -> None:
        if application := QCoreApplication.instance():
            application.removeEventFilter(self)
        self._run(self._share, 0.0, _GO_MS)
        self.left.emit()

    def _run(self, first: float, last: float, ms: int) -> None:
        """Fade, whatever the motion: nothing moves."""
        self._motion.stop()
        self._motion.setStartValue(first)
        self._motion.setEndValue(last)
        self._motion.setDuration(ms)
        self._show_share(first)
        self._motion.start()

    def _show_share(self, share: float) -> None:
        self._share = min(1.0, max(0.0, float(share)))
        self.update()

    def _show_played(self, share: float) -> None:
        """Paint only what moves anew: the banner is as wide as the board."""
        self._played = float(share)
        self.update(self._moving)

    def _rest(self) -> None:
        if not self._stay.isActive():
            self.hide()

    def restyle(self) -> None:
        """Arrange it for the sizes in use."""
        self._arrange()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show cloth and words as far as they have come, and the picture that moves."""
        painter = QPainter(self)
        painter.setOpacity(self._share)
        painter.drawPixmap(0, 0, self._shown_picture())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = _PICTURE * self._scale
        draw_vignette(painter, self._content.vignette, self._middle, size, self._content.colours, self._played)
        self._paint_scores(painter, self._left + 110 * self._scale)
        painter.end()

    @property
    def _scale(self) -> float:
        metrics = current_metrics()
        return metrics.unit * min(_LARGEST, max(1.0, metrics.text_scale))

    @property
    def high(self) -> int:
        """How high it is with the text in use, px."""
        return round(_HEIGHT * self._scale)

    def paint(self, painter: QPainter) -> None:
        """Paint cloth, brass lines and words."""
        box, scale, colours = QRectF(self.rect()), self._scale, self._content.colours
        self._fill(painter, box, mix(colours.badge, _DARK, 0.42), 255)
        middle = box.adjusted(box.width() * (1 - _OPAQUE) / 2, 8, -box.width() * (1 - _OPAQUE) / 2, -8)
        painter.save()
        painter.setClipRect(middle)
        draw_semy(painter, colours, middle, size=8 * scale, step=40 * scale, alpha=20)
        painter.restore()
        for y, width in ((1.0, 2.6), (7.0, 1.0)):
            for top in (y, box.height() - y - width):
                self._fill(painter, QRectF(box.left(), top, box.width(), width), QColor(_BRASS), 255)
        room = QRectF(self._left + 110 * scale, box.top(), self._room + 8, box.height())
        self._paint_words(painter, room, self._fonts)

    @property
    def _words(self) -> tuple[str, str, str]:
        content = self._content
        return content.above, content.title, "" if content.scores else content.detail

    @property
    def _room(self) -> float:
        return self.width() * 0.66 - 110 * self._scale

    @property
    def _fonts(self) -> list[QFont]:
        """Return the fonts of the three lines, smaller where they would be too wide."""
        found = []
        for words, make in zip(self._words, (_above_font, _title_font, _detail_font), strict=True):
            wide = text_width(words, make(self._scale))
            found.append(make(self._scale * min(1.0, self._room / max(1.0, wide))))
        return found

    def _arrange(self) -> None:
        """Choose where the picture begins, which stands in the middle together with the words, and what moves with it."""
        scale, scores = self._scale, sum(self._score_steps)
        wide = max(text_width(words, font) for words, font in zip(self._words, self._fonts, strict=True))
        self._left = self.rect().center().x() - (110 * scale + min(self._room, max(wide, scores))) / 2
        aside = _REACH * _PICTURE * scale
        right = max(self._middle.x() + aside, self._left + 110 * scale + scores)
        self._moving = QRectF(QPointF(self._middle.x() - aside, 0), QPointF(right, self.height())).toAlignedRect()

    @property
    def _middle(self) -> QPointF:
        """The middle of the picture."""
        return QPointF(self._left + 42 * self._scale, self.rect().center().y())

    # --- scores

    @property
    def _score_steps(self) -> list[float]:
        """Return the width that each score needs."""
        font, scale = _score_font(self._scale), self._scale
        return [
            text_width(str(points), font) + (2 * _ROUNDEL + 6 + _SCORE_STEP) * scale
            for _, points in self._content.scores
        ]

    def _paint_scores(self, painter: QPainter, left: float) -> None:
        """Paint everybody's score, as far as it has been counted."""
        scale, font = self._scale, _score_font(self._scale)
        middle = self.height() * 0.8
        share = QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(self._played)
        for (colours, points), step in zip(self._content.scores, self._score_steps, strict=True):
            draw_roundel(painter, colours, QPointF(left + _ROUNDEL * scale, middle), _ROUNDEL * scale)
            place = QRectF(left + (2 * _ROUNDEL + 6) * scale, middle - 15 * scale, step, 30 * scale)
            draw_text(painter, place, str(round(points * share)), font, _INK, LEFT)
            left += step

    def _fill(self, painter: QPainter, box: QRectF, colour: QColor, alpha: int) -> None:
        """Fill a part of the band, fading out at both ends."""
        cloth = QLinearGradient(0, 0, self.width(), 0)
        cloth.setSpread(QGradient.Spread.PadSpread)
        for at, share in ((0.0, 0.0), ((1 - _OPAQUE) / 2, 1.0), ((1 + _OPAQUE) / 2, 1.0), (1.0, 0.0)):
            cloth.setColorAt(at, rgba(colour, round(alpha * share)))
        painter.fillRect(box, cloth)

    def _paint_words(self, painter: QPainter, room: QRectF, fonts: list[QFont]) -> None:
        high = room.height()
        above, _, detail = self._words
        spots = _SPOTS[above != "", bool(detail or self._content.scores)]
        for words, font, (top, share, ink) in zip(self._words, fonts, spots, strict=True):
            line = QRectF(room.left(), room.top() + high * top, room.width(), high * share)
            if words:
                draw_text(painter, line, words, font, ink, LEFT)


def _above_font(scale: float) -> QFont:
    return text_font(_ABOVE_PX * scale, 700)


def _title_font(scale: float) -> QFont:
    return title_font(_TITLE_PX * scale, 700, 102)


def _detail_font(scale: float) -> QFont:
    return text_font(_DETAIL_PX * scale, 600)


def _score_font(scale: float) -> QFont:
    return text_font(21 * scale, 800)
