"""Settings: kept as they were, checked one by one, never a reason not to start."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.settings import LastSetup, Settings, WindowPlace, load_settings, settings_path


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "settings.json"


def test_without_a_file_the_usual_settings_are_in_force(file):
    assert load_settings(file).settings == Settings()
    assert load_settings(file).problems == []
    assert not file.parent.exists()


def test_what_was_saved_is_loaded(file):
    settings = Settings(
        language="sv",
        text_scale=150,
        muted=True,
        last_setup=LastSetup(
            "world", (SavedSeat("Åsa", "hard", 4, "builder"),), {"round_limit": 20, "set_values": "older"}
        ),
        window=WindowPlace(-10, 20, 1280, 720, maximized=True),
    )
    assert settings.save(file)
    loaded = load_settings(file)
    assert (loaded.settings, loaded.problems) == (settings, [])
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


def test_nothing_is_shared_between_two_settings():
    first = Settings()
    first.text_scale = 200
    assert Settings().text_scale == 100


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("text_scale", 79),
        ("text_scale", 201),
        ("text_scale", "100"),
        ("volume_dice", 101),
        ("muted", 1),
        ("theme", None),
        ("ai_speed", "warp"),
        ("window", {"width": -5}),
        ("window", []),
        ("window", {"x": 10**12}),
        ("last_setup", {"board": 7}),
        ("last_setup", {"edition": 3}),
        ("last_setup", {"seats": [{"kind": "human"}]}),
    ],
)
def test_an_impossible_value_is_replaced_and_named_and_the_rest_counts(file, caplog, name, value):
    values = {**msgspec.to_builtins(Settings(curtain=False)), name: value}
    file.parent.mkdir()
    file.write_text(json.dumps(values))
    loaded = load_settings(file)
    assert [(p.key, p.params["name"]) for p in loaded.problems] == [("storage.settings.value", name)]
    assert getattr(loaded.settings, name) == getattr(Settings(), name)
    assert f"{name} has an impossible value" in caplog.text
    assert loaded.settings.curtain is False
    assert file.with_name("settings.json.bad").read_text() == json.dumps(values)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"3", b"\xff\xff", b"[" * 100_000, b"x" * 1_000_002])
def test_a_broken_file_is_kept_and_the_usual_settings_are_in_force(file, data):
    file.parent.mkdir()
    file.write_bytes(data)
    loaded = load_settings(file)
    assert loaded.settings == Settings()
    assert [p.key for p in loaded.problems] == ["storage.settings.broken"]
    assert file.with_name("settings.json.bad").read_bytes() == data


def test_settings_of_a_newer_version_are_no_problem(file):
    file.parent.mkdir()
    file.write_text('{"text_scale": 120, "telepathy": true}')
    assert load_settings(file).problems == []
    assert load_settings(file).settings.text_scale == 120


def test_a_folder_in_the_way_is_no_reason_to_fail(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert Settings().save(blocked / "settings.json") is False
    (tmp_path / "settings.json").mkdir()
    assert load_settings(tmp_path / "settings.json").settings == Settings()


def test_the_file_lies_in_the_folder_of_the_configuration(monkeypatch, tmp_path):
    monkeypatch.setattr("risk_desktop.storage.settings.config_dir", lambda: tmp_path)
    assert settings_path() == tmp_path / "settings.json"
    Settings(theme="parchment").save()
    assert load_settings().settings.theme == "parchment"


@given(
    st.dictionaries(
        st.sampled_from([*Settings.__struct_fields__, "other"]),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4),
    )
)
@hypothesis_settings(max_examples=150, deadline=None)
def test_any_content_gives_valid_settings(tmp_path_factory, values):
    file = tmp_path_factory.getbasetemp() / "any.json"
    file.write_text(json.dumps(values))
    found = load_settings(file).settings
    assert msgspec.convert(msgspec.to_builtins(found), Settings) == found
