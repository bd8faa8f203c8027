"""All that stands round the board, and where."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.game.announcements.announcement import BannerContent
from risk_desktop.ui.game.announcements.banner import Banner
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.territory.hand import Hand
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.die_call import DieCall
from risk_desktop.ui.game.dock import Dock
from risk_desktop.ui.game.help.rules_help import RulesHelp
from risk_desktop.ui.game.menu.bars import CornerBar, StatusBar
from risk_desktop.ui.game.neutrals.neutral_pieces import NeutralPiece
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.plaques import Plaque
from risk_desktop.ui.game.players.ribbon import Ribbon
from risk_desktop.ui.game.players.round_bar import RoundBar
from risk_desktop.ui.game.players.team_strips import TeamStrip
from risk_desktop.ui.game.prompt.choice_list import ChoiceList
from risk_desktop.ui.game.prompt.prompt_bar import PromptBar
from risk_desktop.ui.game.rail import Rail
from risk_desktop.ui.game.rooms import Rooms, rooms_for
from risk_desktop.ui.kit import ButtonControl, PaintedWidget
from risk_desktop.ui.theme import SeatColours, current, current_metrics

# Share of the strip of the ribbon that the bar of the rounds may take with a name.
_ROUNDS = 0.38
# How far a card of the hand may rise over the board, px at 100 %.
_RAISED = 90
# How far below the top bar a banner hangs, px at 100 %.
_BANNER_TOP = 44
# Between the dock, or the bottom bar, and what one reads in passing beside it, px at 100 %.
_BESIDE = 4
# After so long without the pointer over rail and drawer the drawer closes, ms.
_LINGER_MS = 300


def _hidden(place: QRect, shown: Iterable[QRect]) -> int:
    """Return how much of some rectangles another one hides, px."""
    covers = (place.intersected(rect) for rect in shown)
    return sum(cover.width() * cover.height() for cover in covers if not cover.isEmpty())


class TableGround(PaintedWidget):
    """What bars and column stand on: the panel's colours with a line of brass."""

    kept = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # The board behind it isn't painted again with everything that changes on it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paint(self, painter: QPainter) -> None:
        """Paint the ground."""
        box = QRectF(self.rect())
        draw_panel(painter, box.adjusted(-12, -12, 12, 12), 1, line="")
        painter.setPen(QPen(rgba(current().panel_line, 200), 1.4))
        painter.drawRect(box.adjusted(-0.5, -0.5, 0.5, 0.5))


