"""Bribing neutral colours: the table of bribes does the choosing, the prompt opens it or goes on without."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.bribe import Bribe, Bribes
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class BribePresenter(Presenter):
    """The land of whoever takes a card glows; a click on it opens the table with that colour chosen."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.wanted = -1

    def start(self) -> None:
        """Find who takes which cards."""
        self._options = self.options(Bribes)
        bribes = [choice for choice in self._options if isinstance(choice, Bribe)]
        self.open_to = tuple(dict.fromkeys(bribe.neutral for bribe in bribes))
        self.cards = tuple(dict.fromkeys(bribe.card for bribe in bribes))
        self.wanted = -1

    def refresh(self) -> None:
        """Let the land of all who take a card glow."""
        owner = self.context.game.state.owner
        self.context.board.set_targets([t for t, who in enumerate(owner) if who in self.open_to])
        super().refresh()

    def ask(self) -> Ask:
        """Ask to give a card or to go on."""
        return Ask(
            self.decision.player,
            tr("play.bribe.title"),
            tr("play.bribe.help"),
            primary=Act(tr("play.bribe.show"), "Space", "cards"),
            ghost=Act(tr("play.bribe.done"), "E"),
        )

    def click(self, territory: int) -> None:
        """Open the table for the colour whose land it is."""
        owner = self.context.owner(territory)
        if owner in self.open_to:
            self.wanted = owner
            self.cards_wanted.emit()
            return
        reason = self._options.explain(Bribe(owner, self.cards[0]))
        self.refuse(reason or Reason("illegal.bribe.nobody"), territory)

    def press(self, place: str) -> None:
        """Open the table, or give nothing more."""
        if place == "primary":
            self.wanted = -1
            self.cards_wanted.emit()
        elif place == "ghost":
            self.answer(Pass())

    def give(self, neutral: int, card: int) -> None:
        """Give the card that was chosen at the table."""
        self.answer(Bribe(neutral, card))
