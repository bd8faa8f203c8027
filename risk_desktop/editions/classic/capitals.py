"""Secret capitals: whoever holds enough of them, the own one included, wins (SK-01 to SK-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from risk_desktop.engine.appraisal import Appraisal
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.events import HIDDEN, ConquestSettled, Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import FlagBySeat, LandOrNowhere, Length, SeatOrNobody
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Module, OptionSpec, Rules
from risk_desktop.engine.sealed import SealedChoice, SealedRule
from risk_desktop.engine.state import NOBODY, Deck, GameState, Outcome, Slot
from risk_desktop.engine.step import Step
from risk_desktop.engine.view import redacted

from .capital_siege import foresee_siege, siege_worth
from .capital_sight import CAPITALS_NEEDED, foresee_capitals, needed_capitals
from .goals import CAPITALS as FOR_CAPITALS
from .goals import GOAL, WITHOUT_CAPITALS, played_for, wins_any_time
from .trading import TERRITORY_CARDS, pass_cards, trades_now

CAPITAL = "capital"
SECRET, OPEN = "secret", "open"
CAPITAL_CHOICE = OptionSpec(
    "capital_choice",
    SECRET,
    (SECRET, OPEN),
    group="goal",
    idle_when=(WITHOUT_CAPITALS,),
)
"""Whether the capitals stay hidden until they fall (SK-02), or are shown to all as soon as everybody has chosen."""
WIPE, CAPITAL_ONLY = "continent", "capital"
CAPITAL_LOSS = OptionSpec(
    "capital_loss",
    WIPE,
    (WIPE, CAPITAL_ONLY),
    group="goal",
    idle_when=(WITHOUT_CAPITALS,),
)
"""What falls with a capital: all lands of its founder on the continent (SK-04), or nothing else."""
OWN_WORTH, CAPITAL_WORTH, VICTORY_WORTH = 40.0, 15.0, 300.0
"""Worth in armies of the own capital when it is safe, of each other one held with it, and of enough of them."""


class Found(Choice, frozen=True):
    """Make ``territory`` the capital (SK-02)."""

    territory: int


class CapitalRevealed(Event, frozen=True):
    """``territory`` is the capital of ``player``: it fell to ``by``, he shows it himself to win (by = player), or all lie
    open from the start (NOBODY).
    """

    player: int
    territory: int
    by: int


class LandsSeized(Event, frozen=True):
    """With the capital the armies of ``loser`` in ``territories`` vanished; ``player`` has one army in each now (SK-04)."""

    player: int
    loser: int
    territories: tuple[int, ...]


class CapitalsSlot(Slot):
    """``places``: by player, the capital (HIDDEN from the others until it is shown); ``shown`` and ``fallen``: by player.

    ``suspects``: by territory, whose capital it may be as far as everybody knows: a player who has lost it once without
    having to say anything never had it there. NOBODY where none can be.
    """

    places: Annotated[list[LandOrNowhere], Length.BY_SEAT]
    shown: FlagBySeat
    fallen: FlagBySeat
    suspects: Annotated[list[SeatOrNobody], Length.BY_LAND_OR_EMPTY]

    def is_valid(self, game: Game) -> bool:
        """As soon as there are turns, every player has founded a capital, nobody else, and no two in the same place."""
        state = game.state
        founded = self.places[: state.players] if state.round else []
        others = self.places[len(founded) :]
        return (
            HIDDEN not in founded
            and len(set(founded)) == len(founded)
            and all(place == HIDDEN for place in others)
            and bool(self.suspects) == bool(founded)
        )


def capitals_slot(state: GameState) -> CapitalsSlot:
    """Return the capitals' own state."""
    slot: CapitalsSlot = state.slots["capitals"]
    return slot


# --- founding ---------------------------------------------------------------------------------------------------------


def found_capitals(game: Game) -> Sequence[Step]:
    """After the set-up everybody chooses one own territory in secret (SK-02); neutral colours have none (SK-01)."""
    return (SealedChoice(CAPITAL, tuple(range(game.state.players))),)


