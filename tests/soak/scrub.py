"""A robot scrubs through a game of each rule set: the board at random points must be the engine's by plain play.

    python -m tests.soak.scrub [EDITION...] [--points 200] [--seed 1]

Each game is played to its end by our opponents, and each position on the way is kept as it was played. Then the replay goes
to so many points: by jumps on the course, by turns and rounds, and choice by choice. Prints a line a rule set with the longest
jump, as long as it took and as long as it kept a processor busy; the exit code is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from risk_desktop.controller.rehearsal import Rehearsal
from risk_desktop.controller.table import Table
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps

FIRST_SECOND = 1.0
"""So long what has just opened draws ahead; from then on each jump should take less than 0.1 s."""


def played(edition: str, seed: int) -> tuple[Table, Rehearsal, list[GameState]]:
    """Return a game of our opponents to its end, and how it stood after each choice."""
    from risk_desktop.ui.screens.new_game.seats import usual_seats

    rules = EDITIONS[edition]
    table = Table(edition, usual_seats(rules.players[-1]), {}, rules.boards, seed)
    board = to_board(find_maps(table.boards))
    rehearsal = Rehearsal(table, start_game(make_rules(edition, board, len(table.seats)), seed))
    states = [rehearsal.game.snapshot()]
    while True:
        before = rehearsal.choices
        following = rehearsal.step()
        if rehearsal.choices > before:
            states.append(rehearsal.game.snapshot())
        if following is None:
            return table, rehearsal, states


def scrub(edition: str, points: int, seed: int) -> int:
    """Scrub through one game; print and return how many points differ."""
    from PySide6.QtWidgets import QApplication

    from risk_desktop.controller.replay import ReplaySession
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.game.players.totals import totals_of
    from risk_desktop.ui.game.projection import position_of
    from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
    from risk_desktop.ui.game.screen import PlayScreen
    from risk_desktop.ui.names import Names

    app = QApplication.instance() or QApplication(["scrub"])
    table, rehearsal, states = played(edition, seed)
    film, luck = rehearsal.recording, random.Random(seed)
    boards = find_maps(table.boards)
    with tempfile.TemporaryDirectory() as folder:
        context = AppContext(Settings(muted=True), Path(folder), size=(1280, 720))
        session = ReplaySession(table, film)
        screen = PlayScreen(context, session, Names(session.table, boards), boards)
        desk = ReplayDesk(screen, session, context)
        screen.resize(1280, 720)
        screen.show()
        session.start()
        desk.set_speed(8.0)
        ways = (session.turn_forth, session.turn_back, session.round_forth, session.round_back, session.back)
        ready = time.perf_counter() + FIRST_SECOND
        while time.perf_counter() < ready:
            app.processEvents()
            time.sleep(0.01)
        wrong, jumps, busy = 0, [], []
        for _ in range(points):
            started, began = time.perf_counter(), time.process_time()
            jump = luck.random() < 0.75
            if jump:
                session.go_to(luck.randrange(film.end + 1))
            elif luck.random() < 0.75:
                luck.choice(ways)()
            else:
                desk.forth()
                screen.director.finish_show()
            app.processEvents()
            if jump:
                jumps.append(time.perf_counter() - started)
                busy.append(time.process_time() - began)
            then = Game(film.rules, states[session.place].copy())
            figures = [plaque.state.totals for plaque in screen.game_layout.plaques]
            same = (
                session.game.state == then.state
                and screen.board.position == position_of(then)
                and figures == [totals_of(then, seat) for seat in range(then.state.players)]
            )
            wrong += not same
        session.close()
        screen.close()
        screen.deleteLater()
        app.processEvents()
    print(
        f"{edition:20} {film.end:5} decisions, {len(film.turns):3} turns: {wrong} of {points} points differ, "
        f"longest of {len(jumps)} jumps {max(jumps) * 1000:.0f} ms, {max(busy) * 1000:.0f} ms of a processor",
        flush=True,
    )
    return wrong


def main() -> int:
    """Scrub through all that was asked for."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("editions", nargs="*", metavar="EDITION", help="rule sets (default: all)")
    parser.add_argument("--points", type=int, default=200, metavar="N", help="points of each game (default: 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of games and points (default: 1)")
    args = parser.parse_args()
    wrong = [scrub(edition, args.points, args.seed) for edition in args.editions or EDITIONS]
    return 1 if any(wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
