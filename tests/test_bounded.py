"""What stands where a file is expected may be anything: it is named, never waited for, never read without an end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from risk_desktop.bounded import NoFileError, TooLargeError, as_text, read_bounded
from risk_desktop.editions.ad2210.cards.own import read_own_cards
from risk_desktop.editions.classic.missions.deck import DeckError, load_missions
from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.maps.loader import load_map
from risk_desktop.maps.problems import MapError
from risk_desktop.storage.listing import list_saves, summary_of
from risk_desktop.storage.mixes import load_mixes
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.settings import Settings, load_settings
from tests.calling import called, own_folders  # noqa: F401


@pytest.fixture(params=["a folder", "a pipe", "a device", "a link to itself"])
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the path of something that is no file."""
    path = tmp_path / "odd"
    if request.param == "a folder":
        path.mkdir()
    elif not hasattr(os, "mkfifo"):
        pytest.skip("there is no such thing on this system")
    elif request.param == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero" if request.param == "a device" else path.name)
    return path


def test_no_more_is_read_than_a_file_may_hold(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_bounded(file, 5) == b"12345"
    with pytest.raises(TooLargeError):
        read_bounded(file, 4)


def test_only_files_are_read(odd: Path) -> None:
    with pytest.raises(OSError) as caught:
        read_bounded(odd, 10)
    assert isinstance(caught.value, NoFileError) or odd.readlink() == Path(odd.name)


@pytest.mark.parametrize("name", ["no\0name", "x" * 5000, "not there"])
def test_an_impossible_name_is_an_error_like_any_other(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError):
        read_bounded(tmp_path / name, 10)


@pytest.mark.skipif(not Path("/proc/kmsg").exists(), reason="there is no such file on this system")
@pytest.mark.parametrize("name", ["kmsg", "self/mem", "self/pagemap", "self", "self/fd"])
def test_files_of_the_system_are_not_waited_for(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """The log of the kernel is a file like any other, but reading it waits for the next message."""
    path = Path("/proc") / name
    with pytest.raises(OSError):
        read_bounded(path, 64_000)
    code, out, err = called(capsys, "replay", path)
    assert (code, out) == (1, "") and err.startswith(f"{path}: ") and err.count("\n") == 1


def test_the_list_of_saves_waits_for_nothing(odd: Path) -> None:
    with pytest.raises(OSError):
        summary_of(odd)
    odd.rename(odd.with_suffix(".risk"))
    assert list_saves(odd.parent) == []


def test_a_text_is_the_same_whatever_wrote_it() -> None:
    assert as_text(b"\xef\xbb\xbfone\r\ntwo\rthree\n") == "one\ntwo\nthree\n"


def test_whoever_reads_says_what_stands_in_the_way(odd: Path) -> None:
    with pytest.raises(SaveError) as save:
        read_save(odd)
    assert save.value.problem.key in ("storage.not_a_file", "storage.unreadable")
    with pytest.raises(MapError) as board:
        load_map(odd)
    assert board.value.problems[0].key in ("map.not_a_file", "map.unreadable")
    with pytest.raises(DeckError):
        load_missions(odd)
    with pytest.raises(OwnCardsError) as cards:
        read_own_cards(odd, {})
    assert cards.value.problem.key == "own_cards.unreadable"


def test_settings_and_mixes_are_done_without_and_nothing_is_copied(odd: Path) -> None:
    loaded = load_settings(odd)
    assert loaded.settings == Settings()
    assert [(problem.key, problem.params) for problem in loaded.problems] == [
        ("storage.settings.unreadable", {"file": str(odd)})
    ]
    assert load_mixes(odd) == []
    assert [path.name for path in odd.parent.iterdir()] == ["odd"]
