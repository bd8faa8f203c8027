"""The region that a computer has told it is after has a dashed ring in his colour round its plate on the board."""

from __future__ import annotations

from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.prompt.intent_words import told_intent


class IntentMark(FeatureController):
    """Follows the prompt, which says the same in words."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        parts.director.asks.connect(self._follow)

    def _follow(self, ask: object) -> None:
        action, told = self._director.tracker.action, None
        if self._director.prompts.tells:
            told = told_intent(self._context, action.leader, shown=action.doing == "plays")
        self._context.board.board_scene.plates.set_aim(told.region if told is not None else -1, action.leader)
