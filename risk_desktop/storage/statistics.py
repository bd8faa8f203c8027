"""The course of a game in numbers, gathered from its events: for the graph, the moments and the dice at the end."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from operator import itemgetter

from msgspec import Struct, field, structs

from risk_desktop.editions.common.battle_events import Contest, DiceRerolled
from risk_desktop.editions.common.seats import RESIGNED, SeatPassed
from risk_desktop.engine.choices import Attack, Blitz, Choice
from risk_desktop.engine.events import (
    ArmiesLost,
    DiceRolled,
    Event,
    PlayerEliminated,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.odds import win_table
from risk_desktop.engine.pools import Pool
from risk_desktop.engine.roll_odds import round_losses
from risk_desktop.storage.journal import row_of
from risk_desktop.storage.lines import StatRow


class NotableMoment(Struct, frozen=True):
    """A notable moment: ``kind`` is a key; who, where, how much, in which round.

    The amount of "unlikeliest_win" is the chance against it in thousandths.
    """

    kind: str
    player: int
    territory: int
    amount: int
    round: int


class Luck(Struct):
    """Dice of one player: how often each face came, armies ``lost`` and ``beaten``, and what even dice would give.

    ``faces``: by the sides of a die (6, 8) how often each face came, the one first; other kinds come as they are rolled.
    """

    faces: dict[int, list[int]] = field(default_factory=lambda: {6: [0] * 6})
    lost: int = 0
    beaten: int = 0
    expected_lost: float = 0.0
    expected_beaten: float = 0.0

    def copy(self) -> Luck:
        """Return an independent copy."""
        return structs.replace(self, faces={sides: counts[:] for sides, counts in self.faces.items()})

    def count(self, thrown: Sequence[int], sides: Sequence[int]) -> None:
        """Add dice as they fell, with the sides of each; a side whose dice were rolled again has one kind only."""
        for face, kind in zip(thrown, sides, strict=False):
            if face <= kind:  # more shows only what has been added to, and that tells nothing of the die
                self.faces.setdefault(kind, [0] * kind)[face - 1] += 1

    @property
    def armies(self) -> float:
        """Armies that the dice gave beyond the expectation, in attack and defence together; negative: bad luck."""
        return (self.beaten - self.lost) - (self.expected_beaten - self.expected_lost)


class Statistics:
    """Listens to events. ``rows`` by turn; ``luck`` by player; ``best``: by kind and player the most notable moment so far.

    ``eliminated``: in which round a seat was beaten; ``gone``: by seat that was beaten or given up, how many were before.
    Counted are the dice of battles and contests, as each fell at first: what takes the place of a one shows no ones. Of seats
    in ``lent`` only the dice count: neither moments nor luck are their owners'.
    """

    def __init__(self, players: int) -> None:
        self.rows: list[StatRow] = []
        self.luck = [Luck() for _ in range(players)]
        self.battles_won = [0] * players
        self.most_land = [0] * players
        self.eliminated: dict[int, int] = {}
        self.gone: dict[int, int] = {}
        self.best: dict[tuple[str, int], NotableMoment] = {}
        self.lent: frozenset[int] = frozenset()
        self._rolls_here: dict[tuple[int, int], int] = {}
        self._thrown_first: dict[int, tuple[int, ...]] = {}
        self._fighters: tuple[int, int] = (-1, -1)
        self._due = 0
        self._chances: dict[tuple[int, int], float] = {}
        self._taken_this_turn = 0
        self._round = 0

    def copy(self) -> Statistics:
        """Return an independent copy, to go back to when a choice is taken back."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (list, dict)):
                setattr(twin, name, value.copy())
        twin.luck = [luck.copy() for luck in self.luck]
        return twin

    def note(self, game: Game, events: Sequence[Event]) -> None:
        """Take in what happened; ``game`` is as it stands after the events."""
        before = len(self.gone)  # who is beaten by the same is gone at the same time
        for event in events:
            if isinstance(event, TurnStarted):
                self._start_turn(game, event)
            elif isinstance(event, DiceRolled):
                self._roll(game, event)
            elif isinstance(event, DiceRerolled):
                self._thrown_first[event.territory] = event.first
            elif isinstance(event, Contest):
                self._contest(event)
            elif isinstance(event, TerritoryConquered):
                self._conquest(event)
            elif isinstance(event, PlayerEliminated):
                self.eliminated[event.player] = self._round
                self.gone.setdefault(event.player, before)
            elif isinstance(event, SeatPassed) and event.kind == RESIGNED:
                self.gone.setdefault(event.player, len(self.gone))
            elif isinstance(event, ArmiesLost):
                self._loss(event)
        self._look_at_board(game)

    def note_choice(self, game: Game, choice: Choice) -> None:
        """Take in what is about to be chosen: the chance of an attack is worth remembering if it succeeds."""
        if not isinstance(choice, (Attack, Blitz)):
            return
        state, dice = game.state, game.rules.combat_dice
        owner, armies = game.rules.tenure.command(state, state.turn)
        chance = win_table(dice).win(armies[choice.origin] - 1, state.armies[choice.target])
        place = (owner[choice.origin], choice.target)
        self._chances.setdefault(place, chance)

    def finish(self, game: Game) -> None:
        """Add a last row for the final position."""
        self.rows.append(row_of(game, game.state.turn))

    def _start_turn(self, game: Game, event: TurnStarted) -> None:
        self._round = event.round
        self._taken_this_turn = 0
        self._rolls_here.clear()
        self._chances.clear()
        self.rows.append(row_of(game, event.player))

    def _roll(self, game: Game, event: DiceRolled) -> None:
        self._count_dice(event)
        self._fighters = (event.attacker, event.defender)
        self._due = min(len(event.attack), len(event.defence))
        self._expect(game, event)
        place = (event.attacker, event.target)
        self._rolls_here[place] = self._rolls_here.get(place, 0) + 1
        self._best("longest_battle", event.attacker, event.target, self._rolls_here[place])

    def _count_dice(self, event: DiceRolled) -> None:
        """Count the dice of a battle as they fell at first; no edition adds anything to what they show."""
        for player, territory, shown, sides in (
            (event.attacker, event.origin, event.attack, event.attack_sides),
            (event.defender, event.target, event.defence, event.defence_sides),
        ):
            if self._counts(player):
                self.luck[player].count(self._thrown_first.get(territory, shown), sides)
        self._thrown_first.clear()

    def _contest(self, event: Contest) -> None:
        """Count dice that cost no army as they fell at first; they are nobody's luck in battle."""
        self._thrown_first.clear()
        for seat, dice in event.throws:
            if self._counts(seat):
                self.luck[seat].count(dice, [6] * len(dice))

    def _expect(self, game: Game, event: DiceRolled) -> None:
        """Add what even dice would have cost both sides in this roll."""
        plain = game.rules.combat_dice.of_dice(len(event.attack), len(event.defence))
        attack, defence = with_sides(plain.attack, event.attack_sides), with_sides(plain.defence, event.defence_sides)
        spec = structs.replace(plain, attack=attack, defence=defence)
        attacker = sum(loss.attackers * loss.chance for loss in round_losses(spec))
        defender = sum(loss.defenders * loss.chance for loss in round_losses(spec))
        for player, lost, beaten in ((event.attacker, attacker, defender), (event.defender, defender, attacker)):
            if self._is_own(player):
                self.luck[player].expected_lost += lost
                self.luck[player].expected_beaten += beaten

    def _loss(self, event: ArmiesLost) -> None:
        """Count a loss for one side and a success for the other; partners who fall in defence are the defender's loss.

        Armies that no roll has cost, such as the price of a rush, are nobody's luck.
        """
        armies = min(event.armies, self._due)
        self._due -= armies
        attacker, defender = self._fighters
        lost, beaten = (attacker, defender) if event.player == attacker else (defender, attacker)
        if self._is_own(lost):
            self.luck[lost].lost += armies
        if self._is_own(beaten):
            self.luck[beaten].beaten += armies

    def _conquest(self, event: TerritoryConquered) -> None:
        if not self._counts(event.player):
            return
        self.battles_won[event.player] += 1
        self._taken_this_turn += 1
        self._best("best_turn", event.player, event.territory, self._taken_this_turn)
        chance = self._chances.pop((event.player, event.territory), 1.0)
        if chance > 0:  # else it was won by more than the plain dice that the chance is of
            against = min(999, round((1 - chance) * 1000))
            self._best("unlikeliest_win", event.player, event.territory, against)

    def _look_at_board(self, game: Game) -> None:
        state, tenure = game.state, game.rules.tenure
        holders = tenure.holders(state)
        for player in range(state.players):
            self.most_land[player] = max(self.most_land[player], holders.count(player))
        largest: dict[int, tuple[int, int]] = {}
        for seat, territory, armies in sorted(tenure.stacks(state), key=itemgetter(2), reverse=True):
            largest.setdefault(seat, (territory, armies))
        for seat, (territory, armies) in largest.items():
            self._best("largest_army", seat, territory, armies)

    def _counts(self, seat: int) -> bool:
        """Tell whether somebody plays ``seat``: neutral colours have no statistics."""
        return 0 <= seat < len(self.luck)

    def _is_own(self, seat: int) -> bool:
        """Tell whether what ``seat`` does is its owner's."""
        return self._counts(seat) and seat not in self.lent

    def _best(self, kind: str, player: int, territory: int, amount: int) -> None:
        if not self._is_own(player):
            return
        known = self.best.get((kind, player))
        if known is None or amount > known.amount:
            self.best[kind, player] = NotableMoment(kind, player, territory, amount, self._round)

    @property
    def moments(self) -> dict[str, NotableMoment]:
        """The most notable moment of each kind, whoever's it is: that of the earlier round where two are alike."""
        found: dict[str, NotableMoment] = {}
        for (kind, _), moment in self.best.items():
            known = found.get(kind)
            if known is None or (moment.amount, -moment.round) > (known.amount, -known.round):
                found[kind] = moment
        return found

    def faces(self) -> dict[int, list[int]]:
        """Return by the sides of a die how often each face came, all players together; the fewest sides first."""
        total = Luck()
        for luck in self.luck:
            for sides, counts in luck.faces.items():
                known = total.faces.get(sides, [0] * sides)
                total.faces[sides] = [sum(pair) for pair in zip(known, counts, strict=True)]
        return dict(sorted(total.faces.items()))


def with_sides(pool: Pool, sides: Sequence[int]) -> Pool:
    """Return ``pool`` with dice of the sides that were rolled."""
    dice = tuple(structs.replace(die, sides=number) for die, number in zip(pool.dice, sides, strict=True))
    return structs.replace(pool, dice=dice)
