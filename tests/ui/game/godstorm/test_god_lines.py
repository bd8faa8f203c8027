"""What the chronicle says of Godstorm: every event of whole games finds its words, in every language."""

from __future__ import annotations

import inspect

import pytest

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.common import battle_events
from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.editions.common.money import MoneyReceived
from risk_desktop.editions.common.pieces import PieceLost, PiecePlaced
from risk_desktop.editions.godstorm import (
    afterlife,
    battle,
    declarations,
    god_war,
    gods,
    labors,
    pantheons,
    plague,
    waters,
)
from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, DeadTravelled
from risk_desktop.editions.godstorm.battle import ArmiesSaved
from risk_desktop.editions.godstorm.cards import events
from risk_desktop.editions.godstorm.cards.events import CardStolen, MiraclePlayed, RelicLost
from risk_desktop.editions.godstorm.declarations import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.god_war import ChampionNamed, GodWarFought, GodWarSide, Host
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.pantheons import PantheonTaken
from risk_desktop.editions.godstorm.plague import PlagueStruck
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.events import ArmiesLost, AttackDeclared, DiceRolled, Event, IncomeLine, TurnStarted
from risk_desktop.engine.state import NOBODY
from risk_desktop.maps.finder import find_map
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.names import Names
from tests.editions.godstorm.epoch import begun
from tests.playing import new_game, play_on, world

UNTOLD = {ChampionNamed, DiceRerolled, DeadTravelled}
"""Events that belong to another one, which is told: the roll, the god war, the loss."""


@pytest.fixture
def names() -> Names:
    table = Table("godstorm", (Seat("Anna"), Seat("Ben", colour=1), Seat("Mira", "hard", 2)))
    return Names(table, [find_map("ancient_earth"), find_map("underworld")])


@pytest.fixture
def narrator(names: Names) -> Narrator:
    return Narrator(names)


def number(names: Names, land: str) -> int:
    return [t.id for t in names.territories].index(land)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_whole_game_is_told(narrator: Narrator, language: str) -> None:
    i18n.set_language(language)
    told = 0
    game = begun(3, 2)
    for _ in play_on(game, 2):
        for line in narrator.lines(game.take_events(), -1):
            words = line.title + line.detail
            assert "{" not in words and ".told." not in words and "deck_card." not in words and "god." not in words
            assert min(line.territories, default=0) >= 0
            told += 1
    assert told > 200


def test_every_kind_of_event_is_told_or_belongs_to_another_one(narrator: Narrator) -> None:
    modules = (battle_events, battle, afterlife, events, god_war, gods, labors, declarations, pantheons, plague, waters)
    kinds = {
        kind
        for module in modules
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == module.__name__
    }
    assert len(kinds) > 30
    assert {kind for kind in kinds if not narrator.tells(kind)} == UNTOLD


def side(seat: int, champion: str, rolled: tuple[int, ...], armies: int) -> GodWarSide:
    host = Host(seat, (("base", len(rolled)),), "", (("armies", armies),))
    return GodWarSide(host, champion, rolled, rolled, sum(rolled) + armies)


def test_gods_are_called_by_name_once_the_pantheon_is_known(names: Names, narrator: Narrator) -> None:
    gaul = number(names, "gaul")
    banished = GodBanished(0, "war", gaul, "plague")
    assert narrator.line(banished, -1).title == "God of War (Anna) is banished"
    assert narrator.line(PantheonTaken(0, "norse"), -1).title == "Anna leads the Norse"
    line = narrator.line(banished, -1)
    assert (line.title, line.detail) == ("Thor (Anna) is banished", "driven out by the plague")


def test_a_game_that_goes_on_knows_its_pantheons_already(names: Names, narrator: Narrator) -> None:
    game = begun(3, 2)
    for _ in play_on(game, 2, budget=200):
        if all(game.state.slots["pantheon"].of):
            break
    led = landscape_of(game).families
    assert sorted(led) == [0, 1, 2] and landscape_of(new_game(world(3))).families == {}
    line = Narrator(names, {0: "celts"}).line(GodBanished(0, "magic", 3, "miracle"), -1)
    assert line.title == "Brigid (Anna) is banished"


def test_a_god_war_says_who_won_and_how(narrator: Narrator) -> None:
    narrator.lines([PantheonTaken(0, "norse"), PantheonTaken(1, "greeks")], -1)
    attack, defence = side(0, "sky", (5, 3, 2), 4), side(1, "death", (6, 4, 1), 1)
    line = narrator.line(GodWarFought(3, 4, attack, defence, 0, tie=False), -1)
    assert line.title == "God war: Odin (Anna) beats Hades (Ben)"
    assert line.detail == "14 (5+3+2, +4) to 12 (6+4+1, +1)"
    tied = narrator.line(GodWarFought(3, 4, attack, side(1, "death", (6, 4, 1), 3), 1, tie=True), -1)
    assert "tie" in tied.title and tied.seat == 1


def test_an_invasion_with_gods_is_told_and_one_that_came_to_nothing(names: Names, narrator: Narrator) -> None:
    iberia, gaul = number(names, "iberia"), number(names, "gaul")
    declared = InvasionDeclared(0, 1, iberia, gaul, 4, ("war", "sky"))
    line = narrator.line(declared, -1)
    assert (line.title, line.detail) == ("Anna invades Gaul with gods", "God of War · God of the Sky")
    assert narrator.line(InvasionBroken(0, iberia, gaul), -1).title == "The invasion of Gaul is off"
    narrator.line(declared, -1)
    narrator.line(DiceRolled(0, 1, iberia, gaul, (1,), (6,), (6,), (6,)), -1)
    assert narrator.line(InvasionBroken(0, iberia, gaul), -1) is None


