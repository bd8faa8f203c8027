"""Experts among hards: who sits where, when a table is over, and what the document says."""

from __future__ import annotations

import msgspec
import pytest

from risk_desktop.commands.support.matches import Match
from risk_desktop.editions.registry import EDITIONS
from tests.soak import editions
from tests.soak.editions_experts import expert_tables, experts, is_settled, thinks_further
from tests.soak.editions_games import Played
from tests.soak.editions_report import TABLES, write_tables

THREE = Played("world", 3, ("expert", "hard", "hard"), 1, 0, True, (0,), 0, 8, (40, 30, 20), seconds=0.5)
TWO = Played("world-duel", 2, ("expert", "hard"), 1, 0, True, (0,), 0, 8, (40, 30), seconds=0.5)


def among(game, won, games):
    """Return ``games`` like ``game``, the first ``won`` of them won by the expert wherever he sat."""
    size = len(game.ais)
    seats = [-number % size for number in range(games)]
    others = [(seat + 1) % size for seat in seats]
    return [
        msgspec.structs.replace(game, number=number, winners=((seats if number < won else others)[number],))
        for number in range(games)
    ]


def test_one_expert_meets_hards_and_a_team_of_experts_a_team_of_hards():
    tables = {(edition.id, players): ais for edition, players, ais in expert_tables()}
    assert set(tables) == {(edition.id, players) for edition in EDITIONS.values() for players in edition.all_players}
    assert tables["world", 4] == ("expert", "hard", "hard", "hard")
    assert tables["teams", 6] == tables["world-duel", 2] == ("expert", "hard")
    assert [players for _, players in tables] == sorted(players for _, players in tables)


def test_only_tables_at_which_an_expert_thinks_further_are_played():
    plan = editions.Plan("experts", tuple(EDITIONS.values()), (3, 4), "normal", 1)
    matches = list(plan.matches())
    assert Match("world", 3, 1, ("expert", "hard", "hard")) in matches
    assert {match.players for match in matches} == {3, 4}
    assert all(thinks_further(match.edition, match.players) for match in matches)
    assert not thinks_further("missions", 3) and not thinks_further("teams", 4)
    assert thinks_further("capitals", 2) and thinks_further("capitals", 6)
    assert all(thinks_further("ad2210", players) for players in (2, 3, 4))


def test_a_table_is_settled_once_the_share_has_left_chance_on_either_side():
    assert is_settled(among(TWO, 22, 30)) and is_settled(among(TWO, 8, 30))
    assert not is_settled(among(TWO, 18, 30)) and is_settled(among(THREE, 18, 30))


@pytest.mark.parametrize(("won", "played"), [(29, 30), (15, 60)])
def test_play_ends_at_the_first_look_that_settles_it(monkeypatch, capsys, won, played):
    class Table:
        games = ()

        def __init__(self, path):
            pass

        def play(self, match, games, workers):
            Table.games = among(THREE, won * games // played, games)
            return iter(())

        def of(self, match):
            return Table.games

    monkeypatch.setattr(editions, "Ledger", Table)
    assert editions.main(["--experts", "--only", "world", "--players", "3"]) == 0
    assert f"{played}/{played} finished" in capsys.readouterr().out


def test_the_document_tells_shares_goals_and_what_is_missing(tmp_path):
    games = [*among(THREE, 20, 30), *among(TWO, 35, 60)]
    rows = list(experts(games))
    assert "| world | 3 | 30 | 67% (49% to 81%) | - | 17% | 33% | 50% | yes |" in rows
    assert "| world-duel | 2 | 60 | 58% (46% to 70%) | 60%, 57% | 42% | 50% | 58% | not surely |" in rows
    assert "missions 3" in rows[-3] and rows[-1].startswith("Still to be played: ") and "world 4" in rows[-1]
    assert not any("world 3" in row for row in rows)
    document = tmp_path / "balance.md"
    document.write_text("".join(f"<!-- {name} -->\nOLD {name}\n<!-- end -->\n" for name in TABLES))
    write_tables(document, games)
    text = document.read_text()
    assert "OLD levels" in text and "OLD experts" not in text
