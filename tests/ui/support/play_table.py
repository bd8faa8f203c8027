"""A table for tests and pictures of the play screen: a game in the middle, opponents that answer by a script."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Fault
from risk_desktop.controller import session as session_module
from risk_desktop.controller.ai_client import AiClient
from risk_desktop.controller.ai_process import Question, RulesSpec
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.schema import BoardMap
from risk_desktop.paths import maps_dir
from risk_desktop.storage.settings import Settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.slices import finished
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics
from tests.playing import earth_board, given, world
from tests.ui.support.frame_limit import FrameLimit

OWNERS = {
    0: "north_africa east_africa congo south_africa madagascar central_america eastern_united_states",
    4: "brazil venezuela peru argentina indonesia new_guinea western_australia eastern_australia",
    1: "iceland great_britain scandinavia northern_europe western_europe southern_europe greenland quebec",
    2: "ukraine ural siberia yakutsk afghanistan irkutsk",
    3: "egypt middle_east india china siam",
    5: "alaska northwest_territory alberta ontario western_united_states kamchatka japan mongolia",
}
ARMIES = {
    "north_africa": 9, "east_africa": 2, "madagascar": 3, "central_america": 4, "eastern_united_states": 2,
    "brazil": 5, "venezuela": 3, "indonesia": 6, "western_australia": 2, "iceland": 2, "great_britain": 3,
    "scandinavia": 4, "northern_europe": 7, "western_europe": 3, "southern_europe": 5, "greenland": 2, "ukraine": 11,
    "ural": 2, "yakutsk": 2, "afghanistan": 6, "egypt": 4, "middle_east": 8, "india": 2, "china": 12, "siam": 5,
    "alaska": 3, "alberta": 2, "ontario": 5, "western_united_states": 4, "kamchatka": 4, "japan": 2, "mongolia": 6,
}  # fmt: skip
HANDS = {
    0: ("egypt", "japan", "congo", "peru", "joker"),
    1: ("alaska", "ural"),
    2: ("siam", "china", "quebec"),
    3: ("india",),
    4: ("ukraine", "siberia", "iceland", "yakutsk", "mongolia"),
    5: ("alberta", "ontario", "greenland"),
}
SEATS = (
    Seat("Anna", "human", 0),
    Seat("Ben", "normal", 1),
    Seat("Mira", "hard", 2),
    Seat("Cassius", "normal", 3),
    Seat("Octavia", "hard", 4),
    Seat("Tariq", "easy", 5),
)


def legal_choice(decision: Decision, luck: random.Random) -> Choice:
    """Return an answer by chance; of a number the most, and a fight is fought to its end."""
    if isinstance(decision.options, Amounts):
        return decision.options.of(decision.options.hi)
    choice = decision.options.sample(SeededDice(luck.randrange(1 << 40)))
    fought_out = Blitz(choice.origin, choice.target) if isinstance(choice, Blitz) else choice
    return fought_out if fought_out in decision.options else choice


class PuppetAiClient(QObject):
    """Takes the place of the opponents' process: answers at once from the question's own state, legally."""

    answered = Signal(int, object)
    kinds: frozenset[str] | None = None
    """Kinds of decisions that are answered; None: all."""

    def __init__(self, order: RulesSpec, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = order.compose()
        self._luck = random.Random(5)
        self._open: tuple[int, Choice | Fault] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._say)

    def warm_up(self) -> None:
        pass

    def close(self) -> None:
        self._timer.stop()

    def over(self, outcome: Outcome) -> None:
        pass

    def ask(self, ticket: int, question: Question) -> None:
        decision = Game(self._rules, question.state.copy()).pending()
        assert decision is not None
        self._open = (ticket, self._choice(decision))
        if self.kinds is None or decision.kind in self.kinds:
            self._timer.start(0)

    def _choice(self, decision: Decision) -> Choice:
        return legal_choice(decision, self._luck)

    def _say(self) -> None:
        if self._open is not None:
            ticket, choice = self._open
            self.answered.emit(ticket, choice if isinstance(choice, Fault) else Reply(choice))


class Sphinx(PuppetAiClient):
    """Never answers."""

    kinds = frozenset()


class Defender(PuppetAiClient):
    """Defends with all dice, and never takes a turn."""

    kinds = frozenset({"defend"})


class Attacker(PuppetAiClient):
    """Attacks along its ``way`` with one die as long as it can, and nowhere else."""

    way = ("brazil", "north_africa")

    def _choice(self, decision: Decision) -> Choice:
        if decision.kind != "attack":
            return super()._choice(decision)
        origin, target = map(number, self.way)
        assert isinstance(decision.options, Attacks)
        return Attack(origin, target, 1) if (origin, target) in set(decision.options.edges()) else Pass()


class Silence:
    """A sound player that only remembers."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str, variant: int = 1) -> None:
        self.heard.append(name)


