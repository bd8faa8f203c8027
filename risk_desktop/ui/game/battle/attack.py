"""Attacking: click from, click to, see the odds, roll."""

from __future__ import annotations

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.declare import ANNOUNCE_PENALTY
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Rush
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import percent, tr
from risk_desktop.ui.board.pill import OddsPill
from risk_desktop.ui.game.battle.forecast import assumed, consequence, odds_of
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks
from risk_desktop.ui.theme import current_metrics


class AttackPresenter(Presenter):
    """Own territory first, then one that glows; the arrow and the odds show what the roll would mean.

    Where the rules fine who attacks without naming an origin (D-21), a click on the enemy alone is such a rush; a click
    on the origin that it would start from names it after all.
    """

    keeps_arrow = True

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.origin = self.target = -1
        self._dice = self._armies = 3
        self.keep = 1
        self.at_table = self._rush = False
        self._pill = OddsPill()

    @property
    def most_dice(self) -> int:
        """Most dice that can be rolled from the source."""
        return self._options.most_dice(self.origin) if self.origin >= 0 else 0

    @property
    def announced(self) -> bool:
        """Whether armies are announced apart from the dice."""
        return self._options.announced

    def sit_down(self, at_table: bool) -> None:
        """Leave buttons and odds to the battle table while it is open."""
        self.at_table = at_table
        if self.active:
            self.refresh()

    def start(self) -> None:
        """Go on with the fight at hand where it can go on; else with the territory just taken, or with nothing."""
        options = self.decision.options
        assert isinstance(options, Attacks)
        self._options = options
        self._rush = False
        self._edges: dict[int, list[int]] = {}
        for origin, target in options.edges():
            self._edges.setdefault(origin, []).append(target)
        if self.target >= 0 and self._leads(self.target):
            self.origin, self.target = self.target, -1
        if self.origin not in self._edges:
            self.origin = self.target = -1
        if self.target not in self._edges.get(self.origin, ()):
            self.target = -1
        self._fit_numbers()

    def end(self) -> None:
        """Take the odds away; the arrow stays for the roll, and what was chosen is remembered for the next one."""
        super().end()
        self.context.board.hide_pill()

    def new_turn(self) -> None:
        """Forget what was chosen: another turn begins."""
        self.origin = self.target = -1
        self.keep, self._dice, self._armies = 1, 3, 3
        self._rush = False

    @property
    def fine(self) -> int:
        """Armies that an attack from no named origin costs, as far as there are any to spare; 0: there is no such rule."""
        return self.context.game.rules.number(ANNOUNCE_PENALTY.key) if self._options.rushes else 0

    def refresh(self) -> None:
        """Show source, targets, arrow, odds and prompt."""
        board = self.context.board
        chosen = self.target if self.target >= 0 else None
        board.set_source(self.origin if self.origin >= 0 else None)
        board.set_chosen(chosen)
        named = self.origin >= 0 and not self._rush
        # At the table clicks on land count for nothing, so none glows.
        board.set_targets(() if self.at_table else self._edges[self.origin] if named else self._edges)
        board.set_choosing(named and not self.at_table)
        if chosen is None:
            self.context.hide_arrow()
            self._pill.hide()
        else:
            self.context.show_arrow(self.origin, self.target, self._options.owner[self.origin])
            if self.at_table or not self._options.armies[self.target]:
                board.hide_pill()
            else:
                self._show_odds()
        super().refresh()

    def ask(self) -> Ask:
        """Ask for source, target or roll."""
        names = self.context.names
        stop = Act(tr("play.attack.stop"), "E")
        if self.origin < 0:
            told = tr("play.rush.from_help", n=self.fine) if self.fine else tr("play.attack.from_help")
            return Ask(self.decision.player, tr("play.attack.from"), told, ghost=stop)
        origin = names.territory(self.origin)
        seat = self._options.owner[self.origin]
        if self.target < 0:
            title = tr("play.attack.to", origin=origin)
            return Ask(seat, title, self._led() or tr("play.attack.to_help"), ghost=stop)
        if self._rush:
            return self._ask_rush(stop)
        armies = self._options.armies[self.origin]
        if self.at_table:
            told = tr("play.attack.go_on_help", n=armies, origin=origin)
            blitz = f" {tr('play.attack.to_the_last')}" if armies > 2 else ""
            return Ask(seat, tr("play.attack.go_on"), told + blitz)
        return Ask(
            seat,
            tr("play.attack.roll", target=names.territory(self.target), origin=origin),
            self._led() or tr("play.attack.roll_help_short" if current_metrics().compact else "play.attack.roll_help"),
            primary=Act(tr("play.attack.dice", n=self._dice), "Space"),
            secondary=Act(tr("play.attack.blitz"), "B", "blitz"),
            ghost=stop,
            picks=self._dice_picks(),
            more=self._army_picks(),
            number=Number(tr("play.attack.keep"), 1, armies - 1, self.keep, tr("play.attack.left"))
            if armies > 2
            else None,
        )

    def _ask_rush(self, stop: Act) -> Ask:
        """Ask whether to attack at once, for a fine."""
        names = self.context.names
        return Ask(
            self._options.owner[self.origin],
            tr("play.rush.title", target=names.territory(self.target)),
            tr("play.rush.help", n=self.fine, origin=names.territory(self.origin)),
            primary=Act(tr("play.rush.go", n=self.fine), "Space"),
            ghost=stop,
        )

    def _led(self) -> str:
        """Return whose armies attack, if they are an ally's; else ""."""
        seat = self._options.owner[self.origin]
        if seat == self.decision.player:
            return ""
        return tr("play.neutral.led", player=self.context.names.player(seat))

    def _leads(self, territory: int) -> bool:
        """Tell whether the person attacks with the armies that stand there: his own, or an ally's."""
        return self._options.owner[territory] in self._options.leads

    def _army_picks(self) -> Picks | None:
        """Return how many armies attack, where that is announced apart from the dice."""
        most = self._options.most_dice(self.origin)
        if most < 2 or not self._options.announced:
            return None
        choices = tuple((n, str(n)) for n in range(1, most + 1))
        return Picks(tr("play.attack.armies_name"), choices, self._armies)

    def _dice_picks(self) -> Picks | None:
        most = self._armies if self._options.announced else self._options.most_dice(self.origin)
        if most < 2:
            return None
        return Picks(tr("play.attack.dice_name"), tuple((n, str(n)) for n in range(1, most + 1)), self._dice)

    # --- input

    def click(self, territory: int) -> None:
        """Choose source or target; the target chosen already means nothing new."""
        if self._rush and territory == self.origin:
            self._rush = False
            self._choose_target(self.target, anew=True)
        elif self.origin >= 0 and not self._rush and territory in self._edges[self.origin]:
            self._choose_target(territory)
        elif self._leads(territory):
            self._choose_origin(territory)
        else:
            self._explain(territory)

    def press(self, place: str) -> None:
        """Roll, blitz, or end the attacks."""
        if place == "ghost":
            self.answer(Pass())
        elif self._rush:
            if place == "primary":
                self.answer(Rush(self.target))
        elif self.target >= 0 and place in ("primary", "secondary"):
            choice = self.roll() if place == "primary" else self.storm()
            if choice is not None:
                self.answer(choice)

    def roll(self) -> Choice:
        """Return the choice of the primary button: one roll with so many dice."""
        return Attack(self.origin, self.target, self._dice, self._armies if self._options.announced else 0)

    def storm(self) -> Choice | None:
        """Return the choice of the secondary button: roll until the fight is over; None if there is none."""
        return Blitz(self.origin, self.target, self.keep)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if self.target >= 0 and not self._rush and 1 <= value <= self._options.most_dice(self.origin):
            self._dice = value
            self._armies = max(self._armies, value)
            super().refresh()

    def pick_more(self, value: int) -> None:
        """Choose the number of armies that attack; they all roll unless fewer dice are chosen afterwards."""
        if self.target >= 0 and 1 <= value <= self._options.most_dice(self.origin):
            self._armies = self._dice = value
            super().refresh()

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz leaves at home; the odds follow."""
        self.keep = number
        if self.target >= 0:
            if not self.at_table:
                self._show_odds()
            super().refresh()

    def let_go(self) -> bool:
        """Let go of the target, then of the source."""
        if self.origin < 0:
            return False
        if self.target >= 0 and not self._rush:
            self.target = -1
        else:
            self.origin = self.target = -1
        self._rush = False
        self.refresh()
        return True

    def _choose_origin(self, territory: int) -> None:
        if territory == self.origin:
            self.let_go()
            return
        if territory not in self._edges:
            self._explain_origin(territory)
            return
        self.origin, self.target, self._rush = territory, -1, False
        self._fit_numbers()
        self.heard.emit("pick", 1)
        self.refresh()

    def _choose_target(self, territory: int, *, anew: bool = False) -> None:
        if territory == self.target and not anew:
            return
        self.target = territory
        self._fit_numbers()
        self.heard.emit("arrow", 1)
        self.refresh()

    def _fit_numbers(self) -> None:
        if self.origin < 0:
            return
        self._dice = self._armies = self._options.most_dice(self.origin)
        self.keep = max(1, min(self.keep, self._options.armies[self.origin] - 1))

    def _show_odds(self) -> None:
        keep, fine = (1, self.fine) if self._rush else (self.keep, 0)
        odds = odds_of(self.context.game, self.origin, self.target, keep, fine, self.leaders)
        note = self.note()
        compact, assumes = current_metrics().compact, assumed(self.context.game, self.context.owner(self.target))
        self._pill.set_odds(odds.win, odds.attackers_lost, odds.defenders_lost, note, compact, assumes)
        self.context.board.show_pill(self._pill)

    def stopped(self) -> str:
        """Return why the blitz of this fight has stopped early, "" if it hasn't."""
        return ""

    def note(self) -> str:
        """Return what else is worth knowing about the fight: what comes before it, or its greatest consequence."""
        game = self.context.game
        first = find_edition(self.context.session.table.edition).first_odds
        chance = first(game, self.origin, self.target, self.leaders) if first is not None else None
        if chance is not None:
            return tr("press.first_odds", chance=percent(chance))
        return consequence(game, self.context.names, self.origin, self.target)

    @property
    def leaders(self) -> tuple[str, ...] | None:
        """The pieces that take part, None for all that may."""
        return None

    def _choose_rush(self, target: int) -> None:
        """Attack without having named an origin, if somebody is left for it."""
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
        """Say why a foreign territory can't be attacked (from the source, or from anywhere)."""
        origin = -1 if self._rush else self.origin
        if origin < 0 and self.fine and any(territory in targets for targets in self._edges.values()):
            self._choose_rush(territory)
            return
        if origin < 0:
            near = self.context.game.rules.board.neighbours[territory]
            own = [t for t in near if self._leads(t)]
            origin = next(iter(own), next(iter(self._edges)))
            if own and territory in self._edges.get(origin, ()):
                # Reachable: choose the strongest neighbour and the target in one go.
                able = [t for t in own if territory in self._edges.get(t, ())]
                self.origin = max(able, key=self._options.armies.__getitem__)
                self._choose_target(territory)
                return
        reason = self._options.explain(Attack(origin, territory, 1))
        if reason is not None:
            self.refuse(reason, territory)

    def _explain_origin(self, territory: int) -> None:
        """Say why an own territory can't attack."""
        near, owner = self.context.game.rules.board.neighbours[territory], self._options.owner
        foreign = [t for t in near if owner[t] not in (*self._options.side, owner[territory])]
        target = foreign[0] if foreign else territory
        reason = self._options.explain(Attack(territory, target, 1))
        if reason is not None and foreign:
            self.refuse(reason, territory)
            return
        self.refuse(Reason("play.refuse.no_enemy_near", {"territory": territory}), territory)
