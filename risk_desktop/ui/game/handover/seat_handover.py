"""Who sits at the screen, and when and how it must go to another person before a question is shown.

Between opponents a curtain falls: it hides the hands and tells what has happened. Partners who know the same of everything
have nothing to hide from each other and sit side by side, so a curtain would only be in the way: a banner calls the one
who goes on. Where nobody else sits there, their hand stays on the screen, also while opponents play.
"""

from __future__ import annotations

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision

OPEN_KINDS = frozenset({"place_neutral", "reaction", "casualties", "defend"})
"""What can be decided with no hand on the screen, or with a cover on it alone: it need not change hands for that.

Losses and dice of a defence are asked at every roll, and all that they are about lies open.
"""


def know_the_same(rules: Rules, one: int, other: int) -> bool:
    """Tell whether two seats know the same: partners with joint hands, where nothing else is secret."""
    if other not in rules.side_of(one) or rules.redact or rules.sealed:
        return False
    return all(deck.public_hands or name in rules.joint_hands for name, deck in rules.decks.items())


class SeatHandover:
    """Follows who of the people at one screen sits before it, NOBODY while all of them look on."""

    def __init__(self, session: GameSession) -> None:
        humans, rules = session.table.humans, session.game.rules
        self._session = session
        self._shared_view = bool(humans) and all(know_the_same(rules, humans[0], seat) for seat in humans[1:])
        self.witness = humans[0] if self._shared_view else NOBODY
        """Who may be told what happens: NOBODY, so only what everybody knows, where opponents look at one screen."""
        self._seat = humans[0] if len(humans) == 1 else NOBODY
        self._last = self.witness
        self.lent = False
        """Whether another person was asked something open meanwhile, and may still be looking at the screen."""
        self._greeted: set[int] = set()

    def changes(self, decision: Decision) -> bool:
        """Tell whether a decision needs a curtain first: it is another person's, with something to hide or to recap.

        What is sealed always does. In the set-up each person is alone once, to look at what is secret; after that all
        place openly, in turns of a single army.
        """
        state = self._session.game.state
        people = [seat for seat in self._session.table.humans if state.alive[seat]]
        if len(people) < 2 or decision.kind in OPEN_KINDS:
            return False
        if isinstance(decision.step, SealedChoice):
            return True
        if decision.player == self._seat or self._knows_all_of(decision.player):
            return False
        return state.round > 0 or (decision.player not in self._greeted and self._has_secret(decision.player))

    def calls(self, decision: Decision) -> bool:
        """Tell whether the one who decides is called by a banner: he goes on for a partner who knows the same."""
        several = len(self._session.table.humans) > 1 and self._session.game.state.round > 0
        return several and decision.player != self._seat and self._knows_all_of(decision.player)

    def shown(self, seat: int) -> int:
        """Return whose secrets may show while ``seat`` (NOBODY: all look on) has the screen."""
        if seat >= 0:
            self._last = seat
        return self._last if self._shared_view else seat

    def greet(self, seat: int) -> None:
        """Remember that a person has been alone behind a curtain."""
        self._greeted.add(seat)
        self._seat, self.lent = seat, False

    def take(self, decision: Decision) -> int:
        """Give the screen to the one who decides; return whose secrets may show meanwhile, NOBODY if all look on."""
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
        """Tell whether whoever looks at the screen knows all that a person in a seat knows."""
        return self._shared_view or (self._seat >= 0 and know_the_same(self._session.game.rules, self._seat, seat))

    def _has_secret(self, seat: int) -> bool:
        return self._session.view(seat).state != self._session.view(NOBODY).state
