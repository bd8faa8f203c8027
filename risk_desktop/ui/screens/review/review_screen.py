"""The page of a review: who won by skill and who by luck, how the chances went, and which decisions cost most."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QDateTime, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.controller.replay import ReplaySource
from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.editions.library import entry_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.i18n import tr
from risk_desktop.review.report import Costly, GameReview
from risk_desktop.review.standing import FORETOLD
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT
from risk_desktop.ui.game.decisions.judged import lent_words, resigned_words
from risk_desktop.ui.game.players.score_rows import score_rows
from risk_desktop.ui.kit import Button, Label, Panel, RoundelWidget, ScrollArea, Scrolled, clear_layout
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import within
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import game_words

from .arrow_legend import ArrowLegend
from .chance_chart import ChanceChart, out_at
from .decision_card import DecisionCard
from .figures import NOT_VALUED, UNKNOWN
from .mini_map import MiniMaps
from .progress_panel import ProgressPanel, partial_words
from .skill_table import SizeLegend, SkillTable

_LEAST_WIDTH = 1150
"""Window width, px at 100 %, below which the panels stand below each other."""
_ABREAST = 2
"""So many cards stand side by side there."""
_CARDS = 5
_LATER_MS, _SLICE_MS = 120, 4.0
"""So long pictures wait for the size to settle; the longest time that drawing them may block the window at once."""


def viewer_of(source: ReplaySource) -> int:
    """Return the seat of the one person in a game, -1 where there are none or several."""
    people = source.table.people
    return people[0] if len(people) == 1 else -1


def first_seat(source: ReplaySource) -> int:
    """Return of whom the review of a game tells first: the person, else the winner."""
    outcome, viewer = source.recording.game_at(source.recording.end).state.outcome, viewer_of(source)
    return viewer if viewer >= 0 else outcome.winners[0] if outcome is not None and outcome.winners else 0


class ReviewScreen(Screen):
    """Shows what ``reviewing`` finds of the game in ``source``; ``seat``: of whom first, -1 for the person or the winner.

    ``back``; ``replay_wanted`` carries the place where the replay should begin.
    """

    back = Signal()
    replay_wanted = Signal(int)

    def __init__(self, context: AppContext, source: ReplaySource, reviewing: Reviewing, seat: int = -1) -> None:
        names = Names(source.table, source.boards)
        super().__init__("all", None, source.boards[0])
        edition = source.table.edition
        context.set_game_theme(entry_of(find_edition(edition)).theme, edition)
        self._source, self.reviewing, self.names = source, reviewing, names
        self._recording = source.recording
        self._end = source.recording.game_at(source.recording.end)
        outcome = self._end.state.outcome
        self._winners = outcome.winners if outcome is not None else ()
        self.viewer = viewer_of(source)
        first = first_seat(source)
        self.seat = seat if seat >= 0 else first
        self._out = out_at(source.recording)
        self._maps = MiniMaps(source.recording, names, context.semy)
        self._drawing: Iterator[None] | None = None
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self._begin_drawing)
        self._steps = QTimer(self, interval=0)
        self._steps.timeout.connect(self._draw)
        metrics = current_metrics()
        self.stacked = metrics.width / metrics.scale < _LEAST_WIDTH
        self.cards: list[DecisionCard] = []
        self.setAccessibleName(tr("review.title"))
        self._lay(first)
        reviewing.changed.connect(self.show_found)
        self.table.mark(self.seat)
        self.show_found()

    # --- how it is laid out

    def _lay(self, first: int) -> None:
        metrics = current_metrics()
        page = Scrolled()
        column = QVBoxLayout(page)
        side, gap = metrics.px(36), metrics.px(12)
        column.setContentsMargins(side, metrics.px(14), side, metrics.px(14))
        column.setSpacing(gap)
        column.addLayout(self._make_head(first))
        self._panels = panels = QGridLayout()
        panels.setSpacing(gap)
        table, chart, cards = self._make_table(first), self._make_chart(), self._make_cards()
        if self.stacked:
            for row, panel in enumerate((table, chart, cards)):
                panels.addWidget(panel, row, 0)
        else:
            panels.addWidget(table, 0, 0)
            panels.addWidget(chart, 0, 1)
            panels.addWidget(cards, 1, 0, 1, 2)
            panels.setColumnStretch(0, 700)
            panels.setColumnStretch(1, 506)
            self._share_height(cards=True)
        column.addLayout(panels, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ScrollArea(page), 1)
        if self.stacked:
            foot = self._make_buttons()
            foot.setContentsMargins(side, gap, side, metrics.px(14))
            outer.addLayout(foot)

    def _share_height(self, *, cards: bool) -> None:
        """Let cards have the height that is left; where there are none, table and chart have it."""
        for row, grows in enumerate((not cards, cards)):
            self._panels.setRowStretch(row, int(grows))

    def _make_head(self, first: int) -> QBoxLayout:
        metrics = current_metrics()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        row = QBoxLayout(down if self.stacked else across)
        row.setSpacing(metrics.px(14))
        title = QHBoxLayout()
        title.setSpacing(metrics.px(16))
        title.addWidget(RoundelWidget(self.names.seat_colours(first), 36))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(self._subtitle(), "strong", colour="text2", wrap=self.stacked))
        words.addWidget(Label(tr("review.title"), "dialog", wrap=self.stacked))
        title.addLayout(words, 1)
        row.addLayout(title, 1)
        self.progress = ProgressPanel()
        self.progress.stopped.connect(self.reviewing.stop)
        self.progress.wanted.connect(self._go_on)
        row.addWidget(self.progress)
        if not self.stacked:
            row.addLayout(self._make_buttons())
        return row

    def _subtitle(self) -> str:
        words = game_words(self._source.table.edition, self._source.save)
        return tr("screens.win.subtitle", n=self._end.state.round, edition=words)

    def _make_buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(current_metrics().px(10))
        buttons.addStretch(1)
        back = Button(tr("common.back"), "ghost", key="Esc")
        back.clicked.connect(self.back)
        watch = Button(tr("review.watch"), "primary", key="Space", icon="play")
        watch.clicked.connect(self._watch)
        buttons.addWidget(back)
        buttons.addWidget(watch)
        return buttons

    def _titled(self, panel: Panel, title: Label, *beside: QWidget) -> QVBoxLayout:
        """Lay the title of a panel, and what stands at the right of it or below it."""
        column = panel.column()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        head = QBoxLayout(down if self.stacked else across)
        head.setSpacing(current_metrics().px(14))
        head.addWidget(title, 1)
        for widget in beside:
            head.addWidget(widget)
        column.addLayout(head)
        return column

    def _make_table(self, first: int) -> QWidget:
        panel = Panel(padding=14, gap=6)
        points = Label(tr("review.table.points"), "secondary", wrap=self.stacked)
        column = self._titled(panel, Label(tr("review.table"), "title", wrap=self.stacked), points)
        self.table = SkillTable(self.names, self._order(first), folded=self.stacked)
        self.table.chosen.connect(self.show_seat)
        column.addWidget(self.table, 1)
        self.sum = Label("", "caption", wrap=True)
        self.notes = Label("", "secondary", wrap=True)
        if self.stacked:
            column.addWidget(self.sum)
            column.addWidget(self.notes)
            column.addWidget(SizeLegend())
            return panel
        foot = QHBoxLayout()
        foot.addWidget(self.sum, 1)
        foot.addWidget(SizeLegend())
        column.addLayout(foot)
        column.addWidget(self.notes)
        return panel

    def _make_chart(self) -> QWidget:
        panel = Panel(padding=14, gap=6)
        band = tr("review.chart.band", within=within(100 * FORETOLD, 0))
        beside = Label(band, "secondary", wrap=self.stacked)
        column = self._titled(panel, Label(tr("review.chart"), "title", wrap=self.stacked), beside)
        self.chart = ChanceChart(self._recording, self.names, self._out, self.seat)
        self.chart.chosen.connect(self.replay_wanted)
        column.addWidget(self.chart, 1)
        self._numbers = Label("", "caption", wrap=False)
        self.method = Label("", "secondary", wrap=True, align=LEFT if self.stacked else RIGHT)
        if self.stacked:
            column.addWidget(self._numbers)
            column.addWidget(self.method)
            return panel
        foot = QHBoxLayout()
        foot.addWidget(self._numbers)
        foot.addWidget(self.method, 1)
        column.addLayout(foot)
        return panel

    def _make_cards(self) -> QWidget:
        panel = Panel(padding=14, gap=8)
        self._cards_title = Label("", "title", wrap=self.stacked)
        self._legend = ArrowLegend(self.names.seat_colours(self.seat))
        hint = Label(tr("review.card.hint"), "secondary", wrap=self.stacked)
        column = self._titled(panel, self._cards_title, self._legend, hint)
        self._cards_grid = QGridLayout()
        self._cards_grid.setSpacing(current_metrics().px(10))
        column.addLayout(self._cards_grid, 1)
        self.rest = Label()
        return panel

    def _order(self, first: int) -> list[int]:
        """Return the seats as their rows stand: the person's own, then by place."""
        state, outcome = self._end.state, self._end.state.outcome
        if outcome is not None and outcome.reason == "score":
            placed = [row.seat for row in score_rows(self._end, self.names)]
        else:
            held = self._end.rules.tenure.holders(state)

            def rank(seat: int) -> tuple[bool, float, int]:
                return seat not in self._winners, -self._out.get(seat, float("inf")), -held.count(seat)

            placed = sorted(self.names.players, key=rank)
        return sorted(placed, key=lambda seat: seat != first)

    # --- what shows

    def show_found(self) -> None:
        """Show what is known by now."""
        self.progress.show_state(self.reviewing)
        review = self.reviewing.report
        self.table.show_review(review, UNKNOWN if self.reviewing.is_running else NOT_VALUED)
        if review is None:
            self._show_cards((), self._unknown_words())
            return
        self.chart.show_review(review)
        self._show_words(review)
        decisions = review.costliest(self.seat, _CARDS)
        self._show_cards(decisions, self._rest_words(review, any_shown=bool(decisions)))

    def _unknown_words(self) -> str:
        """Return what is said where it isn't known yet whether there is something to say."""
        return UNKNOWN if self.reviewing.is_running else tr("review.not_valued")

    def _rest_words(self, review: GameReview, *, any_shown: bool) -> str:
        """Return what is said beside the cards: that there is nothing else, as soon as that is known.

        Who goes deeper values anew what is in doubt, and may find more.
        """
        deeper = self.reviewing.is_running and self.reviewing.stage == "deepen"
        if deeper or review.settled(self.seat) != review.asked[self.seat]:
            return self._unknown_words()
        if any_shown:
            return tr("review.cards.no_other")
        if review.asked[self.seat]:
            return tr("review.cards.none")
        own, name = self.seat == self.viewer, self.names.player(self.seat)
        return tr("review.cards.no_choice.own") if own else tr("review.cards.no_choice.of", name=name)

    def _show_words(self, review: GameReview) -> None:
        self.sum.setText(tr("review.sum") if review.covers_all else partial_words(review))
        told = (say(review, self.seat, self.names) for say in (lent_words, resigned_words))
        self.notes.setText(" ".join(filter(None, told)))
        self.notes.setVisible(bool(self.notes.text()))
        turning = len(review.turning_points)
        self._numbers.setText(tr("review.turning_points", turning) if turning else "")
        level = tr(f"common.level.{review.method.level}")
        ending = "review.method" if review.method.rounds else "review.method.to_end"
        self.method.setText(tr(ending, review.method.games, level=level))

    def show_seat(self, seat: int) -> None:
        """Let chart and cards tell of a player."""
        self.seat = seat
        self.table.mark(seat)
        self.chart.show_seat(seat)
        self._legend.show_seat(self.names.seat_colours(seat))
        self.show_found()

    def _show_cards(self, decisions: tuple[Costly, ...], rest: str) -> None:
        """Show a card for each of the costliest decisions, and ``rest`` beside them where there is room."""
        own = self.seat == self.viewer
        name = self.names.player(self.seat)
        self._cards_title.setText(tr("review.cards.own") if own else tr("review.cards.of", name=name))
        shown = tuple(card.decision for card in self.cards)
        if decisions == shown and self.rest.text() == rest:
            return
        self._drawing = None  # of cards that go
        self._steps.stop()
        clear_layout(self._cards_grid)
        if not self.stacked:
            self._share_height(cards=bool(decisions) or rest == UNKNOWN)
        self.cards = [DecisionCard(each, self.names) for each in decisions]
        self.rest = Label(rest, "body", colour="text2", align=CENTRE)
        abreast = _ABREAST if self.stacked else _CARDS
        for number, widget in enumerate((*self.cards, self.rest)[:_CARDS]):
            self._cards_grid.addWidget(widget, number // abreast, number % abreast)
        for number, card in enumerate(self.cards):
            row = number - number % abreast
            card.stand_in(self.cards[row : row + abreast])
            card.clicked.connect(self._open_card)
        for column in range(abreast):
            self._cards_grid.setColumnStretch(column, 1)
        self._later.start()

    # --- pictures

    def prepare(self) -> None:
        """Draw everything at once, for pictures and tests."""
        super().prepare()
        self._later.stop()
        self._steps.stop()
        for _ in self._drawings():
            pass

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the pictures anew for their size."""
        super().resizeEvent(event)
        self._later.start()

    def _begin_drawing(self) -> None:
        self._drawing = self._drawings()
        self._steps.start()

    def _drawings(self) -> Iterator[None]:
        for card in list(self.cards):
            if not card.has_picture:
                yield from card.drawing(self._maps)

    def _draw(self) -> None:
        """Draw for a few ms."""
        end = QDateTime.currentMSecsSinceEpoch() + _SLICE_MS
        while self._drawing is not None and QDateTime.currentMSecsSinceEpoch() < end:
            if next(self._drawing, self) is self:
                self._drawing = None
        if self._drawing is None:
            self._steps.stop()

    # --- what the person chooses

    def _go_on(self) -> None:
        if self.reviewing.is_complete:
            self.reviewing.deepen()
        else:
            self.reviewing.begin()

    def _watch(self) -> None:
        self.replay_wanted.emit(0)

    def _open_card(self) -> None:
        card = self.sender()
        if isinstance(card, DecisionCard):
            self.replay_wanted.emit(card.decision.place)
