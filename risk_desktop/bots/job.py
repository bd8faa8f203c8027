"""Windows' own way to keep a process together with all that it starts: a job object."""

from __future__ import annotations

import ctypes
import subprocess
import sys

if sys.platform == "win32":
    from ctypes import wintypes

    _KILL_ON_CLOSE = 0x2000
    _EXTENDED_LIMITS = 9
    _ENDED_BY_US = 1

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", wintypes.LARGE_INTEGER),
            ("PerJobUserTimeLimit", wintypes.LARGE_INTEGER),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_ulonglong * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    class Job:
        """Holds processes that end together: by ``end``, or when this program is gone. OSError."""

        HELD = 0x4
        """Flag for the start of a process that is to wait until it is taken: so nothing that it starts is missed."""

        def __init__(self) -> None:
            self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            self._kernel.CreateJobObjectW.restype = wintypes.HANDLE
            self._kernel.CreateJobObjectW.argtypes = (wintypes.LPVOID, wintypes.LPCWSTR)
            self._kernel.SetInformationJobObject.argtypes = (
                wintypes.HANDLE,
                ctypes.c_int,
                wintypes.LPVOID,
                wintypes.DWORD,
            )
            self._kernel.AssignProcessToJobObject.argtypes = (wintypes.HANDLE, wintypes.HANDLE)
            self._kernel.TerminateJobObject.argtypes = (wintypes.HANDLE, wintypes.UINT)
            self._kernel.CloseHandle.argtypes = (wintypes.HANDLE,)
            self._handle = self._kernel.CreateJobObjectW(None, None)
            limits = _ExtendedLimits()
            limits.BasicLimitInformation.LimitFlags = _KILL_ON_CLOSE
            size = ctypes.sizeof(limits)
            if not self._handle or not self._kernel.SetInformationJobObject(
                self._handle, _EXTENDED_LIMITS, ctypes.byref(limits), size
            ):
                raise ctypes.WinError(ctypes.get_last_error())

        def take(self, process: subprocess.Popen[bytes]) -> None:
            """Take a process that was started with ``HELD`` and let it run; where it can't be taken, it ends. OSError."""
            handle = int(process._handle)  # type: ignore[attr-defined]
            taken = self._kernel.AssignProcessToJobObject(self._handle, handle)
            fault = ctypes.get_last_error()
            resume = ctypes.WinDLL("ntdll").NtResumeProcess
            resume.argtypes = (wintypes.HANDLE,)
            if not taken or resume(handle) < 0:
                process.kill()
                raise ctypes.WinError(fault)

        def end(self) -> None:
            """End all processes of the job."""
            self._kernel.TerminateJobObject(self._handle, _ENDED_BY_US)

        def __del__(self) -> None:
            if getattr(self, "_handle", None):
                self._kernel.CloseHandle(self._handle)
