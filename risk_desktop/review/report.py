"""What a review and a hint tell, as plain values: keys and numbers for the window, the command line and files.

All chances are parts of 1; partners win together, so each of them has the chance of their side. Whatever is by seat has an
entry for each player; effects add up to 0 over them, where sides are alike in number.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from msgspec import Struct

from risk_desktop.engine.choices import Choice

Size = Literal["none", "small", "error", "blunder"]
"""How much a decision cost: see ``size_of``."""
Play = Literal["", "excellent", "good", "fair", "weak"]
"""How somebody played, by what he lost in a turn of his own; "" below ``LEAST_TURNS``."""
SMALL, ERROR, BLUNDER = 0.01, 0.03, 0.08
"""From which loss on a decision has that size."""
PLAYS: Final[tuple[tuple[Play, float], ...]] = (("excellent", 0.015), ("good", 0.03), ("fair", 0.05))
"""Up to which loss in a turn of one's own one plays so; more is weak."""
LEAST_TURNS = 3
"""Who has had fewer turns of his own gets no word for his play."""
SURE = 2.0
"""A figure counts from so many times its error on."""

MotiveKind = Literal[
    "wins",
    "beats",
    "completes",
    "breaks",
    "aims_beat",
    "aims_region",
    "aims_break",
    "card",
    "border",
    "front",
    "enough",
    "chance",
    "keeps",
    "share",
    "denies",
    "joins",
    "worth",
    "onward",
    "behind",
    "income",
    "armies",
    "stack",
    "safety",
]


class Estimate(Struct, frozen=True):
    """A ``value`` and its standard ``error``; error 0: it is exact, or all games came to the same."""

    value: float
    error: float = 0.0

    @property
    def is_sure(self) -> bool:
        """Tell whether it is more than chance."""
        return abs(self.value) >= SURE * self.error and self.value != 0.0

    @property
    def highest(self) -> float:
        """What it may be at the most, all but surely."""
        return self.value + SURE * self.error


class Motive(Struct, frozen=True):
    """What speaks for a choice, as it was weighed; -1 stands for none.

    "wins": the game is won at once; "beats": ``player`` is beaten, ``amount`` of his cards are taken over;
    "completes": a ``region`` that pays ``amount`` armies; "breaks": ``player`` loses such a ``region``;
    "aims_beat", "aims_region", "aims_break": it is a step towards that, no more, and seen to be one;
    "card": it earns the card of the turn; "front": ``amount`` foreign armies stand beside ``territory``;
    "border": ``territory`` closes the border of ``region``, or holds out better; "chance": ``territory`` is taken from
    ``origin`` with ``chance`` (exact); "keeps": ``region`` is more likely to be kept;
    "share": with the claim ``amount`` territories of ``region`` are held; "denies": ``player`` holds ``amount`` of ``region``;
    "joins": what is claimed lies beside own ``territory``; "worth": ``region`` pays ``amount`` armies;
    "enough": no attack was found to raise the chance to win;
    "onward": who moves in to ``territory`` can attack on from there; "behind": who stays in ``territory`` guards it.
    "income", "armies", "stack" and "safety" compare with the other choice: ``amount`` armies more a turn, on the board
    or in the largest stack, and ``chance`` less of the own land that may fall.
    """

    kind: MotiveKind
    origin: int = -1
    territory: int = -1
    region: int = -1
    player: int = -1
    amount: int = 0
    chance: float = -1.0


class Method(Struct, frozen=True):
    """How positions were valued: up to ``games`` were played on for each choice by players of ``level``.

    They were cut off after ``rounds`` rounds, at the start of the next own turn; 0: at the end of the turn. ``most``
    decisions of each seat, those that seem to have cost most, are valued for good before one goes deeper; 0: all of them.
    """

    level: str
    games: int
    rounds: int
    most: int = 0


Decider = tuple[int, str]
"""A seat, and who chose in its owner's stead, "" he himself."""


