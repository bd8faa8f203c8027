"""Extra armies for traded cards, where they all go to one territory: which of them?"""

from __future__ import annotations

from risk_desktop.engine.choices import Place
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Ask


class MatchPresenter(Presenter):
    """The territories of the cards glow, a click on one of them settles it."""

    def start(self) -> None:
        """Find the territories."""
        options = self.decision.options
        assert isinstance(options, Choices)
        places = [choice for choice in options if isinstance(choice, Place)]
        self._ways = {choice.parts[0][0]: choice for choice in places}
        self._bonus = places[0].parts[0][1]

    def refresh(self) -> None:
        """Let them glow, with what they would get."""
        self.context.board.set_targets(self._ways)
        self.context.board.set_chips(dict.fromkeys(self._ways, f"+{self._bonus}"))
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the territory."""
        return Ask(self.decision.player, tr("play.match.title", n=self._bonus), tr("play.match.help"))

    def click(self, territory: int) -> None:
        """Put them there."""
        if territory in self._ways:
            self.heard.emit("place", self._bonus)
            self.answer(self._ways[territory])
        else:
            self.refuse(Reason("play.refuse.no_match", {"territory": territory}), territory)
