"""Starts the program: ``python -m risk_desktop``, the command ``risk-desktop``, and the frozen build."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Run the command line and return its exit code; in a frozen build's child process, run the child instead."""
    multiprocessing.freeze_support()
    from risk_desktop.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
