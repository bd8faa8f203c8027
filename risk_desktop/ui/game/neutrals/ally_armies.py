"""The decisions about armies of neutral colours: placing them, rolling for an ally's new armies, and moving them."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.muster import Muster
from risk_desktop.editions.classic.neutrals.placing import NeutralFacts
from risk_desktop.editions.classic.neutrals.stances import ALLIES
from risk_desktop.engine.choices import Pass, PlaceRest
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.move import FortifyPresenter
from risk_desktop.ui.game.decisions.place import ReinforcePresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Picks


class PlaceNeutralPresenter(ReinforcePresenter):
    """Works as with own armies, but the territories of the colour are marked, as nobody remembers which they are."""

    @property
    def seat(self) -> int:
        """The neutral colour whose armies are placed."""
        return self.facts(NeutralFacts).seat

    @property
    def opening(self) -> bool:
        """Tell whether this is part of the set-up, where the last army needs no confirmation."""
        return self.context.game.state.round == 0

    def refresh(self) -> None:
        """Mark the colour's territories, and show chips and prompt."""
        self.context.board.highlights.mark(targets=self._options.territories)
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the next army of this colour, and say why."""
        asked = super().ask()
        name = self.context.names.player(self.seat)
        title = tr("play.neutral.place", n=self.left, player=name) if self.left else asked.title
        if self.opening:
            rest = Act(tr("play.setup.rest"), "R", "fast") if PlaceRest() in self._options.extra else None
            return Ask(self.seat, title, self._why(), secondary=rest)
        return Ask(
            self.seat,
            title,
            self._why() if self.left else asked.help,
            asked.primary,
            number=asked.number,
            presets=asked.presets,
        )

    def _why(self) -> str:
        state = self.context.game.state
        if self.opening:
            return tr("play.neutral.place.opening", n=state.reserve[self.seat] - len(self._order))
        if ALLIES in state.slots:
            return tr("play.neutral.place.ally")
        names = self.context.names
        return tr("play.neutral.place.grown", player=names.player(state.turn), actor=names.player(self.decision.player))

    def click(self, territory: int) -> None:
        """Place an army, or say that the territory isn't this colour's."""
        if territory not in self._options.territories:
            self.refuse(Reason("illegal.place.not_neutral", {"territory": territory}), territory)
            return
        super().click(territory)

    def press(self, place: str) -> None:
        """Let the program finish the set-up; otherwise confirm."""
        if not self.opening:
            super().press(place)
        elif place == "secondary" and PlaceRest() in self._options.extra:
            self.context.session.leave_rest(self._parts())

    def _add(self, territory: int, number: int) -> None:
        super()._add(territory, number)
        if self.opening and not self.left:
            self._settle()


class MusterPresenter(Presenter):
    """Rolls for the new armies of an ally, whose territories glow; a row or a click on land chooses another ally."""

    def start(self) -> None:
        """Start with the first ally that waits."""
        self.waiting = tuple(choice.neutral for choice in self.options(Choices) if isinstance(choice, Muster))
        self.ally = self.waiting[0]

    def refresh(self) -> None:
        """Mark the territories of the chosen ally."""
        owner = self.context.game.state.owner
        self.context.board.highlights.mark(targets=[t for t, who in enumerate(owner) if who == self.ally])
        super().refresh()

    def ask(self) -> Ask:
        """Ask whether to roll for the chosen ally."""
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
            ghost=Act(tr("play.step.end"), "E"),
            picks=picks,
        )

    def click(self, territory: int) -> None:
        """Choose the ally who owns a territory."""
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
        """Roll, or decline."""
        if place == "primary":
            self.answer(Muster(self.ally))
        elif place == "ghost":
            self.answer(Pass())


class AllyFortifyPresenter(FortifyPresenter):
    """Moves armies of an ally: once, between his own territories."""

    def opening(self) -> tuple[str, str]:
        """Name the ally."""
        name = self.context.names.player(self.seat)
        return tr("play.neutral.fortify", player=name), tr("play.neutral.fortify.help", end=tr("play.step.end_short"))
