"""The screen at the end of a game: who won, the course of the war, its moments, and whether the dice were fair."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPainter, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.classic.capitals import CapitalsSlot
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.missions.ranked import ClaimsSlot
from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.library import entry_of
from risk_desktop.editions.places import places
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import GameWon
from risk_desktop.i18n import has_text, percent, tr
from risk_desktop.storage.evening import EveningTally
from risk_desktop.storage.statistics import NotableMoment
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import draw_crown
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.missions import MISSION_RATIO, MissionFace, draw_mission
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.cards.territory.card_faces import CardFaces
from risk_desktop.ui.game.missions.secret_faces import capital_card, open_mission
from risk_desktop.ui.game.players.score_rows import score_rows
from risk_desktop.ui.game.players.score_sheet import ScoreTable
from risk_desktop.ui.kit import (
    Button,
    ButtonControl,
    IconButton,
    Label,
    PaintedWidget,
    Panel,
    RoundelWidget,
    ScrollArea,
    ToggleRow,
)
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.result.course_graph import CourseGraph
from risk_desktop.ui.screens.result.dice_tally import DiceTally
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.sound import SOUND_FOR_EVENT
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import edition_name, round_words

_MOMENT_ICONS = {"longest_battle": "swords", "largest_army": "army", "best_turn": "blitz", "unlikeliest_win": "target"}
_BY_GOAL = frozenset({"mission", "missions", "capitals", "team_broken", "resigned"})
"""Endings that need explaining, as nobody has conquered the world."""
_SPACIOUS = 860
"""Window height, px at 100 %, from which there is more space between the panels."""
_CARDS, _SCORE = "cards", "score"
KEYS_WAIT_MS = 1500
"""So long after it shows no key leaves it, ms."""
_NEXT_MS = 20
"""Time between making or showing two panels, ms."""
_PLACES = ((0, 0, 2, 1), (0, 1, 1, 2), (1, 1, 1, 1), (1, 2, 1, 1))
"""Row, column, row span and column span of the panels, where they stand side by side."""
_AGAINST = 500
"""Chance against a win, in thousandths, above which it is worth mentioning."""
_WINS = 52.0
"""Width of a roundel with a number of wins, px at 100 %."""
_LEAST_WIDTH = 1150
"""Window width, px at 100 %, below which the panels stand below each other."""
_CARD, _LEAST_CARD, _CARD_GAP = 190.0, 110.0, 16.0
"""Usual and least width of the cards that won the game, and the gap between them, px at 100 %."""


class WinScreen(Screen):
    """Shows how a game has ended, or how it stands where none of its persons plays on: then ``watch`` lets computers go on.

    Its keys lead on, but not at first: Esc is often pressed to close something during a game, and Space to skip what is being
    shown, once too often.
    """

    rematch = Signal()
    replay = Signal()
    review = Signal()
    share = Signal()
    watch = Signal()
    main_menu = Signal()

    def __init__(
        self,
        context: AppContext,
        session: GameSession,
        names: Names,
        evening: EveningTally | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("all", parent, names.boards[0])
        self._evening = evening
        context.set_game_theme(entry_of(find_edition(session.table.edition)).theme, session.table.edition)
        self.app, self.names, self._statistics = context, names, session.statistics
        outcome = session.game.state.outcome
        self.winners = outcome.winners if outcome is not None else ()
        self.reason = outcome.reason if outcome is not None else ""
        self._unfinished = session.is_only_watched
        if self._unfinished:
            self._statistics = session.statistics.copy()
            self._statistics.finish(session.game)
        self._can_go_on = self._unfinished and not session.is_empty  # nothing is kept of an empty one
        self._cards = winning_cards(session, names)
        self._places = places(session.game, session.statistics.gone)
        self._side_of = session.game.rules.side_of
        self._rounds = min(session.game.state.round, scored_rounds(session.game.rules) or session.game.state.round)
        holders = session.game.rules.tenure.holders(session.game.state)
        self.land = [holders.count(p) for p in range(len(session.table.seats))]
        scores = {row.seat: row for row in score_rows(session.game, names)} if self.reason == _SCORE else {}
        self._scores = [scores[seat] for seat in self.ranking()] if scores else []
        self._team = names.teams.won_by(self.winners)
        self._appearing = self._panels_appearing()
        self._appear = QTimer(self)
        self._appear.setInterval(_NEXT_MS)
        self._appear.timeout.connect(self._show_next)
        self._keys: list[QShortcut] = []
        self._waiting_key("Esc").activated.connect(self.main_menu)
        self._read = QTimer(self, singleShot=True, interval=KEYS_WAIT_MS)
        self._read.timeout.connect(self._take_keys)
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
        outer.addWidget(ScrollArea(page), 1)
        if self._stacked:
            foot = self._make_buttons()
            foot.setContentsMargins(side, _gap(12), side, _gap(16))
            outer.addLayout(foot)
        self._fanfare()

    def _make_grid(self) -> QGridLayout:
        """Return the grid for the panels: side by side, or below each other if the text is large for the window."""
        grid = QGridLayout()
        grid.setSpacing(_gap(18))
        if not self._stacked:
            for number, stretch in enumerate((4, 4, 6)):
                grid.setColumnStretch(number, stretch)
            grid.setRowStretch(0, 5)
            grid.setRowStretch(1, 4)
        return grid

    def _panels_appearing(self) -> Iterator[None]:
        """Make the panels one by one, then show them one by one: all in one frame would make the window stutter."""
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
        """Start showing the panels."""
        super().showEvent(event)
        self._appear.start()
        self._read.start()

    def _waiting_key(self, key: str) -> QShortcut:
        """Return a key that does nothing until the page has been seen, nor while it is still held from before."""
        made = QShortcut(QKeySequence(key), self, enabled=False, autoRepeat=False)
        self._keys.append(made)
        return made

    def _take_keys(self) -> None:
        for key in self._keys:
            key.setEnabled(True)

    def prepare(self) -> None:
        """Show everything at once, for pictures and tests."""
        super().prepare()
        self.show_all()

    def show_all(self) -> None:
        """Show the panels that are still missing."""
        for _ in self._appearing:
            pass

    def _show_next(self) -> None:
        if next(self._appearing, self) is self:
            self._appear.stop()

    def _fanfare(self) -> None:
        won = any(self.names.is_human(winner) for winner in self.winners)
        watched = not self.names.table.people
        self.app.sound.play(SOUND_FOR_EVENT[GameWon.__name__] if won or watched else "defeat")

    def _make_head(self, edition: str) -> QBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(current_metrics().px(16))
        if self._team >= 0:
            row.addWidget(TeamBadge(self.names, self._team))
        elif shown := [*self.winners, *chain.from_iterable(self._gone.values())]:
            row.addWidget(RoundelWidget(self.names.seat_colours(shown[0]), 40))
        words = QVBoxLayout()
        words.setSpacing(0)
        subtitle = tr("screens.win.subtitle", n=self._rounds, edition=edition_name(edition))
        if self._unfinished:
            subtitle = f"{subtitle} · {tr('screens.win.unfinished')}"
        if self.reason in _BY_GOAL:
            subtitle = f"{subtitle} · {tr(f'outcome.{self.reason}')}"
        words.addWidget(Label(subtitle, "strong", colour="text2"))
        headline = self._headline()
        words.addWidget(Label(headline, "screen"))
        self.setAccessibleName(sentences((headline, subtitle)))
        row.addLayout(words, 1)
        if not self._stacked:
            row.addLayout(self._make_buttons())
        return row

    def _make_buttons(self) -> QHBoxLayout:
        """Return the ways on: beside the title, or below the page where it scrolls, so that they stay in sight."""
        menu = IconButton("exit", tr("screens.win.menu"), key="F10")
        menu.clicked.connect(self.main_menu)
        share = IconButton("share", tr("share.title"), key="S")
        share.clicked.connect(self.share)
        look = Button(tr("replay.name"), "secondary", key="R")
        look.clicked.connect(self.replay)
        review = Button(tr("review.name"), "secondary", key="V")
        review.clicked.connect(self.review)
        again = Button(tr("screens.win.rematch"), "primary", key="Space", icon="retry")
        again.clicked.connect(self.rematch)
        ways: list[ButtonControl] = [menu, share, look, review]
        if self._can_go_on:  # as a sign where the row is full
            words = tr("screens.win.watch")
            watch = IconButton("eye", words, key="W") if self._stacked else Button(words, "secondary", key="W")
            watch.clicked.connect(self.watch)
            ways.append(watch)
        ways.append(again)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for way in ways:
            way.setShortcut(QKeySequence())  # what it shows on its cap waits
            self._waiting_key(way.key).activated.connect(way.click)
            buttons.addWidget(way)
        return buttons

    @property
    def _gone(self) -> dict[str, list[int]]:
        """The persons of whom it is told why nobody has won, by what is told: who has given up, who else is beaten."""
        if not self._unfinished:
            return {}
        people, resigned = self.names.table.people, self.names.table.resigned
        leavers, beaten = ([seat for seat in people if (seat in resigned) is left] for left in (True, False))
        return {how: seats for how, seats in (("given_up", leavers), ("beaten", beaten)) if seats}

    def _headline(self) -> str:
        if gone := self._gone:
            return " · ".join(
                tr(f"screens.win.title.{how}", n=len(seats), name=", ".join(map(self.names.player, seats)))
                for how, seats in gone.items()
            )
        names = ", ".join(self.names.player(winner) for winner in self.winners)
        if self._team >= 0:
            won = tr("teams.win.title", team=self.names.teams.name(self._team))
            return f"{won}: {names}"
        return tr(_title_key(self.reason), n=len(self.winners), name=names)

    def ranking(self) -> list[int]:
        """Return the seats from first to last, partners by their territories."""
        return sorted(range(len(self.land)), key=self._rank)

    def _rank(self, seat: int) -> tuple[float, int]:
        return self._places[seat], -self.land[seat]

    def _place(self, seat: int) -> int:
        """Return the place that is shown for a player: those of one team, and who came in together, have the same."""
        better = (other for other, place in enumerate(self._places) if place < self._places[seat])
        return 1 + len({self._side_of(other) for other in better})

    def _make_ranking(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        head = QHBoxLayout()
        title = tr("screens.win.standing" if self._unfinished else "screens.win.ranking")
        head.addWidget(Label(title, "title"), 1)
        head.addWidget(Label(tr("screens.win.conquests"), "caption", wrap=False))
        head.addSpacing(current_metrics().px(10))
        head.addWidget(Label(tr("screens.win.most_land"), "caption", wrap=False))
        column.addLayout(head)
        for seat in self.ranking():
            won = seat in self.winners
            beaten = self._statistics.eliminated.get(seat)
            words = tr("screens.win.winner") if won else tr("screens.win.still_there")
            words = self._points_in_words(seat) or words
            if beaten is not None:
                words = round_words(self.names.table.edition, "screens.win.beaten", round=beaten)
            if seat in self.names.table.resigned:
                words = ", ".join((tr("play.plaque.resigned"), *((words,) if beaten is not None else ())))
            figures = (self._statistics.battles_won[seat], self._statistics.most_land[seat])
            column.addWidget(RankRow(self.names, seat, self._place(seat), words, figures, won), 1)
        column.addStretch(0)
        if self._evening is not None and self._evening.games > 1:
            column.addWidget(EveningRow(self.names, self._evening))
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
        self._graph = CourseGraph(self._statistics.rows, self.names, "territories")
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
        column.addWidget(ScoreTable(self._scores, self.winners[0] if self.winners else -1), 1)
        column.addWidget(Label(tr("score.tie"), "secondary"))
        return page

    def _show_course(self, what: object) -> None:
        """Show the cards that won the game, the scores, or the graph of one figure."""
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
                column.addWidget(MomentRow(icon, tr(f"screens.win.moment.{kind}"), self._describe(moment)))
        column.addStretch(1)
        return panel

    def _is_notable(self, moment: NotableMoment) -> bool:
        """Tell whether a moment is worth mentioning; a likely win isn't."""
        return moment.kind != "unlikeliest_win" or moment.amount > _AGAINST

    def _describe(self, moment: NotableMoment) -> str:
        name, place = self.names.player(moment.player), self.names.territory(moment.territory)
        if moment.kind == "unlikeliest_win":
            chance = percent(1 - moment.amount / 1000)
            return tr(f"screens.win.moment.{moment.kind}.text", name=name, territory=place, chance=chance)
        edition, key = self.names.table.edition, f"screens.win.moment.{moment.kind}.text"
        return round_words(edition, key, n=moment.amount, name=name, territory=place, round=moment.round)

    def _make_dice(self) -> QWidget:
        panel = Panel(padding=16, gap=8)
        column = panel.column()
        column.addWidget(Label(tr("screens.win.dice"), "title"))
        column.addWidget(DiceTally(self._statistics, self.names), 1, Qt.AlignmentFlag(0))
        return panel


