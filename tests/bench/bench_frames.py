"""Measures how smoothly the window runs while five hard opponents think: python -m tests.bench.bench_frames.

A real table under Xvfb, a 16 ms timer, at the speeds normal and instant. Budget: p99 <= 17.5 ms, no stall > 50 ms. Every
interval comes with the processor time that the window's own thread used in it: that part is the program's, the rest is
the machine's. What the same beat does while nothing happens in the window and a process computes is told first: no program
could do better on this machine. ``--stalls`` tells what the window was doing while it was late.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from tests.bench.display import private_screen
from tests.bench.figures import Figure, show
from tests.bench.quantile import percentile

P99_MS, STALL_MS = 17.5, 50.0
SECONDS, REST_SECONDS = 20.0, 10.0
SPEEDS = ("normal", "instant")
AT_REST = "at rest"


def measure(speed: str, seconds: float, late_ms: float) -> dict[str, object]:
    """Play at ``speed`` for so long and return what the pulse says; needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app import make_application
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.runtime.collector import Collector
    from risk_desktop.ui.runtime.readying import Readying
    from risk_desktop.ui.window.main_window import MainWindow
    from tests.bench.games import Games
    from tests.bench.pulse import Pulse, Watchdog

    app = make_application()
    context = AppContext(Settings(language="en", ai_speed="instant", muted=True))
    window = MainWindow(context)
    window.resize(1600, 900)
    window.show()
    collector = Collector(app)
    window.parted.connect(collector.collect_all)
    Readying(collector, window).finish()  # as the program does while somebody looks at the first screen
    games = Games(window, "hard", 6)
    games.play_until_round(1, 30)
    context.settings.ai_speed = speed  # type: ignore[assignment]
    context.apply()
    games.play(1)
    pulse = Pulse()
    games.opening.connect(pulse.set_apart)
    watchdog = Watchdog(pulse, late_ms)
    before = games.choices
    pulse.start()
    watchdog.start()
    games.play(seconds)
    pulse.stop()
    watchdog.stop()
    played = games.choices - before
    collector.stop()
    window.close()
    stalls = watchdog.seen.most_common(25)
    return {
        "intervals": pulse.intervals,
        "work": pulse.work,
        "stalls": stalls,
        "choices": played,
        "opening": pulse.opening,
    }


def measure_rest(seconds: float) -> dict[str, object]:
    """Show an empty window for so long while a process computes, and return what the pulse says; needs a display."""
    from risk_desktop.pyside import load_pyside

    load_pyside()
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QWidget

    from risk_desktop.ui.app import make_application
    from tests.bench.pulse import Pulse

    app = make_application()
    window = QWidget()
    window.resize(1600, 900)
    window.show()
    computing = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    pulse, loop = Pulse(app), QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    pulse.start()
    loop.exec()
    pulse.stop()
    computing.kill()
    computing.wait()
    return {"intervals": pulse.intervals}


def run(speed: str, seconds: float, late_ms: float) -> dict[str, object]:
    """Measure in a process and on a screen of its own."""
    command = [sys.executable, "-m", "tests.bench.bench_frames", "--inside", speed]
    command += ["--seconds", str(seconds), "--late", str(late_ms)]
    with private_screen() as environment:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=seconds + 120)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    result: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return result


def figures(seconds: float = SECONDS, late_ms: float = 40.0, stalls: bool = False) -> list[Figure]:
    """Return the measurements at rest and at both speeds."""
    rest = run(AT_REST, REST_SECONDS, late_ms)["intervals"]
    assert isinstance(rest, list)
    found = [
        Figure(f"frames, {AT_REST}: interval, p{100 * share:g}", percentile(rest, share), "ms")
        for share in (0.5, 0.95, 0.99)
    ]
    for speed in SPEEDS:
        result = run(speed, seconds, late_ms)
        for name in ("intervals", "work"):
            values = result[name]
            assert isinstance(values, list)
            label = f"frames, {speed}: {'interval' if name == 'intervals' else 'own work in it'}"
            p99, worst = (P99_MS, STALL_MS) if name == "intervals" else (None, None)
            found.append(Figure(f"{label}, p50", percentile(values, 0.5), "ms"))
            found.append(Figure(f"{label}, p95", percentile(values, 0.95), "ms"))
            found.append(Figure(f"{label}, p99", percentile(values, 0.99), "ms", p99))
            found.append(Figure(f"{label}, longest", max(values), "ms", worst))
            found.append(
                Figure(f"{label}, over {STALL_MS:g} ms", sum(v > STALL_MS for v in values), f"of {len(values)}")
            )
        opening = result["opening"]
        assert isinstance(opening, list)
        if opening:
            found.append(Figure(f"frames, {speed}: longest own work while a game opens", max(opening), "ms"))
        if stalls:
            print(f"{speed}: {result['choices']} choices; late in")
            for path, count in result["stalls"]:  # type: ignore[attr-defined]
                print(f"  {count:4d} {path}")
    return found


def main() -> int:
    """Print the figures; return 1 if one is over its budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each speed is measured")
    parser.add_argument("--late", type=float, default=40.0, help="ms after which --stalls looks what the window does")
    parser.add_argument("--stalls", action="store_true", help="tell what held the window up")
    parser.add_argument("--inside", choices=(*SPEEDS, AT_REST), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside == AT_REST:
        print(json.dumps(measure_rest(arguments.seconds)))
        return 0
    if arguments.inside:
        print(json.dumps(measure(arguments.inside, arguments.seconds, arguments.late)))
        return 0
    return show(figures(arguments.seconds, arguments.late, arguments.stalls))


if __name__ == "__main__":
    sys.exit(main())
