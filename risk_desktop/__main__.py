"""Starts the program: ``python -m risk_desktop``, the commands ``risk-desktop`` and ``risk-desktop-gui``, the frozen build."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Run the command line and return its exit code; in a frozen build's child process, run the child instead."""
    multiprocessing.freeze_support()
    from risk_desktop import streams
    from risk_desktop.cli import main as run

    streams.complete()
    code = run()
    if code:
        streams.show_errors()
    return code


if __name__ == "__main__":
    sys.exit(main())
