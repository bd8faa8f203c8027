"""The chronicle tells of command cards, in every language, and keeps the secret of the scouts."""

from __future__ import annotations

import pytest

from risk_desktop.controller.table import Table
from risk_desktop.editions.ad2210.cards.effect import commander_number
from risk_desktop.editions.ad2210.cards.events import (
    ArmageddonEnded,
    CardDieRolled,
    CommandCardPlayed,
    HoardDecided,
    LandingOpened,
    ScoutsLanded,
    ScoutsSent,
    TerritoryCardsTurned,
)
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.editions.common.card_play import COMMANDER, PLAYER, TERRITORY
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.names import Names
from tests.ui.support.tables_stage import BOARD, NUMBER, SEATS

NAMES = Names(Table("ad2210", SEATS), [BOARD])

BRAZIL = NUMBER["brazil"]
CALLED = CommandCardPlayed(0, "nuclear", 0, "nuclear_armageddon", (), TERRITORY)
EVENTS: tuple[tuple[Event, str, str], ...] = (
    (CALLED, "Anna plays Armageddon", ""),
    (
        CommandCardPlayed(0, "land", 3, "land_assemble_mods", (BRAZIL,), TERRITORY),
        "Anna plays Assemble MODs",
        "Brazil",
    ),
    (CommandCardPlayed(0, "land", 9, "land_frequency_jam", (0,), PLAYER), "Anna plays Frequency Jam", "Anna"),
    (
        CommandCardPlayed(0, "nuclear", 2, "nuclear_assassin_bomb", (commander_number(0, "naval"),), COMMANDER),
        "Anna plays Assassin Bomb",
        "Anna: Naval Commander",
    ),
    (CardDieRolled(0, "nuclear_assassin_bomb", 8, 7), "Assassin Bomb: the die shows 7", ""),
    (CardDieRolled(0, "nuclear_the_mother", 6, 1, 0), "The Mother: the die shows 1", NAMES.region(0)),
    (TerritoryCardsTurned(0, "space_invade_earth", "land", (BRAZIL,)), "Invade Earth turns over", "Brazil"),
    (TerritoryCardsTurned(0, "naval_hidden_energy", "water", ()), "Hidden Energy turns over", "the deck is empty"),
    (LandingOpened(0, BRAZIL), "Anna may invade Brazil from the Moon", ""),
    (LandingOpened(0, -1), "Anna finds no way down from the Moon", ""),
    (ScoutsSent(0, 5), "Anna sends scouts to a secret territory", ""),
    (ScoutsLanded(0, BRAZIL, 5), "The scouts of Anna appear in Brazil", "+5"),
    (HoardDecided(0, "hidden_energy", BRAZIL, 4), "Hidden Energy pays off for Anna", "Brazil"),
    (HoardDecided(0, "energy_extraction", -1, 0), "Energy Extraction brings Anna nothing", "the whole Moon"),
    (ArmageddonEnded(0), "The Armageddon is over", ""),
)


@pytest.mark.parametrize(("event", "title", "detail"), EVENTS, ids=lambda value: type(value).__name__)
def test_a_card_is_told(event: Event, title: str, detail: str) -> None:
    (line,) = Narrator(NAMES).lines([event], 1)
    assert (line.title, line.detail) == (title, detail)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_line_is_complete_in_every_language(code: str) -> None:
    set_language(code)
    for event, _, _ in EVENTS:
        (line,) = Narrator(NAMES).lines([event], 1)
        text = line.title + line.detail
        assert "{" not in text and "deck_card" not in text and "ad2210" not in text


def test_scouts_who_find_no_card_are_not_told() -> None:
    assert Narrator(NAMES).lines([ScoutsSent(0, 5, sent=False)], 1) == []


def test_an_invasion_that_a_card_stopped_is_told_as_the_doing_of_who_played_it() -> None:
    announced, ended = InvasionAnnounced(0, 1, 3, BRAZIL), InvasionEnded(0, 3, BRAZIL)
    played = CommandCardPlayed(1, "diplomat", 0, "diplomat_cease_fire", (0,), PLAYER)
    assert Narrator(NAMES).lines([announced, played, ended], -1)[-1].seat == 1
    assert Narrator(NAMES).lines([played, announced, ended], -1)[-1].seat == NOBODY
    own = CommandCardPlayed(0, "diplomat", 0, "diplomat_cease_fire", (0,), PLAYER)
    assert Narrator(NAMES).lines([announced, own, ended], -1)[-1].seat == NOBODY, "no card against it"
