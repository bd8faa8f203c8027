"""Which choices are compared: what was chosen, what hard players of several tempers would do, to stop, both ends of a range,
and to guard what is most likely to fall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from risk_desktop.ai.intent import Intent
from risk_desktop.ai.luck import own_dice
from risk_desktop.ai.player import Opponent, reply_of, safe_choice
from risk_desktop.ai.position import position_of
from risk_desktop.ai.skill import Skill
from risk_desktop.ai.thinker import Thinker
from risk_desktop.editions.common.pieces import LedAttack, LedBlitz
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Amounts, Choices, Options
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .playing_on import ADVISER

TEMPERS: Final = ("balanced", "aggressive", "builder")
FEW: Final = 4
"""Where there are no more choices than that, all are compared."""
RANDOM: Final = 3
"""So many choices are drawn where nothing else speaks for any but one."""


class Candidates:
    """Names the choices of a decision that are worth comparing; the choice of the ``adviser`` is the best until another proves
    better."""

    def __init__(self, adviser: Skill = ADVISER) -> None:
        self._advisers: tuple[Opponent, ...] = tuple(Thinker(adviser, 1, temper) for temper in TEMPERS)

    def advised(self, seen: View, decision: Decision) -> tuple[Choice, Intent | None]:
        """Return what the adviser would choose, and what for."""
        reply = reply_of(self._advisers[0], seen, decision)
        if reply.choice in decision.options:
            return reply.choice, reply.intent
        return safe_choice(decision, seen), None

    def beside(self, first: Choice, seen: View, decision: Decision) -> tuple[Choice, ...]:
        """Return the choices to compare ``first`` with, in a fixed order; those that come to the same are left out.

        In the turn of somebody else that is only what the adviser would do.
        """
        found = [self.advised(seen, decision)[0]]
        if decision.player == seen.state.turn or seen.state.round == 0:
            found += [reply_of(other, seen, decision).choice for other in self._advisers[1:]]
            found += ends(decision)
            if isinstance(decision.options, Allocation):
                found += guards(found[0], seen, decision.options)
        return tuple(distinct(first, (choice for choice in found if choice in decision.options), decision))

    def beside_agreed(self, agreed: Choice, seen: View, decision: Decision) -> tuple[Choice, ...]:
        """Return choices to compare with one that all advisers would make: what can always be done, else a few at random."""
        found = list(distinct(agreed, ends(decision), decision))
        if not found:
            dice = own_dice(1, seen)
            drawn = (in_full(decision.options.sample(dice), decision.options) for _ in range(RANDOM))
            found = list(distinct(agreed, drawn, decision))
        return tuple(choice for choice in found if choice in decision.options)


def ends(decision: Decision) -> list[Choice]:
    """Return what can always be done: to stop, both ends of a range, or all of a few choices."""
    options = decision.options
    if isinstance(options, Amounts):
        return [options.of(options.lo), options.of(options.hi)]
    if isinstance(options, Choices) and options.count <= FEW:
        return list(options)
    return [Pass()] if Pass() in options else []


def in_full(choice: Choice, options: Options) -> Choice:
    """Return a choice, but for one roll of an attack all of the attack, with all dice, where ``options`` have that.

    Who attacks gains nothing by fewer dice: a drawn number of them would be advice that nobody should follow.
    """
    if not isinstance(choice, Attack):
        return choice
    whole = Blitz(choice.origin, choice.target)
    if isinstance(choice, LedAttack):
        whole = LedBlitz(choice.origin, choice.target, leaders=choice.leaders)
    return whole if whole in options else choice


def guards(other: Choice, seen: View, options: Allocation) -> list[Choice]:
    """Return that all armies go where land is most likely to fall, if ``other`` places none there; else nothing."""
    fall = position_of(seen).fall
    taken = {territory for territory, _ in other.parts} if isinstance(other, Place) else set()
    exposed = [territory for territory in options.territories if territory not in taken and fall[territory]]
    return [Place(((max(exposed, key=fall.__getitem__), options.total),))] if exposed else []


def distinct(first: Choice, others: Iterable[Choice], decision: Decision) -> Iterator[Choice]:
    """Yield the others that come neither to ``first`` nor to one another."""
    known = {sense(first, decision)}
    for choice in others:
        if (meant := sense(choice, decision)) not in known:
            known.add(meant)
            yield choice


def sense(choice: Choice, decision: Decision) -> object:
    """Return the same for choices that come to the same: with all dice a fight is one plan, roll by roll or at once."""
    if not isinstance(choice, Attack | Blitz):
        return choice
    if isinstance(choice, Attack) and replace(choice, dice=choice.dice + 1) in decision.options:
        return choice
    return "fight", choice.origin, choice.target, getattr(choice, "leaders", ())


def question(seen: View) -> Decision:
    """Return what is asked of who sees ``seen``, as he may know it."""
    asked = Game(seen.rules, seen.state).pending()
    assert asked is not None
    return asked
