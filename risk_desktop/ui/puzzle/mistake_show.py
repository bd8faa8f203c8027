"""The mistakes of a puzzle's turn on the board: how it stood, what was done, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.i18n import tr
from risk_desktop.puzzles.judge import Mistake
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.chronicle.lines import SEPARATOR
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.both_ways import show_both
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.recap.stepping import SteppingPresenter

from .mistake_words import mistake_words


class MistakeShow(SteppingPresenter):
    """Shows ``mistakes`` in their order, each at its place of the ``recording``, until the person goes back to the verdict."""

    def __init__(
        self,
        context: GameContext,
        updater: PositionUpdater,
        recording: Recording,
        mistakes: Sequence[tuple[int, Mistake]],
    ) -> None:
        super().__init__(context)
        self._updater, self._recording = updater, recording
        self._mistakes, self.number = tuple(mistakes), 0

    @property
    def mistake(self) -> Mistake:
        """The mistake that shows."""
        return self._mistakes[self.number][1]

    @property
    def has_steps(self) -> bool:
        """Whether there is more than one."""
        return len(self._mistakes) > 1

    def start(self) -> None:
        """Show the first one."""
        self._show()

    def end(self) -> None:
        """Show the board as it is."""
        self._clear()
        self._updater.show(self.context.game)
        self.stepped.emit(None)
        super().end()

    def ask(self) -> Ask:
        """Say what was done and what was better, and offer to go back."""
        words, place = mistake_words(self.mistake, self.context.names), ""
        if self.has_steps:
            number = tr("tables.recap.step", n=self.number + 1, of=len(self._mistakes))
            place = SEPARATOR.join((number, tr("tables.recap.help.keys")))
        told = SEPARATOR.join(filter(None, (words.better, place)))
        return Ask(self.decision.player, words.done, told, Act(tr("puzzles.verdict.back"), "Space"))

    # --- input

    def press(self, place: str) -> None:
        """Go back to the verdict."""
        self.passed.emit()

    def let_go(self) -> bool:
        """Go back to the verdict."""
        self.passed.emit()
        return True

    def move(self, by: int) -> None:
        """Show the next mistake, or the one before."""
        self.number = min(len(self._mistakes) - 1, max(0, self.number + by))
        self._show()
        self.refresh()

    def _show(self) -> None:
        """Show how the game stood, with both ways."""
        place, mistake = self._mistakes[self.number]
        self._clear()
        then, seat = self._recording.game_at(place), self.decision.player
        self._updater.show(then)
        fight = mistake.way or fight_before(self._recording, place)
        show_both(self.context, seat, marks_of(mistake.chosen, fight), marks_of(mistake.best, fight))
        self.stepped.emit(Moment(then, Action(seat, then.state.phase, seat, "ends")))

    def _clear(self) -> None:
        """Take away what the last one has shown."""
        board = self.context.board
        board.finish_animations()
        self.context.hide_arrow()
        board.chips.show({})
        board.advice.clear()
