"""What a person does at the screen, by mouse, keys or tray: it goes to the presenter of the question at hand."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from risk_desktop.editions.common.attack import ATTACK
from risk_desktop.engine.choices import Choice
from risk_desktop.ui.game.decisions.base import InputHandler
from risk_desktop.ui.game.director import Director

STRAY_S = 5.0
"""How long after a step that ended by itself a press to end a step may have been meant for that one, s."""


class PlayerInput(QObject):
    """Ends what is being shown where a person goes on, and passes his input to the director's presenter, if there is one."""

    strayed = Signal(str)
    """A press to end something came just after that had ended by itself; it did nothing. Carries the key of what to say."""

    def __init__(self, director: Director, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._director = director
        self._nobody = InputHandler()
        self._ended_at: float | None = None
        self._ended = ""

    def expect_stray(self, ended: str) -> None:
        """A step or a fight in which the person was asked has ended by itself: he may be about to end it.

        ``ended``: the key of what to say then.
        """
        self._ended_at, self._ended = time.monotonic(), ended

    @property
    def expects_stray(self) -> bool:
        """Whether a press to end a step would be taken for one that was meant for what was before."""
        return self._ended_at is not None and time.monotonic() - self._ended_at < STRAY_S

    def _strays(self, place: str) -> bool:
        """Tell whether a press was probably meant for what has ended by itself; asked once for each of them."""
        expected, self._ended_at = self.expects_stray, None
        return expected and place == "ghost"

    @property
    def _asked(self) -> InputHandler:
        return self._director.presenter or self._nobody

    def _halts(self) -> bool:
        """Halt an advance that goes on by itself; return whether there was one."""
        session = self._director.context.session
        if not session.advancing or self._director.presenter is not None:
            return False
        session.halt()
        self._director.finish_show()
        return True

    def _goes_on(self) -> bool:
        """Halt an advance, or go on from what has paused the show; return whether that was all."""
        return self._director.pass_pause() or self._halts()

    # --- the board

    def click(self, territory: int) -> None:
        """Take a click on a territory; it halts an advance or ends a pause, and does nothing else then."""
        if self._goes_on():
            return
        self._ended_at = None
        passes_on = self._asked.passes_on(territory)  # a question that comes up only now hasn't been read
        self._director.finish_show()
        if not passes_on:
            self._asked.click(territory)
            return
        self._asked.press("primary")
        self._director.go_on_at_once()
        presenter = self._director.presenter
        if presenter is not None and presenter.decision.kind == ATTACK:
            presenter.click(territory)

    def click_right(self, territory: int) -> None:
        """Take a right click on a territory; it halts an advance or ends a pause, and does nothing else then."""
        if not self._goes_on():
            self._director.finish_show()
            self._asked.click_right(territory)

    def click_afterlife(self, seat: int) -> None:
        """Take a click on the place where a seat's dead wait."""
        if self._goes_on():
            return
        self._director.finish_show()
        self._asked.click_afterlife(seat)

    def click_player(self, seat: int) -> bool:
        """Take a click on a player's panel; False if the question at hand has no use for it."""
        return self._asked.click_player(seat)

    # --- prompt and tray

    def press(self, place: str) -> None:
        """Take a press of a prompt button: "primary", "secondary" or "ghost"."""
        if place == "ghost" and self._halts():
            return
        if self._director.takes_press(place):
            if self._strays(place):
                self.strayed.emit(self._ended)
            else:
                self._asked.press(place)

    def set_number(self, number: int) -> None:
        """Take a number from the tray."""
        self._asked.set_number(number)

    def pick(self, value: int) -> None:
        """Take a value from the tray's row or a number key."""
        self._asked.pick(value)

    def pick_more(self, value: int) -> None:
        """Take a value from the tray's second row."""
        self._asked.pick_more(value)

    def take_over(self, choice: Choice) -> None:
        """Take a whole answer that was advised."""
        self._director.finish_show()
        self._asked.take_over(choice)

    def toggle(self, kind: str) -> None:
        """Choose that a piece of the tray takes part, or that it doesn't."""
        self._asked.toggle(kind)

    def let_go(self) -> bool:
        """Take Esc: end a show, or let go of what is chosen; False if there was nothing."""
        if self._goes_on():
            return True
        if self._director.animator.busy:
            self._director.animator.finish()
            return True
        return self._asked.let_go()

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        presenter = self._director.presenter
        return presenter is not None and (presenter.can_take_back or self._director.context.session.can_undo)

    def undo(self) -> None:
        """Take back the last placing, or the last choice that revealed nothing."""
        self._director.finish_show()
        presenter = self._director.presenter
        if presenter is not None and not presenter.take_back():
            self._director.context.session.undo()
