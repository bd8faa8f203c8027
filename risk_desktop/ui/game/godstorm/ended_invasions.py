"""An invasion of one's own that ends by itself: a press that was to break it off doesn't end the conquests."""

from __future__ import annotations

from risk_desktop.engine.choices import Pass
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts

from .god_wars import GOES_ON


class EndedInvasions(FeatureController):
    """Follows what is asked: where the question whether to go on has gone, and nobody has broken off, ``PlayerInput`` asks
    whoever presses its key again, if that would end what is asked now.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._attacker = NOBODY
        """Who was asked last whether he goes on."""
        parts.director.begun.connect(self._note_question)

    def _note_question(self) -> None:
        presenter = self._director.presenter
        assert presenter is not None
        asked, attacker = presenter.decision, self._attacker
        goes_on = asked.kind in GOES_ON and asked.player == self._context.game.state.turn
        self._attacker = asked.player if goes_on else NOBODY
        ends = not goes_on and Pass() in asked.options
        if asked.player == attacker and ends and not self._has_broken_off(attacker):
            self._input.expect_stray("press.ended.again")

    def _has_broken_off(self, attacker: int) -> bool:
        """Tell whether the last choice was that the attacker stops."""
        recording = self._context.session.recording
        if recording is None or not recording.end:
            return False
        last = recording.record(recording.end)
        return last.player == attacker and last.choice == Pass()
