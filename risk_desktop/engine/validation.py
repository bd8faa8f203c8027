"""Whether a state that comes from outside can be one of a game: looked through before any rule sees it.

``check_state`` walks the state at the start of a turn or of the set-up. Numbers are held against what their type hints
say (``meaning``), cards against the decks, pieces against the rules; then each slot and each module is asked whether the
state makes sense to it. What stands on the stack is not looked at here: it belongs to whoever keeps the turns.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from .meaning import MOST, Length, Meaning
from .reactions import SCOPES
from .rules import Rules
from .state import NOBODY, Deck, GameState, Slot

if typing.TYPE_CHECKING:
    from .game import Game

_SEEDS = 1 << 64
_LONGEST_WORD = 60


class InvalidState(ValueError):
    """A state that no game by these rules can have; the message says why, for the log."""


def check_state(game: Game) -> None:
    """Raise InvalidState if the state of ``game`` can't be one of a game by its rules."""
    rules, state = game.rules, game.state
    check_shape(rules, state)
    check_board(rules, state)
    check_pieces(rules, state)
    check_cards(rules, state)
    for name, slot in state.slots.items():
        fitting(rules, f"slot {name}", fits_hints(slot, rules) and slot.is_valid(game))
    for module in rules.active:
        for is_valid in module.validators:
            fitting(rules, f"module {module.id}", is_valid(game))


def fitting(rules: Rules, what: str, holds: bool) -> None:
    """Raise InvalidState, naming ``what``, unless it ``holds``."""
    if not holds:
        raise InvalidState(f"{rules.edition}: {what} makes no sense")


def check_shape(rules: Rules, state: GameState) -> None:
    """Look at the lengths of all lists, at the names of decks and slots, and at all that counts the game itself."""
    fitting(rules, "players", state.players == rules.players)
    fitting(rules, "owner, armies", {len(state.owner), len(state.armies)} == {len(rules.board)})
    by_seat: tuple[Sequence[object], ...] = (state.alive, state.reserve, state.quiet)
    fitting(rules, "seats", all(len(values) == rules.seats for values in by_seat))
    fitting(rules, "quiet", all(scope in ("", *SCOPES) for scope in state.quiet))
    fitting(rules, "decks", state.decks.keys() == rules.decks.keys())
    kinds = {name: type(make(rules.seats)) for name, make in rules.slots.items()}
    fitting(rules, "slots", {name: type(slot) for name, slot in state.slots.items()} == kinds)
    fitting(rules, "dice", 0 <= state.seed < _SEEDS)
    fitting(rules, "round", 0 <= state.round <= MOST)
    fitting(rules, "turn", (state.turn == NOBODY) == (state.round == 0) and NOBODY <= state.turn < rules.players)
    fitting(rules, "phase", state.phase in ("", *(phase.name for phase in rules.phases)))
    outcome = state.outcome
    fitting(rules, "the end", (outcome is None) == bool(state.stack))
    if outcome is not None:
        winners = set(outcome.winners)
        fitting(rules, "winners", len(winners) == len(outcome.winners) > 0 and winners <= set(range(rules.players)))
        fitting(rules, "reason", outcome.reason.isidentifier() and len(outcome.reason) <= _LONGEST_WORD)


def check_board(rules: Rules, state: GameState) -> None:
    """Look at who owns what, and at the armies: nobody owns land without a unit or a piece there."""
    fitting(rules, "owner", all(NOBODY <= owner < rules.seats for owner in state.owner))
    fitting(rules, "armies", all(0 <= armies <= MOST for armies in state.armies))
    fitting(rules, "reserve", all(0 <= armies <= MOST for armies in state.reserve))
    standing = {(piece.player, piece.territory) for piece in state.pieces}
    for territory, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        held = armies > 0 or (owner, territory) in standing
        fitting(rules, f"territory {territory}", held if owner != NOBODY else not armies)
        fitting(rules, "an owner who is out", owner == NOBODY or state.alive[owner])
    if state.round and state.outcome is None:
        reserves = (armies for seat, armies in enumerate(state.reserve) if seat != state.turn)
        fitting(rules, "reserve of others", not any(reserves))
        fitting(rules, "who is alive", state.alive[state.turn] and sum(state.alive[: state.players]) > 1)


