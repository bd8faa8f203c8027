"""Set-up of the board: claim the land, place the rest by threes, then commanders and a station (AD-B)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice, Claim
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import NOBODY, Piece
from risk_desktop.engine.step import Decision, Step

from ..common.opening import RollForStart
from ..common.pieces import PutPiece, kinds_of
from ..common.setup import CLAIM, SETUP_PIECE, ClaimTerritories, PlaceStartingArmies, SetupSlot
from .hiring import station_places
from .terrain import LAND, deserts, of_terrain, terrain_of
from .units import DIPLOMAT, LAND_COMMANDER, STATION, deploy

PRINTED_MODS = {2: 30, 3: 35, 4: 30, 5: 25}
"""Starting MODs by number of players (AD-B-4, AD-Y-2)."""
START_PIECES = (LAND_COMMANDER, DIPLOMAT, STATION)
START_MODS = OptionSpec("start_armies", 0, (0, 20, 25, 30, 35, 40), group="start")
BATCH = OptionSpec("placement_batch", 3, (1, 2, 3, 5, 10), group="start")


class GiveMods(Step, frozen=True):
    """Every player takes the same MODs (AD-B-4), on a larger board one for each land that he may come to claim."""

    each: int

    def run(self, game: Game) -> None:
        """Fill the reserves of the players."""
        players = game.state.players
        share = -(-len(of_terrain(game.rules.board, LAND)) // players)
        game.state.reserve[:players] = [max(share, self.each or PRINTED_MODS[players])] * players


class FreeLands(Choices):
    """The lands that can be claimed on a ``board``; ``out``: those that are devastated."""

    __slots__ = ("board", "out")

    def __init__(self, items: Sequence[Claim], board: Board, out: Collection[int]) -> None:
        super().__init__(items)
        self.board, self.out = board, out

    def explain(self, choice: object) -> Reason | None:
        """Say what bars a territory that nobody may claim (AD-B-3, AD-B-6)."""
        if isinstance(choice, Claim) and choice.territory in range(len(self.board)):
            terrain = terrain_of(self.board, choice.territory)
            bar = "devastated" if choice.territory in self.out else terrain if terrain != LAND else ""
            if bar:
                return Reason(f"illegal.claim.{bar}", {"territory": choice.territory})
        return super().explain(choice)


class ClaimLands(ClaimTerritories, frozen=True):
    """In turn each puts a MOD on free land, until all is taken; never on water or the Moon (AD-B-6)."""

    def decision(self, game: Game) -> Decision | None:
        """Ask for a free land."""
        out, owner = deserts(game.state), game.state.owner
        free = [Claim(t) for t in of_terrain(game.rules.board, LAND) if owner[t] == NOBODY and t not in out]
        return Decision(self.whose(game.state), CLAIM, FreeLands(free, game.rules.board, out), self) if free else None

    def run(self, game: Game) -> None:
        """All taken: the next in line goes on with the rest (AD-B-7)."""
        game.push(PlaceStartingArmies(game.rules.number(BATCH.key), self.whose(game.state)))


class PlacePieces(Step, frozen=True):
    """One piece in each go: Land Commander, Diplomat and a station, in any order, on own territories (AD-B-8)."""

    player: int = NOBODY

    def whose(self, game: Game) -> int:
        """Return who places now, beginning with the one who placed first; NOBODY when all stand."""
        state = game.state
        first: int = state.slots["turns"].first if self.player == NOBODY else self.player
        for offset in range(state.players):
            player = (first + offset) % state.players
            if any(kind not in kinds_of(state, player) for kind in START_PIECES):
                return player
        return NOBODY

    def decision(self, game: Game) -> Decision | None:
        """Ask for a piece and its place."""
        player = self.whose(game)
        if player == NOBODY:
            return None
        has, own = kinds_of(game.state, player), tuple(game.rules.board.held_by(game.state.owner, player))
        places = {kind: station_places(game, player) if kind == STATION else own for kind in START_PIECES}
        pieces = [PutPiece(kind, t) for kind in START_PIECES if kind not in has for t in places[kind]]
        return Decision(player, SETUP_PIECE, Choices(pieces), self)

    def run(self, game: Game) -> None:
        """All stand."""

    def take(self, game: Game, choice: Choice) -> None:
        """Put it down; the next one goes on."""
        assert isinstance(choice, PutPiece)
        player = self.whose(game)
        deploy(game, Piece(choice.kind, player, choice.territory))
        game.push(PlacePieces((player + 1) % game.state.players))


def setup_steps(game: Game) -> Sequence[Step]:
    """Return the set-up behind devastation and neutrals (AD-B-4 to AD-B-8)."""
    return (
        GiveMods(game.rules.number(START_MODS.key)),
        RollForStart(tuple(range(game.state.players))),
        ClaimLands(),
        PlacePieces(),
    )


START = Module(
    id="start",
    needs=("turns", "terrain", "units"),
    options=(START_MODS, BATCH),
    setup=(setup_steps,),
    slots={"setup": lambda seats: SetupSlot([False] * seats)},
)
