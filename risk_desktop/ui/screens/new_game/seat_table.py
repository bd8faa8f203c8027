"""The seats of a new game: colour, name and player of each; teams, and the colours that nobody plays."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from risk_desktop.bots.commands import PREFIX, BadCommand, command_of, is_outside, words_of
from risk_desktop.controller.table import HUMAN, Seat
from risk_desktop.i18n import tr
from risk_desktop.ui.art.surface import draw_edge_strip
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.faces import NAMES, faces_of
from risk_desktop.ui.fonts import title_font
from risk_desktop.ui.kit import Button, Combo, Dialog, Field, IconButton, Label, PaintedWidget, SeatPicker
from risk_desktop.ui.names import computer_words
from risk_desktop.ui.neutral_colours import FADED, free_colours
from risk_desktop.ui.screens.new_game.name_field import NameField
from risk_desktop.ui.screens.new_game.seat_controls import FaceButton, SeatGrip
from risk_desktop.ui.screens.new_game.seats import LEVELS, MAX_NAME
from risk_desktop.ui.teams import Teams
from risk_desktop.ui.theme import current, current_metrics

OTHER_PROGRAM = "other"
"""The last choice of who plays a seat, which asks for the command of an outside program."""
MAX_TEAM_NAME, MAX_COMMAND = 20, 900
_TEAM_PX, _MARK_RADIUS = 16.0, 14.0
_COLOUR, _NAME, _FACE, _KIND, _COLUMNS = 1, 2, 3, 4, 6
"""Columns of the grid, behind that of the grip, and how many there are."""


class SeatRow(QWidget):
    """The controls of one seat, which stand in the grid of the table. ``programs``: outside programs to choose from; ``known``:
    names of persons who have played here.
    """

    changed = Signal()
    program_chosen = Signal(str)
    swapped = Signal(int)

    def __init__(
        self, number: int, seat: Seat, programs: Sequence[str], parent: QWidget, known: Sequence[str] = ()
    ) -> None:
        super().__init__(parent)
        self.hide()  # its controls stand in the grid of the table
        self._number, self._temperament = number, seat.temperament
        self._played_by = seat.kind
        who = tr("screens.new.seat", number=number + 1)
        self.colour = SeatPicker(tr("screens.new.colour_of", seat=who), seat.colour)
        self.name = NameField(tr("screens.new.name_of", seat=who), seat.name, known)
        self.name.setMaxLength(MAX_NAME)
        self.kind = Combo(tr("screens.new.kind_of", seat=who))
        self.swap = IconButton("swap", tr("teams.new.swap", player=seat.name))
        self.swap.setCheckable(True)
        self.swap.clicked.connect(self._emit_swapped)
        self.grip = SeatGrip(number, tr("opponent.seat.grip", seat=who))
        self.face = FaceButton()
        self.face.chosen.connect(self._take_temperament)
        self.offer(programs)
        self.colour.chosen.connect(self._emit_changed)
        self.kind.chosen.connect(self._choose_kind)
        self.name.textChanged.connect(self._emit_changed)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the controls from left to right; the last is for teams only."""
        return self.grip, self.colour, self.name, self.face, self.kind, self.swap

    def show_seat(self, seat: Seat) -> None:
        """Show another seat in this row."""
        self._played_by, self._temperament = seat.kind, seat.temperament
        for control in (self.colour, self.name):
            control.blockSignals(True)
        self.colour.set_value(seat.colour)
        self.name.setText(seat.name)
        for control in (self.colour, self.name):
            control.blockSignals(False)
        self._show_kind()

    def _take_temperament(self, temperament: str) -> None:
        self._temperament = temperament
        self._emit_changed()

    def say_swap(self, other: str) -> None:
        """Update the words on the swap button: with whom this player would change teams, "" while that is not chosen."""
        name = self.seat().name
        words = tr("teams.new.swap_spoken", player=name, other=other) if other else tr("teams.new.swap", player=name)
        self.swap.set_name(words)

    def offer(self, programs: Sequence[str]) -> None:
        """Offer these outside programs, besides people and the program's own opponents."""
        kinds: list[tuple[object, str]] = [(HUMAN, tr("common.player_kind.human"))]
        kinds += [(kind, computer_words(kind)) for kind in (*LEVELS, *programs)]
        self.kind.set_choices([*kinds, (OTHER_PROGRAM, tr("bots.other"))])
        self._show_kind()

    def _show_kind(self) -> None:
        self.kind.set_value(self._played_by)
        self.name.set_person(self._played_by == HUMAN)
        self.kind.setToolTip(command_of(self._played_by) if is_outside(self._played_by) else "")

    def _choose_kind(self, kind: object) -> None:
        """Choose who plays; for another program, first ask for its command."""
        if kind != OTHER_PROGRAM:
            self._take_kind(str(kind))
            return
        self._show_kind()
        command = command_of(self._played_by) if is_outside(self._played_by) else ""
        dialog = ProgramDialog(self.window(), command)
        dialog.accepted.connect(self._take_kind)
        dialog.open()

    def _take_kind(self, kind: str) -> None:
        self._played_by = kind
        if is_outside(kind):
            self.program_chosen.emit(kind)
        self._show_kind()
        self._emit_changed()

    def seat(self) -> Seat:
        """Return the seat as it is set."""
        name = self.name.text().strip() or self.name.placeholderText()
        return Seat(name, self._played_by, int(self.colour.value()), self._temperament)

    def _emit_swapped(self) -> None:
        self.swapped.emit(self._number)

    def _emit_changed(self, *_: object) -> None:
        self.changed.emit()


