"""Positions of the classic rule sets with an error in them: what was chosen is so bad that any review has to find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from risk_desktop.editions.classic.capitals import Found, keep_secret
from risk_desktop.editions.classic.trading import cards_slot
from risk_desktop.engine.choices import Blitz, Choice, MoveIn, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from tests.editions.mission_games import lands, mission_game, owned, rules_of
from tests.playing import earth_board, fortifying, given, number, placing, trading, world

Planted = tuple[Game, Choice, Choice]
"""A position, the error that is made in it, and what would be right."""
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


def a_region_for_the_taking() -> Planted:
    """Venezuela alone is missing in South America, and he stops."""
    owners = {**SCATTERED, **owned(p0=("peru", "brazil", "argentina", *lands("australia")), p1=("venezuela",))}
    game = earth(owners, {"brazil": 12, "indonesia": 4, "north_africa": 3, "central_america": 3})
    return game, Pass(), Blitz(*at(game, "brazil", "venezuela"))


def against_the_odds() -> Planted:
    """The guard of South America throws itself on a wall: a chance of 6 %."""
    game = earth(
        {**SCATTERED, **owned(p0=lands("south_america", "australia"))},
        {"brazil": 6, "north_africa": 9, "venezuela": 3, "central_america": 5, "indonesia": 5, "siam": 5},
    )
    return game, Blitz(*at(game, "brazil", "north_africa")), Pass()


def prey_with_cards() -> Planted:
    """A player with five cards has one territory left, and he lets him live."""
    cards = ("alaska", "alberta", "brazil", "peru", "china")
    owners = {**owned(p0=lands("south_america", "africa", "australia"), p2=lands("north_america", "europe", "asia"))}
    armies = {"north_africa": 9, "western_europe": 2, "brazil": 6, "indonesia": 6, "siam": 5, "middle_east": 4}
    game = earth({**owners, "western_europe": 1}, armies, hands={1: cards, 0: ("siam", "india")})
    return game, Pass(), Blitz(*at(game, "north_africa", "western_europe"))


def armies_where_nobody_comes() -> Planted:
    """Where he could attack, and has a way to guard, seven armies go to the last corner of Australia."""
    owners = {**SCATTERED, **owned(p0=lands("australia", "south_america"))}
    armies = {"siam": 9, "indonesia": 2, "brazil": 12, "venezuela": 12, "north_africa": 3, "central_america": 3}
    game = earth(owners, armies, phase="reinforce")
    return game, placing(game, eastern_australia=7), placing(game, venezuela=1, brazil=6)


def armies_stay_behind() -> Planted:
    """Twenty armies are idle in the last corner, while the border can be run over."""
    owners = {**SCATTERED, **owned(p0=lands("australia", "south_america"))}
    armies = {"siam": 8, "indonesia": 1, "eastern_australia": 20, "brazil": 6, "venezuela": 6}
    game = earth(owners, armies, phase="fortify")
    return game, Pass(), fortifying(game, "eastern_australia", "indonesia", 19)


def a_set_is_kept() -> Planted:
    """With five cards he could trade for twenty armies and beat somebody, and he keeps them."""
    cards = ("alaska", "alberta", "brazil", "joker", "china")
    owners = owned(
        p0=lands("south_america", "africa"), p1=lands("australia"), p2=lands("asia", "europe", "north_america")
    )
    armies = {"north_africa": 2, "brazil": 2, "siam": 9, "indonesia": 3, "ukraine": 4, "central_america": 4}
    game = earth(owners, armies, hands={0: cards}, phase="reinforce", forced_at=6, set_values="older")
    return game, Pass(), trading(game, "alaska", "brazil", "joker")


def a_wall_is_not_broken() -> Planted:
    """Somebody holds Asia behind a single army, a great stack stands before it, and he stops."""
    owners = {
        **owned(p0=lands("australia", "south_america", "africa"), p1=lands("asia"), p2=lands("europe", "north_america"))
    }
    armies = {"indonesia": 16, "siam": 1, "middle_east": 9, "kamchatka": 9, "ural": 9, "afghanistan": 9}
    game = earth(owners, {**armies, "egypt": 4, "north_africa": 4, "venezuela": 4})
    return game, Pass(), Blitz(*at(game, "indonesia", "siam"))


def an_open_capital() -> Planted:
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
    return game, Pass(), Blitz(*at(game, "north_africa", "brazil"))


def a_mission_at_hand() -> Planted:
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
    return game, Pass(), Blitz(*at(game, "north_africa", "egypt"))


def the_last_turn_of_all() -> Planted:
    """The most territories win now, he lacks one, and a great stack stands before single armies: he stops."""
    mine = lands("australia", "south_america", "africa")
    owners = owned(p2=mine, p1=[name for name in _OTHERS if name not in mine][-15:])
    rules = world(3, earth_board(), round_limit=10)
    game = given(owners, {"indonesia": 30}, rest=0, rules=rules, rolls=None, turn=2)
    game.state.round = 10
    game.pending()
    return game, Pass(), Blitz(*at(game, "indonesia", "siam"))


def who_could_come_back_is_spared() -> Planted:
    """Somebody has four territories with one army each left, five cards and thirty armies to come; he lets him live."""
    cards = ("alaska", "alberta", "brazil", "joker", "china")
    game = earth(
        owned(p0=[name for name in _OTHERS if name not in lands("australia")], p1=lands("australia")),
        {"siam": 20, "indonesia": 1, "brazil": 3, "egypt": 3, "ukraine": 3, "alaska": 3},
        hands={1: cards},
        rest=0,
    )
    cards_slot(game).traded = 7
    return game, Pass(), Blitz(*at(game, "siam", "indonesia"))


def a_duel_is_not_ended() -> Planted:
    """The other one has South America with one army each and five cards, for which he gets forty; he is spared."""
    cards = ("alaska", "alberta", "brazil", "peru", "china")
    game = given(
        owned(p1=lands("south_america"), p2=lands("asia", "europe")),
        {"north_africa": 20},
        rules=rules_of("original-duel", 2),
        hands={1: cards},
        rolls=None,
    )
    game.state.round, cards_slot(game).traded = 12, 9
    game.pending()
    return game, Pass(), Blitz(*at(game, "north_africa", "brazil"))


def at_fifteen_percent() -> Planted:
    """Five armies against nine: a chance of 16 %, and what stands there guards South America. The card is cheap elsewhere."""
    game = earth(
        {**SCATTERED, **owned(p0=lands("south_america", "africa"))},
        {"venezuela": 6, "central_america": 9, "brazil": 2, "north_africa": 4, "egypt": 4, "east_africa": 3},
    )
    return game, Blitz(*at(game, "venezuela", "central_america")), Blitz(*at(game, "north_africa", "western_europe"), 2)


def too_few_go_on() -> Planted:
    """Behind Alaska stands the last army of one with five cards: he moves in with three, too few to go on."""
    hands = {1: ("alaska", "alberta", "brazil", "peru", "joker"), 0: ("siam", "india")}
    mine = ("kamchatka", "japan", "mongolia", "irkutsk", "yakutsk", *lands("south_america", "australia"))
    armies = {"kamchatka": 20, "alberta": 3, "siam": 5, "china": 5, "siberia": 5, "ukraine": 6, "greenland": 6}
    guards = {"brazil": 6, "venezuela": 6, "indonesia": 6}
    game = earth({**owned(p0=mine), "alberta": 1}, {**armies, **guards}, rest=2, hands=hands)
    cards_slot(game).traded = 6
    choose_until(game, "occupy", Blitz(*at(game, "kamchatka", "alaska")))
    return game, MoveIn(game.pending().options.lo), MoveIn(game.pending().options.hi)


def the_border_is_stripped() -> Planted:
    """He walks the guard of the only way into Australia to its last corner."""
    owners = {**SCATTERED, **owned(p0=lands("australia", "south_america"))}
    armies = {"siam": 9, "indonesia": 12, "brazil": 6, "venezuela": 6, "north_africa": 3, "central_america": 3}
    game = earth(owners, armies, phase="fortify")
    return game, fortifying(game, "indonesia", "eastern_australia", 11), Pass()


def prey_among_a_few() -> Planted:
    """One army with four cards stands between him and the next set: he has two himself, and stops."""
    hands = {1: ("alaska", "alberta", "brazil", "peru"), 0: ("siam", "india")}
    owners = {**owned(p0=lands("asia", "australia"), p2=lands("europe", "africa", "south_america", "north_america"))}
    armies = {"kamchatka": 14, "middle_east": 6, "ural": 6, "afghanistan": 6, "alaska": 1, "egypt": 4, "ukraine": 6}
    game = earth({**owners, "alaska": 1}, armies, rest=2, hands=hands)
    return game, Pass(), Blitz(*at(game, "kamchatka", "alaska"))


def north_america_is_left_to_him() -> Planted:
    """Somebody gets five armies a turn for North America; one army stands at its gate, fourteen before it, and he stops."""
    mine = (*lands("south_america", "australia"), "egypt", "ukraine", "japan")
    owners = {**owned(p1=lands("north_america")), **owned(p0=mine)}
    armies = {"venezuela": 14, "central_america": 1, "alaska": 6, "greenland": 6, "indonesia": 4, "brazil": 4}
    game = earth(owners, {**armies, "north_africa": 4, "siam": 4})
    return game, Pass(), Blitz(*at(game, "venezuela", "central_america"))


def a_rising_set_is_kept() -> Planted:
    """The next set pays twenty armies, with which somebody and his four cards would fall; he keeps it."""
    hands = {0: ("alaska", "alberta", "brazil", "joker"), 1: ("peru", "siam", "india", "ural")}
    owners = owned(p0=lands("south_america"), p2=lands("asia", "north_america", "africa", "australia"))
    game = given(
        {**owners, "southern_europe": 1, "western_europe": 1},
        {"north_africa": 6, "southern_europe": 6, "western_europe": 6, "middle_east": 6, "central_america": 5},
        rest=2,
        rules=rules_of("rising-cards", 3),
        hands=hands,
        phase="reinforce",
        rolls=None,
    )
    game.state.round, cards_slot(game).traded = 8, 6
    game.pending()
    return game, Pass(), trading(game, "alaska", "alberta", "joker")


def his_own_capital_lies_open() -> Planted:
    """Twelve armies stand before his capital, neighbours only can help, and all he gets goes elsewhere."""
    owners = owned(
        p0=lands("africa", "south_america"), p1=lands("asia", "australia"), p2=lands("north_america", "europe")
    )
    game = given(
        owners,
        {**dict.fromkeys(_OTHERS, 3), "southern_europe": 12, "egypt": 1, "middle_east": 9, "central_america": 9},
        rules=rules_of("world", 3, goal="capitals", fortify="adjacent"),
        rolls=None,
        phase="reinforce",
    )
    open_capitals(game, "egypt", "china", "alberta")
    new = game.state.reserve[0]
    return game, placing(game, argentina=new), placing(game, egypt=new)


def a_capital_is_passed_by() -> Planted:
    """In the game of capitals the last one that he needs is held by two armies; sixteen stand before it."""
    owners = owned(
        p0=lands("africa", "asia", "australia"), p1=lands("europe"), p2=lands("north_america", "south_america")
    )
    game = given(owners, {"north_africa": 16, "brazil": 2}, rules=rules_of("capitals", 3), rolls=None)
    open_capitals(game, "egypt", "great_britain", "brazil")
    return game, Pass(), Blitz(*at(game, "north_africa", "brazil"))


def his_colour_is_spared() -> Planted:
    """His mission is to destroy a colour; its last territory holds one army, and he stops."""
    owners = owned(p0=lands("asia", "australia"), p2=lands("europe", "africa", "south_america", "north_america"))
    game = mission_game(
        rules_of("risiko"),
        {0: ["colour_2"], 1: ["asia_and_africa"], 2: ["europe_and_australia"]},
        {**owners, "alaska": 1},
        {"kamchatka": 12, "alaska": 1},
        rolls=None,
    )
    game.pending()
    return game, Pass(), Blitz(*at(game, "kamchatka", "alaska"))


def the_twenty_fourth_territory() -> Planted:
    """Twenty-four territories are his mission: he has 23, single armies stand before him, and he stops."""
    mine = [*lands("asia", "australia", "africa"), "ukraine"]
    game = mission_game(
        rules_of("secret-mission"),
        {0: ["territories_24"], 1: ["asia_and_africa"], 2: ["europe_and_australia"]},
        owned(p0=mine, p1=lands("north_america", "south_america"), p2=[n for n in lands("europe") if n != "ukraine"]),
        {"ukraine": 10},
        rolls=None,
    )
    game.pending()
    return game, Pass(), Blitz(*at(game, "ukraine", "scandinavia"))


def idle_in_africa() -> Planted:
    """Fifteen armies stand in Madagascar at the end of his turn, and two in North Africa before ten."""
    owners = {**SCATTERED, **owned(p0=(*lands("africa"), "siam"))}
    armies = {"madagascar": 15, "north_africa": 2, "brazil": 10, "western_europe": 6, "egypt": 5, "east_africa": 5}
    game = earth(owners, armies, phase="fortify")
    return game, Pass(), fortifying(game, "madagascar", "north_africa", 14)


def a_side_is_spared() -> Planted:
    """Two against two: one of the others has a single army left, and is let live beside a strong partner."""
    owners = owned(
        p0=lands("asia", "australia"), p2=lands("africa"), p3=lands("europe", "north_america", "south_america")
    )
    game = given(
        {**owners, "alaska": 1},
        {"kamchatka": 12, "ukraine": 9, "greenland": 9, "brazil": 9, "alberta": 6},
        rest=3,
        rules=rules_of("teams", 4),
        rolls=None,
    )
    game.state.round = 6
    game.pending()
    return game, Pass(), Blitz(*at(game, "kamchatka", "alaska"))


def open_capitals(game: Game, *names: str) -> None:
    """Give everybody his capital, open to all."""
    keep_secret(game, tuple((player, Found(number(game, name))) for player, name in enumerate(names)))
    game.pending()
    for player in range(len(names)):
        game.state.slots["capitals"].shown[player] = True


def choose_until(game: Game, kind: str, choice: Choice) -> None:
    """Make a choice with such dice that ``kind`` is asked next."""
    for seed in range(1, 100):
        twin = game.clone(seed)
        twin.pending()
        twin.apply(choice)
        asked = twin.pending()
        if asked is not None and asked.kind == kind:
            game.dice = SeededDice(seed)
            game.apply(choice)
            game.pending()
            return
    raise AssertionError(f"{kind} is never asked")


CLASSIC: tuple[Callable[[], Planted], ...] = (
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
    who_could_come_back_is_spared,
    a_duel_is_not_ended,
    at_fifteen_percent,
    too_few_go_on,
    the_border_is_stripped,
    prey_among_a_few,
    north_america_is_left_to_him,
    a_rising_set_is_kept,
    his_own_capital_lies_open,
    a_capital_is_passed_by,
    his_colour_is_spared,
    the_twenty_fourth_territory,
    idle_in_africa,
    a_side_is_spared,
)