class GameLayout(QObject):
    """Makes the widgets of the play screen in tab order and places them: the same for a size of window and text.

    ``drawer_moved`` tells that the drawer of a rail has opened or closed, ``ribbon_moved`` that the ribbon has another width.
    """

    drawer_moved = Signal()
    ribbon_moved = Signal()

    def __init__(self, screen: QWidget, context: GameContext, plaque: type[Plaque] = Plaque) -> None:
        super().__init__(screen)
        board, names = context.board, context.names
        self.screen, self._context, self.board = screen, context, board
        self.mini_board = MiniBoard(board, screen) if board.overview.count > 1 else None
        board.switcher.board_shown.connect(self._free_board)  # behind the window onto the other board, which moves then
        self._top, self._column, self._drawer = (TableGround(screen) for _ in range(3))
        self.corner = CornerBar(screen)
        self.ribbon = Ribbon(screen)
        self.rounds = RoundBar(screen)
        self.prompt = PromptBar(screen)
        self.tray = self.prompt.tray
        self.tray.set_names(names)
        self.hand = Hand(screen)
        self.status = StatusBar(screen)
        seats = range(len(names.table.seats))
        colours = [names.seat_colours(seat) for seat in seats]
        self.rail = Rail(colours, screen)
        self.teams = [TeamStrip(n, names.teams.sign(n), screen) for n in range(len(names.teams.members))]
        self._sides = names.teams.members
        self._tall = issubclass(plaque, AssetPlaque)
        self.plaques = [plaque(seat, colours[seat], screen) for seat in seats]
        behind = range(len(seats), context.game.state.seats)
        self.neutrals = [
            NeutralPiece(seat, names.seat_colours(seat), (colours[0], colours[1]), screen) for seat in behind
        ]
        self.chronicle = Chronicle(names, screen)
        self.choices = ChoiceList(screen)
        self.rules = RulesHelp(screen)
        self.dock = Dock(self.chronicle, screen)
        self.die_call = DieCall(screen)
        self.banner = Banner(screen)
        self._announced: tuple[int, ...] = ()
        """The territories that the banner tells of."""
        self._open = ""
        """What the drawer holds: "players", "dock", "" while it is closed."""
        self._looked_up: QWidget | None = None
        """For which panel of the dock the person has opened the drawer himself."""
        self._called: QWidget | None = None
        """What a question has opened the drawer for."""
        self._linger = QTimer(self, interval=_LINGER_MS)
        self._linger.timeout.connect(self._close_when_left)
        self.rail.players_wanted.connect(self.open_players)
        self.rail.dock_wanted.connect(self.toggle_dock)
        self.dock.changed.connect(self._follow_dock)
        self.card_bar: CardBar | None = None
        self._foot: tuple[QWidget, float] | None = None
        self.rooms = self._measured()
        """Where everything stands at the sizes in use."""
        self._order_tabs()

    def _measured(self) -> Rooms:
        decks, foot = self.card_bar is not None, self._foot[1] if self._foot is not None else 0
        return rooms_for(
            current_metrics(),
            len(self.plaques),
            len(self.neutrals),
            self._sides,
            tall=self._tall,
            decks=decks,
            foot=foot,
        )

    @property
    def free(self) -> QRect:
        """What the open drawer of a rail leaves of the board's room."""
        return self.rooms.board.adjusted(0, 0, -self._drawer_width, 0)

    @property
    def news(self) -> tuple[QRect, ...]:
        """Where messages pass: between ribbon and switches, longer ones over the switches too, the longest in the dock.

        Where there is a rail all pass in what the ribbon leaves of the top bar: a drawer would lie on land.
        """
        top, status = self.rooms.top, self.rooms.status
        strip = QRect(status.left(), top.top(), status.width(), top.height())
        beside = self.ribbon.geometry().right() + 1 + current_metrics().px(8)
        if self.rooms.rail:
            strip.setLeft(min(status.left(), beside))
            return (strip,)
        free = QRect(strip)
        free.setLeft(beside)
        free.setRight(status.left() + self.status.speed.x() - current_metrics().px(8))
        return free, strip, self.rooms.dock

    def seat_at(self, seat: int) -> QPointF:
        """Return the middle of what stands for a seat on the screen: its plaque, or its tile on the rail."""
        shown: QWidget = self.rail.tiles[seat] if self.rooms.rail else self.plaques[seat]
        return QPointF(shown.mapTo(self.screen, shown.rect().center()))

    @property
    def _drawer_width(self) -> int:
        opened = self.rooms.rail and bool(self._open)
        return self.rooms.board.right() + 1 - self._drawer.x() if opened else 0

    @property
    def drawer_parts(self) -> list[QWidget]:
        """What the open drawer of a rail consists of; nothing while it is closed, or where there is a column."""
        if not self._drawer_width:
            return []
        players = [*self.plaques, *self.teams, *self.neutrals] if self._open == "players" else []
        return [self._drawer, *players, *self.dock.parts]

    def add_card_bar(self, bar: CardBar) -> None:
        """Let a row of cards stand at the bottom left, behind the prompt in the order of tabs."""
        self.card_bar = bar
        self.rooms = self._measured()
        QWidget.setTabOrder(self.prompt.button("primary"), bar)
        QWidget.setTabOrder(bar, self.hand)

    def stand_below(self, panel: QWidget, height: float) -> None:
        """Let a panel stand below the board, so many px high at 100 %, from now on; there is no bar and no hand then."""
        self._foot = panel, height
        for gone in (self.prompt, self.hand, *([self.card_bar] if self.card_bar is not None else [])):
            gone.hide()
        self.corner.undo.hide()
        self.corner.hint.hide()
        self.place()

    def _free_board(self, board: int = 0) -> None:
        """Tell the board what is left of it, and what lies on that."""
        covers = [self.mini_board.geometry()] if self.mini_board is not None else []
        self.board.set_free_rect(self.rooms.board, covers)

    def place(self) -> None:
        """Place everything for the sizes of screen and text."""
        rooms = self.rooms = self._measured()
        if not rooms.rail:
            self._open, self._looked_up = "", None
        self.board.setGeometry(self.screen.rect())
        if self.mini_board is not None:
            self.mini_board.place(rooms.board)
        self._free_board()
        self._top.setGeometry(rooms.top)
        self._column.setGeometry(rooms.column)
        self._drawer.setGeometry(rooms.players.adjusted(-10, -8, 10, 8))
        self.corner.setGeometry(rooms.corner)
        self.status.setGeometry(rooms.status)
        self.place_ribbon()
        self.rail.place(rooms)
        for widgets, rects in (
            (self.plaques, rooms.plaques),
            (self.teams, rooms.teams),
            (self.neutrals, rooms.neutrals),
        ):
            for widget, rect in zip(widgets, rects, strict=True):
                widget.setGeometry(rect)
        self.hand.setGeometry(rooms.hand)
        if self.card_bar is not None:
            self.card_bar.setGeometry(rooms.hand.adjusted(0, -current_metrics().px(_RAISED), 0, 0))
        (self._foot[0] if self._foot is not None else self.prompt).setGeometry(rooms.bar)
        self._show_column()

    def _show_column(self) -> None:
        """Show players and dock, in the rail's drawer only what it holds; what stands at the arrow keeps clear of it."""
        rooms = self.rooms
        self._drawer.setVisible(rooms.rail and bool(self._open))
        shown = not rooms.rail or self._open == "players"
        for widget in (*self.plaques, *self.teams, *self.neutrals):
            widget.setVisible(shown)
        self.dock.place(rooms.dock, not rooms.rail or self._open == "dock")
        self.board.arrow_panel.set_shut(self._drawer_width)
        if self.banner.isVisible():
            self.banner.stand(self._banner_place())
        self.drawer_moved.emit()

    # --- the drawer of the rail

    def open_players(self) -> None:
        """Open the players' full rows, until the pointer goes away."""
        self._open = "players"
        self._show_column()
        self._linger.start()

    def toggle_players(self) -> None:
        """Open or close the players' full rows where there is a rail."""
        if self._open == "players":
            self.close_drawer()
        elif self.rooms.rail:
            self._open = "players"
            self._show_column()

    def toggle_dock(self) -> None:
        """Open or close the dock where there is a rail; what was put aside comes back."""
        self._linger.stop()
        if self._open == "dock":
            self.close_drawer()
        elif not self.dock.bring_back():
            self._open, self._looked_up = "dock", self.dock.panel
            self._show_column()

    def look_up(self, panel: QWidget, wanted: bool) -> None:
        """Show in the dock what the person looks up, or don't any more; a rail's drawer opens for it and closes with it."""
        if wanted:
            self._open, self._looked_up = "dock", panel
            self.dock.hold(panel, False)  # something else may be held above it
        elif self._looked_up is panel:
            self._looked_up = None
        self.dock.hold(panel, wanted)

    def glance(self, panel: QWidget, wanted: bool) -> None:
        """Show what one reads in passing: in the dock, or over the board beside it where something else shows there."""
        beside = wanted and self.dock.panel.isVisible() and not self.dock.is_free(panel)
        self.look_up(panel, wanted and not beside)
        if beside:
            edge, place = current_metrics().px(_BESIDE), QRect(self.rooms.dock)
            place.moveBottomRight(self.free.bottomRight() - QPoint(edge, edge))
            panel.setGeometry(place)
            panel.show()

    def close_drawer(self) -> bool:
        """Close the drawer of the rail, the question stays; return whether it was open."""
        if not self.rooms.rail or not self._open:
            return False
        opened, self._open, self._looked_up = self._open, "", None
        self._linger.stop()
        if opened == "players":
            self._follow_dock()  # what a question needs, and the players' rows lay over
        elif not self.dock.put_aside():
            self._show_column()
        self.board.setFocus()
        return True

    def _follow_dock(self) -> None:
        """What a question needs opens the drawer with its first row in focus, and closes it when it goes."""
        before, self._called = self._called, self.dock.called if self.dock.calls else None
        if self._called is not None:
            self._open = "dock"
        elif self._open == "dock" and self._looked_up is None:
            self._open = ""
        self._show_column()
        if self.rooms.rail and self._called is not None and self._called is not before:
            self._focus_row(self._called)

    def _focus_row(self, panel: QWidget) -> None:
        """Focus what is chosen in a list, or its first row."""
        rows = [row for row in panel.findChildren(ButtonControl) if row.isEnabled() and row.isVisible()]
        row = next((row for row in rows if row.isChecked()), rows[0] if rows else None)
        if row is not None:
            row.setFocus(Qt.FocusReason.TabFocusReason)

    def _close_when_left(self) -> None:
        """Close the players' rows once neither pointer nor focus is there."""
        rooms, at = self.rooms, self.screen.mapFromGlobal(QCursor.pos())
        within = rooms.column.contains(at) or rooms.players.contains(at)
        if not within and not any(tile.hasFocus() for tile in self.rail.tiles):
            self._linger.stop()
            self._open = ""
            self._follow_dock()

    def place_ribbon(self) -> None:
        """Centre the ribbon over the board, as wide as it needs to be."""
        strip = self._place_rounds(self.rooms.ribbon)
        self.ribbon.set_room(strip.width())
        width = min(strip.width(), self.ribbon.sizeHint().width())
        left = min(max(strip.left(), self.rooms.board.center().x() - width // 2), strip.right() - width)
        self.ribbon.setGeometry(left, strip.top(), width, strip.height())
        self.ribbon_moved.emit()

    def _place_rounds(self, strip: QRect) -> QRect:
        """Place the bar of the rounds, where there is one, at the left of a strip; return what is left of it."""
        if not self.rounds.isVisibleTo(self.screen):
            return strip
        margin = current_metrics().margin
        self.rounds.set_room(strip.width() * _ROUNDS, strip.width() - margin - self.ribbon.least_width)
        width = self.rounds.sizeHint().width()
        self.rounds.setGeometry(strip.left(), strip.top(), width, strip.height())
        return strip.adjusted(width + margin, 0, 0, 0)

    def call_die(self, colours: SeatColours, title: str, value: int, verdict: str, sides: int = 6) -> None:
        """Roll a die for everybody to see, below the ribbon."""
        self.die_call.call(colours, title, value, verdict, sides)
        free, size = self.free, self.die_call.size()
        self.die_call.move(free.center().x() - size.width() // 2, free.top() + current_metrics().px(12))

    def announce(self, content: BannerContent, ms: int, lands: Iterable[int] = ()) -> None:
        """Show a banner for some time over the upper part of the board, or the lower one if it hides less of these lands."""
        self._announced = tuple(lands)
        self.banner.tell(content, self._banner_place(), ms)

    def _banner_place(self) -> QRect:
        """Return where a banner stands: beside the small picture of the other board, and clear of an open drawer."""
        board, high, edge = self.free, self.banner.high, round(_BANNER_TOP * current_metrics().unit)
        tops = (board.top() + edge, max(board.top() + edge, board.bottom() + 1 - edge // 2 - high))
        places = [self._beside_mini_board(QRect(board.left(), top, board.width(), high)) for top in tops]
        places_of = self.board.places
        shown = [places_of.land_rect(land) for land in self._announced if places_of.on_board(land)]
        return min(places, key=lambda place: _hidden(place, shown))

    def _beside_mini_board(self, place: QRect) -> QRect:
        """Return the wider part of a rectangle beside the small picture of the other board, or all of it."""
        mini = self.mini_board.geometry() if self.mini_board is not None else QRect()
        if not place.intersects(mini):
            return place
        sides = QRect(place), QRect(place)
        sides[0].setRight(mini.left() - 1)
        sides[1].setLeft(mini.right() + 1)
        return max(sides, key=QRect.width)

    def retranslate(self) -> None:
        """Write the fixed words anew in the language in use."""
        for part in (self.corner, self.status, self.rail):
            part.retranslate()
        if self.mini_board is not None:
            self.mini_board.retranslate()

    def _order_tabs(self) -> None:
        """Focus goes menu, ribbon's neighbours, board, prompt, hand, plaques, chronicle."""
        chain: list[QWidget] = [self.corner.menu, self.corner.undo, self.corner.hint, self.board]
        chain += [self.mini_board] if self.mini_board is not None else []
        chain += [self.tray, self.choices, *(self.prompt.button(place) for place in ("ghost", "secondary", "primary"))]
        chain += [self.hand, self.rail.cards, *self.rail.tiles]
        chain += [self.status.speed, self.status.sound, self.status.help, self.status.settings]
        for strip, members in zip(self.teams, self._sides, strict=True):
            chain += [strip, *(self.plaques[seat] for seat in members)]
        chain += [plaque for plaque in self.plaques if plaque not in chain]
        chain += [*self.neutrals, self.rail.dock, self.chronicle]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