def own_territories(game: Game, player: int) -> Choices:
    """Return where ``player`` may found, the strongest garrison first."""
    state, board = game.state, game.rules.board

    def weakness(territory: int) -> tuple[int, int, int]:
        near = sum(state.armies[n] for n in board.neighbours[territory] if state.owner[n] != player)
        return -state.armies[territory], near, territory

    return Choices([Found(t) for t in sorted(board.held_by(state.owner, player), key=weakness)])


def keep_secret(game: Game, answers: tuple[tuple[int, Choice], ...]) -> None:
    """Note the capitals and take their cards out of the pile, face down, by player (SK-02, X-20)."""
    state, deck = game.state, game.state.decks[TERRITORY_CARDS]
    slot = capitals_slot(state)
    slot.suspects = [NOBODY if state.is_neutral(owner) else owner for owner in state.owner]
    for player, choice in sorted(answers, key=lambda answer: answer[0]):
        assert isinstance(choice, Found)
        slot.places[player] = choice.territory
        deck.draw.remove(choice.territory)
        deck.aside.append(choice.territory)
    if game.rules.option(CAPITAL_CHOICE.key) == OPEN:
        for player, _ in answers:
            show(game, player, NOBODY)


# --- loss -------------------------------------------------------------------------------------------------------------


def lose_capital(game: Game, event: ConquestSettled) -> None:
    """The first time a capital falls it is shown, and its founder loses cards and lands on the continent (SK-03 to SK-06)."""
    slot = capitals_slot(game.state)
    slot.suspects[event.territory] = NOBODY
    founder = event.loser
    if founder < 0 or slot.places[founder] != event.territory or slot.fallen[founder]:
        return
    slot.fallen[founder] = True
    taker = game.state.decider(event.player)
    show(game, founder, taker)
    hand_over_cards(game, founder, taker)
    if game.rules.option(CAPITAL_LOSS.key) == WIPE:
        seize_lands(game, founder, event.player, game.rules.board.region_of[event.territory])


def show(game: Game, founder: int, by: int) -> None:
    """Tell everybody where the capital is."""
    slot = capitals_slot(game.state)
    slot.shown[founder] = True
    slot.suspects = [NOBODY if suspect == founder else suspect for suspect in slot.suspects]
    game.emit(CapitalRevealed(founder, slot.places[founder], by))


def hand_over_cards(game: Game, founder: int, taker: int) -> None:
    """All territory cards of the founder go to the attacker (SK-03); whether he may trade now is as at an elimination (S-26)."""
    if pass_cards(game, founder, taker):
        game.push(*trades_now(game, taker))


def seize_lands(game: Game, founder: int, taker: int, region: int) -> None:
    """The founder's armies on the continent are removed; the attacker gets one army in each place from the supply (SK-04)."""
    state = game.state
    lands = tuple(t for t in game.rules.board.regions[region].members if state.owner[t] == founder)
    if lands:
        game.emit(LandsSeized(taker, founder, lands))
    for territory in lands:
        state.owner[territory] = taker
        state.armies[territory] = 1
        game.emit(ConquestSettled(taker, founder, territory))


# --- victory ----------------------------------------------------------------------------------------------------------


def held_capitals(state: GameState, player: int) -> int:
    """Return how many capitals ``player`` holds, the own one included; only revealed ones count beside it (SK-08).

    A capital in foreign hands has always been revealed. In a view those that are hidden don't count.
    """
    places = capitals_slot(state).places
    return sum(place != HIDDEN and state.owner[place] == player for place in places)


def holds_own(state: GameState, player: int) -> bool:
    """Tell whether ``player`` holds the capital that he founded."""
    place = capitals_slot(state).places[player]
    return place != HIDDEN and state.owner[place] == player


