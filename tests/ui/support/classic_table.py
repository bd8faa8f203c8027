"""Play screens of any edition for tests: opponents play until a wanted decision comes, then a person is asked."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.rehearsal import Rehearsal, Scene
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.schema import BoardMap
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.ui.support.play_table import PuppetAiClient, Sphinx, make_context, show_screen

NAMES = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
Fits = Callable[[Decision, Game], bool]


def any_moment(asked: Decision, game: Game) -> bool:
    """Every decision will do."""
    return True


@lru_cache(maxsize=8)
def maps_of(edition: str) -> tuple[BoardMap, ...]:
    """Return the boards of a rule set."""
    return tuple(find_maps(EDITIONS[edition].boards))


class RecordedPlay(Rehearsal):
    """A game that opponents play on as far as somebody wants to see; its answers are ``given``."""

    def __init__(self, table: Table, game: Game) -> None:
        self.given: list[Choice] = []
        super().__init__(table, game)

    def give(self, choice: Choice) -> Decision | None:
        """Remember the answer."""
        self.given.append(choice)
        return super().give(choice)


def _dealt(edition: str, players: int, seed: int) -> tuple[Table, Game]:
    """Return a table and its game at the beginning."""
    rules = make_rules(edition, to_board(maps_of(edition)), players, {})
    return table_of(edition, players, seed), start_game(rules, seed)


@cache
def _played(edition: str, players: int, seed: int) -> RecordedPlay:
    """Return the play of a game, which all its moments share: to think takes the opponents longer than to play."""
    return RecordedPlay(*_dealt(edition, players, seed))


@lru_cache(maxsize=32)
def scene(edition: str, kind: str, players: int = 2, seed: int = 2, fits: Fits = any_moment) -> tuple[Scene, int]:
    """Return a moment of a played game in which a decision of a kind comes, and who is asked."""
    played, rehearsal = _played(edition, players, seed), Rehearsal(*_dealt(edition, players, seed))
    asked = rehearsal.game.pending()
    while asked is not None and not (asked.kind == kind and fits(asked, rehearsal.game)):
        if rehearsal.choices == len(played.given):
            played.step()
        asked = rehearsal.give(played.given[rehearsal.choices]) if rehearsal.choices < len(played.given) else None
    assert asked is not None, f"nobody is asked for {kind} in {edition}"
    return rehearsal.scene(), asked.player


def table_of(edition: str, players: int, seed: int = 2, people: tuple[int, ...] = ()) -> Table:
    """Return a table of easy opponents, with persons in some seats."""
    seats = (Seat(NAMES[n], "human" if n in people else "easy", n) for n in range(players))
    return Table(edition, tuple(seats), boards=EDITIONS[edition].boards, seed=seed)


def sit_down(
    edition: str,
    kind: str,
    players: int = 2,
    fits: Fits = any_moment,
    people: tuple[int, ...] = (),
    ai_client: type[PuppetAiClient] = Sphinx,
    size: tuple[int, int] = (1280, 720),
    seed: int = 2,
    **settings: object,
) -> PlayScreen:
    """Return a shown play screen at a moment in which a person is asked for a decision of a kind."""
    found, asked = scene(edition, kind, players, seed, fits)
    session_module.AiClient = ai_client  # type: ignore[misc, assignment]
    table = table_of(edition, players, people=people or (asked,))
    game = Game(found.game.rules, found.game.snapshot())
    session = GameSession(table, game, statistics=copy.deepcopy(found.statistics))
    context, maps = make_context(**settings), maps_of(edition)
    context.fit(QSize(*size))
    screen = PlayScreen(context, session, Names(table, maps), maps, found.past[-40:])
    show_screen(screen, QSize(*size))
    session.start()
    for _ in range(20):
        QApplication.processEvents()
    return screen


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(20):
        QApplication.processEvents()


def lift(qtbot: QtBot, screen: PlayScreen) -> None:
    """Let the person behind the curtain take the seat, and wait until the curtain is gone: its words would be told too."""

    def there() -> bool:
        screen.handover.lift()
        gone = not screen.findChildren(Curtain)
        return screen.director.presenter is not None and gone

    qtbot.waitUntil(there, timeout=30_000)
    settle()


def let_hang(qtbot: QtBot, screen: PlayScreen) -> None:
    """Wait until the curtain hangs still, and the board behind it is painted: nothing comes or goes any more."""

    def hangs() -> bool:
        curtains = screen.findChildren(Curtain)
        still = len(curtains) == 1 and not curtains[0].is_moving()
        return still and screen.board.is_painted and not screen.board.animator.busy

    qtbot.waitUntil(hangs, timeout=30_000)
    settle()


def game_of(edition: str) -> Game:
    """Return a game in which the war is on and all have something to decide."""
    if edition == "world":
        return scene(edition, "reinforce", 3, 2, lambda asked, game: game.state.round >= 2)[0].game
    return start_game(make_rules(edition, to_board(maps_of(edition)), 3, {}), 1)
