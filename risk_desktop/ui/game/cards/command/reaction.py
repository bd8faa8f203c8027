"""An answer to an invasion with a command card; ``CommandAiming.click`` takes a click on the board."""

from __future__ import annotations

from risk_desktop.ui.game.cards.command.play_card import CommandAiming
from risk_desktop.ui.game.cards.decks.reaction import ReactionPresenter


class CommandReactionPresenter(ReactionPresenter):
    """Answering an invasion, one's own land's or anybody's."""

    aiming_kind = CommandAiming
