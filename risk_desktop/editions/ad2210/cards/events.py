"""What command cards make happen later, or for all: landings, scouts, hoards, the Armageddon."""

from __future__ import annotations

from risk_desktop.engine.events import Event


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
