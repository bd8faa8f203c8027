"""What is told of miracle cards and relics, beside the usual events."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import HIDDEN, Event

from ...common.card_play import CardPlayed


class PlayMiracle(Choice, frozen=True):
    """Play a card of this kind (its id) at ``targets``: territories, players, gods, decks or relics, as the card says."""

    card: str
    targets: tuple[int, ...] = ()


class MiraclePlayed(CardPlayed, frozen=True):
    """A miracle card was played; ``at`` says what each of its targets is."""

    at: tuple[str, ...]

    @property
    def aims(self) -> tuple[str, ...]:
        """As the card says."""
        return self.at


class MiracleCancelled(Event, frozen=True):
    """The card that ``player`` played has no effect: ``by`` answered with Aegis."""

    player: int
    card: str
    by: int


class BoxOpened(Event, frozen=True):
    """Pandora's Box of ``player`` revealed a Death card; ``played`` tells whether it has a target."""

    player: int
    card: str
    number: int
    played: bool


class MiracleRolled(Event, frozen=True):
    """A die was rolled for ``territory``, for the card of ``player``."""

    player: int
    card: str
    territory: int
    value: int


class ContinentStruck(Event, frozen=True):
    """A card drew ``region``."""

    card: str
    region: int


class LandDeserted(Event, frozen=True):
    """A miracle killed the last army of ``player`` in ``territory``."""

    player: int
    territory: int


class HandDiscarded(Event, frozen=True):
    """``player`` discarded ``cards`` cards."""

    player: int
    cards: int


class CardStolen(Event, frozen=True):
    """``player`` took a card out of the hand of ``loser``; only the two see which."""

    player: int
    loser: int
    deck: str
    card: int

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The two concerned."""
        return (self.player, self.loser)

    def public(self) -> Event | None:
        """Hide the face."""
        return CardStolen(self.player, self.loser, self.deck, HIDDEN)


class GarrisonsSwapped(Event, frozen=True):
    """The garrisons of two territories of ``player`` changed places."""

    player: int
    a: int
    b: int


class EpochTurnedBack(Event, frozen=True):
    """The epoch is ``epoch`` again."""

    player: int
    epoch: int


class RelicWorked(Event, frozen=True):
    """A relic of ``player`` gave ``amount`` of something at the start of his turn, or in its first step."""

    player: int
    card: str
    amount: int


class GroundHallowed(Event, frozen=True):
    """Nobody may attack ``territory`` for the rest of this turn."""

    player: int
    territory: int


class FireCalled(Event, frozen=True):
    """The totals of ``player`` in god wars are higher by ``bonus`` in all for the rest of this turn."""

    player: int
    bonus: int


class RelicGained(Event, frozen=True):
    """``player`` has a new relic: its id is ``card``, its number ``number``; it works from now on."""

    player: int
    card: str
    number: int


class RelicLost(Event, frozen=True):
    """A relic of ``player`` is gone: destroyed, or stolen by ``thief`` (-1: by nobody)."""

    player: int
    card: str
    number: int
    thief: int
