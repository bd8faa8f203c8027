"""Hints during a game: H asks for one, N shows the next best, G does what it says, Esc puts it away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from risk_desktop.ai.player import Fault
from risk_desktop.controller.hinting import Hinting
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.review.report import Hint, HintOption
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.handover.stepping import SteppingPresenter
from risk_desktop.ui.game.hint.hint_panel import NEXT_KEY, TAKE_KEY, HintPanel
from risk_desktop.ui.game.hint.hint_words import HintWords, hint_words, shown_places
from risk_desktop.ui.game.prompt.asking import Ask

HINT_KEY, END_KEY = "H", "E"


class HintController(GamePanel):
    """Has hints found for the question at hand, and shows them for as long as it is asked.

    One that was put away shows again without being counted again, as long as nothing has changed.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._session, self._toasts = parts.context.session, parts.toasts
        self._hinting = Hinting(self._session, self)
        self.panel = HintPanel(parts.screen)
        self._hint: Hint | None = None
        self._place, self._finds, self._shows = 0, False, False
        self._ask = parts.layout.prompt.ask
        """What the prompt asked when the option was written there."""
        self.keys = ((HINT_KEY, self.toggle),)
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
        self._layout.corner.hint.setVisible(self._session.gives_hints and bool(self._session.table.people))
        director, session = self._director, self._session
        director.asks.connect(self._follow)
        director.begun.connect(self._forget)
        director.viewer_changed.connect(self._forget)
        for changed in (session.happened, session.taken_back, session.passed, session.ended):
            changed.connect(self._forget)

    @property
    def option(self) -> HintOption | None:
        """The option that shows, None while none does."""
        return self._hint.options[self._place] if self._hint is not None and self._shows else None

    # --- what the person does

    def toggle(self) -> None:
        """Ask for a hint, or put the one that shows away."""
        if not self.put_away() and self._session.gives_hints:
            self._begin()
        self._follow_bulb()

    def put_away(self) -> bool:
        """Stop finding a hint, or put the one that shows away; return whether there was anything."""
        there = self._finds or self._shows
        self._hinting.stop()
        if there:
            self._hide()
        return there

    def show_next(self) -> None:
        """Show the next best option, after the last one the best again."""
        if self._hint is not None and self._shows:
            self._place = (self._place + 1) % len(self._hint.options)
            self._show()

    def take_over(self) -> None:
        """Do what the option says that shows."""
        option = self.option
        if option is not None:
            self.put_away()
            self._input.take_over(option.choice)

    def settle(self) -> None:
        """Say anew, perhaps in another language or size, what shows."""
        if self._finds:
            self.panel.show_finding()
        elif self._shows:
            self._fill()
        self._follow_bulb()

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
        refusal = self._refusal()
        if refusal:
            self._toasts.show_message(refusal, icon="bulb")
        elif self._hint is not None:
            self._show()
        else:
            self._finds = True
            self.panel.show_finding()
            if not self._layout.rooms.rail:  # whose drawer would lie over the board: the prompt says enough
                self._layout.look_up(self.panel, True)
            self._layout.prompt.set_note(tr("hint.finding"))
            VOICE.answer(tr("hint.finding"))
            self._hinting.begin()

    def _refusal(self) -> str:
        """Return why there is no hint now, "" where there may be one."""
        presenter = self._asked
        if presenter is None:
            return tr("hint.refuse.not_asked")
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
        self._show()

    def _tell_fault(self, fault: Fault) -> None:
        self._forget()
        self._toasts.show_message(tr("hint.failed"), icon="warning")

    # --- showing

    def _show(self) -> None:
        """Show the option at hand, and say it."""
        hint, words = self._hint, self._fill()
        if hint is None or words is None:
            return
        self._finds, self._shows = False, True
        self._layout.look_up(self.panel, True)
        self._mark(hint)
        self._take_key.setEnabled(True)
        self._follow(self._ask)
        self._follow_bulb()
        keys = {TAKE_KEY: tr("hint.take")} | ({NEXT_KEY: tr("hint.next")} if len(hint.options) > 1 else {})
        VOICE.answer(sentences((words.spoken, *(tr("spoken.key", key=key, words=keys[key]) for key in keys))))

    def _fill(self) -> HintWords | None:
        """Write the option at hand into panel and prompt; None where there is nothing to be written."""
        presenter, hint = self._asked, self._hint
        if presenter is None or hint is None:
            return None
        words = hint_words(hint, self._place, self._context.names)
        self.panel.show_words(presenter.ask().title, words, more=len(hint.options) > 1)
        self._ask = self._layout.prompt.ask
        self._layout.prompt.set_note(words.told)
        return words

    def _mark(self, hint: Hint) -> None:
        """Mark on the board where the options that show take place."""
        recording = self._session.recording
        fight = fight_before(recording, recording.end) if recording is not None else None
        found = [marks_of(hint.options[place].choice, fight) for place in shown_places(hint, self._place)]
        ways = dict.fromkeys(way for marks in found for way in marks.ways)
        places = dict.fromkeys(place for marks in found for place in marks.places if place[0] >= 0)
        self._context.board.advice.show(list(ways), list(places))
        self._mark_end(any(isinstance(hint.options[place].choice, Pass) for place in shown_places(hint, self._place)))
        if lands := [land for marks in found for land in marks.lands]:
            self._context.look_at_any(lands)

    def _mark_end(self, advised: bool) -> None:
        """Ring the button that does nothing more, where there is one."""
        button = self._layout.prompt.button("ghost")
        button.advise(advised and button.act is not None and button.act.key == END_KEY)

    def _hide(self) -> None:
        self._finds, self._shows, self._place = False, False, 0
        self._layout.look_up(self.panel, False)
        self._layout.prompt.set_note("")
        self._context.board.advice.clear()
        self._mark_end(False)
        self._take_key.setEnabled(False)
        self._next_key.setEnabled(False)
        self._follow_bulb()

    def _forget(self) -> None:
        """Something has changed: what was found is for another position."""
        self._hint = None
        self.put_away()

    def _follow(self, ask: Ask) -> None:
        """A button of the prompt goes before the key of the next best, and what it says now before what was advised."""
        if self._shows and ask != self._ask:
            self._layout.prompt.set_note("")
        several = self._hint is not None and len(self._hint.options) > 1
        self._next_key.setEnabled(self._shows and several and not ask.has_key(NEXT_KEY))

    def _follow_bulb(self) -> None:
        self._layout.corner.hint.setChecked(self._finds or self._shows)
