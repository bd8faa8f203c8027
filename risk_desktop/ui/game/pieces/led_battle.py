"""Pieces in battle: which of them lend their dice or powers to an attack, and which of them fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from risk_desktop.editions.common.pieces import Enter, LedAttack, LedBlitz, lends_dice, lends_powers
from risk_desktop.engine.choices import Attack, Blitz, Choice
from risk_desktop.engine.combat import Clash, battle_reasons
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.battle.blitz import blitz_stopped
from risk_desktop.ui.game.battle.fight import blitz_ways
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Toggle


class Leaders:
    """Which pieces take part in a roll: the first of those that may, one for each die, unless some are left out."""

    def __init__(self) -> None:
        self._left_out: set[str] = set()

    def forget(self) -> None:
        """Let all take part again."""
        self._left_out.clear()

    def of(self, able: Sequence[str], dice: int) -> tuple[str, ...]:
        """Return those who take part, of those who are able to, with so many dice."""
        return tuple(kind for kind in able if kind not in self._left_out)[:dice]

    def toggle(self, kind: str, able: Sequence[str], dice: int) -> None:
        """Let one take part or not; where all dice have a leader already the last one makes room."""
        now = self.of(able, dice)
        if kind in now:
            self._left_out.add(kind)
            return
        self._left_out.discard(kind)
        if kind not in self.of(able, dice) and now:
            self._left_out.update((*now[dice - 1 :], *(k for k in able if k not in now and k != kind)))


def leader_toggles(
    context: GameContext, seat: int, way: tuple[int, int], able: Sequence[str], on: Sequence[str]
) -> tuple[Toggle, ...]:
    """Return the switches of the pieces that may take part on a way (origin, target), each with its reason."""
    game = context.game
    if lends_powers(game.rules):
        lent = {kind: tr(f"pieces.power.{game.rules.edition}.{kind}") for kind in able}
        return tuple(Toggle(look_of(game, kind, seat), words, kind in on) for kind, words in lent.items())
    clash = Clash(seat, game.state.owner[way[1]], *way, len(able), 1, tuple(able))
    reasons = {reason.kind: reason.why for reason in battle_reasons(game.rules, game.state, clash)[0]}
    return tuple(
        Toggle(look_of(game, kind, seat), tr(f"fight.why.{reasons[kind]}"), kind in on)
        for kind in able
        if kind in reasons
    )


class LedAttackPresenter(AttackPresenter):
    """As everywhere, and the pieces in the origin can be left out; empty land is entered without dice."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._leaders = Leaders()
        self._blitz: Blitz | None = None

    @property
    def _able(self) -> tuple[str, ...]:
        return self._options.leaders(self.origin, self.target) if self.target >= 0 else ()

    @property
    def _empty(self) -> bool:
        return self.target >= 0 and not self._options.armies[self.target]

    @property
    def leaders(self) -> tuple[str, ...]:
        """The pieces that take part in the next roll."""
        return self._leaders.of(self._able, self._most_leaders)

    @property
    def _most_leaders(self) -> int:
        """How many pieces can take part: one for each die, or all of them where they lend powers."""
        return self.dice if lends_dice(self.context.game.rules) else len(self._able)

    def new_turn(self) -> None:
        """Forget what was chosen: another turn begins."""
        super().new_turn()
        self._leaders.forget()
        self._blitz = None

    def answer(self, choice: Choice) -> bool:
        """Remember a blitz: if it stops early, the next question says why."""
        self._blitz = choice if isinstance(choice, Blitz) else None
        self.context.card = None
        return super().answer(choice)

    def roll(self) -> Choice:
        """Return one roll with the chosen pieces, or the march into empty land."""
        if self._empty:
            return Enter(self.origin, self.target)
        chosen = self.leaders
        if chosen == self._able[: self._most_leaders]:
            return Attack(self.origin, self.target, self.dice)
        return LedAttack(self.origin, self.target, self.dice, 0, chosen)

    def blitz(self) -> Choice | None:
        """Return rolls with the chosen pieces until the fight is over, or somebody answers with a card."""
        if self._empty:
            return None
        chosen = self._leaders.of(self._able, len(self._able))
        if chosen == self._able:
            return Blitz(self.origin, self.target, self.keep)
        return LedBlitz(self.origin, self.target, self.keep, chosen)

    def ask(self) -> Ask:
        """Ask as everywhere; say who lends dice, and that nobody defends empty land."""
        ask = super().ask()
        ask = replace(ask, help=self.stopped() or ask.help)
        if self.target < 0 or self.plan:
            return ask
        seat, way = self._options.owner[self.origin], (self.origin, self.target)
        if not self._empty:
            return replace(ask, toggles=leader_toggles(self.context, seat, way, self._able, self.leaders))
        blitz, until = blitz_ways(off=True)
        return Ask(
            seat,
            tr("fight.enter.title", target=self.context.names.territory(self.target)),
            harm_words(self.context, (self.target,), "entering")
            or tr("fight.enter.owned" if self._options.owner[self.target] >= 0 else "fight.enter.help"),
            primary=self.go(Act(tr("fight.enter.go"), "Space", "arrow")),
            secondary=blitz,
            ghost=ask.ghost,
            number=until,
        )

    def gos(self) -> tuple[Act, ...]:
        """Return whatever the first button may say: also that one marches in."""
        return (*super().gos(), Act(tr("fight.enter.go"), "Space", "arrow"))

    def stopped(self) -> str:
        """Return why the blitz of this fight has stopped early, "" if it hasn't."""
        blitz = self._blitz
        if blitz is None or (self.origin, self.target) != (blitz.origin, blitz.target):
            return ""
        return blitz_stopped(self.context, self.decision.player, blitz)

    def toggle(self, kind: str) -> None:
        """Let a piece take part, or not."""
        if kind in self._able:
            self._leaders.toggle(kind, self._able, self._most_leaders)
            self.refresh()
