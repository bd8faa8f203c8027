"""Positions of Godstorm with an error in them: what was chosen is so bad that any review has to find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.afterlife import BEYOND
from risk_desktop.engine.choices import Blitz, MoveIn, Pass
from risk_desktop.engine.game import Game
from tests.editions.godstorm.epoch import GATE, epoch, god_board
from tests.playing import fortifying, number, placing
from tests.review.planted_classic import Planted, at, choose_until

LAST = 5
"""The epoch in which the game ends."""


def held(**players: Iterable[str]) -> dict[str, str]:
    """Return a position from the continents of each player, ``p0=("africa",)``: two armies in each territory."""
    board = god_board()
    return {
        board.territories[t].id: f"{player[1:]} 2"
        for player, regions in players.items()
        for name in regions
        for t in board.regions[board.region_number(name)].members
    }


THREE = {
    **held(p0=("africa", "atlantis"), p1=("germania",), p2=("asia_minor", "europa")),
    **dict.fromkeys([*held(p2=("europa",))][::3], "1 2"),
}
"""In points 19, 18 and 17."""
RICH_FOE = {**THREE, **held(p1=("hyrkania",))}
"""In points 19, 24 and 17."""
BEHIND = {**THREE, "dalmatia": "1 2", "apulia": "1 2"}
"""In points 19, 20 and 15."""


def in_epoch(epoch_: int, position: Mapping[str, str], phase: str = "attack", dead: Sequence[int] = ()) -> Game:
    """Return a game in which the first player has the last turn of an epoch."""
    game = epoch(position, number=epoch_, phase=phase, order=(1, 2, 0), faith=(2, 2, 2), dead=dead, rolls=None)
    game.pending()
    return game


def the_last_of_atlantis() -> Planted:
    """It is the last turn, four points would win, one army holds them against eleven, and he stops."""
    game = in_epoch(LAST, {**THREE, "hesperide": "1 1", "tritonis": "0 12"})
    return game, Pass(), Blitz(*at(game, "tritonis", "hesperide"))


def germania_is_left_whole() -> Planted:
    """It is the last turn, he is behind by five, and one fight against one army would take six from the first."""
    game = in_epoch(LAST, {**RICH_FOE, "oricalcos": "0 14", "iberia": "1 1"})
    return game, Pass(), Blitz(*at(game, "oricalcos", "iberia"))


def empty_land_is_not_entered() -> Planted:
    """It is the last turn, the last of Atlantis lies empty beside his armies, and he stops."""
    game = in_epoch(LAST, {**{n: text for n, text in THREE.items() if n != "hesperide"}, "tritonis": "0 4"})
    return game, Pass(), Enter(*at(game, "tritonis", "hesperide"))


def new_armies_far_from_the_fight() -> Planted:
    """It is the last turn, four points lie before Tritonis, and all new armies go where no enemy is near."""
    game = in_epoch(LAST, {**THREE, "hesperide": "1 3"}, phase="reinforce")
    new = game.pending().options.total
    return game, placing(game, gaitulia=new), placing(game, tritonis=new)


def idle_in_gaitulia() -> Planted:
    """At the end of his moves fifteen armies stand where nobody comes, and one holds Egypt against twelve."""
    game = in_epoch(2, {**THREE, "gaitulia": "0 15", "egypt": "0 1", "phoenicia": "2 12"}, phase="fortify")
    return game, Pass(), fortifying(game, "gaitulia", "egypt", 14)


def an_altar_is_not_climbed() -> Planted:
    """It is the last turn, he is behind by a point, there are altars beside his dead, and he stops."""
    game = in_epoch(LAST, {**BEHIND, "barrow_of_kings": "0 4"}, phase="underworld")
    return game, Pass(), Enter(*at(game, "barrow_of_kings", "wolfs_altar"))


def the_dead_stay_where_they_are() -> Planted:
    """It is the last turn, he is behind by a point, and his six dead don't leave the Afterlife for empty altars."""
    game = in_epoch(LAST, BEHIND, phase="underworld", dead=(6, 0, 0))
    return game, Pass(), Enter(BEYOND, number(game, GATE))


def all_go_into_the_plague() -> Planted:
    """In the second epoch he takes a land where the plague kills half of all who come, and sends all."""
    game = in_epoch(2, {**THREE, "oricalcos": "0 25", "iberia": "1 1 plague"})
    choose_until(game, "occupy", Blitz(*at(game, "oricalcos", "iberia")))
    return game, MoveIn(game.pending().options.hi), MoveIn(game.pending().options.lo)


GODSTORM: tuple[Callable[[], Planted], ...] = (
    the_last_of_atlantis,
    germania_is_left_whole,
    empty_land_is_not_entered,
    new_armies_far_from_the_fight,
    idle_in_gaitulia,
    an_altar_is_not_climbed,
    the_dead_stay_where_they_are,
    all_go_into_the_plague,
)