class _Page(QWidget):
    """The scrolled page, whose height follows from its width."""

    def minimumSizeHint(self) -> QSize:
        """The width of the layout only; Qt's height would be that of text wrapped as narrowly as possible."""
        return QSize(super().minimumSizeHint().width(), 0)


def _gap(px: int) -> int:
    """Return a gap of ``px`` at 100 %, half as wide in a low window."""
    metrics = current_metrics()
    return metrics.px(px if metrics.height / metrics.scale >= _SPACIOUS else px / 2)


def _title_key(reason: str) -> str:
    """Return the key of the headline for a kind of ending."""
    if reason in _BY_GOAL:
        return "screens.win.title_goal"
    key = f"screens.win.title.{reason}"
    return key if has_text(key) else "screens.win.title"


def winning_cards(session: GameSession, names: Names) -> list[MissionFace]:
    """Return the cards that won the game, none if it was won by conquest alone."""
    state, rules = session.game.state, session.game.rules
    outcome = state.outcome
    if outcome is None or not outcome.winners:
        return []
    winner = outcome.winners[0]
    claims, capitals = state.slots.get("claims"), state.slots.get("capitals")
    missions = missions_of(rules)
    if outcome.reason == "mission" and state.decks[MISSIONS].discard:
        return [open_mission(missions[state.decks[MISSIONS].discard[-1]], names, winner)]
    if outcome.reason == "missions" and isinstance(claims, ClaimsSlot):
        return [open_mission(missions[card], names, winner) for card, who in enumerate(claims.holders) if who == winner]
    if outcome.reason == "capitals" and isinstance(capitals, CapitalsSlot):
        lands, title = CardFaces(names), tr("screens.win.capital")
        held = [
            (seat, place) for seat, place in enumerate(capitals.places) if place >= 0 and state.owner[place] == winner
        ]
        return [capital_card(lands.face(place), names, seat, title) for seat, place in held]
    return []


