"""The decision where to found the capital: one own territory, confirmed by the button. The board keeps no trace of it."""

from __future__ import annotations

from risk_desktop.editions.classic.capitals import CAPITAL_CHOICE, OPEN, Found
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class CapitalPresenter(Presenter):
    """A click proposes a territory, another click or the button founds there."""

    secret = True

    def start(self) -> None:
        """Start with no territory proposed."""
        self._places = [choice.territory for choice in self.options(Choices) if isinstance(choice, Found)]
        self._place = -1

    def refresh(self) -> None:
        """Highlight the proposed territory."""
        self.context.board.highlights.mark(chosen=self._place if self._place >= 0 else None)
        super().refresh()

    def end(self) -> None:
        """Remove the highlight and the keyboard cursor, which would give the place away."""
        super().end()
        self.context.board.input.set_cursor(None)

    def ask(self) -> Ask:
        """Ask for a territory, then for confirmation."""
        how = "_open" if self.context.game.rules.option(CAPITAL_CHOICE.key) == OPEN else ""
        if self._place < 0:
            return Ask(
                self.decision.player,
                tr(f"play.capital.title{how}"),
                tr(f"play.capital.help{how}"),
                primary=Act(tr("play.capital.found"), "Space", "crown", off=True),
            )
        place = self.context.names.territory(self._place)
        return Ask(
            self.decision.player,
            tr(f"play.capital.title_at{how}", territory=place),
            tr(f"play.capital.help{how}"),
            primary=Act(tr("play.capital.found"), "Space", "crown"),
        )

    def click(self, territory: int) -> None:
        """Propose a territory, or found the capital there with a second click."""
        if territory not in self._places:
            self.refuse(Reason("play.capital.refuse", {"territory": territory}), territory)
        elif territory == self._place:
            self.press("primary")
        else:
            self._place = territory
            self.heard.emit("pick", 1)
            self.refresh()

    def press(self, place: str) -> None:
        """Found the capital."""
        if place == "primary" and self._place >= 0:
            self.answer(Found(self._place))

    def let_go(self) -> bool:
        """Withdraw the proposal."""
        if self._place < 0:
            return False
        self._place = -1
        self.refresh()
        return True
