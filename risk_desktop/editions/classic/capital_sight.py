"""Capitals in the opponents' search: where those of the others probably lie, how safe the own one is, who is about to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.engine.appraisal import Foresight, Imagined, Targets
from risk_desktop.engine.board import Board
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.rules import OptionSpec, Rules
from risk_desktop.engine.state import GameState

from .goals import WITHOUT_CAPITALS

NEEDED = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
"""Capitals that win, by number of players at the start (SK-07)."""
CAPITALS_NEEDED = OptionSpec("capitals_needed", 0, (0, 2, 3, 4), group="goal", idle_when=(WITHOUT_CAPITALS,))
"""Capitals that win; 0: as printed for the number of players. Never more than there are."""
OWN_WORTH, CAPITAL_WORTH = 25.0, 12.0
"""Worth in armies of the own capital and of each other one that is held with it."""
CERTAIN = 1.03
"""A chance p of victory is worth p / (CERTAIN - p) of all armies on the board, so that the odds follow."""
ALARM = 0.3
"""Worth, as a part of all armies, of a player who lacks a single capital."""
SHOWS = 1.5
"""How much more likely than by its armies alone the strongest garrison is taken to be the capital: the exponent."""
WHISPER = 0.8
"""How well others guess where the own capital is, beside what its garrison shows."""
BY_CHANCE = 0.5
"""How much a capital has to fear attacks of players who don't know that it is one, beside guesses that are right."""
NEW_ARMIES = 6
"""Armies that an attacker is taken to get."""
TARGETS = 2
"""Suspected territories of each player that are looked at."""


def needed_capitals(rules: Rules) -> int:
    """Return how many capitals win, the own one included (SK-07)."""
    return min(rules.number(CAPITALS_NEEDED.key) or NEEDED[rules.players], rules.players)


def foresee_capitals(state: GameState, rules: Rules, viewer: int) -> Foresight:
    """Return what ``viewer`` knows and guesses about capitals."""
    slot, board, players = state.slots["capitals"], rules.board, range(state.players)
    places: list[int] = slot.places
    chances = [likely_places(state, slot.suspects, places[player], player) for player in players]
    needed = needed_capitals(rules)
    armies = float(sum(state.armies))
    shown = 1.0 if slot.shown[viewer] else WHISPER * guessed(state, places[viewer], viewer)
    secret = BY_CHANCE + (1.0 - BY_CHANCE) * shown

    def taken_by(position: Imagined, player: int) -> float:
        """Return how many capitals of others ``player`` probably holds."""
        owner = position.owner
        return sum(
            chance
            for other in players
            if other != player
            for place, chance in chances[other].items()
            if owner[place] == player
        )

    def worth(position: Imagined, player: int) -> float:
        home = sum(chance for place, chance in chances[player].items() if position.owner[place] == player)
        others = taken_by(position, player)
        if player != viewer:
            lacking = needed - 1 - others
            return home * (OWN_WORTH + CAPITAL_WORTH * others + ALARM * armies * max(0.0, 1.5 - lacking) * (others > 0))
        if not home:
            return 0.0
        won = min(1.0, max(0.0, others - (needed - 2)))
        risk = secret * danger(position, board, places[viewer])
        return OWN_WORTH + CAPITAL_WORTH * others + armies * (won / (CERTAIN - won) - 0.5 * risk * (1.0 - won))

    return Foresight(worth, targets(state, chances, viewer), private=not slot.shown[viewer])


def likely_places(state: GameState, suspects: Sequence[int], place: int, player: int) -> dict[int, float]:
    """Return by territory the chance that it is the capital of ``player``: strong garrisons are suspected first."""
    if place != HIDDEN:
        return {place: 1.0}
    weights = {t: float(state.armies[t]) ** SHOWS for t, suspect in enumerate(suspects) if suspect == player}
    whole = sum(weights.values())
    return {t: weight / whole for t, weight in weights.items()} if whole else {}


def guessed(state: GameState, place: int, player: int) -> float:
    """Return the chance that others would give ``place`` of being the capital of ``player``."""
    own = [float(armies) ** SHOWS for armies, who in zip(state.armies, state.owner, strict=True) if who == player]
    return float(min(1.0, 0.2 + state.armies[place] ** SHOWS / max(1.0, sum(own)))) if place != HIDDEN else 0.0


def danger(position: Imagined, board: Board, place: int) -> float:
    """Return how much stronger than the garrison the strongest foreign neighbour is, from 0 to 1."""
    owner, armies = position.owner, position.armies
    mine = owner[place]
    threat = max((armies[n] for n in board.neighbours[place] if owner[n] != mine), default=0)
    return threat / (threat + armies[place])


def targets(state: GameState, chances: Sequence[Mapping[int, float]], viewer: int) -> Targets:
    """Return the foreign territories that are most probably capitals, each by itself, and the own one if it is lost."""
    found = []
    for places in chances:
        ranked = sorted(places, key=lambda place: (-places[place], place))
        found += [(place,) for place in ranked[:TARGETS] if state.owner[place] != viewer]
    return tuple(found)


def best_place(state: GameState, board: Board, player: int, places: Sequence[int]) -> int:
    """Return where to found: where the danger, and the chance that others guess it, are least."""

    def peril(place: int) -> tuple[float, int]:
        near = [state.armies[n] for n in board.neighbours[place] if state.owner[n] != player]
        threat = max(near) + sum(near) / 2 + 3 if near else 3.0
        return guessed(state, place, player) * threat / (threat + state.armies[place]), place

    return min(places, key=peril)
