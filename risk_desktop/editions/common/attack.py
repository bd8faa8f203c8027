"""Step 2 of a turn: battles, conquest, occupation (C-10 to C-13, W-20 to W-24)."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.engine.choices import Attack, Blitz, Choice, DefendWith, MoveIn, Pass
from risk_desktop.engine.combat import Clash, fight
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import ArmiesMoved, AttackDeclared, ConquestSettled, TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Options, Reason
from risk_desktop.engine.reactions import end_of_quiet
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Decision, Step

ATTACK = "attack"


class Attacks(Options):
    """All attacks that ``player`` can make now: single rolls, blitzes, and to stop."""

    __slots__ = ("game", "player")

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player

    def edges(self) -> Iterator[tuple[int, int]]:
        """Yield (origin, target) pairs that may be attacked along (C-10)."""
        state, board, permits = self.game.state, self.game.rules.board, self.game.rules.permits.get(ATTACK)
        owner = state.owner
        for origin, who in enumerate(owner):
            if who == self.player and state.armies[origin] > 1:
                for target in board.neighbours[origin]:
                    if owner[target] != self.player and (not permits or self.permitted(origin, target)):
                        yield origin, target

    def permitted(self, origin: int, target: int) -> bool:
        """Ask the modules."""
        return self.game.rules.allows(ATTACK, self.game, self.player, origin, target)

    def most_dice(self, origin: int) -> int:
        """Return the highest number of dice from ``origin`` (W-20)."""
        return self.game.rules.combat_dice.attack_count(self.game.state.armies[origin] - 1)

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong with an attack."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, (Attack, Blitz)):
            return Reason("illegal.choice")
        state, board = self.game.state, self.game.rules.board
        size = len(board)
        if not (0 <= choice.origin < size and 0 <= choice.target < size):
            return Reason("illegal.attack.nowhere")
        if state.owner[choice.origin] != self.player:
            return Reason("illegal.attack.not_yours", {"territory": choice.origin})
        if state.owner[choice.target] == self.player:
            return Reason("illegal.attack.own", {"territory": choice.target})
        if choice.target not in board.neighbour_sets[choice.origin]:
            return Reason("illegal.attack.far", {"origin": choice.origin, "target": choice.target})
        if state.armies[choice.origin] < 2:
            return Reason("illegal.attack.one_army", {"territory": choice.origin})
        if not self.permitted(choice.origin, choice.target):
            return Reason("illegal.attack.barred", {"origin": choice.origin, "target": choice.target})
        return self.explain_strength(choice)

    def explain_strength(self, choice: Attack | Blitz) -> Reason | None:
        """Say what is wrong with the number of dice or the armies to keep."""
        armies = self.game.state.armies[choice.origin]
        if isinstance(choice, Attack) and not 1 <= choice.dice <= self.most_dice(choice.origin):
            return Reason("illegal.attack.dice", {"lo": 1, "hi": self.most_dice(choice.origin)})
        if isinstance(choice, Blitz) and not 1 <= choice.keep < armies:
            return Reason("illegal.attack.keep", {"lo": 1, "hi": armies - 1})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return a random attack with all dice, a blitz, or (one time in eight) a stop."""
        kind = dice.roll(8)
        edges = tuple(self.edges()) if kind > 1 else ()
        if not edges:
            return Pass()
        origin, target = edges[dice.roll(len(edges)) - 1]
        if kind > 4:
            return Blitz(origin, target)
        return Attack(origin, target, dice.roll(self.most_dice(origin)))

    @property
    def count(self) -> int:
        """Number of single rolls, blitzes (by armies to keep), and the stop."""
        armies = self.game.state.armies
        return 1 + sum(self.most_dice(origin) + armies[origin] - 1 for origin, _ in self.edges())


class AttackPhase(Step, frozen=True):
    """Any number of battles, on any targets from any origins; attacking is never compulsory (C-12, W-23)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the next attack as long as one is possible."""
        options = Attacks(game, self.player)
        if next(options.edges(), None) is None:
            return None
        return Decision(self.player, ATTACK, options, self)

    def run(self, game: Game) -> None:
        """No attack is possible: go on."""

    def take(self, game: Game, choice: Choice) -> None:
        """Fight, then ask again; or stop. Who wanted quiet in the last battle is asked again in the next one."""
        end_of_quiet(game.state, "battle")
        if isinstance(choice, Attack):
            game.push(DeclareAttack(self.player, choice.origin, choice.target, choice.dice), self)
        elif isinstance(choice, Blitz):
            game.push(Blitzing(self.player, choice.origin, choice.target, choice.keep), self)


