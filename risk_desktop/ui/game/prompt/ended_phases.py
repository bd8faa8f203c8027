"""Says which phases of a person's turn have ended by themselves, because there was nothing to do in them, or nothing more."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import Event, PhaseStarted, TurnStarted
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts

_MS = 2000


class EndedPhases(FeatureController):
    """Follows what is told and asked. ``play.ended.PHASE`` says that there was nothing to do; ``play.ended.PHASE.more``, for
    phases that go on until one passes, that there is nothing more; with the last one the turn is over. Whoever is about to
    end such a phase would end the next one: ``PlayerInput`` asks him again.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._toasts = parts.toasts
        self._player, self._phase = NOBODY, ""
        self._asked = self._acted = False
        self._questions = {phase.name: phase.questions for phase in self._context.game.rules.phases}
        parts.director.told.connect(self._tell)
        parts.director.begun.connect(self._note_question)
        parts.input.strayed.connect(self._ask_again)

    def _tell(self, events: Sequence[Event]) -> None:
        player = self._player
        ended = [words for event in events if (words := self._follow(event))]
        if ended:
            seat = self._player if player == NOBODY else player
            if player not in (NOBODY, self._player):
                ended.append(tr("play.ended.turn"))
            self._toasts.show_message(" · ".join(ended), seat=self._context.names.seat_colours(seat), ms=_MS)

    def _follow(self, event: Event) -> str:
        """Take an event over; return what to say of the phase that ends with it, "" for nothing."""
        if not isinstance(event, TurnStarted | PhaseStarted):
            self._acted = True
            return ""
        words = self._words()
        if words and self._asked:
            self._input.expect_stray("play.ended.again")
        self._player, self._phase = event.player, event.phase if isinstance(event, PhaseStarted) else ""
        self._asked = self._acted = False
        return words

    def _words(self) -> str:
        if self._player == NOBODY or not self._context.session.is_human(self._player):
            return ""
        key = f"play.ended.{self._phase}"
        if self._asked:
            # Who passes causes nothing that could be told.
            key = f"{key}.more" if self._acted else ""
        return tr(key) if has_text(key) else ""

    def _ask_again(self, key: str) -> None:
        """Say why a press did nothing: what it was meant for has ended by itself."""
        seat = self._context.names.seat_colours(self._player) if self._player != NOBODY else None
        self._toasts.show_message(tr(key), seat=seat, ms=2 * _MS)

    def _note_question(self) -> None:
        """Somebody is asked: what is told from now on comes of his answer."""
        presenter, state = self._director.presenter, self._context.game.state
        assert presenter is not None
        if (self._player, self._phase) != (state.turn, state.phase):  # a game that goes on, or an undone choice
            self._player, self._phase, self._asked = state.turn, state.phase, False
        if presenter.decision.kind in self._questions.get(self._phase, (self._phase,)):
            self._asked, self._acted = True, False
