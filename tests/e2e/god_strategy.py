"""How the robot plays where there are gods, temples, cards and dead: it wants to have seen everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from risk_desktop.editions.common.afterlife import BEYOND, dead_of
from risk_desktop.editions.common.gods import DEATH, MAGIC, SKY, WAR
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.godstorm.gods import gods_in, in_play
from risk_desktop.editions.godstorm.realms import lands_of, ways
from risk_desktop.editions.godstorm.temples import TEMPLE, has_temple, temples_of
from risk_desktop.engine.game import Game

_LEAST_ATTACKERS = 3
_WANTED = (WAR, SKY, DEATH, MAGIC)
_TEMPLES = 3
"""So many temples are built before faith is kept for cards."""
_SPARED = 2
"""What is to be left for cards when a god is summoned or a temple built."""


def own(game: Game, seat: int) -> list[int]:
    """Return the seat's lands of Ancient Earth, the strongest first."""
    return sorted(lands_of(game.state, game.rules.board, seat), key=lambda t: -game.state.armies[t])


def _enemies(game: Game, seat: int, land: int) -> list[int]:
    state = game.state
    return [n for n in ways(state, game.rules.board, land) if state.owner[n] not in (seat, -1)]


def base(game: Game, seat: int) -> int:
    """Return where the strength goes: to gods beside foreign gods, to gods, to the strongest land with enemies near."""
    state = game.state

    def worth(land: int) -> tuple[bool, bool, int]:
        gods = any(piece.player == seat and piece.territory == land for piece in state.pieces)
        foes = any(gods_in(state, n) for n in _enemies(game, seat, land))
        return gods and foes, foes, state.armies[land]

    lands = own(game, seat)
    return max((t for t in lands if _enemies(game, seat, t)), key=worth, default=lands[0])


def claim(game: Game, seat: int, free: Iterable[int]) -> int:
    """Return a free territory beside the own ones."""
    owner, near = game.state.owner, game.rules.board.neighbours
    return max(free, key=lambda t: sum(owner[n] == seat for n in near[t]))


def piece_place(game: Game, seat: int, kind: str, places: Iterable[int]) -> int:
    """Return where a figure is put: beside foreign gods with the strongest."""
    wanted, places = base(game, seat), list(places)
    return wanted if wanted in places else max(places, key=lambda t: game.state.armies[t])


def hire(game: Game, seat: int, places: Mapping[str, list[int]]) -> str:
    """Return whom to summon or what to build next, "" for nothing more."""
    state = game.state
    held, has = money_of(state, seat), in_play(state, seat)
    wanted = [kind for kind in _WANTED if kind not in has]
    if has and len(temples_of(state, seat)) < _TEMPLES:
        wanted.insert(0, TEMPLE)
    spared = _SPARED if len(has) > 1 else 0
    able = [kind for kind in wanted if kind in places and held - game.rules.pieces[kind].cost >= spared]
    return able[0] if able else ""


def deck(able: Sequence[str], basket: Mapping[str, int]) -> str:
    """Return of which deck a card is bought: of the one that has given least."""
    return min(able, key=lambda name: basket[name])


def outpost(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return a way into empty land."""
    armies = game.state.armies
    return next(((o, t) for o, t in edges if not armies[t] and armies[o] >= _LEAST_ATTACKERS), None)


def fight(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the next attack on somebody, gods against gods before all, None to stop."""
    state, armies = game.state, game.state.armies
    able = []
    for o, t in edges:
        gods = bool(gods_in(state, o)) and bool(gods_in(state, t))
        if armies[t] and armies[o] >= _LEAST_ATTACKERS and (gods or armies[o] > armies[t] + 1):
            temple = has_temple(state, t)
            able.append((30 * gods + 3 * temple + armies[o] - 1.5 * armies[t], o, t))
    return max(able)[1:] if able else None


def fortify(game: Game, seat: int, options: object) -> tuple[int, int] | None:
    """Return a move: the strongest idle stack to the base, or any to the front."""
    wanted, armies = base(game, seat), game.state.armies
    found = [(o, t) for o in options.origins() for t in sorted(options.targets(o))]  # type: ignore[attr-defined]
    return max(found, key=lambda way: (way[1] == wanted, armies[way[0]]), default=None)


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
