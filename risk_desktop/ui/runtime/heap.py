"""Gives freed memory back to the system where the C library would keep it: glibc's heap is as large as it ever was.

Pictures of a board are large and live briefly. Among small blocks that stay, the holes they leave are never given back.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

# A parameter of mallopt: blocks from so many bytes on are mapped by themselves, and given back as soon as they are freed.
_MMAP_THRESHOLD, _LARGE = -3, 256 * 1024


@cache
def _library() -> ctypes.CDLL | None:
    """Return the C library if it is glibc."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "malloc_trim") else None


def map_large_blocks() -> None:
    """Let large blocks be mapped by themselves; does nothing with another C library than glibc."""
    if (library := _library()) is not None:
        library.mallopt(_MMAP_THRESHOLD, _LARGE)


def trim() -> None:
    """Give back all pages that are free, within a few ms; does nothing with another C library than glibc."""
    if (library := _library()) is not None:
        library.malloc_trim(0)
