"""Outside programs at the window's table: asked from the thread that waits, ended from any."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Failed, Fault
from risk_desktop.bots.bot import Bot, Limits
from risk_desktop.bots.commands import command_of
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.view import View

from .question import Question, RulesSpec

log = logging.getLogger(__name__)


class Programs:
    """The outside programs of one game, one process for each of their seats."""

    def __init__(self, order: RulesSpec) -> None:
        self._order = order
        self._rules: Rules | None = None
        self._bots: dict[int, Bot] = {}
        self._asked: Bot | None = None

    def ask(self, question: Question, seconds: float) -> Reply | Fault:
        """Return the program's answer; a Fault if it fails or needs more than ``seconds``. Blocks."""
        try:
            rules = self._rules = self._rules or self._order.compose()
            decision = Game(rules, question.state.copy()).pending()
            if decision is None:
                return Fault("illegal", "nothing is asked")
            bot = self._asked = self._bot(question, rules, seconds)
            bot.happened(question.events)
            return bot.reply(View(question.player, question.state, rules), decision)
        except Failed as failed:
            return failed.fault
        except Exception as error:  # the boundary to code that may be anybody's: reported, never swallowed
            log.exception("outside program %s", question.level)
            return Fault("crash", f"{type(error).__name__}: {error}")
        finally:
            self._asked = None

    def over(self, outcome: Outcome) -> None:
        """Tell all programs how the game ended."""
        for bot in self._bots.values():
            bot.over(outcome)

    def interrupt(self) -> None:
        """End the program that is being asked, from another thread."""
        bot = self._asked
        if bot is not None:
            bot.kill()

    def close(self) -> None:
        """End all programs."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            bot.over(None)
            bot.close()

    def _bot(self, question: Question, rules: Rules, seconds: float) -> Bot:
        if question.player not in self._bots:
            bot = Bot(command_of(question.level), Limits(decision=seconds))
            bot.begin(rules, question.player, question.seed, question.temperament)
            self._bots[question.player] = bot
        return self._bots[question.player]


class News:
    """What has happened since each of some seats was last asked, choice by choice."""

    def __init__(self, seats: Sequence[int]) -> None:
        self._missed: Mapping[int, list[Sequence[Event]]] = {seat: [] for seat in seats}

    def note(self, events: Sequence[Event]) -> None:
        """Keep the events of one choice."""
        for missed in self._missed.values():
            missed.append(tuple(events))

    def take_back(self) -> None:
        """Forget the last choice."""
        for missed in self._missed.values():
            del missed[-1:]

    def take(self, seat: int) -> tuple[Event, ...]:
        """Return what ``seat`` has missed, and forget it; nothing for a seat that isn't kept."""
        missed = self._missed.get(seat, [])
        events = tuple(event for batch in missed for event in batch)
        missed.clear()
        return events
