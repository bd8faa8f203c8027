"""Set-up of the board: claim or deal the territories, place the starting armies (W-02 to W-04, S-03 to S-05, D-02).

The pieces are small so that an edition with neutral colours can put them together in its own way: the
functions of ``opening`` find who begins, ``begin_with`` fills a reserve, ``take_free`` and ``put_down`` move armies.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt

import msgspec

from risk_desktop.engine.choices import Choice, Claim, Place, PlaceRest
from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import ArmiesPlaced, TerritoryClaimed
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import FlagBySeat
from risk_desktop.engine.options import Allocation, Choices
from risk_desktop.engine.rules import IdleWhen, Module, OptionSpec, OptionValue
from risk_desktop.engine.state import NOBODY, GameState, Slot
from risk_desktop.engine.step import Decision, Step

from .opening import FIRST_PLAYER, after_allocation, after_placing, before_allocation

PRINTED_ARMIES = {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}
"""Starting armies by number of players (W-02, S-03, O-02; two players only where an edition allows them)."""
ONE_EACH = "one_each"
"""Value of ``start_armies``: one army for each territory, and no more (D-02)."""

Parts = tuple[tuple[int, int], ...]
"""How armies are spread: territories, and how many go there."""

CLAIM, SETUP_PLACE, SETUP_PIECE = "claim", "setup_place", "setup_piece"
"""What is asked in the set-up: a free territory, where armies go, where a piece goes."""


def dealt_to_two(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether land that is claimed is dealt for all that: two with neutral colours claim none."""
    return players == 2 and options["allocation"] == "claim" and "neutral_half" in options


def all_settled(game: Game) -> bool:
    """Tell whether everybody who has armies to place has land for them, or some is still free to take."""
    state = game.state
    return NOBODY in state.owner or all(seat in state.owner for seat, armies in enumerate(state.reserve) if armies)


class SetupSlot(Slot):
    """``automatic``: by player, whether the program places the rest of the starting armies."""

    automatic: FlagBySeat


class GiveStartingArmies(Step, frozen=True):
    """Every player takes the starting armies: ``each``, or as printed for the number of players when 0 (W-02)."""

    each: int = 0

    def run(self, game: Game) -> None:
        """Fill the reserves of the players."""
        players = game.state.players
        begin_with(game, range(players), self.each or PRINTED_ARMIES[players])


