"""What a seat sees, in the words of the protocol. Everything is read from its view, so nothing else can get in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.sets import FIXED, set_value, symbol
from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.view import View

from .messages import Pile, VisiblePosition


def position_of(seen: View) -> VisiblePosition:
    """Return the readable part of a view."""
    state = seen.state
    return VisiblePosition(
        round=state.round,
        turn=state.turn,
        phase=state.phase,
        owner=tuple(state.owner),
        armies=tuple(state.armies),
        alive=tuple(state.alive),
        reserve=tuple(state.reserve),
        decks={
            name: Pile(
                own=tuple(deck.hands[seen.player]),
                sizes=tuple(len(hand) for hand in deck.hands),
                draw=len(deck.draw),
                discard=tuple(deck.discard),
            )
            for name, deck in state.decks.items()
        },
        set_values=set_values(seen),
        commands=commands(seen),
    )


def commands(seen: View) -> tuple[int, ...]:
    """Return by territory how many armies the player commands; nothing where every territory has one owner alone."""
    owner, armies = seen.rules.tenure.command(seen.state, seen.player)
    if armies is seen.state.armies:
        return ()
    return tuple(count if who == seen.player else 0 for who, count in zip(owner, armies, strict=True))


def set_values(seen: View) -> dict[str, int]:
    """Return what a set of each kind would bring now; nothing where no cards are traded."""
    if TERRITORY_CARDS not in seen.state.decks or "cards" not in seen.state.slots:
        return {}
    values = str(seen.rules.option("set_values"))
    if values == "fixed":
        return dict(FIXED)
    now = set_value(seen.rules.board, values, seen.state.slots["cards"].traded, ())
    return dict.fromkeys(FIXED, now)


def decks_of(rules: Rules) -> dict[str, tuple[Mapping[str, Any], ...]]:
    """Return what stands on the cards of each deck, by number: the printed cards, which everybody knows."""
    return {name: tuple(_cards(rules, name)) for name in rules.decks}


def _cards(rules: Rules, deck: str) -> list[dict[str, Any]]:
    count = rules.decks[deck].cards(rules.board)
    if deck == MISSIONS:
        return [{"id": mission.id, "goal": msgspec.to_builtins(mission.goal)} for mission in missions_of(rules)]
    if deck == TERRITORY_CARDS:
        size = len(rules.board)
        return [{"territory": n if n < size else -1, "symbol": symbol(rules.board, n)} for n in range(count)]
    return [{} for _ in range(count)]
