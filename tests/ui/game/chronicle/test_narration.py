"""Events become sentences, secrets don't."""

from __future__ import annotations

import pytest

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine import events as ev
from risk_desktop.engine.state import NOBODY
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui.game.chronicle.lines import EventRow
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.features import FEATURES, lines_of
from risk_desktop.ui.names import Names


@pytest.fixture
def narrator() -> Narrator:
    i18n.set_language("en")
    table = Table("world", (Seat("Anna"), Seat("Ben", colour=1), Seat("Mira", "hard", 2)))
    return Narrator(Names(table, [load_map(maps_dir() / "earth.yaml")]))


def roll(lost: int, beaten: int) -> list[ev.Event]:
    events: list[ev.Event] = [
        ev.AttackDeclared(0, 1, 10, 11, 3),
        ev.DiceRolled(0, 1, 10, 11, (6, 5, 1), (5, 4), (6, 6, 6), (6, 6)),
    ]
    if lost:
        events.append(ev.ArmiesLost(0, 10, lost))
    if beaten:
        events.append(ev.ArmiesLost(1, 11, beaten))
    return events


def test_many_rolls_are_one_entry_that_ends_with_the_conquest(narrator):
    narrator.line(ev.TurnStarted(0, 3), -1)
    first = narrator.lines(roll(1, 1), -1)
    second = narrator.lines([*roll(0, 2), ev.TerritoryConquered(0, 1, 10, 11, 3)], -1)
    assert len(first) == len(second) == 1
    assert first[0].key == second[0].key
    assert "attacks" in first[0].title
    assert "takes" in second[0].title
    assert "lost 1" in second[0].detail
    assert "beat 3" in second[0].detail
    assert "Ben" in second[0].detail
    assert second[0].round == 3


def test_a_new_turn_starts_a_new_battle_entry(narrator):
    first = narrator.lines(roll(1, 1), -1)
    narrator.line(ev.TurnStarted(0, 4), -1)
    assert narrator.lines(roll(1, 1), -1)[0].key != first[0].key


def test_a_drawn_card_is_named_to_its_owner_only(narrator):
    event = ev.CardDrawn(0, "territory", 7)
    assert narrator.line(event, 0).detail == narrator.names.territory(7)
    for viewer in (-1, 1, 2):
        line = narrator.line(event, viewer)
        assert line.detail == ""
        assert narrator.names.territory(7) not in line.title


def test_taken_cards_show_their_number_to_everybody(narrator):
    line = narrator.line(ev.CardsTaken(0, 1, (3, 4)), 2)
    assert "2 cards" in line.title


def test_placing_before_the_first_round_grows_in_one_entry(narrator):
    lines = [narrator.line(ev.ArmiesPlaced(1, ((5, 1),)), -1) for _ in range(4)]
    assert len({line.key for line in lines}) == 1
    assert "4 armies" in lines[-1].title


def test_several_armies_at_once_are_an_entry_of_their_own_with_their_places(narrator):
    lines = [narrator.line(ev.ArmiesPlaced(1, ((land, 2), (6, 1))), -1) for land in (5, 7)]
    places = [narrator.names.territory(land) for land in (5, 6, 7)]
    assert [line.detail for line in lines] == [f"{places[n]} +2 · {places[1]} +1" for n in (0, 2)]
    assert all("3 armies" in line.title and not line.key for line in lines)


def test_who_begins_is_told_with_the_dice_that_say_so(narrator):
    names = [narrator.names.player(player) for player in range(3)]
    line = narrator.line(ev.OrderRolled((0, 1, 2), (6, 2, 3), 0), 0)
    assert line.title == f"{names[0]} begins"
    assert line.detail == f"Dice: {names[0]} 6 · {names[1]} 2 · {names[2]} 3"


def test_equal_dice_are_told_as_nobodys(narrator):
    line = narrator.line(ev.OrderRolled((0, 1, 2), (2, 5, 5), NOBODY), 0)
    assert line is not None and line.seat == NOBODY


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_event_of_the_game_tells_in_every_language(narrator, language):
    i18n.set_language(language)
    told = [
        ev.OrderRolled((0, 1, 2), (6, 2, 3), 0),
        ev.TerritoryClaimed(0, 1),
        ev.SetupEnded(0),
        ev.SetTraded(0, (1, 2, 43), 4, 1),
        ev.ArmiesPlaced(0, ((1, 3),)),
        *roll(1, 1)[:1],
        ev.ArmiesMoved(0, 1, 2, 3, "fortify"),
        ev.RegionCompleted(0, 1),
        ev.RegionBroken(0, 1),
        ev.PlayerEliminated(1, 0),
        ev.CardsTaken(0, 1, (2,)),
        ev.CardDrawn(0, "territory", 2),
        ev.GameWon((0,), "x"),
    ]
    for event in told:
        line = narrator.line(event, 0)
        assert line is not None
        assert line.title
        assert "chronicle." not in line.title + line.detail
    i18n.set_language("en")


@pytest.mark.parametrize("table", lines_of(FEATURES))
def test_rows_read_fields_that_their_events_have(table):
    rows = [(kind, row) for kind, row in table.rows.items() if isinstance(row, EventRow)]
    assert [kind for kind, row in rows if not row.fields <= set(kind.__struct_fields__)] == []


def test_no_two_tables_tell_the_same_event():
    told = [kind for table in lines_of(FEATURES) for kind in table.rows]
    assert len(told) == len(set(told)) > 80
