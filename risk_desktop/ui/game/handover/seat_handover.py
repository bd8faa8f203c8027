"""Which person sits at the screen, and when the screen must pass to another one before a decision is shown.

Between opponents a curtain hides the hands and recaps what has happened. Partners who share all knowledge have nothing to
hide from each other, so instead of a curtain a banner calls the one who plays next. If no other people are at the screen,
the partners' hand stays visible even while computer opponents play.
"""

from __future__ import annotations

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision

OPEN_KINDS = frozenset({"place_neutral", "reaction", "casualties", "defend", "turn_marker"})
"""Decisions that can be made while no hand, or only a covered one, is on the screen, so that no curtain is needed.

The losses and dice of a defence come with every roll, and everything about them is public; so is the place in the order
that a bid has won.
"""


def know_the_same(rules: Rules, one: int, other: int) -> bool:
    """Tell whether two seats share all knowledge: partners with a shared hand, in a game with no other secrets."""
    if other not in rules.side_of(one) or rules.redact or rules.sealed:
        return False
    return all(deck.public_hands or name in rules.joint_hands for name, deck in rules.decks.items())


class SeatHandover:
    """Keeps track of which of the people at one screen has it, NOBODY while all of them look on."""

    def __init__(self, session: GameSession) -> None:
        people, rules = session.table.people, session.game.rules
        self._session = session
        self._shared_view = bool(people) and all(know_the_same(rules, people[0], seat) for seat in people[1:])
        self.witness = people[0] if self._shared_view else NOBODY
        """Whose knowledge the events on the screen may show; NOBODY, so only what is public, if opponents share the screen."""
        self._seat = people[0] if len(people) == 1 else NOBODY
        self._last = self.witness
        self.lent = False
        """Whether somebody else has just made a public decision, and may still be looking at the screen."""
        self._greeted: set[int] = set()

    def changes(self, decision: Decision) -> bool:
        """Tell whether a curtain must fall before a decision, as it is another person's and there is something to hide.

        Sealed choices always need one, other decisions only if the person has secrets by now. During the set-up each person
        is alone once to look at his secrets; after that the armies are placed in public, one at a time.
        """
        state = self._session.game.state
        people = [seat for seat in self._session.table.people if state.alive[seat]]
        if len(people) < 2 or decision.kind in OPEN_KINDS:
            return False
        if isinstance(decision.step, SealedChoice):
            return True
        if decision.player == self._seat or self._knows_all_of(decision.player):
            return False
        return (state.round > 0 or decision.player not in self._greeted) and self._has_secret(decision.player)

    def calls(self, decision: Decision) -> bool:
        """Tell whether a banner calls the player: he goes on after a partner who shares his knowledge."""
        several = len(self._session.table.people) > 1 and self._session.game.state.round > 0
        return several and decision.player != self._seat and self._knows_all_of(decision.player)

    def shown(self, seat: int) -> int:
        """Return whose secrets may show while ``seat`` has the screen, NOBODY while all look on."""
        if seat >= 0:
            self._last = seat
        return self._last if self._shared_view else seat

    def greet(self, seat: int) -> None:
        """Give the screen to a person after a curtain, and remember that he has been alone with it."""
        self._greeted.add(seat)
        self._seat, self.lent = seat, False

    def take(self, decision: Decision) -> int:
        """Give the screen to the player who decides; return whose secrets may show meanwhile, NOBODY if all look on."""
        seat = decision.player
        if seat == self._seat:
            return seat
        if decision.kind in OPEN_KINDS:
            self.lent = not self._shared_view
            return NOBODY
        self.lent = False
        open_setup = self._session.game.state.round == 0 and seat in self._greeted and self._has_secret(seat)
        self._seat = NOBODY if open_setup else seat
        return self._seat

    def _knows_all_of(self, seat: int) -> bool:
        """Tell whether the people looking at the screen know all that a seat knows."""
        return self._shared_view or (self._seat >= 0 and know_the_same(self._session.game.rules, self._seat, seat))

    def _has_secret(self, seat: int) -> bool:
        return self._session.view(seat).state != self._session.view(NOBODY).state
