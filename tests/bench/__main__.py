"""Runs all measurements and prints them beside their budgets: python -m tests.bench [NAME...]. Takes some minutes.

Names are those of the modules without "bench_". The exit code is 1 if a budget is missed: on a busy machine run it again
before you believe it.
"""

from __future__ import annotations

import argparse
import importlib
import sys

from tests.bench.figures import show

NAMES = ("engine", "odds", "saves", "decisions", "simulate", "start", "memory", "frames", "replay", "review")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *NAMES], metavar="NAME", help=", ".join(NAMES))
    found = []
    for name in parser.parse_args().names or NAMES:
        print(f"{name} ...", file=sys.stderr, flush=True)
        found += importlib.import_module(f"tests.bench.bench_{name}").figures()
    return show(found)


if __name__ == "__main__":
    sys.exit(main())
