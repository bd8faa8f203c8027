"""One battle: who chooses and rolls when, and what has to move in after it (W-21 to W-24, S-21 to S-24, D-23, D-24, O-20)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from risk_desktop.engine.answers import answer_table
from risk_desktop.engine.choices import Choice, DefendWith
from risk_desktop.engine.combat import Clash, battle_spec, fight, roll_attack
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.pools import Side
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue, Rules
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Facts, Step

from .decisions import DefenceFacts
from .occupation import Conquer

TOGETHER, ATTACKER_FIRST = "together", "attacker_first"
ROLL_ORDER = OptionSpec("roll_order", TOGETHER, (TOGETHER, ATTACKER_FIRST), group="battle")
"""Both roll when both have chosen (W-21, O-20), or the defender chooses when he has seen the attacker's dice (D-24)."""

TIE = OptionSpec("tie", "defender", ("defender", "attacker"), group="battle")
"""Who wins a pair of equal dice (C-11)."""

CONQUEST_MIN = OptionSpec("conquest_min", "armies", ("armies", "dice", "one"), group="battle")
"""What must move in: the armies that fought the last battle (W-24, S-24, D-28), one for each of their dice (O-23), one."""

OPPONENT, ALL_DICE = "opponent", "all"
NEUTRAL_DICE = OptionSpec(
    "neutral_dice",
    OPPONENT,
    (OPPONENT, ALL_DICE),
    group="neutrals",
    place=2,
    idle_for=lambda players, options: players != 2,
)
"""Who rolls for a neutral colour says with how many dice: the attacker's opponent (P-07); or it takes all it may (X-05)."""

DEFENCE = {
    "two": CombatDice(),
    "two_from_three": CombatDice(two_dice_from=3),
    "three": CombatDice(max_defence=3),
}
"""Up to two dice, one for each army (W-21, O-22); the second only from three armies on (S-22); up to three dice (D-23)."""


class Battle(Step, frozen=True, omit_defaults=True):
    """One roll: the defender chooses his dice knowing the number of the attacker's (W-21); then both roll (W-22).

    ``armies`` fight with ``dice`` dice (0: one for each). ``shown``: (value, sides) of the attacker's dice, highest first,
    when they lie on the table already (D-24).
    """

    secrecy = "public"

    attacker: int
    origin: int
    target: int
    dice: int
    armies: int = 0
    shown: tuple[tuple[int, int], ...] = ()

    def most_dice(self, game: Game) -> int:
        """Return how many dice the defender may roll."""
        return game.rules.combat_dice.defence_count(game.state.armies[self.target])

    def chooser(self, game: Game) -> int:
        """Return who says with how many dice to defend."""
        return chooser_for(game.rules, game.state, game.state.owner[self.target])

    def chooses(self, game: Game) -> bool:
        """Tell whether anybody has a choice."""
        return self.most_dice(game) > 1 and self.chooser(game) != NOBODY

    def decision(self, game: Game) -> Decision | None:
        """Ask the defender, once the attacker has rolled if he rolls first."""
        if not self.chooses(game) or (game.rules.combat_dice.answers and not self.shown):
            return None
        return Decision(self.chooser(game), "defend", Amounts(1, self.most_dice(game), DefendWith), self)

    def facts(self, game: Game) -> Facts:
        """Return whose attack it is, and what answers it best."""
        best = best_defence(game.rules, game.state, self)
        leaders = self.clash(game.state, best).leaders
        return DefenceFacts(self.origin, self.target, self.attacker, self.dice, leaders, shown=self.shown, best=best)

    def run(self, game: Game) -> None:
        """Defend with the only possible number of dice, or roll the attacker's dice before the defender is asked."""
        if self.chooses(game):
            shown = roll_attack(game, self.clash(game.state, self.most_dice(game)))
            game.push(msgspec.structs.replace(self, shown=shown))
        else:
            self.resolve(game, self.most_dice(game))

    def take(self, game: Game, choice: Choice) -> None:
        """Defend with the chosen number of dice."""
        assert isinstance(choice, DefendWith)
        self.resolve(game, choice.dice)

    def clash(self, state: GameState, defence: int) -> Clash:
        """Return who fights where with how many dice."""
        return Clash(self.attacker, state.owner[self.target], self.origin, self.target, self.dice, defence)

    def resolve(self, game: Game, defence: int) -> None:
        """Roll; when no defender is left, the territory falls (C-13). An empty one falls without a roll."""
        clash = self.clash(game.state, defence)
        if game.state.armies[self.target]:
            fight(game, clash, self.shown)
        if game.state.armies[self.target] == 0:
            loser = game.state.owner[self.target]
            game.push(Conquer(self.attacker, loser, self.origin, self.target, self.least(game.rules)))

    def least(self, rules: Rules) -> int:
        """Return how many armies must move in after a conquest."""
        least = rules.options.get(CONQUEST_MIN.key)
        if least == "one":
            return 1
        return self.dice if least == "dice" else self.armies or self.dice


def chooser_for(rules: Rules, state: GameState, defender: int) -> int:
    """Return who chooses the dice of ``defender``: himself, for a neutral colour the opponent (P-07, N-32), or NOBODY."""
    if not state.is_neutral(defender):
        return defender
    return state.opponent if rules.options.get(NEUTRAL_DICE.key) == OPPONENT else NOBODY


def best_defence(rules: Rules, state: GameState, battle: Battle) -> int:
    """Return how many dice a sensible defender takes: all, or what answers best the roll on the table (D-24).

    Best is what leaves the attacker least chance in the whole fight, should he go on to the end with all that he has.
    """
    defenders = state.armies[battle.target]
    most = rules.combat_dice.defence_count(defenders)
    if not battle.shown:
        return most
    spec = battle_spec(rules, state, battle.clash(state, most))
    shown = tuple(value for value, _ in battle.shown)
    able = rules.tenure.command(state, battle.attacker)[1][battle.origin] - 1
    return answer_table(rules.combat_dice).best(spec, shown, max(able, len(shown)), defenders)


def dice_against(rules: Rules, state: GameState, defender: int) -> CombatDice:
    """Return the dice of fights against ``defender``: where nobody chooses for it, a neutral colour rolls all (X-05)."""
    dice = rules.combat_dice
    if dice.answers and chooser_for(rules, state, defender) == NOBODY:
        return msgspec.structs.replace(dice, answers=False)
    return dice


def dice_of(options: Mapping[str, OptionValue]) -> CombatDice:
    """Return the dice rule that the options ask for."""
    rule = DEFENCE[str(options["defence_dice"])]
    ties: Side = "attacker" if options[TIE.key] == "attacker" else "defender"
    return msgspec.structs.replace(rule, answers=options[ROLL_ORDER.key] == ATTACKER_FIRST, ties=ties)


DICE = Module(
    id="dice",
    options=(OptionSpec("defence_dice", "two", tuple(DEFENCE), group="battle"), ROLL_ORDER, TIE),
    combat_dice=dice_of,
)
