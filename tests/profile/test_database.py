"""The database of games: lost, damaged, newer, full, and used by two programs at once."""

from __future__ import annotations

import multiprocessing
import sqlite3

import pytest
from msgspec.structs import replace

from risk_desktop.profile.database import FILE, VERSION, Database, DatabaseUnavailable
from risk_desktop.profile.people import People
from risk_desktop.profile.rebuilding import catch_up
from risk_desktop.profile.summary import summary_of
from tests.profile.games import finish, seats, told, write_game


@pytest.fixture
def saves(tmp_path):
    """Return a folder with three finished games and one that goes on."""
    for number in range(3):
        finish(tmp_path / f"{number}.risk", seed=number + 2, created=f"2026-03-0{number + 1}T20:00:00+00:00")
    write_game(tmp_path / "on.risk", most=40)[1].close()
    return tmp_path


def read(folder):
    """Read what is new; return the progress."""
    return list(catch_up(folder))


def test_games_are_read_once_in_the_order_in_which_they_were_begun(saves):
    assert read(saves) == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]
    assert read(saves) == [(0, 0)]
    games = Database(saves).games()
    assert [game.save for game in games] == ["0.risk", "1.risk", "2.risk"]


def test_the_file_is_checked_once_and_again_when_somebody_else_has_changed_it(saves, monkeypatch):
    asked, connect = [], sqlite3.connect

    def traced(*args, **options):
        connection = connect(*args, **options)
        connection.set_trace_callback(asked.append)
        return connection

    read(saves)
    (saves / FILE).write_bytes((saves / FILE).read_bytes())  # as if another program had been at it
    monkeypatch.setattr("risk_desktop.profile.database.sqlite3.connect", traced)
    Database(saves).games()
    Database(saves).forget_saves()
    Database(saves).games()
    assert sum("quick_check" in statement for statement in asked) == 1
    (saves / FILE).write_bytes((saves / FILE).read_bytes())
    Database(saves).games()
    assert sum("quick_check" in statement for statement in asked) == 2


def test_a_lost_database_is_the_same_after_it_was_read_again(saves):
    read(saves)
    before = summary_of(Database(saves).games(), People(), "Ada")
    (saves / FILE).unlink()
    read(saves)
    assert summary_of(Database(saves).games(), People(), "Ada") == before and before.total.games == 3


def test_games_stay_when_their_save_is_gone_even_if_all_is_read_again(saves):
    read(saves)
    (saves / "1.risk").unlink()
    Database(saves).forget_saves()
    assert read(saves)[-1] == (3, 3)
    assert [game.save for game in Database(saves).games()] == ["0.risk", "1.risk", "2.risk"]


def test_a_copy_of_a_save_is_the_same_game(saves):
    (saves / "copy.risk").write_bytes((saves / "2.risk").read_bytes())
    read(saves)
    assert len(Database(saves).games()) == 3


def test_of_two_ends_of_one_game_the_longer_counts(tmp_path):
    database, record = Database(tmp_path), told(1, *seats(("Ada", "human"), ("Bo", "easy")), choices=20)
    for choices in (20, 10, 30, 25):
        database.keep(tmp_path / f"{choices}.risk", "1", told(1, *record.seats, choices=choices))
    assert [game.choices for game in database.games()] == [30]


def test_a_save_that_can_not_be_read_holds_nobody_up(saves):
    (saves / "bad.risk").write_bytes(b"nonsense\n")
    assert read(saves)[-1] == (5, 5) and read(saves) == [(0, 0)]
    assert len(Database(saves).games()) == 3


def test_of_an_earlier_version_the_saves_are_read_again_and_no_game_is_lost(saves):
    read(saves)
    known = Database(saves).games()
    next(saves.glob("*.risk")).unlink()
    with sqlite3.connect(saves / FILE) as connection:
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    database = Database(saves)
    assert database.games() == known and database.unread() == sorted(saves.glob("*.risk"))
    read(saves)
    assert Database(saves).games() == known and Database(saves).unread() == [] and database.problem is None


def damage_text(path):
    path.write_bytes(b"this is no database" * 100)


def damage_pages(path):
    content = bytearray(path.read_bytes())
    content[100:6000] = b"\xff" * len(content[100:6000])
    path.write_bytes(content)


def make_newer(path):
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


def make_other(path):
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE holidays (place TEXT)")
    connection.close()


def damage_record(path):
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE games SET record = CAST('{' AS BLOB)")
    connection.close()


@pytest.mark.parametrize("harm", [damage_text, damage_pages, make_newer, make_other, damage_record])
def test_a_file_that_is_not_ours_is_set_aside_and_made_again(saves, harm):
    read(saves)
    before = Database(saves).games()
    harm(saves / FILE)
    harmed = (saves / FILE).read_bytes()
    database = Database(saves)
    assert database.games() == []
    assert database.problem.key == "profile.set_aside" and database.problem.params["aside"] == f"{FILE}.damaged"
    assert (saves / f"{FILE}.damaged").read_bytes() == harmed
    read(saves)
    assert Database(saves).games() == before and Database(saves).problem is None


def test_where_no_file_can_be_made_it_says_so(tmp_path):
    (tmp_path / FILE).mkdir()
    with pytest.raises(DatabaseUnavailable) as fault:
        Database(tmp_path).games()
    assert fault.value.problem.params["file"] == str(tmp_path / FILE)


def keep_many(folder, first):
    """Body of another program: keep games."""
    database = Database(folder)
    for number in range(first, first + 25):
        game = told(number % 28 + 1, *seats(("Ada", "human"), ("Bo", "easy")))
        database.keep(folder / f"{number}.risk", "1", replace(game, id=str(number)))


def test_two_programs_write_at_once_and_nothing_is_lost(tmp_path):
    context = multiprocessing.get_context("spawn")
    programs = [context.Process(target=keep_many, args=(tmp_path, first)) for first in (0, 100)]
    for program in programs:
        program.start()
    for program in programs:
        program.join(60)
    assert [program.exitcode for program in programs] == [0, 0]
    database = Database(tmp_path)
    assert {game.id for game in database.games()} == {str(n) for n in (*range(25), *range(100, 125))}
    assert database.problem is None
