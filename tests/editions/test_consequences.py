"""What a conquest would bring beside land: told before it is fought for."""

from __future__ import annotations

from risk_desktop.editions.common.consequences import Consequence, ConsequenceKind, consequence_of
from risk_desktop.engine.game import Game
from tests.editions.team_games import standing
from tests.playing import earth_board, given, world

AFRICA = ("congo", "east_africa", "egypt", "madagascar", "north_africa", "south_africa")
SOUTH_AMERICA = ("argentina", "brazil", "peru", "venezuela")


def on_earth(owners: dict[str, int], rest: int = 2) -> Game:
    return given(owners, rest=rest, rules=world(board=earth_board()))


def consequence(game: Game, origin: str, target: str) -> Consequence | None:
    board = game.rules.board
    return consequence_of(game, board.index(origin), board.index(target))


def region(game: Game, territory: str) -> int:
    board = game.rules.board
    return board.region_of[board.index(territory)]


def test_W_11_the_last_land_of_a_region_completes_it() -> None:
    game = on_earth({**dict.fromkeys(AFRICA, 0), "congo": 1, "brazil": 1})
    found = consequence(game, "south_africa", "congo")
    assert found == Consequence(ConsequenceKind.REGION_COMPLETED, region=region(game, "congo"))
    game = on_earth({**dict.fromkeys(AFRICA, 0), "congo": 1, "egypt": 2, "brazil": 1})
    assert consequence(game, "south_africa", "congo") is None


def test_W_11_land_of_a_whole_region_of_somebody_breaks_it() -> None:
    game = on_earth({**dict.fromkeys(SOUTH_AMERICA, 1), "egypt": 1, "north_africa": 0})
    found = consequence(game, "north_africa", "brazil")
    assert found == Consequence(ConsequenceKind.REGION_BROKEN, region=region(game, "brazil"))
    game = on_earth({**dict.fromkeys(SOUTH_AMERICA, 1), "peru": 2, "egypt": 1, "north_africa": 0})
    assert consequence(game, "north_africa", "brazil") is None


def test_W_25_the_last_land_of_a_player_beats_him_whatever_else_it_brings() -> None:
    game = on_earth({**dict.fromkeys(AFRICA, 0), "congo": 1})
    assert consequence(game, "south_africa", "congo") == Consequence(ConsequenceKind.PLAYER_BEATEN, seat=1)


def test_the_last_land_of_somebody_in_a_team_beats_the_side() -> None:
    owners = {"tern_head": 0, "seal_bay": 1, "lantern_hill": 0, "reed_marsh": 2, "amber_coast": 3, "gull_rock": 3}
    game = standing(owners)
    found = consequence(game, "tern_head", "seal_bay")
    assert found == Consequence(ConsequenceKind.SIDE_BEATEN, seat=1)


def test_a_region_without_a_bonus_is_just_land() -> None:
    game = given({"amber_coast": 0, "gull_rock": 1, "tern_head": 1}, rest=2)
    assert consequence(game, "amber_coast", "gull_rock") is None
