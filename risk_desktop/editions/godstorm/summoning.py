"""Step 2: summon gods and build temples, as many as one can pay, in any order (G-42, G-44)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.state import Piece
from risk_desktop.engine.step import Decision, Step

from ..common.money import money_of, pay
from ..common.pieces import NOT_YOURS, THERE_ALREADY, PutPiece, put_piece
from .gods import GOD_COST, GODS, in_play, summon_places
from .plague import plagued
from .realms import lands_of, on_earth
from .temples import TEMPLE, TEMPLE_COST, build_temple, has_temple, temple_left

SUMMON = "summon"


class SummonAndBuild(Step, frozen=True):
    """One after the other, as long as there is something to buy."""

    player: int

    def offers(self, game: Game) -> list[Choice]:
        """Return what he can pay now."""
        state = game.state
        faith, own = money_of(state, self.player), lands_of(state, game.rules.board, self.player)
        found: list[Choice] = []
        if faith >= GOD_COST:
            has, places = in_play(state, self.player), summon_places(state, own)
            found += [PutPiece(kind, t) for kind in GODS if kind not in has for t in places]
        if faith >= TEMPLE_COST and temple_left(state):
            found += [PutPiece(TEMPLE, t) for t in own if not has_temple(state, t)]
        return found

    def decision(self, game: Game) -> Decision | None:
        """Ask as long as he can pay for something."""
        offers = self.offers(game)
        return Decision(self.player, SUMMON, Choices([Pass(), *offers]), self) if offers else None

    def run(self, game: Game) -> None:
        """He can't."""

    def take(self, game: Game, choice: Choice) -> None:
        """Pay, put it down, and ask again; or stop."""
        if not isinstance(choice, PutPiece):
            return
        cost = game.rules.pieces[choice.kind].cost
        pay(game, self.player, cost, choice.kind)
        if choice.kind == TEMPLE:
            build_temple(game, self.player, choice.territory, cost)
        else:
            put_piece(game, Piece(choice.kind, self.player, choice.territory), cost)
        game.push(self)


def misplaced(game: Game, player: int, kind: str, territory: int) -> Reason:
    """Return why ``player`` can't put a god or a temple into a territory (G-44, G-46, A-17)."""
    state, place = game.state, dict[str, int | str](territory=territory)
    if not on_earth(game.rules.board, territory):
        return Reason("illegal.gods.not_below", place)
    if state.owner[territory] != player:
        return Reason(NOT_YOURS, place)
    if kind != TEMPLE and plagued(state, territory):
        return Reason("illegal.gods.plague", place)
    return Reason(THERE_ALREADY, place)


SUMMONING = Module(id="summoning", needs=("gods", "temples", "money"), phases=(Phase(SUMMON, SummonAndBuild),))
