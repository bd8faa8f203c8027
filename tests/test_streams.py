"""A program without a console, or with one of another encoding: nothing is lost and nothing fails."""

from __future__ import annotations

import io
import os
import subprocess
import sys

import pytest

from risk_desktop import __main__, cli, streams
from tests.calling import own_folders  # noqa: F401

NO_STREAMS = (
    "import sys; sys.stdin = sys.stdout = sys.stderr = None; from risk_desktop.__main__ import main; sys.exit(main())"
)


def ended(*words: str) -> int:
    """Run the program without standard streams; return its exit code."""
    return subprocess.call([sys.executable, "-c", NO_STREAMS, *words], env=os.environ, timeout=120)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("odds", "3", "2"), 0),
        (("simulate", "--players", "3", "--games", "1", "--ai", "random", "--workers", "1"), 0),
        (("bot",), 0),
        (("--version",), 0),
        (("check-map", "no-such-file.yaml"), 1),
        (("odds", "three"), 2),
    ],
)
def test_without_streams_every_command_ends_as_ever(words, code):
    assert ended(*words) == code


@pytest.mark.window
def test_without_streams_the_window_opens_and_closes(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert ended("play", "--quit-after-paint") == 0


@pytest.fixture
def kept(monkeypatch):
    """Put the streams back."""
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))


def test_what_nobody_could_see_is_shown_when_it_went_wrong(kept, monkeypatch):
    shown = []
    monkeypatch.setattr(streams.UnseenErrors, "show", lambda self: shown.append(self.getvalue()))
    for code in (0, 1):
        sys.stdin = sys.stdout = sys.stderr = None

        def complaining(code=code):
            print("a fault", file=sys.stderr)
            return code

        monkeypatch.setattr(cli, "main", complaining)
        assert __main__.main() == code
    assert shown == ["a fault\n"]


def test_a_letter_that_the_console_does_not_know_is_no_error(kept):
    written = io.BytesIO()
    sys.stdout = io.TextIOWrapper(written, encoding="cp1252")
    streams.complete()
    print("Åland \N{RIGHTWARDS ARROW}", flush=True)
    assert written.getvalue().strip() == b"\xc5land ?"


def test_streams_that_know_every_letter_are_left_alone(kept):
    sys.stdout = stream = io.TextIOWrapper(io.BytesIO(), encoding="UTF-8")
    streams.complete()
    assert sys.stdout is stream and stream.errors == "strict"
