"""Standard streams as a desktop may leave them: none at all where there is no console, or in an encoding of the last century.

Windows starts a windowed program without streams, and Python then has None for them: each print would be silently lost, and
each ``flush`` an error.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import TextIO, cast

_TITLE = "Risk Desktop"
_ERROR_ICON = 0x10


class UnseenErrors(io.StringIO):
    """Standard error of a program without a console; ``show`` brings to the screen what was said."""

    def show(self) -> None:
        """Show the text, if there is any, in a box of the system's: it may be that Qt is what is missing."""
        if sys.platform == "win32" and self.getvalue().strip():
            import ctypes

            ctypes.windll.user32.MessageBoxW(None, self.getvalue().strip(), _TITLE, _ERROR_ICON)


def complete() -> None:
    """Replace the standard streams that are missing; let the others print "?" for what their encoding doesn't know."""
    if sys.stdin is None:
        sys.stdin = _nowhere("r")
    if sys.stdout is None:
        sys.stdout = _nowhere("w")
    if sys.stderr is None:
        sys.stderr = UnseenErrors()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="replace")


def show_errors() -> None:
    """Show what a program without a console has complained of."""
    if isinstance(sys.stderr, UnseenErrors):
        sys.stderr.show()


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, Path(os.devnull).open(mode, encoding="utf-8"))
