"""Opens forged saves, whose checksums are right, and plays them on: python -m tests.soak.forge --seconds 600.

    python -m tests.soak.forge --seconds 600                       all rule sets, as long as that
    python -m tests.soak.forge --seconds 60 --edition godstorm     one rule set
    python -m tests.soak.forge --seconds 0 --corpus FOLDER         only the forgeries that were kept

It tells of exceptions that escape, of the last guard where it had to step in, of loads over 5 s, and of the memory that
all of it took; what it finds is kept in the corpus, which the tests open again. The exit code is 1 if it found anything.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import logging
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.cli import main as command
from risk_desktop.controller.opening import Prepared, prepare
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.listing import summary_of
from risk_desktop.storage.reading import SaveError
from tests.saves.make import sample

from .forgery import forged

CORPUS = Path(__file__).parent / "forged"
"""Forgeries that once did harm."""
DECISIONS = 200
"""How far a game is played on that could be opened."""
LOAD_SECONDS = 5.0
PLAY_SECONDS = 30.0
"""No 200 decisions take so long, unless a forged number keeps an opponent busy."""
MOST_MEGABYTES = 100
_COMMAND_EVERY = 25
_THINKING_EVERY = 4


class TooLongError(Exception):
    """Something took longer than it may."""


@dataclass
class Tally:
    """What the forgeries came to: how many were refused or opened, and the ``finds``, each with a word why."""

    files: int = 0
    refused: int = 0
    opened: int = 0
    decisions: int = 0
    slowest: float = 0.0
    growth: float = 0.0
    """The most memory that opening one and playing it on has taken, MB."""
    finds: list[tuple[str, str]] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)


class Guarded(logging.Handler):
    """Hears of the exceptions that the last guard of loading caught: nothing has escaped, but something is not checked."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the exception."""
        fault = record.exc_info[1] if record.exc_info else None
        self.heard.append(f"{record.getMessage()}: {last_frame(fault)}")


