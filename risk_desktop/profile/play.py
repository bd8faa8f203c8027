"""How well somebody plays: what he lost in a turn of his own, in the games of which a review is kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from pathlib import Path

from msgspec import Struct

from risk_desktop.review.keeping import kept_accounts
from risk_desktop.review.report import Estimate, Play, play_of

from .people import People, same_person
from .record import GameRecord


class PlayRecord(Struct, frozen=True):
    """What a person ``lost`` in a turn, as a part of the chance to win, in his ``turns`` of so many ``games``."""

    games: int = 0
    turns: int = 0
    lost: Estimate = Estimate(0.0)

    @property
    def word(self) -> Play:
        """The word for it, "" where there are too few turns."""
        return play_of(self.lost.value * self.turns, self.turns)


def play_record(
    games: Sequence[GameRecord], people: People, person: str, folder: Path, edition: str = ""
) -> PlayRecord:
    """Return how a person has played the games whose saves and reviews are in a ``folder``; of one ``edition`` if it is named."""
    accounts = []
    for game in games:
        seats = [n for n, seat in enumerate(game.seats) if same_person(people.person_of(game, seat), person)]
        if seats and edition in ("", game.edition):
            own = [each for each in kept_accounts(folder / game.save) if each.seat in seats and each.turns]
            if own:
                accounts.append(own)
    flat = [each for own in accounts for each in own]
    turns = sum(each.turns for each in flat)
    if not turns:
        return PlayRecord()
    lost = Estimate(sum(each.lost_in_play for each in flat) / turns, hypot(*(each.error for each in flat)) / turns)
    return PlayRecord(len(accounts), turns, lost)
