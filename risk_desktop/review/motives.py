"""What speaks for a choice against another one: what it does on the board, and where what both led to differs most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from risk_desktop.ai.intent import Intent, aims, guarded
from risk_desktop.ai.position import SearchPosition, position_of
from risk_desktop.ai.search import AttackLine
from risk_desktop.editions.common.forecast import commanded, odds_of
from risk_desktop.editions.common.pieces import LedBlitz
from risk_desktop.engine.choices import Attack, Blitz, Choice, Claim, Fortify, MoveIn, Pass, Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .playing_on import ATTACK, Aftermath, mean
from .report import Motive, MotiveKind

MOST: Final = 3
ENOUGH: Final = 2
"""With fewer motives, slight differences are told, too."""
WINS: Final = 0.3
"""By which part of the games more the game must be won at once, for that to be said."""
AIMED: Final[dict[str, MotiveKind]] = {
    "region": "aims_region",
    "break": "aims_break",
    "player": "aims_beat",
    "guard": "border",
}
LEAST_ARMIES: Final = 1.5
LEAST_INCOME: Final = 0.5
LEAST_STACK: Final = 2.5
LEAST_SAFETY: Final = 0.04
SLIGHT: Final = 0.75
"""A difference that is less than such a part of a telling one is no motive at all."""


def motives_of(
    seen: View, choice: Choice, after: Sequence[Aftermath], other: Sequence[Aftermath], intent: Intent | None = None
) -> tuple[Motive, ...]:
    """Return up to three motives for ``choice``, the most telling first.

    ``after``, ``other``: what it and the choice that it is compared with led to; ``intent``: what the adviser has it for.
    """
    position = position_of(seen)
    found = [*victory(after, other), *at_once(seen, position, choice, intent), *of_move_in(seen, choice)]
    telling, slight = compared(after, other)
    found += telling if len(found) + len(telling) >= ENOUGH else [*telling, *slight][:ENOUGH]
    if not found and isinstance(choice, Place):
        found += of_placing(seen, choice)
    first: dict[str, Motive] = {}
    for motive in found:
        first.setdefault(motive.kind, motive)
    return tuple(first.values())[:MOST]


def victory(after: Sequence[Aftermath], other: Sequence[Aftermath]) -> Iterator[Motive]:
    """Yield that the game is won before the next own turn, where that is so."""
    share = mean([each.won for each in after])
    if share - mean([each.won for each in other]) >= WINS:
        yield Motive("wins", chance=share)


def at_once(seen: View, position: SearchPosition, choice: Choice, intent: Intent | None) -> Iterator[Motive]:
    """Yield what a choice does on the board."""
    if isinstance(choice, Attack | Blitz):
        yield from of_attack(seen, position, choice, intent)
        if isinstance(choice, Blitz):
            yield from of_odds(seen, choice)
    elif isinstance(choice, Claim):
        yield from (
            told(aim) for aim in aims(position, AttackLine(0.0, target=choice.territory, path=(choice.territory,)))
        )
        yield from of_claim(seen, choice.territory)
    elif isinstance(choice, Place):
        yield from aimed(seen, intent, [land for land, armies in choice.parts if armies])
        yield from of_guard(seen, position, choice.parts)
    elif isinstance(choice, Fortify):
        yield from of_guard(seen, position, ((choice.target, choice.armies),))
    else:
        yield from aimed(seen, intent)


def of_guard(seen: View, position: SearchPosition, placed: tuple[tuple[int, int], ...]) -> Iterator[Motive]:
    """Yield the own region that armies guard where most of them come to stand, if there is anybody to guard it from."""
    for each in guarded(position, AttackLine(0.0, placed=placed)):
        if meets_enemies(seen, each.territory):
            yield told(each)


def of_claim(seen: View, land: int) -> Iterator[Motive]:
    """Yield what free land is for: its region, as far as somebody has a part of it, else the own land beside it."""
    board, held, side = seen.rules.board, seen.rules.tenure.holders(seen.state), seen.rules.side_of(seen.player)
    number = board.region_of[land]
    region = board.regions[number]
    parts = Counter(held[member] for member in region.members if held[member] != NOBODY)
    own = parts[seen.player]
    rival = max((seat for seat in parts if seat not in side), key=lambda seat: parts[seat], default=NOBODY)
    if region.bonus and 0 < own < len(region.members) - 1:
        yield Motive("share", region=number, amount=own + 1)
    elif region.bonus and 2 * parts[rival] >= len(region.members):
        yield Motive("denies", region=number, player=rival, amount=parts[rival])
    beside = next((other for other in board.neighbours[land] if held[other] == seen.player), NOBODY)
    if beside != NOBODY:
        yield Motive("joins", territory=beside)
    elif region.bonus and not own:
        yield Motive("worth", region=number, amount=region.bonus)


def of_move_in(seen: View, choice: Choice) -> Iterator[Motive]:
    """Yield what those are for who follow a conquest, or who stay behind: whose land has enemies beside it."""
    asked = Game(seen.rules, seen.state).pending()
    if not isinstance(choice, MoveIn) or asked is None or not isinstance(asked.options, Amounts):
        return
    origin, target = (getattr(asked.step, end, -1) for end in ("origin", "target"))
    if choice.armies == asked.options.hi and meets_enemies(seen, target):
        yield Motive("onward", territory=target)
    elif choice.armies == asked.options.lo and meets_enemies(seen, origin):
        yield Motive("behind", territory=origin)


def of_placing(seen: View, choice: Place) -> Iterator[Motive]:
    """Yield what stands against the land in which most of the armies are placed: nobody else speaks for them."""
    state, side = seen.state, seen.rules.side_of(seen.player)
    held = seen.rules.tenure.holders(state)
    land, _ = max(choice.parts, key=lambda part: part[1])
    against = sum(state.armies[beside] for beside in seen.rules.board.neighbours[land] if held[beside] not in side)
    if against > 0:
        yield Motive("front", territory=land, amount=against)


def of_ending(choice: Choice, decision: Decision) -> tuple[Motive, ...]:
    """Return why the attacks are ended by a choice that is advised, if they are: none was found that would be better."""
    return (Motive("enough"),) if decision.kind == ATTACK and isinstance(choice, Pass) else ()


def meets_enemies(seen: View, land: int) -> bool:
    """Tell whether land has enemies beside it; -1 is no land."""
    held, side = seen.rules.tenure.holders(seen.state), seen.rules.side_of(seen.player)
    return land >= 0 and any(held[beside] not in side for beside in seen.rules.board.neighbours[land])


def of_attack(seen: View, position: SearchPosition, choice: Attack | Blitz, intent: Intent | None) -> Iterator[Motive]:
    """Yield what an attack is for."""
    line = AttackLine(0.0, origin=choice.origin, target=choice.target, path=(choice.target,))
    at_hand = list(aims(position, line))
    found = [told(aim) for aim in at_hand]
    if intent not in at_hand:
        found += aimed(seen, intent, [choice.target])
    yield from found[:2]
    if not position.earned and position.purse.sets:
        yield Motive("card")


def of_odds(seen: View, choice: Blitz) -> Iterator[Motive]:
    """Yield the exact chance that a blitz succeeds if it stops where it is told to, and is led by whom it names.

    One roll has none to tell: it depends on how one goes on.
    """
    game, (origin, target) = Game(seen.rules, seen.state), (choice.origin, choice.target)
    leaders = choice.leaders if isinstance(choice, LedBlitz) else None
    if origin >= 0 and commanded(game)[1][origin] > choice.keep and game.state.armies[target]:
        odds = odds_of(game, origin, target, choice.keep, leaders=leaders)
        yield Motive("chance", origin=origin, territory=target, chance=odds.win)


def aimed(seen: View, intent: Intent | None, lands: Sequence[int] | None = None) -> Iterator[Motive]:
    """Yield what a choice is only a step towards: the end of a plan, which the others have a say in.

    ``lands``: where the choice takes place, None for nowhere. A plan may lead all over the board: nobody sees a step
    towards its end in what is done far from there.
    """
    if intent is None or intent.kind not in AIMED or (lands is not None and not leads_to(seen, intent, lands)):
        return
    yield replace(told(intent), kind=AIMED[intent.kind], amount=intent.amount if intent.kind == "region" else 0)


def leads_to(seen: View, intent: Intent, lands: Sequence[int]) -> bool:
    """Tell whether some of ``lands`` is part of what is wanted, or lies beside what of it is still to be taken."""
    board, held = seen.rules.board, seen.rules.tenure.holders(seen.state)
    if intent.kind == "player":
        wanted = {land for land, holder in enumerate(held) if holder == intent.player}
    else:
        wanted = set(board.regions[intent.region].members)
    missing = {land for land in wanted if held[land] != seen.player}
    return any(land in wanted or not missing.isdisjoint(board.neighbours[land]) for land in lands)


def told(intent: Intent) -> Motive:
    """Return what comes about with a choice as a motive."""
    match intent.kind:
        case "region":
            return Motive("completes", territory=intent.territory, region=intent.region, amount=intent.amount)
        case "break":
            return Motive(
                "breaks", territory=intent.territory, region=intent.region, player=intent.player, amount=intent.amount
            )
        case "player":
            return Motive("beats", territory=intent.territory, player=intent.player, amount=intent.amount)
        case _:
            return Motive("border", territory=intent.territory, region=intent.region, amount=intent.amount)


def compared(after: Sequence[Aftermath], other: Sequence[Aftermath]) -> tuple[list[Motive], list[Motive]]:
    """Return where what two choices led to differs in favour of the first, the largest difference first.

    What is telling comes in one list, what is only just worth a word in another. Armies that are more lie in the largest stack,
    too: one of both is told.
    """
    armies, income, stack, safety = (
        mean([getattr(each, name) for each in after]) - mean([getattr(each, name) for each in other])
        for name in ("armies", "income", "stack", "exposed")
    )
    found = [
        (income / LEAST_INCOME, round(income), Motive("income", amount=max(1, round(income)))),
        (armies / LEAST_ARMIES, round(armies), Motive("armies", amount=round(armies))),
        (-safety / LEAST_SAFETY, round(-100 * safety), Motive("safety", chance=-safety)),
        (stack / LEAST_STACK, round(stack), Motive("stack", amount=round(stack))),
    ]
    if armies >= LEAST_ARMIES:
        found.pop()
    found.sort(key=lambda each: -each[0])
    telling = [motive for size, _, motive in found if size >= 1.0]
    return telling, [motive for size, shown, motive in found if SLIGHT <= size < 1.0 and shown > 0]
