"""What the tests of outside programs share."""

from __future__ import annotations

import ctypes
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

_SYNCHRONIZE, _STILL_RUNS = 0x100000, 0x102
"""What Windows calls the right to wait for a process, and that it has not ended."""

HERE = Path(__file__).resolve().parent


def script(name: str, *words: str) -> str:
    """Return the command of a bot in this folder."""
    return quoted(sys.executable, str(HERE / name), *words)


def quoted(*words: str, windows: bool = os.name == "nt") -> str:
    """Return words as one command, as a person would type it on this system."""
    return subprocess.list2cmdline(words) if windows else shlex.join(words)


def records(path: Path) -> list[tuple[object, ...]]:
    """Return who chose what in a save, with the dice and the position after it."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(line["player"], line["choice"], line["rolls"], line["hash"]) for line in lines if line["line"] == "record"]


if sys.platform == "win32":

    def alive(pid: int) -> bool:
        """Tell whether a process runs. (``os.kill(pid, 0)`` would be Ctrl-C here.)"""
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        kernel.WaitForSingleObject.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
        handle = kernel.OpenProcess(_SYNCHRONIZE, False, pid)
        if not handle:
            return False
        waits: int = kernel.WaitForSingleObject(handle, 0)
        kernel.CloseHandle(handle)
        return waits == _STILL_RUNS

else:

    def alive(pid: int) -> bool:
        """Tell whether a process runs; one that has ended and waits to be counted doesn't."""
        try:
            os.kill(pid, 0)
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
        except OSError:
            return False
        return state != "Z"
