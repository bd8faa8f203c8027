"""Choosing one of a few things that have names: a row for each, with what it means; perhaps none of them."""

from __future__ import annotations

from typing import Any

from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class PickPresenter(Presenter):
    """Words by the topic, which is the kind of decision: ``pick.TOPIC.title``, ``help``, ``go`` and ``pass``."""

    def start(self) -> None:
        """List what can be picked; a single thing is picked already."""
        options = self.options(Choices)
        self.keys = [choice.key for choice in options if isinstance(choice, Pick)]
        self.may_pass = Pass() in options
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
        return Ask(
            self.decision.player,
            tr(f"{words}.title", **self.params()),
            tr(f"{words}.help", **self.params()),
            primary=Act(tr(f"{words}.go", name=name) if name else tr("pick.first"), "Space", off=not name),
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
