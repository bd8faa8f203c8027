"""Where the neutral colours of the game with bribes stand: ally of one player, of the other, or of nobody (N-01)."""

from __future__ import annotations

from risk_desktop.engine.appraisal import Appraisal, Foresight, Imagined
from risk_desktop.engine.events import HIDDEN, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, LandOrNowhere, Player, Seat, SeatBySeat
from risk_desktop.engine.rules import OptionSpec, Rules
from risk_desktop.engine.state import NOBODY, GameState, Slot

from ..trading import TERRITORY_CARDS
from .placing import living_neutrals

ALLIES = "allies"
ALLY_ARMY = 0.4
"""Worth of an army of an ally, in own armies: it fights like one, but it may be gone after the next invasion."""
FIRM_FROM = OptionSpec("loyalty_die", 5, (2, 3, 4, 5, 6), group="neutrals", place=1)
"""A loyalty die that shows less turns the marker (N-33)."""


class AlliesSlot(Slot):
    """What the neutrals think, what they were given, and the invasion that is going on.

    ``stance``: by seat, the player whose ally it is, or NOBODY. ``bribes``: (neutral, giver, card) in the order given;
    the cards lie in the neutral's hand too. ``target``: the territory under invasion, or NOBODY; ``involved``: neutral
    colours that have a loyalty test before them (N-33).
    """

    stance: SeatBySeat
    bribes: list[tuple[Seat, Player, Count]] = []
    target: LandOrNowhere = NOBODY
    involved: list[Seat] = []

    def is_valid(self, game: Game) -> bool:
        """Players have no stance, neutrals stand with players, and hold just the cards that they were given."""
        state = game.state
        hands = state.decks[TERRITORY_CARDS].hands
        given = [[card for seat, _, card in self.bribes if seat == neutral] for neutral in range(state.seats)]
        return (
            all(who == NOBODY for who in self.stance[: state.players])
            and all(who < state.players for who in self.stance)
            and not any(given[: state.players])
            and all(sorted(given[seat]) == sorted(hands[seat]) for seat in range(state.players, state.seats))
        )


class CardGiven(Event, frozen=True):
    """``player`` gave ``card`` to ``neutral``, face down (N-10)."""

    player: int
    neutral: int
    card: int

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The giver."""
        return (self.player,)

    def public(self) -> Event | None:
        """Hide the face."""
        return CardGiven(self.player, self.neutral, HIDDEN)


class StanceChanged(Event, frozen=True):
    """``neutral`` was the ally of ``before`` and is now that of ``after``; NOBODY: of neither."""

    neutral: int
    before: int
    after: int


class LoyaltyTested(Event, frozen=True):
    """A die was rolled for ``neutral`` after an invasion (N-33); ``firm``: its stance doesn't move."""

    neutral: int
    roll: int
    firm: bool


def allies_slot(state: GameState) -> AlliesSlot:
    """Return the state of this module."""
    slot: AlliesSlot = state.slots[ALLIES]
    return slot


def allies_of(state: GameState, player: int) -> tuple[int, ...]:
    """Return the neutral colours that are allies of ``player`` and still hold a territory."""
    stance = allies_slot(state).stance
    return tuple(seat for seat in living_neutrals(state) if stance[seat] == player)


def allies_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the armies of the allies of ``player`` are worth in own armies."""
    stance = allies_slot(state).stance
    armies = sum(a for a, o in zip(state.armies, state.owner, strict=True) if o >= 0 and stance[o] == player)
    return ALLY_ARMY * armies


def foresee_allies(state: GameState, rules: Rules, viewer: int) -> Foresight:
    """Return what allies are worth in a search: one who has conquered something has a loyalty test before him."""
    stance = allies_slot(state).stance
    stays = (7 - rules.number(FIRM_FROM.key)) / 6

    def worth(position: Imagined, player: int) -> float:
        tested = {position.owner[taken.territory] for taken in position.taken}
        total = 0.0
        for armies, who in zip(position.armies, position.owner, strict=True):
            if who >= 0 and stance[who] == player:
                total += armies * (ALLY_ARMY * stays if who in tested else ALLY_ARMY)
        return total

    return Foresight(worth)


ALLIES_WORTH = Appraisal(ALLIES, allies_worth, foresee_allies)


def turn_towards(game: Game, neutral: int, player: int) -> None:
    """Move the stance one step towards ``player``: from the enemy's ally to nobody's, from nobody's to his (N-10)."""
    stance = allies_slot(game.state).stance[neutral]
    if stance != player:
        set_stance(game, neutral, player if stance == NOBODY else NOBODY)


def turn_away(game: Game, neutral: int, player: int) -> None:
    """Move the stance one step away from ``player``; the enemy's ally stays that (N-33)."""
    stance = allies_slot(game.state).stance[neutral]
    if stance in (player, NOBODY):
        set_stance(game, neutral, NOBODY if stance == player else game.state.next_alive(player))


def set_stance(game: Game, neutral: int, after: int) -> None:
    """Turn the marker and tell."""
    stance = allies_slot(game.state).stance
    before, stance[neutral] = stance[neutral], after
    game.emit(StanceChanged(neutral, before, after))
