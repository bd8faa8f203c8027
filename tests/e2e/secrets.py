"""What two persons at one screen may know of each other's cards: nothing. Looks into every widget, shown or not."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from risk_desktop.ui.game.cards.territory.hand import Hand
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import CardWidget, Overlay
from tests.e2e.secret_prompts import mission_leaks


def leaks(screen: PlayScreen) -> Iterator[str]:
    """Yield what shows cards or missions of somebody who does not sit at the screen."""
    yield from mission_leaks(screen)
    deck = screen.context.game.state.decks.get("territory")
    hands = deck.hands if deck is not None else []
    viewer = screen.director.viewer
    own = {screen.context.names.card(card) for card in hands[viewer]} if hands and viewer >= 0 else set()
    others = {
        screen.context.names.card(card) for seat, hand in enumerate(hands) if seat != viewer for card in hand
    } - own
    for widget in screen.findChildren(QWidget):
        if isinstance(widget, Hand):
            shown = {card.name for card in widget.cards}
        elif isinstance(widget, CardWidget):
            shown = {widget.card().name}
        else:
            shown = set()
        if shown - own:
            yield f"{type(widget).__name__} shows {sorted(shown - own)} to seat {viewer}"
        if isinstance(widget, Hand) or any(isinstance(each, Overlay) for each in _above(widget)):
            words = _words(widget)
            for name in others:
                if name in words and "card" in words.casefold():
                    yield f"{type(widget).__name__} says {words!r} to seat {viewer}"
    for line in screen.game_layout.chronicle.lines():
        drawn = line.title.casefold()
        if "draws" in drawn and line.detail and line.detail in others:
            yield f"the chronicle tells seat {viewer}: {line.title}, {line.detail}"


def _words(widget: QWidget) -> str:
    said = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, (QLabel, QAbstractButton)):
        said.append(widget.text())
    return " ".join(said)


def _above(widget: QWidget) -> Iterator[QWidget]:
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()
