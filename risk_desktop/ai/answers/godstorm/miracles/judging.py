"""How a card is best played: what each aim brings, in armies. Changes of the board are tried out; the rest is judged here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from msgspec.structs import replace

from risk_desktop.editions.common.score import points_of
from risk_desktop.editions.godstorm.cards.blessings import (
    ChampionsArise,
    DeadWalk,
    EaglesTakeWing,
    FaithDelivers,
    HeroesBorn,
    StrengthOfFaith,
    TimeStandsStill,
)
from risk_desktop.editions.godstorm.cards.curses import (
    DeathsDoor,
    MightyFallen,
)
from risk_desktop.editions.godstorm.cards.deck import DECKS
from risk_desktop.editions.godstorm.cards.effect import Miracle, MiracleEffect, Targets
from risk_desktop.editions.godstorm.cards.intrigues import (
    CropsWither,
    DiamondsToRust,
    OnlyAsh,
    ShrinePlundered,
    SirenCalls,
    TempleFalls,
    VisionsReal,
)
from risk_desktop.editions.godstorm.cards.relics import relic_owner
from risk_desktop.editions.godstorm.realms import ALTAR, CRYPT, fields
from risk_desktop.editions.godstorm.temples import temples_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View

from ....ending import rounds_left
from ...card_use import CardUse
from ..marches import Deep
from .imagine import SAMPLES, Imagination, played
from .worth import deck_worth, hand_worth, price, relic_of, relic_worth

MOST_AIMS = 40
"""How many aims of a card are tried; where there are more, only every second, third ... one."""
PLACES = 6
"""Places at which new armies are tried."""
ANOTHER_EPOCH = 5.0
"""What another epoch is worth to a player who isn't ahead, in armies."""
LOST_BELOW = 0.3
"""What an army lost in the Underworld is worth where nobody is about to march against its field."""
BEHIND = 0.9
"""A player with more than this share of the best rival's points is ahead."""


def imagined(mind: Imagination, card: str, aims: Iterable[tuple[int, ...]], samples: int = 1) -> CardUse:
    """Return the best of ``aims`` by what becomes of the board."""
    found = [CardUse(mind.of_card(card, aim, samples=samples), aim) for aim in aims]
    return max(found, key=lambda use: (use.gain, use.targets), default=CardUse(0.0))


def rival(mind: Imagination) -> float:
    """Return which share of another player's loss counts as a gain: all players left profit from it."""
    alive = mind.seen.state.alive[: mind.seen.state.players]
    return 1.0 / max(1, sum(alive) - 1)


