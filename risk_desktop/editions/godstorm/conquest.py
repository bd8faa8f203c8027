"""Taking a territory: gods banished, armies and gods that move in, the plague that awaits them (G-74, G-86 to G-94)."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.engine.choices import Choice, MoveIn
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Reason
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.armies import move_armies
from ..common.decisions import MoveFacts
from ..common.occupation import SettleConquest
from ..common.pieces import Escort, LedMoveIn, parts
from .deeds import deeds
from .gods import GODS, banish, gods_in, move_gods
from .plague import plagued
from .suffering import SufferOnEntry

OCCUPY = "occupy"


class TakeLand(Step, frozen=True):
    """``player`` moves into ``target``, where no army is left, with at least ``least`` armies; ``gods`` took part."""

    player: int
    origin: int
    target: int
    least: int
    gods: tuple[str, ...]

    def run(self, game: Game) -> None:
        """Banish the defender's gods, move the least that must, and ask who else goes (G-86 to G-88)."""
        state = game.state
        loser = state.owner[self.target]
        banish(game, self.target, "conquest")
        state.owner[self.target] = self.player
        state.armies[self.origin] -= self.least
        state.armies[self.target] = self.least
        game.emit(TerritoryConquered(self.player, loser, self.origin, self.target, self.least))
        there = [kind for kind in gods_in(state, self.origin) if kind in self.gods]
        forced = tuple(kind for kind in there if kind in deeds(state).used)
        free = tuple(kind for kind in there if kind not in forced)
        game.push(
            OccupyLand(self.player, self.origin, self.target, self.least, forced, free),
            SufferOnEntry(self.target),
            SettleConquest(self.player, loser, self.target),
        )


class Followers(Amounts):
    """How many armies occupy in all; ``LedMoveIn`` names the gods: all of ``forced``, and any of ``free`` (G-87)."""

    __slots__ = ("forced", "free")

    def __init__(self, least: int, most: int, forced: tuple[str, ...], free: tuple[str, ...]) -> None:
        super().__init__(least, most, MoveIn)
        self.forced, self.free = forced, free

    def groups(self) -> Iterator[tuple[str, ...]]:
        """Yield the gods who may go, all forced ones among them."""
        for some in parts(self.free, 0, len(self.free)):
            yield tuple(kind for kind in GODS if kind in self.forced or kind in some)

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Name the range that was missed, or say that the gods are wrong."""
        if not isinstance(choice, MoveIn) or not self.lo <= choice.armies <= self.hi:
            return Reason("illegal.amount", {"lo": self.lo, "hi": self.hi})
        if isinstance(choice, LedMoveIn) and choice.leaders not in self.groups():
            return Reason("illegal.gods.followers")
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return a number in range, now and then with gods."""
        armies = self.lo + dice.roll(self.hi - self.lo + 1) - 1
        if not self.free or dice.roll(2) == 1:
            return MoveIn(armies)
        return LedMoveIn(armies, pick(tuple(self.groups()), dice))

    @property
    def count(self) -> int:
        """Number of choices, plain and led."""
        groups: int = 1 + 2 ** len(self.free)
        return (self.hi - self.lo + 1) * groups


class OccupyLand(Step, frozen=True):
    """Say how many armies occupy in all, and which gods; ``least`` armies have moved in, one stays behind (G-86, G-92).

    The plain ``MoveIn`` takes all gods along who took part, but into a plague land only those who must (G-87, A-3).
    """

    player: int
    origin: int
    target: int
    least: int
    forced: tuple[str, ...]
    free: tuple[str, ...]

    def options(self, game: Game) -> Followers:
        """Return what is possible."""
        return Followers(self.least, self.least + game.state.armies[self.origin] - 1, self.forced, self.free)

    def decision(self, game: Game) -> Decision | None:
        """Ask, if there is a choice: of numbers, or of gods."""
        options = self.options(game)
        return Decision(self.player, OCCUPY, options, self) if options.hi > options.lo or self.free else None

    def facts(self, game: Game) -> Facts:
        """Return the way, and the gods: into a plague land only those go who must, unless they are called (G-87, A-3)."""
        deadly = plagued(game.state, self.target)
        escort = Escort(self.forced, self.free, () if deadly else self.free, deadly=deadly)
        return MoveFacts(self.origin, self.target, escort)

    def run(self, game: Game) -> None:
        """Nobody else can go; the gods who must do."""
        self.move(game, self.least, self.forced)

    def take(self, game: Game, choice: Choice) -> None:
        """Move in the rest of the chosen number, and the gods."""
        assert isinstance(choice, MoveIn)
        if isinstance(choice, LedMoveIn):
            going = choice.leaders
        else:
            going = self.forced if plagued(game.state, self.target) else (*self.forced, *self.free)
        self.move(game, choice.armies, going)

    def move(self, game: Game, armies: int, gods: tuple[str, ...]) -> None:
        """Move the others in, then the gods; the plague banishes these at once (G-94)."""
        move_armies(game, self.player, self.origin, self.target, armies - self.least, OCCUPY)
        move_gods(game, self.player, gods, self.origin, self.target, OCCUPY)
