"""A look back at the running game: how it stood when something in the chronicle had happened, until the person is back."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.recap.recap_steps import RecapStep
from risk_desktop.ui.game.recap.step_show import StepShow
from risk_desktop.ui.game.recap.stepping import SteppingPresenter
from risk_desktop.ui.words import round_words


class LookBack(SteppingPresenter):
    """Shows the places of these ``lines`` of the chronicle, the oldest first, on the board: only what is public of them."""

    def __init__(
        self, context: GameContext, updater: PositionUpdater, recording: Recording, lines: Sequence[LogLine], at: int
    ) -> None:
        super().__init__(context)
        self._updater, self._recording, self._marks = updater, recording, StepShow(context)
        self.lines, self.number = tuple(lines), at

    @property
    def line(self) -> LogLine:
        """The line whose moment shows."""
        return self.lines[self.number]

    def start(self) -> None:
        """Show the first moment."""
        self._show()

    def end(self) -> None:
        """Show the board as it is."""
        self._marks.clear()
        self.context.board.finish_animations()
        self._updater.show(self.context.game)
        self.stepped.emit(None)
        super().end()

    def ask(self) -> Ask:
        """Say what shows, and offer to go back to now."""
        line, now = self.line, Act(tr("replay.now"), "Space", "skip")
        when = round_words(self.context.names.table.edition, "tables.round", number=line.round) if line.round else ""
        place = tr("tables.recap.step", n=self.number + 1, of=len(self.lines))
        told = SEPARATOR.join(filter(None, (tr("replay.looking_back"), when, place, tr("tables.recap.help.keys"))))
        return Ask(line.seat, line.title, told, now)

    # --- input

    def press(self, place: str) -> None:
        """Go back to now."""
        self.passed.emit()

    def let_go(self) -> bool:
        """Go back to now."""
        self.passed.emit()
        return True

    def move(self, by: int) -> None:
        """Show the next line, or the one before."""
        self.go_to(self.number + by)

    def go_to(self, number: int) -> None:
        """Show the moment of a line by its number, or of the nearest."""
        self.number = min(len(self.lines) - 1, max(0, number))
        self._show()
        self.refresh()

    def _show(self) -> None:
        """Show how the game stood, with the marks of what had happened; who acted then is whose turn it was."""
        line, context = self.line, self.context
        context.board.finish_animations()
        then = self._recording.game_at(line.place)
        action = Action(line.turn, then.state.phase if then.state.turn == line.turn else "", line.turn, "ends")
        moment = Moment(then, action)
        seen = (event.seen_by(NOBODY) for event in self._recording.events(line.place))
        self._marks.begin(RecapStep(line, tuple(event for event in seen if event is not None), moment), moving=False)
        self._updater.show(then)
        context.board.highlights.mark(targets=line.territories)
        self.stepped.emit(moment)
