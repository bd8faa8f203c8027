"""Hints during a game: H asks for one, N shows the next best, G does what it says, Esc puts it away."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from risk_desktop.ai.player import Fault
from risk_desktop.controller.hinting import Hinting
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.review.report import Hint, HintOption
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts, Key
from risk_desktop.ui.game.hint.hint_display import HintDisplay
from risk_desktop.ui.game.hint.hint_panel import NEXT_KEY, TAKE_KEY, HintPanel
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.recap.stepping import SteppingPresenter

HINT_KEY = "H"


class HintController(FeatureController):
    """Has hints found for the question at hand, and shows them for as long as it is asked.

    One that was put away shows again without being counted again, as long as nothing has changed.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._session, self._toasts = parts.context.session, parts.toasts
        self._hinting = Hinting(self._session, self)
        self.panel = HintPanel(parts.screen)
        self._hint: Hint | None = None
        """What was found for the position at hand."""
        self._display: HintDisplay | None = None
        """What shows of it, None but in the state "shown"."""
        self._state: Literal["none", "finding", "shown"] = "none"
        self.keys = (Key(HINT_KEY, self.toggle),)
        self._next_key = self._shortcut(NEXT_KEY)
        self._next_key.activated.connect(self.show_next)
        self._take_key = self._shortcut(TAKE_KEY)
        self._take_key.activated.connect(self.take_over)
        self._connect()

    def _shortcut(self, key: str) -> QShortcut:
        """Return a key that is the hint's own only while one shows."""
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setEnabled(False)
        return shortcut

    def _connect(self) -> None:
        self._hinting.found.connect(self._show_found)
        self._hinting.failed.connect(self._tell_fault)
        self.panel.closed.connect(self.put_away)
        self.panel.taken.connect(self.take_over)
        self.panel.next_wanted.connect(self.show_next)
        self._layout.corner.hint_wanted.connect(self.toggle)
        self._offer()
        self._session.passed.connect(self._offer)
        director, session = self._director, self._session
        director.asks.connect(self._follow)
        director.begun.connect(self._forget)
        director.viewer_changed.connect(self._forget)
        for changed in (session.happened, session.taken_back, session.passed, session.ended):
            changed.connect(self._forget)

    def _offer(self) -> None:
        """Show the button where somebody may ever be given a hint."""
        table = self._session.table
        self._layout.corner.hint.setVisible(self._session.gives_hints and any(map(table.may_have_hints, table.people)))

    @property
    def option(self) -> HintOption | None:
        """The option that shows, None while none does."""
        return self._display.option if self._display is not None else None

    # --- what the person does

    def toggle(self) -> None:
        """Ask for a hint, or put the one that shows away."""
        if not self.put_away() and self._session.gives_hints:
            self._begin()
        self._follow_state()

    def put_away(self) -> bool:
        """Stop finding a hint, or put the one that shows away; return whether there was anything."""
        self._hinting.stop()
        if self._state == "none":
            return False
        self._state = "none"
        if self._display is not None:
            self._display.clear()
        self._display = None
        self._layout.prompt.set_note("")
        self._layout.look_up(self.panel, False)
        self._follow_state()
        return True

    def show_next(self) -> None:
        """Show the next best option, after the last one the best again."""
        if self._display is not None:
            self._display.show_next()

    def take_over(self) -> None:
        """Do what the option says that shows."""
        option = self.option
        if option is not None:
            self.put_away()
            self._input.take_over(option.choice)

    def settle(self) -> None:
        """Say anew, perhaps in another language or size, what shows."""
        if self._display is not None and self._asked is not None:  # else the question is about to go
            self._display.settle()
        elif self._state == "finding":
            self.panel.show_finding()
        self._follow_state()

    # --- finding

    @property
    def _asked(self) -> Presenter | None:
        """The presenter of the question at hand, None while a person is asked nothing."""
        presenter = self._director.presenter
        there = presenter is not None and presenter.active and not isinstance(presenter, SteppingPresenter)
        return presenter if there else None

    def _begin(self) -> None:
        if isinstance(self._director.presenter, SteppingPresenter):
            self._input.press("primary")  # from what has happened on to the question
        presenter = self._asked
        refusal = tr("hint.refuse.not_asked") if presenter is None else self._refusal(presenter)
        if refusal:
            self._toasts.show_message(refusal, icon="bulb")
        elif self._hint is not None:
            self._show(self._hint)
        else:
            self._find()

    def _find(self) -> None:
        self._state = "finding"
        self.panel.show_finding()
        if not self._layout.rooms.rail:  # whose drawer would lie over the board: the prompt says enough
            self._layout.look_up(self.panel, True)
        self._layout.prompt.set_note(tr("hint.finding"))
        VOICE.answer(tr("hint.finding"))
        self._hinting.begin()

    def _refusal(self, presenter: Presenter) -> str:
        """Return why there is no hint for a question, "" where there may be one."""
        player = presenter.decision.player
        name = self._context.names.player(player)
        if not self._session.may_have_hint:
            return tr("hint.refuse.party", name=name)
        alone = self._director.viewer == player and not presenter.covered
        if not alone and self._session.view(player).state != self._session.view(NOBODY).state:
            return tr("hint.refuse.watched", name=name)
        return ""

    def _show_found(self, hint: Hint) -> None:
        presenter = self._asked
        if presenter is None or (presenter.decision.player, presenter.decision.kind) != (hint.player, hint.kind):
            self._forget()
            return
        self._hint = hint
        self._session.note_hint()
        self._show(hint)

    def _tell_fault(self, fault: Fault) -> None:
        self._forget()
        self._toasts.show_message(tr("hint.failed"), icon="warning")

    # --- showing

    def _show(self, hint: Hint) -> None:
        self._state = "shown"
        self._display = HintDisplay(self._parts, self.panel, hint)
        self._follow_state()

    def _forget(self) -> None:
        """Something has changed: what was found is for another position."""
        self._hint = None
        self.put_away()

    def _follow(self, ask: Ask) -> None:
        if self._session.gives_hints and self._asked is not None:  # while others act the bulb stays as it was
            self._layout.corner.hint.setVisible(self._session.may_have_hint)
        if self._display is not None:
            self._display.follow(ask)

    def _follow_state(self) -> None:
        """Keys and bulb tell whether a hint shows."""
        self._take_key.setEnabled(self._display is not None)
        self._next_key.setEnabled(self._display is not None and self._display.has_more)
        self._layout.corner.hint.setChecked(self._state != "none")
