"""Aims that command cards share, and the choices that some of them ask for beside the usual ones."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Choice

from ...common.card_play import TERRITORY, Aim


def one_of(candidates: Sequence[int], at: str = TERRITORY) -> Aim | None:
    """Return the aim of a card that needs exactly one target; None if there is none, and it can't be played (AD-H-10)."""
    return Aim(tuple(sorted(candidates)), 1, 1, at) if candidates else None


JUST_SO = Aim()
"""The aim of a card without a target."""


class PlayCard(Choice, frozen=True):
    """Play a card of this kind (its id) at ``targets``, in ascending order: territories, players or commanders."""

    card: str
    targets: tuple[int, ...] = ()


class MoveCommanders(Choice, frozen=True):
    """Commanders and where each goes, in the order of COMMANDERS; who isn't named stays."""

    moves: tuple[tuple[str, int], ...]


class Remove(Choice, frozen=True):
    """Remove MODs: pairs of (territory, number) in ascending order of the territories."""

    parts: tuple[tuple[int, int], ...]
