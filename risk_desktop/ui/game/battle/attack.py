"""The decision to attack: choose origin and target, see the odds, roll."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.declare import ANNOUNCE_PENALTY
from risk_desktop.engine.choices import Attack, Choice, Pass, Rush
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.advancing import AdvancingPresenter
from risk_desktop.ui.game.battle.fight import blitz_ways
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import number_picks
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.prompt.asking import Act, Ask


class AttackPresenter(AdvancingPresenter):
    """The player clicks an own territory and then one that glows; arrow and odds show what an attack would mean.

    Under the rule that fines an attack from no named origin (D-21), a click on the enemy alone is such a rush; a click on
    the territory that it would start from names the origin after all.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._armies = 3
        self._home = 1
        """How many armies a blitz should keep at home, where there are enough; the person's choice for this turn."""
        self._rush = False
        context.board.switcher.board_shown.connect(self._look_at)

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
        self._options = self.options(Attacks)
        self._rush = False
        if self.origin < 0:
            self.origin, self.target = self.context.fought
        super().start()
        if self.target >= 0 and self.is_own(self.target):
            self.origin, self.target = self.target, -1
        if self.origin not in self.edges:
            self.origin = self.target = -1
        if self.target not in self.edges.get(self.origin, ()):
            self.target = -1
        if self.origin < 0:
            self.context.look_at_any(self.edges)
        self.fit_numbers()

    def new_turn(self) -> None:
        """Forget all choices, as another turn begins."""
        super().new_turn()
        self.origin = self.target = -1
        self.keep, self._home, self.dice, self._armies = 1, 1, 3, 3
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
        board.highlights.mark(targets=self.reach() if named else self.edges, choosing=named)
        self.plan.show(self._options.owner[self.origin] if named else self.decision.player)
        if self.plan:
            self.plan.foresee(self)
        elif chosen is not None and self._options.armies[self.target]:
            self._show_odds()
        super().refresh()

    def attackable(self, origin: int) -> tuple[int, ...]:
        """Return what can be attacked from a territory."""
        return tuple(self.edges.get(origin, ()))

    @property
    def plans(self) -> bool:
        """Whether there is an origin from which an advance could set out: a rush has none."""
        return super().plans and not self._rush

    def reach(self) -> list[int]:
        """Return what can be chosen now that there is an origin."""
        if self.under_way and not self.plan:
            return [self.target]  # what else could be attacked would come and go with every roll
        return super().reach()

    def _look_at(self, board: int) -> None:
        """Another board shows: there may be nothing on it to attack from."""
        if self.active and self.origin < 0:
            super().refresh()

    def _elsewhere(self) -> str:
        """Name the other board where all that can attack stands; "" if some of it is on the one that shows."""
        board = self.context.board
        boards = set(map(board.overview.board_of, self.edges))
        if not boards or board.switcher.board in boards:
            return ""
        return tr("play.attack.elsewhere", board=board.overview.name(min(boards)))

    def ask(self) -> Ask:
        """Ask for origin, target or roll."""
        names, idle = self.context.names, self._idle()
        if self.origin < 0:
            told = tr("play.rush.from_help", n=self.fine) if self.fine else tr("play.attack.from_help")
            told = self.plan.stopped() or self._elsewhere() or told
            return replace(idle, title=tr("play.attack.from"), help=told)
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
        plan = "" if self.context.coached else tr("play.attack.plan_help", origin=origin)
        told = harm_words(self.context, (self.target,), "entering") or plan
        if self.under_way:
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
        stop = replace(halt, others=(end,)) if self.under_way else replace(end, others=(halt,))
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

    def is_own(self, territory: int) -> bool:
        """Tell whether the player may attack with the armies in a territory: his own, or an ally's."""
        return self._options.owner[territory] in self._options.leads

    # --- input

    def click(self, territory: int) -> None:
        """Choose origin or target, or say why a territory can't be chosen."""
        if self._rush and territory == self.origin:
            self._rush = False
            self._choose_target(self.target, again=True)
        elif self.leads_on_plainly(territory):
            self.lead_on(territory)
        elif self.origin >= 0 and not self._rush and territory in self.edges[self.origin]:
            self._choose_target(territory)
        elif self.is_own(territory):
            self._choose_origin(territory)
        else:
            self._explain(territory)

    def press(self, place: str) -> None:
        """Roll, blitz, or end the attacks."""
        if place == "ghost":
            if self.under_way:
                self.let_go()
            else:
                self.answer(Pass())
        elif self._rush:
            if place == "primary":
                self.answer(Rush(self.target))
        elif self.plan:
            if place == "primary":
                self.advance()
        elif self.target >= 0 and place in ("primary", "secondary"):
            super().press(place)

    def take_over(self, choice: Choice) -> None:
        """Do what was advised, with an origin."""
        self._rush = False
        super().take_over(choice)

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
        self.keep = self._home = number
        if self.target >= 0:
            self._show_odds()
            super().refresh()

    def let_go(self) -> bool:
        """Deselect the target first, then the origin."""
        if self.origin < 0:
            return False
        if self.plan:
            self.lead_on(self.plan.lands[-1])
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
        if territory not in self.edges:
            self._explain_origin(territory)
            return
        self.origin, self.target, self._rush = territory, -1, False
        self.plan.clear()
        self.fit_numbers()
        self.heard.emit("pick", 1)
        self.refresh()

    def _choose_target(self, territory: int, *, again: bool = False) -> None:
        if territory == self.target and not again:
            return
        self.target = territory
        self.plan.clear()
        self.context.fought = (-1, -1)
        self.fit_numbers()
        self.heard.emit("arrow", 1)
        self.refresh()

    def fit_numbers(self) -> None:
        """Roll all dice that there are, and keep no more back than can stay."""
        if self.origin < 0:
            return
        self.dice = self._armies = self._options.most_dice(self.origin)
        self.keep = max(1, min(self._home, self._options.armies[self.origin] - 1))

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
        self.fit_numbers()
        self.heard.emit("arrow", 1)
        self.refresh()

    def _explain(self, territory: int) -> None:
        """Choose a foreign territory together with its strongest attacker, or say why it can't be attacked."""
        origin = -1 if self._rush else self.origin
        if origin < 0 and self.fine and any(territory in targets for targets in self.edges.values()):
            self._choose_rush(territory)
            return
        if origin < 0:
            near = self.context.game.rules.board.neighbours[territory]
            own = [t for t in near if self.is_own(t)]
            able = [t for t in own if territory in self.edges.get(t, ())]
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
