"""The opponent that plans: one object per seat, without memory, so that a loaded game goes on as it would have."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.editions.classic.capital_sight import best_place
from risk_desktop.editions.classic.capitals import Found
from risk_desktop.editions.common.attack import Occupy
from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.editions.common.reinforce import income_of
from risk_desktop.engine.choices import Blitz, Choice, Claim, Pass, Place, TradeSet
from risk_desktop.engine.dice import pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.options import Allocation, Amounts, Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from .allies import best_ally_move, best_annoyance, best_bribe, led_attack
from .cards import best_set, worth_trading
from .clock import Clock
from .evaluate import Evaluator
from .fortify import best_move
from .luck import own_dice
from .missions import hardest_mission
from .occupy import best_occupation
from .planner import Planner, Skill
from .position import position_of
from .regroup import best_regrouping
from .safe import safe_choice
from .setup import best_addition, best_claim
from .weights import Weights, near_the_end, weights_for

SKILLS = {
    "easy": Skill(branches=(2,), budget=20, stacks=3, goals=frozenset(), patience=0.97, least=0.55),
    "normal": Skill(branches=(2, 1, 1), budget=12, stacks=2, goals=frozenset(("region", "break", "aim")), drafts=True),
    "hard": Skill(
        branches=(3, 2, 2, 1, 1, 1, 1),
        budget=60,
        stacks=4,
        goals=frozenset(("region", "break", "kill", "aim")),
        guards=True,
        drafts=True,
        deploys=True,
    ),
}


PATIENCE = 30
"""From this round on land becomes worth more each round, so that no game goes on for ever."""


def haste(seen: View) -> float:
    """Return the factor on the worth of land: 1 up to the round ``PATIENCE``, then a tenth more each round."""
    return float(1.1 ** min(500, max(0, seen.state.round - PATIENCE)))


def rounds_left(seen: View) -> int:
    """Return how many rounds follow this one, -1 where there is no limit."""
    limit = int(str(seen.rules.options.get("round_limit", 0)))
    return max(0, limit - seen.state.round) if limit else -1


class Thinker:
    """Plays by planning. ``skill`` says how far; ``weights``, where given, replace those of the rule set."""

    def __init__(
        self,
        skill: Skill,
        seed: int,
        temperament: str = "balanced",
        clock: Clock | None = None,
        weights: Weights | None = None,
    ) -> None:
        self._skill = skill
        self._seed = seed
        self._temperament = temperament
        self._clock = clock or Clock()
        self._weights = weights
        self._answers: dict[str, Callable[[View, Decision], Choice]] = {
            "claim": self._claim,
            "setup_place": self._setup,
            "trade": self._trade,
            "reinforce": self._reinforce,
            "attack": self._attack,
            "occupy": self._occupy,
            "fortify": self._fortify,
            "regroup": self._regroup,
            "match": self._match,
            "claim_mission": self._mission,
            "swap_mission": self._mission,
            "capital": self._found,
            "place_neutral": self._place_neutral,
            "bribe": self._bribe,
            "muster": self._muster,
            "ally_fortify": self._ally_fortify,
        }

    def choose(self, seen: View, decision: Decision) -> Choice:
        """Return the planned choice; what it doesn't know is answered safely."""
        answer = self._answers.get(decision.kind)
        return answer(seen, decision) if answer is not None else safe_choice(decision, seen)

    def _planner(self, seen: View) -> Planner:
        rules = seen.rules
        weights = self._weights or weights_for(self._temperament, rules.players)
        weights = near_the_end(weights, rounds_left(seen))
        dice = own_dice(self._seed, seen)
        return Planner(
            Evaluator(weights, rules, haste(seen)), win_table(rules.combat_dice), self._skill, self._clock, dice
        )

    def _claim(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        free = [choice.territory for choice in decision.options if isinstance(choice, Claim)]
        dice = own_dice(self._seed, seen)
        return Claim(best_claim(position_of(seen), dice, free) if self._skill.drafts else pick(free, dice))

    def _setup(self, seen: View, decision: Decision) -> Choice:
        options = decision.options
        assert isinstance(options, Allocation)
        position, planner = position_of(seen), self._planner(seen)
        if self._skill.deploys:
            where = planner.best_start(position)
        else:
            where = best_addition(position, planner.evaluator, options.territories, options.total)
        return Place(((where, options.total),))

    def _trade(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        game = Game(seen.rules, seen.state)
        choice = best_set(game, seen.player, [c for c in decision.options if isinstance(c, TradeSet)])
        if Pass() not in decision.options:
            return choice
        position = position_of(seen)
        income = sum(line.armies for line in income_of(game, seen.player))
        armies = position.values[0] if position.values else 0
        return choice if worth_trading(position, self._planner(seen), income, armies) else Pass()

    def _reinforce(self, seen: View, decision: Decision) -> Choice:
        placed = self._planner(seen).placement(position_of(seen)).placed
        return Place(tuple(sorted(placed)))

    def _attack(self, seen: View, decision: Decision) -> Choice:
        position, planner = position_of(seen), self._planner(seen)
        line = planner.best_attack(position)
        if line.target < 0:
            line = led_attack(position, planner, seen.rules.led_by(seen.state, seen.player))
        if line.target < 0:
            return Pass()
        # Half of the armies may be lost in one go: a fight that goes so badly is thought over before it goes on.
        return Blitz(line.origin, line.target, max(1, seen.state.armies[line.origin] // 2))

    def _occupy(self, seen: View, decision: Decision) -> Choice:
        options, step = decision.options, decision.step
        assert isinstance(options, Amounts)
        assert isinstance(step, Occupy)
        amount = best_occupation(
            position_of(seen), self._planner(seen), step.origin, step.target, options.lo, options.hi
        )
        return options.of(amount)

    def _fortify(self, seen: View, decision: Decision) -> Choice:
        return best_move(position_of(seen), self._planner(seen).evaluator, decision.options)

    def _regroup(self, seen: View, decision: Decision) -> Choice:
        options = decision.options
        assert isinstance(options, Regroupings)
        return best_regrouping(position_of(seen), self._planner(seen).evaluator, options)

    def _match(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        places = {part[0]: choice for choice in decision.options if isinstance(choice, Place) for part in choice.parts}
        armies = seen.rules.number("match_bonus")
        return places[best_addition(position_of(seen), self._planner(seen).evaluator, tuple(places), armies)]

    def _found(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        places = {choice.territory: choice for choice in decision.options if isinstance(choice, Found)}
        return places[best_place(seen.state, seen.rules.board, seen.player, tuple(places))]

    def _place_neutral(self, seen: View, decision: Decision) -> Choice:
        options = decision.options
        assert isinstance(options, Allocation)
        evaluator = self._planner(seen).evaluator
        place = best_annoyance(position_of(seen), evaluator, options.territories, options.total)
        return Place(((place, options.total),))

    def _bribe(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        return best_bribe(position_of(seen), decision.options)

    def _muster(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        return decision.options.items[0]

    def _ally_fortify(self, seen: View, decision: Decision) -> Choice:
        return best_ally_move(position_of(seen), self._planner(seen).evaluator, decision.options)

    def _mission(self, seen: View, decision: Decision) -> Choice:
        assert isinstance(decision.options, Choices)
        return hardest_mission(seen.rules, decision.options)