def begin_with(game: Game, seats: Sequence[int], armies: int) -> None:
    """Give each of ``seats`` its starting armies.

    On a board too large for them there are more: one for each territory that a seat may come to hold.
    """
    share = -(-len(game.rules.board) // game.state.seats)
    for seat in seats:
        game.state.reserve[seat] = max(armies, share)


class GiveOneEach(Step, frozen=True):
    """Everybody has an army for each territory that he has been dealt, and no more (D-02)."""

    def run(self, game: Game) -> None:
        """Empty the reserves: the armies stand already."""
        game.state.reserve = [0] * game.state.seats


class ClaimTerritories(Step, frozen=True):
    """In turn order each claims one free territory until all are taken (W-03)."""

    player: int = NOBODY

    def whose(self, state: GameState) -> int:
        """Return who claims now."""
        first: int = state.slots["turns"].first
        return first if self.player == NOBODY else self.player

    def decision(self, game: Game) -> Decision | None:
        """Ask for a free territory."""
        free = [Claim(t) for t, owner in enumerate(game.state.owner) if owner == NOBODY]
        return Decision(self.whose(game.state), CLAIM, Choices(free), self) if free else None

    def run(self, game: Game) -> None:
        """All taken: nothing left to do."""

    def take(self, game: Game, choice: Choice) -> None:
        """Put one army on the claimed territory."""
        assert isinstance(choice, Claim)
        player = self.whose(game.state)
        take_free(game, player, choice.territory, dealt=False)
        game.push(msgspec.structs.replace(self, player=(player + 1) % game.state.players))


class DealTerritories(Step, frozen=True):
    """All territories are dealt at random, uneven counts accepted: to the players from the first on, then to neutral
    colours (S-04, S2-02, D-02).
    """

    def run(self, game: Game) -> None:
        """Shuffle the territories and deal them."""
        cards = list(range(len(game.rules.board)))
        shuffle(cards, game.dice)
        players, first = game.state.players, game.state.slots["turns"].first
        order = (*((first + offset) % players for offset in range(players)), *range(players, game.state.seats))
        for number, territory in enumerate(cards):
            take_free(game, order[number % len(order)], territory, dealt=True)


def take_free(game: Game, player: int, territory: int, dealt: bool) -> None:
    """Give a free territory to ``player`` with one army of his reserve."""
    state = game.state
    state.owner[territory] = player
    state.armies[territory] = 1
    state.reserve[player] -= 1
    game.emit(TerritoryClaimed(player, territory, 1, dealt))


class PlaceStartingArmies(Step, frozen=True):
    """In turn order each adds ``batch`` armies to own territories until all are placed (W-04); who has none is passed (C-19)."""

    batch: int
    player: int = NOBODY

    def whose(self, state: GameState) -> int:
        """Return who places now: the next one with armies left."""
        start: int = state.slots["turns"].first if self.player == NOBODY else self.player
        for offset in range(state.players):
            player = (start + offset) % state.players
            if state.reserve[player] > 0:
                return player
        return NOBODY

    def decision(self, game: Game) -> Decision | None:
        """Ask where the next batch goes, unless the program places for this player."""
        player = self.whose(game.state)
        if player == NOBODY or game.state.slots["setup"].automatic[player]:
            return None
        total = self.total(game, player)
        own = tuple(game.rules.board.held_by(game.state.owner, player))
        return Decision(player, SETUP_PLACE, Allocation(total, own, (PlaceRest(),)), self)

    def run(self, game: Game) -> None:
        """Place a batch for a player who left it to the program; stop when nobody has armies left."""
        player = self.whose(game.state)
        if player == NOBODY:
            return
        self.fill(game, player, self.total(game, player))

    def take(self, game: Game, choice: Choice) -> None:
        """Place the batch, or let the program do it from now on."""
        player = self.whose(game.state)
        if not isinstance(choice, PlaceRest):
            assert isinstance(choice, Place)
            put_down(game, player, choice.parts)
            self.next(game, player)
            return
        game.state.slots["setup"].automatic[player] = True
        if not choice.parts:
            game.push(self)
            return
        total = self.total(game, player)
        put_down(game, player, choice.parts)
        self.fill(game, player, total - sum(number for _, number in choice.parts))

    def total(self, game: Game, player: int) -> int:
        """Return how many armies ``player`` places in one go."""
        return min(self.batch, game.state.reserve[player])

    def fill(self, game: Game, player: int, armies: int) -> None:
        """Place what is left of a go for ``player``, and hand on."""
        for _ in range(armies):
            put_down(game, player, ((most_pressed(game, player), 1),))
        self.next(game, player)

    def next(self, game: Game, player: int) -> None:
        """Hand on to the player after ``player``."""
        game.push(msgspec.structs.replace(self, player=(player + 1) % game.state.players))

    def is_valid(self, game: Game) -> bool:
        """The next batch is placed by one of the players, who have land or find some."""
        return self.batch > 0 and NOBODY <= self.player < game.state.players and all_settled(game)


def put_down(game: Game, player: int, parts: tuple[tuple[int, int], ...]) -> None:
    """Move armies from the player's reserve onto the board."""
    for territory, number in parts:
        game.state.armies[territory] += number
        game.state.reserve[player] -= number
    game.emit(ArmiesPlaced(player, parts))


def most_pressed(game: Game, player: int) -> int:
    """Return the own territory whose foreign neighbours outnumber it most: where PlaceRest places, in games of all times."""
    state, board, side = game.state, game.rules.board, game.rules.side_of(player)

    def pressure(territory: int) -> tuple[int, int]:
        near = sum(state.armies[n] for n in board.neighbours[territory] if state.owner[n] not in side)
        return (near - state.armies[territory] if near else -1000, -territory)

    return max(board.held_by(state.owner, player), key=pressure)


def spread(game: Game, player: int, armies: int, placed: Parts = (), shunned: Collection[int] = ()) -> Parts:
    """Return where ``armies`` of a player stand best beside those ``placed`` already: on borders, by what threatens each.

    The square root of those who stand beyond a border counts, so that one great neighbour doesn't draw them all. Land that is
    ``shunned`` gets none as long as there is other.
    """
    state, board, side = game.state, game.rules.board, game.rules.side_of(player)
    own = list(board.held_by(state.owner, player))
    standing = {territory: state.armies[territory] for territory in own}
    for territory, number in placed:
        standing[territory] += number
    threat = {
        territory: sqrt(sum(state.armies[n] for n in board.neighbours[territory] if state.owner[n] not in side))
        for territory in own
    }
    healthy = [territory for territory in own if territory not in shunned] or own
    chosen = [territory for territory in healthy if threat[territory]] or healthy
    more: dict[int, int] = {}
    for _ in range(armies):
        here = max(chosen, key=lambda territory: (threat[territory] / max(1, standing[territory]), -territory))
        standing[here] += 1
        more[here] = more.get(here, 0) + 1
    return tuple(sorted(more.items()))


def allocation(game: Game) -> Step:
    """Return the step in which the players get their territories; neutral colours can't claim, so with them all are dealt."""
    dealt = game.rules.option("allocation") == "deal" or game.rules.neutrals
    return DealTerritories() if dealt else ClaimTerritories()


def starting_armies(game: Game) -> Step:
    """Return the step that gives the players their starting armies, in the order of play before they get territories."""
    armies = game.rules.option("start_armies")
    return GiveStartingArmies(armies if isinstance(armies, int) else 0)


def placing(game: Game) -> Step:
    """Return the step in which the players place what is left of their starting armies."""
    if game.rules.option("start_armies") == ONE_EACH:
        return GiveOneEach()
    return PlaceStartingArmies(game.rules.number("placement_batch"))


def setup_steps(game: Game) -> Sequence[Step]:
    """Return the set-up that the options ask for."""
    return (
        *before_allocation(game),
        starting_armies(game),
        allocation(game),
        *after_allocation(game),
        placing(game),
        *after_placing(game),
    )


def is_claimed(game: Game) -> bool:
    """Tell whether the players take their land one by one (W-03); where it is dealt, nobody is asked."""
    return any(isinstance(step, ClaimTerritories) for setup in game.rules.setup for step in setup(game))


def setup_phases(game: Game, first: Sequence[str]) -> tuple[str, ...]:
    """Return what is asked before the first turn, in order: ``first``, land, armies, pieces, what is chosen in secret."""
    claimed, pieces = (CLAIM,) if is_claimed(game) else (), (SETUP_PIECE,) if game.rules.pieces else ()
    return (*first, *claimed, SETUP_PLACE, *pieces, *game.rules.sealed)


def setup_phase(game: Game) -> str:
    """Return where the set-up stands while nobody is asked: land is taken, or armies are placed."""
    return CLAIM if NOBODY in game.state.owner and is_claimed(game) else SETUP_PLACE


SETUP_OPTIONS = (
    OptionSpec("allocation", "claim", ("claim", "deal"), group="start", idle_for=dealt_to_two),
    OptionSpec("start_armies", 0, (0, 20, 25, 30, 35, 36, 40, 50, ONE_EACH), group="start"),
    OptionSpec(
        "placement_batch", 1, (1, 2, 3, 5, 10), group="start", idle_when=(IdleWhen("start_armies", (ONE_EACH,)),)
    ),
    FIRST_PLAYER,
)
"""The house rules of the set-up."""

CLAIMED_START = Module(
    id="claimed_start",
    needs=("turns",),
    options=SETUP_OPTIONS,
    setup=(setup_steps,),
    slots={"setup": lambda seats: SetupSlot([False] * seats)},
)
