"""What awaits armies where they fall by themselves: said before they go there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from risk_desktop.editions.registry import landscape_of
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext


def harm_words(context: GameContext, lands: Iterable[int], when: Literal["entering", "staying", "noted"]) -> str:
    """Return what becomes of armies that conquer some of ``lands`` or stay there; "" where nothing does.

    "noted": of those that conquer, as short as can be.
    """
    harmful = landscape_of(context.game).harmful
    places = ", ".join(context.names.territory(land) for land in lands if land in harmful)
    return tr(f"play.harm.{when}", places=places) if places else ""
