"""Fortifying, and the end of a turn (AD-U)."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.end_of_turn import TurnClosing
from risk_desktop.editions.ad2210.fortify import FortifyUnits
from risk_desktop.editions.common.pieces import LedFortify, PieceMoved
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import PhaseStarted
from tests.editions.ad2210.year import interrupt, stands, year
from tests.playing import asks, choose, done, fortify, fortifying, number, only, refuses

HOME = {"alden": "0 6", "siberia": "0 1", "pevek": "0 1", "japan": "1 2", "egypt": "2 2"}


def moving(**more):
    return year({**HOME, **more}, phase="fortify")


def test_AD_U_1_once_a_turn_whether_or_not_one_has_invaded():
    game = moving()
    fortify(game, "alden", "siberia", 2)
    asks(game, "reinforce", 1)
    assert not campaign(game.state).closed
    game = moving()
    assert Pass() in asks(game, "fortify", 0).options


def test_AD_U_2_any_number_of_units_but_one_stays():
    game = moving()
    assert refuses(game, fortifying(game, "alden", "siberia", 6)).key == "illegal.fortify.armies"
    fortify(game, "alden", "siberia", 5)
    assert (stands(game, "alden"), stands(game, "siberia")) == ("0 1", "0 6")


def test_one_unit_stays_beside_a_station_too():
    game = moving(alden="0 1 station")
    assert game.pending().kind != "fortify"


def test_AD_U_3_through_a_chain_of_own_territories():
    game = moving(enclave_of_the_bear="0 0 station", afghanistan="0 1")
    fortify(game, "alden", "afghanistan", 2)
    assert stands(game, "afghanistan") == "0 3"
    for between in ("1 1", ""):
        extra = {"enclave_of_the_bear": between} if between else {}
        game = moving(ukrayina="0 1", **extra)
        assert refuses(game, fortifying(game, "alden", "ukrayina", 2)).key == "illegal.fortify.far"


def test_AD_U_3_devastated_land_breaks_the_chain():
    position = {"alden": "0 6", "afghanistan": "0 1", "siberia": "0 1", "japan": "1 2", "egypt": "2 2"}
    game = year(position, phase="fortify", deserts=["enclave_of_the_bear"])
    assert refuses(game, fortifying(game, "alden", "afghanistan", 1)).key == "illegal.fortify.far"


BRIDGE = {"siberia": "0 1 station", "tycho": "0 1", "mexico": "0 1 station", "american_republic": "0 1"}


def test_AD_U_4_stations_and_landing_sites_join_earth_and_moon():
    game = moving(**BRIDGE)
    fortify(game, "alden", "american_republic", 4)
    assert stands(game, "american_republic") == "0 5"
    game = moving(**{**BRIDGE, "siberia": "0 1"})
    assert refuses(game, fortifying(game, "alden", "american_republic", 4)).key == "illegal.fortify.far"


def test_AD_U_4_a_station_is_a_bridge_between_two_landing_sites():
    game = moving(siberia="0 1 station", tycho="0 3", bay_of_dew="0 1")
    fortify(game, "tycho", "bay_of_dew", 2)
    assert stands(game, "bay_of_dew") == "0 3"


def test_AD_U_5_no_naval_or_space_commander_is_needed():
    """AMB-41."""
    game = moving(japan="0 1 station", neo_tokyo="0 3", sung_tzu="0 1", tycho="0 1")
    targets = asks(game, "fortify", 0).options.targets(number(game, "neo_tokyo"))
    assert {number(game, "sung_tzu"), number(game, "tycho"), number(game, "japan")} <= targets


def test_AD_U_6_mods_and_commanders_move():
    game = moving(alden="0 4 land diplomat")
    a, b = number(game, "alden"), number(game, "siberia")
    assert refuses(game, LedFortify(a, b, 1, ("naval",))).key == "illegal.invade.movers"
    assert refuses(game, LedFortify(a, b, 1, ("land", "diplomat"))).key == "illegal.invade.movers"
    assert refuses(game, LedFortify(a, b, 3, ())).key == "illegal.invade.movers"
    events = choose(game, LedFortify(a, b, 2, ("land",)))
    assert only(events, PieceMoved) == [PieceMoved(0, "land", a, b, "fortify")]
    assert (stands(game, "alden"), stands(game, "siberia")) == ("0 2 diplomat", "0 3 land")


def test_the_plain_move_takes_mods_first():
    game = moving(alden="0 4 land diplomat")
    fortify(game, "alden", "siberia", 3)
    assert (stands(game, "alden"), stands(game, "siberia")) == ("0 1 diplomat", "0 4 land")


def test_AD_U_7_one_further_move_may_be_given():
    game = moving()
    fortify(game, "alden", "siberia", 2)
    interrupt(game, FortifyUnits(0))
    fortify(game, "siberia", "pevek", 2)
    assert stands(game, "pevek") == "0 3"


def test_AD_U_8_after_fortifying_come_cards_and_then_effects_of_the_end():
    """AMB-12."""
    game = moving()
    events = done(game)
    [phase] = only(events, PhaseStarted)[:1]
    assert phase.phase == "end_cards"
    kinds = [type(event) for event in events]
    assert kinds.index(TurnClosing) > kinds.index(PhaseStarted)


def test_AD_U_9_drawn_land_makes_no_link_for_fortifying():
    position = {"egypt": "0 1", "tycho": "0 4 space", "sea_of_clouds": "0 2", "japan": "1 2", "mexico": "2 2"}
    game = year(position, phase="fortify")
    campaign(game.state).landings.append(number(game, "egypt"))
    assert asks(game, "fortify", 0).options.targets(number(game, "tycho")) == {number(game, "sea_of_clouds")}
