"""A battle of armies on Ancient Earth: dice, losses, those who are saved from death, land that falls (G-80 to G-86)."""

from __future__ import annotations

from risk_desktop.engine.choices import Amount, Choice
from risk_desktop.engine.combat import Clash, Losses, settle, throw
from risk_desktop.engine.events import AttackDeclared, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Step

from ..common.battle import Battle
from ..common.money import money_of, pay
from .cards.relics import TREE, has_relic
from .conquest import TakeLand
from .realms import on_earth

SAVE = "save_armies"


class ArmiesSaved(Event, frozen=True):
    """``player`` saved ``armies`` in ``territory`` that a roll would have cost him."""

    player: int
    territory: int
    armies: int


class Onslaught(Battle, frozen=True, omit_defaults=True):
    """The attacker has said his dice; ``gods`` take part on his side (G-80)."""

    gods: tuple[str, ...] = ()

    def clash(self, state: GameState, defence: int) -> Clash:
        """Return who fights where with how many dice."""
        return Clash(self.attacker, state.owner[self.target], self.origin, self.target, self.dice, defence, self.gods)

    def resolve(self, game: Game, defence: int) -> None:
        """Roll; the losses are asked about before they are taken (G-84)."""
        clash = self.clash(game.state, defence)
        game.emit(AttackDeclared(clash.attacker, clash.defender, self.origin, self.target, self.dice))
        losses = throw(game, clash)
        game.push(TakeLosses(clash, losses.attacker, losses.defender))


class TakeLosses(Step, frozen=True):
    """Both sides lose armies; the defender may save some with the Tree of Life, for faith (G-84).

    A saved army isn't defeated (A-35). When none is left, the attacker moves in (G-86).
    """

    secrecy = "public"

    clash: Clash
    attacker: int
    defender: int

    def saveable(self, game: Game) -> int:
        """Return how many of his armies the defender can save."""
        seat = self.clash.defender
        if not on_earth(game.rules.board, self.clash.target) or not has_relic(game.state, seat, TREE):
            return 0
        return min(self.defender, money_of(game.state, seat))

    def decision(self, game: Game) -> Decision | None:
        """Ask, if he can save any."""
        most = self.saveable(game)
        return Decision(self.clash.defender, SAVE, Amounts(0, most), self) if most else None

    def run(self, game: Game) -> None:
        """Nothing can be saved."""
        self.lose(game, self.defender)

    def take(self, game: Game, choice: Choice) -> None:
        """Pay for those who are saved."""
        assert isinstance(choice, Amount)
        if choice.value:
            pay(game, self.clash.defender, choice.value, SAVE)
            game.emit(ArmiesSaved(self.clash.defender, self.clash.target, choice.value))
        self.lose(game, self.defender - choice.value)

    def lose(self, game: Game, defenders: int) -> None:
        """Take the losses off the board; the land may have fallen."""
        clash = self.clash
        settle(game, clash, Losses(self.attacker, defenders))
        if not game.state.armies[clash.target]:
            gods = clash.leaders or ()
            game.push(TakeLand(clash.attacker, clash.origin, clash.target, clash.attack, gods))
