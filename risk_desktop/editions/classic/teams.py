"""Two teams: who plays with whom, the joint hand of cards, and the end of the game (T-01, T-03, T-04, T-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.engine.events import HIDDEN, Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionValue
from risk_desktop.engine.state import Outcome

from .goals import FIRST_OUT, GOAL
from .trading import TERRITORY_CARDS

TEAMS_COUNT = 2


class HandPassed(Event, frozen=True):
    """``player`` passed the cards of his team on to ``to``: all see how many, the ``team`` sees which (T-13)."""

    player: int
    to: int
    team: tuple[int, ...]
    cards: tuple[int, ...]

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The whole team."""
        return self.team

    def public(self) -> Event | None:
        """Hide the faces."""
        return HandPassed(self.player, self.to, self.team, (HIDDEN,) * len(self.cards))


def two_teams(players: int, options: Mapping[str, OptionValue]) -> Sequence[tuple[int, ...]]:
    """Return the teams: players sit and play alternately by team (T-01)."""
    return tuple(tuple(range(first, players, TEAMS_COUNT)) for first in range(TEAMS_COUNT))


def pass_hands(game: Game, event: TurnStarted) -> None:
    """When a turn has ended, the cards of each team go to the member who plays next (T-13)."""
    state = game.state
    hands = state.decks[TERRITORY_CARDS].hands
    for team in game.rules.sides:
        playing = [member for member in team if state.alive[member]]
        heir = min(playing, key=lambda seat: (seat - event.player) % state.players)
        for member in team:
            if member != heir and hands[member]:
                cards, hands[member] = hands[member], []
                hands[heir].extend(cards)
                game.emit(HandPassed(member, heir, team, tuple(cards)))


def one_is_out(game: Game) -> Outcome | None:
    """As soon as one player is out, the other team has won (T-03), unless a house rule wants the whole team beaten."""
    if not game.rules.one_for_all:
        return None
    alive = game.state.alive
    for team in game.rules.sides:
        if not all(alive[member] for member in team):
            winners = tuple(player for player in range(game.state.players) if player not in team)
            return Outcome(winners, "team_broken")
    return None


def falls_with_one(options: Mapping[str, OptionValue]) -> bool:
    """Tell whether a team has lost with its first player (T-03)."""
    return options[GOAL] == FIRST_OUT


TEAMS = Module(
    id="teams",
    needs=(GOAL, "territory_cards", "conquest"),
    sides=two_teams,
    one_for_all=falls_with_one,
    joint_hands=(TERRITORY_CARDS,),
    triggers={TurnStarted: (pass_hands,)},
    victory=(one_is_out,),
)
"""The hand of a team lies with the member on turn, or who plays next; its own members always see it (T-13)."""
