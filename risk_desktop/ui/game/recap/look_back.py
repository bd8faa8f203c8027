"""A look back at the running game: how it stood when something in the chronicle had happened, until the person is back."""

from __future__ import annotations

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.recap.recap_steps import RecapStep
from risk_desktop.ui.game.recap.step_show import StepShow
from risk_desktop.ui.game.recap.stepping import MomentsPresenter
from risk_desktop.ui.words import round_words


class LookBack(MomentsPresenter[LogLine]):
    """Shows the moments of lines of the chronicle on the board: only what is public of them."""

    def ask(self) -> Ask:
        """Say what shows, and offer to go back to now."""
        line, now = self.told, Act(tr("replay.now"), "Space", "skip")
        when = round_words(self.context.names.table.edition, "tables.round", number=line.round) if line.round else ""
        told = SEPARATOR.join(filter(None, (tr("replay.looking_back"), when, self.steps_told())))
        return Ask(line.seat, line.title, told, now)

    def mark(self, then: Game) -> Moment:
        """Mark what had happened; who acted then is whose turn it was."""
        line = self.told
        action = Action(line.turn, then.state.phase if then.state.turn == line.turn else "", line.turn, "ends")
        moment = Moment(then, action)
        seen = (event.seen_by(NOBODY) for event in self.recording.events(self.place))
        step = RecapStep(line, tuple(event for event in seen if event is not None), moment)
        StepShow(self.context).begin(step, moving=False)
        self.context.board.highlights.mark(targets=line.territories)
        return moment
