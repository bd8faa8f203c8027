"""Takes pictures of the program's own screens, with neither a person nor a display: for ``render``, documents and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.controller.catching_up import CatchingUp
from risk_desktop.controller.opening import PastChoice
from risk_desktop.controller.puzzle import PuzzleSession, table_of
from risk_desktop.controller.rehearsal import Scene, defend_only, defend_without_cards
from risk_desktop.controller.replay import ReplaySession, ReplaySource
from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.editions.classic.capitals import Found
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import language, words_of
from risk_desktop.maps.schema import BoardMap
from risk_desktop.paths import maps_dir
from risk_desktop.puzzles.judge import Judge
from risk_desktop.puzzles.loader import GROUPS, puzzles_of
from risk_desktop.puzzles.position import begin
from risk_desktop.puzzles.progress import RANK, PuzzleProgress
from risk_desktop.puzzles.schema import Puzzle
from risk_desktop.review.report import GameReview
from risk_desktop.storage.listing import latest_unfinished
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.ground.look import Mode
from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.faces import NAMES
from risk_desktop.ui.gallery.poses import roll_dice, wait_until
from risk_desktop.ui.gallery.sample_games import PERSON, keep_sample_games
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.puzzle.dialogs import VerdictDialog
from risk_desktop.ui.puzzle.words import task_words
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.settings_dialog import SettingsDialog

Shown = TypeVar("Shown", bound=QWidget)
_NO_SAVE = "none.risk"
SEED = 1
_JUDGED_BY = 4
"""So many games for each choice in the picture of a verdict."""
_LAST_EVENTS = 500
"""How many past events the chronicle of a picture shows."""


class Studio:
    """Shows a screen at one size, waits until it is at rest, and takes its picture.

    ``context`` holds the settings in use and the folder whose saves the list shows.
    """

    def __init__(self, context: AppContext, boards: Sequence[BoardMap], size: QSize) -> None:
        self._context, self._boards, self._size = context, tuple(boards), size
        context.fit(size)
        context.sound.close()
        MOTION.reduced = True

    # --- boards

    def board(self, number: int, table: Table, game: Game, mode: Mode) -> QImage:
        """Return one board of the game with badges and names, coloured by ``mode``: "owners" or "regions"."""
        names = Names(table, self._boards)
        view = BoardView(self._boards, maps_dir(), names.all_colours(), language())
        view.set_position(position_of(game))
        view.set_mode(mode)
        view.set_semy(self._context.semy)
        self._show(view)
        if number:
            view.switcher.show(number)
        return self._take(view, view)

    # --- the game

    def idle(self, table: Table, scene: Scene) -> QImage:
        """Return the game at a scene, untouched: a person is to decide, or an opponent thinks."""
        return self.take_table(self._sit_down(table, scene))

    def posed(self, table: Table, scene: Scene, pose: Callable[[PlayScreen], None]) -> QImage:
        """Return the game at a scene after ``pose`` has made choices on its screen."""
        screen = self._sit_down(table, scene)
        pose(screen)
        return self.take_table(screen)

    def reinforcing(self, table: Table, scene: Scene) -> QImage:
        """Return the game with new armies on the most threatened territories, not yet confirmed."""
        screen, decision = self._asked(table, scene)
        assert isinstance(decision.options, Allocation)
        places = _threatened(scene.game, decision)
        for number in range(decision.options.total):
            screen.input.click(places[min(number // 2, len(places) - 1)])
        return self.take_table(screen)

    def recalling(self, table: Table, scene: Scene, left: Game, course: Sequence[PastChoice]) -> QImage:
        """Return the game with what has happened since the person's last turn, when it was ``left``, choice by choice."""
        self._context.settings.recap = "always"
        screen = self._open(table, scene, course)
        screen.missed.record.mark(table.humans[0], left)
        self._begin(screen)
        self._context.settings.recap = "never"
        return self.take_table(screen)

    def attacking(self, table: Table, scene: Scene) -> QImage:
        """Return the game with an attack chosen: arrow and odds."""
        return self.take_table(self._choose_attack(table, scene))

    def fighting(self, table: Table, scene: Scene) -> QImage:
        """Return a fight after a first roll."""
        screen = self._choose_attack(table, scene)
        roll_dice(screen)
        return self.take_table(screen)

    def fortifying(self, table: Table, scene: Scene) -> QImage:
        """Return the game with the strongest army about to move towards the enemy."""
        screen, decision = self._asked(table, scene)
        assert isinstance(decision.options, (Moves, Regroupings))
        origin = strongest_mover(decision)
        goals = decision.options.targets(origin)
        for territory in (origin, _threatened(scene.game, decision, goals)[0]):
            screen.input.click(territory)
        return self.take_table(screen)

    def cards(self, table: Table, scene: Scene) -> QImage:
        """Return the game with the player's own cards laid out."""
        screen = self._sit_down(table, scene)
        screen.director.cards_wanted.emit()
        return self.take_table(screen)

    def looking(self, table: Table, scene: Scene) -> QImage:
        """Return the game while a person looks at his missions or his capital."""
        screen = self._sit_down(table, scene)
        screen.controller(OwnSecrets).peek()
        return self.take_table(screen)

    def founding(self, table: Table, scene: Scene) -> QImage:
        """Return the game with a capital proposed, not yet founded."""
        screen, decision = self._asked(table, scene)
        assert isinstance(decision.options, Choices)
        found = [choice.territory for choice in decision.options if isinstance(choice, Found)]
        screen.input.click(found[0])
        return self.take_table(screen)

    # --- full screens

    def first(self) -> QImage:
        """Return the first screen; it offers to continue the last game of the folder."""
        screen = FirstScreen(self._context)
        summary = latest_unfinished(self._context.saves)
        picture = QImage(str(summary.thumbnail)) if summary and summary.thumbnail else None
        screen.set_continue(summary, picture)
        return self._take(self._show(screen))

    def new_game(self) -> QImage:
        """Return the set-up of a new game with the choices of last time."""
        return self._take(self._show(NewGameScreen(self._context)))

    def which_one(self) -> QImage:
        """Return the dialog that advises which rule set to play."""
        screen = self._show(NewGameScreen(self._context))
        screen.ask_which()
        return self._take(screen)

    def house_rules(self, edition: str) -> QImage:
        """Return the house rules of a rule set over the set-up."""
        screen = self._show(NewGameScreen(self._context))
        with words_of(edition):
            HouseRulesDialog(screen, EDITIONS[edition].options, {}).open()
        return self._take(screen)

    def load(self) -> QImage:
        """Return the list of saved games."""
        return self._take(self._show(LoadScreen(self._context)))

    def settings(self) -> QImage:
        """Return the settings over the first screen."""
        screen = self._show(FirstScreen(self._context))
        SettingsDialog(screen, self._context).open()
        return self._take(screen)

    def end(self, table: Table, scene: Scene) -> QImage:
        """Return the end of a game."""
        from risk_desktop.ui.screens.result.win_screen import WinScreen

        session = GameSession(table, scene.game, statistics=scene.statistics, make_ai_client=defend_only)
        with words_of(table.edition):
            screen = WinScreen(self._context, session, Names(table, self._boards))
            return self._take(self._show(screen))

    def replaying(self, table: Table, recording: Recording) -> QImage:
        """Return the replay of a game where something is taken behind its middle."""
        place = recording.end * 11 // 20
        while place < recording.end and not any(isinstance(e, TerritoryConquered) for e in recording.events(place)):
            place += 1
        session = ReplaySession(table, recording, place)
        screen = PlayScreen(self._context, session, Names(session.table, self._boards), self._boards)
        desk = ReplayDesk(screen, session, self._context)
        self._show(screen)
        session.start()
        desk.prepare()
        return self.take_table(screen)

    def reviewing(self, source: ReplaySource, report: GameReview) -> QImage:
        """Return the review of a game as far as it has been found."""
        from risk_desktop.ui.screens.review.review_screen import ReviewScreen

        reviewing = Reviewing(self._context.saves / _NO_SAVE)
        reviewing.report = report
        with words_of(source.table.edition):
            screen = self._show(ReviewScreen(self._context, source, reviewing))
            screen.prepare()
            return self._take(screen)

    def profile(self) -> QImage:
        """Return the profile of somebody who has played for a winter."""
        from risk_desktop.ui.screens.profile.profile_screen import ProfileScreen

        saves = self._context.saves
        self._context.saves = saves.parent / f"{saves.name}-profile"
        try:
            keep_sample_games(self._context.saves)
            screen = ProfileScreen(self._context, CatchingUp(self._context.saves), PERSON)
            return self._take(self._show(screen))
        finally:
            self._context.saves = saves

    def puzzles(self) -> QImage:
        """Return the page of puzzles of somebody who has made something of a few."""
        from risk_desktop.ui.screens.puzzles.puzzles_screen import PuzzlesScreen

        progress = PuzzleProgress(self._context.saves / "puzzles.json")
        for result, puzzle in zip(RANK, puzzles_of(GROUPS[0]), strict=False):
            progress.add(PERSON, puzzle.id, result)
        screen = PuzzlesScreen({group: puzzles_of(group) for group in GROUPS}, progress, PERSON)
        return self._take(self._show(screen))

    def verdict(self, puzzle: Puzzle) -> QImage:
        """Return the verdict on a turn of a puzzle in which nothing has been done that need not be."""
        table = table_of(puzzle, NAMES, SEED)
        session = PuzzleSession(table, puzzle, begin(puzzle, SEED), make_ai_client=defend_without_cards)
        names = Names(table, self._boards)
        screen = PlayScreen(self._context, session, names, self._boards)
        screen.director.set_speed("instant")
        self._begin(self._show(screen))
        while session.goes_on:
            wait_until(lambda: session.is_shown)
            decision = session.decision
            assert decision is not None
            session.answer(Pass() if Pass() in decision.options else decision.options.sample(SeededDice(SEED)))
        judge = Judge(session.game.rules, puzzle.player, session.tries(), session.is_reached, _JUDGED_BY)
        for _ in judge.value():
            pass
        wait_until(lambda: session.is_shown)
        with words_of(puzzle.edition):
            VerdictDialog(screen, task_words(puzzle), judge.verdict, names, has_next=True).open()
            return self.take_table(screen)

    # --- how it is done

    def _sit_down(self, table: Table, scene: Scene) -> PlayScreen:
        """Return the play screen at a scene, ready for the decision that is due."""
        screen = self._open(table, scene)
        self._begin(screen)
        return screen

    def _open(self, table: Table, scene: Scene, course: Sequence[PastChoice] = ()) -> PlayScreen:
        """Return the play screen at a scene, which is not under way yet; ``course``: the choices before it, if they matter."""
        game = Game(scene.game.rules, scene.game.snapshot())
        session = GameSession(table, game, statistics=scene.statistics, make_ai_client=defend_without_cards)
        names = Names(table, self._boards)
        screen = PlayScreen(self._context, session, names, self._boards, scene.past[-_LAST_EVENTS:], course)
        screen.director.set_speed("instant")
        return self._show(screen)

    def _begin(self, screen: PlayScreen) -> None:
        screen.context.session.start()
        settle()
        wait_until(lambda: bool(screen.game_layout.prompt.ask.title))  # at instant speed updates come in batches
        screen.board.finish_baking()  # before anything is placed beside the names, however fast they would come

    def _asked(self, table: Table, scene: Scene) -> tuple[PlayScreen, Decision]:
        """Return the play screen once the person on it can decide, and the decision."""
        screen = self._sit_down(table, scene)
        wait_until(lambda: screen.director.presenter is not None)
        decision = screen.context.session.decision
        assert decision is not None
        return screen, decision

    def _choose_attack(self, table: Table, scene: Scene) -> PlayScreen:
        screen, decision = self._asked(table, scene)
        for territory in picture_attack(decision) or ():
            screen.input.click(territory)
        return screen

    def _show(self, widget: Shown) -> Shown:
        widget.resize(self._size)
        if isinstance(widget, Screen):
            widget.prepare()
        widget.show()
        settle()
        return widget

    def take_table(self, screen: PlayScreen) -> QImage:
        """Return the picture of a game at rest, and end its session."""
        settle()
        image = self._take(screen, screen.board)
        screen.context.session.close()
        return image

    def _take(self, widget: QWidget, board: BoardView | None = None) -> QImage:
        """Return the picture of a widget that shows, and delete the widget."""
        settle()
        if board is not None:
            board.finish_animations()
            board.finish_baking()
            for mini_board in widget.findChildren(MiniBoard):
                mini_board.finish()
            settle()
        image = widget.grab().toImage()
        widget.hide()
        widget.deleteLater()
        QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
        return image


