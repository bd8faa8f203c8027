"""The player language of the 2210 tests, beside that of ``tests.playing``: positions with commanders, stations and cards.

A position is written by territory: "seat units", then the commanders and "station", for example
``{"alberta": "0 5 land nuclear", "nunavut": "1 2 station"}``; what isn't named is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs, cards_in
from risk_desktop.editions.ad2210.terrain import DEVASTATION, card_deck, of_terrain
from risk_desktop.editions.common.pieces import Enter, LedAttack
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, DefendWith
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.state import Marker, Piece
from risk_desktop.engine.step import Step
from risk_desktop.maps.finder import load_boards
from tests.playing import choose, number, rolling, start_in

LANDS = (
    "northwestern_oil_emirate",
    "nunavut",
    "alberta",
    "canada",
    "mexico",
    "egypt",
    "lesotho",
    "japan",
    "java_cartel",
)
"""Some lands for players who are only there."""


@cache
def ad_board() -> Board:
    """Return Earth and Moon."""
    return load_boards(("earth_2210", "moon"))


def ad_rules(players: int = 3, **options: OptionValue) -> Rules:
    """Return the rules."""
    return make_rules("ad2210", ad_board(), players, options)


def year(
    position: Mapping[str, str],
    *,
    players: int = 3,
    phase: str = "attack",
    turn: int = 0,
    year: int = 1,
    order: Sequence[int] = (),
    energy: Sequence[int] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    deserts: Sequence[str] = (),
    rolls: Iterable[int] | None = (),
    **options: OptionValue,
) -> Game:
    """Return a game in which ``turn`` is at the start of ``phase``; ``hands``: ids of command cards by player."""
    rules = ad_rules(players, **options)
    state = rules.new_state(seed=1)
    for name, text in position.items():
        stand(rules.board, state, name, text)
    state.alive = [seat in state.owner for seat in range(state.seats)]
    state.turn, state.round = turn, year
    state.slots["turn_order"].order = list(order) or list(range(players))
    state.slots["money"].held[: len(energy)] = energy
    for name in deserts:
        devastate(rules.board, state, name)
    for player, cards in (hands or {}).items():
        for card in cards:
            give(state, player, card)
    game = Game(rules, state, None if rolls is None else ScriptedDice(rolls))
    start_in(game, phase)
    return game


def stand(board: Board, state, name: str, text: str) -> None:
    """Put "seat units kinds..." into a territory."""
    seat, units, *kinds = text.split()
    where = board.index(name)
    state.owner[where], state.armies[where] = int(seat), int(units)
    state.pieces += [Piece(kind, int(seat), where) for kind in kinds]


def devastate(board: Board, state, name: str) -> None:
    """Lay the marker, and take the card out."""
    where = board.index(name)
    state.markers.append(Marker(DEVASTATION, where))
    deck, card = state.decks[card_deck("land")], of_terrain(board, "land").index(where)
    deck.draw.remove(card)
    deck.discard.append(card)


def give(state, player: int, card: str) -> None:
    """Take a card of this kind out of the pile into the hand."""
    deck = card_specs()[card].deck
    pile = state.decks[deck]
    found = next(n for n in pile.draw if cards_in(deck)[n].id == card)
    pile.draw.remove(found)
    pile.hands[player].append(found)


def stack_territories(game: Game, terrain: str, *names: str) -> None:
    """Put these territory cards on top of their pile, the first one topmost."""
    pile, places = game.state.decks[card_deck(terrain)], of_terrain(game.rules.board, terrain)
    cards = [places.index(number(game, name)) for name in names]
    pile.draw = [card for card in pile.draw if card not in cards] + cards[::-1]


def interrupt(game: Game, *steps: Step) -> None:
    """Let ``steps`` happen before what is asked now."""
    game.push(*steps)
    game._asked = None


# --- answers ----------------------------------------------------------------------------------------------------------


def invade(game: Game, origin: str, target: str, dice: int, leaders: Sequence[str] | None = None) -> list[Event]:
    """Announce an invasion with so many dice, and all commanders who may roll, or these."""
    a, b = number(game, origin), number(game, target)
    return choose(game, Attack(a, b, dice) if leaders is None else LedAttack(a, b, dice, 0, tuple(leaders)))


def roll(game: Game, origin: str, target: str, dice: int, rolls: Sequence[int], defence: int = 0) -> list[Event]:
    """Announce and roll: values of the attacker, then of the defender, who takes ``defence`` dice if he is asked."""
    rolling(game, *rolls)
    happened = invade(game, origin, target, dice)
    asked = game.pending()
    if asked is not None and asked.kind == "defend":
        happened += choose(game, DefendWith(defence or asked.options.hi))
    return happened


def enter(game: Game, origin: str, target: str) -> list[Event]:
    """March into an empty territory."""
    return choose(game, Enter(number(game, origin), number(game, target)))


def play(game: Game, card: str, *targets: str) -> list[Event]:
    """Play a command card at territories."""
    return choose(game, playing(game, card, *targets))


def playing(game: Game, card: str, *targets: str) -> PlayCard:
    """Return the choice that plays a command card at territories."""
    return PlayCard(card, tuple(sorted(number(game, name) for name in targets)))


# --- looking ----------------------------------------------------------------------------------------------------------


def stands(game: Game, name: str) -> str:
    """Return who stands where, as it is written in a position; "" for nobody."""
    state, where = game.state, number(game, name)
    if state.owner[where] < 0:
        return ""
    kinds = sorted(piece.kind for piece in state.pieces if piece.territory == where)
    return " ".join([str(state.owner[where]), str(state.armies[where]), *kinds])


def energy(game: Game) -> list[int]:
    """Return everybody's energy."""
    return game.state.slots["money"].held


def held(game: Game, player: int) -> list[str]:
    """Return the ids of the command cards of a player, deck by deck."""
    decks = game.state.decks
    return [
        cards_in(d)[n].id for d in ("land", "diplomat", "naval", "space", "nuclear") for n in decks[d].hands[player]
    ]