class WinningCards(PaintedWidget):
    """Cards in a row, as large as they fit."""

    def __init__(self, faces: list[MissionFace]) -> None:
        super().__init__()
        self._faces = faces
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(" ".join(face.spoken for face in faces))

    def sizeHint(self) -> QSize:
        """Room for the cards at their usual size."""
        return self._size(_CARD)

    def minimumSizeHint(self) -> QSize:
        """Room for the smallest readable cards."""
        return self._size(_LEAST_CARD)

    def paint(self, painter: QPainter) -> None:
        """Paint the cards."""
        metrics, count = current_metrics(), len(self._faces)
        gap = metrics.f(_CARD_GAP)
        wide = (self.width() - 8 - gap * (count - 1)) / count
        card = min(metrics.f(_CARD) * 1.2, wide, (self.height() - 10) / MISSION_RATIO)
        left = (self.width() - count * card - gap * (count - 1)) / 2
        top = (self.height() - card * MISSION_RATIO) / 2
        for number, face in enumerate(self._faces):
            draw_mission(painter, QRectF(left + number * (card + gap), top, card, card * MISSION_RATIO), face)

    def _size(self, card: float) -> QSize:
        metrics, count = current_metrics(), len(self._faces)
        width = metrics.f(card) * count + metrics.f(_CARD_GAP) * (count - 1) + 8
        return QSize(round(width), round(metrics.f(card) * MISSION_RATIO + 12))


