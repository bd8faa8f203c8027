"""One running bot: lines to it, lines from it, with limits on time and size, and a sure end. No shell is involved.

Three threads keep the pipes moving, so that nothing that a bot does or leaves undone can block the program: one writes, one
reads lines into a short queue, one keeps the last words of standard error for the fault's text.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import IO

from risk_desktop.ai.player import Failed, Fault

from .commands import BadCommand, words_of
from .family import Family
from .messages import MAX_ANSWER, MAX_MESSAGE, Message, line_of

_WAITING_LINES = 64
"""Lines read ahead; a bot that prints more has to wait."""
MOST_WAITING = MAX_MESSAGE
"""Bytes that a bot may leave unread, beside what the system's pipe holds; a single message may be longer."""
_LAST_WORDS = 5
_WORDS_LENGTH = 160
_GOODBYE_SECONDS = 0.5
_ENDED = b""


class BotProcess:
    """Starts at once. Raises Failed if the command can't be run."""

    def __init__(self, command: str) -> None:
        try:
            self._family = Family(words_of(command))
        except BadCommand as error:
            raise Failed(Fault("crash", f"the command can't be run: {error}")) from None
        except OSError as error:
            raise Failed(Fault("crash", f"the command can't be run: {error.strerror or error}")) from None
        self._process = self._family.process
        self._outgoing: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._waiting = 0
        self._counting = threading.Lock()
        self._unread = False
        self._lines: queue.Queue[bytes] = queue.Queue(_WAITING_LINES)
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)
        self._ending = False
        self._listener = self._start(self._listen)
        self._start(self._write)
        self._start(self._read)

    def send(self, message: Message) -> None:
        """Send ``message`` soon; never blocks. A bot that leaves too much unread is ended, which ``receive`` tells."""
        line = line_of(message)
        with self._counting:
            if self._unread:
                return
            self._unread = self._waiting > 0 and self._waiting + len(line) > MOST_WAITING
            if not self._unread:
                self._waiting += len(line)
                self._outgoing.put(line)
        if self._unread:
            self.kill()

    def receive(self, until: float) -> bytes:
        """Return the next line, waiting no longer than ``until`` (monotonic seconds). Failed: late, ended, line too long."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise Failed(Fault("late", "no answer in time")) from None
        if line == _ENDED:
            raise Failed(Fault("crash", self._epitaph()))
        if len(line) > MAX_ANSWER:
            self.kill()
            raise Failed(Fault("crash", f"a line of more than {MAX_ANSWER} bytes"))
        return line

    def skip(self) -> None:
        """Forget what has been printed so far: it answers nothing that will be asked."""
        with contextlib.suppress(queue.Empty):
            while self._lines.queue and self._lines.queue[0] != _ENDED:
                self._lines.get_nowait()

    def close(self) -> None:
        """End politely: no more input, a moment to leave, then by force."""
        self._outgoing.put(_ENDED)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it now, with everything that it has started; may be called from any thread."""
        self._ending = True
        self._outgoing.put(_ENDED)
        self._family.end()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE_SECONDS)
        with contextlib.suppress(queue.Empty):
            while True:
                self._lines.get_nowait()
        with contextlib.suppress(queue.Full):
            self._lines.put_nowait(_ENDED)

    def _start(self, work: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=work, name=f"bot {self._process.pid}", daemon=True)
        thread.start()
        return thread

    def _write(self) -> None:
        pipe = _pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while data := self._outgoing.get():
                pipe.write(data)
                pipe.flush()
                with self._counting:
                    self._waiting -= len(data)
        with contextlib.suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        pipe = _pipe(self._process.stdout)
        with contextlib.suppress(OSError, ValueError):
            while not self._ending and (line := pipe.readline(MAX_ANSWER + 1)):
                self._lines.put(line)
        if not self._ending:
            self._lines.put(_ENDED)
        pipe.close()

    def _listen(self) -> None:
        pipe = _pipe(self._process.stderr)
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(MAX_ANSWER):
                words = line.decode("utf-8", "replace").strip()
                if words:
                    self._last_words.append(words[:_WORDS_LENGTH])
        pipe.close()

    def _epitaph(self) -> str:
        """Return why it is no longer there."""
        if self._unread:
            return f"left more than {MOST_WAITING} bytes unread"
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GOODBYE_SECONDS)
        self._listener.join(_GOODBYE_SECONDS)  # the words come through another pipe than the end
        code = self._process.poll()
        words = "closed its output" if code is None else f"ended with exit code {code}"
        return f"{words}: {self._last_words[-1]}" if self._last_words else words


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