def middle_of_game(
    phase: str = "attack", turn: int = 0, hands: bool = True, rolls: Sequence[int] | None = None
) -> Game:
    """Return the game of the pictures: ``turn`` at the start of ``phase``."""
    owners = {name: seat for seat, names in OWNERS.items() for name in names.split()}
    rules = world(6, earth_board())
    cards = HANDS if hands else {}
    game = given(owners, ARMIES, hands=cards, turn=turn, phase=phase, rolls=rolls, rules=rules, board=earth_board())
    game.state.round = 7
    return game


def number(name: str) -> int:
    """Return a territory's number on the Earth."""
    return earth_board().index(name)


_BOARDS: list[BoardMap] = []


def earth() -> BoardMap:
    """Return the map of the Earth."""
    if not _BOARDS:
        _BOARDS.append(load_map(maps_dir() / "earth.yaml"))
    return _BOARDS[0]


def make_context(**settings: object) -> AppContext:
    """Return a context with these settings; its sounds are only remembered, nothing is written outside a new folder."""
    context = AppContext(
        Settings(**{"ai_speed": "instant", "language": "en", "defence": "auto", "recap": "never", **settings}),
        Path(mkdtemp()),
    )
    context.sound.close()
    context.sound = Silence()  # type: ignore[assignment]
    context.save = context.apply  # type: ignore[method-assign]
    context.sound.set_volume = context.sound.set_muted = _ignore  # type: ignore[method-assign, union-attr]
    return context


def _ignore(*args: object) -> None:
    pass


def make_screen(
    game: Game,
    seats: Sequence[Seat] = SEATS,
    size: tuple[int, int] = (1280, 720),
    context: AppContext | None = None,
    ai_client: type[PuppetAiClient] = PuppetAiClient,
) -> PlayScreen:
    """Return a shown play screen over a game; call ``session.start()`` yourself."""
    context = context or make_context()
    session_module.AiClient = ai_client  # type: ignore[misc, assignment]
    table = Table("world", tuple(seats), seed=3)
    session = GameSession(table, game)
    context.fit(QSize(*size))
    screen = PlayScreen(context, session, Names(table, [earth()]), [earth()])
    show_screen(screen, QSize(*size))
    QApplication.processEvents()
    return screen


def open_screen(
    ai_client: type[PuppetAiClient],
    speed: str = "instant",
    phase: str = "attack",
    turn: int = 4,
    *,
    seats: Sequence[Seat] = SEATS,
    hands: bool = False,
) -> PlayScreen:
    """Return a started screen over the game of the pictures, with ``turn`` (Octavia, unless another is named) to move."""
    game = middle_of_game(phase, turn=turn, hands=hands)
    screen = make_screen(game, seats, context=make_context(ai_speed=speed), ai_client=ai_client)
    screen.activateWindow()
    screen.context.session.start()
    return screen


def read(qtbot: QtBot, screen: PlayScreen) -> None:
    """Wait until a new question takes keys."""
    qtbot.waitUntil(lambda: screen.director.presenter is not None and not screen.guard.holding, timeout=10_000)


def lift_curtain(screen: PlayScreen) -> bool:
    """Lift the curtain that covers the screen; return False, as it takes a moment."""
    for curtain in screen.findChildren(Curtain):
        curtain.lift()
    return False


SCREENS: list[PlayScreen] = []


def show_screen(screen: PlayScreen, size: QSize) -> None:
    """Show a screen until the test ends, painted no more often than needed.

    Where several persons play, they have said that all dice defend if the settings say so.
    """
    session = screen.context.session
    if session.orders.defence == "auto":
        session.orders.defences.update(dict.fromkeys(session.table.people, "auto"))
    screen.resize(size)
    FrameLimit(screen)
    screen.show()
    SCREENS.append(screen)


_NAMED: Counter[object] = Counter()


def place_names(board: BoardView) -> None:
    """Place the names of a board to the end that comes a second time: all later ones find them in their places.

    Most tests are over before the names have been placed bit by bit, and what was placed would be lost.
    """
    scene = board.board_scene
    look = scene.language, board.camera.home_scale, scene.factor, board.devicePixelRatioF()
    key = scene.atlas, look, current().name, current_metrics()
    _NAMED[key] += 1
    if _NAMED[key] == 2 and board.isVisible():
        finished(scene.label_layout.arranging(*look))


def take_down() -> None:
    """Close all screens in order, and let sessions think with the program's own thinker again."""
    session_module.AiClient = AiClient  # type: ignore[misc]
    MOTION.own = False
    while SCREENS:
        screen = SCREENS.pop()
        screen.context.session.close()
        if isValid(screen):  # a test may have given it to its bot, which takes it down first
            place_names(screen.board)
            screen.close()
            delete(screen)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