class Blitzing(Step, frozen=True):
    """Roll again with all dice until the target falls or ``origin`` is down to ``keep`` armies."""

    player: int
    origin: int
    target: int
    keep: int

    def run(self, game: Game) -> None:
        """Push one more battle, or end the blitz."""
        state = game.state
        armies = state.armies[self.origin]
        if state.owner[self.target] == self.player or armies <= max(1, self.keep):
            return
        dice = game.rules.combat_dice.attack_count(armies - 1)
        game.push(DeclareAttack(self.player, self.origin, self.target, dice), self)


class DeclareAttack(Step, frozen=True):
    """Name origin, target and armies (W-20); modules may let others react before the battle."""

    player: int
    origin: int
    target: int
    dice: int

    def run(self, game: Game) -> None:
        """Tell everybody, then fight."""
        defender = game.state.owner[self.target]
        game.emit(AttackDeclared(self.player, defender, self.origin, self.target, self.dice))
        game.push(game.guarded("battle", Battle(self.player, self.origin, self.target, self.dice)))


class Battle(Step, frozen=True):
    """One roll: the defender chooses his dice knowing the attacker's (W-21), then both roll together (W-22)."""

    attacker: int
    origin: int
    target: int
    dice: int

    def most_dice(self, game: Game) -> int:
        """Return how many dice the defender may roll."""
        return game.rules.combat_dice.defence_count(game.state.armies[self.target])

    def decision(self, game: Game) -> Decision | None:
        """Ask the defender, if he has a choice; a neutral colour always takes all dice (X-05)."""
        most = self.most_dice(game)
        if most < 2 or game.state.is_neutral(game.state.owner[self.target]):
            return None
        return Decision(game.state.owner[self.target], "defend", Amounts(1, most, DefendWith), self)

    def run(self, game: Game) -> None:
        """Defend with the only possible number of dice."""
        self.resolve(game, self.most_dice(game))

    def take(self, game: Game, choice: Choice) -> None:
        """Defend with the chosen number of dice."""
        assert isinstance(choice, DefendWith)
        self.resolve(game, choice.dice)

    def resolve(self, game: Game, defence: int) -> None:
        """Roll; when no defender is left, the territory falls (C-13). An empty one falls without a roll."""
        defender = game.state.owner[self.target]
        if game.state.armies[self.target]:
            fight(game, Clash(self.attacker, defender, self.origin, self.target, self.dice, defence))
        if game.state.armies[self.target] == 0:
            game.push(Conquer(self.attacker, defender, self.origin, self.target, self.dice))


class Conquer(Step, frozen=True):
    """The armies that fought move in at once (W-24: they must), so that no territory ever stands empty (C-02)."""

    player: int
    loser: int
    origin: int
    target: int
    armies: int

    def run(self, game: Game) -> None:
        """Change the owner, then ask how many more follow."""
        state = game.state
        state.armies[self.origin] -= self.armies
        state.armies[self.target] = self.armies
        state.owner[self.target] = self.player
        game.emit(TerritoryConquered(self.player, self.loser, self.origin, self.target, self.armies))
        game.push(
            Occupy(self.player, self.origin, self.target, self.armies),
            SettleConquest(self.player, self.loser, self.target),
        )


class Occupy(Step, frozen=True):
    """Any further armies of the origin may follow; at least one stays (W-24). ``least`` have moved in already."""

    player: int
    origin: int
    target: int
    least: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the total that occupies, if more can follow."""
        spare = game.state.armies[self.origin] - 1
        if spare < 1:
            return None
        return Decision(self.player, "occupy", Amounts(self.least, self.least + spare, MoveIn), self)

    def run(self, game: Game) -> None:
        """Nobody can follow."""

    def take(self, game: Game, choice: Choice) -> None:
        """Let the others follow."""
        assert isinstance(choice, MoveIn)
        more = choice.armies - self.least
        if more:
            game.state.armies[self.origin] -= more
            game.state.armies[self.target] += more
            game.emit(ArmiesMoved(self.player, self.origin, self.target, more, "occupy"))


class SettleConquest(Step, frozen=True):
    """The conquest is complete: consequences first (C-20), then the check for victory."""

    player: int
    loser: int
    territory: int

    def run(self, game: Game) -> None:
        """Tell the modules; they push what follows."""
        game.push(CheckVictory())
        game.emit(ConquestSettled(self.player, self.loser, self.territory))


class CheckVictory(Step, frozen=True):
    """Ask whether somebody has won."""

    def run(self, game: Game) -> None:
        """End the game if so."""
        game.check_victory()


BATTLES = Module(id="battles", needs=("turns",), phases=(Phase(ATTACK, AttackPhase),))
