"""What each feature brings to the game's screen: panels, and presenters of the decisions that are its own.

An edition names its features (``Edition.features``), as it names its modules; this is the one file that leads from the
names to the folders.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from risk_desktop.ui.game.battle.die_calls import DieCalls
from risk_desktop.ui.game.battle.fight_preview import FightPreview
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.cards.own_hand import OwnHand
from risk_desktop.ui.game.chronicle.banners import Banners
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decks.card_shop import CardShop
from risk_desktop.ui.game.decks.card_show import CardShow
from risk_desktop.ui.game.decks.deck_hand import DeckHand
from risk_desktop.ui.game.game_panel import GamePanel
from risk_desktop.ui.game.gods.divine_scenes import DivineScenes
from risk_desktop.ui.game.gods.god_wars import GodWars
from risk_desktop.ui.game.gods.labors import Labors
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.neutrals.bribery import Bribery
from risk_desktop.ui.game.neutrals.neutral_board import NeutralBoard
from risk_desktop.ui.game.pieces.piece_scenes import PieceScenes
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController


@dataclass(frozen=True)
class Feature:
    """``panels`` are made in this order; ``presenters`` by kind of decision, before those that all games share."""

    panels: tuple[type[GamePanel], ...] = ()
    presenters: Mapping[str, type[Presenter]] = field(default_factory=dict)


SHARED = Feature((DieCalls, Banners, FightPreview, OwnHand))
"""What every game has."""

FEATURES: Mapping[str, Feature] = {
    "neutrals": Feature((NeutralBoard, Bribery)),
    "missions": Feature((OwnSecrets,)),
    "pieces": Feature((PieceScenes, ShelfController)),
    "gods": Feature((DivineScenes, GodWars, Labors)),
    "bidding": Feature((BiddingController,)),
    "decks": Feature((CardShop, DeckHand, CardShow)),
}
"""By the names that editions use."""


def panels_of(names: Iterable[str]) -> tuple[type[GamePanel], ...]:
    """Return the panels of a game with the features ``names``, in the order in which they are made."""
    return tuple(panel for feature in (*(FEATURES[name] for name in names), SHARED) for panel in feature.panels)