class RankRow(PaintedWidget):
    """A player in the ranking."""

    def __init__(self, names: Names, seat: int, place: int, words: str, figures: tuple[int, int], won: bool) -> None:
        super().__init__()
        self._seat = names.seat_colours(seat)
        self._name, self._words = names.player(seat), words
        self._place, self._figures, self._won = place, figures, won
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(current_metrics().px(116 if won else 92))
        labels = (tr("screens.win.conquests"), tr("screens.win.most_land"))
        shown = ", ".join(f"{label} {n}" for label, n in zip(labels, figures, strict=True))
        self.setAccessibleName(f"{place}. {self._name}, {words}, {shown}")

    def sizeHint(self) -> QSize:
        """The row of the winner is higher."""
        return QSize(self._width(), current_metrics().px(96 if self._won else 72))

    def minimumSizeHint(self) -> QSize:
        """A lower row."""
        return QSize(self._width(), current_metrics().px(84 if self._won else 58))

    def _width(self) -> int:
        metrics = current_metrics()
        name, words = text_font(metrics.f(18), 700), text_font(metrics.f(14.5))
        wide = max(text_width(self._name, name), text_width(self._words, words))
        return max(metrics.px(340), round(metrics.f(128 + 150 + 10) + wide))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 10, tint=self._seat, line=theme.on_turn_line if self._won else "")
        draw_edge_strip(painter, box, self._seat.badge, 10, metrics.f(6))
        middle = box.center().y()
        place = QRectF(metrics.f(10), 0, metrics.f(46), self.height())
        draw_text(painter, place, str(self._place), text_font(metrics.f(21), 700), theme.text2, CENTRE)
        radius = metrics.f(26 if self._won else 21)
        centre = QPointF(metrics.f(88), middle + metrics.f(6 if self._won else 0))
        draw_roundel(painter, self._seat, centre, radius)
        if self._won:
            crown = QRectF(
                centre.x() - metrics.f(14), centre.y() - radius - metrics.f(25), metrics.f(28), metrics.f(24)
            )
            draw_crown(painter, crown)
        left = metrics.f(128)
        width = box.right() - metrics.f(150) - left
        name = QRectF(left, middle - metrics.f(25), width, metrics.f(27))
        draw_text(painter, name, self._name, text_font(metrics.f(18), 700), theme.text, LEFT)
        name.translate(0, metrics.f(26))
        draw_text(painter, name, self._words, text_font(metrics.f(14.5)), theme.text2, LEFT)
        for number, figure in enumerate(reversed(self._figures)):
            column = QRectF(box.right() - metrics.f(16) - metrics.f(72) * (number + 1), 0, metrics.f(72), self.height())
            draw_text(painter, column, str(figure), text_font(metrics.f(17.5), 700), theme.text, RIGHT)


