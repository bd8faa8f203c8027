"""Invasions with gods: who takes part, whether a god war is worth it, when to go on."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.editions.common.pieces import Enter, LedAttack, LedBlitz
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.god_war import EXPENDABLE, DefendersChampion
from risk_desktop.editions.godstorm.gods import SKY, gods_in, in_play
from risk_desktop.editions.godstorm.invasion import ConquerPhase, Press
from risk_desktop.editions.godstorm.plague import plagued
from risk_desktop.editions.godstorm.rolls import Rolls
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...intent import Reply, intent_of
from ...mind import Answers, Mind
from ...planner import Planner
from ...position import SearchPosition, position_of
from .outlook import Outlook, outlook, war_chance

OWN_GOD, THEIR_GOD = 2.8, 1.6
"""A god that one loses, and that somebody else loses, in armies; ``LAST_GOD`` of that in the last epoch."""
LAST_GOD = 0.3
LAND = 5.0
"""What a conquest is worth beside its gods, in armies."""
SKY_CARD = 1.5
"""The card for the first god defeated in a turn."""
RAID = 0.4
"""What a god war must bring beyond its risk when the land isn't wanted."""
HOPELESS = 0.3
"""The chance to take the land below which an invasion is broken off."""


def attack(mind: Mind, seen: View, decision: Decision) -> Reply:
    """Attack as the best plan begins, with the gods who help; then raid foreign gods; or stop. Tell what the plan is for."""
    position, planner = position_of(seen), mind.planner(seen)
    line = planner.best_attack(position)
    intent = intent_of(position, line, planner)
    if line.target < 0:
        choice = raid(seen) if mind.is_cunning(seen) else Pass()
        return Reply(choice, intent if choice == Pass() else None)
    if not seen.state.armies[line.target]:
        return Reply(Enter(line.origin, line.target), intent)
    gods = company(seen, line.origin, line.target) if mind.is_cunning(seen) else gods_in(seen.state, line.origin)
    return Reply(LedBlitz(line.origin, line.target, max(1, seen.state.armies[line.origin] // 2), gods), intent)


def company(seen: View, origin: int, target: int) -> tuple[str, ...]:
    """Return the gods who take part: all, or none where a god war or the plague would cost more than they bring."""
    state = seen.state
    gods = gods_in(state, origin)
    if not gods:
        return ()
    loss = OWN_GOD if plagued(state, target) else 0.0

    def worth(group: tuple[str, ...]) -> float:
        found = outlook(seen.rules, state, origin, target, group)
        return found.taken * (LAND - loss * len(group)) + found.left + war_worth(seen, found)

    return max((gods, ()), key=worth)


def war_worth(seen: View, found: Outlook) -> float:
    """Return what the god wars of an invasion bring, in armies: gods, and the card for the first one."""
    state = seen.state
    part = 1.0 if rounds_left(state, seen.rules) else LAST_GOD
    card = SKY in in_play(state, seen.player) and not deeds(state).sky_card and bool(state.decks[SKY].draw)
    return part * (THEIR_GOD * found.won - OWN_GOD * found.lost + SKY_CARD * card * min(1.0, found.won))


def raid(seen: View) -> Choice:
    """Challenge foreign gods, one war and no battle, where that brings more than it risks; or stop."""
    best, most = None, RAID
    for origin, target in challenges(seen):
        gods = gods_in(seen.state, origin)
        chance = war_chance(seen.rules, seen.state, origin, target, gods)
        worth = war_worth(seen, Outlook(0.0, 0.0, chance, 1 - chance))
        if worth > most:
            best, most = LedAttack(origin, target, 1, 0, gods), worth
    return best or Pass()


def challenges(seen: View) -> Iterator[tuple[int, int]]:
    """Yield own territories with gods and armies, each with the open ways from there to foreign gods."""
    state, position = seen.state, position_of(seen)
    for origin in sorted({piece.territory for piece in state.pieces if piece.player == seen.player}):
        if state.armies[origin] > 1:
            for target in position.ways[origin]:
                if state.owner[target] != seen.player and gods_in(state, target) and state.armies[target]:
                    yield origin, target


def press(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Go on with all that there is while the land is worth the losses; if a roll must be made, with one die."""
    options, step = decision.options, decision.step
    assert isinstance(options, Rolls) and isinstance(step, Press)
    found = outlook(seen.rules, seen.state, step.origin, step.target, step.taking_part(seen.state))
    if found.taken >= HOPELESS and worth_taking(position_of(seen), mind.planner(seen), step, found):
        return Blitz(step.origin, step.target, max(options.stays, (options.spare + options.stays) // 2))
    return Pass() if options.may_stop else Attack(step.origin, step.target, 1)


def worth_taking(position: SearchPosition, planner: Planner, step: Press, found: Outlook) -> bool:
    """Tell whether taking the land at these odds is worth more than to stop."""
    value = planner.evaluator.value
    child, left = position.copy(), max(1, round(found.left / max(found.taken, 0.01)))
    child.conquer(step.origin, step.target, left, left)
    onward = planner.outlook(child, (step.target,))
    failed = planner.search.failed(position, step.origin, step.target)
    return found.taken * onward + (1 - found.taken) * failed > value(position)


def champion(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Send the god who is missed least; an attacker goes on only while that brings more than it risks."""
    assert isinstance(decision.options, Choices)
    step, picks = decision.step, [choice for choice in decision.options if isinstance(choice, Pick)]
    assert isinstance(step, Press | DefendersChampion)
    if isinstance(step, Press) and Pass() in decision.options:
        chance = war_chance(seen.rules, seen.state, step.origin, step.target, step.taking_part(seen.state))
        if war_worth(seen, Outlook(0.0, 0.0, chance, 1 - chance)) <= 0:
            return Pass()
    return min(picks, key=lambda choice: EXPENDABLE.index(choice.key))


WARS: Answers = {("attack", ConquerPhase): attack, "press": press, "champion": champion}
