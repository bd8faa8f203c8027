"""The end of a game: who won, the course of the war, its moments, and whether the dice were fair."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.controller.session import GameSession
from risk_desktop.controller.statistics import Moment
from risk_desktop.engine.events import GameWon
from risk_desktop.i18n import percent, tr

from ..context import Context
from ..fonts import text_font
from ..glyphs import draw_icon
from ..kit import Button, Label, Panel, RoundelWidget, ScrollArea, ToggleRow
from ..kit.control import Restyled
from ..names import Names
from ..paint import CENTRE, LEFT, RIGHT, draw_edge_strip, draw_panel, draw_roundel, draw_text
from ..sound import SOUND_FOR_EVENT
from ..tables.dice_tally import DiceTally
from ..tables.graph import CourseGraph
from ..theme import current, current_metrics
from .backdrop import Screen
from .words import edition_name

_MOMENT_ICONS = {"longest_battle": "swords", "largest_army": "army", "best_turn": "blitz", "unlikeliest_win": "target"}


class RankRow(Restyled, QWidget):
    """One player in the ranking."""

    def __init__(self, names: Names, seat: int, place: int, words: str, figures: tuple[int, int], won: bool) -> None:
        super().__init__()
        self._seat = names.seat_colours(seat)
        self._name, self._words = names.player(seat), words
        self._place, self._figures, self._won = place, figures, won
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        labels = (tr("screens.win.conquests"), tr("screens.win.most_land"))
        told = ", ".join(f"{label} {n}" for label, n in zip(labels, figures, strict=True))
        self.setAccessibleName(f"{place}. {self._name}, {words}, {told}")

    def sizeHint(self) -> QSize:
        """Higher for the winner."""
        return QSize(current_metrics().px(340), current_metrics().px(88 if self._won else 72))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 10, tint=self._seat, line=theme.on_turn_line if self._won else "")
        draw_edge_strip(painter, box, self._seat.badge, 10, metrics.f(6))
        middle = box.center().y()
        place = QRectF(metrics.f(10), 0, metrics.f(46), self.height())
        draw_text(painter, place, str(self._place), text_font(metrics.f(21), 700), theme.text2, CENTRE)
        radius = metrics.f(26 if self._won else 21)
        draw_roundel(painter, self._seat, QPointF(metrics.f(88), middle), radius)
        left = metrics.f(128)
        width = box.right() - metrics.f(150) - left
        name = QRectF(left, middle - metrics.f(25), width, metrics.f(27))
        draw_text(painter, name, self._name, text_font(metrics.f(18), 700), theme.text, LEFT)
        name.translate(0, metrics.f(26))
        draw_text(painter, name, self._words, text_font(metrics.f(14.5)), theme.text2, LEFT)
        for number, figure in enumerate(reversed(self._figures)):
            column = QRectF(box.right() - metrics.f(16) - metrics.f(72) * (number + 1), 0, metrics.f(72), self.height())
            draw_text(painter, column, str(figure), text_font(metrics.f(17.5), 700), theme.text, RIGHT)
        painter.end()


class MomentRow(Restyled, QWidget):
    """An icon, what it was, and who did it where."""

    def __init__(self, icon: str, title: str, words: str) -> None:
        super().__init__()
        self._icon, self._title, self._words = icon, title, words
        self.setAccessibleName(f"{title}: {words}")

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        return QSize(current_metrics().px(260), current_metrics().px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        side = metrics.f(22)
        draw_icon(painter, self._icon, QRectF(metrics.f(9), middle - side / 2, side, side), theme.accent)
        line = QRectF(metrics.f(48), middle - metrics.f(22), self.width() - metrics.f(50), metrics.f(21))
        draw_text(painter, line, self._title, text_font(metrics.f(14.5), 600), theme.text2, LEFT)
        line.translate(0, metrics.f(22))
        draw_text(painter, line, self._words, text_font(metrics.f(16), 700), theme.text, LEFT)
        painter.end()


class WinScreen(Screen):
    """Shown when a game has ended."""

    rematch = Signal()
    main_menu = Signal()

    def __init__(self, context: Context, session: GameSession, names: Names, parent: QWidget | None = None) -> None:
        super().__init__("all", parent)
        self._context, self._names, self._statistics = context, names, session.statistics
        outcome = session.game.state.outcome
        self._winners = outcome.winners if outcome is not None else ()
        self._rounds = session.game.state.round
        self._owned = [session.game.state.owner.count(p) for p in range(len(session.table.seats))]
        metrics = current_metrics()
        page = QWidget()
        column = QVBoxLayout(page)
        side = metrics.px(36)
        column.setContentsMargins(side, metrics.px(28), side, metrics.px(24))
        column.setSpacing(metrics.px(18))
        column.addLayout(self._make_head(session.table.edition))
        grid = QGridLayout()
        grid.setSpacing(metrics.px(18))
        grid.addWidget(self._make_ranking(), 0, 0, 2, 1)
        grid.addWidget(self._make_course(), 0, 1, 1, 2)
        grid.addWidget(self._make_moments(), 1, 1)
        grid.addWidget(self._make_dice(), 1, 2)
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 4)
        grid.setColumnStretch(2, 5)
        grid.setRowStretch(0, 5)
        grid.setRowStretch(1, 4)
        column.addLayout(grid, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ScrollArea(page))
        self._fanfare()

    def _fanfare(self) -> None:
        won = any(self._names.is_human(winner) for winner in self._winners)
        watched = not self._names.table.humans
        self._context.sound.play(SOUND_FOR_EVENT[GameWon.__name__] if won or watched else "defeat")

    def _make_head(self, edition: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(current_metrics().px(16))
        if self._winners:
            row.addWidget(RoundelWidget(self._names.seat_colours(self._winners[0]), 40))
        words = QVBoxLayout()
        words.setSpacing(0)
        subtitle = tr("screens.win.subtitle", n=self._rounds, edition=edition_name(edition))
        words.addWidget(Label(subtitle, "strong", colour="text2"))
        names = ", ".join(self._names.player(winner) for winner in self._winners)
        words.addWidget(Label(tr("screens.win.title", n=len(self._winners), name=names), "screen"))
        row.addLayout(words, 1)
        menu = Button(tr("screens.win.menu"), "ghost", key="Esc")
        menu.clicked.connect(self.main_menu)
        again = Button(tr("screens.win.rematch"), "primary", key="Space", icon="retry")
        again.clicked.connect(self.rematch)
        row.addWidget(menu)
        row.addWidget(again)
        return row

    def ranking(self) -> list[int]:
        """Return the seats from first to last: winners, those still there by land, the beaten from the latest on."""

        def rank(seat: int) -> tuple[int, int, int]:
            beaten = self._statistics.eliminated.get(seat)
            return (seat not in self._winners, -self._owned[seat], -(beaten or 0))

        return sorted(range(len(self._owned)), key=rank)

    def _make_ranking(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        head = QHBoxLayout()
        head.addWidget(Label(tr("screens.win.ranking"), "title"), 1)
        head.addWidget(Label(tr("screens.win.conquests"), "caption", wrap=False))
        head.addSpacing(current_metrics().px(10))
        head.addWidget(Label(tr("screens.win.most_land"), "caption", wrap=False))
        column.addLayout(head)
        for place, seat in enumerate(self.ranking(), start=1):
            won = seat in self._winners
            beaten = self._statistics.eliminated.get(seat)
            words = tr("screens.win.winner") if won else tr("screens.win.still_there")
            if beaten is not None:
                words = tr("screens.win.beaten", round=beaten)
            figures = (self._statistics.battles_won[seat], self._statistics.most_land[seat])
            column.addWidget(RankRow(self._names, seat, place, words, figures, won))
        column.addStretch(1)
        return panel

    def _make_course(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        head = QHBoxLayout()
        head.addWidget(Label(tr("screens.win.course"), "title"), 1)
        kinds: list[tuple[object, str]] = [(k, tr(f"screens.win.{k}")) for k in ("territories", "armies", "income")]
        self._what = ToggleRow(kinds, tr("screens.win.course"))
        head.addWidget(self._what)
        column.addLayout(head)
        self._graph = CourseGraph(self._statistics.rows, self._names, "territories")
        self._what.set_value("territories")
        self._what.chosen.connect(self._show_course)
        self._graph.setMinimumHeight(current_metrics().px(240))
        column.addWidget(self._graph, 1)
        return panel

    def _show_course(self, what: object) -> None:
        self._graph.set_what(str(what))

    def _make_moments(self) -> QWidget:
        panel = Panel(padding=16, gap=4)
        column = panel.column()
        column.addWidget(Label(tr("screens.win.moments"), "title"))
        for kind, icon in _MOMENT_ICONS.items():
            moment = self._statistics.moments.get(kind)
            if moment is not None and moment.player >= 0:
                column.addWidget(MomentRow(icon, tr(f"screens.win.moment.{kind}"), self._told(moment)))
        column.addStretch(1)
        return panel

    def _told(self, moment: Moment) -> str:
        name, place = self._names.player(moment.player), self._names.territory(moment.territory)
        if moment.kind == "unlikeliest_win":
            chance = percent(1 - moment.amount / 1000)
            return tr(f"screens.win.moment.{moment.kind}.text", name=name, territory=place, chance=chance)
        return tr(
            f"screens.win.moment.{moment.kind}.text", n=moment.amount, name=name, territory=place, round=moment.round
        )

    def _make_dice(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        column.addWidget(Label(tr("screens.win.dice"), "title"))
        column.addWidget(DiceTally(self._statistics, self._names), 1, Qt.AlignmentFlag(0))
        return panel
