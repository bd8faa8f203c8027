"""New armies for allies: a die is rolled for each of them that the player wants to grow."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import Muster
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Picks


class MusterPresenter(Presenter):
    """The ally's land glows; the primary button rolls for him, a row or a click on land chooses another one."""

    def start(self) -> None:
        """Begin with the first ally that waits."""
        self.waiting = tuple(choice.neutral for choice in self.options(Choices) if isinstance(choice, Muster))
        self.ally = self.waiting[0]

    def refresh(self) -> None:
        """Let the land of the chosen ally glow."""
        owner = self.context.game.state.owner
        self.context.board.set_targets([t for t, who in enumerate(owner) if who == self.ally])
        super().refresh()

    def ask(self) -> Ask:
        """Ask whether to roll for him."""
        names = self.context.names
        picks = None
        if len(self.waiting) > 1:
            choices = tuple((place, names.player(ally)) for place, ally in enumerate(self.waiting, start=1))
            picks = Picks(tr("play.neutral.ally"), choices, self.waiting.index(self.ally) + 1)
        return Ask(
            self.ally,
            tr("play.neutral.muster", player=names.player(self.ally)),
            tr("play.neutral.muster.help"),
            primary=Act(tr("play.neutral.muster.roll"), "Space", "die"),
            ghost=Act(tr("play.neutral.muster.skip"), "E"),
            picks=picks,
        )

    def click(self, territory: int) -> None:
        """Choose the ally whose land it is."""
        owner = self.context.owner(territory)
        if owner in self.waiting:
            self.pick(self.waiting.index(owner) + 1)
        else:
            self.refuse(Reason("play.refuse.no_ally", {"territory": territory}), territory)

    def pick(self, value: int) -> None:
        """Choose an ally by his place in the row, from 1."""
        if 1 <= value <= len(self.waiting):
            self.ally = self.waiting[value - 1]
            self.heard.emit("pick", 1)
            self.refresh()

    def press(self, place: str) -> None:
        """Roll, or leave it."""
        if place == "primary":
            self.answer(Muster(self.ally))
        elif place == "ghost":
            self.answer(Pass())
