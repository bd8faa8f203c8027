"""Allies in battle: whose armies fight for whom, and the loyalty tests when an invasion ends (N-30 to N-34, X-26 to X-29)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.events import AttackDeclared, ConquestSettled
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import LandOrNowhere
from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.engine.state import NOBODY, GameState, Slot
from risk_desktop.engine.step import Step

from ...common.attack import Blitzing, DeclareAttack, Rushing
from .stances import FIRM_FROM, LoyaltyTested, allies_of, allies_slot, turn_away

LOYALTY_CHECK = OptionSpec("loyalty_check", "per_invasion", ("per_invasion", "per_turn"), group="neutrals", place=1)
"""When the dice are rolled: as each invasion ends, or once for everybody involved after all battles of a turn (X-26)."""


SAME_INVASION, NEW_INVASION = "same", "new"
SWITCH_ORIGIN = OptionSpec("switch_origin", SAME_INVASION, (SAME_INVASION, NEW_INVASION), group="neutrals", place=3)
"""Whether armies from another origin go on with the invasion of a target (W-23), or begin a new one (S-20, D-27)."""
INVASION_ORIGIN = "invasion_origin"


class OriginSlot(Slot):
    """``origin``: from where the territory under invasion was attacked last, or NOBODY."""

    origin: LandOrNowhere = NOBODY


def lead_allies(state: GameState, player: int) -> tuple[int, ...]:
    """The armies of own allies attack as if they were own ones (N-30)."""
    return allies_of(state, player)


def note_involved(game: Game, event: AttackDeclared) -> None:
    """An attack goes on with an invasion or begins one; neutrals on either side are involved (N-33)."""
    slot = allies_slot(game.state)
    slot.target = event.target
    for seat in (event.attacker, event.defender):
        if game.state.is_neutral(seat) and seat not in slot.involved:
            slot.involved.append(seat)


def end_at_conquest(game: Game, event: ConquestSettled) -> None:
    """An invasion ends when its target falls."""
    allies_slot(game.state).target = NOBODY
    if game.rules.option(LOYALTY_CHECK.key) == "per_invasion":
        roll_loyalty(game)


def end_before_next(game: Game, step: Step) -> Step:
    """An invasion ends when another target is named: its tests come before the new attack (X-26)."""
    assert isinstance(step, (DeclareAttack, Blitzing, Rushing))
    target = allies_slot(game.state).target
    goes_on = target == step.target and not changes_origin(game.state, step.origin)
    return step if target == NOBODY or goes_on else ChangeTarget(step)


def changes_origin(state: GameState, origin: int) -> bool:
    """Tell whether the invasion came from elsewhere so far, where that makes a difference."""
    slot: OriginSlot | None = state.slots.get(INVASION_ORIGIN)
    return slot is not None and slot.origin != origin


def note_origin(game: Game, event: AttackDeclared) -> None:
    """Remember from where the invasion comes."""
    game.state.slots[INVASION_ORIGIN].origin = event.origin


def origin_counts(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether another origin means another invasion."""
    return options[SWITCH_ORIGIN.key] == NEW_INVASION


class ChangeTarget(Step, frozen=True):
    """The invasion before ``attack`` ends; an ally who deserts now attacks no more (N-34)."""

    attack: Step

    def run(self, game: Game) -> None:
        """Test, then attack if whoever was to attack still obeys."""
        state = game.state
        allies_slot(state).target = NOBODY
        if game.rules.option(LOYALTY_CHECK.key) == "per_invasion":
            roll_loyalty(game)
        assert isinstance(self.attack, (DeclareAttack, Blitzing, Rushing))
        if self.attack.player in game.rules.led_by(state, state.turn):
            game.push(self.attack)


class EndOfBattles(Step, frozen=True):
    """The last invasion of the turn ends."""

    player: int

    def run(self, game: Game) -> None:
        """Test whoever is still to be tested."""
        allies_slot(game.state).target = NOBODY
        roll_loyalty(game)


def roll_loyalty(game: Game) -> None:
    """Roll a die for every neutral involved that still holds a territory; a low one turns its marker away (N-33)."""
    state = game.state
    slot = allies_slot(state)
    involved, slot.involved = slot.involved, []
    if sum(state.alive[: state.players]) < 2:
        return
    for neutral in involved:
        if state.alive[neutral]:
            firm_from = game.rules.number(FIRM_FROM.key)
            roll = game.dice.roll(6)
            game.emit(LoyaltyTested(neutral, roll, roll >= firm_from))
            if roll < firm_from:
                turn_away(game, neutral, state.turn)
