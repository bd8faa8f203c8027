"""The module of the miracle cards that are played: step 4, answers to invasions, relics at the start of the turn."""

from __future__ import annotations

from risk_desktop.engine.rules import Module, Phase

from ...common.reinforce import REINFORCE
from ..invasion import INVASION
from .playing import PLAY_MIRACLE, AskAegis, PlayMiracles, SettleMiracle
from .reactions import REACTION, ask_invaded
from .start import AwakenRelics, PlayForced, awaken

MIRACLES = Module(
    id="miracles",
    needs=("miracle_market", "battles"),
    phases=(Phase("play_card", PlayMiracles, asks=(PLAY_MIRACLE,)),),
    turn_actions={REINFORCE: (awaken,)},
    openings=(AwakenRelics, PlayForced, AskAegis, SettleMiracle),
    guards={INVASION: (ask_invaded,)},
    reactions={INVASION: REACTION},
)
