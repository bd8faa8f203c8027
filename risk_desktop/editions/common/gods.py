"""What is told of gods: who leads which, who is banished, god wars with all that counts in them, and works."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Length
from risk_desktop.engine.pools import D6, Pool
from risk_desktop.engine.state import GameState, Slot

from .battle_events import Contest

PANTHEON = "pantheon"
HAVENS = {
    "babylonians": "kurnugia",
    "celts": "avalon",
    "egyptians": "duat",
    "greeks": "elysium",
    "norse": "valhalla",
}
"""The Afterlife of each pantheon, as the board names it (G-1)."""
WAR, SKY, DEATH, MAGIC = "war", "sky", "death", "magic"
GODS = (WAR, SKY, DEATH, MAGIC)
"""Kinds of gods, also the names of the miracle decks that they open."""


class PantheonSlot(Slot):
    """``of``: by seat, the key of his pantheon; "" as long as he has none."""

    of: Annotated[list[str], Length.BY_SEAT]

    def sound(self, game: Game) -> bool:
        """Each pantheon once; as soon as there are turns, everybody leads one."""
        led = [name for name in self.of if name]
        chosen = len(led) == len(self.of) or not game.state.round
        return chosen and len(set(led)) == len(led) and set(led) <= HAVENS.keys()


class PantheonsRolled(Event, frozen=True):
    """These players rolled for the choice of the pantheons; equal rolls are rolled again."""

    players: tuple[int, ...]
    rolls: tuple[int, ...]


class PantheonTaken(Event, frozen=True):
    """``player`` leads ``pantheon``; a neutral seat too has one."""

    player: int
    pantheon: str


class GodBanished(Event, frozen=True):
    """A god of ``player`` in ``territory`` went back to the pantheon card.

    ``why``: "god_war", "conquest", "plague", "emptied" or "miracle".
    """

    player: int
    kind: str
    territory: int
    why: str


class Host(Struct, frozen=True):
    """One side of a god war before the roll: how many dice, why the ones are rolled again ("" if not), what is added.

    ``dice`` and ``added`` are (reason, number): "base", "sky", "altars"; "armies", "mjolnir", "fire".
    """

    seat: int
    dice: tuple[tuple[str, int], ...]
    rerolls: str
    added: tuple[tuple[str, int], ...]

    @property
    def bonus(self) -> int:
        """What is added to the dice."""
        return sum(number for _, number in self.added)

    @property
    def count(self) -> int:
        """How many dice are rolled."""
        return sum(number for _, number in self.dice)

    @property
    def pool(self) -> Pool:
        """The dice, as the odds see them."""
        return Pool((D6,) * self.count, no_ones=bool(self.rerolls))


class GodWarSide(Struct, frozen=True):
    """One side of a god war after the roll: its champion, its dice at first and at last, and all that was added."""

    host: Host
    champion: str
    first: tuple[int, ...]
    rolled: tuple[int, ...]
    total: int


class ChampionNamed(Event, frozen=True):
    """``player`` sends the god of this kind in ``territory`` into a god war."""

    player: int
    kind: str
    territory: int


class GodWarFought(Contest, Event, frozen=True):
    """A round of a god war: ``winner`` is a seat, ``tie`` says whether the totals were equal. The loser's banishing follows."""

    origin: int
    target: int
    attack: GodWarSide
    defence: GodWarSide
    winner: int
    tie: bool

    @property
    def throws(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The dice of both sides as they fell at first."""
        return tuple((side.host.seat, side.first) for side in (self.attack, self.defence))


class LaborDone(Event, frozen=True):
    """``player`` did the labor of a god (its kind) and draws a card of that deck; the drawing follows."""

    player: int
    kind: str


class Labor(Struct, frozen=True):
    """How far a player is with the labor of a god: ``done`` of ``wanted`` (0: any roll may do it).

    ``lack``: what keeps it from earning a card now: "god" (not in play), "deck" (empty), "" for nothing.
    """

    kind: str
    done: int
    wanted: int
    lack: str


def pantheons_led(state: GameState) -> dict[int, str]:
    """Return by seat the pantheons that have been chosen."""
    of: list[str] = state.slots[PANTHEON].of
    return {seat: pantheon for seat, pantheon in enumerate(of) if pantheon}
