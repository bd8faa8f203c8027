"""A bot that starts a process which gets away from it in the way that the first word names; both tell their numbers."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

MANNER, told = sys.argv[1], Path(sys.argv[2])
SLEEP = [sys.executable, "-c", "import time; time.sleep(600)"]


def note(*pids: int) -> None:
    draft = told.with_suffix(".draft")
    draft.write_text(" ".join(map(str, pids)), encoding="utf-8")
    draft.replace(told)


if MANNER == "session":
    note(os.getpid(), subprocess.Popen(SLEEP, start_new_session=True).pid)
elif MANNER == "bare":  # nothing is left in its environment
    note(os.getpid(), subprocess.Popen(SLEEP, start_new_session=True, env={}).pid)
else:  # a daemon: a session of its own, and no parent
    bot = os.getpid()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(quiet, stream)
            note(bot, os.getpid())
            time.sleep(600)
        os._exit(0)
    os.wait()
    if MANNER == "leaves":
        while not told.exists():
            time.sleep(0.01)
        sys.exit()
time.sleep(600)
