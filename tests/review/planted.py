"""Positions with an error in them: what was chosen there is so bad that any review has to find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from risk_desktop.editions.classic.capitals import Found, keep_secret
from risk_desktop.engine.choices import Blitz, Choice, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from tests.editions.mission_games import lands, mission_game, owned, rules_of
from tests.playing import earth_board, given, number, placing, world

Planted = Callable[[], tuple[Game, Choice]]
"""Makes a position, and the error that is made in it."""
_OTHERS = [territory.id for territory in earth_board().territories]
SCATTERED = owned(p1=_OTHERS[1::2], p2=_OTHERS[::2])
"""The land of two who hold no region."""


def earth(
    owners: Mapping[str, int],
    armies: Mapping[str, int],
    rest: int = 2,
    phase: str = "attack",
    hands: Mapping[int, Sequence[str]] | None = None,
    **options: OptionValue,
) -> Game:
    """Return a game of three on the classic board in its fourth round."""
    rules = world(3, earth_board(), **options)
    game = given(owners, armies, rest=rest, hands=hands, phase=phase, rolls=None, rules=rules)
    game.state.round = 4
    game.pending()
    return game


def at(game: Game, origin: str, target: str) -> tuple[int, int]:
    """Return the numbers of two territories."""
    return number(game, origin), number(game, target)


def a_region_for_the_taking() -> tuple[Game, Choice]:
    """Venezuela alone is missing in South America, and he stops."""
    owners = {**SCATTERED, **owned(p0=("peru", "brazil", "argentina", *lands("australia")), p1=("venezuela",))}
    return earth(owners, {"brazil": 12, "indonesia": 4, "north_africa": 3, "central_america": 3}), Pass()


def against_the_odds() -> tuple[Game, Choice]:
    """The guard of South America throws itself on a wall: a chance of 6 %."""
    game = earth(
        {**SCATTERED, **owned(p0=lands("south_america", "australia"))},
        {"brazil": 6, "north_africa": 9, "venezuela": 3, "central_america": 5, "indonesia": 5, "siam": 5},
    )
    return game, Blitz(*at(game, "brazil", "north_africa"))


def prey_with_cards() -> tuple[Game, Choice]:
    """A player with five cards has one territory left, and he lets him live."""
    cards = ("alaska", "alberta", "brazil", "peru", "china")
    owners = {**owned(p0=lands("south_america", "africa", "australia"), p2=lands("north_america", "europe", "asia"))}
    armies = {"north_africa": 9, "western_europe": 2, "brazil": 6, "indonesia": 6, "siam": 5, "middle_east": 4}
    return earth({**owners, "western_europe": 1}, armies, hands={1: cards, 0: ("siam", "india")}), Pass()


def armies_where_nobody_comes() -> tuple[Game, Choice]:
    """The only way into Australia is open, and what he gets goes behind it."""
    owners = {**SCATTERED, **owned(p0=lands("australia", "south_america"))}
    armies = {"siam": 9, "indonesia": 2, "brazil": 12, "venezuela": 12, "north_africa": 3, "central_america": 3}
    game = earth(owners, armies, phase="reinforce")
    return game, placing(game, eastern_australia=game.state.reserve[0])


def armies_stay_behind() -> tuple[Game, Choice]:
    """Twenty armies are idle in the last corner, while the border can be run over."""
    owners = {**SCATTERED, **owned(p0=lands("australia", "south_america"))}
    armies = {"siam": 8, "indonesia": 1, "eastern_australia": 20, "brazil": 6, "venezuela": 6}
    return earth(owners, armies, phase="fortify"), Pass()


def a_set_is_kept() -> tuple[Game, Choice]:
    """With five cards he could trade for twenty armies and beat somebody, and he keeps them."""
    cards = ("alaska", "alberta", "brazil", "joker", "china")
    owners = owned(
        p0=lands("south_america", "africa"), p1=lands("australia"), p2=lands("asia", "europe", "north_america")
    )
    armies = {"north_africa": 2, "brazil": 2, "siam": 9, "indonesia": 3, "ukraine": 4, "central_america": 4}
    game = earth(owners, armies, hands={0: cards}, phase="reinforce", forced_at=6, set_values="older")
    return game, Pass()


def a_wall_is_not_broken() -> tuple[Game, Choice]:
    """Somebody holds Asia behind a single army, a great stack stands before it, and he stops."""
    owners = {
        **owned(p0=lands("australia", "south_america", "africa"), p1=lands("asia"), p2=lands("europe", "north_america"))
    }
    armies = {"indonesia": 16, "siam": 1, "middle_east": 9, "kamchatka": 9, "ural": 9, "afghanistan": 9}
    return earth(owners, {**armies, "egypt": 4, "north_africa": 4, "venezuela": 4}), Pass()


def an_open_capital() -> tuple[Game, Choice]:
    """One army holds the capital that he needs to win, and he stops."""
    owners = owned(
        p0=lands("africa", "europe"), p1=lands("asia", "australia"), p2=lands("north_america", "south_america")
    )
    game = given(owners, {"north_africa": 9}, rules=rules_of("world", 3, goal="capitals"), rolls=None)
    homes = ("egypt", "china", "brazil")
    keep_secret(game, tuple((player, Found(number(game, name))) for player, name in enumerate(homes)))
    game.pending()
    for player in range(3):
        game.state.slots["capitals"].shown[player] = True
    return game, Pass()


def a_mission_at_hand() -> tuple[Game, Choice]:
    """His mission lacks one territory with one army, and he stops."""
    owners = owned(
        p0=lands("north_america", "africa"), p1=lands("asia", "australia"), p2=lands("europe", "south_america")
    )
    game = mission_game(
        rules_of("secret-mission"),
        {0: ["north_america_and_africa"], 1: ["asia_and_africa"], 2: ["europe_and_australia"]},
        {**owners, "egypt": 1},
        {"north_africa": 12},
        rolls=None,
    )
    game.pending()
    return game, Pass()


def the_last_turn_of_all() -> tuple[Game, Choice]:
    """The most territories win now, he lacks one, and a great stack stands before single armies: he stops."""
    mine = lands("australia", "south_america", "africa")
    owners = owned(p2=mine, p1=[name for name in _OTHERS if name not in mine][-15:])
    rules = world(3, earth_board(), round_limit=10)
    game = given(owners, {"indonesia": 30}, rest=0, rules=rules, rolls=None, turn=2)
    game.state.round = 10
    game.pending()
    return game, Pass()


PLANTED: tuple[Planted, ...] = (
    a_region_for_the_taking,
    against_the_odds,
    prey_with_cards,
    armies_where_nobody_comes,
    armies_stay_behind,
    a_set_is_kept,
    a_wall_is_not_broken,
    an_open_capital,
    a_mission_at_hand,
    the_last_turn_of_all,
)
