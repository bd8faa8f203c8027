"""The recap tells what everybody saw, the important first, and nothing that was secret."""

from __future__ import annotations

import pytest

from risk_desktop.engine import events as ev
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.handover.recap import MOST_LINES, make_recap
from risk_desktop.ui.names import join_names
from tests.ui.support.tables_stage import NAMES, NUMBER, taken

ROUND = [
    ev.TurnStarted(1, 7), ev.SetTraded(1, (1, 2, 43), 8, 3), ev.TurnStarted(2, 7), taken(2, 1, "ural", "ukraine"),
    ev.RegionBroken(1, 2), ev.TurnStarted(4, 7), taken(4, 0, "venezuela", "brazil"), taken(4, 3, "brazil", "peru"),
    ev.RegionCompleted(4, 1), ev.TurnStarted(5, 7), taken(5, 2, "kamchatka", "mongolia"),
    ev.CardDrawn(5, "territory", 17), ev.TurnStarted(0, 8),
]  # fmt: skip


def test_ones_own_losses_stand_first() -> None:
    lines = make_recap(ROUND, NAMES, 0).lines
    assert lines[0].title == "You lost Brazil"
    assert lines[0].detail == "to Octavia"
    assert lines[0].seat == 0


def test_no_more_lines_than_fit() -> None:
    lines = make_recap(ROUND, NAMES, 0).lines
    assert len(lines) == MOST_LINES


def test_conquests_of_one_player_are_one_line() -> None:
    titles = [line.title for line in make_recap(ROUND, NAMES, 0).lines]
    assert "Octavia took Brazil and Peru" in titles


def test_what_was_empty_is_taken_from_nobody() -> None:
    events = [ev.TurnStarted(1, 3), taken(1, -1, "egypt", "congo"), taken(1, -1, "east_africa", "egypt")]
    told = {line.title: line.detail for line in make_recap(events, NAMES, 0).lines}
    assert told["Ben took Congo and Egypt"] == "they were empty"
    events.append(taken(1, 2, "brazil", "north_africa"))
    assert "from Mira" in {line.detail for line in make_recap(events, NAMES, 0).lines}


def test_elimination_comes_before_regions_and_conquests() -> None:
    lines = make_recap([*ROUND, ev.PlayerEliminated(3, 4)], NAMES, 1).lines
    assert [line.title for line in lines][:2] == ["You lost Ukraine", "Cassius is out of the game"]


def test_what_came_back_to_its_owner_did_not_change() -> None:
    events = [
        ev.TurnStarted(1, 3),
        taken(1, 0, "egypt", "congo"),
        taken(2, 1, "egypt", "congo"),
        taken(0, 2, "egypt", "congo"),
    ]
    recap = make_recap(events, NAMES, 0)
    assert recap.changes == {}
    assert recap.moves == ()


def test_changes_and_arrows_follow_the_last_conqueror() -> None:
    recap = make_recap(ROUND, NAMES, 0)
    assert recap.changes[NUMBER["brazil"]] == 4
    assert {(move.origin, move.target) for move in recap.moves} >= {(NUMBER["venezuela"], NUMBER["brazil"])}
    assert (recap.round, recap.movers) == (8, 4)


def test_a_region_broken_and_taken_back_is_told_as_held() -> None:
    events = [ev.TurnStarted(4, 3), ev.RegionCompleted(4, 1), ev.TurnStarted(5, 3), ev.RegionBroken(4, 1)]
    titles = [line.title for line in make_recap(events, NAMES, 0).lines]
    assert not any("South America" in title for title in titles)


def test_cards_are_secret() -> None:
    cards = [ev.TurnStarted(5, 7), ev.CardDrawn(5, "territory", 17), ev.CardsTaken(5, 3, (8, 9))]
    words = " ".join(line.title + line.detail for line in make_recap(cards, NAMES, 0).lines)
    for card in (17, 8, 9):
        assert NAMES.card(card) not in words


def test_nothing_is_told_before_anybody_has_moved() -> None:
    claims = [ev.TerritoryClaimed(1, 4), ev.SetupEnded(0), ev.TurnStarted(0, 1)]
    assert make_recap(claims, NAMES, 0).lines == ()


def test_a_quiet_round_says_that_nothing_is_lost() -> None:
    titles = [line.title for line in make_recap([ev.TurnStarted(1, 2), taken(1, 2, "ural", "siberia")], NAMES, 0).lines]
    assert titles == ["Ben took Siberia", "You lost no territory"]


def test_lists_of_names_stay_short() -> None:
    assert join_names(["A"]) == "A"
    assert join_names(["A", "B"]) == "A and B"
    assert join_names(["A", "B", "C", "D"]) == "A, B and 2 more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_translated(language: str) -> None:
    set_language(language)
    events = [*ROUND, ev.PlayerEliminated(3, 4), ev.ArmiesMoved(5, 1, 2, 3, "fortify")]
    for viewer in range(6):
        for line in make_recap(events, NAMES, viewer).lines:
            assert "tables." not in line.title + line.detail
            assert "{" not in line.title + line.detail
