"""Dice that were rolled again: what they showed before, kept until the roll itself is told."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.engine.events import DiceRolled
from risk_desktop.i18n import tr


@dataclass(frozen=True)
class Rerolls:
    """Of the attacker and the defender: what all dice showed before, () if none was rolled again, and what was the cause."""

    first: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    causes: tuple[str, str] = ("", "")

    def words(self) -> tuple[str, str]:
        """Return the causes in words, "" for none."""
        attack, defence = (tr(f"godwar.again.{cause}") if cause else "" for cause in self.causes)
        return attack, defence


NO_REROLLS = Rerolls()


class RerollNotes:
    """``note`` takes the event as it comes, ``of`` gives what belongs to a roll; the next roll has its own."""

    def __init__(self) -> None:
        self._noted: dict[int, DiceRerolled] = {}

    def note(self, event: DiceRerolled) -> None:
        """Remember it by the land of whoever rolled."""
        self._noted[event.territory] = event

    def of(self, roll: DiceRolled) -> Rerolls:
        """Return what was rolled again in a roll that is told now."""
        both = (self._noted.get(roll.origin), self._noted.get(roll.target))
        self._noted.clear()
        attack, defence = ((note.first, note.cause) if note is not None else ((), "") for note in both)
        return Rerolls((attack[0], defence[0]), (attack[1], defence[1]))

    def forget(self) -> None:
        """The dice that were rolled again are shown elsewhere."""
        self._noted.clear()
