"""Decisions without a picture of their own: a plain number, one of a few names, or any decision as a list of answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.options import Amounts, Choices, Options
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number

_MOST_ROWS, _SAMPLES = 60, 400


class AmountPresenter(Presenter):
    """A plain number, such as armies that are saved.

    Words by the kind of decision: ``amount.KIND.title``, ``help`` and ``go``.
    """

    keeps_arrow = True

    def start(self) -> None:
        """Begin with the most."""
        self._options = self.options(Amounts)
        self._number = self._options.hi

    def ask(self) -> Ask:
        """Ask for the number."""
        words, low, high = f"amount.{self.decision.kind}", self._options.lo, self._options.hi
        number = Number(tr("play.occupy.armies"), low, high, self._number) if high > low else None
        return Ask(
            self.decision.player,
            tr(f"{words}.title", n=high),
            tr(f"{words}.help", n=high),
            primary=Act(tr(f"{words}.go", n=self._number), "Space"),
            number=number,
            presets=fewest_or_all(number),
        )

    def set_number(self, number: int) -> None:
        """Choose the number."""
        self._number = max(self._options.lo, min(self._options.hi, number))
        self.refresh()

    def press(self, place: str) -> None:
        """Answer."""
        if place == "primary":
            self.answer(self._options.of(self._number))


class PickPresenter(Presenter):
    """One of a few things that have names, perhaps none: a row for each, with what it means.

    Words by the topic, which is the kind of decision: ``pick.TOPIC.title``, ``help``, ``go`` and ``pass``."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._offered: dict[str, None] = {}
        """What has been offered so far: the button has room for each, also when others have taken some."""

    def start(self) -> None:
        """List what can be picked; a single thing is picked already."""
        options = self.options(Choices)
        self.keys = [choice.key for choice in options if isinstance(choice, Pick)]
        self.may_pass = Pass() in options
        self._offered |= dict.fromkeys(self.keys)
        self._row = 0 if len(self.keys) == 1 else -1

    @property
    def topic(self) -> str:
        """What the words are about."""
        return self.decision.kind

    @property
    def chosen(self) -> str:
        """What is picked, "" while nothing is."""
        return self.keys[self._row] if self._row >= 0 else ""

    def ask(self) -> Ask:
        """Ask for one of them."""
        words = f"pick.{self.topic}"
        name = self.name(self.chosen) if self.chosen else ""
        name_go = tr(f"{words}.go", name=name) if name else ""
        gos = tuple(Act(tr(f"{words}.go", name=self.name(key)), "Space") for key in self._offered)
        return Ask(
            self.decision.player,
            tr(f"{words}.title", **self.params()),
            tr(f"{words}.help", **self.params()),
            primary=Act(name_go or tr("pick.first"), "Space", off=not name, others=gos),
            ghost=Act(tr(f"{words}.pass"), "E") if self.may_pass else None,
            rows=tuple(self.row(key) for key in self.keys) if len(self.keys) > 1 else (),
            row=self._row,
        )

    def params(self) -> dict[str, Any]:
        """Return what title and help are about."""
        return {}

    def name(self, key: str) -> str:
        """Return what a thing is called."""
        return self.context.names.thing(key)

    def row(self, key: str) -> str:
        """Return a row: the name, and what the thing means if that can be said in a line."""
        meaning = self.meaning(key)
        return f"{self.name(key)} · {meaning}" if meaning else self.name(key)

    def meaning(self, key: str) -> str:
        """Return what a thing means, "" for nothing to add."""
        return ""

    def pick(self, value: int) -> None:
        """Pick by the number of the row, from 1."""
        if 1 <= value <= len(self.keys):
            self._row = value - 1
            self.heard.emit("pick", 1)
            self.refresh()

    def press(self, place: str) -> None:
        """Answer, or pass."""
        if place == "primary" and self.chosen:
            self.answer(Pick(self.chosen))
        elif place == "ghost" and self.may_pass:
            self.answer(Pass())

    def let_go(self) -> bool:
        """Pick nothing."""
        if self._row < 0 or len(self.keys) == 1:
            return False
        self._row = -1
        self.refresh()
        return True


