"""An outside program in a seat: tells it the game, asks it, and makes a Fault of everything that goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import monotonic

import msgspec
from msgspec import Struct

from risk_desktop import __version__
from risk_desktop.ai.intent import Intent, Reply
from risk_desktop.ai.player import Failed, Fault
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View
from risk_desktop.storage.codec import CodecError, decode_choice, encode_event, encode_state

from .forms import form_of
from .messages import PROTOCOL, Chosen, Decide, Events, GameStart, Hello, NotAMessage, Over, Replaced, read_bot
from .position import decks_of, position_of
from .process import BotProcess

log = logging.getLogger(__name__)

GIVE_UP = 3
"""After so many crashes and missed deadlines in a row nobody waits for the bot any more; a new game gives one more try."""
_DETAIL = 200


class Limits(Struct, frozen=True):
    """Seconds that a bot has: to ``start`` and say hello, and for each ``decision``."""

    start: float = 20.0
    decision: float = 10.0


class Bot:
    """Plays one seat at a time, in one game after the other; the process lives from the first question to ``close``."""

    def __init__(self, command: str, limits: Limits | None = None) -> None:
        self._command = command
        self._limits = limits or Limits()
        self._process: BotProcess | None = None
        self._start: GameStart | None = None
        self._told = False
        self._has_played = False
        self._missed: list[Event] = []
        self._asked = 0
        self._strikes = 0
        self._last = Fault("crash", "never started")
        self._killed = False

    def begin(self, rules: Rules, seat: int, seed: int, temperament: str = "balanced") -> None:
        """A new game: the bot hears of it with the first question. ``seed`` must tell nothing about the dice."""
        self._start = GameStart(
            edition=rules.edition,
            players=rules.players,
            seats=rules.seats,
            seat=seat,
            side=tuple(rules.side_of(seat)),
            options=dict(rules.options),
            board=rules.board,
            decks=decks_of(rules),
            seed=seed,
            temperament=temperament,
        )
        self._told = False
        self._missed.clear()
        if self._has_played:
            self._strikes = min(self._strikes, GIVE_UP - 1)

    def happened(self, events: Sequence[Event]) -> None:
        """Note what the seat saw of ``events``, for the next message; nothing for a bot that has been given up."""
        assert self._start is not None
        if self._strikes >= GIVE_UP:
            return
        seen = (event.seen_by(self._start.seat) for event in events)
        self._missed += [event for event in seen if event is not None]

    def over(self, outcome: Outcome | None) -> None:
        """Tell how the game ended; None: it was broken off."""
        if self._process is not None and self._told:
            self._tell_events(self._process)
            ended = Over(outcome.winners, outcome.reason) if outcome is not None else Over((), "broken_off")
            self._process.send(ended)
        self._told = False

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the bot's answer. Failed: it gave none, or none that is legal."""
        return self.reply(seen, decision).choice

    def reply(self, seen: View, decision: Decision) -> Reply:
        """Return the bot's answer, and what it is for if it tells that and names what there is. Failed, as ``choose``."""
        if self._killed:
            raise Failed(Fault("late", "the program was ended"))
        if self._strikes >= GIVE_UP:
            raise Failed(Fault(self._last.kind, f"given up after {GIVE_UP} failures in a row: {self._last.detail}"))
        self._asked += 1
        try:
            process = self._ready()
            self._tell_events(process)
            process.skip()
            process.send(self._question(seen, decision))
            reply = self._answer(process, decision, seen.rules)
        except Failed as failed:
            self._note(failed.fault)
            raise
        self._strikes, self._has_played = 0, True
        return reply

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def kill(self) -> None:
        """End the program at once, from any thread: a waiting ``choose`` fails then, and so do later ones."""
        self._killed = True
        process = self._process
        if process is not None:
            process.kill()

    def _ready(self) -> BotProcess:
        """Return the process, started and told about the game."""
        if self._process is None:
            self._process = BotProcess(self._command)
            if self._killed:  # while it was being started: nobody else would end it
                self._process.kill()
            self._greet(self._process)
            self._told = False
        if not self._told:
            assert self._start is not None, "begin() comes first"
            self._process.send(self._start)
            self._told = True
        return self._process

    def _greet(self, process: BotProcess) -> None:
        until = monotonic() + self._limits.start
        process.send(Hello(PROTOCOL, f"risk-desktop {__version__}"))
        try:
            reply = read_bot(process.receive(until))
        except NotAMessage as error:
            raise Failed(Fault("crash", f"expected a hello: {error}"[:_DETAIL])) from None
        if not isinstance(reply, Hello) or reply.protocol != PROTOCOL:
            raise Failed(Fault("crash", f"expected a hello of protocol {PROTOCOL}"))
        log.info("bot %s is %s", self._command, reply.name)

    def _tell_events(self, process: BotProcess) -> None:
        if self._missed:
            process.send(Events(tuple(msgspec.Raw(encode_event(event)) for event in self._missed)))
            self._missed.clear()

    def _question(self, seen: View, decision: Decision) -> Decide:
        return Decide(
            id=self._asked,
            kind=decision.kind,
            seconds=self._limits.decision,
            step=msgspec.to_builtins(decision.step),
            options=form_of(decision.options),
            position=position_of(seen),
            state=msgspec.Raw(encode_state(seen.state)),
        )

    def _answer(self, process: BotProcess, decision: Decision, rules: Rules) -> Reply:
        """Wait for the answer; answers to earlier questions, which came too late, are passed over."""
        until = monotonic() + self._limits.decision
        while True:
            try:
                reply = read_bot(process.receive(until))
            except NotAMessage as error:
                raise Failed(Fault("illegal", f"no message: {error}"[:_DETAIL])) from None
            if isinstance(reply, Chosen) and reply.id >= self._asked:
                break
        if reply.id != self._asked:
            raise Failed(Fault("illegal", f"an answer to {reply.id}, but {self._asked} was asked"))
        try:
            choice = decode_choice(reply.choice)
        except CodecError as error:
            raise Failed(Fault("illegal", f"no choice: {error}"[:_DETAIL])) from None
        if choice not in decision.options:
            reason = decision.options.explain(choice)
            words = f"{reason.key} {reason.params}" if reason is not None else "not among the options"
            raise Failed(Fault("illegal", f"{choice}: {words}"[:_DETAIL]))
        told: Intent | None = reply.intent
        return Reply(choice, told if told is not None and told.fits(rules) else None)

    def _note(self, fault: Fault) -> None:
        """Tell the bot what was wrong; who crashed or was late is started anew."""
        self._last = fault
        process = self._process
        if process is None:
            self._strikes += 1
        elif fault.kind == "illegal":
            process.send(Replaced(self._asked, fault.kind, fault.detail))
        else:
            self._strikes += 1
            self._process, self._told = None, False
            process.kill()
