"""The rule set 2210 A.D. as a list of modules; their order is the order of the set-up and of the seven steps of a turn."""

from __future__ import annotations

from risk_desktop.engine.board import Board
from risk_desktop.engine.state import GameState

from ..common.money import PURSES
from ..common.turns import TURNS
from ..edition import BoardChoice, Edition
from ..landscape import Landscape
from .bids import BIDDING
from .campaign import CAMPAIGN
from .cards.armageddon_round import ARMAGEDDON
from .cards.catalogue import CommandCards
from .cards.deck import check_own_cards
from .cards.module import BLANK_CARDS, COMMAND_CARDS, OWN_CARDS, PRINTED_CARDS
from .cards.waiting import LATER
from .casualties import FALLEN
from .dice import EIGHT_SIDED
from .duel import DUEL
from .elimination import ELIMINATION
from .end_of_turn import TURN_END
from .energy import ENERGY, energy_income
from .fortify import FORTIFYING
from .hiring import HIRING, misplaced
from .income import COLLECT
from .invasion import INVADE, why_halted
from .regions import REGIONS
from .routes import opened
from .scoring import SCORING, ties
from .setup import START
from .terrain import PRINTED_BOARD, TERRAIN, deserts
from .units import UNITS


def landscape(state: GameState, board: Board) -> Landscape:
    """Return how the land lies: what is devastated is out of the game (AD-S-3)."""
    return Landscape(ruins=frozenset(deserts(state)))


AD2210 = Edition(
    id="ad2210",
    modules=(
        TURNS,
        PURSES,
        CAMPAIGN,
        ENERGY,
        TERRAIN,
        REGIONS,
        UNITS,
        EIGHT_SIDED,
        FALLEN,
        DUEL,
        START,
        BIDDING,
        COLLECT,
        HIRING,
        PRINTED_CARDS,
        BLANK_CARDS,
        COMMAND_CARDS,
        ARMAGEDDON,
        INVADE,
        FORTIFYING,
        TURN_END,
        LATER,
        ELIMINATION,
        SCORING,
    ),
    boards=("earth_2210", "moon"),
    players=(2, 3, 4, 5),
    year=2001,
    cards=CommandCards(),
    misplaced=misplaced,
    halted=why_halted,
    eight_sided=True,
    checks={(OWN_CARDS.key, "yes"): check_own_cards},
    board_choices=(BoardChoice(PRINTED_BOARD.key, "yes", "earth_2210", "printed_board"),),
    money_income=energy_income,
    ties=ties,
    landscape=landscape,
    opened=opened,
    features=("pieces", "ad2210", "bidding", "decks"),
)
