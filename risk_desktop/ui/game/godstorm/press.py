"""The decision how to go on with a declared attack: roll once, roll to the end, or break off."""

from __future__ import annotations

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.engine.choices import Attack, Choice, Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.fight import FightPresenter, blitz_ways
from risk_desktop.ui.game.decisions.base import number_picks
from risk_desktop.ui.game.prompt.asking import Act, Ask


class PressPresenter(FightPresenter):
    """A battle whose origin and target are fixed; it can be broken off after the first roll."""

    @property
    def most_dice(self) -> int:
        """The most dice that can roll."""
        return self._rolls.most if self.active else 0

    @property
    def under_way(self) -> bool:
        """Whether dice have been rolled: from then on it can be broken off."""
        return self._rolls.may_stop

    @property
    def leaders(self) -> tuple[str, ...] | None:
        """The pieces that were named when the attack was declared."""
        return self.facts(BattleFacts).leaders

    def start(self) -> None:
        """Start with all dice."""
        rolls = self._rolls = self.options(Rolls)
        self.origin, self.target = rolls.origin, rolls.target
        self.dice = rolls.most
        self.keep = max(rolls.stays, min(self.keep, rolls.stays + rolls.spare - 1))

    def refresh(self) -> None:
        """Show arrow, odds and prompt."""
        self.show_ends()
        self.show_odds(self.keep)
        super().refresh()

    def ask(self) -> Ask:
        """Ask for a roll."""
        names, player, rolls = self.context.names, self.decision.player, self._rolls
        target, origin = names.territory(self.target), names.territory(self.origin)
        title, told = tr("press.title", target=target), tr("press.help" if rolls.may_stop else "press.must")
        if self.under_way:
            title = tr("play.attack.go_on")
            told = tr("play.attack.go_on_help", n=rolls.spare + rolls.stays, origin=origin)
        low, high = rolls.stays, rolls.stays + rolls.spare - 1
        blitz, until = blitz_ways(low, high, self.keep)
        return Ask(
            player,
            title,
            told,
            primary=Act(tr("play.attack.dice", n=self.dice), "Space", "die"),
            secondary=blitz,
            ghost=Act(tr("press.stop"), "E", off=not rolls.may_stop),
            picks=number_picks(tr("play.attack.dice_name"), rolls.most, self.dice),
            number=until,
        )

    def click(self, territory: int) -> None:
        """Roll with a click on the target; elsewhere say that an attack is in progress."""
        if territory == self.target:
            self.press("primary")
        elif territory != self.origin:
            self.refuse(Reason("illegal.gods.other_front", {}), territory)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if 1 <= value <= self.most_dice:
            self.dice = value
            super().refresh()

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz keeps at home."""
        self.keep = number
        self.show_odds(self.keep)
        super().refresh()

    def press(self, place: str) -> None:
        """Roll, blitz, or break off."""
        if place == "ghost" and self._rolls.may_stop:
            self.answer(Pass())
        else:
            super().press(place)

    def roll(self) -> Choice:
        """Return the choice of one roll with the chosen dice."""
        return Attack(self.origin, self.target, self.dice)
