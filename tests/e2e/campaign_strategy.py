"""How the robot plays where there are commanders, stations, cards, seas and a moon: it wants to have seen everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from risk_desktop.editions.ad2210.cards.effect import Aim
from risk_desktop.editions.ad2210.terrain import LAND, MOON, WATER, terrain_of
from risk_desktop.editions.ad2210.units import NAVAL, SPACE, STATION, in_play, stations_of
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.game import Game

OUTPOSTS = {MOON: 3, WATER: 2}
"""So many territories of each terrain are taken before others are fought for."""
_LEAST_ATTACKERS = 4
_HIRED = ("land", SPACE, NAVAL, "diplomat", "nuclear")
"""Without the first there are no answers to what happens on land."""
_SPARED = {SPACE: 0, NAVAL: 0, "land": 0, "nuclear": 2, "diplomat": 2, STATION: 1}
"""What is to be left for cards when a piece is hired."""
_MOST_CARDS = 4
"""So many are bought in a turn."""


def own(game: Game, seat: int, terrain: str = "") -> list[int]:
    """Return the seat's territories of a terrain ("" all), the strongest first."""
    state, board = game.state, game.rules.board
    found = [t for t, owner in enumerate(state.owner) if owner == seat and terrain in ("", terrain_of(board, t))]
    return sorted(found, key=lambda t: -state.armies[t])


def base(game: Game, seat: int) -> int:
    """Return where the strength goes: to the Moon by a station's land, into the seas by a coast, else to the front."""
    stations = sorted(stations_of(game.state, seat), key=lambda t: -game.state.armies[t])
    if stations and len(own(game, seat, MOON)) < OUTPOSTS[MOON]:
        return stations[0]
    near, board, owner = game.rules.board.neighbours, game.rules.board, game.state.owner
    if NAVAL in in_play(game.state, seat) and len(own(game, seat, WATER)) < OUTPOSTS[WATER]:
        coast = [
            t for t in own(game, seat, LAND) if any(terrain_of(board, n) == WATER and owner[n] < 0 for n in near[t])
        ]
        if coast:
            return coast[0]
    front = [
        t for t in own(game, seat, LAND) if any(game.state.armies[n] and n not in own(game, seat) for n in near[t])
    ]
    return (front or own(game, seat))[0]


def claim(game: Game, seat: int, free: Iterable[int]) -> int:
    """Return a free territory beside the own ones."""
    owner, near = game.state.owner, game.rules.board.neighbours
    return max(free, key=lambda t: sum(owner[n] == seat for n in near[t]))


def piece_place(game: Game, seat: int, kind: str, places: Iterable[int]) -> int:
    """Return where a piece is put: with the strongest, for a second station elsewhere."""
    wanted = base(game, seat)
    places = list(places)
    return wanted if wanted in places else max(places, key=lambda t: game.state.armies[t])


def hire(game: Game, seat: int, places: Mapping[str, list[int]]) -> str:
    """Return what to hire next, "" for nothing more."""
    held, has = money_of(game.state, seat), in_play(game.state, seat)
    wanted = [kind for kind in _HIRED if kind not in has]
    if len(stations_of(game.state, seat)) < 2 and {SPACE, NAVAL} <= set(has):
        wanted.append(STATION)
    able = [k for k in wanted if k in places and held - game.rules.pieces[k].cost >= _SPARED[k]]
    return able[0] if able else ""


def most_cards(game: Game, seat: int) -> int:
    """Return how many cards are bought in a turn."""
    return _MOST_CARDS


def deck(able: Sequence[str], basket: Mapping[str, int]) -> str:
    """Return of which deck a card is bought: most are land cards, as those answer what happens on land."""
    return "land" if "land" in able and basket["land"] < 3 else able[-1]


def outpost(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return a way into an empty sea or to the empty Moon that is still wanted."""
    state, board = game.state, game.rules.board
    for terrain, number in OUTPOSTS.items():
        ways = [(o, t) for o, t in edges if terrain_of(board, t) == terrain and not state.armies[t]]
        if ways and len(own(game, seat, terrain)) < number:
            return max(ways, key=lambda way: state.armies[way[0]])
    return None


def fight(game: Game, seat: int, edges: Iterable[tuple[int, int]]) -> tuple[int, int] | None:
    """Return the next attack on somebody, None to stop."""
    armies, pieces = game.state.armies, {p.territory for p in game.state.pieces if p.player == seat}
    able = [
        (armies[o] - 1.5 * armies[t] + 3 * (o in pieces), o, t)
        for o, t in edges
        if armies[t] and armies[o] >= _LEAST_ATTACKERS and armies[o] > armies[t] + 1
    ]
    return max(able)[1:] if able else None


def fortify(game: Game, seat: int, options: object) -> tuple[int, int] | None:
    """Return a move: the strongest idle stack to the base, or any to the front."""
    wanted, armies = base(game, seat), game.state.armies
    ways = [(o, t) for o in options.origins() for t in sorted(options.targets(o))]  # type: ignore[attr-defined]
    return max(ways, key=lambda way: (way[1] == wanted, armies[way[0]]), default=None)


def targets(game: Game, seat: int, aim: Aim) -> list[int]:
    """Return at what a card is aimed: where most units stand, the enemy's first."""
    if not aim.candidates or aim.most == 0:
        return []
    if aim.at != "territory":
        return list(aim.candidates[: max(1, aim.least)])
    state = game.state
    ranked = sorted(aim.candidates, key=lambda t: (state.owner[t] == seat, -state.armies[t]))
    return ranked[: max(1, aim.least)]
