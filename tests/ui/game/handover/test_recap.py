"""The recap tells what everybody saw, in the order of play, and nothing that was secret."""

from __future__ import annotations

import pytest

from risk_desktop.engine import events as ev
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.recap.recap import Recap, make_recap
from risk_desktop.ui.names import join_names
from tests.ui.support.tables_stage import NAMES, NUMBER, taken

ROUND = [
    ev.TurnStarted(1, 7), ev.SetTraded(1, (1, 2, 43), 8, 3), ev.TurnStarted(2, 7), taken(2, 1, "ural", "ukraine"),
    ev.RegionBroken(1, 2), ev.TurnStarted(4, 7), taken(4, 0, "venezuela", "brazil"), taken(4, 3, "brazil", "peru"),
    ev.RegionCompleted(4, 1), ev.TurnStarted(5, 7), taken(5, 2, "kamchatka", "mongolia"),
    ev.CardDrawn(5, "territory", 17), ev.TurnStarted(0, 8),
]  # fmt: skip


def titles(recap: Recap) -> list[str]:
    return [line.title for line in recap.lines]


def test_all_is_told_in_the_order_of_play() -> None:
    assert titles(make_recap(ROUND, NAMES, 0)) == [
        "Ben trades a set",
        "Mira takes Ukraine",
        "Ben no longer holds Europe",
        "Octavia takes Brazil",
        "Octavia takes Peru",
        "Octavia holds South America",
        "Tariq takes Mongolia",
    ]


def test_conquests_are_numbered_and_own_losses_marked() -> None:
    recap = make_recap(ROUND, NAMES, 0)
    assert [(entry.number, entry.lost) for entry in recap.conquests] == [(1, False), (2, True), (3, False), (4, False)]
    (loss,) = (entry for entry in recap.entries if entry.lost)
    assert (loss.line.title, loss.line.detail) == ("Octavia takes Brazil", "from you, out of Venezuela")
    assert recap.lost == {NUMBER["brazil"]}
    assert recap.any_lost and not make_recap(ROUND, NAMES, 4).any_lost


def test_what_was_empty_is_taken_from_nobody() -> None:
    events = [ev.TurnStarted(1, 3), taken(1, -1, "egypt", "congo"), taken(1, 2, "brazil", "north_africa")]
    told = {line.title: line.detail for line in make_recap(events, NAMES, 0).lines}
    assert told["Ben takes Congo"] == "it was empty"
    assert told["Ben takes North Africa"] == "from Mira"


def test_the_icons_tell_what_isnt_a_conquest() -> None:
    recap = make_recap([*ROUND, ev.PlayerEliminated(3, 4)], NAMES, 1)
    assert {entry.icon for entry in recap.entries if not entry.number} == {"crown", "skull"}
    assert recap.entries[-1].line.title == "Cassius is out of the game"


def test_what_came_back_to_its_owner_did_not_change_but_is_told() -> None:
    events = [
        ev.TurnStarted(1, 3),
        taken(1, 0, "egypt", "congo"),
        taken(2, 1, "egypt", "congo"),
        taken(0, 2, "egypt", "congo"),
    ]
    recap = make_recap(events, NAMES, 0)
    assert recap.changes == {} and recap.lost == set()
    assert len(recap.conquests) == 3


def test_changes_and_arrows_follow_the_conquests() -> None:
    recap = make_recap(ROUND, NAMES, 0)
    assert recap.changes[NUMBER["brazil"]] == 4
    ways = {(each.conquest.origin, each.conquest.territory) for each in recap.conquests if each.conquest is not None}
    assert ways >= {(NUMBER["venezuela"], NUMBER["brazil"])}
    assert (recap.round, recap.movers) == (8, 4)


def test_whatever_all_saw_is_told_and_nothing_of_nothing() -> None:
    quiet = make_recap([ev.TurnStarted(1, 7), ev.SetTraded(1, (1, 2, 43), 8, 3)], NAMES, 0)
    assert titles(quiet)[0] == "Ben trades a set" and quiet.eventful
    assert make_recap(ROUND, NAMES, 0).eventful
    assert not make_recap([ev.TurnStarted(1, 7), ev.PhaseStarted(1, "attack"), ev.TurnStarted(0, 8)], NAMES, 0).eventful