def settle() -> None:
    """Process all events that are due."""
    for _ in range(12):
        QApplication.processEvents()


def seated(table: Table, people: Iterable[int]) -> Table:
    """Return the table with persons in these seats and opponents in the others."""
    chosen = frozenset(people)
    seats = (
        msgspec.structs.replace(seat, kind=HUMAN if number in chosen else _opponent(seat.kind))
        for number, seat in enumerate(table.seats)
    )
    return msgspec.structs.replace(table, seats=tuple(seats))


def picture_attack(decision: Decision) -> tuple[int, int] | None:
    """Return the attack that makes the best picture: three dice against two, likely but not certain to win.

    Pieces on both sides make it better. None if there is no such attack.
    """
    options = decision.options
    if not isinstance(options, Attacks):
        return None
    armies = options.game.state.armies
    found = [(odds_of(options.game, *edge).win, edge) for edge in options.edges() if _is_fight(armies, edge)]
    likely = [each for each in found if 0.55 < each[0] < 0.97]
    pieces = [piece.territory for piece in options.game.state.pieces]
    return max(likely, key=lambda each: (sum(end in pieces for end in each[1]), each))[1] if likely else None


def strongest_mover(decision: Decision) -> int:
    """Return the territory with the most armies that may move, -1 if none has any to spare."""
    options = decision.options
    if not isinstance(options, (Moves, Regroupings)):
        return -1
    armies = options.game.state.armies
    able = [origin for origin in options.origins() if armies[origin] > 2]
    return max(able, key=armies.__getitem__, default=-1)


def _is_fight(armies: Sequence[int], edge: tuple[int, int]) -> bool:
    return armies[edge[0]] >= 5 and armies[edge[1]] >= 3


def _threatened(game: Game, decision: Decision, among: Iterable[int] = ()) -> list[int]:
    """Return the player's territories (only those ``among`` the given ones, if any), the most threatened first."""
    state, board = game.state, game.rules.board
    own = sorted(among) or board.held_by(state.owner, decision.player)

    def threat(territory: int) -> int:
        return sum(state.armies[n] for n in board.neighbours[territory] if state.owner[n] != decision.player)

    return sorted(own, key=threat, reverse=True)


def _opponent(kind: str) -> str:
    return "normal" if kind == HUMAN else kind
