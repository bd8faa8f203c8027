"""What a player may do who may answer another one's deed with a card: choose it, look at it, play it or pass.

A click on the board is taken by ``CardPresenter.click``, as for every card: it aims the chosen card, else it does nothing. At
what a card can be aimed is said by its ``Aiming``, which its box gives.
"""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.engine.choices import Silence
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import tr
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class ReactionPresenter(CardPresenter):
    """Play, pass, or ask not to be asked. Where several people sit at the screen the hand shows its backs until its
    owner looks (``peek``).
    """

    keeps_arrow = True

    def start(self) -> None:
        """Show what is announced."""
        self.covered, self.peeked = self.shared, False
        super().start()
        battle = self.facts(BattleFacts)
        self._origin, self._target, self._attacker = battle.origin, battle.target, battle.attacker
        self.context.show_arrow(battle.origin, battle.target, battle.attacker)

    def refresh(self) -> None:
        """Let both ends of the attack shine as long as the card is aimed at no place."""
        super().refresh()
        highlights = self.context.board.highlights
        if highlights.shown.chosen is None:
            highlights.mark(source=self._origin if self._origin >= 0 else None, chosen=self._target)

    def end(self) -> None:
        """Forget who looked."""
        self.covered = self.peeked = False
        super().end()

    def peek(self, looking: bool) -> None:
        """Let the owner look at his hand as long as he holds the key."""
        if self.active and self.shared and looking != self.peeked:
            self.covered, self.peeked = not looking, looking
            self.refresh()

    def ask(self) -> Ask:
        """Ask for an answer. Under the cover nothing is said about the hand."""
        names, player = self.context.names, self.decision.player
        title = tr("card.react.title", player=names.player(self._attacker), territory=names.territory(self._target))
        fits = "card.react.help" if self.aiming.playable else "card.react.nothing"
        base = Ask(
            player,
            f"{names.player(player)}: {title}" if self.shared else title,
            tr("card.react.look" if self.shared else fits),
            secondary=self._quiet() if "battle" in self.scopes else None,
            ghost=Act(tr("card.react.pass"), "E", told=tr("card.react.told.pass")),
        )
        go = Act(tr("card.play.short"), "Return" if self.shared else "Space", off=self.choice is None)
        if not self.card:
            return replace(base, primary=go)
        if self.covered:
            return replace(base, help=tr("card.react.chosen"), primary=go)
        chosen = tr("card.play.go", card=self.title)
        title = f"{names.player(player)}: {chosen}" if self.shared else chosen
        return replace(base, title=title, help=self.told(), primary=go, rows=self.aiming.target_words())

    def _quiet(self) -> Act:
        """Return the button that passes for the whole battle."""
        words, short = tr("card.react.quiet.battle"), tr("card.react.quiet.short")
        return Act(words, "A", short=short, told=tr("card.react.told.battle"))

    @property
    def scopes(self) -> tuple[str, ...]:
        """How long one may ask not to be asked."""
        return tuple(choice.scope for choice in self.options(Choices) if isinstance(choice, Silence))

    def press(self, place: str) -> None:
        """Play, keep quiet in this battle, or pass."""
        if place == "secondary":
            if "battle" in self.scopes:
                self.answer(Silence("battle"))
        else:
            super().press(place)
