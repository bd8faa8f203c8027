"""The mistakes of a puzzle's turn on the board: how it stood, what was done, and what would have been better."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.i18n import tr
from risk_desktop.puzzles.judge import Mistake
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.chronicle.lines import SEPARATOR
from risk_desktop.ui.game.decisions.both_ways import show_both
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.recap.stepping import MomentsPresenter

from .mistake_words import mistake_words


class MistakeShow(MomentsPresenter[Mistake]):
    """Shows mistakes, until the person goes back to the verdict."""

    def ask(self) -> Ask:
        """Say what was done and what was better, and offer to go back."""
        words = mistake_words(self.told, self.context.names)
        told = SEPARATOR.join(filter(None, (words.better, self.steps_told())))
        return Ask(self.decision.player, words.done, told, Act(tr("puzzles.verdict.back"), "Space"))

    def mark(self, then: Game) -> Moment:
        """Mark both ways."""
        mistake, seat = self.told, self.decision.player
        fight = mistake.way or fight_before(self.recording, self.place)
        show_both(self.context, seat, marks_of(mistake.chosen, fight), marks_of(mistake.best, fight))
        return Moment(then, Action(seat, then.state.phase, seat, "ends"))

    def clear(self) -> None:
        """Take away the better way too."""
        super().clear()
        self.context.board.advice.clear()