class DecisionReview(Struct, frozen=True):
    """A decision for which there was more than one choice.

    ``place``: the place in the recording where ``player`` was asked, one before what he chose; ``turn``: number of the
    turn in the recording (-1: before the first); ``round``: that of the game, 0 being the set-up; ``kind``: of the
    decision. ``best``: the best choice that was found, the ``chosen`` one where none was better. ``loss``: by how much it
    is better for him, 0 or more; ``effect``: what choosing as he did changed for each seat, 0 as long as the loss may be
    chance; ``size``: how much it cost; ``motives``: what speaks for the best choice. ``games``: how many were played for
    each choice.
    ``provisional``: it was compared in a few games with what the adviser would do, and with nothing else.
    ``deputy``: who chose in ``player``'s stead, "" he himself.
    """

    place: int
    player: int
    turn: int
    round: int
    kind: str
    chosen: Choice
    best: Choice
    loss: Estimate
    effect: tuple[float, ...]
    size: Size
    motives: tuple[Motive, ...] = ()
    games: int = 0
    provisional: bool = False
    deputy: str = ""

    @property
    def decider(self) -> Decider:
        """Who chose."""
        return self.player, self.deputy

    @property
    def counts(self) -> bool:
        """Tell whether an account knows it: of what has only had a first look just what surely cost something."""
        return self.loss.is_sure or not self.provisional


class LuckEvent(Struct, frozen=True):
    """What chance did: in the choice that led to ``place``, in the turn of ``player``.

    "roll": dice of a fight; "card": something drawn or anything else that was rolled; "rest": what no single event and
    no decision explains of a turn (up to where somebody gave up, or from there on), which ends at ``place``.
    ``effect``: the change for each seat. ``error``: of each entry.
    """

    place: int
    player: int
    turn: int
    round: int
    kind: Literal["roll", "card", "rest"]
    effect: tuple[float, ...]
    error: float = 0.0


class Resignation(Struct, frozen=True):
    """That ``player`` gave up at ``place``: what that changed for each seat. ``error``: of each entry."""

    place: int
    player: int
    turn: int
    round: int
    effect: tuple[float, ...]
    error: float

    @property
    def loss(self) -> Estimate:
        """What it cost who gave up."""
        return Estimate(-self.effect[self.player], self.error)


Costly = DecisionReview | Resignation
"""What somebody decided to his cost."""


class SeatAccount(Struct, frozen=True):
    """Where the result of a seat comes from: start + luck + own_decisions + others_decisions = result, exactly.

    What somebody else decided in the seat, as its owner had lent it, counts among the others' decisions. To give up is a
    decision of one's own: ``given_up`` is what that changed, among own_decisions; it has no size and says nothing of the
    play before. ``error``: of own_decisions, as far as they count. ``decisions``: those of his with a choice; ``small``,
    ``errors``, ``blunders``: how many of them were of that size; ``turns``: of his own; ``play``: the word for it.
    """

    seat: int
    start: float
    luck: float
    own_decisions: float
    others_decisions: float
    result: float
    error: float
    decisions: int
    small: int
    errors: int
    blunders: int
    turns: int
    play: Play
    given_up: float = 0.0

    @property
    def lost_in_play(self) -> float:
        """What his decisions have cost, but for giving up."""
        return self.given_up - self.own_decisions


class TurningPoint(Struct, frozen=True):
    """A turn that changed the ``winner``'s chance most: that of ``player``, from ``place`` to ``end``."""

    place: int
    end: int
    turn: int
    round: int
    player: int
    winner: int
    change: Estimate


class ChancePoint(Struct, frozen=True):
    """Everybody's chance to win at a place where a turn begins, or at the end, from all that is known afterwards.

    Where somebody gives up there are two of the same place, before it and after.
    """

    place: int
    chances: tuple[float, ...]


class LentSeat(Struct, frozen=True):
    """A ``seat`` for whose owner a ``deputy`` (as in ``storage.deputies``) chose in some ``rounds``, 0 being the set-up."""

    seat: int
    deputy: str
    rounds: tuple[int, ...]


