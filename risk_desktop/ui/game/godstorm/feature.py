"""What RISK Godstorm brings to the game's screen."""

from __future__ import annotations

from risk_desktop.ui.game.decisions.plain_questions import AmountPresenter
from risk_desktop.ui.game.feature import Feature
from risk_desktop.ui.game.godstorm.divine_scenes import DivineScenes
from risk_desktop.ui.game.godstorm.ended_invasions import EndedInvasions
from risk_desktop.ui.game.godstorm.god_announcements import GOD_ANNOUNCEMENTS
from risk_desktop.ui.game.godstorm.god_lines import GOD_LOSSES, GOD_NEWS, GodLines
from risk_desktop.ui.game.godstorm.god_picks import (
    AegisPresenter,
    CardPickPresenter,
    ChampionPresenter,
    PantheonPresenter,
    StolenCardPresenter,
)
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.godstorm.labors import Labors
from risk_desktop.ui.game.godstorm.miracle import FlightPresenter, MiraclePresenter, MiracleReactionPresenter
from risk_desktop.ui.game.godstorm.miracle_lines import MIRACLE_LOSSES, MIRACLE_NEWS, MiracleLines
from risk_desktop.ui.game.godstorm.miracle_show import MiracleShow
from risk_desktop.ui.game.godstorm.plague_toll import PlagueToll
from risk_desktop.ui.game.godstorm.press import PressPresenter
from risk_desktop.ui.game.godstorm.underworld import LeavePresenter, MarchPresenter, RevivePresenter

GODSTORM = Feature(
    (DivineScenes, EndedInvasions, GodWars, Labors, MiracleShow, PlagueToll),
    {
        "pantheon": PantheonPresenter,
        "relic_order": CardPickPresenter,
        "book": CardPickPresenter,
        "revive": RevivePresenter,
        "miracle": MiraclePresenter,
        "reaction": MiracleReactionPresenter,
        "miracle_number": AmountPresenter,
        "flight": FlightPresenter,
        "stolen_card": StolenCardPresenter,
        "aegis": AegisPresenter,
        "champion": ChampionPresenter,
        "press": PressPresenter,
        "save_armies": AmountPresenter,
        "leave_afterlife": LeavePresenter,
        "underworld": MarchPresenter,
    },
    (GodLines, MiracleLines),
    losses={**GOD_LOSSES, **MIRACLE_LOSSES},
    news=GOD_NEWS | MIRACLE_NEWS,
    announced=GOD_ANNOUNCEMENTS,
)
