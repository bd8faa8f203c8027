"""What each feature brings to the game's screen: controllers, presenters of its own decisions, lines of the
chronicle, announcements, and its part of the recap.

An edition names its features (``Edition.features``), as it names its modules; this is the one file that leads from the
names to the folders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.ad2210.feature import AD2210
from risk_desktop.ui.game.advance_odds.advance_odds_controller import AdvanceOddsController
from risk_desktop.ui.game.announcements.announcement import Announcement, Announcements
from risk_desktop.ui.game.announcements.common_announcements import COMMON_ANNOUNCEMENTS
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.battle.defend import DefendPresenter
from risk_desktop.ui.game.bidding.bid import BidPresenter, TurnMarkerPresenter
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.cards.decks.awaited_lands import AwaitedLands
from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.cards.decks.card_shop import CardShop
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.cards.territory.card_deal import CardDeal
from risk_desktop.ui.game.cards.territory.own_hand import OwnHand
from risk_desktop.ui.game.cards.territory.trade import MatchPresenter, TradePresenter
from risk_desktop.ui.game.chronicle.common_lines import CommonLines
from risk_desktop.ui.game.chronicle.lines import LineTable, LossRows, RecapLines
from risk_desktop.ui.game.chronicle.round_lines import RoundLines
from risk_desktop.ui.game.chronicle.siege_lines import SiegeLines
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.move import FortifyPresenter, OccupyPresenter, RegroupPresenter
from risk_desktop.ui.game.decisions.place import ClaimPresenter, ReinforcePresenter, SetupPresenter
from risk_desktop.ui.game.decisions.plain_questions import ListPresenter
from risk_desktop.ui.game.feature import Feature
from risk_desktop.ui.game.feature_controller import FeatureController
from risk_desktop.ui.game.godstorm.feature import GODSTORM
from risk_desktop.ui.game.hint.hint_controller import HintController
from risk_desktop.ui.game.lands.land_picker import LandPicker
from risk_desktop.ui.game.missions.capital import CapitalPresenter
from risk_desktop.ui.game.missions.missions import ClaimMissionPresenter, SwapMissionPresenter
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.missions.secret_lines import SecretLines
from risk_desktop.ui.game.neutrals.ally_armies import AllyFortifyPresenter, MusterPresenter, PlaceNeutralPresenter
from risk_desktop.ui.game.neutrals.bribe import BribePresenter, Bribery
from risk_desktop.ui.game.neutrals.neutral_lines import NeutralLines
from risk_desktop.ui.game.neutrals.neutrals_controller import NeutralsController
from risk_desktop.ui.game.pieces.led_battle import LedAttackPresenter
from risk_desktop.ui.game.pieces.piece_scenes import PieceScenes
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.pieces.put_piece import HirePresenter, SetupPiecePresenter
from risk_desktop.ui.game.players.intent_mark import IntentMark
from risk_desktop.ui.game.players.lands_shown import LandsShown
from risk_desktop.ui.game.players.seat_dialog import SeatController
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.game.prompt.ended_phases import EndedPhases
from risk_desktop.ui.game.spoken.say_again import SayAgain
from risk_desktop.ui.game.spoken.table_speech import TableSpeech

SHARED = Feature(
    (
        EndedPhases,
        LandsShown,
        NeutralsController,
        IntentMark,
        SeatController,
        OwnHand,
        CardDeal,
        TableSpeech,
        LandPicker,
        HintController,
        AdvanceOddsController,
        SayAgain,
    ),
    {
        "claim": ClaimPresenter,
        "setup_place": SetupPresenter,
        "trade": TradePresenter,
        "reinforce": ReinforcePresenter,
        "attack": AttackPresenter,
        "defend": DefendPresenter,
        "occupy": OccupyPresenter,
        "fortify": FortifyPresenter,
        "regroup": RegroupPresenter,
        "match": MatchPresenter,
    },
    (CommonLines, SiegeLines, TeamLines),
    announced=COMMON_ANNOUNCEMENTS,
)
"""What any game may have."""

FEATURES: Mapping[str, Feature] = {
    "allies": Feature(
        (Bribery,),
        {
            "place_neutral": PlaceNeutralPresenter,
            "bribe": BribePresenter,
            "muster": MusterPresenter,
            "ally_fortify": AllyFortifyPresenter,
        },
        (NeutralLines,),
    ),
    "missions": Feature(
        (OwnSecrets,),
        {
            "claim_mission": ClaimMissionPresenter,
            "swap_mission": SwapMissionPresenter,
            "capital": CapitalPresenter,
        },
        (SecretLines,),
    ),
    "pieces": Feature(
        (PieceScenes, ShelfController),
        {
            "attack": LedAttackPresenter,
            "setup_piece": SetupPiecePresenter,
            "hire": HirePresenter,
            "summon": HirePresenter,
        },
    ),
    "bidding": Feature((BiddingController,), {"bid": BidPresenter, "turn_marker": TurnMarkerPresenter}, (RoundLines,)),
    "decks": Feature((CardShop, DeckHand, AwaitedLands), {"buy_cards": BuyCardsPresenter}),
    "ad2210": AD2210,
    "godstorm": GODSTORM,
}
"""By the names that editions use; of two that present the same kind of decision, an edition names the one that counts first."""


def controllers_of(names: Iterable[str]) -> tuple[type[FeatureController], ...]:
    """Return the controllers of a game with the features ``names``, in the order in which they are made."""
    return tuple(
        controller for feature in (*(FEATURES[name] for name in names), SHARED) for controller in feature.controllers
    )


def make_presenter(names: Iterable[str], context: GameContext, kind: str) -> Presenter:
    """Return a new presenter for a ``kind`` of decision in a game with the features ``names``.

    A list of all answers where none has been made for it.
    """
    for feature in (*(FEATURES[name] for name in names), SHARED):
        if kind in feature.presenters:
            return feature.presenters[kind](context)
    return ListPresenter(context)


def lines_of(names: Iterable[str]) -> tuple[type[LineTable], ...]:
    """Return the tables by which the events of a game with the features ``names`` are told."""
    return tuple(table for feature in (SHARED, *(FEATURES[name] for name in names)) for table in feature.lines)


def announced_in(names: Iterable[str]) -> Announcements:
    """Return the events that have a banner in a game with the features ``names``; of one kind those of any game first."""
    found: dict[type[Event], tuple[Announcement, ...]] = {}
    for feature in (SHARED, *(FEATURES[name] for name in names)):
        for kind, announcements in feature.announced.items():
            found[kind] = (*found.get(kind, ()), *announcements)
    return found


def recaps_of(names: Iterable[str]) -> tuple[RecapLines, ...]:
    """Return what a game with the features ``names`` adds to the recap, in their order."""
    return tuple(lines for name in names for lines in FEATURES[name].recaps)


def losses_of(names: Iterable[str]) -> LossRows:
    """Return how a game with the features ``names`` tells a player of his losses."""
    return {kind: row for name in names for kind, row in FEATURES[name].losses.items()}


def news_of(names: Iterable[str]) -> frozenset[type[Event]]:
    """Return the events of which the recap of a game with the features ``names`` tells the chronicle's line."""
    return frozenset(kind for name in names for kind in FEATURES[name].news)
