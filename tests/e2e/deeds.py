"""What a person did in a game, read from the save on the disk by playing it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from risk_desktop.editions.ad2210.cards.playing import PlayCard
from risk_desktop.editions.ad2210.terrain import LAND, MOON, WATER, terrain_of
from risk_desktop.editions.ad2210.units import COMMANDERS, STATION
from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.pieces import Enter, LedAttack, PutPiece
from risk_desktop.engine.choices import Amount, Attack, Blitz, Choice, Fortify
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import maps_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import replay

WANTED = (
    "bid",
    "turn marker",
    "commander placed",
    "station placed",
    "commander hired",
    "cards bought",
    "card played",
    "commanders chosen",
    "sea entered",
    "flown to the Moon",
    "fought for",
    "answered in another's turn",
    "fortified",
)


@dataclass
class Deeds:
    """How often a person did what, all events that everybody may see, and why the game ended ("" if it did not)."""

    count: Counter[str] = field(default_factory=Counter)
    events: list[Event] = field(default_factory=list)
    reason: str = ""
    records: int = 0

    def missing(self) -> list[str]:
        """Return what has not been done."""
        return [*(each for each in WANTED if not self.count[each]), *(["scored"] if self.reason != "score" else [])]

    def told(self) -> str:
        """Return all of it as a line."""
        done = ", ".join(f"{each} {self.count[each]}" for each in WANTED)
        return f"{self.records} records, end {self.reason!r}: {done}"


def deeds_of(save: Path, seat: int = 0) -> Deeds:
    """Return what the person in a seat did, from a save that replays with the same hashes."""
    loaded = read_save(save)
    found, asked, turn = Deeds(), "", -1
    before: Game | None = None
    for played in replay(loaded, to_board(maps_of(loaded))):
        found.records = played.number
        found.events += played.events
        if played.saved is not None and played.saved.record.player == seat and before is not None:
            found.count.update(_names(played.game, asked, turn, seat, played.saved.record.choice))
        before = played.game
        decision = played.game.pending()
        asked, turn = (decision.kind if decision is not None else ""), played.game.state.turn
    outcome = before.state.outcome if before is not None else None
    if loaded.end is not None and outcome is not None:
        found.reason = outcome.reason
    return found


def _names(game: Game, asked: str, turn: int, seat: int, choice: Choice) -> Iterator[str]:
    """Yield what a choice is called that answered a question of a kind in somebody's turn."""
    if asked == "bid" and isinstance(choice, Amount) and choice.value:
        yield "bid"
    if isinstance(choice, TakeMarker):
        yield "turn marker"
    if isinstance(choice, PutPiece):
        hired = asked == "hire"
        if choice.kind in COMMANDERS:
            yield "commander hired" if hired else "commander placed"
        elif choice.kind == STATION:
            yield "station placed"
    if isinstance(choice, BuyCards):
        yield "cards bought"
    if isinstance(choice, PlayCard):
        yield "card played" if asked == "play_card" and turn == seat else "answered in another's turn"
    if isinstance(choice, LedAttack):
        yield "commanders chosen"
    if isinstance(choice, (Attack, Blitz)):
        yield "fought for"
    if isinstance(choice, (Enter, Attack, Blitz)):
        ends = tuple(terrain_of(game.rules.board, t) for t in (choice.origin, choice.target))
        if ends[1] == WATER:
            yield "sea entered"
        if ends == (LAND, MOON):
            yield "flown to the Moon"
    if isinstance(choice, Fortify):
        yield "fortified"
