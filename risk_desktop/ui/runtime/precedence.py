"""Who runs first on a busy machine: the window."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

_SET_ATTRIBUTES = {"x86_64": 314, "aarch64": 274}
"""The number of Linux' system call sched_setattr, by machine."""
_ATTRIBUTES = struct.Struct("=IIQiIQQQ")
_RESET_ON_FORK = 0x01
_SLICE_NS = 100_000
"""The shortest slice that Linux takes."""


def step_forward() -> None:
    """Let the calling thread, the window's, run as soon as it wakes; do nothing where the system has no means for that.

    Linux lets whoever runs finish his slice first, which on a small machine makes a frame late by some ms. Who asks for short
    slices (Linux 6.12) is let in at once and gets no more of the processor, so nobody starves: as idle tasks, the
    opponents would hardly think at all beside a program that keeps the machine busy. Children and threads don't inherit it.
    """
    call = _SET_ATTRIBUTES.get(platform.machine()) if sys.platform == "linux" else None
    if sys.platform == "linux" and call is not None:
        policy, nice = os.sched_getscheduler(0), os.getpriority(os.PRIO_PROCESS, 0)
        wanted = _ATTRIBUTES.pack(_ATTRIBUTES.size, policy, _RESET_ON_FORK, nice, 0, _SLICE_NS, 0, 0)
        ctypes.CDLL(None).syscall(ctypes.c_long(call), 0, wanted, 0)
