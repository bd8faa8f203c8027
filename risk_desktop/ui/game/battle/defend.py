"""The decision with how many dice to defend."""

from __future__ import annotations

from risk_desktop.editions.common.decisions import DefenceFacts
from risk_desktop.engine.choices import DefendWith
from risk_desktop.engine.combat import Clash
from risk_desktop.engine.events import AttackRolled
from risk_desktop.engine.options import Amounts
from risk_desktop.i18n import tr
from risk_desktop.storage.settings import Defence
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Picks
from risk_desktop.ui.names import join_names


class DefendPresenter(Presenter):
    """Asks with how many dice to defend. The primary button is the best answer: all dice, unless the attack has rolled.

    A player who defends for the first time is first asked whether he wants to decide this himself at all.
    """

    keeps_arrow = True

    def start(self) -> None:
        """Show the attack."""
        self._options = self.options(Amounts)
        battle = self._battle = self.facts(DefenceFacts)
        self._shown = tuple(value for value, _ in battle.shown)
        if battle.origin >= 0:
            self.context.show_arrow(battle.origin, battle.target, battle.attacker)
            self.context.board.highlights.mark(chosen=battle.target)

    @property
    def target(self) -> int:
        """The territory that is attacked."""
        return self._battle.target

    def clash(self) -> Clash:
        """Return the roll in which all dice defend."""
        battle, defender = self._battle, self.context.owner(self._battle.target)
        ends = (battle.attacker, defender, battle.origin, battle.target)
        return Clash(*ends, battle.dice, self._options.hi, battle.leaders)

    @property
    def rolled(self) -> AttackRolled | None:
        """The attacker's roll that is to be answered, without dice before he rolls; None if there is no land it comes from."""
        battle = self._battle
        if battle.origin < 0:
            return None
        ends = (battle.attacker, self.context.owner(battle.target), battle.origin, battle.target)
        return AttackRolled(*ends, self._shown, tuple(kind for _, kind in battle.shown))

    def ask(self) -> Ask:
        """Ask for the number of dice."""
        names, low, high, best = self.context.names, self._options.lo, self._options.hi, self._battle.best
        attacker, target = names.player(self._battle.attacker), names.territory(self.target)
        title = tr("play.defend.title", attacker=attacker, target=target)
        if not self.context.session.is_alone:
            title = tr("play.defend.title.named", defender=names.player(self.decision.player), target=target)
        if self.context.session.defence_unsaid:
            how = ".answer" if self._shown else ""
            always, each = Act(tr(f"play.defend.always{how}"), "Space", "shield"), Act(tr("play.defend.each"), "A")
            return Ask(self.decision.player, title, tr("play.defend.first"), primary=always, secondary=each)
        return Ask(
            self.decision.player,
            title,
            self._help(),
            primary=Act(tr("play.defend.dice", n=best), "Space", "shield"),
            secondary=Act(tr("play.defend.dice", n=self._other), str(self._other)) if high > low else None,
            picks=Picks(tr("play.attack.dice_name"), tuple((n, str(n)) for n in range(low, high + 1)), best)
            if high - low > 1
            else None,
        )

    @property
    def _other(self) -> int:
        """The second answer: one die fewer than the best, or else one more."""
        return self._battle.best - 1 if self._battle.best > self._options.lo else self._battle.best + 1

    def _help(self) -> str:
        if self._shown:
            words = tr("play.defend.rolled", rolled=", ".join(str(value) for value in self._shown))
        else:
            words = self._help_before()
        owner = self.context.owner(self.target)
        if self.context.names.is_neutral(owner):
            return f"{words} {tr('play.defend.neutral', name=self.context.names.player(owner))}"
        names, parts = self.context.names, position_of(self.context.game).parts(self.target)
        partners = [names.player(seat) for seat, _ in parts if seat != self.decision.player]
        return f"{words} {tr('play.team.defends', names=join_names(partners))}" if partners else words

    def _help_before(self) -> str:
        """Ask for the dice before the attacker has rolled; where the title names the defender, tell who attacks."""
        if self.context.session.is_alone:
            return tr("play.defend.help", n=self._battle.dice)
        attacker = self.context.names.player(self._battle.attacker)
        return tr("play.defend.help.named", n=self._battle.dice, attacker=attacker)

    def press(self, place: str) -> None:
        """Defend with the best number of dice or the second; the first time, choose whether to be asked."""
        if self.context.session.defence_unsaid:
            self._say("auto" if place == "primary" else "ask")
            return
        self._defend(self._battle.best if place == "primary" else self._other)

    def pick(self, value: int) -> None:
        """Defend with a number of dice."""
        if self._options.lo <= value <= self._options.hi and not self.context.session.defence_unsaid:
            self._defend(value)

    def _say(self, defence: Defence) -> None:
        self.context.session.say_defence(defence)
        if defence == "auto":
            self._defend(self._battle.best)
        else:
            self.refresh()

    def _defend(self, dice: int) -> None:
        self.answer(DefendWith(dice))
