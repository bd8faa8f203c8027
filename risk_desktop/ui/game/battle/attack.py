"""The decision to attack: choose origin and target, see the odds, roll."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.common.advance import Lands
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.declare import ANNOUNCE_PENALTY
from risk_desktop.engine.choices import Attack, Choice, Pass, Rush
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.advance_plan import AdvancePlan
from risk_desktop.ui.game.battle.fight import FightPresenter, blitz_ways
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import number_picks
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.prompt.watch_prompts import advancing


class AttackPresenter(FightPresenter):
    """The player clicks an own territory and then one that glows; arrow and odds show what an attack would mean.

    Under the rule that fines an attack from no named origin (D-21), a click on the enemy alone is such a rush; a click on
    the territory that it would start from names the origin after all.

    A right click, one with Shift, or a plain one on what can be reached only from the target leads the attack on: to an
    advance through several territories. A march through empty land grows with plain clicks.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._armies = 3
        self._rush = False
        self.plan = AdvancePlan(context)

    @property
    def most_dice(self) -> int:
        """The most dice that can roll from the origin."""
        return self._options.most_dice(self.origin) if self.origin >= 0 else 0

    @property
    def announced(self) -> bool:
        """Whether the number of attacking armies is announced separately from the dice."""
        return self._options.announced

    def start(self) -> None:
        """Keep the battle in progress if it can go on; else start from the territory just conquered, or from nothing."""
        options = self._options = self.options(Attacks)
        self._rush = False
        self._edges: dict[int, list[int]] = {}
        for origin, target in options.edges():
            self._edges.setdefault(origin, []).append(target)
        left = self.plan.begin(self.decision.step)
        if left:
            self._choose_way(left)
        if self.target >= 0 and self._leads(self.target):
            self.origin, self.target = self.target, -1
        if self.origin not in self._edges:
            self.origin = self.target = -1
        if self.target not in self._edges.get(self.origin, ()):
            self.target = -1
        self._fit_numbers()

    def new_turn(self) -> None:
        """Forget all choices, as another turn begins."""
        self.origin = self.target = -1
        self.plan.clear()
        self.keep, self.dice, self._armies = 1, 3, 3
        self._rush = False
        self.context.fought = (-1, -1)

    @property
    def fine(self) -> int:
        """How many armies an attack from no named origin costs; 0 where there is no such rule."""
        return self.context.game.rules.number(ANNOUNCE_PENALTY.key) if self._options.rushes else 0

    def refresh(self) -> None:
        """Show origin, targets, arrow, odds and prompt."""
        board, self.prospect = self.context.board, None
        chosen = self.target if self.target >= 0 else None
        if chosen is None:
            self.context.hide_arrow()
        else:
            self.context.show_arrow(self.origin, self.target, self._options.owner[self.origin])
        board.highlights.mark(source=self.origin if self.origin >= 0 else None, chosen=chosen)
        named = self.origin >= 0 and not self._rush
        board.highlights.mark(targets=self._reach() if named else self._edges, choosing=named)
        self.plan.show(self._options.owner[self.origin] if named else self.decision.player)
        if self.plan:
            self.plan.foresee(self)
        elif chosen is not None and self._options.armies[self.target]:
            self._show_odds()
        super().refresh()

    def end(self) -> None:
        """Take the plan's arrows away too."""
        self.plan.hide()
        super().end()

    def attackable(self, origin: int) -> tuple[int, ...]:
        """Return what can be attacked from a territory."""
        return tuple(self._edges.get(origin, ()))

    @property
    def _way(self) -> Lands:
        """The origin and what is to be taken from there."""
        return self.plan.lands or ((self.origin, self.target) if self.target >= 0 else (self.origin,))

    def _reach(self) -> list[int]:
        """Return what can be chosen now that there is an origin: for one attack, or for what follows on it."""
        if self.goes_on and not self.plan:
            return [self.target]  # what else could be attacked would come and go with every roll
        if self.plan:
            return [*self.plan.lands[1:], *self.plan.ways_on(self.plan.lands)]
        near = self._edges[self.origin]
        if self.target >= 0 and not self._rush and self.plan.marches(self._way[:1], self.target):
            return [*near, *self.plan.ways_on(self._way)]
        return near

    def ask(self) -> Ask:
        """Ask for origin, target or roll."""
        names, idle = self.context.names, self._idle()
        if self.origin < 0:
            told = tr("play.rush.from_help", n=self.fine) if self.fine else tr("play.attack.from_help")
            return replace(idle, title=tr("play.attack.from"), help=self.plan.stopped() or told)
        origin = names.territory(self.origin)
        idle = replace(idle, seat=self._options.owner[self.origin])
        if self.target < 0:
            told = self.plan.stopped() or self._led() or tr("play.attack.to_help")
            return replace(idle, title=tr("play.attack.to", origin=origin), help=told)
        if self._rush:
            return self._ask_rush(idle)
        if self.plan:
            return replace(self.plan.ask(idle), primary=self.go(self.plan.go()))
        armies = self._options.armies[self.origin]
        title = tr("play.attack.roll", target=names.territory(self.target))
        told = tr("play.attack.plan_help", origin=origin)
        if self.goes_on:
            title, told = tr("play.attack.go_on"), tr("play.attack.go_on_help", n=armies, origin=origin)
        most, announced = self.most_dice, self.announced
        blitz, until = blitz_ways(1, armies - 1, self.keep)
        return replace(
            idle,
            title=title,
            help=self.plan.stopped() or self._led() or told,
            primary=self.go(Act(tr("play.attack.dice", n=self.dice), "Space", "die")),
            secondary=blitz,
            picks=number_picks(tr("play.attack.dice_name"), self._armies if announced else most, self.dice),
            more=number_picks(tr("play.attack.armies_name"), most, self._armies) if announced else None,
            number=until,
        )

    def _idle(self) -> Ask:
        """Return the bar without a target: all buttons stand where they will be, and the attacks can be ended."""
        blitz, until = blitz_ways(off=True)
        end = Act(tr("play.step.end"), "E", short=tr("play.step.end_short"))
        halt = Act(tr("tables.battle.stop"), "Esc")
        stop = replace(halt, others=(end,)) if self.goes_on else replace(end, others=(halt,))
        roll = replace(self.go(self.gos()[0]), words=tr("play.attack.dice_off"), off=True)
        return Ask(self.decision.player, "", primary=roll, secondary=blitz, ghost=stop, number=until)

    def gos(self) -> tuple[Act, ...]:
        """Return whatever the first button may say while attacks are asked for."""
        rush = (Act(tr("play.rush.go", n=self.fine), "Space"),) if self.fine else ()
        return (Act(tr("play.attack.dice", n=3), "Space", "die"), *self.plan.gos(), *rush)

    def go(self, act: Act) -> Act:
        """Return the first button with room for whatever it may say."""
        return replace(act, others=self.gos())

    def _ask_rush(self, idle: Ask) -> Ask:
        """Ask whether to attack without a named origin, for a fine."""
        names = self.context.names
        return replace(
            idle,
            title=tr("play.rush.title", target=names.territory(self.target)),
            help=tr("play.rush.help", n=self.fine, origin=names.territory(self.origin)),
            primary=self.go(Act(tr("play.rush.go", n=self.fine), "Space")),
        )

    def _led(self) -> str:
        """Return words for an attack with an ally's armies, else ""."""
        seat = self._options.owner[self.origin]
        if seat == self.decision.player:
            return ""
        return tr("play.neutral.led", player=self.context.names.player(seat))

    def _leads(self, territory: int) -> bool:
        """Tell whether the player may attack with the armies in a territory: his own, or an ally's."""
        return self._options.owner[territory] in self._options.leads

    # --- input

    def click(self, territory: int) -> None:
        """Choose origin or target, or say why a territory can't be chosen."""
        if self._rush and territory == self.origin:
            self._rush = False
            self._choose_target(self.target, again=True)
        elif self._leads_on_plainly(territory):
            self._lead_on(territory)
        elif self.origin >= 0 and not self._rush and territory in self._edges[self.origin]:
            self._choose_target(territory)
        elif self._leads(territory):
            self._choose_origin(territory)
        else:
            self._explain(territory)

    def click_right(self, territory: int) -> None:
        """Lead the attack on to a territory, or take it out of the plan again."""
        if self.origin < 0 or self._rush or self._leads(territory):
            self.click(territory)
        else:
            self._lead_on(territory)

    def _leads_on_plainly(self, territory: int) -> bool:
        """Tell whether a plain click on a territory leads on: it is planned already, or can be meant in no other way."""
        if self.origin < 0 or self._rush or self._leads(territory):
            return False
        if territory in self.plan.lands:
            return territory != self.target
        near = territory in self._edges[self.origin]
        if self.plan.marches(self._way, territory):
            return (self.target >= 0 or not near) and self.plan.longer(self._way, territory) is not None
        return self.target >= 0 and not near and territory in self.plan.ways_on(self._way)

    def _lead_on(self, territory: int) -> None:
        way, planned = self._way, territory in self._way
        longer = self.plan.shorter(way, territory) if planned else self.plan.longer(way, territory)
        if longer is None:
            self.refuse(Reason("play.refuse.advance", {"territory": territory}), territory)
            return
        self._choose_way(longer)
        self.plan.clear()
        self.plan.set_way(longer)
        self.context.fought = (-1, -1)
        self._fit_numbers()
        self.heard.emit("pick" if planned else "arrow", 1)
        self.refresh()

    def _choose_way(self, lands: Lands) -> None:
        self.origin, self.target = lands[0], lands[1] if len(lands) > 1 else -1

    def press(self, place: str) -> None:
        """Roll, blitz, or end the attacks."""
        if place == "ghost":
            if self.goes_on:
                self.let_go()
            else:
                self.answer(Pass())
        elif self._rush:
            if place == "primary":
                self.answer(Rush(self.target))
        elif self.plan:
            if place == "primary":
                self._advance()
        elif self.target >= 0 and place in ("primary", "secondary"):
            super().press(place)

    def take_over(self, choice: Choice) -> None:
        """Forget what was planned, and do what was advised."""
        self.plan.clear()
        self._rush = False
        super().take_over(choice)

    def _advance(self) -> None:
        """Let the session carry the plan out."""
        before, self.context.fought = self.context.fought, (self.origin, self.target)
        session = self.context.session
        reason = session.advance(self.plan.lands)
        if reason is not None:
            self.context.fought = before
            self.refuse(reason)
        elif session.advancing and not self.active:
            self.asks.emit(advancing(self.context))

    def roll(self) -> Choice:
        """Return the choice of one roll with the chosen dice."""
        return Attack(self.origin, self.target, self.dice, self._armies if self._options.announced else 0)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if self.target >= 0 and not self._rush and 1 <= value <= self._options.most_dice(self.origin):
            self.dice = value
            self._armies = max(self._armies, value)
            super().refresh()

    def pick_more(self, value: int) -> None:
        """Choose how many armies attack; as many dice roll unless fewer are chosen afterwards."""
        if self.target >= 0 and 1 <= value <= self._options.most_dice(self.origin):
            self._armies = self.dice = value
            super().refresh()

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz keeps at home; the odds follow."""
        self.keep = number
        if self.target >= 0:
            self._show_odds()
            super().refresh()

    def let_go(self) -> bool:
        """Deselect the target first, then the origin."""
        if self.origin < 0:
            return False
        if self.plan:
            self._lead_on(self.plan.lands[-1])
            return True
        if self.target >= 0 and not self._rush:
            self.target = -1
        else:
            self.origin = self.target = -1
        self._rush = False
        self.plan.clear()
        self.context.fought = (-1, -1)
        self.refresh()
        return True

    def _choose_origin(self, territory: int) -> None:
        if territory == self.origin:
            self.plan.clear()
            self.let_go()
            return
        if territory not in self._edges:
            self._explain_origin(territory)
            return
        self.origin, self.target, self._rush = territory, -1, False
        self.plan.clear()
        self._fit_numbers()
        self.heard.emit("pick", 1)
        self.refresh()

    def _choose_target(self, territory: int, *, again: bool = False) -> None:
        if territory == self.target and not again:
            return
        self.target = territory
        self.plan.clear()
        self.context.fought = (-1, -1)
        self._fit_numbers()
        self.heard.emit("arrow", 1)
        self.refresh()

    def _fit_numbers(self) -> None:
        if self.origin < 0:
            return
        self.dice = self._armies = self._options.most_dice(self.origin)
        self.keep = max(1, min(self.keep, self._options.armies[self.origin] - 1))

    def _show_odds(self) -> None:
        if self._rush:
            self.show_odds(fewer=self.fine)
        else:
            self.show_odds(self.keep)

    def _choose_rush(self, target: int) -> None:
        """Choose a rush on a target from its strongest neighbour, if there are armies enough to pay the fine."""
        origin = self._options.strongest_against(target)
        if origin is None or target == self.target:
            return
        if self._options.armies[origin] - self.fine < 2:
            self.refuse(Reason("play.refuse.rush", {"territory": target, "n": self.fine}), target)
            return
        self.origin, self.target, self._rush = origin, target, True
        self._fit_numbers()
        self.heard.emit("arrow", 1)
        self.refresh()

    def _explain(self, territory: int) -> None:
        """Choose a foreign territory together with its strongest attacker, or say why it can't be attacked."""
        origin = -1 if self._rush else self.origin
        if origin < 0 and self.fine and any(territory in targets for targets in self._edges.values()):
            self._choose_rush(territory)
            return
        if origin < 0:
            near = self.context.game.rules.board.neighbours[territory]
            own = [t for t in near if self._leads(t)]
            able = [t for t in own if territory in self._edges.get(t, ())]
            if able:
                self.origin = max(able, key=self._options.armies.__getitem__)
                self._choose_target(territory)
                return
            if not own:
                self.refuse(Reason("play.refuse.out_of_reach", {"territory": territory}), territory)
                return
            origin = own[0]
        reason = self._options.explain(Attack(origin, territory, 1))
        if reason is not None:
            self.refuse(reason, territory)

    def _explain_origin(self, territory: int) -> None:
        """Say why no attack can start from an own territory."""
        near, owner = self.context.game.rules.board.neighbours[territory], self._options.owner
        foreign = [t for t in near if owner[t] not in (*self._options.side, owner[territory])]
        target = foreign[0] if foreign else territory
        reason = self._options.explain(Attack(territory, target, 1))
        if reason is not None and foreign:
            self.refuse(reason, territory)
            return
        self.refuse(Reason("play.refuse.no_enemy_near", {"territory": territory}), territory)
