"""An advance: several conquests planned as one way, and the chance that it reaches its end (C-12, AD-M-2, G-74).

An advance names territories: where it sets out, then what it takes, each from the one before. All who can go on do, one
army stays behind. It belongs to any ``Campaign``. Where partners stand together, only the own armies set out (T-11);
through a partner's land leads no attack (T-04). Every part of it is an ordinary choice; nothing here is a rule of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

from risk_desktop.engine.advance_odds import AdvanceOdds, Company, Endings, EndingsAt, odds_in_a_row
from risk_desktop.engine.choices import Blitz, Choice, MoveIn
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.state import NOBODY, Piece
from risk_desktop.engine.step import Decision

from .attack import Campaign, Ways
from .decisions import MoveFacts
from .forecast import commanded, endings_of
from .pieces import Enter, LedMoveIn

Lands = tuple[int, ...]
"""Where an advance sets out, then the territories that it takes, in their order."""


def attacking(game: Game, seat: int, origin: int) -> tuple[Game, Campaign]:
    """Return a copy of a game in which it is the turn of ``seat`` to attack out of ``origin``, with that phase.

    Where nothing can be attacked from there, it is the first of those phases. LookupError: the seat never attacks.
    """
    ahead = Game(game.rules, game.state.copy())
    ahead.state.turn = seat
    steps = (phase.start(seat) for phase in game.rules.phases)
    campaigns = [step for step in steps if isinstance(step, Campaign)]
    if not campaigns or not 0 <= seat < game.state.players:
        raise LookupError(seat)
    able = (step for step in campaigns if any(start == origin for start, _ in _edges(ahead, step)))
    return ahead, next(able, campaigns[0])


def ways_on(game: Game, phase: Campaign, lands: Lands) -> frozenset[int]:
    """Return what an advance could take next from its head, if it loses no army until then."""
    head = lands[-1]
    return frozenset(target for origin, target in _edges(_ahead(game, lands), phase) if origin == head)


def _edges(game: Game, phase: Campaign) -> Iterator[tuple[int, int]]:
    """Return along what a phase lets attack in a game."""
    asked = phase.decision(game)
    return asked.options.edges() if asked is not None and isinstance(asked.options, Ways) else iter(())


def led_on(game: Game, phase: Campaign, lands: Lands, territory: int) -> Lands | None:
    """Return an advance led on to a territory, through as few empty ones as possible; None if it can't get there."""
    if territory in lands:
        return None
    waiting, seen = deque([lands]), {*lands}
    while waiting:
        way = waiting.popleft()
        near = ways_on(game, phase, way)
        if territory in near:
            return (*way, territory)
        for land in sorted(near - seen):
            if _is_empty(game, land):
                seen.add(land)
                waiting.append((*way, land))
    return None


def is_march(game: Game, lands: Lands) -> bool:
    """Tell whether nobody stands in the way: no dice are rolled."""
    return all(_is_empty(game, land) for land in lands[1:])


def still_ahead(game: Game, phase: Campaign, lands: Lands) -> Lands:
    """Return what is left of an advance: it begins in the last territory taken; () if it can't go on."""
    owner, _ = commanded(game)
    seat = owner[lands[0]]
    while len(lands) > 1 and owner[lands[1]] == seat:
        lands = lands[1:]
    return lands if len(lands) > 1 and (lands[0], lands[1]) in set(_edges(game, phase)) else ()


def advance_odds(game: Game, lands: Lands) -> AdvanceOdds:
    """Return what an advance comes to, with the chance to take each of its territories.

    Each fight is enumerated to its end for every number of armies that may come to it, with those pieces that are left of
    what was fought before. What nobody can foresee is left out: cards. Other pieces live on as long as armies can fall.
    """
    armies = commanded(game)[1][lands[0]]
    return odds_in_a_row(armies, (_endings_at(game, lands[: n + 1]) for n in range(1, len(lands))))


def _endings_at(game: Game, lands: Lands) -> EndingsAt | None:
    """Return what gives the odds of the last attack of an advance; None if nobody stands there."""
    ahead, origin, target = _ahead(game, lands[:-1]), lands[-2], lands[-1]
    if not ahead.state.armies[target]:
        return None

    def endings_at(armies: int, company: Company) -> Endings:
        ahead.state.armies[origin] = armies
        return endings_of(ahead, origin, target, armies, leaders=company)

    return endings_at


def next_choice(game: Game, decision: Decision, lands: Lands) -> Choice | None:
    """Return what an advance answers to a question of its own: the next fight or march, or who goes on; None to others."""
    options = decision.options
    if isinstance(options, Ways):
        origin, target = lands[0], lands[1]
        choice = Enter(origin, target) if not game.state.armies[target] else Blitz(origin, target)
        return choice if choice in options else None
    facts = decision.step.facts(game)
    if isinstance(facts, MoveFacts) and isinstance(options, Amounts) and (facts.origin, facts.target) == lands[:2]:
        return onward(game, options, facts)
    return None


def onward(game: Game, options: Amounts, facts: MoveFacts) -> Choice:
    """Return the answer by which all go on who can; where pieces are units themselves, a plain one stays."""
    escort = facts.escort
    if not escort.counted:
        return MoveIn(options.hi)
    able = (*escort.forced, *escort.free)
    going = {*able[: options.hi]}
    return LedMoveIn(options.hi, tuple(kind for kind in game.rules.pieces if kind in going))


def _is_empty(game: Game, land: int) -> bool:
    return game.state.owner[land] == NOBODY and not game.state.armies[land]


def _ahead(game: Game, lands: Lands) -> Game:
    """Return a copy in which an advance has come to its last territory without losing an army."""
    owner, armies = commanded(game)
    ahead = Game(game.rules, game.state.copy())
    state, stand_alone = ahead.state, game.rules.tenure.stand_alone
    seat = owner[lands[0]]
    stand_alone(state, lands[0], seat, armies[lands[0]])
    for origin, target in pairwise(lands):
        left = [piece for piece in state.pieces if piece.territory != target]
        state.pieces = [
            Piece(piece.kind, seat, target) if piece.territory == origin and _can_move(game, piece) else piece
            for piece in left
        ]
        stand_alone(state, target, seat, max(1, state.armies[origin] - 1))
        state.armies[origin] = 1
    return ahead


def _can_move(game: Game, piece: Piece) -> bool:
    """Tell whether a piece may go from land to land: of those a player has one of a kind."""
    return bool(game.rules.pieces[piece.kind].most == 1)
