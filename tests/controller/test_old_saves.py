"""Saves of the first program versions, which knew fewer fields: they open, go on, and show what is usual instead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from risk_desktop.controller.opening import open_new, open_saved
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine.choices import Place
from risk_desktop.engine.options import Allocation
from risk_desktop.storage.lines import SavedSeat, sealed
from risk_desktop.storage.settings import LastSetup, load_settings
from risk_desktop.ui.teams import Teams, teams_of
from tests.controller.watching import Watcher

SEATS = tuple(Seat(name, colour=number) for number, name in enumerate(("Anna", "Ben", "Cleo", "Dora")))


def without(path: Path, field: str) -> None:
    """Take a field out of every line of a save, as if the program had not known it yet."""
    lines = []
    for line in path.read_bytes().splitlines():
        members = json.loads(line)
        del members["sum"]
        members.pop(field, None)
        lines.append(sealed(json.dumps(members, separators=(",", ":")).encode()))
    path.write_bytes(b"".join(lines))


@pytest.mark.usefixtures("qtbot")
def test_a_team_game_from_before_teams_had_names_goes_on(tmp_path: Path) -> None:
    table = Table("teams", SEATS, {"allocation": "deal", "placement_batch": 10}, seed=5, teams=("Lions", "Bears"))
    first = open_new(table, tmp_path)
    watcher = Watcher(first.session)
    first.session.start()
    for _ in range(6):
        options = first.session.decision.options
        assert isinstance(options, Allocation)
        assert first.session.answer(Place(((options.territories[0], options.total),))) is None
    assert watcher.asked
    asked, state = first.session.decision, first.session.game.snapshot()
    first.session.close()
    assert first.save is not None
    assert b'"teams":["Lions","Bears"]' in first.save.read_bytes()
    without(first.save, "teams")
    assert b"Lions" not in first.save.read_bytes()

    opened = open_saved(first.save)
    assert opened.problems == []
    assert opened.session.game.snapshot() == state
    again = opened.session.table
    assert again.teams == () and again.seats == SEATS
    teams = teams_of(again.edition, len(again.seats), again.options, again.teams)
    assert [teams.name(number) for number in range(2)] == [Teams.usual_name(0), Teams.usual_name(1)]
    assert (opened.session.decision.kind, opened.session.decision.player) == (asked.kind, asked.player)
    opened.session.close()


def test_a_last_setup_from_before_teams_had_names_is_offered_again(tmp_path: Path) -> None:
    seats = [{"name": seat.name, "colour": seat.colour} for seat in SEATS]
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"last_setup": {"edition": "teams", "seats": seats}}), "utf-8")
    loaded = load_settings(file)
    assert loaded.problems == []
    assert loaded.settings.last_setup == LastSetup(
        "teams", tuple(SavedSeat(seat.name, colour=seat.colour) for seat in SEATS)
    )
