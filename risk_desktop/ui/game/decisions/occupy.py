"""Moving into a conquered territory."""

from __future__ import annotations

from risk_desktop.engine.choices import MoveIn
from risk_desktop.engine.options import Amounts
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number


class OccupyPresenter(Presenter):
    """The tray says how many; a click on the taken territory or its origin sends all or the fewest."""

    def start(self) -> None:
        """Begin with all armies."""
        options = self.decision.options
        assert isinstance(options, Amounts)
        self._options = options
        step = self.decision.step
        self._origin, self._target = getattr(step, "origin", -1), getattr(step, "target", -1)
        self._armies = options.hi
        board = self.context.board
        board.set_source(self._origin)
        board.set_chosen(self._target)
        self.context.show_arrow(self._origin, self._target, self.context.owner(self._target), "move")

    def refresh(self) -> None:
        """Show how many would go along."""
        more = self._armies - self._options.lo
        self.context.board.set_chips({self._target: f"+{more}"} if more else {})
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the number."""
        names, low, high = self.context.names, self._options.lo, self._options.hi
        seat, target = self.context.owner(self._target), names.territory(self._target)
        stay = self.context.command(seat)[1][self._origin] - (self._armies - low)
        number = Number(tr("play.occupy.armies"), low, high, self._armies) if high > low else None
        led = tr("play.neutral.occupy", target=target, player=names.player(seat)) if names.is_neutral(seat) else ""
        return Ask(
            seat,
            led or tr("play.occupy.title", target=target),
            tr("play.occupy.help", n=stay, origin=names.territory(self._origin)),
            primary=Act(tr("play.occupy.move", n=self._armies), "Space"),
            number=number,
            presets=fewest_or_all(number),
        )

    def click(self, territory: int) -> None:
        """One more army for a click on the target, one less for one on the origin."""
        step = 1 if territory == self._target else -1 if territory == self._origin else 0
        if step:
            self.set_number(min(self._options.hi, max(self._options.lo, self._armies + step)))

    def press(self, place: str) -> None:
        """Move in."""
        if place == "primary":
            self.answer(MoveIn(self._armies))

    def set_number(self, number: int) -> None:
        """Choose the number."""
        self._armies = number
        self.refresh()
