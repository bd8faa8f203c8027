"""Regrouping at the end of a turn: any number of moves, one step each, planned first and made all at once."""

from __future__ import annotations

from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.engine.choices import Pass, Regroup
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import fewest_or_all
from risk_desktop.ui.game.decisions.from_to import FromToPresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number

_Way = tuple[int, int]


class RegroupPresenter(FromToPresenter):
    """Click from, click to, say how many, and again. Chips show what comes and goes; Undo takes the last move out."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._plan: dict[_Way, int] = {}

    def start(self) -> None:
        """Nothing is planned."""
        options = self.decision.options
        assert isinstance(options, Regroupings)
        self._options = options
        self._from = self._to = -1
        self._plan = {}

    @property
    def plan(self) -> tuple[tuple[int, int, int], ...]:
        """The moves planned so far: origin, target, armies."""
        return tuple((*way, number) for way, number in self._plan.items())

    def most(self, origin: int, target: int) -> int:
        """Return how many armies could go this way beside what is planned from there otherwise."""
        others = tuple((*way, number) for way, number in self._plan.items() if way != (origin, target))
        for number in range(self._options.fresh(origin), 0, -1):
            if self._options.explain_sum((*others, (origin, target, number))) is None:
                return number
        return 0

    def refresh(self) -> None:
        """Show source, targets, arrow, what comes and goes, and the prompt."""
        self.light(self._ways() if self._from >= 0 else self._starts())
        self.context.board.set_chips(self._chips())
        if self._to >= 0:
            self.context.show_arrow(self._from, self._to, self.decision.player, "move")
        else:
            self.context.hide_arrow()
        super().refresh()

    def _starts(self) -> list[int]:
        return [t for t in self._options.origins() if any(self.most(t, n) for n in self._options.targets(t))]

    def _ways(self) -> list[int]:
        """Targets that armies of the source could go to, or go to already."""
        return [t for t in self._options.targets(self._from) if self.most(self._from, t)]

    def _chips(self) -> dict[int, str]:
        change: dict[int, int] = {}
        for origin, target, number in self.plan:
            change[origin] = change.get(origin, 0) - number
            change[target] = change.get(target, 0) + number
        return {t: f"+{n}" if n > 0 else f"−{-n}" for t, n in change.items() if n}

    def ask(self) -> Ask:
        """Ask for source, target or number, and list what is planned."""
        names = self.context.names
        if self._to >= 0:
            title = tr("play.fortify.title", origin=names.territory(self._from), target=names.territory(self._to))
        elif self._from >= 0:
            title = tr("play.fortify.to", origin=names.territory(self._from))
        else:
            title = tr("play.regroup.more" if self._plan else "play.regroup.title")
        number = self._number()
        return Ask(
            self.decision.player,
            title,
            self._told() or tr("play.regroup.help"),
            primary=Act(tr("play.regroup.confirm", n=sum(self._plan.values())), "Space") if self._plan else None,
            secondary=Act(tr("play.undo"), "U", "undo") if self._plan else None,
            ghost=Act(tr("play.fortify.skip"), "E"),
            number=number,
            presets=fewest_or_all(number),
        )

    def _number(self) -> Number | None:
        if self._to < 0:
            return None
        high, now = self.most(self._from, self._to), self._plan.get((self._from, self._to), 0)
        return Number(tr("play.fortify.armies"), 0, high, now) if high > 0 else None

    def _told(self) -> str:
        """Return the plan in words, the latest move first."""
        names = self.context.names
        moves = [f"{names.territory(o)} → {names.territory(t)} {n}" for o, t, n in reversed(self.plan)]
        shown = " · ".join(moves[:3])
        return shown if len(moves) < 4 else f"{shown} …"

    # --- input

    def click(self, territory: int) -> None:
        """Choose source or target; a further click on the target sends one army more."""
        if self._from >= 0 and territory == self._from:
            self._from = self._to = -1
            self.refresh()
        elif self._from >= 0 and territory == self._to:
            now = self._plan.get((self._from, self._to), 0)
            self.set_number(min(self.most(self._from, self._to), now + 1))
        elif self._from >= 0 and territory in self._ways():
            self._choose_target(territory)
        elif territory in self._starts():
            self._from, self._to = territory, -1
            self.heard.emit("pick", 1)
            self.refresh()
        else:
            self._explain(territory)

    def _choose_target(self, territory: int) -> None:
        self._to = territory
        way = (self._from, territory)
        if way not in self._plan:
            self._plan[way] = self.most(*way)
        self.heard.emit("arrow", 1)
        self.refresh()

    def set_number(self, number: int) -> None:
        """Let so many armies go the chosen way; none takes the move out."""
        if self._to < 0:
            return
        way = (self._from, self._to)
        if number > 0:
            self._plan[way] = min(number, self.most(*way))
        else:
            self._plan.pop(way, None)
        self.refresh()

    def press(self, place: str) -> None:
        """Make all moves, take the last one out, or leave everything as it stands."""
        if place == "primary" and self._plan:
            self.answer(Regroup(self.plan))
        elif place == "secondary":
            self.take_back()
        elif place == "ghost":
            self.answer(Pass())

    @property
    def can_take_back(self) -> bool:
        """Tell whether a move is planned."""
        return bool(self._plan)

    def take_back(self) -> bool:
        """Take the last move out of the plan."""
        if not self._plan:
            return False
        self._plan.popitem()
        self._from = self._to = -1
        self.heard.emit("pick", 1)
        self.refresh()
        return True

    def _explain(self, territory: int) -> None:
        if self._from >= 0:
            reason = self._options.explain_move(self._from, territory, 1)
            self.refuse(reason or Reason("play.refuse.regroup_used", {"territory": self._from}), territory)
        elif self._options.owner[territory] != self.decision.player:
            self.refuse(Reason("illegal.fortify.not_yours", {"territory": territory}), territory)
        elif self._options.fresh(territory) < 1:
            self.refuse(Reason("play.refuse.regroup_used", {"territory": territory}), territory)
        else:
            key = "play.refuse.stays" if self._options.armies[territory] < 2 else "play.refuse.nowhere_to"
            self.refuse(Reason(key, {"territory": territory}), territory)
