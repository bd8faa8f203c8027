"""A game that is shared: what its pictures are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from risk_desktop.maps.schema import BoardMap
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.board.ground.picture import Work
from risk_desktop.ui.game.replay.timeline import place_words
from risk_desktop.ui.names import Names
from risk_desktop.ui.share.shared_picture import SharedPicture


@dataclass(frozen=True)
class SharedGame:
    """All that has happened in a game, and what everything in it is called. Its pictures show what everybody knows."""

    recording: Recording
    names: Names
    boards: Sequence[BoardMap]

    def drawing(self, picture: SharedPicture, place: int, told: int) -> Work:
        """Draw the game as it stood at a ``place``, in steps; round and player are those of the place ``told``."""
        number = self.recording.turn_number(told)
        mover = self.recording.turns[number].player if number >= 0 else -1
        words = place_words(self.recording, self.names, told)
        return picture.drawing(self.recording.game_at(place), words, mover)
