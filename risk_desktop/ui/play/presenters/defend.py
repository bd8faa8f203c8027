"""Defending: with how many dice."""

from __future__ import annotations

from risk_desktop.engine.choices import DefendWith
from risk_desktop.engine.options import Amounts
from risk_desktop.i18n import tr
from risk_desktop.ui.play.asking import Act, Ask
from risk_desktop.ui.play.presenters.base import Presenter


class DefendPresenter(Presenter):
    """All dice is the primary button, one die less the secondary."""

    def start(self) -> None:
        """Show the attack that is coming."""
        options = self.decision.options
        assert isinstance(options, Amounts)
        self._options = options
        step = self.decision.step
        self._origin, self._target = getattr(step, "origin", -1), getattr(step, "target", -1)
        self._dice = getattr(step, "dice", 0)
        if self._origin >= 0:
            self.desk.show_arrow(self._origin, self._target, self.desk.owner(self._origin))
            self.desk.board.set_chosen(self._target)

    def ask(self) -> Ask:
        """Ask for the number of dice."""
        names, high = self.desk.names, self._options.hi
        attacker = names.player(self.desk.owner(self._origin))
        return Ask(
            self.decision.player,
            tr("play.defend.title", attacker=attacker, target=names.territory(self._target)),
            tr("play.defend.help", n=self._dice),
            primary=Act(tr("play.defend.dice", n=high), "Space", "shield"),
            secondary=Act(tr("play.defend.dice", n=high - 1), str(high - 1)) if high > self._options.lo else None,
        )

    def press(self, place: str) -> None:
        """Defend with all dice or with one less."""
        self._defend(self._options.hi if place == "primary" else self._options.hi - 1)

    def pick(self, value: int) -> None:
        """Defend with so many dice."""
        if self._options.lo <= value <= self._options.hi:
            self._defend(value)

    def _defend(self, dice: int) -> None:
        self.answer(DefendWith(dice))
