"""The system's errors in words: each says what is wrong and what to do."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from risk_desktop.i18n import fault_words, has_text
from risk_desktop.storage.faults import _KEYS, fault_key


class HeldFile(PermissionError):
    """What Windows raises for a file that another program has open."""

    winerror = 32


def test_every_error_that_has_a_name_has_its_words() -> None:
    assert [name for name in {*_KEYS.values(), "other"} if not has_text(f"fault.{name}")] == []


@pytest.mark.parametrize("path", ["file/folder", "file"], ids=["below a file", "a file itself"])
def test_a_file_where_a_folder_should_be_is_in_the_way(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError) as caught:
        (tmp_path / path).mkdir()
    assert fault_key(caught.value) == ("fault.in_the_way" if os.name == "posix" or path == "file" else "fault.gone")


def test_a_file_that_another_program_holds_on_windows_is_no_question_of_rights() -> None:
    assert fault_key(HeldFile(errno.EACCES, "The process cannot access the file")) == "fault.in_use"
    assert fault_key(PermissionError(errno.EACCES, "Access is denied")) == "fault.denied"


def test_an_error_without_words_is_called_as_the_system_calls_it() -> None:
    assert fault_words(OSError(errno.EXDEV, "Cross-device link")).endswith("Cross-device link")
