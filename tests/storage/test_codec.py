"""The codec: everything comes back as it was, hashes are the same everywhere, and what is wrong is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_desktop.editions.common.attack import Battle
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Amount, Choice, Place
from risk_desktop.engine.reactions import Reactions, guard
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import Marker, Piece
from risk_desktop.engine.step import Step
from risk_desktop.storage import codec
from tests.playing import earth_board, islands_board, new_game, play_on, world
from tests.testedition.skylands import skylands

ROOT = Path(__file__).resolve().parents[2]


def assert_round_trips(game, seed):
    """Play a game at random and check everything that it brings forth."""
    seen = 0
    for _, choice, _ in play_on(game, seed):
        state = game.snapshot()
        back = codec.decode_state(codec.encode_state(state))
        assert back == state
        assert [type(step) for step in back.stack] == [type(step) for step in state.stack]
        assert codec.state_hash(back) == codec.state_hash(state)
        assert codec.decode_choice(codec.encode_choice(choice)) == choice
        for event in game.take_events():
            again = codec.decode_event(codec.encode_event(event))
            assert (type(again), again) == (type(event), event)
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_random_game_comes_back(seed):
    assert_round_trips(new_game(world(3, islands_board(), round_limit=10), seed), seed + 50)


def test_the_large_board_comes_back():
    assert_round_trips(new_game(world(6, earth_board(), round_limit=10), 3), 4)


def test_sealed_bids_and_reactions_come_back(monkeypatch):
    monkeypatch.setattr(codec, "_PACKAGES", ("risk_desktop.", "tests.testedition."))
    codec.known.cache_clear()
    try:
        assert_round_trips(new_game(skylands(3, round_limit=10), 5), 6)
    finally:
        codec.known.cache_clear()


def test_steps_inside_steps_and_choices_inside_steps_come_back():
    state = world().new_state(1)
    battle = Battle(1, 2, 3, 2)
    state.stack = [guard("raid", battle, (1, 2)), SealedChoice("bid", (2,), ((1, Amount(3)), (0, Place(((4, 2),)))))]
    state.pieces = [Piece("captain", 1, 3)]
    state.markers = [Marker("ruin", 2)]
    back = codec.decode_state(codec.encode_state(state))
    assert back == state
    assert isinstance(back.stack[0], Reactions) and type(back.stack[0].guarded) is Battle


def test_the_hash_changes_with_the_position_but_not_with_the_dice_to_come():
    state = new_game(world(), 1).snapshot()
    before = codec.state_hash(state)
    state.seed += 1
    assert codec.state_hash(state) == before
    for change in (
        lambda s: s.armies.__setitem__(2, 9),
        lambda s: setattr(s, "phase", "attack"),
        lambda s: s.decks["territory"].draw.reverse(),
        lambda s: setattr(s.slots["cards"], "traded", 1),
        lambda s: s.stack.append(Battle(0, 1, 2, 3)),
    ):
        other = state.copy()
        change(other)
        assert codec.state_hash(other) != before


def test_the_hash_is_the_same_in_another_process():
    game = start_game(world(3, islands_board()), 11)
    game.pending()
    code = (
        "from tests.playing import *\nfrom risk_desktop.storage.codec import state_hash\n"
        "g = start_game(world(3, islands_board()), 11)\ng.pending()\nprint(state_hash(g.state))"
    )
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.stdout.strip() == codec.state_hash(game.state), done.stderr
    assert len(codec.state_hash(game.state)) == 16


def test_all_classes_of_the_program_have_names_of_their_own():
    assert {"Claim", "Blitz", "Pick"} <= codec.known(Choice).keys()
    assert {"Reactions", "SealedChoice", "TakeTurn"} <= codec.known(Step).keys()


def test_two_classes_of_one_name_are_refused():
    first = type("Twin", (Choice,), {"__module__": "risk_desktop.one"}, frozen=True)
    second = type("Twin", (Choice,), {"__module__": "risk_desktop.two"}, frozen=True, tag="twin2")
    try:
        codec.known.cache_clear()
        with pytest.raises(TypeError, match="both define Twin"):
            codec.known(Choice)
    finally:
        # Structs can't be unregistered while they live; out of the package they don't count any more.
        first.__module__ = second.__module__ = "elsewhere"
        codec.known.cache_clear()


def changed(**values):
    data = json.loads(codec.encode_state(new_game(world(), 1).snapshot()))
    return json.dumps({**data, **values}).encode()


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "storage.codec.not_json"),
        (b"{", "storage.codec.not_json"),
        (b"\xff\xfe", "storage.codec.not_json"),
        (b"[" * 100_000, "storage.codec.not_json"),
        (b"[]", "storage.codec.invalid"),
        (b"{}", "storage.codec.invalid"),
        (changed(players="3"), "storage.codec.invalid"),
        (changed(owner=[0.5]), "storage.codec.invalid"),
        (changed(alive=[1, 1, 1]), "storage.codec.invalid"),
        (changed(stack=[{"step": "Nonsense"}]), "storage.codec.unknown"),
        (changed(stack=[{"player": 1}]), "storage.codec.unknown"),
        (changed(stack=[{"step": "TakeTurn", "player": "1"}]), "storage.codec.invalid"),
        (changed(stack=[{"step": ["TakeTurn"]}]), "storage.codec.unknown"),
        (changed(stack=[{"step": "Step"}]), "storage.codec.unknown"),
        (changed(slots={"cards": {"slot": "os.system"}}), "storage.codec.unknown"),
        (changed(slots={"cards": {"slot": "CardsSlot", "traded": "x"}}), "storage.codec.invalid"),
        (changed(slots={"cards": 3}), "storage.codec.unknown"),
    ],
)
def test_what_is_no_state_is_refused_with_a_reason(data, key):
    with pytest.raises(codec.CodecError) as caught:
        codec.decode_state(data)
    assert caught.value.key == key


@given(st.binary(max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_a_choice_or_a_codec_error(data):
    try:
        assert isinstance(codec.decode_choice(data), Choice)
    except codec.CodecError as error:
        assert error.key.startswith("storage.codec.")


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=3), max_leaves=6
    )
)
@settings(max_examples=100, deadline=None)
def test_any_value_in_a_step_is_taken_or_refused(value):
    data = changed(stack=[{"step": "Battle", "attacker": 1, "origin": 2, "target": value, "dice": 1}])
    if isinstance(value, int):
        try:
            assert codec.decode_state(data).stack[0].target == value
        except codec.CodecError:
            assert abs(value) >= 1 << 63
    else:
        with pytest.raises(codec.CodecError):
            codec.decode_state(data)
