"""How the robot plays where there are gods, temples, cards and dead: it wants to have seen everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.afterlife import BEYOND, dead_of
from risk_desktop.editions.godstorm.gods import DEATH, MAGIC, SKY, WAR, gods_in, in_play
from risk_desktop.editions.godstorm.plague import plagued
from risk_desktop.editions.godstorm.realms import lands_of, ways
from risk_desktop.editions.godstorm.temples import TEMPLE, has_temple, temples_of
from risk_desktop.engine.game import Game

_LEAST_ATTACKERS = 3
_WANTED = (WAR, SKY, DEATH, MAGIC)
_TEMPLES = 3
"""So many temples are built before faith is kept for cards."""
_PAIR = 2
"""So many gods hunt together: who then fights is a question (G-75)."""
_FROM_AFAR = 6
"""What it costs a hunt to begin where no own god stands, in armies."""
_LATE = 3
"""From this epoch on a temple comes before a second god."""
_SPARED = 2
"""What is to be left for cards when a third god is summoned."""
_THRIFTY = (2, 4)
"""Epochs in which that is left when a second god is summoned."""


def own(game: Game, seat: int) -> list[int]:
    """Return the seat's lands of Ancient Earth, the strongest first."""
    return sorted(lands_of(game.state, game.rules.board, seat), key=lambda t: -game.state.armies[t])


def hunt(game: Game, seat: int) -> tuple[int, ...]:
    """Return the cheapest way from an own land to a foreign god, own gods' land first; () if there is none.

    Own land costs nothing, foreign land its armies; no way leads a god through the plague.
    """
    state, board = game.state, game.rules.board
    goals = {piece.territory for piece in state.pieces if piece.player != seat}
    found = [(0 if _has_god(game, seat, t) else _FROM_AFAR, (t,)) for t in own(game, seat)]
    heapify(found)
    seen: set[int] = set()
    while found:
        cost, way = heappop(found)
        here = way[-1]
        if here in goals:
            return way
        if here in seen:
            continue
        seen.add(here)
        for there in ways(state, board, here):
            if there in goals or not plagued(state, there):
                price = 0 if state.owner[there] == seat else 1 + state.armies[there]
                heappush(found, (cost + price, (*way, there)))
    return ()


def _has_god(game: Game, seat: int, land: int) -> bool:
    return any(piece.player == seat and piece.territory == land for piece in game.state.pieces)


def _enemies(game: Game, seat: int, land: int) -> list[int]:
    state = game.state
    return [n for n in ways(state, game.rules.board, land) if state.owner[n] not in (seat, -1)]


def base(game: Game, seat: int) -> int:
    """Return where strength and gods go: where the way to foreign gods leaves the own land, else to a front."""
    owner, way = game.state.owner, hunt(game, seat)
    if way:
        return [land for land in way if owner[land] == seat][-1]
    lands = own(game, seat)
    return next((t for t in lands if _enemies(game, seat, t)), lands[0])


def claim(game: Game, seat: int, free: Iterable[int]) -> int:
    """Return a free territory beside the own ones."""
    owner, near = game.state.owner, game.rules.board.neighbours
    return max(free, key=lambda t: sum(owner[n] == seat for n in near[t]))


def piece_place(game: Game, seat: int, kind: str, places: Iterable[int]) -> int:
    """Return where a figure is put: where a hunt begins, else with the strongest."""
    wanted, places = base(game, seat), list(places)
    return wanted if wanted in places else max(places, key=lambda t: game.state.armies[t])


def hire(game: Game, seat: int, places: Mapping[str, list[int]]) -> str:
    """Return whom to summon or what to build next, "" for nothing more."""
    state = game.state
    held, has = money_of(state, seat), in_play(state, seat)
    wanted = [kind for kind in _WANTED if kind not in has]
    if len(temples_of(state, seat)) < _TEMPLES and (len(has) >= _PAIR or (has and state.round >= _LATE)):
        wanted.insert(0, TEMPLE)
    spared = _SPARED if len(has) > 1 or (has and state.round in _THRIFTY) else 0
    costs = {kind: game.rules.pieces[kind].cost + spared * (kind != TEMPLE) for kind in wanted}
    able = [kind for kind in wanted if kind in places and held >= costs[kind]]
    return able[0] if able else ""


def most_cards(game: Game, seat: int) -> int:
    """Return how many cards are bought in a turn: in every other none, until there is a temple beside the first."""
    return 1 if len(temples_of(game.state, seat)) > 1 or game.state.round % 2 else 0


def deck(able: Sequence[str], basket: Mapping[str, int]) -> str:
    """Return of which deck a card is bought: of the one that has given least."""
    return min(able, key=lambda name: basket[name])


def outpost(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return a way into empty land."""
    armies = game.state.armies
    return next(((o, t) for o, t in edges if not armies[t] and armies[o] >= _LEAST_ATTACKERS), None)


def fight(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the next attack on somebody: by several gods on a god before all, then towards one; None to stop."""
    state, armies = game.state, game.state.armies
    hunted = set(pairwise(hunt(game, seat)))
    able = []
    for o, t in edges:
        gods = len(gods_in(state, o)) if gods_in(state, t) else 0
        if armies[t] and armies[o] >= _LEAST_ATTACKERS and (gods >= _PAIR or armies[o] > armies[t] + 1):
            luck = 30 * gods + 20 * ((o, t) in hunted) + 3 * has_temple(state, t)
            able.append((luck + armies[o] - 1.5 * armies[t], o, t))
    return max(able)[1:] if able else None


def fortify(game: Game, seat: int, options: object) -> tuple[int, int] | None:
    """Return a move: gods or the strongest idle stack to the base, else from elsewhere to anywhere."""
    wanted, armies = base(game, seat), game.state.armies
    able = [each for each in options.origins() if each != wanted]  # type: ignore[attr-defined]
    found = [(o, t) for o in able for t in sorted(options.goals(o))]  # type: ignore[attr-defined]

    def worth(way: tuple[int, int]) -> tuple[bool, bool, int]:
        return way[1] == wanted, _has_god(game, seat, way[0]), armies[way[0]]

    return max(found, key=worth, default=None)


def target(game: Game, seat: int, candidates: Sequence[int]) -> int:
    """Return at which land a card is aimed: where most armies stand, the enemy's first."""
    state = game.state
    return min(candidates, key=lambda t: (state.owner[t] == seat, -state.armies[t]))


def march(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the next way in the Underworld: into empty fields, then against the weaker; None to stop."""
    state, found = game.state, []
    for origin, there in edges:
        strength = dead_of(state, seat) if origin == BEYOND else state.armies[origin] - 1
        if strength > state.armies[there]:
            found.append((not state.armies[there], strength - state.armies[there], origin, there))
    return max(found)[2:] if found else None
