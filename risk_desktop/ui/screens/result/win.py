"""The end of a game: who won, the course of the war, its moments, and whether the dice were fair."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from risk_desktop.controller.session import GameSession
from risk_desktop.controller.statistics import Moment
from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.library import entry_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import GameWon
from risk_desktop.i18n import has_text, percent, tr
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.players.score_rows import final_rows
from risk_desktop.ui.game.players.score_sheet import ScoreTable
from risk_desktop.ui.kit import Button, Label, Panel, RoundelWidget, ScrollArea, ToggleRow
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.backdrop import Screen
from risk_desktop.ui.screens.result.dice_tally import DiceTally
from risk_desktop.ui.screens.result.graph import CourseGraph
from risk_desktop.ui.screens.result.win_goal import WinningCards, winning_cards
from risk_desktop.ui.screens.result.win_rows import MomentRow, RankRow, TeamBadge
from risk_desktop.ui.screens.words import edition_name, round_words
from risk_desktop.ui.sound import SOUND_FOR_EVENT
from risk_desktop.ui.theme import current_metrics

_MOMENT_ICONS = {"longest_battle": "swords", "largest_army": "army", "best_turn": "blitz", "unlikeliest_win": "target"}
_BY_GOAL = frozenset({"mission", "missions", "capitals", "team_broken"})
"""Ends of a game that are told: nobody rules the world then."""
_AIRY = 860
"""Height in px at 100 % from which there is air between the panels."""
_CARDS, _SCORE = "cards", "score"
_NEXT_MS = 20
"""Time between two panels that are made or appear."""
_PLACES = ((0, 0, 2, 1), (0, 1, 1, 2), (1, 1, 1, 1), (1, 2, 1, 1))
"""Row, column, rows and columns of the panels that stand side by side."""
_AGAINST = 500
"""Chance against a win, in thousandths, above which it is a moment."""
_LEAST_WIDTH = 1150
"""Width in px at 100 % below which the panels stand below each other."""


class WinScreen(Screen):
    """Shown when a game has ended. Esc, with which much is closed in a game, does not leave it."""

    rematch = Signal()
    main_menu = Signal()

    def __init__(self, context: AppContext, session: GameSession, names: Names, parent: QWidget | None = None) -> None:
        super().__init__("all", parent, names.boards[0])
        context.dress(entry_of(find_edition(session.table.edition)).theme, session.table.edition)
        self._context, self._names, self._statistics = context, names, session.statistics
        outcome = session.game.state.outcome
        self._winners = outcome.winners if outcome is not None else ()
        self._reason = outcome.reason if outcome is not None else ""
        self._cards = winning_cards(session, names)
        scored = self._reason == _SCORE
        self._scores = final_rows(session.game, names) if scored else []
        self._rounds = min(session.game.state.round, scored_rounds(session.game.rules) or session.game.state.round)
        holders = session.game.rules.tenure.holders(session.game.state)
        self._owned = [holders.count(p) for p in range(len(session.table.seats))]
        self._team = names.teams.won_by(self._winners)
        self._appearing = self._panels_appearing()
        self._appear = QTimer(self)
        self._appear.setInterval(_NEXT_MS)
        self._appear.timeout.connect(self._show_next)
        metrics = current_metrics()
        self._stacked = metrics.width / metrics.scale < _LEAST_WIDTH
        page = _Page()
        column = QVBoxLayout(page)
        side = metrics.px(36)
        column.setContentsMargins(side, _gap(28), side, _gap(24))
        column.setSpacing(_gap(18))
        column.addLayout(self._make_head(session.table.edition))
        self._grid = self._make_grid()
        column.addLayout(self._grid, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ScrollArea(page))
        self._fanfare()

    def _make_grid(self) -> QGridLayout:
        """Return the room for the panels: side by side, or below each other where the text is large for the window."""
        grid = QGridLayout()
        grid.setSpacing(_gap(18))
        if not self._stacked:
            for number, stretch in enumerate((4, 4, 6)):
                grid.setColumnStretch(number, stretch)
            grid.setRowStretch(0, 5)
            grid.setRowStretch(1, 4)
        return grid

    def _panels_appearing(self) -> Iterator[None]:
        """Make one panel after the other, then show them likewise: all of them in one frame would hold up the window."""
        panels = []
        makers = (self._make_ranking, self._make_course, self._make_moments, self._make_dice)
        for row, (make, place) in enumerate(zip(makers, _PLACES, strict=True)):
            panel = make()
            policy = panel.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            panel.setSizePolicy(policy)
            panel.hide()
            self._grid.addWidget(panel, *((row, 0, 1, 1) if self._stacked else place))
            panels.append(panel)
            yield
        for panel in panels:
            panel.show()
            yield

    def showEvent(self, event: QShowEvent) -> None:
        """Let the panels appear."""
        super().showEvent(event)
        self._appear.start()

    def prepare(self) -> None:
        """Show everything now: for renders and tests."""
        super().prepare()
        self.show_all()

    def show_all(self) -> None:
        """Show the panels that have not appeared yet."""
        for _ in self._appearing:
            pass

    def _show_next(self) -> None:
        if not self.is_drawing and next(self._appearing, self) is self:
            self._appear.stop()

    def _fanfare(self) -> None:
        won = any(self._names.is_human(winner) for winner in self._winners)
        watched = not self._names.table.humans
        self._context.sound.play(SOUND_FOR_EVENT[GameWon.__name__] if won or watched else "defeat")

    def _make_head(self, edition: str) -> QBoxLayout:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        head = QBoxLayout(down if self._stacked else across)
        head.setSpacing(current_metrics().px(16))
        row = QHBoxLayout()
        row.setSpacing(current_metrics().px(16))
        if self._team >= 0:
            row.addWidget(TeamBadge(self._names, self._team))
        elif self._winners:
            row.addWidget(RoundelWidget(self._names.seat_colours(self._winners[0]), 40))
        words = QVBoxLayout()
        words.setSpacing(0)
        subtitle = tr("screens.win.subtitle", n=self._rounds, edition=edition_name(edition))
        if self._reason in _BY_GOAL:
            subtitle = f"{subtitle} · {tr(f'outcome.{self._reason}')}"
        words.addWidget(Label(subtitle, "strong", colour="text2"))
        words.addWidget(Label(self._headline(), "screen"))
        row.addLayout(words, 1)
        head.addLayout(row, 1)
        menu = Button(tr("screens.win.menu"), "ghost", key="F10")
        menu.clicked.connect(self.main_menu)
        again = Button(tr("screens.win.rematch"), "primary", key="Space", icon="retry")
        again.clicked.connect(self.rematch)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(menu)
        buttons.addWidget(again)
        head.addLayout(buttons)
        return head

    def _headline(self) -> str:
        names = ", ".join(self._names.player(winner) for winner in self._winners)
        if self._team >= 0:
            won = tr("teams.win.title", team=self._names.teams.name(self._team))
            return f"{won}: {names}"
        return tr(_title_key(self._reason), n=len(self._winners), name=names)

    def _place(self, rank: int, seat: int) -> int:
        """Return the place of a player; a whole team has one."""
        return rank if self._team < 0 else 1 if seat in self._winners else 2

    def _points(self, seat: int) -> int:
        """Return what the place of a seat depends on: land, or where points were counted the place that they gave."""
        places = {row.seat: number for number, row in enumerate(reversed(self._scores), start=1) if row.alive}
        return places.get(seat, 0) if self._scores else self._owned[seat]

    def ranking(self) -> list[int]:
        """Return the seats from first to last: winners, those still there by land, the beaten from the latest on."""

        def rank(seat: int) -> tuple[int, int, int]:
            beaten = self._statistics.eliminated.get(seat)
            return (seat not in self._winners, -self._points(seat), -(beaten or 0))

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
        for rank, seat in enumerate(self.ranking(), start=1):
            place = self._place(rank, seat)
            won = seat in self._winners
            beaten = self._statistics.eliminated.get(seat)
            words = tr("screens.win.winner") if won else tr("screens.win.still_there")
            words = self._points_in_words(seat) or words
            if beaten is not None:
                words = round_words(self._names.table.edition, "screens.win.beaten", round=beaten)
            figures = (self._statistics.battles_won[seat], self._statistics.most_land[seat])
            column.addWidget(RankRow(self._names, seat, place, words, figures, won), 1)
        column.addStretch(0)
        return panel

    def _points_in_words(self, seat: int) -> str:
        row = next((row for row in self._scores if row.seat == seat), None)
        return tr("score.points", n=row.total) if row is not None else ""

    def _make_course(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        head = QBoxLayout(down if self._stacked else across)
        head.addWidget(Label(tr("screens.win.course"), "title"), 1)
        kinds: list[tuple[object, str]] = [(k, tr(f"screens.win.{k}")) for k in ("territories", "armies", "income")]
        if self._cards:
            kinds.insert(0, (_CARDS, tr("screens.win.won_by")))
        if self._scores:
            kinds.insert(0, (_SCORE, tr("score.column.total")))
        self._what = ToggleRow(kinds, tr("screens.win.course"))
        head.addWidget(self._what)
        column.addLayout(head)
        self._graph = CourseGraph(self._statistics.rows, self._names, "territories")
        self._what.set_value(kinds[0][0])
        self._what.chosen.connect(self._show_course)
        self._graph.setMinimumHeight(current_metrics().px(240))
        self._course = QStackedWidget()
        self._course.addWidget(self._graph)
        if self._cards:
            self._course.addWidget(WinningCards(self._cards))
            self._course.setCurrentIndex(1)
        if self._scores:
            self._course.addWidget(self._make_scores())
            self._course.setCurrentIndex(self._course.count() - 1)
        column.addWidget(self._course, 1)
        return panel

    def _make_scores(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(ScoreTable(self._scores, self._winners[0] if self._winners else -1), 1)
        column.addWidget(Label(tr("score.tie"), "secondary"))
        return page

    def _show_course(self, what: object) -> None:
        """Show the cards that won the game, or how one figure went."""
        pages = {_CARDS: 1, _SCORE: self._course.count() - 1}
        self._course.setCurrentIndex(pages.get(str(what), 0))
        if what not in pages:
            self._graph.set_what(str(what))

    def _make_moments(self) -> QWidget:
        panel = Panel(padding=16, gap=4)
        column = panel.column()
        column.addWidget(Label(tr("screens.win.moments"), "title"))
        for kind, icon in _MOMENT_ICONS.items():
            moment = self._statistics.moments.get(kind)
            if moment is not None and moment.player >= 0 and self._is_notable(moment):
                column.addWidget(MomentRow(icon, tr(f"screens.win.moment.{kind}"), self._told(moment)))
        column.addStretch(1)
        return panel

    def _is_notable(self, moment: Moment) -> bool:
        """Tell whether a moment is worth a line: a win that was likely isn't."""
        return moment.kind != "unlikeliest_win" or moment.amount > _AGAINST

    def _told(self, moment: Moment) -> str:
        name, place = self._names.player(moment.player), self._names.territory(moment.territory)
        if moment.kind == "unlikeliest_win":
            chance = percent(1 - moment.amount / 1000)
            return tr(f"screens.win.moment.{moment.kind}.text", name=name, territory=place, chance=chance)
        edition, key = self._names.table.edition, f"screens.win.moment.{moment.kind}.text"
        return round_words(edition, key, n=moment.amount, name=name, territory=place, round=moment.round)

    def _make_dice(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        column.addWidget(Label(tr("screens.win.dice"), "title"))
        column.addWidget(DiceTally(self._statistics, self._names), 1, Qt.AlignmentFlag(0))
        return panel


class _Page(QWidget):
    """Needs the height that its words take at the width that it gets, not the one that they would take in a narrow column."""

    def minimumSizeHint(self) -> QSize:
        """All of the width, but any height: the scroll area asks for that by the width."""
        return QSize(super().minimumSizeHint().width(), 0)


def _gap(px: int) -> int:
    """Return so many px at 100 %, in a low window half of them: there the panels need the room."""
    metrics = current_metrics()
    return metrics.px(px if metrics.height / metrics.scale >= _AIRY else px / 2)


def _title_key(reason: str) -> str:
    """Return the key of the headline for the way in which the game ended."""
    if reason in _BY_GOAL:
        return "screens.win.title_goal"
    key = f"screens.win.title.{reason}"
    return key if has_text(key) else "screens.win.title"
