"""Makes sure that what has been written reaches the disk, without making anybody wait for the disk."""

from __future__ import annotations

import logging
import threading

from .files import sync_file

log = logging.getLogger(__name__)


class Settler:
    """Syncs one open file on a thread of its own, which starts when first needed.

    What was written is with the system already and outlives the program; this is for the power failing.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        self._wanted = threading.Event()
        self._closing = False
        self._thread: threading.Thread | None = None

    def settle(self) -> None:
        """Sync the file soon. Returns at once; wishes that come meanwhile are one."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="save-to-disk", daemon=True)
            self._thread.start()
        self._wanted.set()

    def close(self) -> None:
        """Wait until what was wished for has been done. To be called before the file is closed."""
        self._closing = True
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            # Read before the sync: a wish that comes with the closing is still granted.
            closing = self._closing
            try:
                sync_file(self._file)
            except OSError as fault:
                log.warning("a save may not be on the disk yet: %s", fault)
            if closing:
                return
