"""Fits the chance to win to positions of played games, and judges it on games that the fit hasn't seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt

from msgspec import Struct

from risk_desktop.ai.chance import ChanceRow, Weight, last_fitting, scores, softmax
from risk_desktop.ai.chance_features import FEATURES, LEAST_INCOME, ChanceFeatures
from risk_desktop.ai.kinds import Kind, When, kind_of
from risk_desktop.ai.position import SearchPosition
from risk_desktop.storage.codec import decode_state

from .intervals import Z95
from .mixes import rules_of
from .positions import RecordedGame

RIDGE = 50.0
"""Squares of weights count so much against the logarithm of the likelihood: what says little stays near 0."""
FOLDS = 5
"""Each game is judged by a fit to the games of the other folds, and every so many-th seed is of the same one."""
WHOLE = (1, 10_000)
BANDS = ((1, 3), (4, 8), (9, 10_000))
"""Rounds that are judged together."""
BINS = 10
"""Chances that are judged together: so many classes of the same width."""
STEPS = 12
"""Newton's steps; the function is convex, and three more change nothing."""
ROWS = (
    (When(), ""),
    (When(players=(2,), goals=("conquest", "aims")), ""),
    (When(players=(3,), goals=("conquest",)), ""),
    (When(players=(4, 5, 6), goals=("conquest",), sets=("rising",)), ""),
    (When(players=(4, 5, 6), goals=("conquest",), sets=("fixed",)), ""),
    (When(players=(3, 4, 5, 6)), "missions"),
    (When(), "capitals"),
    (When(goals=("sides",)), ""),
    (When(), "money"),
    (When(), "pantheon"),
)
"""Kinds of game with weights of their own, the general ones first, and the term by which rules tell that they are of it."""


class Sample(Struct, frozen=True):
    """A position of a game: what is told of each player who is left (``names`` by column), and the stage of the game.

    ``won``: by player the part of the victory that he took; ``naive``: his share of armies and income.
    """

    mix: str
    seed: int
    round: int
    kind: Kind
    names: tuple[str, ...]
    rows: list[list[float]]
    stage: float
    won: tuple[float, ...]
    naive: tuple[float, ...]


def samples(games: Iterable[RecordedGame]) -> Iterator[Sample]:
    """Yield the positions of games that had winners. UnknownMix, CodecError."""
    for game in games:
        rules = rules_of(game.fixture.mix)
        kind = kind_of(rules)
        for seen in game.positions:
            state = decode_state(seen.state)
            position = SearchPosition().look(rules, state, seen.player)
            features = ChanceFeatures(rules, state, seen.player)
            living = features.living(position)
            if len(living) < 2 or not game.winners:
                continue
            yield Sample(
                game.fixture.mix,
                game.fixture.seed,
                state.round,
                kind,
                (*FEATURES, *features.terms),
                features.of(position, living, state.turn, state.reserve),
                features.stage(len(living)),
                tuple((p in game.winners) / len(game.winners) for p in living),
                naive(position, features, living),
            )


def naive(position: SearchPosition, features: ChanceFeatures, living: Sequence[int]) -> tuple[float, ...]:
    """Return the shares of armies and income, half and half: what anybody would guess."""
    armies = [position.front[p] + position.inner[p] for p in living]
    regions = features.incomes(position)[0]
    income = [max(LEAST_INCOME, position.held[p] / 3) + regions[p] for p in living]
    return tuple(0.5 * (a / sum(armies) + i / sum(income)) for a, i in zip(armies, income, strict=True))


# -- the fit ------------------------------------------------------------------------------------------------------------


def fit_rows(found: Sequence[Sample]) -> list[ChanceRow]:
    """Return a row for each of ``ROWS`` that has positions: the likeliest weights, drawn to those of all kinds together.

    ModuleNotFoundError where the extra ``league`` isn't installed.
    """
    everywhere = _fitted(found, {}, RIDGE)
    result = []
    for when, term in ROWS:
        row = ChanceRow(when, everywhere, term)
        own = [sample for sample in found if row.fits(sample.kind, sample.names)]
        if len(own) == len(found):
            result.append(row)
        elif own:
            result.append(ChanceRow(when, _fitted(own, everywhere, RIDGE), term))
    return result


