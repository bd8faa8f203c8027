"""What the small bots of the tests share: read messages, answer the hello, and leave the rest to the caller."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def messages() -> Iterator[dict[str, Any]]:
    """Yield every message of the program but the hello, which is answered here."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": sys.argv[0]})
        else:
            yield message


def choose(decide: dict[str, Any], choice: dict[str, Any]) -> None:
    say({"type": "choice", "id": decide["id"], "choice": choice})