class GameReview(Struct, frozen=True):
    """The review of a game: ``valued`` of its ``total`` decisions so far, in the order of their places.

    ``asked``: by seat how many of all decisions its owner had to make.
    The ``accounts`` count those that are valued; what the others have done is luck in them until then.
    """

    method: Method
    players: int
    winners: tuple[int, ...]
    valued: int
    total: int
    asked: tuple[int, ...]
    accounts: tuple[SeatAccount, ...]
    decisions: tuple[DecisionReview, ...]
    luck: tuple[LuckEvent, ...]
    turning_points: tuple[TurningPoint, ...]
    course: tuple[ChancePoint, ...]
    lent: tuple[LentSeat, ...] = ()
    resignations: tuple[Resignation, ...] = ()

    @property
    def covers_all(self) -> bool:
        """Tell whether all decisions are valued, be it by a first look."""
        return self.valued == self.total

    @property
    def provisional(self) -> int:
        """How many decisions have only had a first look."""
        return sum(each.provisional for each in self.decisions)

    @property
    def is_complete(self) -> bool:
        """Tell whether as many decisions are valued for good as are to be before one goes deeper."""
        asked = Counter(each.decider for each in self.decisions)
        settled = Counter(each.decider for each in self.decisions if not each.provisional)
        return self.covers_all and all(settled[p] >= min(asked[p], self.method.most or asked[p]) for p in asked)

    def settled(self, seat: int) -> int:
        """Return how many decisions of a seat's owner are valued for good."""
        return sum(each.decider == (seat, "") and not each.provisional for each in self.decisions)

    def is_settled(self, seat: int) -> bool:
        """Tell whether as many of them are as are to be before one goes deeper, and the others have had a first look."""
        asked, looked = self.asked[seat], sum(each.decider == (seat, "") for each in self.decisions)
        return looked == asked and self.settled(seat) >= min(asked, self.method.most or asked)

    def costliest(self, seat: int, number: int = 5) -> tuple[Costly, ...]:
        """Return what a seat's owner decided that cost most, the costliest first; none that cost less than a small error.

        To give up is among it.
        """
        found: list[Costly] = [each for each in self.decisions if each.decider == (seat, "") and each.size != "none"]
        found += [each for each in self.resignations if each.player == seat and size_of(each.loss) != "none"]
        return tuple(sorted(found, key=lambda each: (-each.loss.value, each.place))[:number])

    def costly(self) -> dict[int, Costly]:
        """Return what anybody decided that cost at least a small error, by place; of two at one place the costlier one."""
        found: list[Costly] = [each for each in self.decisions if each.size != "none"]
        found += [each for each in self.resignations if size_of(each.loss) != "none"]
        return {each.place: each for each in sorted(found, key=lambda each: each.loss.value)}


class HintOption(Struct, frozen=True):
    """A choice that a hint tells of: the ``chance`` to win if it is followed, and by how much it stands behind the first one.

    ``behind`` is surer than the two chances alone, as all choices are played on with the same dice; 0 for the first
    one, and never less.
    """

    choice: Choice
    chance: Estimate
    behind: Estimate
    motives: tuple[Motive, ...] = ()

    @property
    def is_alike(self) -> bool:
        """Tell whether the error of its distance doesn't part it from the first one."""
        return self.behind.value <= SURE * self.behind.error


class Hint(Struct, frozen=True):
    """What ``player`` is advised to answer to a decision of ``kind``: ``options``, the best first, as he may know them.

    ``alike``: the first is about as good as the second, and neither should be called better.
    """

    player: int
    kind: str
    options: tuple[HintOption, ...]
    alike: bool
    method: Method


def size_of(loss: Estimate) -> Size:
    """Return the size of a decision by what it cost; none where that isn't more than chance."""
    if not loss.is_sure or loss.value < SMALL:
        return "none"
    return "blunder" if loss.value >= BLUNDER else "error" if loss.value >= ERROR else "small"


def play_of(lost: float, turns: int) -> Play:
    """Return the word for the play of somebody who lost ``lost`` in ``turns`` of his own."""
    if turns < LEAST_TURNS:
        return ""
    return next((word for word, most in PLAYS if lost / turns < most), "weak")