class EveningRow(PaintedWidget):
    """How many games each player has won this evening, those with most first."""

    def __init__(self, names: Names, tally: EveningTally) -> None:
        super().__init__()
        seats = sorted(names.players, key=lambda seat: -tally.wins[seat])
        self._wins = [(names.seat_colours(seat), str(tally.wins[seat])) for seat in seats]
        self._words = tr("screens.win.evening", n=tally.games)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        told = ", ".join(f"{names.player(seat)} {tally.wins[seat]}" for seat in seats)
        self.setAccessibleName(f"{self._words}: {told}")
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for one line."""
        metrics = current_metrics()
        return QSize(round(self._head() + metrics.f(_WINS) * len(self._wins)), metrics.px(38))

    def _head(self) -> float:
        return text_width(self._words, text_font(current_metrics().f(14.5), 600)) + current_metrics().f(14)

    def paint(self, painter: QPainter) -> None:
        """Paint the words, then a roundel with a number for each."""
        theme, metrics = current(), current_metrics()
        font = text_font(metrics.f(14.5), 600)
        draw_text(painter, QRectF(0, 0, self._head(), self.height()), self._words, font, theme.text2, LEFT)
        step = min(metrics.f(_WINS), (self.width() - self._head()) / max(1, len(self._wins)))
        radius = min(metrics.f(11), step * 0.24)
        for number, (colours, wins) in enumerate(self._wins):
            middle = QPointF(self._head() + step * number + radius + 2, self.height() / 2)
            draw_roundel(painter, colours, middle, radius)
            room = QRectF(middle.x() + radius + metrics.f(5), 0, step, self.height())
            draw_text(painter, room, wins, text_font(metrics.f(16), 700), theme.text, LEFT)


class TeamBadge(PaintedWidget):
    """The mark of a team and the roundels of its members."""

    may_shrink = True

    def __init__(self, names: Names, team: int) -> None:
        super().__init__()
        self._sign = names.teams.sign(team)
        self._seats = [names.seat_colours(seat) for seat in names.teams.members[team]]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(names.teams.name(team))

    def sizeHint(self) -> QSize:
        """Room for mark and roundels side by side."""
        return QSize(current_metrics().px(84 + 34 * len(self._seats)), current_metrics().px(88))

    def paint(self, painter: QPainter) -> None:
        """Paint the mark and, overlapping, the members."""
        metrics = current_metrics()
        middle, mark = self.height() / 2, metrics.f(38)
        radius = metrics.f(24)
        for number, seat in reversed(list(enumerate(self._seats))):
            draw_roundel(painter, seat, QPointF(metrics.f(88 + 34 * number), middle), radius)
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(mark + 2, middle), mark)


class MomentRow(PaintedWidget):
    """A notable moment: icon, title, and what happened."""

    may_shrink = True

    def __init__(self, icon: str, title: str, words: str) -> None:
        super().__init__()
        self._icon, self._title, self._words = icon, title, words
        self.setAccessibleName(f"{title}: {words}")

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        metrics = current_metrics()
        title, words = text_font(metrics.f(14.5), 600), text_font(metrics.f(16), 700)
        wide = max(text_width(self._title, title), text_width(self._words, words))
        return QSize(round(metrics.f(56) + wide), metrics.px(50))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        middle = self.height() / 2
        side = metrics.f(22)
        draw_icon(painter, self._icon, QRectF(metrics.f(9), middle - side / 2, side, side), theme.accent)
        line = QRectF(metrics.f(48), middle - metrics.f(22), self.width() - metrics.f(50), metrics.f(21))
        draw_text(painter, line, self._title, text_font(metrics.f(14.5), 600), theme.text2, LEFT)
        line.translate(0, metrics.f(22))
        fits = min(1.0, line.width() / max(1.0, text_width(self._words, text_font(metrics.f(16), 700))))
        draw_text(painter, line, self._words, text_font(metrics.f(16) * fits, 700), theme.text, LEFT)
