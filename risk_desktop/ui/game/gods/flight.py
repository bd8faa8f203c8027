"""Who goes along where a card lets armies and gods fly, as many as one likes."""

from __future__ import annotations

from risk_desktop.editions.common.decisions import MoveFacts
from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.decisions.companions import companions_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number


class FlightPresenter(Presenter):
    """All go unless some are left behind; somebody must go."""

    def start(self) -> None:
        """Begin with all."""
        facts = self._way = self.facts(MoveFacts)
        self._companions = companions_of(0, facts.most, facts.escort)
        self.context.show_arrow(facts.origin, facts.target, self.decision.player, "move")

    def ask(self) -> Ask:
        """Ask who goes."""
        names, companions = self.context.names, self._companions
        most, armies = companions.high, companions.armies
        number = Number(tr("play.fortify.armies"), 0, most, armies) if most else None
        return Ask(
            self.decision.player,
            tr("flight.title", origin=names.territory(self._way.origin), target=names.territory(self._way.target)),
            tr("flight.help"),
            primary=Act(tr("flight.go"), "Space", off=not self._somebody),
            number=number,
            presets=fewest_or_all(number),
            toggles=companions.toggles(self.context, self.decision.player),
        )

    @property
    def _somebody(self) -> bool:
        return bool(self._companions.armies or self._companions.going(self.context))

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        self._companions.set_armies(number)
        self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a god go or stay."""
        self._companions.toggle(kind)
        self.refresh()

    def press(self, place: str) -> None:
        """Go."""
        if place == "primary" and self._somebody:
            self.answer(LedMoveIn(self._companions.armies, self._companions.going(self.context)))