class ListPresenter(Presenter):
    """A row per answer; where answers differ only by a territory they share a row, and the territory is clicked.

    Numbers are set in the tray. What is described and not listed is shown by examples.
    """

    def start(self) -> None:
        """List the answers of a new decision."""
        options = self.decision.options
        self._amounts = options if isinstance(options, Amounts) else None
        self._number = options.lo if isinstance(options, Amounts) else 0
        found = [] if self._amounts is not None else [c for c in _listed(options) if not isinstance(c, Pass)]
        self._rows = _grouped(found)
        self._row = 0 if len(self._rows) == 1 else -1
        self._place = -1

    @property
    def choice(self) -> Choice | None:
        """What has been chosen so far, None while something is missing."""
        if self._amounts is not None:
            return self._amounts.of(self._number)
        if self._row < 0:
            return None
        group = self._rows[self._row]
        return group.get(-1) or group.get(self._place) or (next(iter(group.values())) if len(group) == 1 else None)

    def refresh(self) -> None:
        """Let the territories of the answers glow."""
        groups = self._rows if self._row < 0 else self._rows[self._row : self._row + 1]
        places = {place for group in groups for place in group if place >= 0}
        board = self.context.board
        board.highlights.mark(
            targets=places if self._row >= 0 else (),
            free=() if self._row >= 0 else places,
            chosen=self._place if self._place in places else None,
        )
        super().refresh()

    def ask(self) -> Ask:
        """Ask for a row, then for its territory, then for the go-ahead."""
        decision, choice = self.decision, self.choice
        names = self.context.names
        title = f"play.listed.{decision.kind}"
        some = Pass() in decision.options
        missing = "number" if self._amounts is not None else "row" if self._row < 0 else "place"
        told = words_of_choice(choice, names) if choice is not None else tr(f"play.listed.{missing}")
        number = None
        if self._amounts is not None:
            number = Number("", self._amounts.lo, self._amounts.hi, self._number)
        return Ask(
            decision.player,
            tr(title) if has_text(title) else tr("play.listed.title"),
            told,
            primary=Act(tr("play.listed.go"), "Space", off=choice is None),
            ghost=Act(tr("play.step.end"), "E") if some else None,
            number=number,
            presets=fewest_or_all(number),
            rows=tuple(words_of_choice(next(iter(g.values())), names, somewhere=len(g) > 1) for g in self._rows),
            row=self._row,
        )

    # --- input

    def pick(self, value: int) -> None:
        """Choose a row, by its number from 1."""
        if 1 <= value <= len(self._rows):
            self._row = value - 1
            self.refresh()

    def set_number(self, number: int) -> None:
        """Choose a number."""
        self._number = number
        self.refresh()

    def click(self, territory: int) -> None:
        """Choose a territory: for the chosen row, else the first row that fits."""
        fitting = [row for row, group in enumerate(self._rows) if territory in group]
        if not fitting:
            return
        self._place = territory
        if self._row not in fitting:
            self._row = fitting[0]
        self.refresh()

    def press(self, place: str) -> None:
        """Answer, or pass."""
        choice = self.choice
        if place == "primary" and choice is not None:
            self.answer(choice)
        elif place == "ghost" and Pass() in self.decision.options:
            self.answer(Pass())

    def let_go(self) -> bool:
        """Let go of the territory, then of the row."""
        if self._amounts is not None or self._row < 0:
            return False
        if self._place >= 0:
            self._place = -1
        else:
            self._row = -1
        self.refresh()
        return True


def _listed(options: Options) -> list[Choice]:
    """Return all answers, or as many different ones as a sample gives where they are only described."""
    if isinstance(options, Choices):
        return list(options)
    dice, found = SeededDice(1), dict[Choice, None]()
    for _ in range(_SAMPLES):
        found[options.sample(dice)] = None
        if len(found) >= min(_MOST_ROWS, options.count):
            break
    return sorted(found, key=repr)


def _grouped(choices: Iterable[Choice]) -> list[dict[int, Choice]]:
    """Return the rows: answers by their territory, -1 for one without, together if they are the same otherwise."""
    rows: dict[object, dict[int, Choice]] = {}
    for choice in choices:
        fields = msgspec.structs.asdict(choice)
        place = fields.pop("territory", -1)
        key = (type(choice), tuple(fields.items())) if place >= 0 else choice
        rows.setdefault(key, {})[place] = choice
    return list(rows.values())
