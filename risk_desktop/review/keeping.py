"""A review is kept beside its save, as long as neither the save nor what it was valued with has changed."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from risk_desktop import __version__
from risk_desktop.ai import chance, weights
from risk_desktop.bounded import read_bounded
from risk_desktop.paths import resources_dir
from risk_desktop.storage.codec import CodecError, decode_choice
from risk_desktop.storage.files import write_atomically
from risk_desktop.storage.lines import MAX_FILE_BYTES
from risk_desktop.storage.saves import review_path

from .report import DecisionReview, GameReview, SeatAccount

FORMAT: Final = 9
"""Goes up when positions are valued otherwise without that a weight has changed."""
_CHOICES: Final = ("chosen", "best")


class _KeptReview(Struct, frozen=True):
    """What the file holds: the ``mark`` of what was valued with what, and the review with its decisions apart."""

    mark: str
    review: GameReview
    decisions: tuple[dict[str, Any], ...]


class _Accounts(Struct, frozen=True):
    """Of a review only what its seats' accounts say, and how much of the game they tell of."""

    valued: int
    total: int
    accounts: tuple[SeatAccount, ...]


class _KeptAccounts(Struct, frozen=True):
    """The same file, read for its accounts alone."""

    mark: str
    review: _Accounts


def kept_accounts(save: Path) -> tuple[SeatAccount, ...]:
    """Return the accounts of all seats from the review that was kept of a save; none where it isn't of the whole game."""
    try:
        kept = msgspec.json.decode(read_bounded(review_path(save), MAX_FILE_BYTES), type=_KeptAccounts)
        known = kept.mark == mark_of(save) and kept.review.valued == kept.review.total
    except (OSError, msgspec.MsgspecError):
        return ()
    return kept.review.accounts if known else ()


def kept_review(save: Path) -> GameReview | None:
    """Return the review that was kept of a save; None where there is none, or it tells of something else by now."""
    try:
        data = read_bounded(review_path(save), MAX_FILE_BYTES)
        kept = msgspec.json.decode(data, type=_KeptReview)
        if kept.mark != mark_of(save):
            return None
        decisions = tuple(_decision(row) for row in kept.decisions)
    except (OSError, msgspec.MsgspecError, CodecError, KeyError, TypeError):
        return None
    return msgspec.structs.replace(kept.review, decisions=decisions)


def keep_review(save: Path, review: GameReview) -> None:
    """Keep the review of a save beside it. OSError."""
    decisions = tuple(msgspec.to_builtins(each) for each in review.decisions)
    kept = _KeptReview(mark_of(save), msgspec.structs.replace(review, decisions=()), decisions)
    write_atomically(review_path(save), msgspec.json.encode(kept))


def mark_of(save: Path) -> str:
    """Return what changes with the program, its weights, or the save. OSError."""
    return hashlib.blake2b(
        f"{FORMAT} {__version__} {_weights()}".encode() + read_bounded(save, MAX_FILE_BYTES), digest_size=16
    ).hexdigest()


@cache
def _weights() -> str:
    """Return what changes with the numbers that positions are valued by."""
    content = b"".join((resources_dir() / name).read_bytes() for name in (weights.FILE, chance.FILE))
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def _decision(row: dict[str, Any]) -> DecisionReview:
    """Return a decision from plain data; its choices may be of any class. CodecError, ValidationError."""
    values = {name: msgspec.convert(row[name], hint) for name, hint in _hints().items() if name in row}
    values |= {name: decode_choice(msgspec.json.encode(row[name])) for name in _CHOICES}
    return DecisionReview(**values)


@cache
def _hints() -> dict[str, Any]:
    """Return the type of each field but the choices."""
    return {each.name: each.type for each in msgspec.structs.fields(DecisionReview) if each.name not in _CHOICES}
