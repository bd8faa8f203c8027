"""Taking a free territory in the set-up."""

from __future__ import annotations

from risk_desktop.engine.choices import Claim
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class ClaimPresenter(Presenter):
    """A click takes a territory; the program may take the rest."""

    def start(self) -> None:
        """Let the free territories glow once they are few: before that they are most of the board."""
        options = self.decision.options
        assert isinstance(options, Choices)
        self._free = {choice.territory for choice in options if isinstance(choice, Claim)}
        few = 2 * len(self._free) <= len(self.context.game.state.owner)
        self.context.board.set_targets(self._free if few else ())

    def ask(self) -> Ask:
        """Ask for a free territory."""
        left = self.context.game.state.reserve[self.decision.player]
        rest = Act(self.sure_words("rest", tr("play.claim.rest")), "R", "fast")
        return Ask(self.decision.player, tr("play.claim.title"), tr("play.claim.help", n=left), secondary=rest)

    def press(self, place: str) -> None:
        """Let the program take the rest, if that has been asked: it goes on doing so."""
        if place == "secondary" and self.pressed_twice("rest"):
            self.context.session.claim_rest()

    def click(self, territory: int) -> None:
        """Take the territory."""
        choice = Claim(territory)
        if territory not in self._free:
            self.refuse(self._why_not(territory), territory)
            return
        self.answer(choice)

    def _why_not(self, territory: int) -> Reason:
        """Return why ``territory`` can't be taken.

        It has an owner, or nobody may take it in the set-up: sea, Moon, devastated land.
        """
        free = self.context.game.state.owner[territory] == NOBODY
        return Reason("play.refuse.not_claimable" if free else "play.refuse.taken", {"territory": territory})
