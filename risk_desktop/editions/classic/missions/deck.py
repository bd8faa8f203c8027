"""Decks of missions: files in ``resources/cards``, read once and checked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, as_text, read_bounded
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import DeckSpec, Rules
from risk_desktop.engine.state import GameState
from risk_desktop.maps.problems import Problem, shown
from risk_desktop.maps.yaml_reader import PlainYamlError, read_yaml
from risk_desktop.paths import resources_dir

from . import deeds, holdings
from .events import MissionsRemoved
from .goal import Phrase

MISSIONS = "mission"
"""Name of the deck in the state: ``hands`` hold missions that are still secret, ``discard`` those that all may see."""
RANKS = ("captain", "major", "colonel", "general")
MAX_BYTES = 200_000

AnyGoal = (
    holdings.Regions
    | holdings.OneRegion
    | holdings.RegionCount
    | holdings.Territories
    | holdings.Colour
    | holdings.Presence
    | holdings.Group
    | holdings.Garrisons
    | deeds.Conquests
    | deeds.ConquestRegions
    | deeds.SeaConquests
    | deeds.ConquestVictims
    | deeds.StrongGarrison
    | deeds.RegionBreak
    | deeds.Removals
)
ClaimTime = Literal["", "turn_start", "on_event", "battle_end", "turn_end"]


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """One card. ``rank`` and ``claim`` (when it may be shown) are empty in a deck of single secret missions.

    ``swap_after``: full rounds in which it could not come true, after which it may be changed; 0 never.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    goal: AnyGoal
    rank: Literal["", "captain", "major", "colonel", "general"] = ""
    claim: ClaimTime = ""
    swap_after: Annotated[int, Meta(ge=0, le=20)] = 0


class MissionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of missions."""

    format: Literal[1]
    id: str
    missions: Annotated[tuple[Mission, ...], Meta(min_length=1, max_length=200)]


class DeckError(Exception):
    """A file of missions that can't be used: ``file`` and a ``problem`` with key and parameters for ``tr``."""

    def __init__(self, file: Path, problem: Problem) -> None:
        super().__init__(f"{file}: {problem.key} {dict(problem.params)}")
        self.file, self.problem = file, problem


@dataclass(frozen=True, slots=True)
class MissionDeck(DeckSpec):
    """A deck whose cards are the missions of ``file``."""

    file: str = ""


def mission_deck(file: str) -> MissionDeck:
    """Return the deck that the missions of ``file`` form."""
    return MissionDeck(MISSIONS, cards=lambda board: len(missions_in(file)), face_down=True, file=file)


def missions_of(rules: Rules) -> tuple[Mission, ...]:
    """Return the missions of a game by card number; none where there are no missions."""
    spec = rules.decks.get(MISSIONS)
    return missions_in(spec.file) if isinstance(spec, MissionDeck) else ()


def unfit(rules: Rules) -> tuple[int, ...]:
    """Return what can't be played on this board and with these players, as card numbers (S-02, D-04)."""
    missions = enumerate(missions_of(rules))
    return tuple(card for card, mission in missions if not mission.goal.fits(rules.board, rules.players))


def title_of(mission: Mission) -> Phrase:
    """Return the rank of a mission in words; that of a single secret mission is that it is secret."""
    return Phrase(f"missions.rank.{mission.rank}" if mission.rank else "missions.hidden")


def moment_of(mission: Mission, rules: Rules) -> Phrase:
    """Return when a mission may be claimed, or wins by itself, in words."""
    return Phrase(f"missions.moment.{mission.claim or rules.option('win_check')}")


def hand_of(state: GameState, player: int) -> list[int]:
    """Return the secret missions of a player, as card numbers."""
    return state.decks[MISSIONS].hands[player]


@cache
def missions_in(file: str) -> tuple[Mission, ...]:
    """Return the missions of one of the program's own files; DeckError."""
    return load_missions(resources_dir() / "cards" / file)


def load_missions(path: Path) -> tuple[Mission, ...]:
    """Return the missions in the file at ``path``, read, converted and checked; DeckError names the first fault."""
    try:
        found = msgspec.convert(read_yaml(as_text(read_bounded(path, MAX_BYTES))), MissionFile)
    except TooLargeError:
        limit = MAX_BYTES // 1000
        raise DeckError(path, Problem("missions.file.too_large", {"name": shown(path.name), "limit": limit})) from None
    except (OSError, UnicodeDecodeError):
        raise DeckError(path, Problem("missions.file.unreadable", {"name": shown(path.name)})) from None
    except PlainYamlError as fault:
        raise DeckError(path, fault.problem) from None
    except msgspec.ValidationError as fault:
        params = {"name": shown(path.name), "fault": str(fault)[:200]}
        raise DeckError(path, Problem("missions.file.shape", params)) from None
    check(path, found.missions)
    return found.missions


def check(path: Path, missions: Sequence[Mission]) -> None:
    """Refuse ids that are there twice, and ranked cards among others or without a moment."""
    seen: set[str] = set()
    ranked = bool(missions[0].rank)
    for mission in missions:
        params = {"name": shown(path.name), "id": mission.id}
        if mission.id in seen:
            raise DeckError(path, Problem("missions.file.twice", params))
        if bool(mission.rank) != ranked or bool(mission.claim) != ranked:
            raise DeckError(path, Problem("missions.file.rank", params))
        if mission.claim == "on_event" and not mission.goal.is_deed():
            raise DeckError(path, Problem("missions.file.deed", params))
        seen.add(mission.id)


def remove_unfit(game: Game) -> None:
    """Take out what can't be played on this board and with these players, for all to see (S-02, D-04)."""
    missions, deck, out = missions_of(game.rules), game.state.decks[MISSIONS], unfit(game.rules)
    deck.draw = [card for card in deck.draw if card not in out]
    deck.discard += out
    if out:
        game.emit(MissionsRemoved(tuple(missions[card].id for card in out)))


def hands_fit(game: Game) -> bool:
    """Tell whether nobody holds, or can still be given, a mission that can't be played on this board with these players."""
    missions, deck, rules = missions_of(game.rules), game.state.decks[MISSIONS], game.rules
    piles = (*deck.hands, deck.aside, deck.draw if game.state.round else ())
    return all(missions[card].goal.fits(rules.board, rules.players) for pile in piles for card in pile)


def set_aside(state: GameState, player: int) -> None:
    """Put what ``player`` still holds away unseen (S-26, M-07, X-52)."""
    deck = state.decks[MISSIONS]
    deck.aside += deck.hands[player]
    deck.hands[player] = []
