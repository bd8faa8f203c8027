"""Hints about the dice of a roll: why some have more sides than others, and which were rolled again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PieceTaken
from risk_desktop.engine.combat import Clash, DieReason, battle_reasons
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState, Piece
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.names import Names

_PLAIN = 6
REASON_GAP = " · "
"""Stands between the reasons of a side's dice."""


Reasons = tuple[DieReason, ...]


def dice_reasons(game: Game, rolled: DiceRolled, following: Sequence[Event]) -> tuple[Reasons, Reasons]:
    """Return for attacker and defender which pieces gave them better dice, and why; () for a side with plain dice.

    ``following``: the events after the roll; pieces that they removed or moved still took part in it. () also where the attacker
    left some pieces out, as the dice don't show which.
    """
    counts = [sum(sides != _PLAIN for sides in dice) for dice in (rolled.attack_sides, rolled.defence_sides)]
    if not any(counts):
        return (), ()
    clash = Clash(
        rolled.attacker, rolled.defender, rolled.origin, rolled.target, len(rolled.attack), len(rolled.defence)
    )
    both = battle_reasons(game.rules, _before(game.state, following), clash)
    ours, theirs = (
        tuple(reasons) if count == len(reasons) else () for count, reasons in zip(counts, both, strict=True)
    )
    return ours, theirs


def reason_line(names: Names, reasons: Reasons) -> str:
    """Return reasons as a line, each only once."""
    lines = dict.fromkeys((names.piece(reason.kind), tr(f"fight.because.{reason.why}")) for reason in reasons)
    return REASON_GAP.join(f"{capitalized(piece)} ({why})" for piece, why in lines)


def _before(state: GameState, following: Sequence[Event]) -> GameState:
    """Return the state with its pieces where they were before all that followed: lost ones are back, moved ones have stayed."""
    pieces = list(state.pieces)
    for event in reversed(following):
        if isinstance(event, PieceMoved):
            _exchange(pieces, event.kind, (event.player, event.target), (event.player, event.origin))
        elif isinstance(event, PieceTaken):
            _exchange(pieces, event.kind, (event.player, event.territory), (event.loser, event.territory))
        elif isinstance(event, PieceLost):
            pieces.append(Piece(event.kind, event.player, event.territory))
    return msgspec.structs.replace(state, pieces=pieces)


def _exchange(pieces: list[Piece], kind: str, now: tuple[int, int], then: tuple[int, int]) -> None:
    """Replace a piece of a player in a territory by one of ``then``; nothing where it has gone since without a word."""
    with suppress(ValueError):
        pieces[pieces.index(Piece(kind, *now))] = Piece(kind, *then)


@dataclass(frozen=True)
class Rerolls:
    """For attacker and defender: the values before some dice were rolled again, () if none was, and the cause."""

    first: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    causes: tuple[str, str] = ("", "")

    def words(self) -> tuple[str, str]:
        """Return the causes in words, "" for none."""
        attack, defence = (tr(f"fight.again.{cause}") if cause else "" for cause in self.causes)
        return attack, defence


NO_REROLLS = Rerolls()


class RerollNotes:
    """Collects which dice are rolled again, until the roll that they belong to is shown."""

    def __init__(self) -> None:
        self._noted: dict[int, DiceRerolled] = {}

    def note(self, event: DiceRerolled) -> None:
        """Remember dice that were rolled again."""
        self._noted[event.territory] = event

    def of(self, roll: DiceRolled) -> Rerolls:
        """Return what was rolled again in a roll, and forget it."""
        both = (self._noted.get(roll.origin), self._noted.get(roll.target))
        self._noted.clear()
        attack, defence = ((note.first, note.cause) if note is not None else ((), "") for note in both)
        return Rerolls((attack[0], defence[0]), (attack[1], defence[1]))

    def forget(self) -> None:
        """Forget everything, as those dice are shown elsewhere."""
        self._noted.clear()
