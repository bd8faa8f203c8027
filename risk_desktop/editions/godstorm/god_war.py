"""The god war: who fights, with which dice, armies and additions, and what becomes of the loser (G-75 to G-79)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec
from msgspec import Struct

from risk_desktop.engine.choices import Choice, Pick
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.pools import D6, Pool, Side
from risk_desktop.engine.roll_odds import TotalOdds, total_odds
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.battle_events import Contest, DiceRerolled
from ..common.decisions import BattleFacts
from .cards.relics import GUNGNIR, MJOLNIR, has_relic
from .deeds import deeds, use_power
from .gods import DEATH, MAGIC, SKY, WAR, banish, gods_in
from .labors import magic_labor, sky_labor
from .powers import shelter
from .realms import altars_of

CHAMPION = "champion"
BASE_DICE = 3
MJOLNIR_BONUS = 3
EXPENDABLE = (DEATH, SKY, MAGIC, WAR)
"""The order in which gods are sent into a god war: first the one whose power is missed least."""
FIRE, ARMIES, ALTARS = "fire", "armies", "altars"
GUNGNIR_CAUSE, MJOLNIR_CAUSE = "gungnir", "mjolnir"


class Host(Struct, frozen=True):
    """One side of a god war before the roll: how many dice, why the ones are rolled again ("" if not), what is added.

    ``dice`` and ``added`` are (reason, number): "base", "sky", "altars"; "armies", "mjolnir", "fire".
    """

    seat: int
    dice: tuple[tuple[str, int], ...]
    rerolls: str
    added: tuple[tuple[str, int], ...]

    @property
    def bonus(self) -> int:
        """What is added to the dice."""
        return sum(number for _, number in self.added)

    @property
    def count(self) -> int:
        """How many dice are rolled."""
        return sum(number for _, number in self.dice)

    @property
    def pool(self) -> Pool:
        """The dice, as the odds see them."""
        return Pool((D6,) * self.count, no_ones=bool(self.rerolls))


class GodWarSide(Struct, frozen=True):
    """One side of a god war after the roll: its champion, its dice at first and at last, and all that was added."""

    host: Host
    champion: str
    first: tuple[int, ...]
    rolled: tuple[int, ...]
    total: int


class ChampionNamed(Event, frozen=True):
    """``player`` sends the god of this kind in ``territory`` into a god war."""

    player: int
    kind: str
    territory: int


class GodWarFought(Contest, Event, frozen=True):
    """A round of a god war: ``winner`` is a seat, ``tie`` says whether the totals were equal. The loser's banishing follows."""

    origin: int
    target: int
    attack: GodWarSide
    defence: GodWarSide
    winner: int
    tie: bool

    @property
    def throws(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The dice of both sides as they fell at first."""
        return tuple((side.host.seat, side.first) for side in (self.attack, self.defence))


# --- what both sides bring --------------------------------------------------------------------------------------------


def attacking_host(rules: Rules, state: GameState, origin: int, gods: Sequence[str]) -> Host:
    """Return what the attacker brings with these gods taking part: all armies but one count (G-76, A-8)."""
    seat = state.owner[origin]
    rerolls = GUNGNIR_CAUSE if has_relic(state, seat, GUNGNIR) else MAGIC if MAGIC in gods else ""
    return host_of(rules, state, seat, gods, rerolls, state.armies[origin] - 1)


def defending_host(rules: Rules, state: GameState, target: int) -> Host:
    """Return what the defender brings: all gods and armies of the territory (G-71, G-76)."""
    seat, gods = state.owner[target], gods_in(state, target)
    rerolls = shelter(state, target) or (GUNGNIR_CAUSE if has_relic(state, seat, GUNGNIR) else "")
    return host_of(rules, state, seat, gods, rerolls, state.armies[target])


def host_of(rules: Rules, state: GameState, seat: int, gods: Sequence[str], rerolls: str, armies: int) -> Host:
    """Put a side together: dice for the God of the Sky and the altars, additions of relics and miracles (G-47, G-114)."""
    altars, fire = altars_of(state, rules.board, seat), deeds(state).fire.get(seat, 0)
    dice = (("base", BASE_DICE), (SKY, int(SKY in gods)), (ALTARS, altars))
    mjolnir = MJOLNIR_BONUS if has_relic(state, seat, MJOLNIR) else 0
    added = ((ARMIES, armies), (MJOLNIR_CAUSE, mjolnir), (FIRE, fire))
    return Host(seat, tuple(part for part in dice if part[1]), rerolls, tuple(part for part in added if part[1]))


def war_ties(gods: Sequence[str]) -> Side:
    """Return who wins equal totals (G-77)."""
    return "attacker" if WAR in gods else "defender"


def god_war_odds(rules: Rules, state: GameState, origin: int, target: int, gods: Sequence[str]) -> TotalOdds:
    """Return the exact odds of one round; ``war_ties(gods)`` says who wins the equal totals in it."""
    attack, defence = attacking_host(rules, state, origin, gods), defending_host(rules, state, target)
    return total_odds(attack.pool, defence.pool, attack.bonus - defence.bonus)


def first_war(game: Game, origin: int, target: int, gods: Sequence[str] | None = None) -> float | None:
    """Return the attacker's chance in the first round of the god war that an invasion would bring; None: there is none."""
    state, there = game.state, gods_in(game.state, origin)
    taking_part = there if gods is None else tuple(kind for kind in there if kind in gods)
    if not taking_part or not gods_in(state, target):
        return None
    return god_war_odds(game.rules, state, origin, target, taking_part).win(war_ties(taking_part))


def war_endings(
    game: Game, origin: int, target: int, gods: Sequence[str] | None = None
) -> list[tuple[float, tuple[str, ...], GameState]]:
    """Return how the god wars of an invasion that goes on may end: the chances, the attacker's gods who are left, the state.

    ``gods``: who take part, None for all. Both sides send first whom they miss least.
    """
    there, others = gods_in(game.state, origin), gods_in(game.state, target)
    ours = [kind for kind in EXPENDABLE if kind in there and (gods is None or kind in gods)]
    theirs = [kind for kind in EXPENDABLE if kind in others]
    # By how many gods both have lost: whoever is missed least has gone first.
    reached = {(0, 0): (1.0, game.state)}
    endings = []
    for lost, beaten in product(range(len(ours) + 1), range(len(theirs) + 1)):
        if (lost, beaten) not in reached:
            continue
        chance, state = reached[lost, beaten]
        able = tuple(kind for kind in there if kind in ours[lost:])
        if not able or beaten == len(theirs):
            endings.append((chance, able, state))
            continue
        win = god_war_odds(game.rules, state, origin, target, able).win(war_ties(able))
        for cell, territory, god, share in (
            ((lost, beaten + 1), target, theirs[beaten], win),
            ((lost + 1, beaten), origin, ours[lost], 1 - win),
        ):
            before, after = reached.get(cell) or (0.0, without(state, territory, god))
            reached[cell] = before + chance * share, after
    return endings


def without(state: GameState, territory: int, god: str) -> GameState:
    """Return a copy of a state in which a god has been banished."""
    copy = state.copy()
    copy.pieces = [piece for piece in copy.pieces if (piece.territory, piece.kind) != (territory, god)]
    return copy


# --- a round ----------------------------------------------------------------------------------------------------------


class DefendersChampion(Step, frozen=True):
    """The attacker has named ``champion``; the defender names his god, then both roll (G-75)."""

    secrecy = "public"

    player: int
    origin: int
    target: int
    gods: tuple[str, ...]
    champion: str

    def decision(self, game: Game) -> Decision | None:
        """Ask the defender, if he has several gods there."""
        state, gods = game.state, gods_in(game.state, self.target)
        if len(gods) < 2:
            return None
        return Decision(state.owner[self.target], CHAMPION, Choices([Pick(kind) for kind in gods]), self)

    def facts(self, game: Game) -> Facts:
        """Return where they fight, and the attacker's gods."""
        return BattleFacts(self.origin, self.target, self.player, leaders=self.gods)

    def run(self, game: Game) -> None:
        """The only god fights."""
        self.fight(game, gods_in(game.state, self.target)[0])

    def take(self, game: Game, choice: Choice) -> None:
        """Fight with the chosen one."""
        assert isinstance(choice, Pick)
        self.fight(game, choice.key)

    def fight(self, game: Game, other: str) -> None:
        """Roll, compare, banish the loser, reward the labors; no army dies (G-77)."""
        state, rules = game.state, game.rules
        attacker, defender = self.player, state.owner[self.target]
        game.emit(ChampionNamed(defender, other, self.target))
        deeds(state).attacked = True
        first, first_other, rewarded = self.roll_first(game, attacker, defender)
        ours = side_rolled(
            game, attacking_host(rules, state, self.origin, self.gods), self.champion, first, self.origin
        )
        theirs = side_rolled(game, defending_host(rules, state, self.target), other, first_other, self.target)
        ours, theirs = self.reward_triples(game, ours, theirs, rewarded)
        won = ours.total > theirs.total or (ours.total == theirs.total and WAR in self.gods)
        tie = ours.total == theirs.total
        use_power(state, self.champion, *self.powers_used(ours, won=won, tie=tie))
        winner = attacker if won else defender
        game.emit(GodWarFought(self.origin, self.target, ours, theirs, winner, tie))
        if won:
            banish(game, self.target, "god_war", (other,))
            sky_labor(game, attacker)
        else:
            banish(game, self.origin, "god_war", (self.champion,))

    def roll_first(
        self, game: Game, attacker: int, defender: int
    ) -> tuple[tuple[int, ...], tuple[int, ...], list[int]]:
        """Roll all dice of both sides; return them, and who has earned a card already, which counts at once (G-54, A-32)."""
        state, rules = game.state, game.rules
        first = roll_dice(game.dice, attacking_host(rules, state, self.origin, self.gods).count)
        other = roll_dice(game.dice, defending_host(rules, state, self.target).count)
        rewarded = [seat for seat, roll in ((attacker, first), (defender, other)) if magic_labor(game, seat, roll)]
        return first, other, rewarded

    def reward_triples(
        self, game: Game, ours: GodWarSide, theirs: GodWarSide, rewarded: list[int]
    ) -> tuple[GodWarSide, GodWarSide]:
        """Look at the dice after the re-rolls, one card for a roll; a relic earned now still adds to the total (A-32)."""
        for side in (ours, theirs):
            if side.host.seat not in rewarded:
                magic_labor(game, side.host.seat, side.rolled)
        rules, state = game.rules, game.state
        return (
            with_host(ours, attacking_host(rules, state, self.origin, self.gods)),
            with_host(theirs, defending_host(rules, state, self.target)),
        )

    def powers_used(self, ours: GodWarSide, *, won: bool, tie: bool) -> list[str]:
        """Return whose power the attacker used beside the champion (G-87)."""
        used = [SKY] if SKY in self.gods else []
        used += [MAGIC] if ours.first != ours.rolled and ours.host.rerolls == MAGIC else []
        return used + ([WAR] if won and tie else [])


def roll_dice(dice: Dice, count: int) -> tuple[int, ...]:
    """Roll the dice of one side."""
    return tuple(dice.roll(6) for _ in range(count))


def side_rolled(game: Game, host: Host, champion: str, first: tuple[int, ...], territory: int) -> GodWarSide:
    """Roll the ones again, if something lets the side do so; tell it."""
    rolled = first
    if host.rerolls:
        rolled = tuple(value if value > 1 else more_than_one(game.dice) for value in first)
    if rolled != first:
        game.emit(DiceRerolled(host.seat, territory, host.rerolls, falling(first), falling(rolled)))
    return GodWarSide(host, champion, falling(first), falling(rolled), sum(rolled) + host.bonus)


def with_host(side: GodWarSide, host: Host) -> GodWarSide:
    """Return ``side`` with what it brings now; its dice lie as they are."""
    kept = msgspec.structs.replace(host, dice=side.host.dice, rerolls=side.host.rerolls)
    return msgspec.structs.replace(side, host=kept, total=sum(side.rolled) + kept.bonus)


def more_than_one(dice: Dice) -> int:
    """Roll a die until it shows more than one."""
    while (value := dice.roll(6)) == 1:
        pass
    return value


def falling(values: Sequence[int]) -> tuple[int, ...]:
    """Return values, the highest first."""
    return tuple(sorted(values, reverse=True))
