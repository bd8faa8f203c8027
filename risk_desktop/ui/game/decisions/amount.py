"""A plain number: how many armies are saved, or moved by a card."""

from __future__ import annotations

from risk_desktop.engine.options import Amounts
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number


class AmountPresenter(Presenter):
    """Words by the kind of decision: ``amount.KIND.title``, ``help`` and ``go``."""

    keeps_arrow = True

    def start(self) -> None:
        """Begin with the most."""
        options = self.decision.options
        assert isinstance(options, Amounts)
        self._options, self._number = options, options.hi

    def ask(self) -> Ask:
        """Ask for the number."""
        words, low, high = f"amount.{self.decision.kind}", self._options.lo, self._options.hi
        number = Number(tr("play.occupy.armies"), low, high, self._number) if high > low else None
        return Ask(
            self.decision.player,
            tr(f"{words}.title", n=high),
            tr(f"{words}.help", n=high),
            primary=Act(tr(f"{words}.go", n=self._number), "Space"),
            number=number,
            presets=fewest_or_all(number),
        )

    def set_number(self, number: int) -> None:
        """Choose the number."""
        self._number = max(self._options.lo, min(self._options.hi, number))
        self.refresh()

    def press(self, place: str) -> None:
        """Answer."""
        if place == "primary":
            self.answer(self._options.of(self._number))
