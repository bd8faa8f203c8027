"""Computer players as characters: which face belongs to whom, and what is said of him."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication

from risk_desktop.ai.player import LEVELS
from risk_desktop.bots.commands import is_outside, short_name
from risk_desktop.i18n import tr
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.ui.art.portraits import AUTOMATON, PEOPLE, Face, portrait_pixmap
from risk_desktop.ui.theme import SeatColours, current_metrics

NAMES = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
"""What the seats of a new game are called; each name has a face of its own."""
OFFERED = ("easy", "normal", "hard", "expert")
"""The levels that a person may choose for a computer."""
_TIP_SIDE = 76
"""Size of the portrait in a tooltip, px at 100 %."""


@lru_cache(maxsize=8)
def faces_of(seats: tuple[SavedSeat, ...]) -> tuple[Face, ...]:
    """Return the faces of those who sit at a table, all different: by name, else by colour; a person has one for a stand-in."""
    known = dict(zip(NAMES, PEOPLE, strict=True))
    people: dict[int, str] = {}
    for number, seat in enumerate(seats):
        if seat.name in known and known[seat.name] not in people.values():
            people[number] = known[seat.name]
    for number, seat in enumerate(seats):
        if number not in people:
            wished = (PEOPLE[seat.colour % len(PEOPLE)], *PEOPLE)
            people[number] = next((each for each in wished if each not in people.values()), wished[0])
    return tuple(_face(seat, people[number]) for number, seat in enumerate(seats))


def _face(seat: SavedSeat, person: str) -> Face:
    if is_outside(seat.kind):
        return Face(AUTOMATON)
    return Face(person, seat.temperament, seat.kind) if seat.kind in LEVELS else Face(person)


def has_face(kind: str) -> bool:
    """Tell whether somebody of this kind is shown with a face: a computer player."""
    return kind in LEVELS or is_outside(kind)


def character_words(seat: SavedSeat) -> str:
    """Return in a few words how a computer player plays: his temperament and level, or the name of the program."""
    if is_outside(seat.kind):
        return tr("bots.program", name=short_name(seat.kind))
    words = tr(f"opponent.temperament.{seat.temperament}")
    return tr("opponent.character", temperament=words, level=tr(f"common.level.{seat.kind}"))


def manner_words(seat: SavedSeat) -> str:
    """Return in a sentence what a computer player likes to do; "" for a program, of which nothing is known."""
    return "" if is_outside(seat.kind) else tr(f"opponent.temperament.{seat.temperament}.says")


def with_portrait(lines: Sequence[str], face: Face, colours: SeatColours) -> str:
    """Return a tooltip with a portrait beside ``lines``, the first of which is the heading."""
    head, *rest = (escape(line).replace("\n", "<br/>") for line in lines)
    words = "".join(f"<br/>{line}" for line in rest)
    ratio = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    image = _image(face, colours, current_metrics().px(_TIP_SIDE), ratio)
    return f'<table cellspacing="6"><tr><td>{image}</td><td style="vertical-align: middle"><b>{head}</b>{words}</td></tr></table>'


@lru_cache(maxsize=32)
def _image(face: Face, colours: SeatColours, side: int, ratio: float) -> str:
    """Return a portrait as an image within rich text, as fine as the screen: each tooltip holds all of it."""
    buffer = QBuffer()
    if buffer.open(QIODevice.OpenModeFlag.WriteOnly):
        # The stubs want bytes as the format, Qt a str.
        portrait_pixmap(face, colours, side, ratio).toImage().save(buffer, "PNG")  # type: ignore[call-overload]
    data = base64.b64encode(bytes(buffer.data().data())).decode()
    return f'<img src="data:image/png;base64,{data}" width="{side}" height="{side}"/>'
