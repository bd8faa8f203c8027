"""Every Death card (step 4)."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import PieceLost
from risk_desktop.editions.godstorm.cards.events import ContinentStruck
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.plague import plague_lands
from risk_desktop.editions.godstorm.realms import continents, is_open
from risk_desktop.editions.godstorm.temples import temples
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.choices import Amount
from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.engine.state import Marker
from tests.editions.godstorm.epoch import dead, held, stands
from tests.editions.godstorm.miracles import about_to_play, aims, play
from tests.playing import asks, choose, number, only

# --- Death ------------------------------------------------------------------------------------------------------------


def test_crops_wither():
    game = about_to_play("death_crops_wither", others={1: ["war_storms_rage", "sky_lava_erupts", "magic_excalibur"]})
    assert aims(game, "death_crops_wither") == [(0,), (1,), (2,)]
    play(game, "death_crops_wither", 1)
    assert held(game, 1) == ["magic_excalibur"]


def test_the_dead_walk():
    game = about_to_play("death_the_dead_walk", position={"barrow_of_kings": "0 9"})
    play(game, "death_the_dead_walk", "barrow_of_kings", "egypt")
    options = asks(game, "miracle_number", 0).options
    assert (options.lo, options.hi) == (1, 6)
    choose(game, Amount(6))
    assert stands(game, "barrow_of_kings") == "0 3" and stands(game, "egypt").startswith("0 14")


def test_ragnarok_cometh():
    game = about_to_play("death_ragnarok_cometh")
    events = play(game, "death_ragnarok_cometh")
    assert sorted((event.player, event.kind) for event in only(events, GodBanished)) == [
        (0, "war"),
        (1, "sky"),
        (1, "war"),
    ]
    assert {piece.kind for piece in game.state.pieces} == {"death", "magic"}


def test_the_young_grow_old():
    game = about_to_play("death_the_young_grow_old")
    play(game, "death_the_young_grow_old")
    assert [stands(game, name).split()[1] for name in ("egypt", "gaul", "kush", "sheba")] == ["7", "2", "1", "3"]
    assert stands(game, "barrow_of_kings") == "0 4"


def test_deaths_door_closes():
    game = about_to_play("death_deaths_door_closes")
    play(game, "death_deaths_door_closes")
    assert (stands(game, "barrow_of_kings"), stands(game, "wolfs_altar")) == ("0 2", "1 3")
    assert dead(game) == [0, 0, 0]


def test_blood_coats_the_land():
    game = about_to_play("death_blood_coats_the_land")
    africa = continents(game.state, game.rules.board).index(game.rules.board.region_number("africa"))
    events = play(game, "death_blood_coats_the_land", rolls=[africa + 1])
    assert only(events, ContinentStruck)[0].region == game.rules.board.region_number("africa")
    assert (stands(game, "kush"), stands(game, "nubia"), stands(game, "gaul")) == ("- temple", "1 4 sky war", "0 3")


def test_the_ground_shakes():
    game = about_to_play("death_the_ground_shakes")
    africa = continents(game.state, game.rules.board).index(game.rules.board.region_number("africa"))
    play(game, "death_the_ground_shakes", rolls=[africa + 1])
    assert [stands(game, name).split()[1] for name in ("egypt", "nubia", "kush")] == ["4", "3", "1"]


def test_the_sea_is_your_tomb():
    position = {"poseidonis": "1 6 magic temple", "oricalcos": "2 2"}
    game = about_to_play("death_the_sea_is_your_tomb", "death_the_young_grow_old", position=position)
    events = play(game, "death_the_sea_is_your_tomb")
    (sunk,) = only(events, RegionSunk)
    assert len(sunk.territories) == 4
    assert [stands(game, name) for name in ("hesperide", "tritonis", "poseidonis", "oricalcos")] == [""] * 4
    assert dead(game) == [2, 6, 3]
    assert only(events, PieceLost)[0].kind == "temple"
    assert aims(game, "death_the_sea_is_your_tomb") == []


def test_the_mighty_have_fallen():
    position = {"gaul": "0 4", "sheba": "1 4", "sumer": "2 4 magic"}
    game = about_to_play("death_the_mighty_have_fallen", position=position)
    ways = aims(game, "death_the_mighty_have_fallen")
    egypt, nubia = number(game, "egypt"), number(game, "nubia")
    assert len(ways) == 3 and all(egypt in way and nubia in way for way in ways)
    play(game, "death_the_mighty_have_fallen", *sorted((egypt, nubia, number(game, "sheba"))))
    assert [stands(game, name).split()[1] for name in ("egypt", "nubia", "sheba", "gaul")] == ["4", "3", "2", "4"]


def test_diamonds_turn_to_rust():
    game = about_to_play("death_diamonds_turn_to_rust", "magic_stonehenge", others={1: ["magic_excalibur"]})
    play(game, "death_diamonds_turn_to_rust")
    assert held(game, 0) == held(game, 1) == []


def test_fire_rains_down():
    game = about_to_play("death_fire_rains_down")
    assert len(aims(game, "death_fire_rains_down")) == 3
    play(game, "death_fire_rains_down", "kush")
    assert (stands(game, "kush"), stands(game, "sheba")) == ("", "1 3")
    assert [stands(game, name).split()[1] for name in ("egypt", "nubia")] == ["7", "4"]
    assert len(temples(game.state)) == 2


def test_the_gods_forsake_us():
    game = about_to_play("death_the_gods_forsake_us")
    assert (number(game, "kush"),) not in aims(game, "death_the_gods_forsake_us")
    assert (number(game, "hesperide"),) not in aims(game, "death_the_gods_forsake_us")
    play(game, "death_the_gods_forsake_us", "nubia")
    assert stands(game, "nubia") == "1 3 plague"
    game = about_to_play("death_the_gods_forsake_us", "death_the_young_grow_old")
    game.state.markers += [Marker("plague", number(game, name)) for name in ("rus", "gaul", "sheba")]
    assert aims(game, "death_the_gods_forsake_us") == []


def test_paradise_is_lost():
    game = about_to_play("death_paradise_is_lost")
    pile = game.state.decks["territories"].draw
    wanted = number(game, "nubia")
    pile.remove(wanted)
    pile.append(wanted)
    play(game, "death_paradise_is_lost", "hesperide", rolls=[1] * 41)
    assert sorted(plague_lands(game.state)) == sorted((number(game, "tritonis"), wanted))
    assert stands(game, "nubia") == "1 5 sky war plague"


def test_the_trojan_horse_is_revealed():
    game = about_to_play("death_the_trojan_horse_is_revealed")
    assert (number(game, "nubia"),) not in aims(game, "death_the_trojan_horse_is_revealed")
    play(game, "death_the_trojan_horse_is_revealed", "kush", rolls=[4])
    assert stands(game, "kush") == "0 4 temple"
    assert deeds(game.state).defended == 0
    assert dead(game) == [0, 1, 0]


def test_the_trojan_horse_may_put_a_player_out():
    """A-12, A-13."""
    position = {"sumer": "", "tritonis": "2 1 plague"}
    game = about_to_play("death_the_trojan_horse_is_revealed", position=position)
    events = play(game, "death_the_trojan_horse_is_revealed", "tritonis", rolls=[4])
    assert only(events, PlayerEliminated) == [PlayerEliminated(2, 0)]
    assert stands(game, "tritonis") == "0 4 plague"


def test_the_waters_boil():
    game = about_to_play("death_the_waters_boil", "death_the_young_grow_old")
    assert len(aims(game, "death_the_waters_boil")) == 21
    link = sorted((number(game, "corsica"), number(game, "roma")))
    events = play(game, "death_the_waters_boil", *link)
    assert only(events, LinkClosed) == [LinkClosed(0, *link)]
    assert not is_open(game.state, game.rules.board, *link)
