"""Counts the clicks and keys that typical turns cost: ``python -m tests.e2e.input_counts``.

Real inputs go through a real window, one after the other, on prepared positions; nothing is counted that the program does
by itself. Each turn is played twice: one attack after the other, and with advances planned, where the program has them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.editions.common.bidding import BID, TURN_MARKER
from risk_desktop.ui.game.handover.curtain import Curtain
from tests.editions.ad2210.year import year
from tests.playing import earth_board, given, world
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.godstorm_table import god_screen, place
from tests.ui.support.play_table import Defender, make_context, make_screen, number, take_down

NO_KEYS = Qt.KeyboardModifier.NoModifier
SIZE = (1280, 720)
Key = Qt.Key


class Finger:
    """One person's mouse and keyboard at a play screen; ``inputs`` counts what it did, by the question that was asked."""

    def __init__(self, screen: QWidget) -> None:
        self.screen = screen
        self.by_kind: dict[str, int] = {}

    @property
    def inputs(self) -> int:
        """All clicks and keys."""
        return sum(self.by_kind.values())

    @property
    def asked(self) -> str:
        """The kind of the question at hand, "" while nobody is asked."""
        presenter = self.screen.director.presenter
        return presenter.decision.kind if presenter is not None and presenter.active else ""

    @property
    def player(self) -> int:
        """Who is asked."""
        return self.screen.director.presenter.decision.player

    def _count(self) -> None:
        kind = self.asked or ("cards read" if self.screen.director.paused else "curtain")
        self.by_kind[kind] = self.by_kind.get(kind, 0) + 1

    def wait(self, done: Callable[[], bool], ms: int = 20_000) -> None:
        """Let the program run until ``done``; RuntimeError after too long."""
        for _ in range(ms // 5):
            if done():
                return
            QTest.qWait(5)
        raise RuntimeError(f"waited too long; asked is {self.asked!r}: {self.screen.game_layout.prompt.ask}")

    def click(self, territory: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click on a territory, through the miniature board first where it lies on the other one."""
        board = self.screen.board
        if board.overview.board_of(territory) != board.switcher.board:
            self.press(self.screen.game_layout.mini_board)
            QTest.qWait(60)
        board.finish_animations()
        spot = board.places.badge_rect(territory).center()
        self._count()
        QTest.mouseClick(board.viewport(), button, NO_KEYS, spot)
        QTest.qWait(10)

    def press(self, widget: QWidget) -> None:
        """Click on a widget."""
        self._count()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NO_KEYS, widget.rect().center() or QPoint(2, 2))
        QTest.qWait(10)

    def key(self, key: Qt.Key) -> None:
        """Press a key; a question that is new is read first."""
        guard = self.screen.guard
        self.wait(lambda: not guard.holding, 5000)
        self._count()
        QTest.keyClick(QApplication.focusWidget() or self.screen, key)
        QTest.qWait(10)


Answers = Mapping[str, Callable[[Finger], None]]


def play_turn(finger: Finger, answers: Answers, over: Callable[[], bool]) -> None:
    """Answer each question by its row, others by Space, until the turn is ``over``."""
    for _ in range(400):
        finger.wait(lambda: over() or bool(finger.asked) or finger.screen.director.paused)
        if over():
            return
        answers.get(finger.asked, space)(finger)
        QTest.qWait(15)
    raise RuntimeError(f"no end: {finger.by_kind}")


def space(finger: Finger) -> None:
    """Press the golden button."""
    finger.key(Key.Key_Space)


def end(finger: Finger) -> None:
    """Do nothing more."""
    finger.key(Key.Key_E)


def can_plan(finger: Finger) -> bool:
    """Tell whether this program knows advances."""
    return hasattr(finger.screen.context.session, "advance")


class Conquests:
    """Takes territories along ways, by blitz, or as advances; then it ends the attacks."""

    def __init__(self, ways: list[list[int]], *, planned: bool) -> None:
        self._ways, self._planned = [list(way) for way in ways], planned

    def __call__(self, finger: Finger) -> None:
        """Take the next territory, or the whole of the next way."""
        state, ways = finger.screen.context.game.state, self._ways
        while ways and all(state.owner[land] == finger.player for land in ways[0]):
            ways.pop(0)
        if not ways:
            end(finger)
            return
        if self._planned:
            self._advance(finger, ways[0])
        else:
            self._attack(finger, ways[0])

    def _advance(self, finger: Finger, way: list[int]) -> None:
        taken = [land for land in way if finger.screen.context.game.state.owner[land] == finger.player]
        rest = way[len(taken) - 1 :]
        presenter = finger.screen.director.presenter
        if presenter.origin != rest[0]:
            finger.click(rest[0])
        if len(rest) < 3 or not presenter.plan:
            for land in rest[1:2]:
                if presenter.target != land:
                    finger.click(land)
            for land in rest[2:]:
                finger.click(land, Qt.MouseButton.RightButton)
        finger.key(Key.Key_Space if len(rest) > 2 or self._is_empty(finger, rest[1]) else Key.Key_B)

    def _attack(self, finger: Finger, way: list[int]) -> None:
        state, presenter = finger.screen.context.game.state, finger.screen.director.presenter
        first = next(n for n, land in enumerate(way) if state.owner[land] != finger.player)
        origin, target = way[first - 1], way[first]
        if presenter.origin != origin:
            finger.click(origin)
        if presenter.target != target:
            finger.click(target)
        finger.key(Key.Key_Space if self._is_empty(finger, target) else Key.Key_B)

    def occupy(self, finger: Finger) -> None:
        """Move all in; with a click on what is to be taken next, where the program takes that for both."""
        state, presenter = finger.screen.context.game.state, finger.screen.director.presenter
        way = self._ways[0]
        after = next((land for land in way if state.owner[land] != finger.player), -1)
        if after >= 0 and hasattr(presenter, "passes_on") and presenter.passes_on(after):
            finger.click(after)
        else:
            finger.key(Key.Key_Space)

    def _is_empty(self, finger: Finger, land: int) -> bool:
        return not finger.screen.context.game.state.armies[land]


def reinforce(land: int) -> Callable[[Finger], None]:
    """Put all armies into one territory."""

    def put(finger: Finger) -> None:
        presenter = finger.screen.director.presenter
        if presenter.left:
            finger.click(land)
        if presenter.left:
            finger.key(Key.Key_End)
        finger.key(Key.Key_Space)

    return put


def hire(kinds: list[str], land: int) -> Callable[[Finger], None]:
    """Buy these pieces one after the other, all for one territory."""
    wanted = list(kinds)

    def put(finger: Finger) -> None:
        if not wanted:
            end(finger)
            return
        presenter, kind = finger.screen.director.presenter, wanted.pop(0)
        if presenter.kind != kind:
            place = [offer.kind for offer in presenter.offers()].index(kind) + 1
            finger.key(Key(Key.Key_0 + place))
        finger.click(land)
        finger.key(Key.Key_Space)

    return put


def buy(numbers: list[int]) -> Callable[[Finger], None]:
    """Buy a card of each of the decks with these numbers."""

    def put(finger: Finger) -> None:
        for each in numbers:
            finger.key(Key(Key.Key_0 + each))
        finger.key(Key.Key_Space)

    return put


# --- the turns


def classic(planned: bool) -> Finger:
    """A classic turn: new armies in one place, three conquests, no more moves."""
    armies = {"brazil": 24}
    rules = world(6, earth_board())
    game = given(
        {"brazil": 0, "alaska": 2}, armies, rest=1, rolls=None, phase="reinforce", rules=rules, board=earth_board()
    )
    screen = make_screen(game, size=SIZE, context=make_context(), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    finger = Finger(screen)
    way = [number(name) for name in ("brazil", "north_africa", "egypt", "middle_east")]
    conquests = Conquests([way], planned=planned)
    answers = {
        "reinforce": reinforce(way[0]),
        "attack": conquests,
        "occupy": conquests.occupy,
        "fortify": end,
    }
    play_turn(finger, answers, lambda: screen.context.game.state.turn != 0)
    return finger


MOON_WAY = 7
AD_POSITION = {
    "alberta": "0 14 land diplomat",
    "tycho": "0 9",
    "canada": "1 1",
    "new_york": "1 1",
    "american_republic": "1 1",
    "japan": "2 5 naval",
    "egypt": "1 3",
}


def ad2210(planned: bool) -> Finger:
    """A year-one turn in 2210: a space commander hired, two cards bought, two lands and six places on the Moon taken."""
    game = year(AD_POSITION, phase="reinforce", energy=(9, 9, 9), rolls=None)
    screen = ad_screen(game, ai_client=Defender, size=SIZE)
    screen.activateWindow()
    finger, board = Finger(screen), game.rules.board
    moon = [board.index("tycho")]
    while len(moon) < MOON_WAY:
        ahead = [t for t in board.neighbours[moon[-1]] if board.territories[t].terrain == "moon" and t not in moon]
        moon.append(next((t for t in ahead if any(n not in moon for n in board.neighbours[t])), ahead[0]))
    land = [board.index(name) for name in ("alberta", "canada", "american_republic")]
    conquests = Conquests([land, moon], planned=planned)
    answers = {
        "reinforce": reinforce(land[0]),
        "hire": hire(["space"], moon[0]),
        "buy_cards": buy([1, 2]),
        "play_card": end,
        "attack": conquests,
        "occupy": conquests.occupy,
        "fortify": end,
    }
    play_turn(finger, answers, lambda: screen.context.game.state.turn != 0)
    return finger


def godstorm(planned: bool) -> Finger:
    """A turn in Godstorm: a god summoned, two cards bought, two conquests."""
    lands = {
        "gaul": "0 20 war",
        "alemannia": "1 1",
        "galicia": "1 1",
        "iberia": "0 3 temple",
        "egypt": "2 5 war temple",
    }
    screen = god_screen(lands, phase="summon", faith=(9, 9, 9), size=SIZE, ai_client=Defender)
    screen.activateWindow()
    finger = Finger(screen)
    way = [place(screen, name) for name in ("gaul", "alemannia", "galicia")]
    conquests = Conquests([way], planned=planned)
    answers = {
        "summon": hire(["sky"], way[0]),
        "occupy": conquests.occupy,
        "buy_cards": buy([1, 2]),
        "miracle": end,
        "attack": conquests,
        "fortify": end,
        "underworld": end,
        "leave_afterlife": end,
    }
    play_turn(finger, answers, lambda: screen.context.game.state.turn != 0)
    return finger


def bidding(_: bool) -> Finger:
    """A round of bids in 2210 between two persons at one screen: each bids one energy, and both take their places."""
    screen = sit_down("ad2210", BID, 2, people=(0, 1), size=SIZE)
    screen.activateWindow()
    finger = Finger(screen)

    def hanging() -> list[Curtain]:
        return [each for each in screen.findChildren(Curtain) if each.isVisible() and not each.is_moving()]

    def amount(finger: Finger) -> None:
        slip = getattr(screen.game_layout.tray, "stepper", None)
        finger.key(Key.Key_Plus if slip is not None and slip.isVisible() else Key.Key_1)
        for _ in range(2):
            if finger.asked == BID:
                finger.key(Key.Key_Space)

    for _ in range(60):
        finger.wait(lambda: bool(hanging() or finger.asked))
        if hanging():
            finger.key(Key.Key_Space)
            finger.wait(lambda: not screen.findChildren(Curtain) or bool(finger.asked))
            QTest.qWait(400)
        elif finger.asked == BID:
            amount(finger)
        elif finger.asked == TURN_MARKER:
            finger.key(Key.Key_Space)
        else:
            return finger
        QTest.qWait(30)
    raise RuntimeError(f"no end: {finger.by_kind}")


TURNS: Mapping[str, Callable[[bool], Finger]] = {
    "classic turn, three conquests": classic,
    "2210, year one: hire, 2 cards, 2 lands, 6 on the Moon": ad2210,
    "Godstorm: a god, 2 cards, 2 conquests": godstorm,
    "2210: a round of bids, two persons": bidding,
}


def main() -> None:
    """Print the numbers."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", default="", help="a part of the names of the turns to count")
    wish = options.parse_args()
    app = QApplication.instance() or QApplication(["input-counts"])
    for name, play in TURNS.items():
        if wish.only in name:
            finger = count(name, "one by one", play, planned=False)
            if play is not bidding and can_plan(finger):
                count(name, "as advances", play, planned=True)
    app.processEvents()


def count(name: str, manner: str, play: Callable[[bool], Finger], *, planned: bool) -> Finger:
    """Play a turn, print what it cost, and take its window down."""
    finger = play(planned)
    print(f"{finger.inputs:4}  {name} ({manner}): {finger.by_kind}", flush=True)
    take_down()
    return finger


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    main()
