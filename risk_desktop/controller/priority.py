"""Who runs first on a busy machine: the window, and not the children that think."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

_NICENESS = 19
"""The greatest there is: on one processor a timer of 16 ms was up to 4 ms late (a tick of Linux) in one of ten beside
two children at 5, and in one of a hundred beside children at 19. With six times the work that two cores can do, turns of
2 s still took 2.1 s at most."""

_BELOW_NORMAL = 0x4000
"""The class of priority that Windows has for it."""

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


def step_back() -> None:
    """Give way to the window on machines with few processors: nobody sees thinking take longer, but everybody sees a stutter."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
