"""Step 6, an invasion: declared, answered by Sky cards, god wars, battles of armies, broken off or won (G-69 to G-73, G-85)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass, Pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.reactions import end_of_quiet
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.attack import ATTACK, AttackPhase, Attacks
from ..common.decisions import BattleFacts
from ..common.declare import RollsOn
from ..common.pieces import Enter, LedAttack, LedBlitz
from .battle import Onslaught
from .conquest import TakeLand
from .declarations import Declarations, InvasionBroken, InvasionDeclared
from .deeds import deeds, new_invasion
from .god_war import CHAMPION, ChampionNamed, DefendersChampion, war_endings
from .gods import gods_in
from .rolls import Rolls

INVASION, PRESS = "invasion", "press"
"""The moment that reactions guard; the decision how to go on."""


class ConquerPhase(AttackPhase, frozen=True):
    """Any number of invasions, in any order and from anywhere; none has to be made (G-69)."""

    def options(self, game: Game) -> Attacks:
        """Return the invasions that are possible now."""
        return Declarations(game, self.player)

    def take(self, game: Game, choice: Choice) -> None:
        """Declare it, then ask again; or stop."""
        end_of_quiet(game.state, "battle")
        if isinstance(choice, Pass):
            return
        assert isinstance(choice, (Attack, Blitz, Enter))
        gods = choice.leaders if isinstance(choice, (LedAttack, LedBlitz)) else gods_in(game.state, choice.origin)
        dice = choice.dice if isinstance(choice, Attack) else 0
        keep = choice.keep if isinstance(choice, Blitz) else 0
        game.push(Declare(self.player, choice.origin, choice.target, gods, dice, keep), self)


class Declare(RollsOn, Step, frozen=True):
    """Name source, target and gods; all armies but one take part (G-70, A-8). Then the defender may answer (G-72)."""

    player: int
    origin: int
    target: int
    gods: tuple[str, ...]
    dice: int
    keep: int

    def run(self, game: Game) -> None:
        """Tell everybody; empty land is entered at once (G-74)."""
        state = game.state
        defender = state.owner[self.target]
        new_invasion(state)
        armies = state.armies[self.origin] - 1
        game.emit(InvasionDeclared(self.player, defender, self.origin, self.target, armies, self.gods))
        if defender == NOBODY:
            game.push(TakeLand(self.player, self.origin, self.target, 1, self.gods))
        else:
            press = Press(self.player, self.origin, self.target, self.gods, self.dice, self.keep)
            game.push(game.guarded(INVASION, press))


class Press(RollsOn, Step, frozen=True):
    """The attacker goes on: with a god war while both sides have gods, then with rolls of armies, or he breaks off.

    ``dice``: what he meant to roll first (0: he is asked). ``keep``: armies at which he stops rolling on unasked (0: he is asked
    each time). Once he has attacked he may stop (G-73).
    """

    player: int
    origin: int
    target: int
    gods: tuple[str, ...]
    dice: int = 0
    keep: int = 0

    def taking_part(self, state: GameState) -> tuple[str, ...]:
        """Return the attacker's gods who take part and are still there."""
        return tuple(kind for kind in gods_in(state, self.origin) if kind in self.gods)

    def goes_on(self, game: Game) -> bool:
        """Tell whether another attack is possible (G-73, A-28, A-30)."""
        state = game.state
        if state.owner[self.origin] != self.player or state.armies[self.origin] < 2:
            return False
        return state.owner[self.target] != self.player and game.rules.allows(
            ATTACK, game, self.player, self.origin, self.target
        )

    def wars(self, game: Game) -> bool:
        """Tell whether a round of the god war comes next (G-75, G-78)."""
        return bool(self.taking_part(game.state) and gods_in(game.state, self.target))

    def decision(self, game: Game) -> Decision | None:
        """Ask for a champion or a roll, if there is a choice."""
        if not self.goes_on(game) or not game.state.armies[self.target]:
            return None
        options = self.champions(game) if self.wars(game) else None
        if options is not None:
            return Decision(self.player, CHAMPION, Choices(options), self) if len(options) > 1 else None
        if self.meant(game):
            return None
        spare = game.state.armies[self.origin] - 1
        most = game.rules.combat_dice.attack_count(spare)
        rolls = Rolls(self.origin, self.target, spare, most, may_stop=deeds(game.state).attacked)
        return Decision(self.player, PRESS, rolls, self)

    def facts(self, game: Game) -> Facts:
        """Return where it leads and which gods were named; how it was meant is nobody else's business."""
        return BattleFacts(self.origin, self.target, self.player, leaders=self.gods)

    def champions(self, game: Game) -> Sequence[Choice]:
        """Return the gods whom the attacker may send, and to break off once he has attacked (G-75, G-78)."""
        stop = (Pass(),) if deeds(game.state).attacked else ()
        return [*(Pick(kind) for kind in self.taking_part(game.state)), *stop]

    def meant(self, game: Game) -> int:
        """Return how many dice he has said already that he rolls now; 0: he is asked."""
        most = game.rules.combat_dice.attack_count(game.state.armies[self.origin] - 1)
        return most if self.keep else min(self.dice, most)

    def run(self, game: Game) -> None:
        """End it, enter emptied land (G-73), send the only god, or roll as was said before."""
        state = game.state
        if state.owner[self.target] == self.player:
            return
        if not self.goes_on(game) or self.spent(state):
            game.emit(InvasionBroken(self.player, self.origin, self.target))
        elif not state.armies[self.target]:
            game.push(TakeLand(self.player, self.origin, self.target, 1, self.taking_part(state)))
        elif self.wars(game):
            self.send(game, self.taking_part(state)[0])
        else:
            self.roll(game, self.meant(game))

    def spent(self, state: GameState) -> bool:
        """Tell whether a blitz has come down to the armies that he keeps."""
        return bool(self.keep) and deeds(state).attacked and state.armies[self.origin] <= self.keep

    def take(self, game: Game, choice: Choice) -> None:
        """Send a god, roll, or break off."""
        if isinstance(choice, Pick):
            self.send(game, choice.key)
        elif isinstance(choice, Blitz):
            game.push(msgspec.structs.replace(self, keep=choice.keep))
        elif isinstance(choice, Attack):
            self.roll(game, choice.dice)
        else:
            game.emit(InvasionBroken(self.player, self.origin, self.target))

    def send(self, game: Game, champion: str) -> None:
        """Name the champion; the defender names his."""
        gods = self.taking_part(game.state)
        game.emit(ChampionNamed(self.player, champion, self.origin))
        fight = DefendersChampion(self.player, self.origin, self.target, gods, champion)
        game.push(fight, msgspec.structs.replace(self, dice=0))

    def roll(self, game: Game, dice: int) -> None:
        """Roll once; then he goes on."""
        deeds(game.state).attacked = True
        gods = self.taking_part(game.state)
        onslaught = Onslaught(self.player, self.origin, self.target, dice, gods=gods)
        game.push(onslaught, msgspec.structs.replace(self, dice=0))

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Hide what the attacker means to roll, and how far he means to go."""
        return self if viewer == self.player else msgspec.structs.replace(self, dice=0, keep=0)


def keep_sacred(game: Game, player: int, origin: int, target: int) -> bool:
    """Sacred ground can't be attacked for the rest of the turn."""
    return target not in deeds(game.state).sacred


CONQUER = Module(
    id="battles",
    needs=("turns", "powers"),
    phases=(Phase(ATTACK, ConquerPhase),),
    permits={ATTACK: (keep_sacred,)},
    duels=war_endings,
)
