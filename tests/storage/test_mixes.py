"""Named mixes of house rules: kept, replaced, forgotten; damaged files cost no more than what is damaged."""

from __future__ import annotations

import json

import pytest

from risk_desktop.storage.mixes import LONGEST_NAME, MOST_MIXES, Mix, drop_mix, keep_mix, load_mixes


@pytest.fixture
def path(tmp_path):
    return tmp_path / "mixes.json"


def test_no_file_no_mixes(path):
    assert load_mixes(path) == []


def test_a_mix_is_kept_and_forgotten(path):
    keep_mix("Sunday", {"round_limit": 20}, path)
    keep_mix("Long", {"fortify": "none", "match_bonus": 0}, path)
    assert load_mixes(path) == [Mix("Long", {"fortify": "none", "match_bonus": 0}), Mix("Sunday", {"round_limit": 20})]
    assert drop_mix("Long", path) == load_mixes(path) == [Mix("Sunday", {"round_limit": 20})]


def test_the_same_name_replaces(path):
    keep_mix("Sunday", {"round_limit": 20}, path)
    keep_mix(" SUNDAY ", {"round_limit": 10}, path)
    assert load_mixes(path) == [Mix("SUNDAY", {"round_limit": 10})]


def test_a_mix_needs_a_name_and_a_long_one_is_cut(path):
    with pytest.raises(ValueError, match="name"):
        keep_mix("   ", {}, path)
    (mix,) = keep_mix("x" * 99, {}, path)
    assert len(mix.name) == LONGEST_NAME


def test_the_oldest_go_when_there_are_too_many(path):
    for number in range(MOST_MIXES + 3):
        keep_mix(f"mix {number}", {"round_limit": number}, path)
    names = [mix.name for mix in load_mixes(path)]
    assert len(names) == MOST_MIXES and names[0] == f"mix {MOST_MIXES + 2}" and "mix 0" not in names


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "{",
        "null",
        "7",
        '{"name": "x"}',
        "[" * 5000,
        "\x00\xff",
        '[{"name": "", "options": {}}]',
        '[{"options": {}}]',
    ],
)
def test_nonsense_is_no_mix_and_is_kept_aside(path, broken):
    path.write_text(broken, "utf-8")
    assert load_mixes(path) == []
    assert path.with_name("mixes.json.bad").read_text("utf-8") == broken


def test_sound_mixes_survive_a_broken_one(path):
    values = [
        {"name": "good", "options": {"round_limit": 20}},
        {"name": "bad", "options": {"Round Limit": 20}},
        {"name": "worse", "options": {"round_limit": {"deep": 1}}},
        {"name": "GOOD", "options": {}},
    ]
    path.write_text(json.dumps(values), "utf-8")
    assert load_mixes(path) == [Mix("good", {"round_limit": 20})]


def test_a_file_that_is_far_too_large_is_not_read(path):
    path.write_text("[" + " " * 300_000 + "]", "utf-8")
    assert load_mixes(path) == []