def some(aims: Targets) -> Targets:
    """Return the aims, or evenly spread ones of too many."""
    return aims[:: -(-len(aims) // MOST_AIMS)]


@singledispatch
def use(effect: MiracleEffect, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Return the best use of a card with this effect: what it does to the board is tried out, several times if by chance."""
    if not effect.by_chance:
        return imagined(mind, card, some(aims))
    return imagined(mind, card, some(aims), SAMPLES if len(aims) > 1 else 2 * SAMPLES)


# --- armies and gods --------------------------------------------------------------------------------------------------


def launches(mind: Imagination) -> list[int]:
    """Return where new armies would help: the largest stacks beside foreign land."""
    position = mind.position
    own = [t for t, who in enumerate(position.owner) if who == position.me]
    return sorted(own, key=lambda t: (not position.threat[t], -position.armies[t], t))[:PLACES]


@use.register(HeroesBorn)
@use.register(ChampionsArise)
def _(effect: HeroesBorn | ChampionsArise, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Try it where a plan would start, or a border is threatened."""
    places = launches(mind)
    return imagined(mind, card, [aim for aim in aims if aim[0] in places])


@use.register
def _(effect: EaglesTakeWing, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Fly idle stacks to the front."""
    position, places = mind.position, launches(mind)
    origins = sorted({aim[0] for aim in aims}, key=lambda t: (bool(position.threat[t]), -position.armies[t], t))
    near = [aim for aim in aims if aim[0] in origins[:PLACES] and aim[1] in places]
    return imagined(mind, card, near)


@use.register
def _(effect: DeadWalk, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Raise as many as possible, at the temple where they help most."""
    armies = mind.seen.state.armies
    most = max(armies[aim[0]] for aim in aims)
    return imagined(mind, card, some([aim for aim in aims if armies[aim[0]] == most]))


@use.register
def _(effect: MightyFallen, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Try a few choices: most are equal."""
    return imagined(mind, card, aims[:: -(-len(aims) // PLACES)])


@use.register
def _(effect: SirenCalls, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Swap the stack that threatens most with a weak one far away."""
    position = mind.position
    near = {n for t, who in enumerate(position.owner) if who == position.me for n in position.facts.neighbours[t]}

    def shift(aim: tuple[int, ...]) -> int:
        a, b = aim
        return abs(position.armies[a] - position.armies[b]) if (a in near) != (b in near) else 0

    return imagined(mind, card, sorted(aims, key=lambda aim: (-shift(aim), aim))[: 2 * PLACES])


@use.register
def _(effect: TempleFalls, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Move a foreign temple to where it can be taken, or an own one to safety."""
    position, me = mind.position, mind.seen.player
    near = {n for t, who in enumerate(position.owner) if who == me for n in position.ways[t]}
    own = temples_of(mind.seen.state, me)
    temple = (mind.mind.evaluator(mind.seen).weights.territory + 1.0) * (
        1 + rounds_left(mind.seen.state, mind.seen.rules)
    )

    def gain(aim: tuple[int, ...]) -> float:
        origin, goal = aim
        if origin in own:
            return temple * (position.fall[origin] - position.fall[goal])
        ease = 1.0 / (1 + position.armies[goal]) if goal in near else 0.0
        return temple * (ease - (1.0 / (1 + position.armies[origin]) if origin in near else 0.0))

    best = max(aims, key=lambda aim: (gain(aim), aim))
    return CardUse(gain(best), best)


@use.register
def _(effect: DeathsDoor, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Count what the others lose in the Underworld, less the own losses, and what can be taken there this turn."""
    state, me, total = mind.seen.state, mind.seen.player, 0.0
    for tag in (CRYPT, ALTAR):
        for field in fields(mind.seen.rules.board, tag):
            total += (-1.0 if state.owner[field] == me else rival(mind)) * (state.armies[field] // 2)
    there = replace(mind.seen, state=played(mind.seen, Miracle(me, card, aims[0]), 1))
    return CardUse(LOST_BELOW * total + marching(there) - marching(mind.seen), aims[0])


def marching(seen: View) -> float:
    """Return what the best march in the Underworld brings."""
    deep = Deep(seen)
    return deep.best_route(deep.stacks()).worth


# --- cards, relics, faith, time ---------------------------------------------------------------------------------------


@use.register
def _(effect: StrengthOfFaith, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Faith for every temple."""
    return CardUse(
        effect.faith * len(temples_of(mind.seen.state, mind.seen.player)) * max(0.3, price(mind.seen)), aims[0]
    )


@use.register
def _(effect: FaithDelivers, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Draw from the deck that brings most."""
    state = mind.seen.state

    def worth(aim: tuple[int, ...]) -> float:
        deck = DECKS[aim[0]]
        return min(effect.cards, len(state.decks[deck].draw)) * deck_worth(mind.seen, deck)

    best = max(aims, key=worth)
    return CardUse(worth(best), best)


@use.register
def _(effect: VisionsReal, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Take a card of the largest hand."""
    best = max(aims, key=lambda aim: (hand_worth(mind.seen, aim[0]), aim))
    return CardUse(1.0 + 0.2 * hand_worth(mind.seen, best[0]), best)


@use.register
def _(effect: CropsWither, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Choose the largest hand of the others, the own one only if there is no other."""
    me = mind.seen.player

    def worth(aim: tuple[int, ...]) -> float:
        return -hand_worth(mind.seen, me) if aim[0] == me else rival(mind) * hand_worth(mind.seen, aim[0])

    best = max(aims, key=lambda aim: (worth(aim), aim))
    return CardUse(worth(best), best)


def loss(mind: Imagination, number: int) -> float:
    """Return what it is worth that this relic is destroyed."""
    owner = relic_owner(mind.seen.state, number)
    if owner is None:
        return 0.0
    worth = relic_worth(mind.seen, relic_of(number), owner)
    return -worth if owner == mind.seen.player else rival(mind) * worth


@use.register
def _(effect: OnlyAsh, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Destroy the relic that somebody else misses most."""
    best = max(aims, key=lambda aim: (loss(mind, aim[0]), aim))
    return CardUse(loss(mind, best[0]), best)


@use.register
def _(effect: DiamondsToRust, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Count what the others lose, less the own losses."""
    hands = mind.seen.state.decks["magic"].hands
    return CardUse(sum(loss(mind, number) for hand in hands for number in hand), aims[0])


@use.register
def _(effect: ShrinePlundered, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Take the relic that brings most, in what its owner loses and oneself gains."""

    def worth(aim: tuple[int, ...]) -> float:
        return loss(mind, aim[0]) + relic_worth(mind.seen, relic_of(aim[0]), mind.seen.player)

    best = max(aims, key=lambda aim: (worth(aim), aim))
    return CardUse(worth(best), best)


@use.register
def _(effect: TimeStandsStill, mind: Imagination, card: str, aims: Targets) -> CardUse:
    """Play it in the last epoch unless one is ahead."""
    seen = mind.seen
    if rounds_left(seen.state, seen.rules):
        return CardUse(0.0)
    game = Game(seen.rules, seen.state)
    rivals = [points_of(game, p) for p in range(seen.state.players) if p != seen.player and seen.state.alive[p]]
    return CardUse(ANOTHER_EPOCH if points_of(game, seen.player) < BEHIND * max(rivals, default=0) else 0.0, aims[0])
