"""Names to choose from in New game: read when there are new records, and only then."""

from datetime import UTC, datetime

from risk_desktop.profile.database import Database
from risk_desktop.profile.names import known_names
from risk_desktop.profile.people import keep_people, load_people
from risk_desktop.profile.rebuilding import catch_up
from tests.profile.games import finish


def test_all_records_are_read_once_until_there_are_others(tmp_path, monkeypatch):
    assert known_names(tmp_path) == []
    finish(tmp_path / "0.risk", seed=2, created="2026-03-01T20:00:00+00:00")
    list(catch_up(tmp_path))
    reads, games = [], Database.games
    monkeypatch.setattr(Database, "games", lambda database: reads.append(database) or games(database))
    names = known_names(tmp_path)
    assert names and known_names(tmp_path) == names
    assert len(reads) == 1
    keep_people(tmp_path, load_people(tmp_path).forget(names[0], datetime(2027, 1, 1, tzinfo=UTC)))
    assert known_names(tmp_path) == names[1:]
    finish(tmp_path / "1.risk", seed=3, created="2027-03-02T20:00:00+00:00")
    list(catch_up(tmp_path))
    assert names[0] in known_names(tmp_path)
    assert len(reads) == 3
