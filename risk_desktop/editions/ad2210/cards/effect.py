"""What a command card does, as a small value: at whom it can be aimed, what it changes, and what becomes of an invasion.

A new effect is a subclass with its numbers as fields and a ``kind`` as tag; it is added to ``AnyEffect`` in ``spec.py``,
and a row of ``resources/cards/ad2210.yaml`` uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import GameState, Piece
from risk_desktop.engine.step import Step

from ...common.card_play import Aim, Wording
from ..invasion import Invasion
from ..terrain import card_deck
from ..units import COMMANDERS
from .aims import JUST_SO

Terrain = Literal["land", "water", "moon"]


def opponents(state: GameState, player: int) -> list[int]:
    """Return the other players who are still in the game; a neutral colour is no opponent (AMB-13)."""
    return [other for other in range(state.players) if other != player and state.alive[other]]


def hostile(state: GameState, player: int, territory: int) -> bool:
    """Tell whether units of an opponent or of the neutral colour stand in ``territory`` (AD-Y-5)."""
    return state.owner[territory] != player and state.armies[territory] > 0


def commander_number(seat: int, kind: str) -> int:
    """Return the number that stands for a commander among the targets of a card."""
    return seat * len(COMMANDERS) + COMMANDERS.index(kind)


def commander_of(number: int) -> tuple[int, str]:
    """Return seat and kind of the commander that ``number`` stands for."""
    seat, kind = divmod(number, len(COMMANDERS))
    return seat, COMMANDERS[kind]


def numbered_commander(number: int, pieces: Sequence[Piece]) -> Piece | None:
    """Return the commander that ``number`` stands for, None if he is not on the board."""
    return next((piece for piece in pieces if (piece.player, piece.kind) == commander_of(number)), None)


class CommandPlay(Struct, frozen=True):
    """A card being played: who plays which card (its id) at which targets; ``invasion`` where it answers one."""

    player: int
    card: str
    targets: tuple[int, ...]
    invasion: Invasion | None = None

    @property
    def target(self) -> int:
        """The only target."""
        return self.targets[0]


def drawing(game: Game, terrain: str) -> Aim:
    """Return the aim of a card that turns over territory cards: in vain where none is left, but it may be played (AMB-5)."""
    return Aim(vain=not game.state.decks[card_deck(terrain)].draw)


class CommandEffect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all effects. The state is changed in ``apply``; what must be asked or comes later is pushed there as steps.

    When all of that is done, emptied territories, eliminations and victory are looked after (AD-H-11).
    """

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Return at what ``player`` could aim the card now; None if it can do nothing (AD-H-10)."""
        return JUST_SO

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Do what the card says, or push the steps that do it."""
        raise NotImplementedError

    def outcome(self, game: Game, play: CommandPlay, invasion: Invasion) -> Step | None:
        """Return what becomes of the invasion that the card answered: it goes on, changed or not, or None: it is off."""
        return invasion

    def idle(self, terrain: str) -> bool:
        """Tell whether a card with it could never do anything; ``terrain``: where the card answers invasions, if not anywhere."""
        return False

    @property
    def kind(self) -> str:
        """Return the word that names the class in the file."""
        return str(self.__struct_config__.tag)

    @property
    def where(self) -> str:
        """Return the terrain that it is about, "anywhere" for all of them."""
        return str(self._fields().get("terrain", "anywhere"))

    def wording(self) -> Wording:
        """Return the sentences that tell the effect: by its kind, and its terrain if it has one."""
        numbers = {name: value for name, value in self._fields().items() if isinstance(value, int)}
        return Wording(f"deck_card.effect.{self.kind}.{self.where}", numbers)

    def _fields(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__struct_fields__}
