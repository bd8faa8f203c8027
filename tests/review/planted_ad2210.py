"""Positions of 2210 with an error in them: what was chosen is so bad that any review has to find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.engine.choices import Blitz, MoveIn, Pass
from risk_desktop.engine.game import Game
from tests.editions.ad2210.year import ad_board, year
from tests.playing import fortifying
from tests.review.planted_classic import Planted, at, choose_until

LAST = 5
"""The year in which the game ends."""


def held(**players: Iterable[str]) -> dict[str, str]:
    """Return a position from the regions of each player, ``p0=("asia",)``: two units in each territory."""
    board = ad_board()
    return {
        board.territories[t].id: f"{player[1:]} 2"
        for player, regions in players.items()
        for name in regions
        for t in board.regions[board.region_number(name)].members
    }


THREE = {
    **held(p0=("south_america", "africa", "australia"), p1=("north_america",), p2=("europe", "asia")),
    **dict.fromkeys([*held(p2=("asia",))][::2], "1 2"),
}
"""In points 21, 20 and 18."""
RICH_FOE = {**THREE, **held(p1=("us_pacific",))}
"""In points 21, 25 and 18."""


def in_year(number: int, position: Mapping[str, str], phase: str = "attack") -> Game:
    """Return a game in which the first player has the last turn of a year."""
    game = year(position, year=number, phase=phase, order=(1, 2, 0), energy=(3, 3, 3), rolls=None)
    game.pending()
    return game


def the_last_of_south_america() -> Planted:
    """It is the last turn, three points would win, one unit holds them against eleven, and he stops."""
    game = in_year(LAST, {**THREE, "andean_nations": "1 1", "amazon_desert": "0 12"})
    return game, Pass(), Blitz(*at(game, "amazon_desert", "andean_nations"))


def north_america_is_left_whole() -> Planted:
    """It is the last turn, he is behind by four, and one fight against one unit would take six from the first."""
    game = in_year(LAST, {**RICH_FOE, "nuevo_timoto": "0 14", "mexico": "1 1"})
    return game, Pass(), Blitz(*at(game, "nuevo_timoto", "mexico"))


def empty_land_is_not_entered() -> Planted:
    """It is the last turn, the last of South America lies empty beside his units, and he stops."""
    game = in_year(LAST, {**{n: text for n, text in THREE.items() if n != "andean_nations"}, "amazon_desert": "0 4"})
    return game, Pass(), Enter(*at(game, "amazon_desert", "andean_nations"))


def the_moon_is_left_to_him() -> Planted:
    """It is the last turn, somebody leads by Sajon with its four points, and the stack beside its weakest place stops."""
    sajon = {**held(p2=("sajon",)), "sea_of_rains": "0 12 space", "rhaeticus": "2 1"}
    game = in_year(LAST, {**THREE, **sajon})
    return game, Pass(), Blitz(*at(game, "sea_of_rains", "rhaeticus"))


def too_many_leave_the_second_fight() -> Planted:
    """It is the last turn, Mexico has fallen, the rest of the north is strong, and all go there from the Andes' border."""
    north = dict.fromkeys(held(p1=("north_america",)), "1 9")
    game = in_year(LAST, {**RICH_FOE, **north, "mexico": "1 1", "andean_nations": "1 3", "nuevo_timoto": "0 15"})
    choose_until(game, "occupy", Blitz(*at(game, "nuevo_timoto", "mexico")))
    return game, MoveIn(game.pending().options.hi), MoveIn(game.pending().options.lo)


def too_few_go_on_to_new_york() -> Planted:
    """It is the last turn, he needs two territories of North America, and three of fourteen move into the first."""
    game = in_year(LAST, {**RICH_FOE, "andean_nations": "1 9", "nuevo_timoto": "0 15", "mexico": "1 1"})
    choose_until(game, "occupy", Blitz(*at(game, "nuevo_timoto", "mexico")))
    return game, MoveIn(game.pending().options.lo), MoveIn(game.pending().options.hi)


def against_a_wall() -> Planted:
    """In the second year the guard of Africa throws itself on twice as many."""
    game = in_year(2, {**THREE, "saharan_empire": "0 7", "imperial_balkania": "2 13", "andorra": "2 6"})
    return game, Blitz(*at(game, "saharan_empire", "imperial_balkania")), Pass()


def idle_in_lesotho() -> Planted:
    """At the end of a turn fifteen units stand where nobody comes, and one holds the way into Africa against twelve."""
    position = {**THREE, "lesotho": "0 15", "saharan_empire": "0 1", "imperial_balkania": "2 12"}
    game = in_year(2, position, phase="fortify")
    return game, Pass(), fortifying(game, "lesotho", "saharan_empire", 14)


AD2210: tuple[Callable[[], Planted], ...] = (
    the_last_of_south_america,
    north_america_is_left_whole,
    empty_land_is_not_entered,
    the_moon_is_left_to_him,
    too_many_leave_the_second_fight,
    too_few_go_on_to_new_york,
    against_a_wall,
    idle_in_lesotho,
)
