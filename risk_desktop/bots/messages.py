"""The messages of the bot protocol: one JSON object a line. docs/bots.md tells what they mean.

The program sends ``Hello``, ``GameStart``, ``Events``, ``Decide``, ``Replaced``, ``Over``; the bot ``Hello`` and ``Chosen``.
Territories, regions, seats and cards are numbers; -1 stands for nobody and for what the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from risk_desktop.ai.intent import Intent
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import OptionValue

PROTOCOL = 1
"""Changes only when an old bot could no longer play. New fields may come at any time."""
MAX_ANSWER = 65_536
"""Bytes in a line of a bot."""
MAX_MESSAGE = 4_000_000
"""Bytes in a line of the program."""


class Message(Struct, frozen=True, tag_field="type"):
    """Base of all messages; ``type`` says which one it is."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of both sides: the ``protocol`` that they speak and the ``name`` of the program."""

    protocol: int
    name: Annotated[str, Meta(max_length=200)] = ""


class GameStart(Message, frozen=True, tag="game"):
    """A game begins for ``seat``. Seats from ``players`` up to ``seats`` are neutral colours.

    ``options`` are the rules in force, ``board`` the graph, ``decks`` the cards by deck and number. ``seed`` and ``temperament``
    are for the bot's own dice and manners; they tell nothing about the dice of the game. ``side`` are the seats that win together
    with this one, itself included.
    """

    edition: str
    players: int
    seats: int
    seat: int
    side: tuple[int, ...]
    options: Mapping[str, OptionValue]
    board: Board
    decks: Mapping[str, tuple[Mapping[str, Any], ...]]
    seed: int
    temperament: str = "balanced"


class Pile(Struct, frozen=True):
    """A deck as the seat sees it: the ``own`` cards, ``sizes`` of all hands by seat, ``draw`` pile's size, ``discard``."""

    own: tuple[int, ...]
    sizes: tuple[int, ...]
    draw: int
    discard: tuple[int, ...]


class VisiblePosition(Struct, frozen=True, omit_defaults=True):
    """The table in plain words; lists are by territory or by seat.

    ``set_values``: what a set of each kind brings now, where sets of cards are traded. ``commands``: armies that the seat itself
    commands, where partners share territories.
    """

    round: int
    turn: int
    phase: str
    owner: tuple[int, ...]
    armies: tuple[int, ...]
    alive: tuple[bool, ...]
    reserve: tuple[int, ...]
    decks: Mapping[str, Pile] = {}
    set_values: Mapping[str, int] = {}
    commands: tuple[int, ...] = ()


class Decide(Message, frozen=True, tag="decide"):
    """The seat has to choose: answer with ``Chosen`` and the same ``id`` within ``seconds``.

    ``kind`` says what is asked, ``step`` about what, ``options`` what is legal. ``state`` is all that the seat may know, as a
    save holds it; ``position`` is the part of it that most bots need.
    """

    id: int
    kind: str
    seconds: float
    step: Mapping[str, Any]
    options: Mapping[str, Any]
    position: VisiblePosition
    state: msgspec.Raw


class Events(Message, frozen=True, tag="events"):
    """What has happened since the last message, as the seat saw it, oldest first."""

    events: tuple[msgspec.Raw, ...]


class Replaced(Message, frozen=True, tag="fault"):
    """The answer to ``id`` was no good (``kind`` is "illegal"), ``detail`` says why, and a safe choice was played."""

    id: int
    kind: str
    detail: str


class Over(Message, frozen=True, tag="over"):
    """The game is over; no ``winners`` when it was broken off."""

    winners: tuple[int, ...]
    reason: str = ""


class Chosen(Message, frozen=True, tag="choice"):
    """The bot's answer to ``Decide``: a ``choice`` of one of the forms in docs/bots.md, and its ``intent`` if it tells one."""

    id: int
    choice: msgspec.Raw
    intent: Intent | None = None


FromProgram = Hello | GameStart | Events | Decide | Replaced | Over
FromBot = Hello | Chosen

_encoder = msgspec.json.Encoder(order="deterministic")
_of_program = msgspec.json.Decoder(FromProgram)
_of_bot = msgspec.json.Decoder(FromBot)


class NotAMessage(ValueError):
    """A line that is no message; the text says why."""


def line_of(message: Message) -> bytes:
    """Return ``message`` as a line."""
    return _encoder.encode(message) + b"\n"


def read_program(line: bytes) -> FromProgram:
    """Return the message in a line of the program; NotAMessage."""
    message: FromProgram = _read(_of_program, line)
    return message


def read_bot(line: bytes) -> FromBot:
    """Return the message in a line of a bot; NotAMessage."""
    message: FromBot = _read(_of_bot, line)
    return message


def _read(decoder: msgspec.json.Decoder[Any], line: bytes) -> Any:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise NotAMessage(f"{fault} in {line[:60]!r}") from None
