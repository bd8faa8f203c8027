"""What follows from cards: Scout Forces that land, regions that are broken, energy at the end of the turn, points at the end."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.appraisal import Appraisal, Foresight, Imagined
from risk_desktop.engine.board import Board, all_owned
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import ConquestSettled, IncomeLine, PlayerEliminated, RegionBroken, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import GameState

from ...common.money import receive
from ..campaign import campaign
from ..end_of_turn import TurnClosing
from ..regions import usable
from ..scoring import YEARS
from ..terrain import LAND, MOON, of_terrain
from ..units import in_play
from .closing import ColonyInfluence
from .deck import cards_in
from .draws import HOARDS, SCOUT_DECK, SCOUT_MODS, WHOLE_MOON, HoardSlot, hoards
from .events import CardSettled, HoardDecided, ScoutsLanded, TerritoryEmptied
from .mods import add_mods
from .spec import CardSpec

COLONY_INFLUENCE = "colony_influence"
ENERGY_EXTRACTION, HIDDEN_ENERGY = "energy_extraction", "hidden_energy"
SCOUT_FORCES, INVADE_EARTH = "scout_forces", "invade_earth"
ENERGY_WORTH = 0.6
"""What an energy that waits is worth to opponents, in armies, as long as there is another year to spend it in."""

# --- Scout Forces -----------------------------------------------------------------------------------------------------


def land_scouts(game: Game, event: CardSettled | ConquestSettled) -> None:
    """Put the MODs of Scout Forces wherever their territory is controlled now (AD-Z-4, AMB-30)."""
    state, lands = game.state, of_terrain(game.rules.board, LAND)
    deck = state.decks[SCOUT_DECK]
    for player in range(state.players):
        for card in [card for card in deck.hands[player] if state.owner[lands[card]] == player]:
            deck.hands[player].remove(card)
            deck.discard.append(card)
            game.emit(ScoutsLanded(player, lands[card], SCOUT_MODS))
            add_mods(game, ((lands[card], SCOUT_MODS),))


def recall_scouts(game: Game, event: PlayerEliminated) -> None:
    """A player who is out has no scouts any more; nobody learns where they waited (AMB-10)."""
    deck = game.state.decks[SCOUT_DECK]
    deck.aside += deck.hands[event.player]
    deck.hands[event.player] = []


def guess_scouts(state: GameState, rules: Rules, viewer: int, dice: Dice) -> None:
    """Exchange guesses that can't be: scouts of the others don't wait for land that these control already."""
    deck, lands = state.decks[SCOUT_DECK], of_terrain(rules.board, LAND)
    for player in range(state.players):
        if player == viewer:
            continue
        for place, card in enumerate(deck.hands[player]):
            others = [n for n, other in enumerate(deck.draw) if state.owner[lands[other]] != player]
            if state.owner[lands[card]] == player and others:
                number = others[dice.roll(len(others)) - 1]
                deck.hands[player][place], deck.draw[number] = deck.draw[number], card


def note_broken(game: Game, event: TerritoryEmptied) -> None:
    """Tell when a region is no longer held because a territory of it is empty now."""
    state, region = game.state, game.rules.board.region_of[event.territory]
    others = [t for t in usable(state, game.rules, region) if t != event.territory]
    if all_owned(state.owner, others, event.player):
        game.emit(RegionBroken(event.player, region))


# --- the end of the turn, and of the game -----------------------------------------------------------------------------


def forget_hoards(game: Game, event: TurnStarted) -> None:
    """A turn starts: nothing waits for its end."""
    game.state.slots[HOARDS] = HoardSlot({})


def pay_hoards(game: Game, event: TurnClosing) -> None:
    """Pay what Hidden Energy and Energy Extraction promised, if the player controls it now (AD-U-8, AMB-12)."""
    state, board = game.state, game.rules.board
    waiting = dict(hoards(state))
    hoards(state).clear()
    for territory, energy in waiting.items():
        moon, needed = territory == WHOLE_MOON, needed_for(board, territory)
        paid = energy if needed and all(state.owner[t] == event.player for t in needed) else 0
        card = ENERGY_EXTRACTION if moon else HIDDEN_ENERGY
        game.emit(HoardDecided(event.player, card, territory, paid))
        receive(game, event.player, IncomeLine(card, paid))


def needed_for(board: Board, territory: int) -> Sequence[int]:
    """Return what must be controlled for the energy of ``territory``: all of the Moon for WHOLE_MOON."""
    return of_terrain(board, MOON) if territory == WHOLE_MOON else (territory,)


def hoards_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what the energy that waits is worth to ``player``: as nobody else may look for it, nothing but in his search."""
    return 0.0


def foresee_hoards(state: GameState, rules: Rules, player: int) -> Foresight:
    """Look ahead to the end of the turn: what must be conquered for the energy, and what that is worth then."""
    if state.turn != player or state.round >= rules.number(YEARS.key):
        return Foresight(no_hoard)
    waiting = [(needed_for(rules.board, t), ENERGY_WORTH * energy) for t, energy in hoards(state).items()]
    missing = (tuple(t for t in needed if state.owner[t] != player) for needed, _ in waiting)

    def worth(position: Imagined, other: int) -> float:
        if other != player:
            return 0.0
        return sum(energy for needed, energy in waiting if all_owned(position.owner, needed, player))

    goals = tuple(goal for goal in missing if goal)
    return Foresight(worth, goals, private=True) if waiting else Foresight(no_hoard)


def no_hoard(position: Imagined, player: int) -> float:
    """Return what waits where nothing does."""
    return 0.0


def influence_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """Points for every Colony Influence in the hand whose commander is in play; the program plays them all (AD-W-4)."""
    total = sum(points for _, points in influences(game.state, player))
    return (IncomeLine(COLONY_INFLUENCE, total),) if total else ()


def influences(state: GameState, player: int) -> list[tuple[CardSpec, int]]:
    """Return each Colony Influence that counts for ``player`` as things stand, with its points."""
    hands = [(deck, state.decks[deck].hands[player]) for deck in in_play(state, player)]
    held = [cards_in(deck)[card] for deck, hand in hands for card in hand if card >= 0]
    return [(card, card.effect.points) for card in held if isinstance(card.effect, ColonyInfluence)]


def waiting(game: Game, seat: int) -> list[tuple[str, int]]:
    """Return the played cards of ``seat`` that still wait, with the territory each waits for (-1 for more than one)."""
    state, lands = game.state, of_terrain(game.rules.board, LAND)
    found = [(SCOUT_FORCES, lands[card]) for card in state.decks[SCOUT_DECK].hands[seat] if card >= 0]
    if state.turn == seat:
        found += [(ENERGY_EXTRACTION if t == WHOLE_MOON else HIDDEN_ENERGY, t) for t in hoards(state)]
        found += [(INVADE_EARTH, territory) for territory in campaign(state).landings]
    return found


LATER = Module(
    id="later",
    needs=("command_cards", "end_of_turn", "regions"),
    triggers={
        CardSettled: (land_scouts,),
        TerritoryEmptied: (note_broken,),
        ConquestSettled: (land_scouts,),
        PlayerEliminated: (recall_scouts,),
        TurnStarted: (forget_hoards,),
        TurnClosing: (pay_hoards,),
    },
    determinize=(guess_scouts,),
    score=(influence_points,),
    appraise=(Appraisal("hoards", hoards_worth, foresee_hoards),),
    slots={HOARDS: lambda seats: HoardSlot({})},
)
