"""The dead: armies that return from crypts, march out of the Afterlife, and fight in the Underworld."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.common.forecast import odds_at
from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.afterlife import BEYOND, Revive
from risk_desktop.editions.godstorm.realms import GATE, fields
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.editions.godstorm.underworld import Marches
from risk_desktop.engine.choices import Attack, Choice, Pass
from risk_desktop.engine.events import AttackDeclared
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.board.descriptions import brief_tags
from risk_desktop.ui.game.battle.advancing import AdvancingPresenter
from risk_desktop.ui.game.battle.fight import Prospect, blitz_ways
from risk_desktop.ui.game.battle.fight_stand import FightOutlook
from risk_desktop.ui.game.battle.forecast import assumed
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import number_picks
from risk_desktop.ui.game.decisions.move import FromToPresenter
from risk_desktop.ui.game.decisions.place import ReinforcePresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask

_NONE = -2
"""No origin is chosen: -1 is the Afterlife."""

_MANY = 10
"""A number of armies in words that have room for any number."""


class RevivePresenter(FromToPresenter):
    """Armies come back one by one, from a crypt to a temple; where there is only one of them it is chosen already."""

    def start(self) -> None:
        """Choose what there is no choice about."""
        self.ways: dict[tuple[int, int], Revive] = {
            (choice.origin, choice.target): choice for choice in self.options(Choices) if isinstance(choice, Revive)
        }
        origins = sorted({origin for origin, _ in self.ways})
        self.origin, self.target = origins[0], -1
        self._choose_only_target()

    def targets(self) -> list[int]:
        """Return where the armies of the chosen origin may return to."""
        return sorted(target for origin, target in self.ways if origin == self.origin)

    def _choose_only_target(self) -> None:
        targets = self.targets()
        self.target = targets[0] if len(targets) == 1 else -1

    def refresh(self) -> None:
        """Light the way; it leads from one board to another."""
        self.light(self.targets() if self.origin >= 0 else [origin for origin, _ in self.ways])
        if self.origin >= 0 and self.target >= 0:
            self.context.show_arrow(self.origin, self.target, self.decision.player, "move")
        else:
            self.context.hide_arrow()
        if self.origin >= 0 and self.target < 0:
            self.context.board.switcher.ensure_visible(self.targets())
        super().refresh()

    def ask(self) -> Ask:
        """Ask where the army returns."""
        names, done = self.context.names, Act(tr("revive.none"), "E")
        left = len({origin for origin, _ in self.ways})
        go = Act(tr("revive.go"), "Space", off=self.target < 0)
        if self.origin < 0:
            return Ask(self.decision.player, tr("revive.from"), tr("revive.help", n=left), primary=go, ghost=done)
        origin = names.territory(self.origin)
        if self.target < 0:
            title = tr("revive.to", origin=origin)
            return Ask(self.decision.player, title, tr("revive.help", n=left), primary=go, ghost=done)
        return Ask(
            self.decision.player,
            tr("revive.title", origin=origin, target=names.territory(self.target)),
            tr("revive.help", n=left),
            primary=go,
            ghost=done,
        )

    def click(self, territory: int) -> None:
        """Choose a crypt, or a temple."""
        if any(origin == territory for origin, _ in self.ways):
            self.origin = territory
            self._choose_only_target()
        elif (self.origin, territory) in self.ways:
            if territory == self.target:
                self.press("primary")
                return
            self.target = territory
        else:
            self.refuse(Reason("revive.not_there", {"territory": territory}), territory)
            return
        self.heard.emit("pick", 1)
        self.refresh()

    def press(self, place: str) -> None:
        """Bring the army back, or none any more."""
        choice = self.ways.get((self.origin, self.target))
        if place == "primary" and choice is not None:
            self.answer(choice)
        elif place == "ghost":
            self.answer(Pass())


class LeavePresenter(ReinforcePresenter):
    """Marching out of the Afterlife: like placing armies, but some or all may stay where they are."""

    def start(self) -> None:
        """Go where the fields are."""
        super().start()
        self.context.board.switcher.ensure_visible(self._options.territories)

    def refresh(self) -> None:
        """Show chips and prompt; the few fields that may be chosen glow brightly."""
        super().refresh()
        self.context.board.highlights.mark(free=(), targets=self._options.territories if self.left else ())

    def ask(self) -> Ask:
        """Ask for the next field, or for the go-ahead."""
        ask, placed = super().ask(), self._options.total - self.left
        gates = set(fields(self.context.game.rules.board, GATE)).intersection(self._options.territories)
        choose = "leave.title" if gates else "leave.title.fields"
        title = tr(choose, n=self.left) if self.left else tr("leave.all")
        others = tuple(Act(tr("leave.go", n=n), "Space") for n in (1, _MANY))
        go = Act(tr("leave.go", n=placed), "Space", off=not placed, others=others)
        ghost = Act(tr("leave.stay"), "E")
        return replace(ask, title=title, help=self._told(), primary=go, ghost=ghost)

    def _told(self) -> str:
        """Return how to go on, and what the field that was chosen last brings."""
        tags = self.context.names.territories[self._here].tags if self._here >= 0 else ()
        return f"{tr('leave.help')} {brief_tags(tags)}".strip()

    def click(self, territory: int) -> None:
        """Send one army."""
        if territory not in self._options.territories:
            self.refuse(Reason("leave.not_there", {"territory": territory}), territory)
        else:
            super().click(territory)

    def press(self, place: str) -> None:
        """March, or stay."""
        if place == "primary" and self._placed:
            self._settle()
        elif place == "ghost":
            self.answer(Pass())


class MarchPresenter(AdvancingPresenter):
    """Fighting below: click from (a field or the own Afterlife), click to; empty fields are entered without dice.

    From field to field an advance can be planned; out of the Afterlife each way is one of its own.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.origin = _NONE

    @property
    def most_dice(self) -> int:
        """The most dice that can roll along the chosen way."""
        return self._rolls.most if self.target >= 0 else 0

    def start(self) -> None:
        """Go below; go on where the last march came from or led to."""
        super().start()
        if self.target >= 0 and self.target in self.edges and self.is_own(self.target):
            self.origin, self.target = self.target, -1
        if self.origin not in self.edges:
            self.origin = BEYOND if list(self.edges) == [BEYOND] else _NONE
        if self.target not in self.edges.get(self.origin, ()):
            self.target = -1
        self.fit_numbers()
        self.context.board.switcher.ensure_visible(sorted({t for targets in self.edges.values() for t in targets}))

    def fit_numbers(self) -> None:
        """Fit the numbers to the way."""
        if self.target >= 0:
            rolls = self._rolls
            self.dice = rolls.most
            self.keep = max(rolls.stays, min(self.keep, rolls.stays + rolls.spare - 1))

    @property
    def _rolls(self) -> Rolls:
        return self.options(Marches).rolls(self.origin, self.target)

    @property
    def empty(self) -> bool:
        """Whether nobody stands in the target."""
        return self.target >= 0 and not self.context.armies(self.target)

    def _foresee(self) -> None:
        """Say what becomes of an attack along the chosen way, if there is one."""
        self.prospect = None
        if self.target < 0 or self.empty:
            return
        game, player, defender = self.context.game, self.decision.player, self.context.owner(self.target)
        rolls = self._rolls
        armies = rolls.spare + rolls.stays, game.state.armies[self.target]
        attack = AttackDeclared(player, defender, self.origin, self.target, self.dice)
        odds = odds_at(game, attack, armies, self.keep)
        outlook = FightOutlook(odds.attackers_lost, odds.defenders_lost, assumes=assumed(game, defender))
        self.prospect = Prospect(self.origin, self.target, player, armies, odds.win, outlook, self.keep)

    def refresh(self) -> None:
        """Show source, targets, arrow, odds and prompt."""
        board = self.context.board
        self._foresee()
        if self.plan:
            self.plan.foresee(self)
        self.plan.show(self.decision.player)
        if self.target >= 0:
            self.context.show_arrow(self.origin, self.target, self.decision.player)
        else:
            self.context.hide_arrow()
        board.highlights.mark(
            source=self.origin if self.origin >= 0 else None, chosen=self.target if self.target >= 0 else None
        )
        chosen = self.origin != _NONE
        board.highlights.mark(targets=self.reach() if chosen else self.edges.keys() - {BEYOND}, choosing=chosen)
        super().refresh()

    def ask(self) -> Ask:
        """Ask for source, target or roll."""
        player, stop = self.decision.player, Act(tr("march.stop"), "E")
        enter, roll = Act(tr("march.enter_go"), "Space", "arrow"), Act(tr("play.attack.dice", n=3), "Space", "die")
        dead = Act(tr("march.beyond"), "Space")
        gos, (blitz, until) = (enter, roll, dead, *self.plan.gos()), blitz_ways(off=True)
        go = replace(roll, words=tr("play.attack.dice_off"), off=True, others=gos)
        idle = Ask(player, "", primary=go, ghost=stop, secondary=blitz, number=until)
        if self.origin == _NONE:
            first = replace(dead, others=gos) if BEYOND in self.edges else go
            return replace(idle, title=tr("march.from"), help=tr("march.from_help"), primary=first)
        if self.target < 0:
            return replace(idle, title=tr("march.to", start=self._start()), help=tr("march.to_help"))
        if self.plan:
            return replace(self.plan.ask(idle), primary=replace(self.plan.go(), others=gos))
        target = self.context.names.territory(self.target)
        if self.empty:
            go, title = replace(enter, others=gos), tr("march.enter", target=target)
            return replace(idle, title=title, help=self._told("march.enter_help"), primary=go)
        rolls = self._rolls
        blitz, until = blitz_ways(rolls.stays, rolls.stays + rolls.spare - 1, self.keep)
        return Ask(
            player,
            tr("play.attack.roll", target=target),
            self._told("march.roll_help"),
            primary=Act(tr("play.attack.dice", n=self.dice), "Space", "die", others=gos),
            secondary=blitz,
            ghost=stop,
            picks=number_picks(tr("play.attack.dice_name"), rolls.most, self.dice),
            number=until,
        )

    def _told(self, key: str) -> str:
        """Return a line of help, and what the target brings to its owner."""
        tags = self.context.names.territories[self.target].tags
        return f"{tr(key, start=self._start())} {brief_tags(tags)}".strip()

    def _start(self) -> str:
        """Say from where the armies come."""
        if self.origin == BEYOND:
            return tr("march.beyond")
        return tr("march.out_of", origin=self.context.names.territory(self.origin))

    # --- input

    def click_afterlife(self, seat: int) -> None:
        """Choose the own Afterlife as the source; nobody marches out of another one."""
        if seat == self.decision.player:
            self.click(BEYOND)

    def click(self, territory: int) -> None:
        """Choose source or target; a click on the chosen target goes there. -1 is the own Afterlife."""
        if territory == self.origin:
            self.plan.clear()
            self.let_go()
        elif territory != BEYOND and self.leads_on_plainly(territory):
            self.lead_on(territory)
        elif self.origin != _NONE and territory in self.edges[self.origin]:
            if territory == self.target:
                self.press("primary")
            else:
                self._choose(territory)
                self.heard.emit("arrow", 1)
                self.refresh()
        elif territory in self.edges:
            self.plan.clear()
            self.origin, self.target, self.context.fought = territory, -1, (-1, -1)
            self.heard.emit("pick", 1)
            self.refresh()
        elif self._enters_by(territory):
            self.refresh()
        else:
            self._explain(territory)

    def _enters_by(self, territory: int) -> bool:
        """Take a target that is clicked first from where most armies can come."""
        origins = [origin for origin, targets in self.edges.items() if territory in targets]
        if not origins:
            return False
        options = self.options(Marches)
        self.origin = max(origins, key=lambda origin: options.rolls(origin, territory).spare)
        self._choose(territory)
        return True

    def _choose(self, target: int) -> None:
        """Choose a target; a blitz leaves behind no more than it has to."""
        self.plan.clear()
        self.target, self.keep, self.context.fought = target, 0, (-1, -1)
        self.fit_numbers()

    def _explain(self, territory: int) -> None:
        origin = self.origin if self.origin != _NONE else next(iter(self.edges))
        reason = self.decision.options.explain(Attack(origin, territory, 1))
        self.refuse(reason or Reason("illegal.gods.gate", {}), territory)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if self.target >= 0 and not self.empty and 1 <= value <= self._rolls.most:
            self.dice = value
            super().refresh()

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz leaves behind."""
        self.keep = number
        self._foresee()
        super().refresh()

    def press(self, place: str) -> None:
        """Roll, storm, enter, take the dead as the source, or stop."""
        if place == "ghost":
            self.answer(Pass())
        elif self.origin == _NONE and place == "primary" and BEYOND in self.edges:
            self.click(BEYOND)
        elif self.plan:
            if place == "primary":
                self.advance()
        elif self.target >= 0:
            super().press(place)

    def roll(self) -> Choice:
        """Return one roll with the chosen dice, or the march into an empty field."""
        way = self.origin, self.target
        return Enter(*way) if self.empty else Attack(*way, self.dice)

    def blitz(self) -> Choice | None:
        """Return rolls until the field falls, or as few armies are left; nobody storms an empty field."""
        return None if self.empty else super().blitz()

    def let_go(self) -> bool:
        """Let go of the target, then of the source."""
        if self.origin == _NONE:
            return False
        if self.plan:
            self.lead_on(self.plan.lands[-1])
            return True
        if self.target >= 0:
            self.target = -1
        else:
            self.origin = _NONE
        self.context.fought = (-1, -1)
        self.refresh()
        return True

    def new_turn(self) -> None:
        """Forget what was chosen: another turn begins."""
        super().new_turn()
        self.origin, self.target, self.keep = _NONE, -1, 1
