"""What RISK 2210 A.D. brings to the game's screen."""

from __future__ import annotations

from risk_desktop.ui.game.ad2210.campaign_lines import CampaignLines, ruin_recap
from risk_desktop.ui.game.ad2210.cards.card_announcements import CARD_ANNOUNCEMENTS
from risk_desktop.ui.game.ad2210.cards.card_asks import BonusCardPresenter, DecoysPresenter, RemovePresenter
from risk_desktop.ui.game.ad2210.cards.card_lines import CARD_LOSSES, CardLines, card_recap
from risk_desktop.ui.game.ad2210.cards.card_scenes import CommandCardShow
from risk_desktop.ui.game.ad2210.cards.play_card import CommandReactionPresenter, PlayCardPresenter
from risk_desktop.ui.game.ad2210.invasion import AttackDicePresenter, CasualtiesPresenter
from risk_desktop.ui.game.ad2210.land_scenes import LAND_ANNOUNCEMENTS, LandScenes
from risk_desktop.ui.game.battle.dice_preview import DicePreview
from risk_desktop.ui.game.feature import Feature

AD2210 = Feature(
    (LandScenes, DicePreview, CommandCardShow),
    {
        "attack_dice": AttackDicePresenter,
        "casualties": CasualtiesPresenter,
        "play_card": PlayCardPresenter,
        "reaction": CommandReactionPresenter,
        "bonus_card": BonusCardPresenter,
        "decoys": DecoysPresenter,
        "remove_mods": RemovePresenter,
    },
    (CampaignLines, CardLines),
    (ruin_recap, card_recap),
    losses=CARD_LOSSES,
    announced={**LAND_ANNOUNCEMENTS, **CARD_ANNOUNCEMENTS},
)
