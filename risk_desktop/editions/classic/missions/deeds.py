"""Goals about what a player does in one turn: looked at in the log of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY, GameState

from .goal import Goal, GoalCount, Phrase, share
from .holdings import Count
from .log import Conquest, turn_log


class Deed(Goal, frozen=True):
    """Base: ``amount`` of what was done in the conquests against what is ``wanted``."""

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Return how much of it ``conquests`` hold."""
        raise NotImplementedError

    @property
    def wanted(self) -> int:
        """Return how much is needed."""
        return 1

    def progress(self, state: GameState, rules: Rules, player: int) -> float:
        """Measure the turn so far; outside his own turn a player has done nothing."""
        if state.turn != player:
            return 0.0
        return share(self.amount(turn_log(state).conquests, state, rules), self.wanted)

    def tally(self, state: GameState, rules: Rules, player: int) -> GoalCount:
        """Count what the turn has brought so far."""
        done = self.amount(turn_log(state).conquests, state, rules) if state.turn == player else 0
        return GoalCount("missions.tally.turn", min(done, self.wanted), self.wanted)

    def just_met(self, state: GameState, rules: Rules) -> bool:
        """Tell whether the last conquest made it true for the player on turn: the moment to claim it (M-05)."""
        done = turn_log(state).conquests
        reached = self.amount(done, state, rules) >= self.wanted
        return reached and self.amount(done[:-1], state, rules) < self.wanted

    def is_deed(self) -> bool:
        """It is one."""
        return True


class Conquests(Deed, frozen=True, tag="conquests"):
    """Conquer ``count`` territories in one turn."""

    count: Count

    @property
    def wanted(self) -> int:
        """Return the number."""
        return self.count

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count all."""
        return len(conquests)

    def fits(self, board: Board, players: int) -> bool:
        """There is so much to conquer."""
        return self.count < len(board)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.conquests", {"n": self.count})


class ConquestRegions(Deed, frozen=True, tag="conquest_regions"):
    """Conquer territories on ``count`` different regions in one turn."""

    count: Count

    @property
    def wanted(self) -> int:
        """Return the number of regions."""
        return self.count

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count the regions."""
        return len({rules.board.region_of[c.territory] for c in conquests})

    def fits(self, board: Board, players: int) -> bool:
        """There are so many regions."""
        return self.count <= len(board.regions)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.conquest_regions", {"n": self.count})


class SeaConquests(Deed, frozen=True, tag="sea_conquests"):
    """Conquer ``count`` territories across a sea line in one turn."""

    count: Count

    @property
    def wanted(self) -> int:
        """Return the number."""
        return self.count

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count those whose last battle crossed the sea."""
        return sum(rules.board.over_sea(c.origin, c.territory) for c in conquests)

    def fits(self, board: Board, players: int) -> bool:
        """There are so many sea lines."""
        return self.count <= len(board.sea)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.sea_conquests", {"n": self.count})


class ConquestVictims(Deed, frozen=True, tag="conquest_victims"):
    """Conquer at least ``each`` territories from each of ``players`` opponents in one turn."""

    players: Count
    each: Count

    @property
    def wanted(self) -> int:
        """Return the number of opponents."""
        return self.players

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count the opponents who lost enough."""
        return sum(lost >= self.each for lost in Counter(c.loser for c in conquests).values())

    def fits(self, board: Board, players: int) -> bool:
        """There are so many opponents."""
        return self.players < players

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say from how many."""
        return Phrase("missions.goal.conquest_victims", {"n": self.each, "players": self.players})


class StrongGarrison(Deed, frozen=True, tag="strong_garrison"):
    """Conquer a territory that at least ``armies`` armies held when its invasion began."""

    armies: Count

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count such conquests."""
        return sum(c.garrison >= self.armies for c in conquests)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how strong."""
        return Phrase("missions.goal.strong_garrison", {"n": self.armies})


class RegionBreak(Deed, frozen=True, tag="region_break"):
    """Conquer a territory of a region that one opponent held wholly when the turn began."""

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count such conquests."""
        holders, region_of = turn_log(state).holders, rules.board.region_of
        return sum(holders[region_of[c.territory]] not in (NOBODY, state.turn) for c in conquests)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say so."""
        return Phrase("missions.goal.region_break")


class Removals(Deed, frozen=True, tag="removals"):
    """Take the last army of ``count`` opponents in one turn."""

    count: Count

    @property
    def wanted(self) -> int:
        """Return the number."""
        return self.count

    def amount(self, conquests: Sequence[Conquest], state: GameState, rules: Rules) -> int:
        """Count them."""
        return sum(c.removed != NOBODY for c in conquests)

    def phrase(self, holder: int = NOBODY) -> Phrase:
        """Say how many."""
        return Phrase("missions.goal.removals", {"n": self.count})
