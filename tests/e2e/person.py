"""Robot persons that play at the real window: one has only a mouse, the other only a keyboard.

They look at widgets and at the decision to find out what to do, and act by events alone. Whatever they can't do, a
person can't do either: ``CantDo`` tells what, where and when.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.prompt.answering_keys import commits
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import ButtonControl, Overlay, ToggleRow
from risk_desktop.ui.kit.companion import Companion
from risk_desktop.ui.window.main_window import MainWindow
from tests.e2e.answers import Answers
from tests.e2e.devices import NO_KEYS
from tests.e2e.hands import CantDo, Hands, called, shown
from tests.e2e.secret_prompts import SecretPrompts

Eye = Callable[[str], None]


def _blind(state: str) -> None:
    """Look at nothing."""


def _passes(overlay: Overlay) -> bool:
    """Tell whether an overlay only tells something any more: clicks and keys go on to what lies behind."""
    return overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Person(Answers, SecretPrompts, Hands):
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
        """The screen that shows; the ring round what has the focus may lie over it."""
        widgets = (child for child in self.main.children() if isinstance(child, QWidget) and child.isVisible())
        screens = [widget for widget in widgets if not isinstance(widget, Companion)]
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
        curtains = [each for each in shown(self.main, Curtain) if isinstance(each, Curtain) and not each.is_leaving()]
        found = [each for each in shown(self.main, Overlay) if isinstance(each, Overlay) and not _passes(each)]
        return next(iter([*reversed(curtains), *reversed(found)]), None)

    @property
    def unsettled(self) -> bool:
        """Whether what is on top still comes or goes."""
        top = self.overlay
        if isinstance(top, Curtain):
            return top.is_moving()
        return top is not None and top.is_moving()

    @property
    def decision(self) -> Decision | None:
        """What a person is asked now, None while others act."""
        presenter = self.play.director.presenter
        return presenter.decision if presenter is not None and presenter.active else None

    def give_up(self, words: str) -> NoReturn:
        """Say what went wrong and what came before."""
        told = self.screen.game_layout.prompt.ask.title if isinstance(self.screen, PlayScreen) else ""
        focus = called(self.main.focusWidget())
        past = "\n  ".join(self.log)
        raise CantDo(
            f"{words}\nscreen {type(self.screen).__name__}, prompt {told!r}, focus on {focus}, dialog "
            f"{called(self.overlay)}; before:\n  {past}"
        )

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key; a question that is new is read first."""
        screen = self.screen
        if isinstance(screen, PlayScreen) and commits(key):
            self.wait(lambda: not screen.guard.holding, "the question to take keys", 3)
            if key == Qt.Key.Key_E and screen.input.expects_stray:
                super().key(key, modifiers)  # it only tells that the step before has ended by itself
        super().key(key, modifiers)

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

    def uncover(self) -> None:
        """Begin to look at the own secrets."""
        raise NotImplementedError

    def cover(self) -> None:
        """Cover the own secrets again."""
        raise NotImplementedError

    def prompt(self, place: str) -> None:
        """Press a button of the prompt."""
        self.note(f"prompt: {place} ({self.play.game_layout.prompt.button(place).words()})")
        if place == "ghost" and self.play.input.expects_stray:
            # The first press only tells that the step before has ended by itself.
            self.press(self.play.game_layout.prompt.button(place))
        self.press(self.play.game_layout.prompt.button(place))

    def press_for_sure(self, button: QAbstractButton) -> None:
        """Press a button that asks once more, and again."""
        self.press(button)
        self.press(button)

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
        return row.pieces[row.values.index(value)]

    # --- a game

    def play_on(self, until: Callable[[], bool] | None = None, seconds: float = 600.0) -> None:
        """Play every decision that comes until the win screen, or until ``until`` before an act."""
        stuck: dict[object, int] = {}
        while not self.over:
            if until is not None and until():
                return
            self.wait(self._something_to_do, "something to do", 240)
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
        busy = self.play.director.animator.busy
        waits = self.stepping or self.play.director.paused
        return self.overlay is not None or waits or (self.decision is not None and not busy)

    @property
    def stepping(self) -> bool:
        """Whether the program waits for "next" after an opponent's move."""
        act = self.play.game_layout.prompt.ask.primary
        return act is not None and act.icon == "step" and self.decision is None

    def _sign(self) -> tuple[object, ...]:
        state = self.play.context.game.state
        return (
            called(self.overlay),
            self.play.game_layout.prompt.ask.title,
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
        if self.play.director.paused:
            self.eye("cards-drawn")
            self.prompt("primary")
            return
        if decision is None:
            if self.stepping:
                self.prompt("primary" if self.play.game_layout.prompt.ask.secondary is None else "secondary")
            return
        if self.play.director.asking(RecapPresenter) is not None:
            self.eye("recap")
            self.prompt("primary")
            return
        self.eye(f"ask-{decision.kind}")
        if self.decision is not decision:
            return  # it went away by itself, as nothing could be answered
        getattr(self, f"do_{decision.kind}")(decision)

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
