"""The base of presenters for attacks that can be led on: to an advance through several territories."""

from __future__ import annotations

from risk_desktop.editions.common.advance import Lands
from risk_desktop.editions.common.attack import Campaign, Ways
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Reason
from risk_desktop.ui.game.battle.advance_plan import AdvancePlan
from risk_desktop.ui.game.battle.fight import FightPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.prompt.watch_prompts import advancing


class AdvancingPresenter(FightPresenter):
    """Attacks from an origin along the ways that lead from there, and a ``plan`` of what is to follow on one of them.

    A right click, one with Shift, or a plain one on what can be reached only from the target leads the attack on: to an
    advance through several territories. A march through empty land grows with plain clicks.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.plan = AdvancePlan(context)
        self.edges: dict[int, list[int]] = {}
        """What can be attacked, by origin."""

    def start(self) -> None:
        """Learn along what can be attacked, and go on with what is left of the plan."""
        options, phase, self.edges = self.decision.options, self.decision.step, {}
        assert isinstance(options, Ways) and isinstance(phase, Campaign)
        for origin, target in options.edges():
            self.edges.setdefault(origin, []).append(target)
        left = self.plan.begin(phase)
        if left:
            self._choose_way(left)

    def new_turn(self) -> None:
        """Forget the plan, as another turn begins."""
        self.plan.clear()

    def end(self) -> None:
        """Take the plan's arrows away too."""
        self.plan.hide()
        super().end()

    def take_over(self, choice: Choice) -> None:
        """Forget what was planned, and do what was advised."""
        self.plan.clear()
        super().take_over(choice)

    @property
    def plans(self) -> bool:
        """Whether there is an origin from which an advance could set out."""
        return self.origin >= 0

    def is_own(self, territory: int) -> bool:
        """Tell whether the player may attack with the armies in a territory."""
        return self.context.owner(territory) == self.decision.player

    def fit_numbers(self) -> None:
        """Fit dice and armies to the way that is chosen."""
        raise NotImplementedError

    @property
    def way(self) -> Lands:
        """The origin and what is to be taken from there."""
        return self.plan.lands or ((self.origin, self.target) if self.target >= 0 else (self.origin,))

    def reach(self) -> list[int]:
        """Return what can be chosen now that there is an origin: for one attack, or for what follows on it."""
        if self.plan:
            return [*self.plan.lands[1:], *self.plan.ways_on(self.plan.lands)]
        near = self.edges[self.origin]
        if self.target >= 0 and self.plans and self.plan.marches(self.way[:1], self.target):
            return [*near, *self.plan.ways_on(self.way)]
        return near

    def click_right(self, territory: int) -> None:
        """Lead the attack on to a territory, or take it out of the plan again."""
        if not self.plans or self.is_own(territory):
            self.click(territory)
        else:
            self.lead_on(territory)

    def leads_on_plainly(self, territory: int) -> bool:
        """Tell whether a plain click on a territory leads on: it is planned already, or can be meant in no other way."""
        if not self.plans or self.is_own(territory):
            return False
        if territory in self.plan.lands:
            return territory != self.target
        near = territory in self.edges[self.origin]
        if self.plan.marches(self.way, territory):
            return (bool(self.plan) or not near) and self.plan.longer(self.way, territory) is not None
        return self.target >= 0 and not near and territory in self.plan.ways_on(self.way)

    def lead_on(self, territory: int) -> None:
        """Plan to go on to a territory, or no farther than what comes before it."""
        way, planned = self.way, territory in self.way
        longer = self.plan.shorter(way, territory) if planned else self.plan.longer(way, territory)
        if longer is None:
            self.refuse(Reason("play.refuse.advance", {"territory": territory}), territory)
            return
        self._choose_way(longer)
        self.plan.clear()
        self.plan.set_way(longer)
        self.context.fought = (-1, -1)
        self.fit_numbers()
        self.heard.emit("pick" if planned else "arrow", 1)
        self.refresh()

    def _choose_way(self, lands: Lands) -> None:
        self.origin, self.target = lands[0], lands[1] if len(lands) > 1 else -1

    def advance(self) -> None:
        """Let the session carry the plan out."""
        before, self.context.fought = self.context.fought, (self.origin, self.target)
        session = self.context.session
        reason = session.advance(self.plan.lands)
        if reason is not None:
            self.context.fought = before
            self.refuse(reason)
        elif session.advancing and not self.active:
            self.asks.emit(advancing(self.context))