def check_pieces(rules: Rules, state: GameState) -> None:
    """Look at pieces and markers: kinds, places, and how many there are."""
    held: dict[tuple[str, int], int] = {}
    for piece in state.pieces:
        fitting(rules, "piece", piece.kind in rules.pieces and 0 <= piece.territory < len(rules.board))
        fitting(rules, "place of a piece", piece.player != NOBODY and state.owner[piece.territory] == piece.player)
        found = held[piece.kind, piece.player] = held.get((piece.kind, piece.player), 0) + 1
        fitting(rules, "number of pieces", found <= rules.pieces[piece.kind].most)
    kinds = {kind for module in rules.active for kind in module.markers}
    fitting(rules, "markers", len(set(state.markers)) == len(state.markers))
    for marker in state.markers:
        fitting(rules, "marker", marker.kind in kinds and 0 <= marker.territory < len(rules.board))


def check_cards(rules: Rules, state: GameState) -> None:
    """Look at the decks: a hand for each seat, none for who is out, and every card once."""
    for name, deck in state.decks.items():
        fitting(rules, f"hands of {name}", len(deck.hands) == rules.seats)
        fitting(rules, f"cards of {name}", sorted(cards_of(deck)) == list(range(rules.decks[name].cards(rules.board))))
        fitting(rules, f"hand of {name}", all(not hand or state.alive[s] for s, hand in enumerate(deck.hands)))


def cards_of(deck: Deck) -> Iterable[int]:
    """Return all cards of a deck, wherever they are."""
    return [card for pile in (deck.draw, deck.discard, deck.aside, *deck.hands) for card in pile]


# --- numbers and what they mean ---------------------------------------------------------------------------------------


def fits_hints(slot: Slot, rules: Rules) -> bool:
    """Tell whether each field of ``slot`` is what its type hint says; the plain types have been looked at already."""
    return all(fits(getattr(slot, name), hint, rules) for name, hint in hints_of(type(slot)).items())


@cache
def hints_of(cls: type) -> Mapping[str, Any]:
    """Return the type hints of a struct, with what the numbers mean."""
    return typing.get_type_hints(cls, include_extras=True)


def fits(value: Any, hint: Any, rules: Rules) -> bool:
    """Tell whether ``value`` and all that is in it is what ``hint`` says."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return all(means(value, meaning, rules) for meaning in inner[1:]) and fits(value, inner[0], rules)
    if origin in (list, tuple) and (origin is list or inner[1:] == (...,)):
        return all(fits(item, inner[0], rules) for item in value)
    if origin is tuple:
        return all(fits(item, part, rules) for item, part in zip(value, inner, strict=True))
    if origin is dict:
        return all(fits(k, inner[0], rules) and fits(v, inner[1], rules) for k, v in value.items())
    if origin in (types.UnionType, typing.Union):
        return value is None or all(fits(value, part, rules) for part in inner if part is not types.NoneType)
    if hasattr(hint, "__struct_fields__"):
        return all(fits(getattr(value, name), part, rules) for name, part in hints_of(hint).items())
    return True


def means(value: Any, meaning: object, rules: Rules) -> bool:
    """Tell whether a number, or the length of a list, is possible under these rules."""
    if isinstance(meaning, Length):
        return len(value) in lengths(meaning, rules)
    assert isinstance(meaning, Meaning)
    low, high = span(meaning, rules)
    return bool(low <= value <= high)


def span(meaning: Meaning, rules: Rules) -> tuple[int, int]:
    """Return the lowest and the highest number that ``meaning`` allows."""
    seats, lands = rules.seats - 1, len(rules.board) - 1
    return {
        Meaning.COUNT: (0, MOST),
        Meaning.SEAT: (0, seats),
        Meaning.PLAYER: (0, rules.players - 1),
        Meaning.LAND: (0, lands),
        Meaning.SEAT_OR_NOBODY: (NOBODY, seats),
        Meaning.LAND_OR_NOWHERE: (NOBODY, lands),
    }[meaning]


def lengths(meaning: Length, rules: Rules) -> tuple[int, ...]:
    """Return how many entries a list may have."""
    return {
        Length.BY_SEAT: (rules.seats,),
        Length.BY_LAND: (len(rules.board),),
        Length.BY_LAND_OR_EMPTY: (0, len(rules.board)),
        Length.BY_REGION_OR_EMPTY: (0, len(rules.board.regions)),
    }[meaning]