def last_frame(fault: BaseException | None) -> str:
    """Return where an exception comes from, and what it says."""
    if fault is None:
        return ""
    frames = traceback.extract_tb(fault.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"{where} {type(fault).__name__}: {str(fault)[:160]}"


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TooLongError in what takes longer, where the system has such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TooLongError(f"longer than {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Forger:
    """Opens forgeries one after the other and keeps count."""

    def __init__(self, editions: Sequence[str], seed: int, corpus: Path | None = None) -> None:
        self.tally = Tally()
        self._sound = {edition: sample(edition).read_bytes() for edition in EDITIONS}
        self._editions = list(editions)
        self._rng = Random(seed)
        self._corpus = corpus
        self._guard = Guarded()

    def run(self, seconds: float, folder: Path) -> None:
        """Make and open forgeries for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            rng = Random(self._rng.randrange(1 << 60))
            edition = rng.choice(self._editions)
            data = forged(rng, self._sound[edition], self._sound[rng.choice(list(EDITIONS))])
            self.open(data, edition, folder)

    def open(self, data: bytes, name: str, folder: Path) -> None:
        """Open one forgery and play it on; a find is kept."""
        path = folder / "forged.risk"
        path.write_bytes(data)
        log = logging.getLogger("risk_desktop")
        log.addHandler(self._guard)
        self._guard.heard.clear()
        self.tally.files += 1
        before = forget_peak()
        try:
            self._look(path)
            with contextlib.suppress(SaveError):
                self._play(self._load(path))
        except Exception as fault:
            self._find(name, data, last_frame(fault))
        else:
            if self._guard.heard:
                self._find(name, data, f"guarded: {self._guard.heard[0]}")
        finally:
            log.removeHandler(self._guard)
            self.tally.growth = max(self.tally.growth, peak_megabytes() - before)

    def _look(self, path: Path) -> None:
        """What else reads a save: the list of saved games, and at times the command line."""
        summary_of(path)
        if self.tally.files % _COMMAND_EVERY == 0:
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as said:
                code = command(["replay", str(path), *(["--verify"] if self.tally.files % 2 else [])])
            if code not in (0, 1) or "Traceback" in said.getvalue() or (code == 1) != bool(said.getvalue()):
                raise AssertionError(f"replay ends with {code}: {said.getvalue()[:300]}")

    def _load(self, path: Path) -> Prepared:
        started = time.process_time()
        try:
            with limited(LOAD_SECONDS * 4):
                prepared = prepare(path)
        except SaveError as refusal:
            self.tally.refused += 1
            self.tally.reasons[refusal.problem.key] += 1
            raise
        finally:
            spent = time.process_time() - started
            self.tally.slowest = max(self.tally.slowest, spent)
            if spent > LOAD_SECONDS:
                raise TooLongError(f"{spent:.1f} s to load it")
        self.tally.opened += 1
        way = "opened " if prepared.resumed.whole else "opened by a position "
        self.tally.reasons[way + ", ".join(sorted({p.key for p in prepared.resumed.problems}))[:80]] += 1
        return prepared

    def _play(self, prepared: Prepared) -> None:
        """Let computers play on."""
        game, level = prepared.resumed.game, "random" if self.tally.opened % _THINKING_EVERY else "easy"
        players = [make_opponent(level, seat) for seat in range(game.rules.players)]
        with limited(PLAY_SECONDS):
            for _ in range(DECISIONS):
                decision = game.pending()
                if decision is None:
                    return
                choice, fault = decide(players[decision.player], game, decision.player)
                if fault is not None:
                    raise AssertionError(f"the opponent fails: {fault}")
                game.apply(choice)
                self.tally.decisions += 1

    def _find(self, name: str, data: bytes, why: str) -> None:
        """Keep a forgery that did harm."""
        self.tally.finds.append((name, why))
        if self._corpus is not None:
            self._corpus.mkdir(exist_ok=True)
            (self._corpus / f"{name}-{hashlib.sha256(data).hexdigest()[:10]}.risk").write_bytes(data)


def forget_peak() -> float:
    """Return the memory that this process holds, MB, and let ``peak_megabytes`` begin there: making a forgery may take more
    than opening it. 0 where the system can't."""
    if sys.platform != "linux":
        return 0.0
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    return peak_megabytes()


def peak_megabytes() -> float:
    """Return the most memory that this process has taken since ``forget_peak``, MB; 0 where the system doesn't tell."""
    if sys.platform != "linux":
        return 0.0
    # Not the figure of getrusage: that one begins with what the parent had taken when it started this process.
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1000


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="open forged saves with right checksums, and play them on")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--edition", nargs="+", choices=list(EDITIONS), default=list(EDITIONS), help="only these (default: all)"
    )
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="folder of the forgeries that are kept")
    args = parser.parse_args(arguments)
    logging.getLogger("risk_desktop").setLevel(logging.ERROR)
    forger = Forger(args.edition, args.seed, args.corpus)
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(args.corpus.glob("*.risk")):
            forger.open(path.read_bytes(), path.stem.rpartition("-")[0], Path(folder))
        forger.run(args.seconds, Path(folder))
    tally = forger.tally
    slow = sum("s to load" in why or "longer than" in why for _, why in tally.finds)
    for (name, why), times in Counter(tally.finds).most_common():
        print(f"{times:4} {name}: {why}")
    print(f"seed {args.seed}: {tally.files} forgeries, {tally.refused} refused, {tally.opened} opened and played on")
    for reason, times in tally.reasons.most_common():
        print(f"  {times:6} {reason}")
    print(
        f"{len(tally.finds) - slow} escaping exceptions, {slow} loads over {LOAD_SECONDS:.0f} s "
        f"(slowest {tally.slowest:.2f} s), {tally.decisions} decisions, at most {tally.growth:.0f} MB for one"
    )
    return 1 if tally.finds or tally.growth > MOST_MEGABYTES else 0


if __name__ == "__main__":
    sys.exit(main())
