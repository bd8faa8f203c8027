"""The screen for a new game: rule set, seats and house rules, with the choices of last time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.controller.table import HUMAN, Seat, Table
from risk_desktop.editions.edition import Edition
from risk_desktop.editions.registry import EDITIONS, neutral_seats
from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import language, tr, words_of
from risk_desktop.maps.finder import land_boards
from risk_desktop.profile.names import known_names
from risk_desktop.storage.mixes import Mix, load_mixes
from risk_desktop.storage.settings import SPEEDS, LastSetup
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Button, Combo, Label, Panel, ScrollArea, ToggleRow
from risk_desktop.ui.screens.backdrop import BOARD, board_picture
from risk_desktop.ui.screens.new_game.edition_card import ChosenGame, game_list
from risk_desktop.ui.screens.new_game.hint_seats import HintSeats
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.library import Library
from risk_desktop.ui.screens.new_game.seat_controls import AllComputers
from risk_desktop.ui.screens.new_game.seat_table import SeatTable
from risk_desktop.ui.screens.new_game.seats import remembered_seats, usual_seats, with_easy_opponents
from risk_desktop.ui.screens.new_game.which_one import WhichOneDialog
from risk_desktop.ui.screens.screen import TitledScreen
from risk_desktop.ui.teams import teams_of
from risk_desktop.ui.theme import current_metrics

MOST_PROGRAMS = 8
"""How many outside programs are remembered."""
_PICTURE = QSize(480, 300)
_LEAST_WIDTH = 1150
"""Window width, px at 100 %, below which rule sets and seats don't fit side by side."""


