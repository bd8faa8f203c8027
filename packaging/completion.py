"""Completion for shells, made by shtab from the parser of the command line: ``python packaging/completion.py bash``."""

from __future__ import annotations

import sys

from risk_desktop.cli import build_parser

PLACES = {
    "bash": "usr/share/bash-completion/completions/risk-desktop",
    "zsh": "usr/share/zsh/vendor-completions/_risk-desktop",
    "fish": "usr/share/fish/vendor_completions.d/risk-desktop.fish",
}
"""Where a system of the Debian family looks for the script of each shell."""


def script(shell: str) -> str:
    """Return the script of a shell."""
    import shtab

    text: str = shtab.complete(build_parser(), shell=shell)
    return text if text.endswith("\n") else text + "\n"


if __name__ == "__main__":
    sys.stdout.write(script(sys.argv[1]))
