"""Play screens over positions with pieces and command cards, written as in ``tests.editions.ad2210.year``."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.controller import session as session_module
from risk_desktop.controller.session import GameSession
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.play_table import PuppetAiClient, Sphinx, make_context, show_screen

EDITION = "ad2210"
HAND = (
    "land_assemble_mods",
    "land_stealth_mods",
    "land_assemble_mods",
    "diplomat_cease_fire",
    "space_frequency_jam",
    "nuclear_rocket_strike_land",
    "nuclear_assassin_bomb",
)
"""Command cards of which some can be played in one's own turn."""


def ad_screen(
    game: Game,
    people: tuple[int, ...] = (0,),
    ai_client: type[PuppetAiClient] = Sphinx,
    size: tuple[int, int] = (1280, 720),
    edition: str = EDITION,
    **settings: object,
) -> PlayScreen:
    """Return a shown play screen over a game; persons sit in ``people``, dice are real from now on."""
    session_module.AiClient = ai_client  # type: ignore[misc, assignment]
    game.dice = SeededDice(5)
    table = table_of(edition, game.state.players, people=people)
    context, maps = make_context(**settings), maps_of(edition)
    context.fit(QSize(*size))
    screen = PlayScreen(context, GameSession(table, game), Names(table, maps), maps)
    show_screen(screen, QSize(*size))
    screen.context.session.start()
    turn_the_crank()
    return screen


def turn_the_crank(times: int = 20) -> None:
    """Let Qt do what is due."""
    for _ in range(times):
        QApplication.processEvents()


def hand(screen: PlayScreen) -> list[str]:
    """Return the ids of the cards in the row."""
    return [one.card.key for one in screen.controller(DeckHand).bar.held]


def choose_card(screen: PlayScreen, card: str) -> None:
    """Press the digit of a card."""
    screen.input.pick(hand(screen).index(card) + 1)


def all_words(screen: PlayScreen) -> str:
    """Return all that widgets say."""
    found = []
    for widget in (screen, *screen.findChildren(QWidget)):
        text = getattr(widget, "text", None)
        found += [widget.accessibleName(), widget.toolTip(), str(text()) if callable(text) else ""]
    return " ".join(found)
