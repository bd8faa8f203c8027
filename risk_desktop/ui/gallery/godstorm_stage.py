"""Changes a position of Godstorm for a picture: to what hardly any game comes."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.curses import AtlantisSinks
from risk_desktop.editions.godstorm.cards.effect import Miracle
from risk_desktop.editions.godstorm.cards.playing import SettleMiracle
from risk_desktop.engine.game import Game


def sink_atlantis(game: Game) -> None:
    """Sink Atlantis, as the card of whoever moves does."""
    AtlantisSinks().apply(game, Miracle(game.state.turn, "", ()))
    SettleMiracle(game.state.turn).run(game)
    game.take_events()
