"""Somebody who plays by keys and knows nothing of the table but what he hears. He plays quickly rather than well."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass, field

from tests.a11y.hearing import Heard, Hearing, Unheard

KEY = re.compile(r"(?:^|[.?!…:] )((?:Ctrl |Shift )?(?:Space|Esc|Enter|Return|[A-Z]|F\d{1,2})): ([^.?!]+)")
ROW = re.compile(r"(?:^|[.?!…] )(\d): ([^.?!]+)")
NUMBER = re.compile(r": (\d+), plus and minus from (\d+) to (\d+)")
LANDS = re.compile(r"F3: (\d+) \w+ to choose from")
X_NAMES = {"Space": "space", "Esc": "Escape", "Enter": "Return"}
STATUS, LIST = "F5", "F3"
PATIENCE_S, QUIET_S = 120.0, 2.0
MOST_TRIES = 12
"""So often the same question may come without anything else being said."""


@dataclass
class Question:
    """What is asked, as far as it was heard: the words, the keys that answer, numbered answers, and land to choose from."""

    words: str
    keys: dict[str, str] = field(default_factory=dict)
    rows: tuple[str, ...] = ()
    lands: int = 0
    number: int = -1

    @classmethod
    def heard(cls, words: str) -> Question:
        """Understand an announcement."""
        lands = LANDS.search(words)
        keys = {key: told for key, told in KEY.findall(words) if key != LIST}
        rows = tuple(row for row, _ in ROW.findall(words))
        number = NUMBER.search(words)
        return cls(words, keys, rows, int(lands[1]) if lands else 0, int(number[1]) if number else -1)


class BlindPerson:
    """Plays a game to its end. ``ends`` is said when it is over."""

    def __init__(self, hearing: Hearing, ends: tuple[str, ...], seed: int = 7) -> None:
        self._hearing, self._luck, self._ends = hearing, random.Random(seed), ends
        self.answered = 0
        self._deeds = 0
        self._tries: dict[str, int] = {}

    def play(self) -> None:
        """Answer every question that is heard until the game is over; Unheard if something can't be answered by ear."""
        heard = self._hearing.wait_for(PATIENCE_S)
        while not self._is_over(heard):
            question = self._asked(heard)
            if any(end in question.words for end in self._ends):  # it came while the status was asked for
                return
            self._answer(question)
            self.answered += 1
            heard = self._follow()

    def _is_over(self, heard: list[Heard]) -> bool:
        return any(end in one.words for one in heard for end in self._ends)

    def _follow(self) -> list[Heard]:
        """Return what an answer has led to: all until somebody asks, or until it has been quiet for a while."""
        heard: list[Heard] = []
        end = time.monotonic() + QUIET_S
        while time.monotonic() < end and not any(one.assertive for one in heard):
            heard += self._hearing.listen()
        return heard

    def _asked(self, heard: list[Heard]) -> Question:
        """Return what is asked, with all that can be done now; where a dialog asks, the key for that means nothing."""
        if any("it is your turn" in one.words for one in heard):
            self._deeds = 0
        self._hearing.press(STATUS)
        status = " ".join(one.words for one in self._hearing.listen() if not one.role)
        asked = [one.words for one in heard if one.assertive]
        return Question.heard(status or (asked[-1] if asked else ""))

    # --- answering

    def _answer(self, question: Question) -> None:
        sign = question.words
        self._tries[sign] = self._tries.get(sign, 0) + 1
        if self._tries[sign] > MOST_TRIES:
            raise Unheard(f"the same question comes again and again: {sign}")
        key = self._key(question, stuck=self._tries[sign] > 3)
        if key:
            self._press(key)
        elif question.lands:
            self._choose_land(question.lands)
        elif question.rows:
            self._hearing.press(self._luck.choice(question.rows))
        else:
            self._press(self._luck.choice(["Space", "Esc", "Tab"]))

    def _key(self, question: Question, *, stuck: bool) -> str:
        """Return the key to press, "" to choose from land or a list instead."""
        keys = question.keys
        if stuck:
            return self._luck.choice([*keys, ""]) if keys else ""
        if "Space" in keys:
            self._deeds += 1
            return "Space"
        if question.rows and self._deeds < 8 and self._luck.random() < 0.6:
            self._deeds += 1
            return self._luck.choice(question.rows)
        if question.number >= 0 and question.lands:
            return "End" if self._luck.random() < 0.7 else ""
        if "E" in keys and self._deeds > 4:
            return "E"
        if "R" in keys and (self._luck.random() < 0.5 or "Yes, for good" in keys["R"]):
            return "R"
        if question.lands or question.rows:
            return ""
        return next(iter(keys), "")

    def _choose_land(self, lands: int) -> None:
        """Open the list, go to a row, and choose."""
        self._hearing.press(LIST)
        if not any("To choose from" in one.words for one in self._hearing.listen()):
            self._hearing.press(LIST)  # it was open, and is closed now
            self._hearing.listen()
        self._go_to_row(lands)
        self._hearing.listen()
        self._hearing.press("Return")
        self._deeds += 1

    def _go_to_row(self, lands: int) -> None:
        """Go down some rows."""
        for _ in range(self._luck.randrange(min(5, lands))):
            self._hearing.press("Down")

    def _press(self, key: str) -> None:
        self._hearing.press(X_NAMES.get(key, key.lower() if len(key) == 1 else key))


STEP = re.compile(r"^Step \d+ of \d+\.")
WANTED_NUMBER = re.compile(r"\bto (\d+)\b|\bset (\d+)\b")


class BlindPupil(BlindPerson):
    """Follows a lesson: of the keys he hears of he takes the one that its words name last."""

    _step = ""

    def _asked(self, heard: list[Heard]) -> Question:
        steps = [one.words for one in heard if STEP.match(one.words)]
        if steps:
            self._step = steps[-1]
        question = super()._asked(heard)
        read = Question.heard(self._step).keys
        return Question(self._step, read) if "Space" in read and "Space" not in question.keys else question

    def _key(self, question: Question, *, stuck: bool) -> str:
        number = WANTED_NUMBER.search(self._step)
        wanted = int(number[1] or number[2]) if number is not None else question.number
        if question.number >= 0 and wanted != question.number:
            return "plus" if wanted > question.number else "minus"
        named = {self._step.rfind(words.split()[0]): key for key, words in question.keys.items()}
        last = max(named, default=-1)
        if last >= 0 and not stuck:
            return named[last]
        return "" if question.lands and not stuck else super()._key(question, stuck=stuck)

    def _go_to_row(self, lands: int) -> None:
        """Go through the list, and back to the territory that the lesson names first, but for the one chosen already."""
        for _ in range(lands):
            self._hearing.press("Up")
        self._hearing.listen()
        rows = [""]  # the first row is chosen where the lesson names no other
        for _ in range(lands - 1):
            self._hearing.press("Down")
            rows += [one.words for one in self._hearing.listen() if one.role == "list item"][-1:]
        named = {self._step.find(row.split(",")[0]): number for number, row in enumerate(rows) if self._fits(row)}
        wanted = named[min(named)] if named else 0
        for _ in range(len(rows) - 1 - wanted):
            self._hearing.press("Up")

    def _fits(self, row: str) -> bool:
        return row.split(",")[0] in self._step and row != "" and "Chosen as the start" not in row
