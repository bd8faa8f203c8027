"""One secret mission each, and whoever fulfils it first wins (S-02, S-26, S-40, S-41, D-04, D-40 to D-43).

Nobody is asked anything: the program looks at the missions by itself, and a fulfilled one ends the game. With
``win_check`` "own_turn" it looks at the mission of the player on turn, when the turn begins and after each change in it
(S-40, X-14). With "any_time" it looks at everybody's after each conquest, placing or move, whoever made it (D-40).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.engine.dice import Dice, shuffle
from risk_desktop.engine.events import HIDDEN, ArmiesMoved, ArmiesPlaced, PlayerEliminated, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue, Rules
from risk_desktop.engine.state import GameState, Outcome
from risk_desktop.engine.step import Step

from ...common.attack import CheckVictory
from ..goals import GOAL, WITHOUT_MISSIONS, wins_any_time
from ..goals import MISSIONS as FOR_MISSIONS
from .appraise import SECRET_WORTH
from .deck import MISSIONS, Mission, hand_of, hands_fit, mission_deck, missions_of, remove_unfit, set_aside
from .events import MissionRevealed, MissionsDrawn
from .holdings import Colour

FILE = "secret-missions.yaml"
LEAST_PLAYERS = 3
"""With fewer there is no secret to keep: the goal is the whole world (X-34)."""
GUESSES = 30


class DealMissions(Step, frozen=True):
    """Take out the cards of absent colours, shuffle, and deal one to each, from the first player on (S-02, D-04)."""

    def run(self, game: Game) -> None:
        """Deal; the rest stays in the pile unseen."""
        state, missions = game.state, missions_of(game.rules)
        deck = state.decks[MISSIONS]
        remove_unfit(game)
        shuffle(deck.draw, game.dice)
        first = state.slots["turns"].first
        for player in ((first + n) % state.players for n in range(state.players)):
            card = self.draw(game, player)
            deck.hands[player] = [card]
            game.emit(MissionsDrawn(player, (missions[card].id,)))

    def draw(self, game: Game, player: int) -> int:
        """Take the top card; as a house rule the own colour goes back and another card is drawn (X-15)."""
        deck, missions = game.state.decks[MISSIONS], missions_of(game.rules)
        card = deck.draw.pop()
        if allowed(game.rules, missions[card], player) or not deck.draw:
            return card
        other = deck.draw.pop()
        deck.draw.append(card)
        shuffle(deck.draw, game.dice)
        return other


def allowed(rules: Rules, mission: Mission, player: int) -> bool:
    """Tell whether ``player`` may be dealt this mission."""
    own = isinstance(mission.goal, Colour) and mission.goal.seat == player
    return not (own and rules.option("own_colour") == "redraw")


def fulfilled(state: GameState, rules: Rules, player: int) -> Mission | None:
    """Return the mission of ``player`` if it is fulfilled now."""
    for card in hand_of(state, player):
        if card != HIDDEN and missions_of(rules)[card].goal.met(state, rules, player):
            return missions_of(rules)[card]
    return None


def mission_fulfilled(game: Game) -> Outcome | None:
    """End the game when a mission is fulfilled: of two at once that of the player on turn counts, then the next (D-41).

    Only players still in the game can win (X-52), and nobody before the first turn.
    """
    state, rules = game.state, game.rules
    if not state.round:
        return None
    asked = state.players if wins_any_time(rules) else 1
    for player in ((state.turn + n) % state.players for n in range(asked)):
        mission = fulfilled(state, rules, player) if state.alive[player] else None
        if mission is not None:
            deck = state.decks[MISSIONS]
            deck.discard += deck.hands[player]
            deck.hands[player] = []
            game.emit(MissionRevealed(player, mission.id))
            return Outcome((player,), "mission")
    return None


def look_at_start(game: Game, event: TurnStarted) -> None:
    """A turn begins: the holder may declare what came true in the turns of others (S-40)."""
    game.check_victory()


def look_soon(game: Game, event: ArmiesPlaced | ArmiesMoved) -> None:
    """Look when the step that placed or moved armies is done; a conquest looks by itself."""
    occupying = isinstance(event, ArmiesMoved) and event.reason == "occupy"
    if game.state.round and not occupying:
        game.push(CheckVictory())


def retire(game: Game, event: PlayerEliminated) -> None:
    """The mission of a beaten player goes aside unseen (S-26, X-52)."""
    set_aside(game.state, event.player)


def guess_missions(state: GameState, rules: Rules, viewer: int, dice: Dice) -> None:
    """Shuffle what ``viewer`` doesn't know until no guess contradicts the rules.

    Nobody can hold a card that he may not be dealt, nor, where that ends the game at once, one that is fulfilled.
    """
    missions, deck = missions_of(rules), state.decks[MISSIONS]
    if not state.round and not any(deck.hands):
        return
    others = [player for player in range(state.players) if player != viewer and deck.hands[player]]

    def likely() -> bool:
        for player in others:
            if not allowed(rules, missions[deck.hands[player][0]], player):
                return False
            if wins_any_time(rules) and state.round and fulfilled(state, rules, player):
                return False
        return True

    for _ in range(GUESSES):
        if likely():
            return
        unseen = [card for player in others for card in deck.hands[player]] + deck.aside + deck.draw
        shuffle(unseen, dice)
        for player in others:
            deck.hands[player] = [unseen.pop()]
        deck.aside = [unseen.pop() for _ in deck.aside]
        deck.draw = unseen


def with_missions(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether missions are dealt at all (D-01, D-43)."""
    return options[GOAL] == FOR_MISSIONS and players >= LEAST_PLAYERS


def deal(game: Game) -> Sequence[Step]:
    """Missions are dealt where the module stands in the edition."""
    return (DealMissions(),)


def one_each(game: Game) -> bool:
    """Tell whether every player who is in the game has one mission, as soon as there are turns, and nobody else has any."""
    state, hands = game.state, game.state.decks[MISSIONS].hands
    players = range(state.players) if state.round and state.outcome is None else ()
    return not any(hands[state.players :]) and all(len(hands[seat]) == state.alive[seat] for seat in players)


SECRET_MISSIONS = Module(
    id="secret_missions",
    when=with_missions,
    needs=(GOAL, "turn_log", "conquest"),
    options=(
        OptionSpec(
            "own_colour",
            "territories",
            ("territories", "redraw"),
            group="goal",
            idle_when=(WITHOUT_MISSIONS,),
            idle_for=lambda players, options: players == 2,
        ),
        OptionSpec(
            "third_party",
            "win",
            ("win", "fallback"),
            group="goal",
            idle_when=(WITHOUT_MISSIONS,),
            idle_for=lambda players, options: players == 2,
        ),
    ),
    setup=(deal,),
    validators=(hands_fit, one_each),
    triggers={
        TurnStarted: (look_at_start,),
        ArmiesPlaced: (look_soon,),
        ArmiesMoved: (look_soon,),
        PlayerEliminated: (retire,),
    },
    decks=(mission_deck(FILE),),
    victory=(mission_fulfilled,),
    determinize=(guess_missions,),
    appraise=(SECRET_WORTH,),
)
