"""Why a command can't do what it was asked for: a message's key with its parameters."""

from __future__ import annotations

import sys
from typing import Any


class Refusal(Exception):
    """Why it can't go on; ``key`` and ``params`` of the message. The command line tells it and ends with exit code 1."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params

    def tell(self) -> None:
        """Print it on standard error, in words."""
        # Only now, as the texts bring Qt with them: a command that prints JSON needs neither.
        from risk_desktop.i18n import tr

        print(tr(self.key, None, **self.params), file=sys.stderr)


class WrongInput(Refusal):
    """An argument can't be used."""