class SeatTable(PaintedWidget):
    """All seats of the game; ``changed`` follows every change. ``programs``: the outside programs known already,
    ``known``: names of persons who have played here.

    In a game of teams the seats stand under the headings of their teams; two players swap teams when their swap buttons
    are pressed one after the other, or one is dragged to the other team. ``seats()`` stays in the order of turns. Below
    stand the colours that nobody plays.
    """

    changed = Signal()

    def __init__(
        self,
        seats: Sequence[Seat],
        programs: Sequence[str] = (),
        known: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._known = [*known]
        self._teams = Teams(())
        self.team_headings: list[TeamHeading] = []
        self._team_names: tuple[str, ...] = ()
        self._leaving = -1
        self._programs = [*programs]
        self._grid = QGridLayout(self)
        gap = current_metrics().px(8)
        self._grid.setContentsMargins(gap, 4, gap, gap)
        self._grid.setHorizontalSpacing(min(10, current_metrics().px(10)))
        self._grid.setVerticalSpacing(current_metrics().px(16))
        self._grid.setColumnStretch(_NAME, 3)
        self._grid.setColumnStretch(_KIND, 3)
        for column, key in (
            (_COLOUR, "screens.new.colour"),
            (_NAME, "screens.new.name"),
            (_FACE, "screens.new.played_by"),
        ):
            self._grid.addWidget(Label(tr(key), "caption"), 0, column, 1, 2 if column == _FACE else 1)
        self._held = -1
        """The row that is being dragged, wherever it is by now."""
        self.rows: list[SeatRow] = []
        self._neutral: list[SeatPicker] = []
        self._neutral_words: list[Label] = []
        self._last = 0
        """The line of the last seat in the grid."""
        self._colours: list[int] = []
        self.set_seats(seats)

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Show these seats."""
        for row in self.rows:
            for control in row.controls():
                self._grid.removeWidget(control)
                control.hide()
                control.deleteLater()
            row.deleteLater()
        self._team_names = self.team_names
        for head in self.team_headings:
            self._grid.removeWidget(head)
            head.hide()
            head.deleteLater()
        self.rows, self._colours, self.team_headings, self._leaving = [], [], [], -1
        self._programs += sorted({s.kind for s in seats if is_outside(s.kind)} - {*self._programs})
        places = self._places(len(seats))
        made = {number: self._make_row(number, seats[number], line) for line, number in places}
        self.rows = [made[number] for number in range(len(seats))]
        self._last = max(line for line, _ in places)
        self._show_neutrals(self.neutrals)
        self._update()

    def set_neutrals(self, count: int, chosen: Sequence[int] = ()) -> None:
        """Show ``count`` colours that nobody plays: the ``chosen`` ones first, then others that are free."""
        if count != len(self._neutral) or chosen:
            wanted = free_colours((seat.colour for seat in self.seats()), (*chosen, *self.neutrals))[:count]
            self._show_neutrals(wanted)
            self._update()

    @property
    def neutrals(self) -> tuple[int, ...]:
        """The indices of the colours that nobody plays, in the order of their seats."""
        return tuple(int(picker.value()) for picker in self._neutral)

    def _show_neutrals(self, colours: Sequence[int]) -> None:
        """Show these colours below the seats; one that a player has is replaced by a free one."""
        for old in (*self._neutral, *self._neutral_words):
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._neutral, self._neutral_words, self._colours = [], [], []
        free = free_colours((seat.colour for seat in self.seats()), colours)[: len(colours)]
        for number, colour in enumerate(free, start=1):
            words = tr("screens.new.neutral.nth", number=number) if len(free) > 1 else tr("screens.new.neutral")
            picker = SeatPicker(tr("screens.new.colour_of", seat=words), colour, self, FADED)
            picker.chosen.connect(self._update)
            label = Label(words, "secondary")
            self._grid.addWidget(picker, self._last + number, _COLOUR)
            self._grid.addWidget(label, self._last + number, _NAME, 1, 3)
            self._neutral.append(picker)
            self._neutral_words.append(label)
        for number in range(self._grid.rowCount()):
            self._grid.setRowStretch(number, 0)
        self._grid.setRowStretch(self._last + len(free) + 1, 1)

    def set_teams(self, teams: Teams) -> None:
        """Group the seats by teams, or not if there are none."""
        if teams.members != self._teams.members:
            self._teams = teams
            self.set_seats(self.seats())

    @property
    def team_names(self) -> tuple[str, ...]:
        """The names given to the teams, "" for a default one; without teams, those of the last teams."""
        return tuple(head.name for head in self.team_headings) or self._team_names

    def name_teams(self, names: Sequence[str]) -> None:
        """Set the names of the teams, "" for the default one."""
        self._team_names = tuple(name[:MAX_TEAM_NAME] for name in names)
        for head, name in zip(self.team_headings, self._team_names, strict=False):
            head.field.setText(name)

    def _places(self, seats: int) -> list[tuple[int, int]]:
        """Return the line in the grid and the number of each seat from the top, adding the headings of teams."""
        if sum(map(len, self._teams.members)) != seats:
            return [(number + 1, number) for number in range(seats)]
        places, line = [], 1
        for team, members in enumerate(self._teams.members):
            head = TeamHeading(team, next(iter(self._team_names[team : team + 1]), ""), self)
            head.changed.connect(self.changed)
            self._grid.addWidget(head, line, 0, 1, _COLUMNS)
            self.team_headings.append(head)
            places += [(line + place, seat) for place, seat in enumerate(members, start=1)]
            line += len(members) + 1
        return places

    def _make_row(self, number: int, seat: Seat, line: int) -> SeatRow:
        row = SeatRow(number, seat, self._programs, self, self._known)
        row.name.setPlaceholderText(NAMES[number])
        for column, control in enumerate(row.controls()):
            self._grid.addWidget(control, line, column)
        row.swap.setVisible(bool(self.team_headings))
        row.changed.connect(self._update)
        row.program_chosen.connect(self._offer)
        row.swapped.connect(self._swap)
        row.grip.dragged.connect(self._drag)
        row.grip.dropped.connect(self._drop)
        row.grip.stepped.connect(self._step)
        return row

    @property
    def leaving(self) -> str:
        """The name of the player selected to change teams, "" for nobody."""
        return self.rows[self._leaving].seat().name if self._leaving >= 0 else ""

    def _swap(self, number: int) -> None:
        """Select a player to change teams, swap him with a second one of another team, or deselect him."""
        leaving, self._leaving = self._leaving, -1
        if leaving < 0 or (leaving != number and self._teams.of(leaving) == self._teams.of(number)):
            self._leaving = number
        elif leaving != number:
            seats = list(self.seats())
            seats[number], seats[leaving] = seats[leaving], seats[number]
            self.set_seats(seats)
            self.rows[number].swap.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._update()

    @property
    def _from_top(self) -> list[int]:
        """The numbers of the seats as they stand below each other: by teams, else in the order of turns."""
        if not self.team_headings:
            return list(range(len(self.rows)))
        return [number for members in self._teams.members for number in members]

    def move_seat(self, number: int, to: int) -> None:
        """Move a seat to where another one stands; those between make room, and may come to another team by that."""
        order = self._from_top
        seats = [self.rows[place].seat() for place in order]
        seats.insert(order.index(to), seats.pop(order.index(number)))
        for place, seat in zip(order, seats, strict=True):
            self.rows[place].show_seat(seat)
        self._colours = []
        self._update()

    def level_all(self, level: str) -> None:
        """Let all computers play at a level; persons and programs stay."""
        for row in self.rows:
            seat = row.seat()
            if seat.kind in LEVELS:
                row.show_seat(replace(seat, kind=level))
        self._update()

    def _drag(self, number: int, pointer: QPoint) -> None:
        """Move the seat that is being dragged to the row under the pointer."""
        if self._held < 0:
            self._held = number
        y = self.mapFromGlobal(pointer).y()
        under = min(range(len(self.rows)), key=lambda place: abs(self.rows[place].name.geometry().center().y() - y))
        if under != self._held:
            self.move_seat(self._held, under)
            self._held = under
        self.update()

    def _drop(self) -> None:
        self._held = -1
        self.update()

    def _step(self, number: int, step: int) -> None:
        order = self._from_top
        place = order.index(number) + step
        if 0 <= place < len(order):
            self.move_seat(number, order[place])
            self.rows[order[place]].grip.setFocus(Qt.FocusReason.TabFocusReason)

    def _offer(self, program: str) -> None:
        """Offer a program that was chosen for one seat to all seats."""
        if program not in self._programs:
            self._programs.append(program)
            for row in self.rows:
                row.offer(self._programs)

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats as they are set."""
        return tuple(row.seat() for row in self.rows)

    def paint(self, painter: QPainter) -> None:
        """Paint a light strip behind every other seat, or behind each team."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(current().row, 9))
        half = self._grid.verticalSpacing() // 2
        for team, head in enumerate(self.team_headings):
            last = self.rows[self._teams.members[team][-1]].name.geometry()
            box = QRectF(0, head.y() - half, self.width(), last.bottom() - head.y() + 2 * half)
            painter.drawRoundedRect(box, 8, 8)
            draw_edge_strip(painter, box, Teams.sign(team).metal, 8, 4)
        for number, row in enumerate(self.rows):
            if number == self._held or (number % 2 == 0 and not self.team_headings):
                strip = row.colour.geometry().united(row.kind.geometry())
                painter.setBrush(rgba(current().accent, 46) if number == self._held else rgba(current().row, 9))
                painter.drawRoundedRect(QRectF(0, strip.top() - half, self.width(), strip.height() + 2 * half), 8, 8)

    def _update(self, *_: object) -> None:
        """Keep all colours different by swapping a chosen colour with its owner; update the swap buttons."""
        pickers = [*(row.colour for row in self.rows), *self._neutral]
        colours = [int(picker.value()) for picker in pickers]
        if len(colours) == len(self._colours):
            for number, (now, before) in enumerate(zip(colours, self._colours, strict=True)):
                others = [other for other, colour in enumerate(colours) if colour == now and other != number]
                if now != before and others:
                    colours[others[0]] = before
                    pickers[others[0]].set_value(before)
        self._colours = colours
        for row, face in zip(self.rows, faces_of(self.seats()), strict=True):
            row.face.show_seat(row.seat(), face)
            row.kind.set_note(row.face.temperament)
        for number, picker in enumerate(pickers):
            picker.set_taken({c for other, c in enumerate(colours) if other != number})
        for number, row in enumerate(self.rows):
            other = self._leaving if self._teams.of(number) != self._teams.of(self._leaving) else -1
            row.say_swap(self.rows[other].seat().name if self._leaving >= 0 and other >= 0 else "")
            row.swap.setChecked(number == self._leaving)
        self.changed.emit()


class TeamName(Field):
    """A text field that looks like a heading; its placeholder is the default name."""

    def restyle(self) -> None:
        """Scale the text."""
        super().restyle()
        self.setFont(title_font(current_metrics().f(_TEAM_PX), 700, 104))

    def sizeHint(self) -> QSize:
        """Room for a name, lower than other fields."""
        return QSize(current_metrics().px(200), max(32, current_metrics().px(34)))


class TeamHeading(PaintedWidget):
    """The mark and the name of a team; ``changed`` when the name is edited."""

    changed = Signal()

    def __init__(self, team: int, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        usual = Teams.usual_name(team)
        self._sign = Teams.sign(team)
        self.field = TeamName(tr("teams.new.name_of", team=usual), name, usual)
        self.field.setMaxLength(MAX_TEAM_NAME)
        self.field.setToolTip(tr("teams.new.name_of", team=usual))
        self.field.textChanged.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(usual)
        row = QHBoxLayout(self)
        row.setContentsMargins(round(2 * current_metrics().f(_MARK_RADIUS)) + 12, 0, current_metrics().px(8), 0)
        row.addWidget(self.field)

    @property
    def name(self) -> str:
        """The name that was entered, "" for the default one."""
        return " ".join(self.field.text().split())

    def paint(self, painter: QPainter) -> None:
        """Paint the mark."""
        radius = current_metrics().f(_MARK_RADIUS)
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(radius + 4, self.height() / 2), radius)


class ProgramDialog(Dialog):
    """Asks for the command of an outside program that shall play a seat; ``accepted`` carries ``bot:COMMAND``."""

    accepted = Signal(str)

    def __init__(self, window: QWidget, command: str = "") -> None:
        super().__init__(window, tr("bots.dialog.title"), width=620)
        self.body.addWidget(Label(tr("bots.dialog.help"), "body", colour="text2"))
        self._field = Field(tr("bots.dialog.command"), command, "python my_bot.py")
        self._field.setMaxLength(MAX_COMMAND)
        self._field.textEdited.connect(self._clear_fault)
        self._field.returnPressed.connect(self._accept)
        self.body.addWidget(self._field)
        self._fault = Label("", "secondary", colour="bad")
        self._fault.hide()
        self.body.addWidget(self._fault)
        self._advice = Label(tr("bots.dialog.trust"), "secondary")
        self.body.addWidget(self._advice)
        cancel = Button(tr("common.cancel"), "ghost")
        cancel.clicked.connect(self.dismiss)
        done = Button(tr("common.done"), "primary")
        done.clicked.connect(self._accept)
        self.add_action(cancel)
        self.add_action(done)

    def _clear_fault(self) -> None:
        self._say("")

    def _say(self, words: str) -> None:
        """Show a fault in place of the advice, so that nothing moves; "" shows the advice again."""
        self._fault.setText(words)
        self._fault.setVisible(bool(words))
        self._advice.setVisible(not words)

    def _accept(self) -> None:
        command = self._field.text().strip()
        try:
            words_of(command)
        except BadCommand as error:
            self._say(tr(f"bots.command.{error.reason}", word=error.word))
            return
        self.accepted.emit(PREFIX + command)
        self.dismiss()
