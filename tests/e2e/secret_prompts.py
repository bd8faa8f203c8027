"""How a robot answers for missions and capitals, and what two persons at one screen may know of them: nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.rules.mission_words import goal_words

if TYPE_CHECKING:
    from tests.e2e.person import Person


class SecretPrompts:
    """The part of a person that has secrets."""

    def do_claim_mission(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Look at all missions, and claim."""
        self.peek()
        self.prompt("primary")

    def do_swap_mission(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Change the mission."""
        self.prompt("primary")

    def do_capital(self: Person, decision: Decision) -> None:  # type: ignore[misc]
        """Found where most armies stand: click there, then confirm."""
        places = [choice.territory for choice in decision.options]  # type: ignore[attr-defined]
        self.take(max(places, key=lambda place: self.play.context.game.state.armies[place]))
        self.eye("ask-capital-at")
        self.prompt("primary")

    def peek(self: Person) -> tuple[str, ...]:  # type: ignore[misc]
        """Look at the own secrets, cover them, and return what they say.

        CantDo if nothing lies open meanwhile, or something does afterwards.
        """
        secrets = self.play.controller(OwnSecrets)
        self.note(f"look at the secrets of seat {self.play.director.viewer}")
        self.uncover()
        self.rest(5)
        if not secrets.peeking and not self.play.director.alone:  # the first press only called the one who may look
            self.cover()
            self.rest(5)
            self.uncover()
            self.rest(5)
        self.eye("peek")
        faces = secrets.sheet.faces
        if not faces or not secrets.sheet.isVisible() or not secrets.peeking:
            self.give_up("holding the button or the key shows no secret")
        self.cover()
        self.rest(5)
        if secrets.peeking:
            self.give_up("the secrets lie open after the button or the key was let go")
        return tuple(face.words for face in faces)


def mission_leaks(screen: PlayScreen) -> Iterator[str]:
    """Yield what tells of missions of somebody who does not sit at the screen."""
    game = screen.context.game
    if MISSIONS not in game.state.decks:
        return
    missions, deck, viewer = missions_of(game.rules), game.state.decks[MISSIONS], screen.director.viewer
    own = [*(deck.hands[viewer] if viewer >= 0 else ()), *deck.discard]
    known = {goal_words(missions[card], screen.context.names) for card in own}
    others = [card for seat, hand in enumerate(deck.hands) if seat != viewer for card in hand if card != HIDDEN]
    secret = {goal_words(missions[card], screen.context.names) for card in others} - known
    for widget in screen.findChildren(QWidget):
        said = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, (QLabel, QAbstractButton)):
            said.append(widget.text())
        words = " ".join(said)
        yield from (f"{type(widget).__name__} tells seat {viewer}: {each}" for each in secret if each in words)
    for line in screen.game_layout.chronicle.lines():
        yield from (f"the chronicle tells seat {viewer}: {each}" for each in secret if each in line.detail)
