"""Moving armies where figures stand beside them: how many armies go, and which figures, each by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from risk_desktop.editions.common.pieces import LedFortify, LedMoveIn
from risk_desktop.engine.choices import Fortify, MoveIn
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.art.pieces import bare_kind
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import fewest_or_all
from risk_desktop.ui.game.decisions.fortify import FortifyPresenter
from risk_desktop.ui.game.decisions.occupy import OccupyPresenter
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Toggle


class Company:
    """Figures who go: all of ``forced``, and those of ``free`` who aren't left behind."""

    def __init__(self, forced: Sequence[str], free: Sequence[str]) -> None:
        self.forced, self.free = tuple(forced), tuple(free)
        self._left: set[str] = set()

    def going(self, order: Sequence[str]) -> tuple[str, ...]:
        """Return who goes, in the order of the rules."""
        return tuple(k for k in order if k in self.forced or (k in self.free and k not in self._left))

    def toggle(self, kind: str) -> None:
        """Let one go or stay."""
        if kind in self.free:
            self._left ^= {kind}

    def leave_all(self) -> None:
        """Let all stay who may."""
        self._left = set(self.free)

    def toggles(self, context: GameContext, seat: int) -> tuple[Toggle, ...]:
        """Return the switches."""
        game = context.game
        must = tuple(Toggle(look_of(game, k, seat), tr("god.must"), True, fixed=True) for k in self.forced)
        return (*must, *(Toggle(look_of(game, k, seat), "", k not in self._left) for k in self.free))


def figures_in(context: GameContext, seat: int, territory: int) -> tuple[str, ...]:
    """Return the kinds of figures of a seat in a territory, in the order of the rules."""
    there = {p.kind for p in context.game.state.pieces if p.territory == territory and p.player == seat}
    return tuple(kind for kind in context.game.rules.pieces if kind in there)


def rages(context: GameContext, territory: int) -> bool:
    """Tell whether the plague is in a territory, where figures are lost at once."""
    return any(sign.kind == "plague" and sign.territory == territory for sign in context.game.state.markers)


class GodOccupyPresenter(OccupyPresenter):
    """Moving in: those who used their power must go along, the others may."""

    def start(self) -> None:
        """Begin with all who can go."""
        super().start()
        options = self._options
        self._company = Company(getattr(options, "forced", ()), getattr(options, "free", ()))
        if rages(self.context, self._target):
            self._company.leave_all()

    def ask(self) -> Ask:
        """Ask for the number and for the figures."""
        if self._origin < 0:
            return self._ask_from_beyond()
        ask = super().ask()
        if rages(self.context, self._target):
            ask = replace(ask, help=tr("god.plague_waits"))
        return replace(ask, toggles=self._company.toggles(self.context, self.decision.player))

    def _ask_from_beyond(self) -> Ask:
        low, high, target = self._options.lo, self._options.hi, self.context.names.territory(self._target)
        number = Number(tr("play.occupy.armies"), low, high, self._armies)
        return Ask(
            self.decision.player,
            tr("play.occupy.title", target=target),
            tr("beyond.occupy_help"),
            primary=Act(tr("play.occupy.move", n=self._armies), "Space"),
            number=number,
            presets=fewest_or_all(number),
        )

    def toggle(self, kind: str) -> None:
        """Let a figure go, or stay."""
        self._company.toggle(bare_kind(kind))
        self.refresh()

    def press(self, place: str) -> None:
        """Move in."""
        if place != "primary":
            return
        going = self._company.going(tuple(self.context.game.rules.pieces))
        led = bool(self._company.forced or self._company.free)
        self.answer(LedMoveIn(self._armies, going) if led else MoveIn(self._armies))


class GodFortifyPresenter(FortifyPresenter):
    """The one move: armies, figures, or figures alone."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._company = Company((), ())

    def click(self, territory: int) -> None:
        """Choose source or target; no figure goes where the plague is."""
        before, deadly = (self._from, self._to), rages(self.context, territory)
        alone = self._from >= 0 and not self._options.spare(self._from)
        if deadly and alone and territory in self._options.targets(self._from):
            self.refuse(Reason("illegal.gods.plague", {"territory": territory}), territory)
            return
        super().click(territory)
        if self._to >= 0 and (self._from, self._to) != before:
            self._company = Company((), () if deadly else figures_in(self.context, self.seat, self._from))
            self.refresh()

    def ask(self) -> Ask:
        """Ask for the number and for the figures."""
        ask = super().ask()
        if self._to < 0:
            return ask
        high = self._options.spare(self._from)
        low = 0 if self._company.free else 1
        number = Number(tr("play.fortify.armies"), low, high, self._armies) if high > low else None
        going = bool(self._armies or self._going)
        words = tr("play.fortify.move", n=self._armies) if self._armies else tr("god.move")
        return replace(
            ask,
            primary=Act(words, "Space", off=not going),
            number=number,
            presets=fewest_or_all(number),
            toggles=self._company.toggles(self.context, self.seat),
        )

    @property
    def _going(self) -> tuple[str, ...]:
        return self._company.going(tuple(self.context.game.rules.pieces))

    def toggle(self, kind: str) -> None:
        """Let a figure go, or stay."""
        self._company.toggle(bare_kind(kind))
        self.refresh()

    def press(self, place: str) -> None:
        """Move, or skip."""
        if place != "primary" or self._to < 0:
            super().press(place)
            return
        move = LedFortify(self._from, self._to, self._armies, self._going)
        choice = move if move.leaders else Fortify(self._from, self._to, self._armies)
        if (reason := self._options.explain(choice)) is not None:
            self.refuse(Reason(reason.key, dict(reason.params)), self._to)
            return
        self.answer(choice)
