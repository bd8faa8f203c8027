"""The rule set RISK Godstorm as a list of modules; their order is that of the set-up and of the ten steps of a turn (G-32)."""

from __future__ import annotations

from ..common.money import PURSES
from ..common.turns import TURNS
from ..edition import Edition
from .afterlife import AFTERLIVES
from .bids import BIDS
from .cards.book import MiracleCards
from .cards.drawing import MIRACLE_MARKET
from .cards.module import MIRACLES
from .deeds import DEEDS_OF_TURN
from .descent import DESCENT
from .elimination import ELIMINATION
from .fortify import FORTIFYING
from .god_war import first_war
from .gods import PANTHEON_GODS
from .income import COLLECT, faith_income
from .invasion import CONQUER
from .labors import LABORS, TURN_END, labors_of
from .landscape import landscape
from .pantheons import CHOICE_OF_PANTHEONS, PANTHEON
from .plague import PLAGUES
from .powers import POWERS
from .realms import REALMS
from .scoring import SCORING, ties
from .setup import START
from .suffering import SUFFERING
from .summoning import SUMMONING, misplaced
from .temples import TEMPLES
from .underworld import DEEP

GODSTORM = Edition(
    id="godstorm",
    modules=(
        TURNS,
        PURSES,
        REALMS,
        DEEDS_OF_TURN,
        AFTERLIVES,
        PLAGUES,
        PANTHEON_GODS,
        TEMPLES,
        POWERS,
        CHOICE_OF_PANTHEONS,
        START,
        BIDS,
        COLLECT,
        SUMMONING,
        MIRACLE_MARKET,
        MIRACLES,
        LABORS,
        SUFFERING,
        CONQUER,
        FORTIFYING,
        DESCENT,
        DEEP,
        TURN_END,
        ELIMINATION,
        SCORING,
    ),
    boards=("ancient_earth", "underworld"),
    players=(2, 3, 4, 5),
    year=2004,
    cards=MiracleCards(),
    first_odds=first_war,
    misplaced=misplaced,
    lasting_rerolls=True,
    labors=labors_of,
    asked_first=(PANTHEON,),
    money_income=faith_income,
    ties=ties,
    landscape=landscape,
    features=("pieces", "godstorm", "bidding", "decks"),
)
