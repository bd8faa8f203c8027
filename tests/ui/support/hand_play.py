"""Plays by hand and at random: whatever the window lets a person do is tried until the question is answered."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

import msgspec
from PySide6.QtWidgets import QApplication

from risk_desktop.editions.godstorm.afterlife import BEYOND
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.screen import PlayScreen

IDLE_S = 30
"""So long nobody may be asked: seconds, as a busy machine goes round many times while a timer waits."""


PATIENCE = 120
"""Presses after which a question counts as one that can't be answered by hand."""


Way = Callable[[], object]


def places_of(choice: object) -> list[int]:
    """Return all whole numbers in an answer: among them are the territories that it is about."""
    if isinstance(choice, int) and not isinstance(choice, bool):
        return [choice]
    if isinstance(choice, list | tuple):
        return [place for part in choice for place in places_of(part)]
    if isinstance(choice, msgspec.Struct):
        return places_of(list(msgspec.structs.asdict(choice).values()))
    if is_dataclass(choice):
        return [place for field in fields(choice) for place in places_of(getattr(choice, field.name))]
    return []


def ways_on(screen: PlayScreen, presenter: Presenter, chance: random.Random) -> Iterator[Way]:
    """Yield what a person could do now."""
    player_input, ask = screen.input, presenter.ask()
    for place in ("primary", "primary", "secondary", "ghost"):
        act = getattr(ask, place)
        if act is not None and not act.off:
            yield lambda place=place: player_input.press(place)
    if (number := ask.number) is not None:
        yield lambda: player_input.set_number(chance.randint(number.low, number.high))
    for row, take in ((ask.picks, player_input.pick), (ask.more, player_input.pick_more)):
        if row is not None and row.choices:
            yield lambda row=row, take=take: take(chance.choice(row.choices)[0])
    yield lambda: player_input.pick(chance.randint(1, max(6, len(ask.rows))))
    for toggle in ask.toggles:
        if not toggle.fixed:
            yield lambda toggle=toggle: player_input.toggle(toggle.look.kind)
    lands = range(len(screen.context.game.state.owner))
    for place in places_of(presenter.decision.options.sample(SeededDice(chance.randrange(10**6)))):
        if place in lands:
            yield lambda place=place: player_input.click(place)
        elif place == BEYOND:
            yield lambda: player_input.click_afterlife(presenter.decision.player)
    yield lambda: player_input.click(chance.choice(lands))


def play_by_hand(screen: PlayScreen, chance: random.Random, most: int) -> tuple[Counter[str], list[str]]:
    """Press about until the game ends or ``most`` questions are answered; return the answers, and what had none."""
    done, stuck, session = Counter(), [], screen.context.session
    given: list[Choice] = []
    answer = session.answer

    def note(choice: Choice):  # type: ignore[no-untyped-def]
        reason = answer(choice)
        if reason is None:
            given.append(choice)
        return reason

    session.answer = note
    presses, asked = 0, time.monotonic()
    while screen.context.game.state.outcome is None and sum(done.values()) < most:
        QApplication.processEvents()
        presenter = screen.director.presenter
        if presenter is None or not presenter.active:
            screen.input.press("primary")
            assert time.monotonic() - asked < IDLE_S, "nobody is asked any more"
            continue
        kind, before, asked = presenter.decision.kind, len(given), time.monotonic()
        chance.choice(list(ways_on(screen, presenter, chance)))()
        presses += 1
        if presses >= PATIENCE and len(given) == before:
            stuck.append(kind)
            answer(presenter.decision.options.sample(SeededDice(chance.randrange(10**6))))
            presses = 0
        elif len(given) > before:
            done[kind] += len(given) - before
            presses = 0
    return done, stuck
