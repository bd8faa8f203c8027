"""Puzzles in the window: the page of all of them, the table of one, and what somebody has made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from risk_desktop.controller.puzzle import PuzzleSession, open_puzzle
from risk_desktop.i18n import tr
from risk_desktop.puzzles.check import position_problem
from risk_desktop.puzzles.judge import Verdict
from risk_desktop.puzzles.loader import GROUPS, PuzzleError, all_puzzles, puzzles_of
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.ui.faces import NAMES
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.puzzle.puzzle_table import PuzzleTable
from risk_desktop.ui.puzzle.words import file_words, problem_words
from risk_desktop.ui.screens.puzzles.puzzles_screen import PuzzlesScreen

if TYPE_CHECKING:
    from .games import Games
    from .main_window import MainWindow


class Puzzles(QObject):
    """Shows puzzles among the ``games`` of a window, one at a time."""

    def __init__(self, games: Games, window: MainWindow) -> None:
        super().__init__(games)
        self._games, self._window = games, window
        self._puzzle: Puzzle | None = None
        self.table: PuzzleTable | None = None

    def show(self) -> None:
        """Show the page of all puzzles, or say why they can't be read."""
        self._games.leave()
        self._games.app.set_game_theme("")
        try:
            groups = {group: puzzles_of(group) for group in GROUPS}
        except (PuzzleError, OSError) as fault:
            self._window.refuse(file_words(fault))
            return
        screen = PuzzlesScreen(groups, self._games.app.puzzles, self._games.person, self._puzzle)
        screen.back.connect(self._window.show_first)
        screen.chosen.connect(self.play)
        self._window.show_screen(screen)

    def play(self, puzzle: Puzzle) -> None:
        """Lay the table of a puzzle, or say why its position can't be played."""
        problem = position_problem(puzzle)
        if problem is not None:
            self._window.say(tr("puzzles.name"), problem_words(problem))
            return
        self._puzzle = puzzle
        self._games.leave()
        others = [name for name in NAMES if name != self._games.person]
        names = [*others[: puzzle.player], self._games.person, *others[puzzle.player :]]
        self._games.play(open_puzzle(puzzle, names))

    def seat(self, screen: PlayScreen, session: PuzzleSession) -> None:
        """Let a game's screen ask for what a puzzle asks for."""
        self._puzzle = session.puzzle
        onward = self._after(session.puzzle) is not None
        self.table = table = PuzzleTable(screen, session, self._games.app, has_next=onward)
        table.judged.connect(self._note)
        table.again.connect(self._again)
        table.next_wanted.connect(self._next)
        table.back.connect(self.show)

    def _note(self, verdict: Verdict) -> None:
        if self._puzzle is not None:
            self._games.app.puzzles.add(self._games.person, self._puzzle.id, verdict.result)

    def _again(self) -> None:
        if self._puzzle is not None:
            self.play(self._puzzle)

    def _next(self) -> None:
        following = self._after(self._puzzle)
        if following is not None:
            self.play(following)

    def _after(self, puzzle: Puzzle | None) -> Puzzle | None:
        """Return the next puzzle that isn't solved yet, in the order in which they are shown; None where all are."""
        known, person = all_puzzles(), self._games.person
        start = known.index(puzzle) + 1 if puzzle in known else 0
        following = (*known[start:], *known[:start])
        unsolved = (each for each in following if self._games.app.puzzles.result(person, each.id) != "solved")
        return next((each for each in unsolved if each != puzzle), None)
