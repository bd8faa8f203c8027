"""Step 1: armies and faith from land, continents and temples; the dead of crypts return to temples (G-34 to G-39)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.events import ArmiesPlaced, IncomeLine, IncomeReceived
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Module, Phase
from risk_desktop.engine.step import Decision, Step

from ..common.money import receive
from ..common.reinforce import REINFORCE, PlaceReserve, income_of
from .afterlife import ArmyRevived, Revive
from .cards.relics import SCALES, has_relic
from .cards.start import OfferBook
from .realms import CRYPT, continents_of, fields_of, lands_of
from .temples import TEMPLE, temples_of

REVIVE = "revive"
PER_CRYPT, WITH_SCALES = 1, 2
"""Armies that may return from each crypt (G-38), and with the Scales of Osiris."""


def territory_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """A third of the territories of Ancient Earth, rounded down, at least 3 (G-34)."""
    return (IncomeLine("territories", max(3, len(lands_of(game.state, game.rules.board, player)) // 3)),)


def continent_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """The bonus of every continent controlled wholly (G-35)."""
    board = game.rules.board
    return [IncomeLine("region", board.regions[r].bonus, r) for r in continents_of(game.state, board, player)]


def faith_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """As much faith as armies are raised (G-34, G-35), and one from each temple (G-37)."""
    temples = len(temples_of(game.state, player))
    return (*income_of(game, player), *((IncomeLine(TEMPLE, temples),) if temples else ()))


class Raise(Step, frozen=True):
    """Count everything from the position as it is; temples give at once, crypts may give, the rest is placed (G-36)."""

    player: int

    def run(self, game: Game) -> None:
        """Give faith and armies, and line up what is asked."""
        lines = income_of(game, self.player)
        temples = temples_of(game.state, self.player)
        game.state.reserve[self.player] += sum(line.armies for line in lines)
        game.emit(IncomeReceived(self.player, lines))
        receive(game, self.player, *faith_income(game, self.player))
        for territory in temples:
            game.state.armies[territory] += 1
        if temples:
            game.emit(ArmiesPlaced(self.player, tuple((territory, 1) for territory in temples)))
        crypts = fields_of(game.state, game.rules.board, self.player, CRYPT)
        each = WITH_SCALES if has_relic(game.state, self.player, SCALES) else PER_CRYPT
        revival = ReviveFromCrypts(self.player, tuple(crypts) * each)
        game.push(OfferBook(self.player), revival, PlaceRaised(self.player))


class ReviveFromCrypts(Step, frozen=True):
    """From each of ``crypts`` an army may return to a temple, as long as one stays in the field (G-38).

    A crypt from which several may return is named as often.
    """

    player: int
    crypts: tuple[int, ...]

    def decision(self, game: Game) -> Decision | None:
        """Ask, as long as there is an army to spare and a temple."""
        state = game.state
        able = sorted({crypt for crypt in self.crypts if state.armies[crypt] > 1})
        ways = [Revive(crypt, temple) for crypt in able for temple in temples_of(state, self.player)]
        return Decision(self.player, REVIVE, Choices([Pass(), *ways]), self) if ways else None

    def run(self, game: Game) -> None:
        """Nobody can return."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move the army and ask again; or stop."""
        if isinstance(choice, Revive):
            game.state.armies[choice.origin] -= 1
            game.state.armies[choice.target] += 1
            game.emit(ArmyRevived(self.player, choice.origin, choice.target))
            left = list(self.crypts)
            left.remove(choice.origin)
            game.push(ReviveFromCrypts(self.player, tuple(left)))

    def is_valid(self, game: Game) -> bool:
        """The player on turn holds these crypts."""
        return self.player == game.state.turn and set(self.crypts) <= set(
            fields_of(game.state, game.rules.board, self.player, CRYPT)
        )


class PlaceRaised(PlaceReserve, frozen=True):
    """Raised armies stand anywhere on own land of Ancient Earth, never in the Underworld (G-36)."""

    def places(self, game: Game) -> tuple[int, ...]:
        """Return where they may be placed."""
        return tuple(lands_of(game.state, game.rules.board, self.player))


COLLECT = Module(
    id="collect",
    needs=("turns", "money", "temples"),
    phases=(Phase(REINFORCE, Raise),),
    openings=(OfferBook, ReviveFromCrypts, PlaceRaised),
    income=(territory_income, continent_income),
)
