"""Robot persons that play at the real window: one has only a mouse, the other only a keyboard.

They look at widgets and at the decision to find out what to do, and act by events alone. Whatever they can't do, a
person can't do either: ``CantDo`` tells what, where and when.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from risk_desktop.engine.step import Decision
from risk_desktop.ui.kit import Overlay, ToggleRow
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.main_window import MainWindow
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.tables.curtain import Curtain
from tests.e2e import strategy
from tests.e2e.hands import CantDo, Hands, called, shown
from tests.e2e.secret_prompts import SecretPrompts

ARROWS = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}
Eye = Callable[[str], None]


def _blind(state: str) -> None:
    """Look at nothing."""


class Person(SecretPrompts, Hands):
    """Plays at ``window``. ``eye`` is called with the name of each state that the person comes to."""

    def __init__(self, window: MainWindow, eye: Eye = _blind) -> None:
        super().__init__(window)
        self.main = window
        self.eye = eye
        self.log: deque[str] = deque(maxlen=40)
        self.acts = 0
        self.watch: list[Callable[[], None]] = []

    # --- what is to be seen

    @property
    def screen(self) -> QWidget:
        """The screen that shows."""
        screens = [child for child in self.main.children() if isinstance(child, QWidget) and child.isVisible()]
        return screens[-1] if screens else self.main

    @property
    def play(self) -> PlayScreen:
        """The play screen; CantDo if another screen shows."""
        screen = self.screen
        if not isinstance(screen, PlayScreen):
            self.give_up(f"expected the play screen, found {called(screen)}")
        return screen

    @property
    def over(self) -> bool:
        """Whether the win screen shows."""
        return type(self.screen).__name__ == "WinScreen"

    @property
    def overlay(self) -> Overlay | Curtain | None:
        """The dialog, table or curtain on top, if any."""
        curtains = [each for each in shown(self.main, Curtain) if isinstance(each, Curtain) and not each._leaving]
        found = [each for each in shown(self.main, Overlay) if isinstance(each, Overlay)]
        return next(iter([*reversed(curtains), *reversed(found)]), None)

    @property
    def unsettled(self) -> bool:
        """Whether what is on top still comes or goes."""
        top = self.overlay
        if isinstance(top, Curtain):
            return top.is_moving()
        return top is not None and (top._leaving or top._fade.state() == QVariantAnimation.State.Running)

    @property
    def decision(self) -> Decision | None:
        """What a person is asked now, None while others act."""
        presenter = self.play.director.presenter
        return presenter.decision if presenter is not None and presenter.active else None

    def give_up(self, words: str) -> NoReturn:
        """Say what went wrong and what came before."""
        told = self.screen.furniture.prompt.ask.title if isinstance(self.screen, PlayScreen) else ""
        focus = called(self.main.focusWidget())
        past = "\n  ".join(self.log)
        raise CantDo(
            f"{words}\nscreen {type(self.screen).__name__}, prompt {told!r}, focus on {focus}, dialog "
            f"{called(self.overlay)}; before:\n  {past}"
        )

    def note(self, words: str) -> None:
        """Remember what is done."""
        self.acts += 1
        self.log.append(words)

    # --- what a person can do; by mouse or by keys

    def press(self, button: QAbstractButton) -> None:
        """Press a button."""
        raise NotImplementedError

    def choose(self, combo: QComboBox, row: int) -> None:
        """Choose a row of a list."""
        raise NotImplementedError

    def switch(self, row: ToggleRow, value: object) -> None:
        """Switch a piece of a row on."""
        raise NotImplementedError

    def take(self, territory: int) -> None:
        """Click on a territory, or bring the cursor there and press Enter."""
        raise NotImplementedError

    def put(self, territory: int, number: int) -> None:
        """Place armies."""
        raise NotImplementedError

    def prompt(self, place: str) -> None:
        """Press a button of the prompt."""
        self.note(f"prompt: {place} ({self.play.furniture.prompt.button(place).words()})")
        self.press(self.play.furniture.prompt.button(place))

    def find(self, kind: type[QWidget], fits: Callable[[QWidget], bool], what: str) -> QWidget:
        """Return a visible widget of the screen or of the dialog on top."""
        found = [each for each in shown(self.overlay or self.screen, kind) if fits(each)]
        if not found:
            self.give_up(f"there is no {what}")
        return found[0]

    def button(self, words: str) -> ButtonControl:
        """Return a button by its words, name or object name."""

        def fits(each: QWidget) -> bool:
            names = (each.accessibleName(), each.objectName(), getattr(each, "text", str)())
            return any(name == words or name.startswith(f"{words}.") for name in names)

        found = self.find(ButtonControl, fits, f"button {words!r}")
        assert isinstance(found, ButtonControl)
        return found

    def keyed(self, key: str) -> ButtonControl:
        """Return the button with a key."""
        found = self.find(ButtonControl, lambda each: getattr(each, "key", "") == key, f"button with the key {key}")
        assert isinstance(found, ButtonControl)
        return found

    def piece(self, row: ToggleRow, value: object) -> QAbstractButton:
        """Return the piece of a row that stands for a value."""
        return row._pieces[row._values.index(value)]

    # --- a game

    def play_on(self, until: Callable[[], bool] | None = None, seconds: float = 600.0) -> None:
        """Play every decision that comes until the win screen, or until ``until`` before an act."""
        stuck: dict[object, int] = {}
        while not self.over:
            if until is not None and until():
                return
            self.wait(self._something_to_do, "something to do", 60)
            if self.over or (until is not None and until()):
                return
            before, sign = self.acts, self._sign()
            self.act()
            if self.acts > before:
                stuck[sign] = stuck.get(sign, 0) + 1
            if stuck.get(sign, 0) > 6:
                self.give_up(f"the same state comes again and again: {sign}")

    def _something_to_do(self) -> bool:
        if self.over or not isinstance(self.screen, PlayScreen):
            return True
        busy = self.play.director.showing.busy
        return self.overlay is not None or self.stepping or (self.decision is not None and not busy)

    @property
    def stepping(self) -> bool:
        """Whether the program waits for "next" after an opponent's move."""
        act = self.play.furniture.prompt.ask.secondary
        return act is not None and act.key == "S" and self.decision is None

    def _sign(self) -> tuple[object, ...]:
        state = self.play.desk.game.state
        return (
            called(self.overlay),
            self.play.furniture.prompt.ask.title,
            tuple(state.owner),
            tuple(state.armies),
            tuple(state.reserve),
            state.turn,
            state.round,
        )

    def act(self) -> None:
        """Do the next thing: answer the dialog on top, or the decision."""
        overlay, decision = self.overlay, self.decision
        if self.unsettled:
            self.rest(10)
            return
        for each in self.watch:
            each()
        if overlay is not None:
            self.eye(f"over-{type(overlay).__name__}")
            self.answer(overlay)
            return
        if decision is None:
            if self.stepping:
                self.prompt("secondary")
            return
        self.eye(f"ask-{decision.kind}")
        getattr(self, f"do_{decision.kind}")(decision)

    def do_place_neutral(self, decision: Decision) -> None:
        """Put everything where it bothers others; in the set-up let the program place the rest now and then."""
        presenter = self.play.director.presenter
        where = strategy.burden(self.play.desk.game, decision)
        if presenter.opening:  # type: ignore[union-attr]
            if self.acts % 3 == 0:
                self.take(where)
            else:
                self.prompt("secondary")
            return
        if presenter.left:  # type: ignore[union-attr]
            self.put(where, presenter.left)  # type: ignore[union-attr]
        self.prompt("primary")

    def do_bribe(self, decision: Decision) -> None:
        """Open the table of bribes, whose primary button gives a card, while there are cards to spare."""
        cards = self.play.director.presenter.cards  # type: ignore[union-attr]
        self.prompt("primary" if len(cards) > 1 else "ghost")

    def do_muster(self, decision: Decision) -> None:
        """Roll for every ally."""
        self.prompt("primary")

    def do_ally_fortify(self, decision: Decision) -> None:
        """Leave allies where they are, or move the strongest one that can."""
        options = decision.options
        origin = max(options.origins(), key=lambda t: self.play.desk.game.state.armies[t])  # type: ignore[attr-defined]
        if self.acts % 2:
            self.prompt("ghost")
            return
        self.take(origin)
        self.take(sorted(options.targets(origin))[0])  # type: ignore[attr-defined]
        self.eye("ask-ally_fortify-to")
        self.prompt("primary")

    def do_match(self, decision: Decision) -> None:
        """Put the extra armies onto the first of the territories."""
        self.take(next(choice.parts[0][0] for choice in decision.options))  # type: ignore[attr-defined]

    def do_regroup(self, decision: Decision) -> None:
        """Bring up to two idle stacks nearer, else skip."""
        presenter = self.play.director.presenter
        moves = strategy.regroup(self.play.desk.game, decision)
        for origin, target in moves:
            self.take(origin)
            self.eye("ask-regroup-from")
            self.take(target)
            self.eye("ask-regroup-to")
            self.take(origin)  # lets go of it
        if presenter.plan:  # type: ignore[union-attr]
            self.prompt("primary")
        else:
            self.prompt("ghost")

    def answer(self, overlay: QWidget) -> None:
        """Answer a dialog by its primary button."""
        buttons = [each for each in shown(overlay, ButtonControl) if getattr(each, "kind", "") == "primary"]
        blitz = [each for each in shown(overlay, ButtonControl) if getattr(each, "key", "") == "B" and each.isEnabled()]
        for button in [*blitz, *buttons]:
            assert isinstance(button, QAbstractButton)
            if button.isEnabled():
                self.note(f"{type(overlay).__name__}: {button.accessibleName()}")
                self.press(button)
                self.rest(5)
                return
        self.rest(20)  # dice are rolling

    def do_claim(self, decision: Decision) -> None:
        """Take a free territory."""
        self.take(strategy.claim(self.play.desk.game, decision.player))

    def do_setup_place(self, decision: Decision) -> None:
        """Place some by hand, then let the program place the rest."""
        if self.acts % 3 == 0:
            self.take(strategy.reinforce(self.play.desk.game, decision.player))
        else:
            self.prompt("secondary")

    def do_trade(self, decision: Decision) -> None:
        """Open the card table, or trade at once."""
        self.prompt("primary")

    def do_reinforce(self, decision: Decision) -> None:
        """Put everything onto one territory."""
        presenter = self.play.director.presenter
        total = presenter.left  # type: ignore[union-attr]
        if total:
            self.put(strategy.reinforce(self.play.desk.game, decision.player), total)
            self.eye("ask-reinforce-placed")
        self.prompt("primary")

    def do_attack(self, decision: Decision) -> None:
        """Attack where it is promising, else end the attacks."""
        wanted = strategy.attack(self.play.desk.game, decision.player)
        presenter = self.play.director.presenter
        if wanted is None:
            self.prompt("ghost")
            return
        origin, target = wanted
        if presenter.origin != origin:  # type: ignore[union-attr]
            self.take(origin)
            self.eye("ask-attack-from")
        if presenter.target != target:  # type: ignore[union-attr]
            self.take(target)
            self.eye("ask-attack-to")
        self.prompt("secondary")

    def do_occupy(self, decision: Decision) -> None:
        """Move everybody in."""
        self.prompt("primary")

    def do_defend(self, decision: Decision) -> None:
        """Defend with all dice."""
        self.prompt("primary")

    def do_fortify(self, decision: Decision) -> None:
        """Bring an idle stack nearer, else skip."""
        presenter = self.play.director.presenter
        options = decision.options
        origin = strategy.fortify(self.play.desk.game, decision.player, list(options.origins()))  # type: ignore[attr-defined]
        targets = set(options.targets(origin)) if origin is not None else set()  # type: ignore[attr-defined]
        near = [t for t in strategy.fronts(self.play.desk.game, decision.player) if t in targets]
        if origin is None or not near:
            self.prompt("ghost")
            return
        self.take(origin)
        self.eye("ask-fortify-from")
        self.take(near[0])
        self.eye("ask-fortify-to")
        if presenter.active:  # type: ignore[union-attr]
            self.prompt("primary")


