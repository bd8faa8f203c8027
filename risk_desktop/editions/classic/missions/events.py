"""What happens with missions. A mission is named by its id; "" where the viewer may not know it."""

from __future__ import annotations

from risk_desktop.engine.events import Event


class MissionsDrawn(Event, frozen=True):
    """``player`` drew ``missions``, which only he sees."""

    player: int
    missions: tuple[str, ...]

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The holder."""
        return (self.player,)

    def public(self) -> Event | None:
        """Hide which ones."""
        return MissionsDrawn(self.player, ("",) * len(self.missions))


class MissionSwapped(Event, frozen=True):
    """``player`` gave ``given`` back and drew ``mission`` for it; only he sees them."""

    player: int
    mission: str
    given: str

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The holder."""
        return (self.player,)

    def public(self) -> Event | None:
        """Hide both."""
        return MissionSwapped(self.player, "", "")


class MissionsRemoved(Event, frozen=True):
    """``missions`` can't be played here, as those of absent colours (S-02, D-04): everybody knows that they are out."""

    missions: tuple[str, ...]


class MissionRevealed(Event, frozen=True):
    """``player`` fulfilled ``mission`` and showed it; it was his ``number``-th."""

    player: int
    mission: str
    number: int = 1
