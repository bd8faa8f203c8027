"""Going on with an attack that has been declared: roll, roll until it is over, or break off."""

from __future__ import annotations

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks


class PressPresenter(AttackPresenter):
    """As an attack whose ends are fixed; breaking off is a choice of its own, once there has been a fight."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._fresh = True

    @property
    def most_dice(self) -> int:
        """Most dice that can be rolled."""
        return int(getattr(self.decision.options, "most", 0)) if self.active else 0

    @property
    def announced(self) -> bool:
        """Armies and dice are never apart here."""
        return False

    @property
    def fine(self) -> int:
        """Nothing is fined."""
        return 0

    @property
    def dice(self) -> int:
        """The dice of the next roll."""
        return self._dice

    @property
    def leaders(self) -> tuple[str, ...] | None:
        """The pieces that take part."""
        gods = getattr(self.decision.step, "gods", None)
        return tuple(gods) if gods is not None else None

    def start(self) -> None:
        """Begin with all dice."""
        rolls = self.decision.options
        self._rolls = rolls
        self.origin, self.target = rolls.origin, rolls.target  # type: ignore[attr-defined]
        self._stays, self._spare = rolls.stays, rolls.spare  # type: ignore[attr-defined]
        self._may_stop: bool = rolls.may_stop  # type: ignore[attr-defined]
        self._dice = self.most_dice
        self.keep = max(self._stays, min(self.keep, self._stays + self._spare - 1))

    def refresh(self) -> None:
        """Show arrow, odds and prompt."""
        board = self.context.board
        board.set_source(self.origin)
        board.set_chosen(self.target)
        self.context.show_arrow(self.origin, self.target, self.decision.player)
        if self.at_table:
            board.hide_pill()
        else:
            self._show_odds()
        self.asks.emit(self.ask())

    def ask(self) -> Ask:
        """Ask for a roll."""
        names, player = self.context.names, self.decision.player
        target, origin = names.territory(self.target), names.territory(self.origin)
        if self.at_table:
            armies = self._spare + self._stays
            return Ask(player, tr("play.attack.go_on"), tr("play.attack.go_on_help", n=armies, origin=origin))
        high = self._stays + self._spare - 1
        picks = tuple((n, str(n)) for n in range(1, self.most_dice + 1))
        return Ask(
            player,
            tr("press.title", target=target),
            tr("press.help" if self._may_stop else "press.must"),
            primary=Act(tr("play.attack.dice", n=self._dice), "Space"),
            secondary=Act(tr("play.attack.blitz"), "B", "blitz"),
            ghost=Act(tr("press.stop"), "E") if self._may_stop else None,
            picks=Picks(tr("play.attack.dice_name"), picks, self._dice) if self.most_dice > 1 else None,
            number=Number(tr("play.attack.keep"), self._stays, high, self.keep, tr("play.attack.left"))
            if high > self._stays
            else None,
        )

    def click(self, territory: int) -> None:
        """A click on the target rolls; elsewhere it says that an attack is under way."""
        if territory == self.target:
            self.press("primary")
        elif territory != self.origin:
            self.refuse(Reason("illegal.gods.other_front", {}), territory)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if 1 <= value <= self.most_dice:
            self._dice = value
            self.asks.emit(self.ask())

    def pick_more(self, value: int) -> None:
        """There is no second row."""

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz leaves at home."""
        self.keep = number
        if not self.at_table:
            self._show_odds()
        self.asks.emit(self.ask())

    def press(self, place: str) -> None:
        """Roll, blitz, or break off."""
        if place == "ghost":
            if self._may_stop:
                self.answer(Pass())
        elif place in ("primary", "secondary"):
            choice = self.roll() if place == "primary" else self.storm()
            if choice is not None:
                self.answer(choice)

    def roll(self) -> Choice:
        """Return a roll with the chosen dice."""
        return Attack(self.origin, self.target, self._dice)

    def storm(self) -> Choice | None:
        """Return rolls until it is over."""
        return Blitz(self.origin, self.target, self.keep)

    def let_go(self) -> bool:
        """The ends are fixed."""
        return False