class MousePerson(Person):
    """Never touches a key."""

    def press(self, button: QAbstractButton) -> None:
        """Click on it."""
        self.click(button)

    def choose(self, combo: QComboBox, row: int) -> None:
        """Open the list and click on a row."""
        if combo.currentIndex() != row:
            self.choose_by_mouse(combo, row)

    def switch(self, row: ToggleRow, value: object) -> None:
        """Click on it."""
        self.press(self.piece(row, value))

    def take(self, territory: int) -> None:
        """Click on the land or on its badge."""
        board = self.play.board
        self.note(f"click on {self.play.desk.names.territory(territory)}")
        self.click(board.viewport(), self._spot(territory))

    def put(self, territory: int, number: int) -> None:
        """Click once, then "all here"."""
        self.take(territory)
        if number > 1:
            presets = list(shown(self.play.furniture.tray, ButtonControl))
            named = [each for each in presets if each.property("number") == number]
            if not named:
                self.give_up("no button to place all here")
            assert isinstance(named[0], QAbstractButton)
            self.press(named[0])

    def _spot(self, territory: int) -> QPoint:
        """Return a point of the territory that can be clicked, as near as possible to its badge, once the board rests."""
        board = self.play.board
        seen = None
        while seen != board.badge_rect(territory):
            seen = board.badge_rect(territory)
            self.rest(15)
        middle = board.badge_rect(territory).center()
        for away in range(0, 90, 6):
            for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
                point = QPoint(middle.x() + dx * away, middle.y() + dy * away)
                if board.territory_at(point) == territory and self.reaches(board.viewport(), point):
                    return point
        return self.give_up(f"{self.play.desk.names.territory(territory)} can't be reached by the mouse")