def test_an_invasion_that_a_card_stopped_is_told_as_the_doing_of_who_played_it(
    names: Names, narrator: Narrator
) -> None:
    iberia, gaul = number(names, "iberia"), number(names, "gaul")
    declared, broken = InvasionDeclared(0, 1, iberia, gaul, 4, ()), InvasionBroken(0, iberia, gaul)
    card = MiraclePlayed(1, "sky", 3, "sky_your_idol_is_false", (gaul,), ("territory",))
    assert [line.seat for line in narrator.lines([declared, card, broken], -1)][-1] == 1
    assert [line.seat for line in narrator.lines([declared, broken], -1)] == [NOBODY], "whose card was it?"


def test_the_plague_takes_the_place_of_the_plain_loss(names: Names, narrator: Narrator) -> None:
    gaul = number(names, "gaul")
    told = narrator.lines([ArmiesLost(1, gaul, 2), PlagueStruck(1, gaul, 2, on_entry=False)], -1)
    assert [(line.title, line.detail) for line in told] == [("The plague rages in Gaul", "2 armies of Ben die")]
    again = narrator.lines([ArmiesLost(1, gaul, 1), PlagueStruck(1, gaul, 0, on_entry=True)], -1)
    assert [line.title for line in again] == ["Ben loses 1 army"], "where it kills nobody there is nothing to tell"
    assert again[0].key != told[0].key


def test_saved_armies_are_not_missed(names: Names, narrator: Narrator) -> None:
    iberia, gaul = number(names, "iberia"), number(names, "gaul")
    narrator.line(TurnStarted(0, 1), -1)
    roll = [AttackDeclared(0, 1, iberia, gaul, 2), DiceRolled(0, 1, iberia, gaul, (6, 6), (5, 5), (6, 6), (6, 6))]
    told = narrator.lines([*roll, ArmiesSaved(1, gaul, 2), ArmiesLost(1, number(names, "rus"), 1)], -1)
    assert [line.title for line in told][1:] == ["Ben saves 2 armies from death", "Ben loses 1 army"]


def test_a_march_from_the_afterlife_points_at_real_land_only(names: Names, narrator: Narrator) -> None:
    gate = number(names, "gate_of_reeds")
    assert narrator.line(AttackDeclared(0, 1, -1, gate, 3), -1).territories == (gate,)
    left = narrator.line(AfterlifeLeft(0, ((gate, 3),)), -1)
    assert left.title == "3 armies of Anna leave the Afterlife" and left.territories == (gate,)


def test_faith_pieces_and_labors(names: Names, narrator: Narrator) -> None:
    egypt = number(names, "egypt")
    money = narrator.line(MoneyReceived(0, (IncomeLine("territories", 4), IncomeLine("temple", 2))), -1)
    assert (money.title, money.detail) == ("Anna gets 6 faith", "territories +4 · temples +2")
    assert narrator.line(PiecePlaced(1, "magic", egypt, 3), -1).title == "Ben summons the Goddess of Magic"
    assert narrator.line(PiecePlaced(1, "war", egypt), -1).title == "Ben places: God of War"
    narrator.line(PantheonTaken(1, "egyptians"), -1)
    assert narrator.line(PiecePlaced(1, "war", egypt, 3), -1).title == "Ben summons: Set, God of War"
    assert narrator.line(PieceLost(1, "sky", egypt), -1).title == "Ben loses: Ra, God of the Sky"
    assert narrator.line(PieceLost(-1, "temple", egypt), -1).title == "A temple is gone"
    assert narrator.line(LaborDone(1, "magic"), -1).detail == "three equal dice in one roll"


def test_miracles_say_at_what_they_are_aimed(names: Names, narrator: Narrator) -> None:
    thule = number(names, "thule")
    storm = narrator.line(MiraclePlayed(0, "war", 10, "war_storms_rage", (thule,), ("territory",)), -1)
    assert (storm.title, storm.detail, storm.territories) == ("Anna plays Storms Rage", "Thule", (thule,))
    meek = MiraclePlayed(1, "sky", 4, "sky_the_mighty_turn_meek", (2, thule), ("god", "territory"))
    assert narrator.line(meek, -1).detail == "God of Death · Thule"
    wither = MiraclePlayed(1, "death", 0, "death_crops_wither", (2,), ("player",))
    assert narrator.line(wither, -1).detail == "Mira"
    relics = (RelicLost(1, "magic_excalibur", 3, -1), RelicLost(1, "magic_excalibur", 3, 0))
    assert [narrator.line(event, -1).title for event in relics] == [
        "A relic of Ben is destroyed: Excalibur",
        "Anna plunders a relic: Excalibur",
    ]


def test_a_stolen_card_is_named_to_nobody(narrator: Narrator) -> None:
    for viewer in (-1, 0, 1, 2):
        line = narrator.line(CardStolen(0, 1, "war", 3), viewer)
        assert (line.title, line.detail) == ("Anna takes 1 card", "from Ben")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_g_36_the_prompt_counts_the_faith_of_temples_too(language: str) -> None:
    i18n.set_language(language)
    told = i18n.tr("money.faith.gained", n=4, lands=4, regions=0), i18n.tr("money.faith.gained.signs")
    i18n.set_language("en")
    assert told[0].count("4") == 2 and "0" not in told[0], "armies and faith of land, and nothing of what there isn't"
    assert "1" in told[1], "each temple gives 1 more"
