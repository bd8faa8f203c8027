"""One presenter per kind of decision: it turns a decision into clicks on the board, and clicks into a choice."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import lends_dice, lends_powers
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.battle.defend import DefendPresenter
from risk_desktop.ui.game.battle.press import PressPresenter
from risk_desktop.ui.game.bidding.bid import BidPresenter, TurnMarkerPresenter
from risk_desktop.ui.game.cards.trade import MatchPresenter, TradePresenter
from risk_desktop.ui.game.command_cards.card_asks import BonusCardPresenter, DecoysPresenter, RemovePresenter
from risk_desktop.ui.game.command_cards.play_card import CommandReactionPresenter, PlayCardPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.choose_list import AmountPresenter, ListPresenter
from risk_desktop.ui.game.decisions.move import (
    AllyFortifyPresenter,
    FortifyPresenter,
    OccupyPresenter,
    RegroupPresenter,
)
from risk_desktop.ui.game.decisions.place import ClaimPresenter, ReinforcePresenter, SetupPresenter
from risk_desktop.ui.game.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.gods.flight import FlightPresenter
from risk_desktop.ui.game.gods.god_picks import (
    AegisPresenter,
    CardPickPresenter,
    ChampionPresenter,
    PantheonPresenter,
    StolenCardPresenter,
)
from risk_desktop.ui.game.gods.miracle import MiraclePresenter, MiracleReactionPresenter
from risk_desktop.ui.game.gods.underworld import LeavePresenter, MarchPresenter, RevivePresenter
from risk_desktop.ui.game.missions.capital import CapitalPresenter
from risk_desktop.ui.game.missions.missions import ClaimMissionPresenter, SwapMissionPresenter
from risk_desktop.ui.game.neutrals.bribe import BribePresenter
from risk_desktop.ui.game.neutrals.muster import MusterPresenter
from risk_desktop.ui.game.neutrals.place_neutral import PlaceNeutralPresenter
from risk_desktop.ui.game.pieces.led_battle import AttackDicePresenter, CasualtiesPresenter, LedAttackPresenter
from risk_desktop.ui.game.pieces.put_piece import HirePresenter, SetupPiecePresenter

PRESENTERS: dict[str, type[Presenter]] = {
    "claim": ClaimPresenter,
    "setup_place": SetupPresenter,
    "trade": TradePresenter,
    "reinforce": ReinforcePresenter,
    "attack": AttackPresenter,
    "defend": DefendPresenter,
    "occupy": OccupyPresenter,
    "fortify": FortifyPresenter,
    "claim_mission": ClaimMissionPresenter,
    "swap_mission": SwapMissionPresenter,
    "capital": CapitalPresenter,
    "regroup": RegroupPresenter,
    "match": MatchPresenter,
    "place_neutral": PlaceNeutralPresenter,
    "bribe": BribePresenter,
    "muster": MusterPresenter,
    "ally_fortify": AllyFortifyPresenter,
    "attack_dice": AttackDicePresenter,
    "casualties": CasualtiesPresenter,
    "play_card": PlayCardPresenter,
    "reaction": CommandReactionPresenter,
    "bonus_card": BonusCardPresenter,
    "decoys": DecoysPresenter,
    "remove_mods": RemovePresenter,
    "bid": BidPresenter,
    "turn_marker": TurnMarkerPresenter,
    "setup_piece": SetupPiecePresenter,
    "hire": HirePresenter,
    "buy_cards": BuyCardsPresenter,
    "pantheon": PantheonPresenter,
    "summon": HirePresenter,
    "relic_order": CardPickPresenter,
    "book": CardPickPresenter,
    "revive": RevivePresenter,
    "miracle": MiraclePresenter,
    "miracle_number": AmountPresenter,
    "flight": FlightPresenter,
    "stolen_card": StolenCardPresenter,
    "aegis": AegisPresenter,
    "champion": ChampionPresenter,
    "press": PressPresenter,
    "save_armies": AmountPresenter,
    "leave_afterlife": LeavePresenter,
    "underworld": MarchPresenter,
}

LED: dict[str, type[Presenter]] = {
    "attack": LedAttackPresenter,
}
"""Instead of those, where pieces lend their dice to the armies: then which of them take part is chosen too."""
POWERS: dict[str, type[Presenter]] = {
    "attack": LedAttackPresenter,
    "reaction": MiracleReactionPresenter,
}
"""The same where pieces stand beside the armies and lend powers."""


def make_presenter(kind: str, context: GameContext) -> Presenter:
    """Return a new presenter for a kind of decision: a list of all answers where none has been made for it."""
    rules = context.game.rules
    special = LED if lends_dice(rules) else POWERS if lends_powers(rules) else {}
    return (special.get(kind) or PRESENTERS.get(kind, ListPresenter))(context)