class KeyPerson(Person):
    """Never touches the mouse."""

    def press(self, button: QAbstractButton) -> None:
        """Press its key; without one go there by Tab and press Enter."""
        act = getattr(button, "_act", None)
        key = (act.key if act is not None else "") or getattr(button, "key", "")
        if key:
            if not button.isEnabled():
                self.give_up(f"{called(button)} is off")
            self.sequence(key)
        else:
            self.tab_to(lambda focus: focus is button, called(button))
            self.key(Qt.Key.Key_Return)

    def choose(self, combo: QComboBox, row: int) -> None:
        """Tab and arrow keys."""
        self.choose_by_keys(combo, row)

    def switch(self, row: ToggleRow, value: object) -> None:
        """Tab to the row and press arrow keys."""
        self.tab_to(lambda focus: focus in row._pieces, called(row))
        for _ in row._values:
            at = row._values.index(row.value())
            if row.value() != value:
                self.key(Qt.Key.Key_Right if at < row._values.index(value) else Qt.Key.Key_Left)
        if row.value() != value:
            self.give_up(f"the arrow keys don't choose {value} in {called(row)}")

    def take(self, territory: int) -> None:
        """Bring the board's cursor there by arrow keys and press Enter."""
        self.walk(territory)
        self.note(f"Enter on {self.play.desk.names.territory(territory)}")
        self.key(Qt.Key.Key_Return)

    def put(self, territory: int, number: int) -> None:
        """Press Enter for each army."""
        self.walk(territory)
        self.note(f"{number} times Enter on {self.play.desk.names.territory(territory)}")
        for _ in range(number):
            self.key(Qt.Key.Key_Return)

    def walk(self, territory: int) -> None:
        """Move the cursor of the board to a territory."""
        board = self.play.board
        self.tab_to(lambda focus: focus is board, "the board")
        if board.cursor_territory is None:
            self.key(Qt.Key.Key_Up)
        start = board.cursor_territory
        if start is None:
            self.give_up("the arrow keys show no cursor")
        for direction in self._way(start, territory):
            self.key(ARROWS[direction])
        if board.cursor_territory != territory:
            self.give_up(f"the arrow keys don't lead to {self.play.desk.names.territory(territory)}")

    def _way(self, start: int, goal: int) -> list[str]:
        """Return the shortest row of arrow keys from one territory to another."""
        ways: dict[int, list[str]] = {start: []}
        queue = deque([start])
        while queue and goal not in ways:
            here = queue.popleft()
            for direction in ARROWS:
                there = self.play.board._walk.step(here, direction)  # type: ignore[arg-type]
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], direction]
                    queue.append(there)
        return ways.get(goal, [])
