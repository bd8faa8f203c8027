"""What is no save, or not one of this program's, is refused in words."""

from __future__ import annotations

import json
import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_desktop.storage.lines import DamagedLine, sealed, unsealed
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter
from tests.playing import islands_board
from tests.storage.damage import numbers_of, opened, refused, remove
from tests.storage.gamefile import body_of, edit, header, written


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello\n", b"\x80\x04\x95.", b"{}\n{}\n", b'{"a":1}', b"\0" * 3000, b"[" * 200_000]
)
def test_other_files_are_no_saves(save, data):
    save.write_bytes(data)
    assert refused(save) == "storage.not_a_save"


def test_missing_files_and_folders_are_named(save, tmp_path):
    assert refused(save) == "storage.not_found"
    assert refused(tmp_path) == "storage.not_a_file"


def test_a_huge_file_is_refused_without_reading_it_all(save, monkeypatch):
    monkeypatch.setattr("risk_desktop.storage.reading.MAX_FILE_BYTES", 1000)
    written(save, 20)
    assert refused(save) == "storage.too_large"


def test_a_line_that_is_too_long_is_damaged():
    with pytest.raises(DamagedLine):
        unsealed(sealed(b'{"line":"' + b"x" * 1_000_000 + b'"}').rstrip())


def test_a_newer_format_is_refused_in_words(save):
    future = {"line": "header", "format": 99, "program": "9.9", "shape": {"quite": "other"}}
    save.write_bytes(sealed(json.dumps(future, separators=(",", ":")).encode()) * 2)
    with pytest.raises(SaveError) as caught:
        read_save(save)
    assert caught.value.problem.key == "storage.newer"
    assert caught.value.problem.params == {"format": 99, "program": "9.9"}


@pytest.mark.parametrize("change", [{"edition": "no-such"}, {"options": {"round_limit": 11}}, {"options": {"x": True}}])
def test_rules_that_this_program_does_not_know_are_refused(save, change):
    SaveWriter(save, header(**change)).close()
    loaded = read_save(save)
    with pytest.raises(SaveError) as caught:
        resume(loaded, islands_board())
    assert caught.value.problem.key == "storage.rules_unknown"


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_forged_positions_with_right_checksums_are_refused_in_words(tmp_path_factory, data):
    folder = tmp_path_factory.getbasetemp() / "forged"
    folder.mkdir(exist_ok=True)
    path = folder / "intact.risk"
    if not path.exists():
        written(path, 60)
    forged = folder / "forged.risk"
    shutil.copy(path, forged)
    last = numbers_of(path, "snapshot")[-1]
    state = body_of(path, last)["state"]
    field = data.draw(st.sampled_from(["owner", "armies", "reserve", "stack", "turn", "players", "decks", "slots"]))
    state[field] = data.draw(
        st.sampled_from([[], {}, -5, 3, [1, 2], [99] * 6, [-3] * 3, [{"step": "EndTurn", "player": 77}]])
    )
    edit(forged, last, state=state, hash="")
    remove(forged, *range(last + 1, 1 + len(forged.read_bytes().splitlines())))
    try:
        resumed = opened(forged)[1]
    except SaveError as error:
        assert error.problem.key == "storage.state_unfit"
    else:
        assert resumed.game.state.players == 3
