"""Whatever the bytes: a valid board or a MapError comes out, and hostile files meet a limit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_desktop.maps.loader import MAX_BYTES, load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.maps.schema import BoardMap

Clear = Callable[[MapError, str], None]
ISLANDS = Path(__file__).with_name("islands.yaml").read_text("utf-8")
FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


def _load(folder: Path, content: bytes, assert_clear: Clear) -> None:
    """Load ``content``; anything but a board or a MapError with clear problems fails the test."""
    path = folder / "board.yaml"
    path.write_bytes(content)
    try:
        board = load_map(path)
    except MapError as error:
        assert_clear(error, content.decode("utf-8", "replace"))
    else:
        assert isinstance(board, BoardMap)


@FUZZ
@given(content=st.binary(max_size=300))
def test_any_bytes(tmp_path: Path, assert_clear: Clear, content: bytes) -> None:
    _load(tmp_path, content, assert_clear)


@FUZZ
@given(content=st.text(max_size=200) | st.text(alphabet="ab:-[]{},&*!|>'\"%@`#? \n\t0.", max_size=80))
def test_any_text(tmp_path: Path, assert_clear: Clear, content: str) -> None:
    _load(tmp_path, content.encode(), assert_clear)


@FUZZ
@given(value=VALUES)
def test_any_yaml(tmp_path: Path, assert_clear: Clear, value: object) -> None:
    _load(tmp_path, yaml.dump(value, Dumper=yaml.CSafeDumper, allow_unicode=True).encode(), assert_clear)


@FUZZ
@given(at=st.integers(0, len(ISLANDS) - 1), length=st.integers(0, 40), new=st.text(max_size=10))
def test_good_board_with_a_piece_replaced(tmp_path: Path, assert_clear: Clear, at: int, length: int, new: str) -> None:
    _load(tmp_path, (ISLANDS[:at] + new + ISLANDS[at + length :]).encode(), assert_clear)


@FUZZ
@given(data=st.data(), value=VALUES)
def test_good_board_with_a_value_replaced(
    tmp_path: Path, assert_clear: Clear, data: st.DataObject, value: object
) -> None:
    board: Any = yaml.load(ISLANDS, Loader=yaml.CSafeLoader)
    here = board
    while True:
        step = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        inner = here[step]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        here = inner
    here[step] = value
    _load(
        tmp_path, yaml.dump(board, Dumper=yaml.CSafeDumper, allow_unicode=True, sort_keys=False).encode(), assert_clear
    )


def _laughs() -> bytes:
    lines = ["a0: &a0 [lol, lol, lol]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12)]
    return "\n".join(lines).encode()


BOMBS: dict[str, tuple[bytes, str]] = {
    "billion laughs": (_laughs(), "map.yaml_anchor"),
    "endless reference": (b"a: &a [*a]", "map.yaml_anchor"),
    "merge of itself": (b"a: &a\n  <<: *a", "map.yaml_anchor"),
    "deep lists": (b"[" * 1_000_000, "map.yaml_too_deep"),
    "deep fields": (b"{a: " * 500_000, "map.yaml_too_deep"),
    "deep lines": (b"- " * 1_000_000, "map.yaml_too_deep"),
    "deep keys": (b"? " * 1_000_000, "map.yaml_key"),
    "ten megabytes": (b"#" * 10_000_000, "map.too_many_bytes"),
    "many values": (b"[" + b"1," * 1_900_000 + b"1]", "map.yaml_too_many"),
    "long number": (b"format: " + b"9" * (MAX_BYTES - 100), "map.expected_whole_number"),
    "sexagesimal number": (b"format: 1" + b":1" * 1_000_000, "map.expected_whole_number"),
    "huge exponent": (b"format: 1\nid: a\nname: {en: A}\nsize: [1e99999, 1]", "map.expected_number"),
    "many wrong links": (b"links:\n" + b"- {a: qq, b: 1}\n" * 15_000, "map.expected_text"),
    "null bytes": (b"\0" * 1000, "map.yaml_character"),
    "UTF-16": (("format: 1\n" * 9).encode("utf-16"), "map.not_utf8"),
}


@pytest.mark.parametrize(("content", "key"), BOMBS.values(), ids=BOMBS.keys())
def test_hostile_file_meets_a_limit(tmp_path: Path, assert_clear: Clear, content: bytes, key: str) -> None:
    path = tmp_path / "board.yaml"
    path.write_bytes(content)
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert_clear(caught.value, content.decode("utf-8", "replace"))
    assert key in [problem.key for problem in caught.value.problems]
    assert len(caught.value.problems) <= 101


def test_long_list_of_unknown_names_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    links = "".join(f"  - {{a: gull_rokc{i}, b: seal_bya{i}}}\n" for i in range(1900))
    path.write_text(ISLANDS.replace("links:\n", "links:\n" + links), "utf-8")
    with pytest.raises(MapError) as caught:
        load_map(path)
    assert len(caught.value.problems) == 100


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("missing.yaml", "map.not_found"),
        ("", "map.not_a_file"),
        ("a\0b", "map.unreadable"),
        ("x" * 500, "map.unreadable"),
    ],
)
def test_path_that_is_no_file(tmp_path: Path, assert_clear: Clear, name: str, key: str) -> None:
    with pytest.raises(MapError) as caught:
        load_map(tmp_path / name)
    assert_clear(caught.value, "")
    assert [problem.key for problem in caught.value.problems] == [key]
