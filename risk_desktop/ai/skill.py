"""What a level can do, and the levels that plan."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from .weights import FITTED, PLAIN, WARY


class Skill(NamedTuple):
    """What a level can do.

    ``branches``: of a walk, by depth; ``budget``: evaluations for one walk; ``stacks``: how many stacks are looked
    at; ``goals``: kinds of goals it pursues ("region", "break", "kill", and "aim": what the rule set names);
    ``guards``: whether it splits a placement; ``drafts``: whether it claims by regions; ``deploys``: whether its
    starting armies follow a plan; ``heap``: the largest part of its armies that the set-up leaves in one place;
    ``noise``: by how much (as a part) it misjudges a line; ``patience``: not to attack counts times this; ``least``:
    the smallest chance to win with which it attacks; ``cunning``: in which part of the rounds it uses money and cards
    with all that it knows, and not by chance; ``thrift``: for how many rounds before the last one it puts money aside
    for the last bid; ``outbids``: whether it bids more for its place in other rounds than who knows what a place is
    worth; ``replies``: how many plans it thinks over with the eyes of the opponent, where only two sides are left;
    ``rollouts``: for how many plans it plays out the turns of the others, where all land is to be conquered
    (elsewhere it gains nothing yet); ``misrated``: weights that it has wrong where points decide, before the last
    round; ``duel`` and ``scored``: what of all this is different in a game of two, and where points decide;
    ``among``: and there besides, by the number of players; ``table``: the name of the weights it plays with.
    """

    branches: tuple[int, ...]
    budget: int
    stacks: int
    goals: frozenset[str]
    guards: bool = False
    drafts: bool = False
    deploys: bool = False
    heap: float = 1.0
    noise: float = 0.0
    patience: float = 1.0
    least: float = 0.2
    cunning: float = 1.0
    replies: int = 0
    rollouts: int = 0
    thrift: int = 0
    outbids: bool = False
    misrated: Mapping[str, float] = MappingProxyType({})
    duel: Mapping[str, Any] = MappingProxyType({})
    scored: Mapping[str, Any] = MappingProxyType({})
    among: Mapping[int, Mapping[str, Any]] = MappingProxyType({})
    table: str = PLAIN

    def for_points(self, players: int) -> Skill:
        """Return the skill in a game of ``players`` that points decide: every level claims by regions and guards what it has.

        Else the strongest takes it all: land that lies scattered is lost before the few rounds are over. Normal looks at
        more there, as there is no time to make an error good.
        """
        changes = {"drafts": True, "guards": True, **self.scored, **self.among.get(players, {})}
        return self._replace(**changes)

    def for_duel(self) -> Skill:
        """Return the skill in a game of two.

        Who strikes with all he has wins it, and the other side answers plans at once: so hard won 158 of 240 original
        duels against normal, and 129 with guards and a planned start. Normal looks at more there, as only one other
        profits from its errors.
        """
        return self._replace(**self.duel)


SKILLS = {
    "easy": Skill(
        branches=(2,),
        budget=20,
        stacks=3,
        goals=frozenset(),
        patience=0.97,
        least=0.55,
        noise=0.1,
        cunning=0.35,
        scored={"noise": 0.18},
        misrated={"power": 1.5, "territory": 1.25, "region": 3.75, "progress": 1.5, "largest": 0.15},
    ),
    "normal": Skill(
        branches=(2, 1, 1),
        budget=12,
        stacks=1,
        goals=frozenset(("region", "break", "aim")),
        drafts=True,
        heap=0.3,
        noise=0.1,
        patience=0.95,
        duel={"stacks": 2, "noise": 0.05, "patience": 1.0},
        scored={"stacks": 2, "noise": 0.05, "patience": 0.985},
        cunning=0.58,
    ),
    "hard": Skill(
        branches=(3, 2, 2, 1, 1, 1, 1),
        budget=60,
        stacks=4,
        goals=frozenset(("region", "break", "kill", "aim")),
        guards=True,
        drafts=True,
        deploys=True,
        replies=12,
        duel={"guards": False, "deploys": False},
        table=FITTED,
    ),
}
SKILLS["expert"] = SKILLS["hard"]._replace(
    rollouts=5,
    duel={**SKILLS["hard"].duel, "rollouts": 0},
    scored={"rollouts": 0},
    among={
        2: {"outbids": True},
        3: {"outbids": True, "patience": 0.96, "stacks": 6},
        4: {"thrift": 3},
        5: {"thrift": 3},
    },
    table=WARY,
)
"""Hard, but with the turns of the others played out, more fear for a capital, and with bids of its own where points decide:
among two and three for a better place, among many for the last one. Among three it also waits for less, and looks at
more of its stacks."""
REPLY = Skill(branches=(2, 1, 1), budget=12, stacks=3, goals=frozenset(("region", "break", "kill")))
"""How the replies of others are foreseen."""
