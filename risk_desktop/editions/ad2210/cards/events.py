"""What is told of command cards: that one was played, what it showed to all, what it makes happen later or for all."""

from __future__ import annotations

from risk_desktop.engine.events import Event

from ...common.card_play import CardPlayed


class CommandCardPlayed(CardPlayed, frozen=True):
    """A command card was played; all its targets are of the kind ``at``."""

    at: str

    @property
    def aims(self) -> tuple[str, ...]:
        """All the same."""
        return (self.at,) * len(self.targets)


class CardDieRolled(Event, frozen=True):
    """A die with ``sides`` sides was rolled for the card of ``player``; ``region`` is the one that it picked, -1 if none."""

    player: int
    card: str
    sides: int
    value: int
    region: int = -1


class TerritoryCardsTurned(Event, frozen=True):
    """The card of ``player`` turned over territory cards of a terrain; they showed ``territories`` (none: the deck is empty)."""

    player: int
    card: str
    terrain: str
    territories: tuple[int, ...]


class TerritoryEmptied(Event, frozen=True):
    """``player`` controls ``territory`` no longer: nobody is left there (AD-H-8)."""

    player: int
    territory: int


class CardSettled(Event, frozen=True):
    """The card of ``player`` is resolved; eliminations are looked at next. The moment for what waits for control (AD-Z-4)."""

    player: int


class LandingOpened(Event, frozen=True):
    """``player`` may invade ``territory`` from the Moon in this turn (AD-R-1); -1: the cards showed none."""

    player: int
    territory: int


class ScoutsSent(Event, frozen=True):
    """``player`` holds ``mods`` ready for a ``territory`` that only he knows; False ``sent``: the deck is empty (AD-Z-4)."""

    player: int
    mods: int
    sent: bool = True
    territory: int = -1

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The one who sent them, if they are on their way."""
        return (self.player,) if self.territory >= 0 else None

    def public(self) -> Event | None:
        """Hide where they wait."""
        return ScoutsSent(self.player, self.mods, self.sent)


class ScoutsLanded(Event, frozen=True):
    """``player`` controls the ``territory`` of his Scout Forces: it is shown, and ``mods`` appear there (AD-Z-4)."""

    player: int
    territory: int
    mods: int


class HoardDecided(Event, frozen=True):
    """At the end of the turn of ``player``: did he control ``territory`` (-1: the whole Moon)? ``energy`` is what he got."""

    player: int
    card: str
    territory: int
    energy: int


class ArmageddonBegan(Event, frozen=True):
    """``player`` called an Armageddon: all may play nuclear cards for nothing now (AD-Z-17)."""

    player: int


class ArmageddonEnded(Event, frozen=True):
    """All nuclear cards of the Armageddon that ``player`` called are played."""

    player: int
