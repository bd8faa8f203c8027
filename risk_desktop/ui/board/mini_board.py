"""A small window of brass onto the board that isn't shown: live, with its counts, and a way there."""

from __future__ import annotations

import math
import time
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui import theme
from risk_desktop.ui.art.drawing import lean_copy, transparent_pixmap
from risk_desktop.ui.art.figures import figure_pixmap
from risk_desktop.ui.art.labels import draw_keycap, keycap_width
from risk_desktop.ui.art.lettering import LEFT, draw_text, figure_outline, text_width
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.board.ground.picture import Work
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl, hint
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours

# Size of the opening onto a round board, and onto any other; the brass round it; the plate below, px at 1280 of width.
_ROUND, _WIDE, _HIGH, _FRAME, _PLATE = 148, 214, 122, 8, 20
# From the left edge of the board's room to the opening onto a round board and onto any other; from its top or bottom.
_LEFT_ROUND, _LEFT, _TOP, _BOTTOM = 16, 12, 12, 14
# Where the opening would lie over land it is smaller, or stands further from its corner: shares of its size with ways,
# px at 1280, the nearest to the usual first.
_SHARES, _ASIDE, _FOR_SIZE = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46), range(0, 320, 8), 400
_WAYS = sorted(
    ((share, aside) for share in _SHARES for aside in _ASIDE), key=lambda way: (1 - way[0]) * _FOR_SIZE + way[1]
)
# So much land below a place, board px², may be a border that only touches it.
_GRAIN = 40.0
# The type of the plate, px, and how much of larger text it follows.
_WORDS, _KEY, _LARGE = 11.6, 0.85, 1.5
_RIVETS, _RIVET = 8, 2.8
# The key that leads there; a digit may mean a number of dice just then.
_OTHER_BOARD = "O"
# A board whose land is no wider than this times its height is round.
_AS_ROUND = 1.2
_MARGIN = 1.03
_SLICE_MS, _WAIT_MS = 2.5, 90
# Radius of a count on a round board, where figures stand beside it, and on any other; size of a figure, px.
_COUNT, _SMALL_COUNT, _PIECE = 7.5, 5.4, 15.0
# In a smaller share of the opening counts could not be read.
_COUNTED = 0.8
_PULSE_MS, _PULSES = 110, 16
_TARGET = "#ffe08a"


