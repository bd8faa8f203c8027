"""How much of a busy machine a child process takes: less than the window."""

from __future__ import annotations

import ctypes
import os
import sys

_NICENESS = 5
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
