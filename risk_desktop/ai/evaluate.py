"""What a position is worth: each player's strength in armies, and from them the chance to win."""

from __future__ import annotations

from risk_desktop.engine.odds import WinTable

from .position import Position
from .weights import Weights

BOARD_TERMS = frozenset(("territories", "regions", "cards"))
"""Appraisal terms that the fast path below covers; all others are asked of the rule set."""


class Evaluator:
    """Values positions of one game. ``nodes`` counts them: the measure of effort."""

    __slots__ = ("nodes", "odds", "weights")

    def __init__(self, weights: Weights, odds: WinTable) -> None:
        self.weights = weights
        self.odds = odds
        self.nodes = 0

    def value(self, position: Position) -> float:
        """Return the chance (0 to 1) of the player on turn, at the end of his attacks."""
        strengths = self.strengths(position)
        power = self.weights.power
        total = 0.0
        for strength in strengths:
            total += strength**power
        return strengths[position.me] ** power / total if total else 1.0

    def strengths(self, position: Position) -> list[float]:
        """Return the strength of each player; 0 for who is out."""
        self.nodes += 1
        features = board_features(position, self.odds, self.weights.raid)
        w = self.weights
        me = position.me
        part = position.values[0] / 3 if position.values else 0.0
        result = []
        for player in range(position.players):
            held = position.held[player]
            if held == 0:
                result.append(0.0)
                continue
            front, inner, biggest, region, progress, largest, exposed = features[player]
            cards = position.cards[player] + (1 if player == me and position.earned else 0)
            strength = (
                w.base
                + w.front * front
                + w.inner * inner
                + w.stranded * (inner - biggest)
                + w.territory * held
                + w.region * region
                + w.progress * progress
                + w.card * part * cards
                + w.largest * largest
                + w.exposed * exposed
            )
            result.append(strength if strength > 0.5 else 0.5)
        self.add_terms(position, result)
        return result

    def add_terms(self, position: Position, strengths: list[float]) -> None:
        """Add the rule set's own terms."""
        for term in position.rules.appraise:
            if term.name in BOARD_TERMS:
                continue
            weight = self.weights.terms.get(term.name, 1.0)
            state = position.as_state()
            for player, strength in enumerate(strengths):
                if strength:
                    strengths[player] = max(0.5, strength + weight * term.value(state, position.rules, player))


def board_features(position: Position, odds: WinTable, raid: float) -> list[list[float]]:
    """Return for each player (and for nobody, last): armies at the front, inside, the largest stack inside, region
    income times the chance to keep it, income of regions he leads in, the largest stack at the front, exposure.
    """
    facts, owner, armies = position.facts, position.owner, position.armies
    features = [[0.0] * 7 for _ in range(position.players + 1)]
    keep = [1.0] * facts.size
    win = odds.win
    for t, near in enumerate(facts.neighbours):
        who, own = owner[t], armies[t]
        threat = 0
        for n in near:
            if owner[n] != who and armies[n] > threat:
                threat = armies[n]
        mine = features[who]
        if threat:
            mine[0] += own
            if own > mine[5]:
                mine[5] = own
            if threat > 1:
                fall = raid * win(threat - 1, own)
                keep[t] = 1.0 - fall
                mine[6] += fall
        else:
            spare = own - 1
            mine[0] += 1
            mine[1] += spare
            if spare > mine[2]:
                mine[2] = spare
    for r, members in enumerate(facts.members):
        add_region(position, features, keep, members, facts.bonus[r])
    return features


def add_region(
    position: Position, features: list[list[float]], keep: list[float], members: tuple[int, ...], bonus: int
) -> None:
    """Add the income of one region to its holder, or a part of it to who leads in it."""
    owner = position.owner
    first = owner[members[0]]
    counts: dict[int, int] = {}
    for t in members:
        counts[owner[t]] = counts.get(owner[t], 0) + 1
    if len(counts) == 1:
        chance = 1.0
        for t in members:
            chance *= keep[t]
        features[first][3] += bonus * chance
        return
    armies = position.armies
    strength: dict[int, int] = {}
    total = 0
    for t in members:
        strength[owner[t]] = strength.get(owner[t], 0) + armies[t]
        total += armies[t]
    size = len(members)
    for who, count in counts.items():
        share = (count / size) * (strength[who] / total)
        features[who][4] += bonus * share