class NewGameScreen(TitledScreen):
    """Sets up a new game; every choice has a sensible default. ``start`` carries a Table, ``learn`` the name of a lesson."""

    start = Signal(object)
    learn = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(tr("screens.new.title"), parent)
        self.app = context
        last = context.settings.last_setup
        self.edition = EDITIONS.get(last.edition) or next(iter(EDITIONS.values()))
        known = {spec.key: spec for spec in self.edition.options}
        self._options: dict[str, OptionValue] = {
            key: value for key, value in last.options.items() if key in known and value in known[key].values
        }
        self._remembered = remembered_seats(last.seats)
        metrics = current_metrics()
        self._stacked = metrics.width / metrics.scale < _LEAST_WIDTH
        self._mixes = load_mixes()
        self._games = game_list(tuple(EDITIONS.values())) if self._stacked else None
        self._lay_out(self._make_editions(), self._make_table(), self._make_start())
        self._show_options()
        self._show_neutrals(last.neutrals)
        self._show_edition()
        self._validate()  # before the first frame: the columns follow from what shows

    def _lay_out(self, editions: QWidget, table: Panel, start: QHBoxLayout) -> None:
        """Lay out rule sets and seats side by side, or below each other in a scroll area if the window is narrow."""
        gap = current_metrics().px(28)
        if not self._stacked:
            self._table_column.addLayout(start)
            row = QHBoxLayout()
            row.setSpacing(gap)
            row.addWidget(editions, 13)
            row.addWidget(table, 9)
            self.body.addLayout(row, 1)
            return
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(gap)
        assert self._games is not None
        self._games.chosen.connect(self.choose_edition)
        self.head.addWidget(self._games)  # above what scrolls
        column.addWidget(table)
        column.addWidget(editions)
        self.body.addWidget(ScrollArea(page), 1)
        self.body.addLayout(start)

    # Left: the rule sets

    def _make_editions(self) -> Library:
        self.library = Library(tuple(EDITIONS.values()), board_picture(_PICTURE), scrolls=not self._stacked)
        self.library.chosen.connect(self.choose_edition)
        self.library.learn.connect(self.learn)
        self.library.advice_wanted.connect(self.ask_which)
        return self.library

    def choose_edition(self, edition: object) -> None:
        """Choose a rule set, with its printed rules and a number of players that it allows."""
        if isinstance(edition, Edition) and edition is not self.edition:
            self.edition = edition
            self._options = {}
            self._show_options()
        self._fit_count(self.library.filtered or len(self.seat_table.seats()))
        self._show_edition()

    def ask_which(self) -> None:
        """Open the dialog that advises which rule set to play."""
        dialog = WhichOneDialog(self, tuple(EDITIONS.values()), len(self.seat_table.seats()))
        dialog.chosen.connect(self._take_advice)
        dialog.open()

    def _take_advice(self, edition: object, players: int) -> None:
        self.library.filter_by(0)
        self.choose_edition(edition)
        self._fit_count(players)
        self._show_edition()

    def _show_edition(self) -> None:
        players = len(self.seat_table.seats())
        if self._board is not None:
            self._board_field.setVisible(self.edition.boards == (BOARD,))
        self.seat_table.set_teams(teams_of(self.edition.id, players, self._options))
        self._show_neutrals()
        self.library.show_chosen(self.edition, players)
        self.chosen_game.show_edition(self.edition, players, self._options)
        if self._games is not None:
            self._games.set_value(self.edition)

    def _show_neutrals(self, chosen: Sequence[int] = ()) -> None:
        """Show pickers for the colours that nobody plays."""
        self.seat_table.set_neutrals(
            neutral_seats(self.edition.id, len(self.seat_table.seats()), self._options), chosen
        )

    def _nearest_count(self, wanted: int) -> int:
        """Return the allowed number of players nearest to ``wanted``."""
        return min(self.edition.all_players, key=lambda count: (abs(count - wanted), count))

    def _fit_count(self, wanted: int) -> None:
        """Enable only the allowed numbers of players, and choose the one nearest to ``wanted``."""
        allowed = self.edition.all_players
        self.count_row.disable_values({count for count in self._possible if count not in allowed})
        count = self._nearest_count(wanted)
        if count != len(self.seat_table.seats()):
            self.count_row.set_value(count)
            self._set_count(count)

    # Right: the table

    def _make_table(self) -> Panel:
        panel = Panel(padding=20, gap=10)
        column = self._table_column = panel.column()
        head = QHBoxLayout()
        head.addWidget(Label(tr("screens.new.table"), "title"), 1)
        head.addWidget(Label(tr("screens.new.players"), "strong", colour="text2", wrap=False))
        self._possible = sorted({n for edition in EDITIONS.values() for n in edition.all_players})
        counts: list[tuple[object, str]] = [(n, str(n)) for n in self._possible]
        self.count_row = ToggleRow(counts, tr("screens.new.players"))
        head.addWidget(self.count_row)
        column.addLayout(head)
        seats = self._remembered or usual_seats(4)
        if len(seats) not in self.edition.all_players:
            seats = usual_seats(self._nearest_count(len(seats)))
        self.count_row.disable_values(set(self._possible) - set(self.edition.all_players))
        self.count_row.set_value(len(seats))
        self.count_row.chosen.connect(self._set_count)
        self.seat_table = SeatTable(seats, self.app.settings.programs, known_names(self.app.saves))
        self.seat_table.name_teams(self.app.settings.last_setup.teams)
        self.seat_table.changed.connect(self._validate)
        column.addWidget(self.seat_table if self._stacked else ScrollArea(self.seat_table), 1)
        column.addLayout(self._make_rules())
        column.addLayout(self._make_speed())
        return panel

    def _make_rules(self) -> QHBoxLayout:
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(Label(tr("screens.new.house_rules"), "strong"))
        self.rules_label = Label("", "secondary")
        words.addWidget(self.rules_label)
        row.addLayout(words, 1)
        customise = Button(tr("screens.new.customise"), "secondary")
        customise.clicked.connect(self._customise)
        row.addWidget(customise)
        return row

    def _make_speed(self) -> QVBoxLayout:
        """Return what is set for all at once: side by side, or on two lines if the window is narrow."""
        lines, row = QVBoxLayout(), QHBoxLayout()
        self.speed_combo = Combo(tr("screens.settings.ai_speed"), [(s, tr(f"screens.speed.{s}")) for s in SPEEDS])
        self.speed_combo.set_value(self.app.settings.ai_speed)
        self.all_computers = AllComputers()
        self.all_computers.chosen.connect(self._level_all)
        self._computers = _titled(self.all_computers)
        if self._stacked:
            lines.addWidget(self._computers)
        else:
            row.addWidget(self._computers, 1)
        self._speed = _titled(self.speed_combo)
        row.addWidget(self._speed, 1)
        self.hint_seats = HintSeats()
        self.hint_seats.allow(self.seat_table.seats(), self.app.settings.last_setup.hints)
        self._hints = _titled(self.hint_seats)
        if self._stacked:
            lines.addWidget(self._hints)
        else:
            row.addWidget(self._hints, 1)
        self._board = self._make_board()
        if self._board is not None:
            self._board_field = _titled(self._board)
            row.addWidget(self._board_field, 1)
        lines.addLayout(row)
        return lines

    def _make_board(self) -> Combo | None:
        """Return the drop-down list of boards, None if there is only one."""
        boards = {found.reference: found.name(language()) for found in land_boards()}
        if len(boards) < 2:
            return None
        combo = Combo(tr("screens.new.board"), [(board, _distinct_name(board, boards)) for board in boards])
        last = self.app.settings.last_setup.board
        combo.set_value(next(board for board in (last, BOARD, *boards) if board in boards))
        combo.chosen.connect(self._show_options)
        return combo

    def _make_start(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.chosen_game = ChosenGame(board_picture(_PICTURE))
        row.addWidget(self.chosen_game, 1)
        self.start_button = Button(tr("common.start"), "primary", key="Ctrl+Return")
        self.start_button.clicked.connect(self._go)
        row.addWidget(self.start_button)
        return row

    # What happens

    def propose_easy_opponents(self) -> None:
        """Propose easy opponents, for somebody who has just finished a lesson."""
        self.seat_table.set_seats(with_easy_opponents(self.seat_table.seats()))

    def _set_count(self, count: object) -> None:
        wanted = int(str(count))
        seats = list(self.seat_table.seats())[:wanted]
        free = [c for c in range(6) if c not in {seat.colour for seat in seats}]
        for seat in usual_seats(wanted)[len(seats) :]:
            seats.append(Seat(seat.name, seat.kind, free.pop(0), seat.temperament))
        self.seat_table.set_seats(seats)
        self._validate()
        self._show_edition()

    def _level_all(self, level: object) -> None:
        if level:
            self.seat_table.level_all(str(level))
        self._show_computers()

    def _show_computers(self) -> None:
        """Show the level of all computers, and how fast they play, if there are any."""
        seats = self.seat_table.seats()
        self._computers.setVisible(self.all_computers.show_seats(seats))
        self._speed.setVisible(any(seat.kind != HUMAN for seat in seats))

    def _customise(self) -> None:
        players = len(self.seat_table.seats())
        with words_of(self.edition.id):
            dialog = HouseRulesDialog(
                self, self.edition.options_on(self._boards()), self._options, self._mixes, players
            )
        dialog.accepted.connect(self.set_options)
        dialog.mixes_changed.connect(self._take_mixes)
        dialog.open()

    def _take_mixes(self, mixes: list[Mix]) -> None:
        self._mixes = mixes
        self._show_options()

    def set_options(self, options: dict[str, OptionValue]) -> None:
        """Play with these house rules."""
        self._options = options
        self._show_options()
        self._show_edition()

    def _show_options(self, *_: object) -> None:
        changed = len(self.edition.house_rules(self._options, self._boards()))
        words = tr("screens.new.changed", n=changed) if changed else tr("screens.new.unchanged", year=self.edition.year)
        named = next((mix.name for mix in self._mixes if self._options and mix.options == self._options), "")
        self.rules_label.setText(tr("library.mix.named", name=named) if named else words)

    def _validate(self) -> None:
        """Say what keeps the game from starting, or else who plays against whom."""
        seats = self.seat_table.seats()
        self._show_computers()
        self._hints.setVisible(self.hint_seats.show_seats(seats))
        names = [seat.name.casefold() for seat in seats]
        doubled = len(set(names)) != len(names)
        people = sum(seat.kind == HUMAN for seat in seats)
        teams = teams_of(self.edition.id, len(seats), self._options, self.seat_table.team_names)
        called = {teams.name(team).casefold() for team in range(len(teams.members))}
        alike = len(called) != len(teams.members)
        self.start_button.setEnabled(not doubled and not alike)
        if doubled or alike:
            self.chosen_game.hint.setText(tr("screens.new.same_names" if doubled else "teams.new.same_names"))
        elif self.seat_table.leaving:
            self.chosen_game.hint.setText(tr("teams.new.with_whom", player=self.seat_table.leaving))
        elif teams:
            first, second = (" + ".join(seats[seat].name for seat in side) for side in teams.members)
            self.chosen_game.hint.setText(tr("teams.new.hint", first=first, second=second))
        elif people > 1:
            self.chosen_game.hint.setText(tr("screens.new.party", n=people))
        elif people == 1:
            self.chosen_game.hint.setText(tr("screens.new.solo", n=len(seats) - 1))
        else:
            self.chosen_game.hint.setText(tr("screens.new.watch"))

    def table(self) -> Table:
        """Return the game as it is set up."""
        seats, options = self.seat_table.seats(), dict(self._options)
        names = self.seat_table.team_names if teams_of(self.edition.id, len(seats), options) else ()
        return Table(
            self.edition.id,
            seats,
            options,
            self._boards(),
            teams=names if any(names) else (),
            neutrals=self.seat_table.neutrals,
            hints=self.hint_seats.allowed(),
        )

    def _boards(self) -> tuple[str, ...]:
        """Return the boards of the game: the chosen one, unless the rule set has boards of its own."""
        if self.edition.boards != (BOARD,):
            return self.edition.boards_with(self._options)
        return (str(self._board.value()) if self._board is not None else BOARD,)

    def _go(self) -> None:
        table = self.table()
        settings = self.app.settings
        board = str(self._board.value()) if self._board is not None else BOARD
        settings.last_setup = LastSetup(
            table.edition,
            table.seats,
            dict(table.options),
            board,
            self.seat_table.team_names,
            table.neutrals,
            table.hints,
        )
        played = dict.fromkeys(table.seats[number].kind for number in table.outside)
        settings.programs = (*played, *(known for known in settings.programs if known not in played))[:MOST_PROGRAMS]
        settings.ai_speed = next(speed for speed in SPEEDS if speed == self.speed_combo.value())
        self.app.save()
        self.start.emit(table)


def _titled(combo: Combo) -> QWidget:
    """Return a drop-down list with its name above it."""
    field = QWidget()
    column = QVBoxLayout(field)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(Label(combo.accessibleName(), "strong"))
    column.addWidget(combo)
    return field


def _distinct_name(board: str, names: dict[str, str]) -> str:
    """Return the name of a board, with its id if another board has the same name."""
    name = names[board]
    return f"{name} ({board})" if list(names.values()).count(name) > 1 else name
