"""What is told when the cards that a person has written himself can't be used."""

from __future__ import annotations

from pathlib import Path

from risk_desktop.maps.problems import Problem


class OwnCardsError(Exception):
    """A file of own cards that can't be used: ``file``, and what is wrong first as a ``problem``.

    The problem has its line, 0 if it is about the file as a whole.
    """

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(file, problem)
        self.file, self.problem = file, problem
