"""Step 2: hire commanders and build stations (AD-F). Both in any order, as it makes no difference (AMB-22)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import Piece
from risk_desktop.engine.step import Decision, Step

from ..common.money import money_of, pay
from ..common.pieces import NOT_YOURS, THERE_ALREADY, PutPiece
from .terrain import LAND, terrain_of
from .units import COMMANDER_COST, COMMANDERS, MOST_STATIONS, STATION, STATION_COST, deploy, in_play, stations_of

HIRE = "hire"


def station_places(game: Game, player: int) -> list[int]:
    """Return where ``player`` may put a station: on own land without one, as long as he has one left (AD-F-4)."""
    own = stations_of(game.state, player)
    if len(own) >= MOST_STATIONS:
        return []
    board = game.rules.board
    return [t for t in board.held_by(game.state.owner, player) if terrain_of(board, t) == LAND and t not in own]


class HireAndBuild(Step, frozen=True):
    """As many as he can pay, one after the other: commanders whom he lacks, anywhere that he controls, and stations."""

    player: int

    def offers(self, game: Game) -> list[Choice]:
        """Return what he can pay now (AD-F-1 to AD-F-4)."""
        state, player = game.state, self.player
        energy, has = money_of(state, player), in_play(state, player)
        found: list[Choice] = []
        if energy >= COMMANDER_COST:
            own = list(game.rules.board.held_by(state.owner, player))
            found += [PutPiece(kind, t) for kind in COMMANDERS if kind not in has for t in own]
        if energy >= STATION_COST:
            found += [PutPiece(STATION, t) for t in station_places(game, player)]
        return found

    def decision(self, game: Game) -> Decision | None:
        """Ask as long as he can pay for something."""
        offers = self.offers(game)
        return Decision(self.player, HIRE, Choices([Pass(), *offers]), self) if offers else None

    def run(self, game: Game) -> None:
        """He can't."""

    def take(self, game: Game, choice: Choice) -> None:
        """Pay, put it down, and ask again; or stop."""
        if isinstance(choice, PutPiece):
            cost = game.rules.pieces[choice.kind].cost
            pay(game, self.player, cost, choice.kind)
            deploy(game, Piece(choice.kind, self.player, choice.territory), cost)
            game.push(self)


def misplaced(game: Game, player: int, kind: str, territory: int) -> Reason:
    """Return why ``player`` can't put a piece into a territory: stations need land on Earth (AD-F-3, AD-F-4)."""
    place: dict[str, int | str] = {"territory": territory}
    if game.state.owner[territory] != player:
        return Reason(NOT_YOURS, place)
    if kind == STATION and terrain_of(game.rules.board, territory) != LAND:
        return Reason("illegal.piece.station_on_land", place)
    return Reason(THERE_ALREADY, place)


HIRING = Module(id="hiring", needs=("units", "energy"), phases=(Phase(HIRE, HireAndBuild),))