class MiniBoard(ButtonControl):
    """Shows the next board of a view; a click goes there. It exists for views of several boards.

    ``place`` puts it to its place at the left edge of the board's room; ``set_fight`` lets its frame pulse.
    """

    ring_radius = 20.0

    def __init__(self, view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._switcher, self._overview = view.switcher, view.overview
        self._ground = QPixmap()
        self._base: QPixmap | None = None
        self._face: QPixmap | None = None
        self._drawn: object = None
        self._work: Work | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._draw_on)
        self._soon = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._soon.timeout.connect(self._draw)
        self._pulse = QTimer(self, interval=_PULSE_MS)
        self._pulse.timeout.connect(self._beat)
        self._beats = 0
        self._free, self._share = QRect(), 1.0
        self.clicked.connect(self._go)
        self._happened: object = None
        view.changed.connect(self.refresh)
        view.highlights.changed.connect(self._follow_marks)
        view.switcher.board_shown.connect(self._turn)
        view.switcher.called.connect(self._call)
        view.switcher.opens.connect(self.update)
        self.retranslate()

    # --- what is shown

    @property
    def board(self) -> int:
        """The board that is seen through it."""
        return (self._switcher.board + 1) % self._overview.count

    def refresh(self) -> None:
        """Follow a position or a choice: counts at once, the land a moment later."""
        self._face = None
        self.update()
        if self._look() != self._drawn:
            self._soon.start()

    def _follow_marks(self) -> None:
        """Follow what is marked as lost and won; a pointer that moves changes nothing here."""
        happened = self._overview.lost(self.board), self._overview.won(self.board)
        if happened != self._happened:
            self._happened = happened
            self.refresh()

    def set_fight(self, there: bool) -> None:
        """Pulse the frame while there is a fight on that board."""
        if there and not self._pulse.isActive():
            self._beats = 0
            self._pulse.start()
        elif not there:
            self._pulse.stop()
            self.update()

    @property
    def pulsing(self) -> bool:
        """Whether the frame pulses."""
        return self._pulse.isActive()

    def place(self, free: QRect) -> None:
        """Stand in a corner of a rectangle of the parent, a left one if it can be: where no land is, if need be smaller."""
        self._free = QRect(free)
        self._share, place = self._best_place()
        self.setGeometry(place)
        self._base = None
        self._switcher.set_mouth(self.geometry())
        self.refresh()

    def _best_place(self) -> tuple[float, QRect]:
        """Return the share and the place that hide nothing, those that are preferred; else those that hide least."""
        least, best = math.inf, (1.0, QRect())
        board, unit = self._switcher.board, theme.current_metrics().unit
        for self._share, aside in _WAYS:
            for place in self._places(round(aside * unit)):
                seen = self._seen_below(place)
                land = self._overview.land_in(board, seen)
                if land < least:
                    least, best = land, (self._share, place)
                if land < _GRAIN and not self._overview.below(board, seen):
                    return self._share, place
        return best

    def _seen_below(self, place: QRect) -> QRectF:
        """Return what of the scene lies below a place while the whole board shows."""
        whole, room = self._overview.frame(self._switcher.board), QRectF(self._free)
        scale = min(room.width() / whole.width(), room.height() / whole.height())
        corner = whole.center() + (QPointF(place.topLeft()) - room.center()) / scale
        return QRectF(corner, QSizeF(place.size()) / scale)

    def _places(self, aside: int) -> list[QRect]:
        """Return the places ``aside`` px from a corner, along either edge: the opening keeps its distance from the edges."""
        free, size, unit, brass = self._free, self.sizeHint(), self._unit(), self._frame() + 2
        edge = round((_LEFT_ROUND if self._is_round() else _LEFT) * unit) - brass
        left, right = free.left() + edge, free.right() + 1 - edge - size.width()
        top = free.top() + round(_TOP * unit) - brass
        low = free.bottom() + 1 - round(_BOTTOM * unit) - self._inner().height() - brass
        low = min(low, free.bottom() + 1 - size.height())
        places = []
        for x, across in ((left, aside), (right, -aside)):
            for y, down in ((low, -aside), (top, aside)):
                places += [QPoint(x + across, y), QPoint(x, y + down)]
        return [QRect(place, size) for place in places]

    def sizeHint(self) -> QSize:
        """Room for the opening, the brass and the plate."""
        inner, frame = self._inner(), self._frame()
        return QSize(inner.width() + 2 * frame + 4, inner.height() + 2 * frame + 4 + self._plate() // 2)

    # --- drawing

    def _turn(self) -> None:
        """Follow the view to another board: the one that was shown there is seen here now."""
        self.set_fight(False)
        self._ground, self._work, self._drawn, self._base = QPixmap(), None, None, None
        self.retranslate()
        self.place_again()
        self.refresh()

    def place_again(self) -> None:
        """Keep the corner when the size has changed; a board may turn before there is any room."""
        if self._free.isValid():
            self.place(self._free)

    def retranslate(self) -> None:
        """Tell the name of the board in the language in use."""
        name = self._overview.name(self.board)
        words = tr("board.mini.name", board=name)
        self.setAccessibleName(words)
        self.setToolTip(hint(words, _OTHER_BOARD))

    def _look(self) -> object:
        return (
            self.board,
            self._overview.look_key(self.board),
            self._inner(),
            self.devicePixelRatioF(),
            theme.current().name,
        )

    def _draw(self) -> None:
        """Begin to draw the land anew, in slices."""
        key = self._look()
        if key != self._drawn and self.isVisible():
            self._drawn = key
            self._work = self._overview.drawing(self._sheet_size() * self.devicePixelRatioF(), self.board)
            self._slices.start()

    def _draw_on(self) -> None:
        deadline = time.perf_counter() + _SLICE_MS / 1000
        while self._work is not None and time.perf_counter() < deadline:
            try:
                next(self._work)
            except StopIteration as end:
                self._work = None
                self._show_ground(end.value)
                self._base = self._face = None
                self._slices.stop()
                self.update()

    def _show_ground(self, image: QImage) -> None:
        self._ground = QPixmap.fromImage(image)
        self._ground.setDevicePixelRatio(self.devicePixelRatioF())

    def finish(self) -> None:
        """Draw all that waits at once, for pictures and tests."""
        self._soon.stop()
        self._draw()
        while self._work is not None:
            self._draw_on()

    def paint(self, painter: QPainter) -> None:
        """Paint the face from its picture, and the light of the frame; nothing while only the board that it shows is seen."""
        if self._switcher.waiting:
            return
        if self._face is None:
            self._face = self._make_face()
        painter.drawPixmap(0, 0, self._face)
        glow = self.glow
        if glow:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(rgba(_TARGET, glow), 5))
            painter.drawPath(self._shape(-self._frame() / 2))
        self._paint_plate(painter)

    @property
    def glow(self) -> int:
        """How strongly the frame shines, 0 to 255: for a fight, a choice on that board, or the pointer."""
        if self.pulsing:
            still = MOTION.reduced
            return 230 if still else round(135 + 110 * math.sin(self._beats / _PULSES * 2 * math.pi))
        if self._overview.choosable(self.board):
            return 220
        return 120 if self.hovered else 0

    def _make_face(self) -> QPixmap:
        """Return land, brass and counts: the counts change often, and alone."""
        if self._base is None:
            self._base = self._blank()
            painter = QPainter(self._base)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_land(painter)
            self._paint_frame(painter)
            painter.end()
        face = self._base.copy()
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_counts(painter)
        painter.end()
        return face

    def _blank(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        return transparent_pixmap(size.width(), size.height(), ratio)

    def _paint_land(self, painter: QPainter) -> None:
        painter.fillPath(self._shape(-self._frame() / 2).translated(0, 3), rgba("#000000", 90))
        painter.save()
        painter.setClipPath(self._shape(1))
        if self._ground.isNull():
            self._show_ground(self._overview.sketch(self._sheet_size() * self.devicePixelRatioF(), self.board))
        painter.drawPixmap(self._sheet_corner(), self._ground)
        painter.restore()

    def _paint_counts(self, painter: QPainter) -> None:
        """Paint who stands where, small, rings for choices and for what was lost and won; counts lie over figures."""
        unit, roomy = self._unit(), self._is_round()
        radius = (_COUNT if roomy else _SMALL_COUNT) * self._grown() * self._share
        picked, landings = self._overview.choosable(self.board), self._overview.landings(self.board)
        happened = dict.fromkeys(self._overview.won(self.board), theme.current().target_edge)
        happened |= dict.fromkeys(self._overview.lost(self.board), theme.current().lost_glow)
        counts = []
        for each in self._overview.garrisons(self.board):
            seat, armies, looks = each.seat, each.armies, each.pieces
            at = self.spot(each.place)
            if each.land in picked | landings:
                painter.setPen(QPen(QColor(_TARGET), 2.4))
                painter.setBrush(rgba(_TARGET, 60 if each.land in picked else 0))
                painter.drawEllipse(at, radius + 3, radius + 3)
            if each.land in happened:
                painter.setPen(QPen(QColor(happened[each.land]), 3.2))
                painter.setBrush(rgba(happened[each.land], 90))
                painter.drawEllipse(at, radius + 4, radius + 4)
            if looks and roomy:
                at -= QPointF(4 * unit, 0)
            if armies and self.counted:
                counts.append((at, _count_pixmap(seat, str(armies), radius, self.devicePixelRatioF())))
            for number, look in enumerate(looks[:2] if roomy else ()):
                beside = at + QPointF((13 if armies else 4) * unit + number * 9 * unit, 0)
                _lay(painter, beside, figure_pixmap(look.kind, seat, _PIECE * unit, self.devicePixelRatioF()))
        for at, count in counts:
            _lay(painter, at, count)

    def _paint_frame(self, painter: QPainter) -> None:
        frame = self._frame()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((frame, "#5b431b"), (frame * 0.7, "#d6b265"), (frame * 0.33, "#8f6d33")):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPath(self._shape(-frame / 2 + 1))
        rim = self._shape(-frame / 2 + 1)
        for number in range(_RIVETS):
            painter.setPen(QPen(QColor("#3b2a10"), 1))
            painter.setBrush(QColor("#f1d998"))
            painter.drawEllipse(rim.pointAtPercent((number + 0.5) / _RIVETS), _RIVET, _RIVET)

    def _paint_plate(self, painter: QPainter) -> None:
        words, key, grown = self._overview.name(self.board), _OTHER_BOARD, self._grown()
        font, small, height = text_font(_WORDS * grown, 700), _WORDS * _KEY * grown, self._plate()
        cap = keycap_width(key, small)
        width = min(self.width() - 4.0, text_width(words, font) + cap + 26 * grown)
        box = QRectF((self.width() - width) / 2, self.height() - height - 1, width, height)
        draw_panel(painter, box, height / 2, line="#d6b265")
        right = box.right() - 9 * grown
        draw_text(painter, box.adjusted(10 * grown, 0, 0, 0), words, font, theme.current().accent, LEFT)
        high = small * 1.45
        draw_keycap(painter, QRectF(right - cap, box.center().y() - high / 2, cap, high), key, small)

    def _beat(self) -> None:
        self._beats = (self._beats + 1) % _PULSES
        self.update()

    def _call(self, board: int) -> None:
        """Something happens on a board while the camera is pinned."""
        self.set_fight(board == self.board)

    def _go(self) -> None:
        self._switcher.show(self.board)

    # --- measures

    @property
    def counted(self) -> bool:
        """Whether there is room for counts that can be read."""
        return self._share >= _COUNTED

    def _unit(self) -> float:
        return theme.current_metrics().unit * self._share

    def _frame(self) -> int:
        return round(_FRAME * self._unit())

    def _plate(self) -> int:
        return round(_PLATE * self._grown())

    def _grown(self) -> float:
        """Return the size of words: they follow larger text some way."""
        sizes = theme.current_metrics()
        return sizes.unit * min(_LARGE, max(1.0, sizes.text_scale))

    def _lands(self) -> QRectF:
        return self._overview.land_rect(self.board)

    def _is_round(self) -> bool:
        """Return whether the board is as wide as it is high."""
        rect = self._lands()
        return rect.width() <= _AS_ROUND * rect.height()

    def _inner(self) -> QSize:
        """Return the size of the opening."""
        unit = self._unit()
        if self._is_round():
            return QSize(round(_ROUND * unit), round(_ROUND * unit))
        return QSize(round(_WIDE * unit), round(_HIGH * unit))

    def _scale(self) -> float:
        """Return px of the opening per board px: all land is inside."""
        rect, inner = self._lands(), self._inner()
        return min(inner.width() / rect.width(), inner.height() / rect.height()) / _MARGIN

    def _sheet_size(self) -> QSize:
        """Return the size of a picture of the whole board at this scale."""
        size = self._overview.rect(self.board).size() * self._scale()
        return QSize(math.ceil(size.width()), math.ceil(size.height()))

    def _sheet_corner(self) -> QPointF:
        """Return where the picture of the whole board begins."""
        inner, frame = self._inner(), self._frame() + 2
        middle = QPointF(frame + inner.width() / 2, frame + inner.height() / 2)
        return middle - (self._lands().center() - self._overview.rect(self.board).topLeft()) * self._scale()

    def spot(self, place: QPointF) -> QPointF:
        """Return where a point of the board lies in the inset, px."""
        return self._sheet_corner() + place * self._scale()

    def _shape(self, inset: float) -> QPainterPath:
        """Return the outline of the opening, ``inset`` px inside it."""
        inner, frame = self._inner(), self._frame() + 2
        box = QRectF(frame, frame, inner.width(), inner.height()).adjusted(inset, inset, -inset, -inset)
        return _outline(box.x(), box.y(), box.width(), box.height())


def _lay(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    """Draw a picture with its middle at a point."""
    size = pixmap.deviceIndependentSize()
    painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), pixmap)


@lru_cache(maxsize=512)
def _count_pixmap(seat: SeatColours, words: str, radius: float, ratio: float) -> QPixmap:
    """Return a small badge."""
    side = math.ceil(2 * radius + 4)
    pixmap = transparent_pixmap(round(side * ratio), round(side * ratio), ratio)
    painter, middle = QPainter(pixmap), QPointF(side / 2, side / 2)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.current().badge_rim), 1.2))
    painter.setBrush(QColor(seat.badge))
    painter.drawEllipse(middle, radius, radius)
    outline = figure_outline(words, radius * (1.4 if len(words) < 3 else 1.05))
    painter.fillPath(outline.translated(middle), QColor(seat.ink))
    painter.end()
    return lean_copy(pixmap)


@lru_cache(maxsize=16)
def _outline(x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return a circle, or a box with round corners if it is wider than high."""
    path = QPainterPath()
    if abs(width - height) < 1:
        path.addEllipse(QRectF(x, y, width, height))
    else:
        path.addRoundedRect(QRectF(x, y, width, height), 16, 16)
    return path
