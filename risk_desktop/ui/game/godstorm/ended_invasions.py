"""An invasion of one's own that ends by itself: a press that was to break it off doesn't end the conquests."""

from __future__ import annotations

from risk_desktop.editions.common.declare import is_rolling_on
from risk_desktop.engine.choices import Blitz, Pass
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts

from .god_wars import GOES_ON


class EndedInvasions(FeatureController):
    """Follows what is asked: where the question whether to go on has gone, though its answer wasn't the last word,
    ``PlayerInput`` asks whoever presses its key again, if that would end what is asked now.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._attacker = NOBODY
        """Who was asked last whether he goes on, unless he rolls on by himself."""
        self._place = 0
        """How many choices there were when that was asked."""
        parts.director.begun.connect(self._note_question)

    def _note_question(self) -> None:
        presenter = self._director.presenter
        assert presenter is not None
        asked, attacker, state = presenter.decision, self._attacker, self._context.game.state
        goes_on = asked.kind in GOES_ON and asked.player == state.turn
        ends = not goes_on and Pass() in asked.options
        if asked.player == attacker and ends and not self._has_settled():
            self._input.expect_stray("press.ended.again")
        # Who rolls on by himself is asked for champions alone: his rolls end where he has said.
        self._attacker = asked.player if goes_on and not is_rolling_on(state, asked.player) else NOBODY
        recording = self._context.session.recording
        self._place = recording.end if recording is not None else 0

    def _has_settled(self) -> bool:
        """Tell whether the attacker has said how the invasion ends: at once, or where his blitz does."""
        recording = self._context.session.recording
        if recording is None or recording.end <= self._place:
            return False
        return isinstance(recording.record(self._place + 1).choice, Pass | Blitz)
