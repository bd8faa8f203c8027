"""Which person sits at the screen, and when the screen must pass to another one before a decision is shown.

Between opponents a curtain hides what one of them is about to see, and recaps what has happened: a sealed answer, a hand
that lies open. What everybody may see needs none: then the hand of whoever sits there lies face down instead. Where nothing
is to hide, as among partners who share all knowledge, a banner calls the one who plays next instead of a curtain. If
no other people are at the screen, the partners' hand stays visible even while computer opponents play.
"""

from __future__ import annotations

from risk_desktop.controller.session import GameSession
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision

HAND = "hand"
"""What a curtain hides where it isn't a secret of the question itself: cards that lie open before their owner."""


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
        """Whether others may be looking at the screen: one of them was asked in public, or all followed an opponent's turn."""
        self._came_alone = False
        self._greeted: set[int] = set()

    def open_to(self, seat: int) -> None:
        """Let the screen show what a seat knows, whoever acts; NOBODY: only what is public."""
        self._shared_view = seat >= 0
        self.witness = self._seat = self._last = seat
        self.lent = False

    @property
    def alone(self) -> bool:
        """Whether nobody else is known to look on: a curtain rose for whoever has the screen, and he hasn't lent it since."""
        return self._came_alone and not self.lent

    def hidden(self, decision: Decision) -> str:
        """Return what a curtain must hide before a decision: HAND, a deck that lies face down, or the kind of a secret question.

        "" where none has to fall. Each person is alone once with what lies face down before him; after that it stays so
        unless he lifts it, and in the set-up the armies are placed in public.
        """
        seat, state = decision.player, self._session.game.state
        people = [person for person in self._session.table.people if state.alive[person]]
        if len(people) < 2:
            return ""
        if decision.step.secrecy == "secret":
            return "" if seat == self._seat and self.alone else decision.kind
        if seat == self._seat or self._is_aside(decision) or self._knows_all_of(seat):
            return ""
        if state.round > 0 and self._held(seat, face_down=False):
            return HAND
        return self._held(seat, face_down=True) if seat not in self._greeted else ""

    def calls(self, decision: Decision) -> bool:
        """Tell whether a banner calls the player where no curtain falls: his turn begins, or a partner is asked who shares his
        knowledge."""
        several = len(self._session.table.people) > 1 and self._session.game.state.round > 0
        meant = self._knows_all_of(decision.player) or not self._is_aside(decision)
        return several and decision.player != self._seat and meant

    def shown(self, seat: int) -> int:
        """Return whose secrets may show while ``seat`` has the screen, NOBODY while all look on."""
        if seat >= 0:
            self._last = seat
        return self._last if self._shared_view else seat

    def greet(self, seat: int) -> None:
        """Give the screen to a person after a curtain, and remember that he has been alone with it."""
        self._greeted.add(seat)
        self._seat, self._came_alone, self.lent = seat, True, False

    def look_on(self) -> None:
        """All follow what an opponent does."""
        self.lent = len(self._session.table.people) > 1 and not self._shared_view

    def take(self, decision: Decision) -> int:
        """Give the screen to the player who decides; return whose secrets may show meanwhile, NOBODY if all look on."""
        seat = decision.player
        if seat == self._seat:
            return seat
        if self._is_aside(decision):
            self.lent = not self._shared_view
            return NOBODY
        open_setup = self._session.game.state.round == 0 and seat in self._greeted
        self._seat, self._came_alone, self.lent = NOBODY if open_setup else seat, False, False
        return self._seat

    def _is_aside(self, decision: Decision) -> bool:
        """Tell whether somebody is asked in public while the turn isn't his: the screen is not handed over for that."""
        state = self._session.game.state
        on_turn = bool(state.phase) and state.turn == decision.player
        return decision.step.secrecy == "public" and not on_turn

    def _knows_all_of(self, seat: int) -> bool:
        """Tell whether the people looking at the screen know all that a seat knows."""
        return self._shared_view or (self._seat >= 0 and know_the_same(self._session.game.rules, self._seat, seat))

    def _held(self, seat: int, *, face_down: bool) -> str:
        """Return the first deck of which a seat holds secret cards, that lie face down or not; "" where there is none."""
        rules, decks = self._session.game.rules, self._session.game.state.decks
        for name, spec in rules.decks.items():
            holders = rules.side_of(seat) if name in rules.joint_hands else (seat,)
            secret = spec.face_down == face_down and not spec.public_hands
            if secret and any(decks[name].hands[holder] for holder in holders):
                return name
        return ""
