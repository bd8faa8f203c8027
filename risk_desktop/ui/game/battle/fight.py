"""The base of presenters for decisions in a battle: origin and target, the dice of the next roll, odds on the board."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.common.forecast import commanded, odds_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Attack, Blitz, Choice
from risk_desktop.engine.combat import Clash
from risk_desktop.i18n import percent, tr
from risk_desktop.ui.game.battle.fight_stand import FightOutlook
from risk_desktop.ui.game.battle.forecast import assumed, consequence
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.prompt.asking import Act, Number


def blitz_ways(low: int = 1, high: int = 1, keep: int = 1, *, off: bool = False) -> tuple[Act, Number]:
    """Return the button for a blitz, ``off`` while nothing is chosen, and the number of armies at which it stops."""
    act = Act(tr("play.attack.blitz_until"), "B", "blitz", off, short=tr("play.attack.blitz"))
    return act, Number(tr("play.attack.keep"), low, max(low, high), keep, joined=True)


@dataclass(frozen=True)
class Prospect:
    """A fight that is considered: both ends, who attacks with how many against how many, the chance, what it comes to.

    The chance is that of an attack which stops at ``keep`` armies.
    """

    origin: int
    target: int
    attacker: int
    armies: tuple[int, int]
    chance: float
    outlook: FightOutlook
    keep: int = 1
    leaders: tuple[str, ...] | None = None
    """The pieces that take part, None for all that can."""

    @property
    def terms(self) -> tuple[int, int, int, tuple[str, ...] | None]:
        """What its odds depend on beside the armies."""
        return self.origin, self.target, self.keep, self.leaders


class FightPresenter(Presenter):
    """A battle from ``origin`` against ``target`` (-1 while not chosen) with ``dice``; a blitz keeps ``keep`` armies at home."""

    keeps_arrow = stays = True

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.origin = self.target = -1
        self.dice, self.keep = 3, 1
        self.prospect: Prospect | None = None
        """What is to show beside the arrow before the first roll."""

    @property
    def most_dice(self) -> int:
        """The most dice that can roll from the origin."""
        raise NotImplementedError

    @property
    def announced(self) -> bool:
        """Whether the number of attacking armies is announced separately from the dice."""
        return False

    @property
    def leaders(self) -> tuple[str, ...] | None:
        """The pieces that take part, None for all that can."""
        return None

    def end(self) -> None:
        """Arrow and both ends stay for the roll, and the choices are kept for the next one."""
        super().end()
        if self.context.has_arrow(self.origin, self.target) and not self.context.session.advancing:
            self.context.board.highlights.mark(source=self.origin if self.origin >= 0 else None, chosen=self.target)
        self.prospect = None

    @property
    def under_way(self) -> bool:
        """Whether dice have been rolled for this very fight."""
        return self.target >= 0 and self.context.fought == (self.origin, self.target)

    def roll(self) -> Choice:
        """Return the choice of the primary button: one roll."""
        raise NotImplementedError

    def blitz(self) -> Choice | None:
        """Return the choice of the secondary button: roll until the battle is over; None if that is impossible."""
        return Blitz(self.origin, self.target, self.keep)

    def press(self, place: str) -> None:
        """Roll or blitz."""
        choice = self.roll() if place == "primary" else self.blitz() if place == "secondary" else None
        if choice is not None:
            self._fight(choice)

    def take_over(self, choice: Choice) -> None:
        """Choose the fight that was advised, and roll for it."""
        if isinstance(choice, Attack | Blitz) and choice in self.decision.options:
            self.origin, self.target = choice.origin, choice.target
            self._fight(choice)
        else:
            super().take_over(choice)

    def _fight(self, choice: Choice) -> None:
        before, self.context.fought = self.context.fought, (self.origin, self.target)
        if not self.answer(choice):
            self.context.fought = before

    def clash(self) -> Clash | None:
        """Return the next roll, None without a target or if no army stands there."""
        game = self.context.game
        if self.target < 0 or not game.state.armies[self.target]:
            return None
        defence = game.rules.combat_dice.defence_count(game.state.armies[self.target])
        ends = (self.decision.player, game.state.owner[self.target], self.origin, self.target)
        return Clash(*ends, self.dice, defence, self.leaders)

    def show_ends(self) -> None:
        """Show a battle whose origin and target are fixed, with its arrow."""
        self.context.show_arrow(self.origin, self.target, self.decision.player)
        self.context.board.highlights.mark(source=self.origin, chosen=self.target)

    def show_odds(self, keep: int = 1, fewer: int = 0) -> None:
        """Say what becomes of an attack that stops at ``keep`` armies and starts with ``fewer`` than now."""
        game = self.context.game
        odds = odds_of(game, self.origin, self.target, keep, fewer, self.leaders)
        assumes = assumed(game, self.context.owner(self.target))
        outlook = FightOutlook(odds.attackers_lost, odds.defenders_lost, self.note(), assumes)
        self.foresee(odds.win, outlook, fewer, keep=keep)

    def foresee(
        self, chance: float, outlook: FightOutlook, fewer: int = 0, against: int | None = None, keep: int = 1
    ) -> None:
        """Let a chance and what the fight comes to show beside the arrow.

        ``fewer``: so many of the armies that stand there stay out of it; ``against``: how many defend, if not the target's;
        ``keep``: at how many armies it stops.
        """
        game = self.context.game
        owner, armies = commanded(game)
        ready = armies[self.origin] - fewer, game.state.armies[self.target] if against is None else against
        seat = owner[self.origin]
        self.prospect = Prospect(self.origin, self.target, seat, ready, chance, outlook, keep, self.leaders)

    def note(self) -> str:
        """Return a note about the battle: the odds of what comes before it, what awaits who wins it, or else its consequence."""
        game = self.context.game
        first = find_edition(self.context.session.table.edition).first_odds
        chance = first(game, self.origin, self.target, self.leaders) if first is not None else None
        harm = harm_words(self.context, (self.target,), "noted")
        if chance is not None:
            return "; ".join(filter(None, (tr("press.first_odds", chance=percent(chance)), harm)))
        return harm or consequence(game, self.context.names, self.origin, self.target)

    def stopped(self) -> str:
        """Return why the last blitz stopped early, "" if it didn't."""
        return ""
