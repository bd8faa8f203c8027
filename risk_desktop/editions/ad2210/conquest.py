"""Taking a territory: who moves in, what becomes of a station, and the bonus for the third one (AD-K, AD-L, AD-M-2, AD-M-3)."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from risk_desktop.engine.choices import Choice, MoveIn
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Reason
from risk_desktop.engine.state import Piece
from risk_desktop.engine.step import Decision, Facts, Step

from ..common.armies import move_armies
from ..common.decisions import MoveFacts
from ..common.occupation import SettleConquest
from ..common.pieces import Escort, LedMoveIn, PieceTaken, lose_piece, move_pieces, parts
from .bonus import CountContested
from .units import COMMANDERS, MOST_STATIONS, STATION, has_station, leaders_in, mods_in, stations_of

OCCUPY = "occupy"


class TakeTerritory(Step, frozen=True):
    """``player`` moves into ``target`` with at least ``least`` units, ``leaders`` among them (AD-K-1, AD-K-3).

    ``loser``: -1 where the target was empty. ``contested``: it counts for the bonus (AD-L-2).
    """

    player: int
    loser: int
    origin: int
    target: int
    least: int
    leaders: tuple[str, ...]
    contested: bool

    def run(self, game: Game) -> None:
        """Move the least that must, MODs before commanders, and ask who else goes."""
        state = game.state
        going = with_mods(leaders_in(state, self.origin), self.leaders, self.least, mods_in(state, self.origin))
        state.owner[self.target] = self.player
        state.armies[self.origin] -= self.least
        state.armies[self.target] += self.least
        game.emit(TerritoryConquered(self.player, self.loser, self.origin, self.target, self.least))
        self.take_station(game)
        move_pieces(game, self.player, going, self.origin, self.target, OCCUPY)
        settle = SettleConquest(self.player, self.loser, self.target)
        bonus = (CountContested(self.player),) if self.contested else ()
        game.push(OccupyUnits(self.player, self.origin, self.target, self.least, self.leaders), settle, *bonus)

    def take_station(self, game: Game) -> None:
        """A captured station is exchanged for an own one (AD-K-5), or destroyed if none is left (AD-K-6)."""
        state = game.state
        if not has_station(state, self.target):
            return
        captured = Piece(STATION, self.loser, self.target)
        if len(stations_of(state, self.player)) >= MOST_STATIONS:
            lose_piece(game, captured)
            return
        state.pieces[state.pieces.index(captured)] = Piece(STATION, self.player, self.target)
        game.emit(PieceTaken(self.player, self.loser, STATION, self.target))


def with_mods(there: tuple[str, ...], forced: tuple[str, ...], armies: int, mods: int) -> tuple[str, ...]:
    """Return which commanders go when nobody says it: those who must, and others only where the MODs don't suffice."""
    more = armies - len(forced) - mods
    others = [kind for kind in there if kind not in forced][: max(0, more)]
    return tuple(kind for kind in there if kind in forced or kind in others)


class MoveIns(Amounts):
    """How many units occupy, ``forced`` commanders among them; ``LedMoveIn`` says which commanders (AD-K-2, AD-K-3).

    ``free``: commanders who may go or stay, those who have moved already included. ``mods``: those of both territories.
    """

    __slots__ = ("forced", "free", "mods")

    def __init__(self, least: int, most: int, forced: tuple[str, ...], free: tuple[str, ...], mods: int) -> None:
        super().__init__(least, most, MoveIn)
        self.forced, self.free, self.mods = forced, free, mods

    def led(self, armies: int) -> Iterator[tuple[str, ...]]:
        """Yield the groups of commanders that can be among ``armies`` units."""
        for some in parts(self.free, 0, armies - len(self.forced)):
            if armies - len(self.forced) - len(some) <= self.mods:
                yield tuple(kind for kind in COMMANDERS if kind in self.forced or kind in some)

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Name the range that was missed, or say that the commanders are wrong."""
        if type(choice) is not LedMoveIn:
            return None if super().__contains__(choice) else super_reason(self)
        if not self.lo <= choice.armies <= self.hi:
            return super_reason(self)
        return None if choice.leaders in self.led(choice.armies) else Reason("illegal.invade.movers")

    def sample(self, dice: Dice) -> Choice:
        """Return a number in range, now and then with commanders."""
        armies = self.lo + dice.roll(self.hi - self.lo + 1) - 1
        groups = tuple(self.led(armies))
        if dice.roll(2) == 1:
            return MoveIn(armies)
        return LedMoveIn(armies, groups[dice.roll(len(groups)) - 1])

    @property
    def count(self) -> int:
        """Number of choices, plain and led."""
        total, free = 0, len(self.free)
        for armies in range(self.lo, self.hi + 1):
            rest = armies - len(self.forced)
            total += 1 + sum(comb(free, k) for k in range(min(free, rest) + 1) if rest - k <= self.mods)
        return total


def super_reason(options: Amounts) -> Reason:
    """Return the reason that names the range."""
    return Reason("illegal.amount", {"lo": options.lo, "hi": options.hi})


class OccupyUnits(Step, frozen=True):
    """Say who occupies in all; ``least`` have moved in already, at least one unit stays behind (AD-K-2)."""

    player: int
    origin: int
    target: int
    least: int
    leaders: tuple[str, ...]

    def options(self, game: Game) -> MoveIns:
        """Return what is possible."""
        state = game.state
        most = self.least + state.armies[self.origin] - 1
        able = {*leaders_in(state, self.origin), *leaders_in(state, self.target)} - {*self.leaders}
        mods = mods_in(state, self.origin) + mods_in(state, self.target)
        return MoveIns(self.least, most, self.leaders, tuple(k for k in COMMANDERS if k in able), mods)

    def decision(self, game: Game) -> Decision | None:
        """Ask, if there is a choice: of numbers, or of commanders."""
        options = self.options(game)
        return Decision(self.player, OCCUPY, options, self) if options.count > 2 else None

    def facts(self, game: Game) -> Facts:
        """Return the way, and which commanders must or may take it."""
        options = self.options(game)
        escort = Escort(options.forced, options.free, counted=True, plain=options.mods)
        return MoveFacts(self.origin, self.target, escort)

    def run(self, game: Game) -> None:
        """Nobody else can go."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move the others in too, or exchange commanders who went for those who stayed."""
        assert isinstance(choice, MoveIn)
        state, options = game.state, self.options(game)
        there = tuple(k for k in COMMANDERS if k in self.leaders or k in options.free)
        here = leaders_in(state, self.target)
        if isinstance(choice, LedMoveIn):
            going = choice.leaders
        else:
            going = with_mods(there, here, choice.armies, options.mods)
        move_armies(game, self.player, self.origin, self.target, choice.armies - self.least, OCCUPY)
        move_pieces(game, self.player, [k for k in here if k not in going], self.target, self.origin, OCCUPY)
        move_pieces(game, self.player, [k for k in going if k not in here], self.origin, self.target, OCCUPY)
