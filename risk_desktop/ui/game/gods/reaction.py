"""What a click does while a player may answer: an attack with a miracle card, or a miracle with the Aegis."""

from __future__ import annotations

from typing import Any

from risk_desktop.editions.godstorm.decisions import PlayedCardFacts
from risk_desktop.ui.game.cards.decks.reaction import ReactionPresenter
from risk_desktop.ui.game.gods.god_picks import CardPickPresenter
from risk_desktop.ui.game.gods.miracle import MiracleAiming


class MiracleReactionPresenter(ReactionPresenter):
    """Answering an attack on one's own land."""

    aiming_kind = MiracleAiming


class AegisPresenter(CardPickPresenter):
    """Whether to cancel a miracle; which one, and who plays it."""

    def params(self) -> dict[str, Any]:
        """Name the card that is played, and who plays it."""
        played = self.facts(PlayedCardFacts)
        return {"card": self.book.face(played.card).title, "player": self.context.names.player(played.player)}
