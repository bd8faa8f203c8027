"""What an opponent is after, as he weighed it: keys and numbers for whoever watches him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.rules import Rules

from .planner import Planner
from .position import SearchPosition
from .search import AttackLine
from .tally import MIXED

IntentKind = Literal["region", "break", "player", "land", "hold", "guard"]


class Intent(Struct, frozen=True):
    """What a choice is for.

    "region": to complete ``region``, which pays ``amount`` armies; "break": to take it out of the hand of ``player``; "player":
    to beat ``player``, who has ``amount`` cards to take over; "land": no more than ``territory``; "hold": to keep what there is;
    "guard": to keep ``region``, which pays ``amount``. ``territory`` is the first one to be conquered, of "guard" the one that
    gets most armies. -1 stands for none.
    """

    kind: IntentKind
    territory: int = -1
    region: int = -1
    player: int = -1
    amount: int = 0

    def fits(self, rules: Rules) -> bool:
        """Tell whether all that the kind needs is there on the board and at the table of a game."""
        board = rules.board
        return (
            (0 <= self.territory < len(board) or self.kind == "hold")
            and (0 <= self.region < len(board.regions) or self.kind not in ("region", "break", "guard"))
            and (0 <= self.player < rules.players or self.kind not in ("break", "player"))
        )


class Reply(Struct, frozen=True):
    """An opponent's answer: the ``choice``, and what it is for as far as he tells it."""

    choice: Choice
    intent: Intent | None = None


def intent_of(position: SearchPosition, line: AttackLine, planner: Planner) -> Intent:
    """Return what the chosen plan is for: the greatest thing that comes about if it succeeds.

    Where a plan rests on what the others may not know, it tells no more than its first attack does.
    """
    if line.target < 0:
        return Intent("hold")
    if is_private(position, planner):
        return Intent("land", line.target)
    return next(aims(position, line), Intent("land", line.target))


def intent_before(position: SearchPosition, line: AttackLine, planner: Planner) -> Intent | None:
    """Return what armies are placed or cards traded for: a region, a player, a region that is guarded; None for less.

    Where a plan rests on what the others may not know it tells nothing: the attack would be known before it comes.
    """
    if is_private(position, planner):
        return None
    if line.target >= 0:
        return next(aims(position, line), None)
    return next(iter(guarded(position, line)), None)


def is_private(position: SearchPosition, planner: Planner) -> bool:
    """Tell whether plans rest on what the others may not know."""
    return any(foresight.private for foresight, _ in planner.evaluator.foresights(position))


def aims(position: SearchPosition, line: AttackLine) -> Iterator[Intent]:
    """Yield what comes about if a line succeeds, the greatest first."""
    yield from beaten(position, line)
    yield from completed(position, line)
    yield from broken(position, line)


def guarded(position: SearchPosition, line: AttackLine) -> list[Intent]:
    """Return the own region in which a line that attacks nowhere places most."""
    placed, facts = [place for place in line.placed if place[1] > 0], position.facts
    if not placed:
        return []
    where, _ = max(placed, key=lambda place: (place[1], -place[0]))
    return [
        Intent("guard", where, region=region, amount=facts.bonus[region])
        for region, members in enumerate(facts.members)
        if where in members and facts.bonus[region] > 0 and all(position.owner[t] == position.me for t in members)
    ]


def beaten(position: SearchPosition, line: AttackLine) -> list[Intent]:
    """Return the players who lose their last land, the one with the most cards first."""
    lost = Counter(position.owner[t] for t in {*line.path})
    cards = position.cards if position.purse.inherited else [0] * len(position.cards)
    held = position.held
    victims = [
        victim for victim in range(position.players) if victim not in position.side and 0 < held[victim] == lost[victim]
    ]
    found = [Intent("player", line.target, player=victim, amount=cards[victim]) for victim in victims]
    return sorted(found, key=lambda intent: -intent.amount)


def completed(position: SearchPosition, line: AttackLine) -> list[Intent]:
    """Return the regions that are completed, the one that pays most first."""
    taken, facts, mine = {*line.path}, position.facts, position.me
    found = [
        Intent("region", line.target, region=region, amount=facts.bonus[region])
        for region, members in enumerate(facts.members)
        if facts.bonus[region] > 0
        and taken.intersection(members)
        and all(position.owner[t] == mine or t in taken for t in members)
    ]
    return sorted(found, key=lambda intent: -intent.amount)


def broken(position: SearchPosition, line: AttackLine) -> list[Intent]:
    """Return the regions that others lose, the one that pays most first."""
    facts = position.facts
    found = [
        Intent("break", line.target, region=region, player=holder, amount=facts.bonus[region])
        for region, holder in enumerate(position.holder)
        if holder != MIXED
        and 0 <= holder < position.players
        and holder not in position.side
        and facts.bonus[region] > 0
        and not {*line.path}.isdisjoint(facts.members[region])
    ]
    return sorted(found, key=lambda intent: -intent.amount)
