"""A program together with all that it starts, so that it can be ended with nothing left of it.

Windows has jobs for that (``job``). Elsewhere a process may leave its group, and lose its parents, so that neither leads
back to the program: it is still known by a mark that all of them inherit in their environment. Where that can't be read
(macOS), those are found who have kept their parents or the group. An orphan that has wiped its environment gets away.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import sys

if sys.platform == "win32":
    from .job import Job
else:
    from .relatives import end_all, relatives_of

_MARK = "RISK_DESKTOP_PROGRAM"


class Family:
    """Starts a program at once, its pipes open: ``process``. OSError."""

    def __init__(self, words: list[str]) -> None:
        self._mark = f"{_MARK}={secrets.token_hex(16)}"
        name, _, value = self._mark.partition("=")
        flags = 0
        if sys.platform == "win32":
            self._job = Job()
            flags = subprocess.CREATE_NO_WINDOW | Job.HELD
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, name: value},
            start_new_session=os.name == "posix",  # so that Ctrl-C reaches only us
            creationflags=flags,
        )
        if sys.platform == "win32":
            self._job.take(self.process)

    def end(self) -> None:
        """End everybody now; may be called from any thread, and again."""
        if sys.platform == "win32":
            self._job.end()
        else:
            end_all(self._relatives)
        if self.process.poll() is None:
            with contextlib.suppress(OSError):
                self.process.kill()

    if sys.platform != "win32":

        def _relatives(self) -> set[int]:
            return relatives_of(self.process.pid, self.process.poll() is None, self._mark)
