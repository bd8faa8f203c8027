"""The bots of a run: one process for each seat that an outside program plays, kept from game to game."""

from __future__ import annotations

from collections.abc import Sequence

from .bot import Bot, Limits
from .commands import command_of, is_outside


class Crew:
    """Hands out bots; ``close`` ends them all."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int], Bot] = {}

    def of(self, levels: Sequence[str], limits: Limits) -> dict[int, Bot]:
        """Return a bot for each seat of ``levels`` that an outside program plays.

        The same program in two seats runs twice. The next game gets the same processes, whoever sits where.
        """
        found: dict[int, Bot] = {}
        used: dict[str, int] = {}
        for seat, level in enumerate(levels):
            if is_outside(level):
                copy = used[level] = used.get(level, -1) + 1
                key = (level, copy)
                if key not in self._bots:
                    self._bots[key] = Bot(command_of(level), limits)
                found[seat] = self._bots[key]
        return found

    def close(self) -> None:
        """End all programs."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            bot.close()

    def kill(self) -> None:
        """End all programs at once, from any thread."""
        for bot in list(self._bots.values()):
            bot.kill()
