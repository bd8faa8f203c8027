"""What is left of the right column where text is large: a tile a player, and buttons for dock and hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.players.assets import Assets
from risk_desktop.ui.game.rooms import Rooms
from risk_desktop.ui.kit import ButtonControl
from risk_desktop.ui.theme import SeatColours, current

# Type size of a number, and of one below it, and side of an icon, px at 100 %.
_FIGURE, _MONEY, _ICON = 14.0, 11.0, 15.0
# Room at a tile's left edge for the strip of the player's colour, px.
_STRIP = 7.0


@dataclass(frozen=True)
class TileState:
    """How a player stands. ``assets``: what he owns besides land and armies, in the games that have more."""

    lands: int
    assets: Assets | None = None
    on_turn: bool = False
    out: bool = False


class _RailControl(ButtonControl):
    """What lies in the rail, reached by Tab; it may have any size."""

    kept = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Any size will do: the rail decides."""
        return QSize(self.metrics.px(36), self.metrics.px(32))

    def look(self) -> object:
        """Hovered or not."""
        return self.hovered


class RailTile(_RailControl):
    """Emblem and number of territories of a player: where points win the game his points, and his money below them.

    ``wanted`` asks for the players' full rows, on hover and focus too.
    """

    wanted = Signal()

    def __init__(self, colours: SeatColours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._shown = TileState(0)
        self.clicked.connect(self.wanted)

    @property
    def shown(self) -> TileState:
        """What the tile shows."""
        return self._shown

    def show_player(self, state: TileState, words: str, tip: str) -> None:
        """Show how a player stands; ``words`` and ``tip`` are those of his row."""
        self.setAccessibleName(words)
        self.setToolTip(tip)
        if state != self._shown:
            self._shown = state
            self.repaint_picture()

    def paint(self, painter: QPainter) -> None:
        """Paint the tile in the player's colour."""
        theme, box, state = current(), QRectF(self.rect()), self._shown
        on_turn, out, assets = state.on_turn, state.out, state.assets
        line = theme.on_turn_line if on_turn else theme.panel_line if self.hovered else ""
        draw_panel(painter, box, 8, tint=None if out else self._colours, line=line, line_width=2.2 if on_turn else 1.1)
        draw_edge_strip(painter, box.adjusted(1, 1, -1, -1), self._colours.badge, 7, 5)
        painter.setOpacity(0.62 if out else 1.0)
        if assets is None:
            radius = min(box.height() * 0.28, box.width() * 0.22)
            room = self._paint_head(painter, QRectF(box), radius)
            draw_text(painter, room, str(state.lands), self._figure_font, theme.text, CENTRE)
            return
        radius = min(box.height() * 0.22, box.width() * 0.2)
        room = self._paint_head(painter, box.adjusted(0, 4, 0, -box.height() * 0.44), radius)
        draw_text(painter, room, str(assets.score), self._figure_font, theme.accent, CENTRE)
        self._paint_money(painter, self.money_room, assets)

    @property
    def money_room(self) -> QRectF:
        """The lower part of the tile, which the money has for itself."""
        return QRectF(self.rect()).adjusted(_STRIP, self.height() * 0.54, 0, -3)

    @property
    def _figure_font(self) -> QFont:
        return text_font(self.metrics.f(_FIGURE), 700)

    def _paint_head(self, painter: QPainter, room: QRectF, radius: float) -> QRectF:
        """Paint the emblem at the left; return the room beside it."""
        middle = QPointF(room.left() + _STRIP + 2 + radius, room.center().y())
        draw_roundel(painter, self._colours, middle, radius, crossed=self._shown.out)
        return room.adjusted(middle.x() + radius - room.left(), 0, 0, 0)

    def _paint_money(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        """Paint sign and number of the money across the tile."""
        sign, figure, font = self.money_places(room, assets.money)
        kind = assets.kind
        draw_money_sign(painter, kind.key, sign.center(), sign.width(), kind.colour)
        draw_text(painter, figure, str(assets.money), font, current().text, LEFT)

    def money_places(self, room: QRectF, money: int) -> tuple[QRectF, QRectF, QFont]:
        """Return where in ``room`` the money's sign and its number stand, and the number's type: smaller if it must be."""
        px, gap, words = self.metrics.f(_MONEY), 2.0, str(money)
        wide = px + gap + text_width(words, text_font(px, 700))
        px *= min(1.0, (room.width() - 4) / wide)
        font = text_font(px, 700)
        figure = text_width(words, font)
        sign = QRectF(room.center().x() - (px + gap + figure) / 2, room.center().y() - px / 2, px, px)
        return sign, QRectF(sign.right() + gap, room.top(), figure + 1, room.height()), font

    def enterEvent(self, event: QEnterEvent) -> None:
        """Ask for the full rows."""
        super().enterEvent(event)
        self.wanted.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ask for the full rows."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.wanted.emit()


class RailButton(_RailControl):
    """An icon, and perhaps a number beside it."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._number = icon, ""

    def show_number(self, number: str) -> None:
        """Show a number beside the icon, "" for none."""
        if number != self._number:
            self._number = number
            self.repaint_picture()

    def paint(self, painter: QPainter) -> None:
        """Paint icon and number."""
        theme, box = current(), QRectF(self.rect())
        draw_panel(painter, box, 8, line=theme.accent if self.hovered else "")
        side, middle = self.metrics.f(_ICON), box.center()
        left = middle.x() - side * (0.5 if not self._number else 1.1)
        draw_icon(painter, self._icon, QRectF(left, middle.y() - side / 2, side, side), theme.text, 1.8)
        room = QRectF(left + side * 1.2, box.top(), side, box.height())
        draw_text(painter, room, self._number, text_font(self.metrics.f(_FIGURE), 700), theme.text, CENTRE)


class Rail(QObject):
    """Tiles and buttons of the rail. Signals: ``players_wanted``, ``dock_wanted``, ``cards_wanted``."""

    players_wanted = Signal()
    dock_wanted = Signal()
    cards_wanted = Signal()

    def __init__(self, colours: Sequence[SeatColours], screen: QWidget) -> None:
        super().__init__(screen)
        self.tiles = [RailTile(each, screen) for each in colours]
        self.dock, self.cards = RailButton("chronicle", screen), RailButton("cards", screen)
        for tile in self.tiles:
            tile.wanted.connect(self.players_wanted)
        self.dock.clicked.connect(self.dock_wanted)
        self.cards.clicked.connect(self.cards_wanted)
        self.retranslate()
        self.show_cards(0)

    def place(self, rooms: Rooms) -> None:
        """Stand in the rail, if there is one."""
        parts = [*self.tiles, self.dock, self.cards]
        for part in parts:
            part.setVisible(rooms.rail)
        if rooms.rail:
            for part, rect in zip(parts, (*rooms.tiles, *rooms.buttons), strict=True):
                part.setGeometry(rect)

    def retranslate(self) -> None:
        """Say anew what the button opens."""
        self.show_news(0)

    def show_news(self, count: int, title: str = "") -> None:
        """Show how much there is to read under a title in the dock, 0 for nothing but the chronicle."""
        words = tr("play.rail.news", n=count, title=title) if count else tr("play.chronicle")
        self.dock.setAccessibleName(words)
        self.dock.setToolTip(words)
        self.dock.show_number(str(count) if count else "")

    def show_cards(self, count: int) -> None:
        """Show the number of cards in the viewer's hand."""
        words = tr("common.cards", n=count)
        self.cards.setAccessibleName(words)
        self.cards.setToolTip(words)
        self.cards.show_number(str(count))
        self.cards.setEnabled(count > 0)