def _fitted(found: Sequence[Sample], start: Mapping[str, Weight], ridge: float) -> dict[str, Weight]:
    """Return the weights by feature that make the victories of some positions likeliest, drawn to ``start``."""
    import numpy as np

    names = list(dict.fromkeys(name for sample in found for name in sample.names))
    most = max(len(sample.rows) for sample in found)
    table = np.zeros((len(found), most, 2 * len(names)))
    there = np.zeros((len(found), most), dtype=bool)
    won = np.zeros((len(found), most))
    for number, sample in enumerate(found):
        columns = [names.index(name) for name in sample.names]
        rows = np.array(sample.rows)
        count = len(rows)
        table[number, :count, columns] = rows.T
        table[number, :count, [len(names) + column for column in columns]] = sample.stage * rows.T
        there[number, :count] = True
        won[number, :count] = np.array(sample.won) / sum(sample.won) if sum(sample.won) else 1 / count
    drawn = np.array([start.get(name, (0.0, 0.0))[part] for part in (0, 1) for name in names])
    spread = table[there].std(axis=0) + 1e-6
    penalty = ridge * spread**2
    weights = drawn.copy()
    for _ in range(STEPS):
        values = np.where(there, table @ weights, -np.inf)
        chance = np.exp(values - values.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        slope = np.einsum("nkd,nk->d", table, won - chance) - penalty * (weights - drawn)
        mean = np.einsum("nkd,nk->nd", table, chance)
        curve = np.einsum("nkd,nk,nke->de", table, chance, table, optimize=True) - mean.T @ mean
        weights = weights + np.linalg.solve(curve + np.diag(penalty), slope)
    return {name: (float(weights[i]), float(weights[len(names) + i])) for i, name in enumerate(names)}


# -- how good it is -----------------------------------------------------------------------------------------------------


def chances_of(sample: Sample, rows: Sequence[ChanceRow]) -> list[float]:
    """Return the chances of the players who are left by fitted ``rows``. LookupError."""
    weights = last_fitting(rows, sample.kind, sample.names).weights
    found = [weights.get(name, (0.0, 0.0)) for name in sample.names]
    return softmax(scores(sample.rows, [first + sample.stage * more for first, more in found]))


def brier(chances: Sequence[float], won: Sequence[float]) -> float:
    """Return the sum of the squared errors of a position's chances (Brier 1950): 0 is certainty that came true."""
    return sum((chance - part) ** 2 for chance, part in zip(chances, won, strict=True))


class Judged(Struct, frozen=True):
    """A position with the ``chances`` of the players who are left, by a fit that doesn't know its game."""

    sample: Sample
    chances: list[float]


def crossed(found: Sequence[Sample]) -> list[Judged]:
    """Return the positions with chances by fits to the games of other folds. ModuleNotFoundError."""
    result = []
    for fold in range(FOLDS):
        others = [sample for sample in found if sample.seed % FOLDS != fold]
        own = [sample for sample in found if sample.seed % FOLDS == fold]
        if others and own:
            rows = fit_rows(others)
            result += [Judged(sample, chances_of(sample, rows)) for sample in own]
    return result


class Judgement(Struct, frozen=True):
    """How good chances are in the ``rounds`` (first and last) of a mix: mean Brier scores of the fit and of naive shares.

    ``margin``: by how much the fit is better, with the half width of its 95 % interval; positions of a game are one observation.
    """

    mix: str
    rounds: tuple[int, int]
    games: int
    positions: int
    fitted: float
    naive: float
    margin: float
    spread: float


def judgements(found: Iterable[Judged]) -> list[Judgement]:
    """Return how good chances are by mix and band of rounds: all (mix "") and whole mixes (round 1 to the last) first."""
    groups: dict[tuple[str, tuple[int, int]], list[Judged]] = defaultdict(list)
    for each in found:
        for band in (WHOLE, *BANDS):
            if band[0] <= each.sample.round <= band[1]:
                groups[each.sample.mix, band].append(each)
                groups["", band].append(each)
    order = {band: place for place, band in enumerate((WHOLE, *BANDS))}
    return [_judgement(*key, groups[key]) for key in sorted(groups, key=lambda key: (key[0], order[key[1]]))]


def _judgement(mix: str, rounds: tuple[int, int], found: Sequence[Judged]) -> Judgement:
    fitted = [brier(each.chances, each.sample.won) for each in found]
    naive = [brier(each.sample.naive, each.sample.won) for each in found]
    margin = (sum(naive) - sum(fitted)) / len(found)
    off: dict[tuple[str, int], float] = defaultdict(float)
    for each, ours, theirs in zip(found, fitted, naive, strict=True):
        off[each.sample.mix, each.sample.seed] += theirs - ours - margin
    games = len(off)
    error = sqrt(sum(each**2 for each in off.values()) * games / max(1, games - 1)) / len(found)
    return Judgement(
        mix, rounds, games, len(found), sum(fitted) / len(found), sum(naive) / len(found), margin, Z95 * error
    )


class Reliability(Struct, frozen=True):
    """Chances from ``low`` to ``high``: how many there were, their mean, and which part of them came true."""

    low: float
    high: float
    number: int
    said: float
    came: float


def reliability(found: Iterable[Judged]) -> list[Reliability]:
    """Return how often chances come true by their size; classes without any are left out."""
    classes: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for each in found:
        for chance, part in zip(each.chances, each.sample.won, strict=True):
            classes[min(BINS - 1, int(chance * BINS))].append((chance, part))
    return [
        Reliability(
            place / BINS,
            (place + 1) / BINS,
            len(pairs),
            sum(chance for chance, _ in pairs) / len(pairs),
            sum(part for _, part in pairs) / len(pairs),
        )
        for place, pairs in enumerate(classes)
        if pairs
    ]


# -- the file -----------------------------------------------------------------------------------------------------------

HEAD = """\
# Chances to win (docs/opponents.md), written by risk-desktop league learn: what each feature (ai/chance_features.py) weighs
# at the beginning of a game, and by how much more at its end. The last row that fits counts: "when" looks at the kind of game,
# and where there is a "term", the rules have one of that name for the opponents' evaluation.
format: 1
"""


def as_yaml(rows: Iterable[ChanceRow], made: str) -> str:
    """Return the file ``resources/chances.yaml`` with these rows; ``made`` tells of which games they come."""
    lines = [f"{HEAD}made: {made}", "rows:"]
    for row in rows:
        conditions = ", ".join(
            f"{name}: [{', '.join(map(str, wanted))}]"
            for name in row.when.__struct_fields__
            if (wanted := getattr(row.when, name))
        )
        lines.append(f"  - when: {{{conditions}}}")
        lines += [f"    term: {row.term}"] * bool(row.term)
        lines.append("    weights:")
        lines += [f"      {name}: [{first:.3f}, {more:.3f}]" for name, (first, more) in row.weights.items()]
    return "\n".join((*lines, ""))
