"""What gods and temples do in a battle of armies: dice without ones, ties, where the dead go (G-43 to G-49, G-80 to G-83)."""

from __future__ import annotations

import msgspec

from risk_desktop.engine.combat import Clash, DiceReasons, DieReason, Losses, Modifier, Rolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.pools import RollSpec
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import GameState

from ..common.battle_events import DiceRerolled
from .afterlife import AFTERLIFE, POOL, send_dead
from .deeds import deeds, use_power
from .gods import DEATH, MAGIC, WAR, gods_in
from .labors import magic_labor
from .realms import on_earth
from .survey import survey
from .temples import TEMPLE, has_temple

NO_ONES, TIES = "no_ones", "ties"
"""Why a die isn't a plain one: it can't stay at one; it wins ties."""


def attacking_gods(state: GameState, clash: Clash) -> tuple[str, ...]:
    """Return the attacker's gods who take part and are still there; without a word about it, all that are (G-70)."""
    there = gods_in(state, clash.origin) if clash.origin >= 0 else ()
    return there if clash.leaders is None else tuple(kind for kind in there if kind in clash.leaders)


def shelter(state: GameState, territory: int) -> str:
    """Return whose power rolls the defender's ones again: "magic", "temple", or "" (G-43, G-46)."""
    if MAGIC in gods_in(state, territory):
        return MAGIC
    return TEMPLE if has_temple(state, territory) else ""


class GodPowers(Modifier):
    """Powers of all gods who take part add up (G-49); none of it reaches the Underworld (G-111)."""

    def pools(self, rules: Rules, state: GameState, clash: Clash, spec: RollSpec) -> RollSpec:
        """Dice without ones for a goddess or the defender's temple; the attacker wins ties with his God of War."""
        if not on_earth(rules.board, clash.target):
            return spec
        gods = attacking_gods(state, clash)
        if MAGIC in gods:
            spec = msgspec.structs.replace(spec, attack=msgspec.structs.replace(spec.attack, no_ones=True))
        if shelter(state, clash.target):
            spec = msgspec.structs.replace(spec, defence=msgspec.structs.replace(spec.defence, no_ones=True))
        return msgspec.structs.replace(spec, ties="attacker") if WAR in gods else spec

    def reasons(self, rules: Rules, state: GameState, clash: Clash) -> DiceReasons:
        """Name the goddess or the God of War of the attacker, the goddess or the temple of the defender."""
        if not on_earth(rules.board, clash.target):
            return (), ()
        gods, defender = attacking_gods(state, clash), shelter(state, clash.target)
        why = [DieReason(kind, reason) for kind, reason in ((MAGIC, NO_ONES), (WAR, TIES)) if kind in gods]
        ours = (why * clash.attack)[: clash.attack] if len(why) < 2 else [*why, *([why[0]] * clash.attack)]
        return tuple(ours), (DieReason(defender, NO_ONES),) * clash.defence if defender else ()

    def rolled(self, game: Game, clash: Clash, rolled: Rolled) -> Rolled:
        """Tell who rolled again, reward triples (G-54), and remember whose power was used (G-87)."""
        attack = tuple(value for value, _ in rolled.attack)
        defence = tuple(value for value, _ in rolled.defence)
        if on_earth(game.rules.board, clash.target):
            if attack != rolled.first_attack:
                use_power(game.state, MAGIC)
                game.emit(DiceRerolled(clash.attacker, clash.origin, MAGIC, rolled.first_attack, attack))
            if defence != rolled.first_defence:
                cause = shelter(game.state, clash.target)
                game.emit(DiceRerolled(clash.defender, clash.target, cause, rolled.first_defence, defence))
            level = any(ours == theirs for ours, theirs in zip(attack, defence, strict=False))
            if level and WAR in attacking_gods(game.state, clash):
                use_power(game.state, WAR)
        magic_labor(game, clash.attacker, rolled.first_attack, attack)
        magic_labor(game, clash.defender, rolled.first_defence, defence)
        return rolled

    def aftermath(self, game: Game, clash: Clash, losses: Losses) -> None:
        """Send the dead away: defenders against a God of Death to the pool, all others to their Afterlives (G-45, G-83)."""
        reaped = losses.defender > 0 and DEATH in attacking_gods(game.state, clash)
        if reaped:
            use_power(game.state, DEATH)
        deeds(game.state).slain += losses.defender
        send_dead(game, clash.attacker, clash.origin, losses.attacker)
        send_dead(game, clash.defender, clash.target, losses.defender, POOL if reaped else AFTERLIFE)


POWERS = Module(
    id="powers",
    needs=("gods", "temples", "afterlives", "deeds"),
    combat=(GodPowers(),),
    survey=survey,
)
