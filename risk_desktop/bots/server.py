"""The program's own opponents as a bot: reads the messages of the protocol, thinks, answers.

Everything comes from the messages: rules and board from ``game``, the position from ``decide``. So a seat that is played over
the protocol sees what the same opponent would see inside, and with the same seed it plays the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

import msgspec

from risk_desktop import __version__
from risk_desktop.ai.player import Opponent, make_opponent, reply_of
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View
from risk_desktop.storage.codec import decode_state, encode_choice

from .messages import MAX_MESSAGE, PROTOCOL, Chosen, Decide, GameStart, Hello, NotAMessage, line_of, read_program


class Refused(Exception):
    """What came in can't be answered; the text says why."""


class Server:
    """Plays one seat after the other with opponents of ``level``; ``temperament`` replaces the one that the game names."""

    def __init__(self, level: str, temperament: str = "") -> None:
        self._level = level
        self._temperament = temperament
        self._seat = -1
        self._rules: Rules | None = None
        self._opponent: Opponent | None = None

    def answers(self, source: IO[bytes]) -> Iterator[bytes]:
        """Yield the line that answers each message of ``source`` that wants one. Refused."""
        while line := source.readline(MAX_MESSAGE):
            try:
                message = read_program(line)
            except NotAMessage as error:
                raise Refused(str(error)) from None
            if isinstance(message, Hello):
                yield self._greet(message)
            elif isinstance(message, GameStart):
                self._begin(message)
            elif isinstance(message, Decide):
                yield self._choose(message)

    def _greet(self, hello: Hello) -> bytes:
        if hello.protocol != PROTOCOL:
            raise Refused(f"protocol {hello.protocol} is not known here, only {PROTOCOL}")
        return line_of(Hello(PROTOCOL, f"risk-desktop {__version__} {self._level}"))

    def _begin(self, game: GameStart) -> None:
        """Compose the rules anew. Refused: this version doesn't know them."""
        try:
            self._rules = make_rules(game.edition, game.board, game.players, game.options)
        except (LookupError, ValueError) as error:
            raise Refused(str(error)) from None
        self._seat = game.seat
        self._opponent = make_opponent(self._level, game.seed, self._temperament or game.temperament)

    def _choose(self, asked: Decide) -> bytes:
        rules, opponent = self._rules, self._opponent
        if rules is None or opponent is None:
            raise Refused("decide came before game")
        state = in_order(decode_state(asked.state), rules)
        decision = Game(rules, state).pending()
        if decision is None or decision.player != self._seat:
            raise Refused(f"nothing is asked of seat {self._seat} in this state")
        reply = reply_of(opponent, View(self._seat, state, rules), decision)
        return line_of(Chosen(asked.id, msgspec.Raw(encode_choice(reply.choice)), reply.intent))


def in_order(state: GameState, rules: Rules) -> GameState:
    """Put decks and slots in the order in which a game has them: JSON sorted them, and own dice depend on it."""
    state.decks = {name: state.decks[name] for name in rules.decks}
    state.slots = {name: state.slots[name] for name in rules.slots}
    return state


def serve(level: str, temperament: str, source: IO[bytes], target: IO[bytes]) -> None:
    """Answer from ``source`` to ``target`` until ``source`` ends. Refused."""
    for line in Server(level, temperament).answers(source):
        target.write(line)
        target.flush()
