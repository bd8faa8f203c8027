"""What cards with a rule do to land is seen there: once, where the events say, and not at all where nothing comes of it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.events import CardSettled, CommandCardPlayed
from risk_desktop.editions.common.card_play import PLAYER, TERRITORY
from risk_desktop.editions.godstorm.cards.events import (
    ContinentStruck,
    MiracleCancelled,
    MiraclePlayed,
    MiracleRolled,
    RelicLost,
)
from risk_desktop.editions.godstorm.plague import PlagueLaid, PlagueStruck
from risk_desktop.engine.events import ArmiesLost, ArmiesPlaced, DiceRolled, Event
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import god_screen, place

pytestmark = pytest.mark.window


def seen(screen: PlayScreen, *batches: tuple[Event, ...]) -> list[tuple[int, str]]:
    """Show batches of events of an opponent one after the other; return which effects began where."""
    began: list[tuple[int, str]] = []
    screen.board.land_effects.began.connect(lambda land, kind: began.append((land, kind)))
    animator = screen.director.animator
    for events in batches:
        animator.play(list(events), 1, own=False)
        while animator.coming:
            animator.hold()
            animator.go_on()
        animator.finish()
        assert screen.board.land_effects.running == []
    assert not screen.board.animator.busy
    return began


def played(screen: PlayScreen, card: str, *targets: int) -> MiraclePlayed:
    return MiraclePlayed(1, card.partition("_")[0], 0, card, targets, (TERRITORY,) * len(targets))


@pytest.fixture
def gods(qtbot: QtBot) -> PlayScreen:
    return god_screen(ai_speed="normal")


def test_a_storm_breaks_over_the_land_it_is_called_to(gods: PlayScreen) -> None:
    gaul = place(gods, "gaul")
    events = (
        played(gods, "war_storms_rage", gaul),
        MiracleRolled(1, "war_storms_rage", gaul, 2),
        ArmiesLost(0, gaul, 2),
    )
    assert seen(gods, events) == [(gaul, "storm")]


def test_fire_rains_on_the_temple_and_on_all_who_lose_by_it(gods: PlayScreen) -> None:
    gaul, iberia = place(gods, "gaul"), place(gods, "iberia")
    events = (played(gods, "death_fire_rains_down", iberia), ArmiesLost(0, iberia, 1), ArmiesLost(0, gaul, 1))
    assert seen(gods, events) == [(iberia, "fire"), (gaul, "fire")]


def test_a_struck_continent_shakes_as_a_whole(gods: PlayScreen) -> None:
    board = gods.context.game.rules.board
    region = board.region_of[place(gods, "gaul")]
    card = "death_the_ground_shakes"
    lands = list(board.regions[region].members)
    assert seen(gods, (played(gods, card), ContinentStruck(card, region))) == [(land, "quake") for land in lands]


def test_a_cancelled_miracle_does_nothing(gods: PlayScreen) -> None:
    gaul = place(gods, "gaul")
    aegis = "magic_aegis_shield_of_athena"
    asked = (played(gods, "war_storms_rage", gaul),)
    cancelled = (RelicLost(0, aegis, 0, -1), MiracleCancelled(1, "war_storms_rage", 0), ArmiesLost(0, gaul, 1))
    assert seen(gods, asked, cancelled) == []


def test_a_miracle_works_after_the_question_whether_it_may(gods: PlayScreen) -> None:
    gaul = place(gods, "gaul")
    asked, done = (played(gods, "war_heroes_are_born", gaul),), (ArmiesPlaced(0, ((gaul, 3),)),)
    assert seen(gods, asked, done) == [(gaul, "light")]


def test_losses_of_a_later_fight_are_no_miracle(gods: PlayScreen) -> None:
    gaul, dacia = place(gods, "gaul"), place(gods, "dacia")
    fight = (DiceRolled(1, 0, dacia, gaul, (6,), (1,), (6,), (6,)), ArmiesLost(0, gaul, 1))
    assert seen(gods, (played(gods, "sky_fire_sears_the_sky"),), fight) == []


def test_plague_is_seen_where_it_breaks_out_and_where_it_kills(gods: PlayScreen) -> None:
    gaul, dacia = place(gods, "gaul"), place(gods, "dacia")
    assert seen(gods, (PlagueLaid((dacia,)), PlagueStruck(0, gaul, 2, False))) == [(dacia, "poison"), (gaul, "poison")]


def test_command_cards_show_what_they_do_until_they_are_settled(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(), ai_speed="normal")
    card = CommandCardPlayed(1, "land", 0, "land_assemble_mods", (4,), TERRITORY)
    jam = CommandCardPlayed(1, "land", 0, "land_frequency_jam", (0,), PLAYER)
    events = (card, ArmiesPlaced(1, ((4, 3),)), CardSettled(1), jam, CardSettled(1), ArmiesPlaced(1, ((5, 1),)))
    assert seen(screen, events) == [(4, "energy")]


def test_less_motion_stands_still_and_instant_shows_nothing(gods: PlayScreen) -> None:
    gaul = place(gods, "gaul")
    MOTION.reduced = True
    assert gods.board.land_effects.play("fire", (gaul,)) > 0
    gods.board.animator.finish()
    MOTION.set_speed("instant")
    MOTION.own = False
    assert gods.board.land_effects.play("fire", (gaul,)) == 0
    assert gods.board.land_effects.running == []
