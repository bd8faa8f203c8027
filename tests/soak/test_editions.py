"""The measurements: a run goes on where it stopped, trouble is told, and the tables say what was measured."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from risk_desktop.commands.support.card_counts import CardRow
from risk_desktop.commands.support.matches import Match
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.classic.missions.events import MissionRevealed, MissionsDrawn, MissionSwapped
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Record
from tests.soak import editions, editions_games
from tests.soak.editions_cards import CardFigures, card_figures
from tests.soak.editions_figures import (
    Share,
    ahead_shares,
    in_order,
    level_scores,
    level_shares,
    minutes_alone,
    minutes_together,
    mission_rates,
    order_shares,
    summary,
    turn_shares,
)
from tests.soak.editions_games import Held, Ledger, Played, Watcher, play_watched, read_games
from tests.soak.editions_report import TABLES, write_lengths, write_tables

SHORT = Match("world", 3, 1, ("random",) * 3, (("round_limit", 10),))
GAME = Played("teams", 4, ("hard", "normal"), 1, 0, True, (0, 2), 3, 8, (40, 30, 20, 30), seconds=0.5)


def broken(*_):
    raise RuntimeError("no board")


def test_a_run_goes_on_where_it_stopped(tmp_path):
    path = tmp_path / "games.jsonl"
    first = [game.number for game in Ledger(path).play(SHORT, 2, workers=1)]
    with path.open("ab") as file:
        file.write(b'{"edition": "wor')
    again = Ledger(path)
    assert [game.number for game in again.play(SHORT, 3, workers=1)] == [2]
    assert first == [0, 1] and [game.number for game in read_games(path)] == [0, 1, 2]
    assert read_games(path) == again.games


def test_a_game_tells_who_began_who_won_and_how_much_each_had_to_decide():
    game = play_watched(SHORT, 4)
    assert game.finished and not game.trouble and len(game.decisions) == 3
    assert all(game.decisions) and game.winners and set(game.winners) <= {0, 1, 2}
    assert game == msgspec.structs.replace(play_watched(SHORT, 4), seconds=game.seconds)


def test_an_error_of_the_program_is_a_game_without_an_end_and_is_played_again(monkeypatch, tmp_path):
    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(editions_games, "play_one", broken)
        (game,) = Ledger(path).play(SHORT, 1, workers=1)
    assert not game.finished and "no board" in game.trouble
    (again,) = Ledger(path).play(SHORT, 1, workers=1)
    assert again.finished and read_games(path) == [again]
    assert not summary([GAME, msgspec.structs.replace(GAME, finished=False)]).sound


def test_missions_are_followed_from_the_draw_to_the_claim():
    game = play_watched(Match("missions", 3, 1, ("easy",) * 3), 0)
    assert len({each.mission for each in game.missions}) == len(game.missions) == 12
    shown = [each for each in game.missions if each.claimed]
    assert shown and all(each.claimed <= game.rounds for each in shown)


def test_a_mission_changed_before_the_first_turn_was_never_held_but_one_changed_later_was():
    class Table:
        events = (MissionsDrawn(0, ("connect_8", "break_region")), MissionSwapped(0, "conquer_3", "connect_8"))
        state = SimpleNamespace(round=1)

    watcher = Watcher(1)
    watcher.note(Table(), Record(0, Pass()))
    Table.events = (
        TurnStarted(0, 1),
        MissionSwapped(0, "conquer_5", "break_region"),
        MissionRevealed(0, "conquer_5", 1),
    )
    watcher.note(Table(), Record(0, Pass()))
    held = [(each.mission, each.claimed) for each in watcher.missions]
    assert held == [("break_region", 0), ("conquer_3", 0), ("conquer_5", 1)]


def test_seats_are_told_by_level_and_by_the_order_of_turns():
    won = {share.name: share.wins for share in order_shares([GAME])}
    assert won == {"1": 0, "2": 1, "3": 0, "4": 1}
    assert [(s.name, s.wins) for s in level_shares([GAME])] == [("hard", 1), ("normal", 0)]
    moved = msgspec.structs.replace(GAME, number=1)
    assert [(s.name, s.wins) for s in level_shares([moved])] == [("hard", 0), ("normal", 1)]


SCORED = Played(
    "ad2210", 4, ("hard", "normal", "easy", "random"), 1, 1, True, (1,), 3, 5, (90, 80, 70, 60), seconds=0.5,
    points=(20, 12, 8, 40), places=(2.0, 3.0, 4.0, 1.0), opening=(3, 1, 0, 2), ending=(0, 2, 1),
)  # fmt: skip


def test_scores_are_told_by_level_and_won_by_turn():
    assert [(each.won.name, each.points["mean"], each.places["mean"]) for each in level_scores([SCORED, GAME])] == [
        ("hard", 40, 1.0),
        ("normal", 20, 2.0),
        ("easy", 12, 3.0),
        ("random", 8, 4.0),
    ]
    first, last = (turn_shares([SCORED], turns) for turns in (lambda g: g.opening, lambda g: g.ending))
    assert [share.wins for share in first] == [0, 1, 0, 0] and [share.wins for share in last] == [0, 0, 1, 0]


def test_neighbouring_levels_are_compared_in_the_games_that_part_them():
    equal = msgspec.structs.replace(SCORED, number=4, places=(1.5, 1.5, 3.0, 4.0))
    assert [(share.name, share.wins, share.games) for share in ahead_shares([SCORED, equal])] == [
        ("hard, normal", 1, 1),
        ("normal, easy", 2, 2),
        ("easy, random", 2, 2),
    ]


def test_cards_are_told_with_what_their_users_win_anyway():
    row = CardRow("nuclear_the_mother", 2, 3, 2, 1, users=(0, 3), user_wins=1)
    played = [msgspec.structs.replace(SCORED, cards=(row,)), msgspec.structs.replace(SCORED, number=2)]
    figures = card_figures(played)
    mother = figures["nuclear_the_mother"]
    assert list(figures) == list(card_specs()) and card_figures([GAME]) == {}
    assert (mother.bought, mother.played, mother.users, mother.strongest, mother.wins) == (2, 3, 2, 1, 1)
    assert mother.anyway == pytest.approx((0 + 0.5) / 2) and mother.verdict == "-"
    assert figures["nuclear_nicky_boy"].verdict == "not played"
    assert (
        CardFigures(1, 1, 100, 10, 0, 25.0).verdict == "bad" and CardFigures(1, 1, 100, 50, 0, 25.0).verdict == "good"
    )


def test_turns_are_noted_of_the_first_and_the_last_round():
    watcher = Watcher(3)
    for turn in ((2, 1), (0, 1), (1, 1), (1, 2), (2, 2), (0, 3), (1, 3)):
        watcher.note(SimpleNamespace(events=(TurnStarted(*turn),)), Record(0, Pass()))
    assert (watcher.first, watcher.opening, watcher.ending) == (2, [2, 0, 1], [0, 1])


def test_points_are_kept_of_games_that_they_decide_and_of_no_others():
    match = Match("ad2210", 2, 1, ("random",) * 2, (("years", 3),))
    game = play_watched(match, 0)
    assert game.cards and len(game.points) == len(game.places) == 2 and sorted(game.opening) == [0, 1] and game.ending
    assert msgspec.json.decode(msgspec.json.encode(game), type=Played) == game
    assert not play_watched(SHORT, 0).points


def test_all_levels_meet_where_points_decide():
    plan = editions.Plan("points", tuple(EDITIONS.values()), (), "normal", 1)
    assert [(match.edition, match.ais) for match in plan.matches()] == [
        ("ad2210", ("hard", "normal", "easy", "random")),
        ("godstorm", ("hard", "normal", "easy", "random")),
    ]


def test_levels_are_in_order_only_with_intervals_apart():
    assert in_order([Share("hard", 70, 100), Share("easy", 30, 100)])
    assert not in_order([Share("hard", 55, 100), Share("easy", 45, 100)])


def test_missions_count_once_for_each_holder():
    games = [
        msgspec.structs.replace(GAME, missions=(Held(0, "conquer_3", 4),)),
        msgspec.structs.replace(GAME, missions=(Held(2, "conquer_3"),)),
    ]
    rate = next(each for each in mission_rates(games) if each.mission == "conquer_3")
    assert (rate.held, rate.rounds, rate.share.rate) == (2, (4,), 0.5)


def test_minutes_count_persons_computers_and_a_look_at_each_turn():
    figures = summary([GAME])
    assert minutes_alone(figures) == pytest.approx((30 * 8 + 90 * 1.5 + 8 * 10) / 60)
    assert minutes_together(figures) == pytest.approx((120 * 8 + 32 * 15) / 60)


def test_levels_meet_at_one_table_or_in_pairs_of_sides():
    every = {edition.id: list(editions.level_tables(edition, edition.all_players)) for edition in EDITIONS.values()}
    assert every["world"] == [(3, ("hard", "normal", "easy"))]
    assert every["teams"] == [(4, ("hard", "normal")), (4, ("normal", "easy"))]
    assert every["world-duel"] == [(2, ("hard", "normal")), (2, ("normal", "easy"))]


def test_the_document_and_the_library_get_what_was_measured(tmp_path):
    document = tmp_path / "balance.md"
    document.write_text("".join(f"# {name}\n\n<!-- {name} -->\nOLD\n<!-- end -->\n\nREST\n" for name in TABLES))
    library = tmp_path / "library.yaml"
    library.write_text(
        "- {id: teams, lengths: {4: 90}, tastes: [war]}\n- {id: world, lengths: {3: 1}, tastes: [war]}\n"
    )
    even = msgspec.structs.replace(GAME, ais=("normal",) * 4)
    hard = msgspec.structs.replace(GAME, edition="missions", ais=("hard",) * 4, missions=(Held(0, "conquer_3", 4),))
    carded = msgspec.structs.replace(SCORED, cards=(CardRow("land_assemble_mods", 2, 1, 2, 1, (3,), 1),))
    met = msgspec.structs.replace(GAME, ais=("expert", "hard"))
    write_tables(document, [even, GAME, carded, hard, met])
    write_lengths(library, [even, GAME])
    text = document.read_text()
    assert "| teams | 4 | normal | 1 | 8 (8) | 120 | 8 | 24 |" in text and "| teams | 4 | 1 | hard 100%" in text
    assert "| ad2210 | 4 | 1 | normal | 0% (0% to 79%) | 20.0 (20.0 to 20.0) | 2.0 (2.0 to 2.0) |" in text
    assert "| ad2210 | 4 | hard, normal, easy, random | 1 | 5 to 5 | 300 | 16 | 20.0 | 0% (0% to 79%)," in text
    assert "| ad2210 | 4 | 1 | hard | normal | 100% (21% to 100%) | no |" in text
    assert "| ad2210 | land_assemble_mods | 2 | 1 | 1 | 0 | 100% (21% to 100%) | 0% | good |" in text
    assert "| teams | 4 | 1 | 100% (21% to 100%) | - | 0% | 50% | 58% | not surely |" in text
    assert "| captain | conquer_3 | 1 | 100%" in text and "conquer_on_2" not in text
    assert "OLD" not in text and text.count("REST") == len(TABLES)
    assert library.read_text().startswith(
        "- {id: teams, lengths: {4: 8}, tastes: [war]}\n- {id: world, lengths: {3: 1},"
    )


def test_single_tables_are_written_and_the_others_left_as_they_are(tmp_path):
    document, kept = tmp_path / "balance.md", tmp_path / "games.jsonl"
    document.write_text("".join(f"<!-- {name} -->\nOLD\n<!-- end -->\n" for name in TABLES))
    kept.write_bytes(msgspec.json.encode(SCORED) + b"\n")
    assert editions.main(["--out", str(kept), "--write", str(document), "--tables", "points"]) == 0
    text = document.read_text()
    assert text.count("OLD") == len(TABLES) - 1 and "| ad2210 | 4 | 1 | easy | 100%" in text


def test_a_table_without_games_stays_as_it_is_and_is_refused_when_named(tmp_path):
    document = tmp_path / "balance.md"
    document.write_text("".join(f"<!-- {name} -->\nOLD {name}\n<!-- end -->\n" for name in TABLES))
    write_tables(document, [GAME])
    text = document.read_text()
    assert "OLD missions" in text and "OLD points" in text and "OLD levels" not in text
    with pytest.raises(ValueError, match="no games for the table 'missions'"):
        write_tables(document, [GAME], ["missions"])
    assert document.read_text() == text


def test_wrong_names_are_refused(capsys):
    for wrong in (["--only", "chess"], ["--players", "two"], ["--tables", "chairs"]):
        with pytest.raises(SystemExit):
            editions.main(wrong)
    assert "chess: no rule set" in capsys.readouterr().err


def test_the_command_prints_a_line_for_each_table(capsys, monkeypatch):
    monkeypatch.setattr(editions_games, "play_one", broken)
    ledger = Ledger()
    ledger.games.append(GAME)
    monkeypatch.setattr(editions, "Ledger", lambda path: ledger)
    assert editions.main(["--levels", "--only", "teams", "--games", "1"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("teams") and "1/1 finished, 0 illegal, 0 faults, rounds 8 (max 8), 120 decisions" in first
    assert "hard: 100%" in first and first.endswith("NOT APART") and "0/1 finished" in second
