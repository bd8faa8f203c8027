"""The page of a person: tiles, the course of the rating, shares of wins, dice, best moments, and the score of an evening."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.controller.catching_up import CatchingUp
from risk_desktop.i18n import fault_words, number, percent, tr
from risk_desktop.profile.database import Database, DatabaseUnavailable
from risk_desktop.profile.export import export_text
from risk_desktop.profile.people import People, keep_people, load_people, persons_in, same_person
from risk_desktop.profile.play import play_record
from risk_desktop.profile.rating import ANCHORS, LEAST_GAMES
from risk_desktop.profile.record import GameRecord
from risk_desktop.profile.summary import Evening, FaceCount, Summary, summary_of
from risk_desktop.storage.files import write_atomically
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import (
    Button,
    Combo,
    IconButton,
    Label,
    Panel,
    RoundelWidget,
    ScrollArea,
    Scrolled,
    ToggleRow,
    clear_layout,
)
from risk_desktop.ui.points import loss_points
from risk_desktop.ui.profile_words import interval_words, kind_words, players_words, signed_words
from risk_desktop.ui.screens.result.dice_tally import FaceBars
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.theme import SEATS, SeatColours, current_metrics
from risk_desktop.ui.words import edition_name

from .evening_table import EveningTable
from .moment_list import MomentList, day_words
from .person_dialog import ForgetDialog, PersonDialog
from .rating_chart import RatingChart
from .share_list import ShareList
from .tiles import FigureTile

_LEAST_WIDTH = 1150
"""Window width, px at 100 %, below which the panels stand below each other."""
_SURE = 2
"""Luck below so many times its standard error is none."""
_BARS = 110
"""Height of the bars of the dice, px at 100 %."""


class ProfileScreen(Screen):
    """Shows the profile of ``person``, "" for whoever has played most. It is filled while ``reading`` goes on.

    ``back``; ``replay_wanted``: a save, and after how many choices the replay begins; ``rematch_wanted``: the save of a game
    whose players want another one.
    """

    back = Signal()
    replay_wanted = Signal(object, int)
    rematch_wanted = Signal(object)
    told = Signal(str)

    def __init__(self, context: AppContext, reading: CatchingUp, person: str = "") -> None:
        super().__init__("all")
        self._context, self._reading = context, reading
        self._database = Database(context.saves)
        self.person = person
        self._games: Sequence[GameRecord] = ()
        self._people = People()
        self.summary: Summary | None = None
        metrics = current_metrics()
        self.stacked = metrics.width / metrics.scale < _LEAST_WIDTH
        self.setAccessibleName(tr("profile.name"))
        self._lay()
        reading.changed.connect(self._heard)
        self.load()
        self._heard()

    # --- how it is laid out

    def _lay(self) -> None:
        metrics = current_metrics()
        page = Scrolled()
        column = QVBoxLayout(page)
        side, gap = metrics.px(36), metrics.px(12)
        column.setContentsMargins(side, metrics.px(14), side, metrics.px(14))
        column.setSpacing(gap)
        column.addLayout(self._make_head())
        self.state = Label("", "body", colour="text2")
        column.addWidget(self.state)
        self.page = QWidget()
        body = QVBoxLayout(self.page)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(gap)
        body.addLayout(self._make_tiles())
        first = (self._make_rating(), self._make_opponents(), self._make_editions())
        second = (self._make_dice(), self._make_moments(), self._make_evening())
        for panels, stretches, share in ((first, (528, 334, 334), 244), (second, (378, 378, 440), 270)):
            row = QBoxLayout(self._across)
            row.setSpacing(gap)
            for panel, stretch in zip(panels, stretches, strict=True):
                row.addWidget(panel, stretch)
            body.addLayout(row, share)
        column.addWidget(self.page, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(ScrollArea(page), 1)

    @property
    def _across(self) -> QBoxLayout.Direction:
        return QBoxLayout.Direction.TopToBottom if self.stacked else QBoxLayout.Direction.LeftToRight

    def _make_head(self) -> QBoxLayout:
        metrics = current_metrics()
        row = QBoxLayout(self._across)
        row.setSpacing(metrics.px(14))
        title = QHBoxLayout()
        title.setSpacing(metrics.px(16))
        self.roundel = RoundelWidget(SEATS[0], 32)
        title.addWidget(self.roundel)
        words = QVBoxLayout()
        words.setSpacing(0)
        self._since = Label("", "strong", colour="text2", wrap=self.stacked)
        self._name = Label(tr("profile.name"), "dialog", wrap=self.stacked)
        words.addWidget(self._since)
        words.addWidget(self._name)
        title.addLayout(words, 1)
        row.addLayout(title, 1)
        self.who = Combo(tr("profile.person"))
        self.who.chosen.connect(self._choose_person)
        self.edition = Combo(tr("profile.editions"))
        self.edition.chosen.connect(self._choose_edition)
        self.edit = IconButton("user", tr("profile.edit"))
        self.edit.clicked.connect(self._edit)
        back = Button(tr("common.back"), "ghost", key="Esc")
        back.clicked.connect(self.back)
        self.export = Button(tr("profile.export"), "secondary", icon="save")
        self.export.clicked.connect(self._ask_export)
        choosers, buttons = QHBoxLayout(), QHBoxLayout()
        self.edit.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for widget, stretch in ((self.who, 1), (self.edit, 0), (self.edition, 1)):
            choosers.addWidget(widget, stretch)
        buttons.addStretch(1)
        buttons.addWidget(back)
        buttons.addWidget(self.export)
        row.addLayout(choosers)
        row.addLayout(buttons)
        return row

    def _make_tiles(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(current_metrics().px(10))
        names = ("won", "rating", "play", "luck", "streak")
        self.tiles = {name: FigureTile(tr(f"profile.{name}")) for name in names}
        for name in ("rating", "play", "luck"):
            self.tiles[name].setToolTip(tr(f"profile.{name}.hint"))
        for place, name in enumerate(names):
            abreast = 2 if self.stacked else len(names)
            grid.addWidget(self.tiles[name], place // abreast, place % abreast)
        return grid

    def _panel(self, title: str, *beside: QWidget) -> tuple[Panel, QVBoxLayout]:
        """Return a panel with a title, and what stands at its right or below it."""
        panel = Panel(padding=14, gap=6)
        column = panel.column()
        head = QBoxLayout(self._across)
        head.addWidget(Label(tr(title), "title", wrap=self.stacked), 1)
        for widget in beside:
            head.addWidget(widget)
        column.addLayout(head)
        return panel, column

    def _caption(self, words: str = "") -> Label:
        return Label(words, "secondary", wrap=self.stacked)

    def _make_rating(self) -> QWidget:
        panel, column = self._panel("profile.rating", self._caption(tr("profile.rating.caption")))
        self.chart = RatingChart()
        column.addWidget(self.chart, 1)
        return panel

    def _make_opponents(self) -> QWidget:
        panel, column = self._panel("profile.opponents", self._caption(tr("profile.opponents.caption")))
        self.opponents = ShareList()
        column.addWidget(self._rolled(self.opponents), 1)
        return panel

    def _make_editions(self) -> QWidget:
        kinds: list[tuple[object, str]] = [(kind, tr(f"profile.{kind}")) for kind in ("editions", "players")]
        panel = Panel(padding=14, gap=6)
        column = panel.column()
        self.kinds = ToggleRow(kinds, tr("profile.won"))
        self.kinds.chosen.connect(self._show_kinds)
        self.kinds.setToolTip(tr("profile.editions.caption"))
        column.addWidget(self.kinds)
        self.by_kind = ShareList()
        column.addWidget(self._rolled(self.by_kind), 1)
        return panel

    def _rolled(self, content: QWidget) -> QWidget:
        """Return a widget that scrolls where it is too high, unless the page does."""
        return content if self.stacked else ScrollArea(content)

    def _make_dice(self) -> QWidget:
        self._dice_caption = self._caption()
        panel, column = self._panel("profile.dice", self._dice_caption)
        self._dice = QVBoxLayout()
        column.addLayout(self._dice, 1)
        return panel

    def _make_moments(self) -> QWidget:
        panel, column = self._panel("profile.moments")
        self.moments = MomentList(self._context.saves)
        self.moments.chosen.connect(self.replay_wanted)
        column.addWidget(self._rolled(self.moments), 1)
        return panel

    def _make_evening(self) -> QWidget:
        self.evenings = Combo(tr("profile.evening.all"))
        self.evenings.chosen.connect(self._show_evening)
        panel, column = self._panel("profile.evening", self.evenings)
        self.evening = EveningTable()
        column.addWidget(self._rolled(self.evening), 1)
        self.again = Button(tr("screens.win.rematch"), "primary", icon="retry")
        self.again.clicked.connect(self._play_again)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.again)
        column.addLayout(foot)
        return panel

    # --- what shows

    def load(self) -> None:
        """Read the games anew and show them."""
        try:
            self._games = self._database.games()
        except DatabaseUnavailable as fault:
            self._show_nothing(tr(fault.problem.key, None, **fault.problem.params))
            return
        if self._database.problem is not None:
            problem, self._database.problem = self._database.problem, None
            self._notice = tr(problem.key, None, **problem.params)
        self._people = load_people(self._context.saves)
        known = persons_in(self._games, self._people)
        self.person = next((each for each in known if same_person(each, self.person)), known[0] if known else "")
        if not known:
            self._show_nothing(tr("profile.empty"))
            return
        self.who.set_choices([(each, each) for each in known])
        self.who.set_value(self.person)
        played = summary_of(self._games, self._people, self.person)
        before = self.edition.value()
        editions = [share.key for share in played.by_edition]
        names: list[tuple[object, str]] = [(key, edition_name(key)) for key in editions]
        self.edition.set_choices([("", tr("profile.editions.all")), *names])
        self.edition.set_value(before if before in editions else "")
        self.show_summary()

    def _show_nothing(self, words: str) -> None:
        self.page.hide()
        for widget in (self.who, self.edit, self.edition, self.export, self.roundel):
            widget.hide()
        self._name.setText(tr("profile.name"))
        self._since.setText("")
        self._words = words
        self._heard()

    def show_summary(self) -> None:
        """Show the person and the rule set that are chosen."""
        edition = str(self.edition.value() or "")
        self.summary = summary = summary_of(self._games, self._people, self.person, edition)
        self._words = ""
        for widget in (self.page, self.who, self.edit, self.edition, self.export, self.roundel):
            widget.show()
        colours = self._colours()
        self.roundel.set_seat(colours)
        self._name.setText(summary.person)
        since = tr("profile.since", summary.total.games, day=day_words(summary.since))
        solved = self._context.puzzles.solved(summary.person)
        place = tr("profile.place.line", place=number(summary.total.place, 1))
        self._since.setText(" · ".join([since, place, *([tr("profile.puzzles", solved)] if solved else [])]))
        self.setAccessibleName(sentences((tr("profile.name"), summary.person)))
        self._show_tiles(summary)
        self.chart.show_curve(summary.curve, colours)
        self.opponents.show_shares(summary.by_opponents, kind_words)
        self._show_kinds(self.kinds.value())
        self._show_dice(summary.dice)
        self.moments.show_moments(summary.moments)
        days: list[tuple[object, str]] = [(place, _evening_words(each)) for place, each in enumerate(summary.evenings)]
        self.evenings.set_choices(days)
        self._show_evening(0)
        self._heard()

    def _colours(self) -> SeatColours:
        """Return the colours in which the person played last."""
        for game in reversed(self._games):
            for seat in game.seats:
                if same_person(self._people.person_of(game, seat), self.person):
                    return SEATS[seat.colour % len(SEATS)]
        return SEATS[0]

    def _show_tiles(self, summary: Summary) -> None:
        total, rating = summary.total, summary.rating
        interval, fair = interval_words(total), percent(total.fair)
        words = tr("profile.won.detail", share=percent(total.share), interval=interval, fair=fair)
        well = total.share > total.fair
        self.tiles["won"].show_figure(
            str(total.won), tr("profile.won.of", n=total.games), words, "good" if well else "text"
        )
        if len(summary.curve) >= LEAST_GAMES:
            error = f"±{math.ceil(rating.error)}"
            self.tiles["rating"].show_figure(str(round(rating.value)), error, level_words(rating.value))
        else:
            self.tiles["rating"].show_figure("", "", tr("profile.rating.too_few", n=LEAST_GAMES))
        self._show_play()
        luck = summary.luck if total.games > 1 and abs(summary.luck) >= _SURE * summary.luck_error else 0.0
        verdict = "good" if luck > 0 else "bad" if luck < 0 else "even"
        error = f"±{number(summary.luck_error, 1)}" if total.games > 1 else ""
        self.tiles["luck"].show_figure(signed_words(summary.luck), error, tr(f"profile.luck.{verdict}"))
        wins = tr("profile.streak.wins", summary.streak)
        self.tiles["streak"].show_figure(str(summary.streak), wins, tr("profile.streak.detail", n=summary.running))

    def _show_play(self) -> None:
        """Show what was lost in a turn, as far as reviews tell."""
        edition, tile = str(self.edition.value() or ""), self.tiles["play"]
        play = play_record(self._games, self._people, self.person, self._context.saves, edition)
        if not play.word:
            tile.show_figure("", "", tr("profile.play.none"))
            return
        lost = loss_points(play.lost)
        points = f"{lost._replace(value=-lost.value).words(signed=False)} {lost.within()}"
        colour = "good" if play.word in ("excellent", "good") else "text"
        tile.show_figure(
            tr(f"review.play.{play.word}"),
            tr("profile.play.of", play.games),
            tr("profile.play.detail", points=points),
            colour,
        )

    def _show_kinds(self, kind: object) -> None:
        if self.summary is not None:
            by_players = kind == "players"
            shares = self.summary.by_players if by_players else self.summary.by_edition
            self.by_kind.show_shares(shares, players_words if by_players else edition_name)

    def _show_dice(self, tallies: Sequence[FaceCount]) -> None:
        """Show the dice with most rolls; those of another kind are told below."""
        clear_layout(self._dice)
        most = max(tallies, key=_rolled_dice, default=None)
        if most is None:
            self._dice_caption.setText("")
            self._dice.addWidget(Label(tr("profile.dice.none"), "body", colour="text2"))
            return
        rolled = sum(most.faces)
        expected = number(rolled / most.sides)
        self._dice_caption.setText(tr("profile.dice.caption", rolled=number(rolled), expected=expected))
        self._dice.addWidget(FaceBars(list(most.faces), tr("tables.tally.name"), _BARS), 1)
        for tally in tallies:
            words = tr("profile.dice.stray", share=percent(tally.chance))
            if len(tallies) > 1:
                words = f"{tr('profile.dice.kind', sides=tally.sides)}: {words}"
            self._dice.addWidget(Label(words, "secondary"))

    def _show_evening(self, place: object) -> None:
        evenings = self.summary.evenings if self.summary is not None else ()
        chosen = evenings[place] if isinstance(place, int) and place < len(evenings) else None
        self.evening.show_evening(chosen, self.person)
        self.again.setVisible(chosen is not None)
        self.evenings.setVisible(chosen is not None)
        self._evening = chosen
        self.again.setEnabled(chosen is not None and (self._context.saves / chosen.save).is_file())

    _evening: Evening | None = None
    _words = _notice = ""
    _was_running = False

    def _heard(self) -> None:
        """Tell how far the reading is; show everything anew when it has come to its end."""
        reading = self._reading
        words = self._words
        if reading.is_running and reading.total:
            words = tr("profile.reading", done=reading.done, total=reading.total)
        elif reading.fault is not None:
            words = tr("profile.failed")
        shown = " ".join(filter(None, (self._notice, words)))
        self.state.setText(shown)
        self.state.setVisible(bool(shown))
        ended, self._was_running = self._was_running and not reading.is_running, reading.is_running
        if ended and reading.total:
            self.load()

    # --- what the person chooses

    def _choose_person(self, person: object) -> None:
        self.person = str(person)
        self.load()

    def _choose_edition(self, _: object) -> None:
        self.show_summary()

    def _play_again(self) -> None:
        if self._evening is not None:
            self.rematch_wanted.emit(self._context.saves / self._evening.save)

    def _edit(self) -> None:
        dialog = PersonDialog(self, self.person)
        dialog.renamed.connect(self.rename)
        dialog.forget_wanted.connect(self._ask_forget)
        dialog.open()

    def rename(self, name: str) -> None:
        """Call the person otherwise."""
        self._say_of_people(self._people.rename(self.person, name), name)

    def _ask_forget(self) -> None:
        dialog = ForgetDialog(self, self.person)
        dialog.agreed.connect(self.forget)
        dialog.open()

    def forget(self) -> None:
        """Let the games of the person count for nobody."""
        self._say_of_people(self._people.forget(self.person, datetime.now(UTC)), "")

    def _say_of_people(self, people: People, person: str) -> None:
        try:
            keep_people(self._context.saves, people)
        except OSError as fault:
            self.told.emit(tr("profile.export.failed", why=fault_words(fault)))
            return
        self.person = person
        self.load()

    def _ask_export(self) -> None:
        usual = str(Path.home() / f"risk-{self.person}.json")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("profile.export"), usual, "JSON (*.json)")
        if chosen:
            self.write(Path(chosen))

    def write(self, path: Path) -> None:
        """Write the profile as JSON, and tell where."""
        whole = summary_of(self._games, self._people, self.person)
        try:
            write_atomically(path, export_text(whole, self._games, self._people))
        except OSError as fault:
            self.told.emit(tr("profile.export.failed", why=fault_words(fault)))
        else:
            self.told.emit(tr("profile.exported", file=str(path)))


def level_words(rating: float) -> str:
    """Return between which levels a rating is."""
    levels = {level: value for level, value in ANCHORS.items() if level != "random"}
    below = [level for level, value in levels.items() if value <= rating]
    above = [level for level, value in levels.items() if value > rating]
    if not below:
        return tr("profile.rating.below", level=kind_words(above[0]))
    if not above:
        return tr("profile.rating.above", level=kind_words(below[-1]))
    return tr("profile.rating.between", low=kind_words(below[-1]), high=kind_words(above[0]))


def _rolled_dice(tally: FaceCount) -> int:
    return sum(tally.faces)


def _evening_words(evening: Evening) -> str:
    return tr("profile.evening.games", evening.games, day=day_words(f"{evening.date}T12:00:00"))
