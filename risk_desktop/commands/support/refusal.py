"""Why a command can't do what it was asked for: a message's key with its parameters."""

from __future__ import annotations


class Refusal(Exception):
    """Why it can't go on; ``key`` and ``params`` of the message."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key, self.params = key, params


class WrongInput(Refusal):
    """An argument can't be used."""
