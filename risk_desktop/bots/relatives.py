"""Finds the processes that come from a program, and ends them; for Linux, macOS and their like."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

_ROUNDS = 100
"""How often new relatives are looked for at most: one that starts others without end can't hold us up."""
_PS_SECONDS = 5.0


class Process(NamedTuple):
    """A process that runs: its number, that of its parent, and that of its group."""

    pid: int
    parent: int
    group: int


def relatives_of(root: int, runs: bool, mark: str) -> set[int]:
    """Return the processes of a program: by their group, by the mark in their environment, and by their parents.

    ``root`` is the program's own number; where it no longer ``runs``, that may be somebody else's by now.
    """
    everybody = list(everybody_by_proc() if sys.platform.startswith("linux") else everybody_by_ps())
    found = {each.pid for each in everybody if each.group == root or is_marked(each.pid, mark)}
    found = found | {root} if runs else found - {root}
    children: dict[int, list[int]] = {}
    for each in everybody:
        children.setdefault(each.parent, []).append(each.pid)
    waiting = list(found)
    while waiting:
        more = set(children.get(waiting.pop(), ())) - found
        found |= more
        waiting += more
    return found - {os.getpid()}


def everybody_by_proc() -> Iterator[Process]:
    """Yield all processes that run, as /proc tells them."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError, ValueError, IndexError):
                # The name, in brackets, may hold anything; state, parent and group stand behind it.
                told = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
                if told[0] != "Z":
                    yield Process(int(folder.name), int(told[1]), int(told[2]))


def everybody_by_ps() -> Iterator[Process]:
    """Yield all processes that run, as ``ps`` tells them."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        words = ["ps", "-A", "-o", "pid=,ppid=,pgid=,stat="]
        told = subprocess.run(words, capture_output=True, text=True, check=False, timeout=_PS_SECONDS)
        for line in told.stdout.splitlines():
            pid, parent, group, state = line.split()[:4]
            if not state.startswith("Z"):
                yield Process(int(pid), int(parent), int(group))


def is_marked(pid: int, mark: str) -> bool:
    """Tell whether a process was started with the mark in its environment, where that can be read."""
    with contextlib.suppress(OSError):
        return mark.encode() in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    return False


if sys.platform != "win32":

    def end_all(relatives: Callable[[], set[int]]) -> None:
        """Stop all until there is nobody new, so that none can start another; then end them."""
        stopped: set[int] = set()
        for _ in range(_ROUNDS):
            found = relatives() - stopped
            if not found:
                break
            for pid in found:
                _send(pid, signal.SIGSTOP)
            stopped |= found
        for pid in stopped:
            _send(pid, signal.SIGKILL)

    def _send(pid: int, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)
