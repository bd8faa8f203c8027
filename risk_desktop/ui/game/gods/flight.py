"""Who goes along where a card lets armies and figures move, as many as one likes."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.i18n import tr
from risk_desktop.ui.art.pieces import bare_kind
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.gods.god_moves import Company
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number


class FlightPresenter(Presenter):
    """All go unless some are left behind; somebody must go."""

    def start(self) -> None:
        """Begin with all."""
        options, step = self.decision.options, self.decision.step
        self._most: int = options.most  # type: ignore[attr-defined]
        self._company = Company((), options.gods)  # type: ignore[attr-defined]
        self._armies = self._most
        self._origin, self._goal = getattr(step, "origin", -1), getattr(step, "goal", -1)
        self.context.show_arrow(self._origin, self._goal, self.decision.player, "move")

    def ask(self) -> Ask:
        """Ask who goes."""
        names = self.context.names
        going = bool(self._armies or self._going)
        number = Number(tr("play.fortify.armies"), 0, self._most, self._armies) if self._most else None
        return Ask(
            self.decision.player,
            tr("flight.title", origin=names.territory(self._origin), target=names.territory(self._goal)),
            tr("flight.help"),
            primary=Act(tr("flight.go"), "Space", off=not going),
            number=number,
            presets=fewest_or_all(number),
            toggles=self._company.toggles(self.context, self.decision.player),
        )

    @property
    def _going(self) -> tuple[str, ...]:
        return self._company.going(tuple(self.context.game.rules.pieces))

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        self._armies = max(0, min(self._most, number))
        self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a figure go, or stay."""
        self._company.toggle(bare_kind(kind))
        self.refresh()

    def press(self, place: str) -> None:
        """Go."""
        if place == "primary" and (self._armies or self._going):
            self.answer(LedMoveIn(self._armies, self._going))