def test_great_marches_are_told_and_small_ones_where_there_is_nothing_else() -> None:
    ural, siberia, peru = NUMBER["ural"], NUMBER["siberia"], NUMBER["peru"]
    events = [
        ev.TurnStarted(1, 7),
        ev.ArmiesPlaced(1, ((ural, 2),)),
        ev.ArmiesPlaced(1, ((siberia, 1), (ural, 1))),
        ev.ArmiesMoved(1, ural, siberia, 30, "fortify"),
        ev.TurnStarted(2, 7),
        ev.ArmiesPlaced(2, ((peru, 2),)),
        ev.ArmiesPlaced(2, ((peru, 1),)),
        ev.TurnStarted(4, 7),
        taken(4, 1, "brazil", "argentina"),
        ev.ArmiesMoved(4, NUMBER["brazil"], peru, 4, "fortify"),
    ]
    recap = make_recap(events, NAMES, 0)
    told = {line.title: line.detail for line in recap.lines}
    assert told["Ben moves 30 armies"] == "Ural → Siberia" and recap.eventful
    assert told["Mira places 3 armies"] == "Peru +3", "he has done nothing else"
    assert titles(recap)[:3] == ["Ben moves 30 armies", "Mira places 3 armies", "Octavia takes Argentina"]
    assert len(recap.lines) == 4, titles(recap)


def test_who_was_beaten_off_is_told_with_what_it_cost() -> None:
    brazil, peru = NUMBER["brazil"], NUMBER["peru"]
    rolled = ev.DiceRolled(1, 0, peru, brazil, (6, 5), (2, 6), (6, 6), (6, 6))
    attack = ev.AttackDeclared(1, 0, peru, brazil, 2)
    losses = [ev.ArmiesLost(0, brazil, 1), ev.ArmiesLost(1, peru, 1)]
    recap = make_recap([ev.TurnStarted(1, 3), attack, rolled, *losses, attack, rolled, *losses], NAMES, 0)
    told = {line.title: line.detail for line in recap.lines}
    assert told["Ben attacks Brazil"] == "lost 2, beat 2" and recap.eventful
    won = [ev.TurnStarted(1, 3), attack, rolled, *losses, taken(1, 0, "peru", "brazil")]
    assert titles(make_recap(won, NAMES, 0)) == ["Ben takes Brazil"]


def test_a_region_broken_and_taken_back_is_told_as_held() -> None:
    events = [ev.TurnStarted(4, 3), ev.RegionCompleted(4, 1), ev.TurnStarted(5, 3), ev.RegionBroken(4, 1)]
    assert not any("South America" in title for title in titles(make_recap(events, NAMES, 0)))


def test_cards_are_secret() -> None:
    cards = [ev.TurnStarted(5, 7), ev.CardDrawn(5, "territory", 17), ev.CardsTaken(5, 3, (8, 9))]
    words = " ".join(line.title + line.detail for line in make_recap(cards, NAMES, 0).lines)
    for card in (17, 8, 9):
        assert NAMES.card(card) not in words


def test_nothing_is_told_before_anybody_has_moved() -> None:
    claims = [ev.TerritoryClaimed(1, 4), ev.SetupEnded(0), ev.TurnStarted(0, 1)]
    assert make_recap(claims, NAMES, 0).lines == ()


def test_a_quiet_round_says_that_nothing_is_lost() -> None:
    recap = make_recap([ev.TurnStarted(1, 2), taken(1, 2, "ural", "siberia")], NAMES, 0)
    assert titles(recap) == ["Ben takes Siberia", "You lost no territory"]


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


def test_what_cards_and_plague_killed_is_a_loss_and_what_a_fight_cost_is_none() -> None:
    brazil, peru = NUMBER["brazil"], NUMBER["peru"]
    events = [
        ev.TurnStarted(1, 3),
        ev.AttackDeclared(1, 0, peru, brazil, 3),
        ev.DiceRolled(1, 0, peru, brazil, (6, 5, 1), (2, 2), (6, 6, 6), (6, 6)),
        ev.ArmiesLost(0, brazil, 2),
        ev.ArmiesLost(0, peru, 3),
        ev.ArmiesLost(2, brazil, 1),
        ev.ArmiesLost(0, peru, 1),
    ]
    recap = make_recap(events, NAMES, 0)
    assert recap.struck == {peru: 4} and recap.marked == {peru} and recap.lost == set()
    (loss,) = (entry for entry in recap.entries if entry.lost)
    assert (loss.line.title, loss.line.detail, loss.icon) == ("You lost 4 armies", "Peru", "warning")
    assert recap.eventful


def test_land_that_nobody_took_is_lost_all_the_same() -> None:
    gone = frozenset({NUMBER["egypt"], NUMBER["congo"]})
    recap = make_recap([*ROUND, ev.ArmiesLost(0, NUMBER["congo"], 2)], NAMES, 0, missing=gone)
    assert recap.lost == {NUMBER["brazil"], *gone} and recap.struck == {}
    told = {entry.line.title: entry.line.detail for entry in recap.entries if entry.lost}
    assert "nobody conquered them" in told.values(), told