def capitals_held(game: Game) -> Outcome | None:
    """The player on turn wins with enough capitals, his own among them, which he shows now (SK-07, SK-08).

    As a house rule anybody does; of several the player on turn, then the next one after him.
    """
    state = game.state
    asked = state.players if wins_any_time(game.rules) else 1
    for player in ((state.turn + n) % state.players for n in range(asked)):
        if state.round and holds_own(state, player) and held_capitals(state, player) >= needed_capitals(game.rules):
            if not capitals_slot(state).shown[player]:
                show(game, player, player)
            return Outcome((player,), "capitals")
    return None


def look_at_start(game: Game, event: TurnStarted) -> None:
    """A turn begins: its player may declare."""
    game.check_victory()


# --- what is hidden ---------------------------------------------------------------------------------------------------


def hide_capitals(seen: GameState, viewer: int) -> None:
    """Hide the capitals of the others; the own one and those that were shown lie open, and so do their cards."""
    slot, deck = capitals_slot(seen), seen.decks[TERRITORY_CARDS]
    slot.places = [
        place if slot.shown[player] or player == viewer else HIDDEN for player, place in enumerate(slot.places)
    ]
    for player, place in enumerate(slot.places[: len(deck.aside)]):
        deck.aside[player] = place


def guess_capitals(state: GameState, rules: Rules, viewer: int, dice: Dice) -> None:
    """Guess each hidden capital among the territories where it can still be, and lay its card aside."""
    slot, deck = capitals_slot(state), state.decks[TERRITORY_CARDS]
    seen = redacted(state, rules, viewer).decks[TERRITORY_CARDS]
    known = {card for pile in (seen.discard, *seen.hands) for card in pile}
    for player in range(len(deck.aside)):
        if slot.places[player] == HIDDEN:
            places = [t for t, suspect in enumerate(slot.suspects) if suspect == player and t not in known]
            slot.places[player] = pick(places, dice)
    for player, place in enumerate(slot.places[: len(deck.aside)]):
        lay_aside(deck, player, place)


def lay_aside(deck: Deck, player: int, card: int) -> None:
    """Change ``card``, wherever it was dealt, for the one that lies aside for ``player``."""
    for pile in (deck.aside, deck.draw, *deck.hands):
        if card in pile:
            there = pile.index(card)
            pile[there], deck.aside[player] = deck.aside[player], card
            return


def safety(state: GameState, board: Board, player: int) -> float:
    """Return how safe the own capital is, from 0 to 1: its garrison against the strongest foreign neighbour."""
    place = capitals_slot(state).places[player]
    threat = max((state.armies[n] for n in board.neighbours[place] if state.owner[n] != player), default=0)
    return state.armies[place] / (state.armies[place] + threat)


def capitals_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return the worth of the capitals that ``player`` holds, as far as ``state`` shows them."""
    if not holds_own(state, player):
        return 0.0
    others = held_capitals(state, player) - 1
    if others + 1 >= needed_capitals(rules):
        return VICTORY_WORTH
    return OWN_WORTH * safety(state, rules.board, player) + CAPITAL_WORTH * others


CAPITALS = Module(
    id="capitals",
    when=played_for(FOR_CAPITALS),
    needs=(GOAL, "turns", "conquest", "territory_cards"),
    options=(CAPITALS_NEEDED, CAPITAL_CHOICE, CAPITAL_LOSS),
    setup=(found_capitals,),
    triggers={
        ConquestSettled: (lose_capital,),
        TurnStarted: (look_at_start,),
    },
    victory=(capitals_held,),
    sealed={CAPITAL: SealedRule(own_territories, keep_secret)},
    redact=(hide_capitals,),
    determinize=(guess_capitals,),
    appraise=(
        Appraisal("capitals", capitals_worth, foresee_capitals),
        Appraisal("siege", siege_worth, foresee_siege),
    ),
    slots={"capitals": lambda seats: CapitalsSlot([HIDDEN] * seats, [False] * seats, [False] * seats, [])},
)
