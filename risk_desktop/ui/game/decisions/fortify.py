"""The one move at the end of a turn."""

from __future__ import annotations

from risk_desktop.editions.common.fortify import Moves
from risk_desktop.engine.choices import Fortify, Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import fewest_or_all
from risk_desktop.ui.game.decisions.from_to import FromToPresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number


class FortifyPresenter(FromToPresenter):
    """Click from, click to, say how many."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._armies = 1

    def start(self) -> None:
        """Nothing is chosen."""
        options = self.decision.options
        assert isinstance(options, Moves)
        self._options = options
        self._origins = options.origins()
        self._from = self._to = -1

    @property
    def seat(self) -> int:
        """Whose armies move."""
        return self._options.player

    def refresh(self) -> None:
        """Show source, targets, arrow, chips and prompt."""
        self.light(self._options.goals(self._from) if self._from >= 0 else self._origins)
        if self._to < 0:
            self.context.hide_arrow()
            self.context.board.set_chips({})
        else:
            self.context.show_arrow(self._from, self._to, self.seat, "move")
            self.context.board.set_chips({self._to: f"+{self._armies}"})
        super().refresh()

    def ask(self) -> Ask:
        """Ask for source, target or number."""
        names = self.context.names
        skip = Act(tr("play.fortify.skip"), "E")
        if self._from < 0:
            return Ask(self.seat, *self.opening(), ghost=skip)
        origin = names.territory(self._from)
        if self._to < 0:
            return Ask(self.seat, tr("play.fortify.to", origin=origin), tr("play.fortify.to_help"), ghost=skip)
        high = self._options.spare(self._from)
        number = Number(tr("play.fortify.armies"), 1, high, self._armies) if high > 1 else None
        return Ask(
            self.seat,
            tr("play.fortify.title", origin=origin, target=names.territory(self._to)),
            self._told(),
            primary=Act(tr("play.fortify.move", n=self._armies), "Space"),
            ghost=skip,
            number=number,
            presets=fewest_or_all(number),
        )

    def _told(self) -> str:
        """Say how many stay, and who joins whom where partners stand together."""
        names, stay = self.context.names, self._options.armies[self._from] - self._armies
        origin = names.territory(self._from)
        told = tr("play.fortify.help", n=stay, origin=origin) if stay else tr("play.team.leaves", origin=origin)
        host = self._options.owner[self._to]
        if host == self.seat:
            return told
        return f"{told} {tr('play.team.joins', player=names.player(host), target=names.territory(self._to))}"

    def opening(self) -> tuple[str, str]:
        """Return title and help before anything is chosen."""
        return tr("play.fortify.from"), tr("play.fortify.from_help")

    def click(self, territory: int) -> None:
        """Choose source or target."""
        if self._from >= 0 and territory == self._from:
            self.let_go()
        elif self._from >= 0 and territory in self._options.goals(self._from):
            self._to = territory
            self._armies = self._options.spare(self._from)
            self.heard.emit("arrow", 1)
            self.refresh()
        elif territory in self._origins:
            self._from, self._to = territory, -1
            self.heard.emit("pick", 1)
            self.refresh()
        else:
            self._explain(territory)

    def press(self, place: str) -> None:
        """Move, or skip."""
        if place == "ghost":
            self.answer(Pass())
        elif place == "primary" and self._to >= 0:
            self.answer(Fortify(self._from, self._to, self._armies))

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        if self._to < 0:
            return
        self._armies = number
        self.context.board.set_chips({self._to: f"+{number}"})
        super().refresh()

    def _explain(self, territory: int) -> None:
        origin = self._from if self._from >= 0 else next(iter(self._origins), -1)
        if self._options.owner[territory] == self.seat and self._from < 0:
            key = "play.refuse.stays" if self._options.spare(territory) < 1 else "play.refuse.nowhere_to"
            self.refuse(Reason(key, {"territory": territory}), territory)
            return
        reason = self._options.explain(Fortify(origin, territory, 1))
        if reason is not None:
            self.refuse(reason, territory)


class AllyFortifyPresenter(FortifyPresenter):
    """The same for an ally: one move between his own territories."""

    def opening(self) -> tuple[str, str]:
        """Name the ally."""
        name = self.context.names.player(self.seat)
        return tr("play.neutral.fortify", player=name), tr("play.neutral.fortify.help")
