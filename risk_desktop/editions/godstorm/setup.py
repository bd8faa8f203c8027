"""Set-up of Ancient Earth: dealt or chosen land, armies by threes, then the God of War and a temple (G-19 to G-26)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from risk_desktop.engine.choices import Choice, Claim
from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import TerritoryClaimed
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import NOBODY, Piece
from risk_desktop.engine.step import Decision, Step

from ..common.battle import NEUTRAL_DICE
from ..common.money import MONEY
from ..common.opening import RollForStart
from ..common.pieces import PutPiece, kinds_of, put_piece
from ..common.setup import CLAIM, SETUP_PIECE, ClaimTerritories, PlaceStartingArmies, SetupSlot, take_free
from .gods import WAR, summon_places
from .realms import earth, lands_of
from .temples import TEMPLE, build_temple, temples_of

PRINTED_ARMIES = {2: 30, 3: 35, 4: 30, 5: 25}
"""Starting armies by number of players (G-19)."""
NEUTRAL_ARMIES = 3
"""Armies in each neutral territory (G-26)."""
DEAL = "deal"
ALLOCATION = OptionSpec("allocation", DEAL, (DEAL, CLAIM), group="start")
START_ARMIES = OptionSpec("start_armies", 0, (0, 20, 25, 30, 35, 40), group="start")
BATCH = OptionSpec("placement_batch", 3, (1, 2, 3, 5, 10), group="start")
START_FAITH = OptionSpec("start_faith", 3, (0, 3, 5, 10), group="start", place=2)


class GiveArmiesAndFaith(Step, frozen=True):
    """Every player takes the same armies (G-19), more where a board is too large for them, and the same faith (G-24)."""

    def run(self, game: Game) -> None:
        """Fill reserves and purses of the players."""
        players, rules = game.state.players, game.rules
        share = -(-len(earth(rules.board)) // players)
        armies = rules.number(START_ARMIES.key) or PRINTED_ARMIES[players]
        game.state.reserve[:players] = [max(share, armies)] * players
        game.state.slots[MONEY].held[:players] = [rules.number(START_FAITH.key)] * players


class DealLands(Step, frozen=True):
    """The territory cards are dealt one at a time, clockwise from the one who chose a pantheon first (G-20).

    With a neutral seat they are dealt into equal piles (G-26), or only its pile, where the others are claimed (G-21).
    """

    neutral_only: bool = False

    def run(self, game: Game) -> None:
        """Deal; the next player in line goes on (A-23), with two players the first one."""
        state, first = game.state, game.state.slots["turns"].first
        cards = list(earth(game.rules.board))
        shuffle(cards, game.dice)
        for seat in range(state.players, state.seats):
            share = len(cards) // state.seats
            for territory in cards[:share]:
                garrison_neutral(game, seat, territory)
            cards = cards[share:]
        if self.neutral_only:
            return
        for number, territory in enumerate(cards):
            take_free(game, (first + number) % state.players, territory, dealt=True)
        game.push(PlaceRemaining(game.rules.number(BATCH.key), (first + len(cards)) % state.players))


def garrison_neutral(game: Game, seat: int, territory: int) -> None:
    """Put the armies of the neutral pantheon down (G-26)."""
    game.state.owner[territory], game.state.armies[territory] = seat, NEUTRAL_ARMIES
    game.emit(TerritoryClaimed(seat, territory, NEUTRAL_ARMIES, dealt=True))


class FreeEarth(Choices):
    """The free territories of Ancient Earth; ``beyond``: those that come into play later."""

    __slots__ = ("beyond",)

    def __init__(self, items: Sequence[Claim], beyond: Collection[int]) -> None:
        super().__init__(items)
        self.beyond = beyond

    def explain(self, choice: object) -> Reason | None:
        """Say what bars a territory that nobody may claim."""
        if isinstance(choice, Claim) and choice.territory in self.beyond:
            return Reason("illegal.claim.later", {"territory": choice.territory})
        return super().explain(choice)


class ClaimEarth(ClaimTerritories, frozen=True):
    """In turn each puts an army on free land of Ancient Earth, plague lands included (G-21)."""

    def decision(self, game: Game) -> Decision | None:
        """Ask for a free territory."""
        board, owner = game.rules.board, game.state.owner
        free = [Claim(t) for t in earth(board) if owner[t] == NOBODY]
        options = FreeEarth(free, set(range(len(board))) - set(earth(board)))
        return Decision(self.whose(game.state), CLAIM, options, self) if free else None

    def run(self, game: Game) -> None:
        """All taken: the next in line goes on."""
        game.push(PlaceRemaining(game.rules.number(BATCH.key), self.whose(game.state)))


class PlaceRemaining(PlaceStartingArmies, frozen=True):
    """Three armies in each go, until nobody has any left (G-22)."""

    def run(self, game: Game) -> None:
        """Place for who left it to the program; at the end the next one in line puts god and temple down."""
        if self.whose(game.state) == NOBODY:
            game.push(PlaceGodAndTemple(self.player, game.state.players))
        else:
            super().run(game)


class PlaceGodAndTemple(Step, frozen=True):
    """``player`` places the God of War and a temple, in the same territory or in two; then the others (G-23).

    ``left``: how many players haven't finished.
    """

    player: int
    left: int

    def offers(self, game: Game) -> list[Choice]:
        """Return what is still to be placed, and where: the god not among the plague (A-17)."""
        state, own = game.state, lands_of(game.state, game.rules.board, self.player)
        found: list[Choice] = []
        if WAR not in kinds_of(state, self.player):
            found += [PutPiece(WAR, t) for t in summon_places(state, own)]
        if not temples_of(state, self.player):
            found += [PutPiece(TEMPLE, t) for t in own]
        return found

    def decision(self, game: Game) -> Decision | None:
        """Ask until both stand."""
        offers = self.offers(game) if self.left else []
        return Decision(self.player, SETUP_PIECE, Choices(offers), self) if offers else None

    def run(self, game: Game) -> None:
        """Both stand: the next player goes on."""
        if self.left:
            game.push(PlaceGodAndTemple((self.player + 1) % game.state.players, self.left - 1))

    def take(self, game: Game, choice: Choice) -> None:
        """Put one of them down, and ask again."""
        assert isinstance(choice, PutPiece)
        if choice.kind == TEMPLE:
            build_temple(game, self.player, choice.territory)
        else:
            put_piece(game, Piece(choice.kind, self.player, choice.territory))
        game.push(msgspec.structs.replace(self))


def setup_steps(game: Game) -> Sequence[Step]:
    """Return the set-up behind plague and pantheons."""
    if game.rules.option(ALLOCATION.key) == DEAL:
        return (GiveArmiesAndFaith(), DealLands())
    neutral = (DealLands(neutral_only=True),) if game.rules.neutrals else ()
    return (GiveArmiesAndFaith(), *neutral, RollForStart(tuple(range(game.state.players))), ClaimEarth())


START = Module(
    id="start",
    needs=("turns", "money", "pantheons", "gods", "temples"),
    options=(ALLOCATION, START_ARMIES, BATCH, START_FAITH, NEUTRAL_DICE),
    setup=(setup_steps,),
    neutrals=lambda players, options: int(players == 2),
    slots={"setup": lambda seats: SetupSlot([False] * seats)},
)
