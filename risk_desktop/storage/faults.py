"""What the system's errors mean for a person, and what to do about them: keys of texts instead of numbers and English."""

from __future__ import annotations

import errno
import os

_KEYS = {
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOENT: "gone",
    errno.ENODEV: "gone",
    errno.ENXIO: "gone",
    getattr(errno, "ESTALE", errno.ENOENT): "gone",
    errno.EEXIST: "in_the_way",
    errno.ENOTDIR: "in_the_way",
    errno.EISDIR: "in_the_way",
    errno.EBUSY: "in_use",
    getattr(errno, "ETXTBSY", errno.EBUSY): "in_use",
    errno.EIO: "failing",
    errno.ENAMETOOLONG: "name",
    errno.EMFILE: "many",
    errno.ENFILE: "many",
}
_HELD_ON_WINDOWS = {32, 33}
"""Windows' own numbers for a file that another program has open, or has locked: Python calls both EACCES."""


def fault_key(error: OSError) -> str:
    """Return the key of the sentences that say what is wrong and what to do; they may name ``fault``."""
    if getattr(error, "winerror", 0) in _HELD_ON_WINDOWS:
        return "fault.in_use"
    return f"fault.{_KEYS.get(error.errno or 0, 'other')}"


def fault_name(error: OSError) -> str:
    """Return what the system calls an error, for those that this program knows no words for."""
    return error.strerror or (os.strerror(error.errno) if error.errno else "") or type(error).__name__
