"""The page of all puzzles: by family of rule sets and by grade, with what somebody has made of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.puzzles.progress import PuzzleProgress, Result
from risk_desktop.puzzles.schema import GRADES, Grade, Puzzle
from risk_desktop.ui.kit import Button, Label, ListRow, ScrollArea, Scrolled, ToggleRow, clear_layout
from risk_desktop.ui.puzzle.words import about_words, played_words, task_words
from risk_desktop.ui.screens.screen import TitledScreen
from risk_desktop.ui.theme import current_metrics

_ICONS: Final[dict[Result | None, str]] = {"solved": "check", "nearly": "retry", "missed": "retry", None: "play"}
_LEAST_WIDTH: Final = 1100
"""Window width, px at 100 %, from which on two puzzles stand side by side."""
_LOW_ROW: Final = 52.0
"""Height of a row, px at 100 %."""


class PuzzleRow(ListRow):
    """One puzzle of the page: what it asks for and is about, by which rules, and what was made of it."""

    def __init__(self, puzzle: Puzzle, result: Result | None) -> None:
        state = [tr(f"puzzles.state.{result}")] if result is not None else []
        detail = " · ".join(filter(None, (*state, about_words(puzzle), played_words(puzzle))))
        super().__init__(_ICONS[result], task_words(puzzle), detail, height=_LOW_ROW)
        self.puzzle = puzzle
        self.setObjectName(puzzle.id)


class PuzzlesScreen(TitledScreen):
    """Lists the puzzles in ``groups``, those with ``last`` first; ``chosen`` carries the one that is wanted."""

    chosen = Signal(object)

    def __init__(
        self,
        groups: Mapping[str, Sequence[Puzzle]],
        progress: PuzzleProgress,
        person: str,
        last: Puzzle | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("puzzles.name"), parent)
        self._groups, self._progress, self._person, self._last = groups, progress, person, last
        total = sum(map(len, groups.values()))
        solved = progress.solved(person)
        self.head.addWidget(Label(tr("puzzles.solved_of", total, solved=solved), "strong", wrap=False))
        self.next = Button(tr("puzzles.next"), "primary", key="Space", icon="play")
        self.next.clicked.connect(self._choose_next)
        self.head.addWidget(self.next)
        self.body.addWidget(Label(tr("puzzles.about"), "body", colour="text2"))
        choices: list[tuple[object, str]] = [(group, tr(f"puzzles.group.{group}")) for group in groups]
        self.groups = ToggleRow(choices, tr("puzzles.groups"))
        self.groups.chosen.connect(self._show_group)
        self.body.addWidget(self.groups)
        self._list = Scrolled()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(current_metrics().px(8))
        self.body.addWidget(ScrollArea(self._list), 1)
        first = next((group for group, puzzles in groups.items() if last in puzzles), next(iter(groups)))
        self.groups.set_value(first)
        self._show_group(first)

    def _show_group(self, group: object) -> None:
        """Show the puzzles of one family of rule sets."""
        clear_layout(self._column)
        puzzles = self._groups[str(group)]
        for grade in GRADES:
            if graded := [puzzle for puzzle in puzzles if puzzle.grade == grade]:
                self._add_grade(grade, graded)
        if not puzzles:
            self._column.addWidget(Label(tr("puzzles.none"), "body", colour="text2"))
        self._column.addStretch(1)
        self.next.setEnabled(self._following() is not None)

    def _add_grade(self, grade: Grade, puzzles: Sequence[Puzzle]) -> None:
        self._column.addWidget(Label(tr(f"puzzles.grade.{grade}"), "heading"))
        rows = QWidget()
        metrics = current_metrics()
        grid, columns = QGridLayout(rows), 2 if metrics.width / metrics.scale >= _LEAST_WIDTH else 1
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(current_metrics().px(8))
        for place, puzzle in enumerate(puzzles):
            row = PuzzleRow(puzzle, self._progress.result(self._person, puzzle.id))
            row.clicked.connect(self._choose)
            grid.addWidget(row, place // columns, place % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self._column.addWidget(rows)

    def _following(self) -> Puzzle | None:
        """Return the next puzzle of this family that isn't solved, from the last one on; None where all are."""
        puzzles = list(self._groups[str(self.groups.value())])
        start = puzzles.index(self._last) + 1 if self._last in puzzles else 0
        following = puzzles[start:] + puzzles[:start]
        return next((each for each in following if self._progress.result(self._person, each.id) != "solved"), None)

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, PuzzleRow):
            self.chosen.emit(row.puzzle)

    def _choose_next(self) -> None:
        following = self._following()
        if following is not None:
            self.chosen.emit(following)
