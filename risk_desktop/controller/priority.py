"""How much of a busy machine a child process takes: less than the window."""

from __future__ import annotations

import ctypes
import os
import sys

_NICENESS = 19
"""The greatest there is: on one processor a timer of 16 ms was up to 4 ms late (a tick of Linux) in one of ten beside
two children at 5, and in one of a hundred beside children at 19. With six times the work that two cores can do, turns of
2 s still took 2.1 s at most."""

_BELOW_NORMAL = 0x4000
"""The class of priority that Windows has for it."""


def step_back() -> None:
    """Give way to the window on machines with few processors: nobody sees thinking take longer, but everybody sees a stutter."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
