"""The player language of the Godstorm tests, beside that of ``tests.playing``: positions with gods, temples and plague.

A position is written by territory: "seat armies", then kinds of gods, "temple" and "plague", for example
``{"egypt": "0 5 war temple", "nubia": "1 2 plague"}``; what isn't named is empty. Neutral temples: "- temple".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from risk_desktop.editions.common import turns
from risk_desktop.editions.common.pieces import Enter, LedAttack, LedBlitz
from risk_desktop.editions.godstorm.cards.deck import cards_of, miracle_specs
from risk_desktop.editions.godstorm.edition import GODSTORM
from risk_desktop.editions.godstorm.gods import GODS
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, Blitz, Pick
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.state import Marker, Piece
from risk_desktop.engine.step import Step
from risk_desktop.maps.finder import load_boards
from tests.playing import choose, number, rolling, start_in

REST = {"kush": "1 1", "sumer": "2 1"}
"""Some land for players who are only there."""
GATE, OTHER_GATE, HOUND_GATE = "gate_of_seven_veils", "gate_of_reeds", "hounds_gate"


@cache
def god_board() -> Board:
    """Return Ancient Earth and the Underworld."""
    return load_boards(("ancient_earth", "underworld"))


def god_rules(players: int = 3, **options: OptionValue) -> Rules:
    """Return the rules."""
    return Rules(GODSTORM.id, god_board(), GODSTORM.modules, players, {**GODSTORM.printed, **options})


def begun(players: int = 3, seed: int = 1, rolls: Iterable[int] | None = None, **options: OptionValue) -> Game:
    """Return a game at its very beginning."""
    game = turns.new_game(god_rules(players, **options), seed)
    if rolls is not None:
        game.dice = ScriptedDice(rolls)
    return game


def epoch(
    position: Mapping[str, str],
    *,
    players: int = 3,
    phase: str = "attack",
    turn: int = 0,
    number: int = 1,
    order: Sequence[int] = (),
    faith: Sequence[int] = (),
    dead: Sequence[int] = (),
    cards: Mapping[int, Sequence[str]] | None = None,
    rolls: Iterable[int] | None = (),
    **options: OptionValue,
) -> Game:
    """Return a game in which ``turn`` is at the start of ``phase``; ``cards``: ids of miracle cards and relics by player."""
    rules = god_rules(players, **options)
    state = rules.new_state(seed=1)
    for name, text in position.items():
        stand(rules.board, state, name, text)
    state.alive = [any(state.owner[t] == seat for t in range(42)) for seat in range(state.seats)]
    state.turn, state.round = turn, number
    state.slots["turn_order"].order = list(order) or list(range(players))
    state.slots["money"].held[: len(faith)] = faith
    state.slots["afterlife"].dead[: len(dead)] = dead
    state.slots["pantheon"].of = ["greeks", "norse", "celts", "egyptians", "babylonians"][: rules.seats]
    for player, ids in (cards or {}).items():
        for card in ids:
            give(state, player, card)
    game = Game(rules, state, None if rolls is None else ScriptedDice(rolls))
    start_in(game, phase)
    return game


def stand(board: Board, state, name: str, text: str) -> None:
    """Put "seat armies words..." into a territory."""
    where = board.index(name)
    seat, *words = text.split()
    if seat != "-":
        state.owner[where], state.armies[where] = int(seat), int(words.pop(0))
    for word in words:
        if word in GODS:
            state.pieces.append(Piece(word, int(seat), where))
        else:
            state.markers.append(Marker(word, where))


def give(state, player: int, card: str) -> None:
    """Take a card of this kind out of the pile into the hand, or a relic in front of the player."""
    deck = miracle_specs()[card].deck
    pile = state.decks[deck]
    found = next(n for n in pile.draw if cards_of(deck)[n].id == card)
    pile.draw.remove(found)
    pile.hands[player].append(found)


def stack_deck(game: Game, deck: str, *ids: str) -> None:
    """Put these cards on top of their pile, the first one topmost."""
    pile = game.state.decks[deck]
    chosen = []
    for card in ids:
        found = next(n for n in pile.draw if cards_of(deck)[n].id == card and n not in chosen)
        pile.draw.remove(found)
        chosen.append(found)
    pile.draw += chosen[::-1]


def interrupt(game: Game, *steps: Step) -> None:
    """Let ``steps`` happen before what is asked now."""
    game.push(*steps)
    game._asked = None


# --- answers ----------------------------------------------------------------------------------------------------------


def invade(
    game: Game, origin: str, target: str, dice: int = 1, gods: Sequence[str] | None = None, rolls=()
) -> list[Event]:
    """Declare an invasion with all gods, or these, and so many dice in the first roll."""
    rolling(game, *rolls)
    a, b = number(game, origin), number(game, target)
    return choose(game, Attack(a, b, dice) if gods is None else LedAttack(a, b, dice, 0, tuple(gods)))


def storm(
    game: Game, origin: str, target: str, keep: int = 1, gods: Sequence[str] | None = None, rolls=()
) -> list[Event]:
    """Declare an invasion that goes on by itself."""
    rolling(game, *rolls)
    a, b = number(game, origin), number(game, target)
    return choose(game, Blitz(a, b, keep) if gods is None else LedBlitz(a, b, keep, tuple(gods)))


def enter(game: Game, origin: str, target: str) -> list[Event]:
    """March into empty land or an empty field; "" is the Afterlife."""
    return choose(game, Enter(number(game, origin) if origin else -1, number(game, target)))


def send(game: Game, god: str, *rolls: int) -> list[Event]:
    """Name a champion."""
    rolling(game, *rolls)
    return choose(game, Pick(god))


# --- looking ----------------------------------------------------------------------------------------------------------


def stands(game: Game, name: str) -> str:
    """Return who stands where, as it is written in a position; "" for nobody and nothing."""
    state, where = game.state, number(game, name)
    words = [piece.kind for piece in state.pieces if piece.territory == where]
    signs = [marker.kind for marker in state.markers if marker.territory == where]
    if state.owner[where] < 0:
        assert not words and not state.armies[where]
        return " ".join(["-", *sorted(signs)]) if signs else ""
    return " ".join([str(state.owner[where]), str(state.armies[where]), *sorted(words), *sorted(signs)])


def faith(game: Game) -> list[int]:
    """Return everybody's faith."""
    return game.state.slots["money"].held


def dead(game: Game) -> list[int]:
    """Return everybody's dead."""
    return game.state.slots["afterlife"].dead


def held(game: Game, player: int) -> list[str]:
    """Return the ids of the cards and relics of a player, deck by deck."""
    decks = game.state.decks
    return [cards_of(d)[n].id for d in GODS for n in decks[d].hands[player]]


def words(lines) -> list[tuple[str, int]]:
    """Return the lines of a score as (source, points)."""
    return [(line.source, line.armies) for line in lines]


def front(origin: str = "0 5", target: str = "1 1", **more) -> object:
    """Return a game in which player 0 in Egypt faces player 1 in Nubia."""
    position = {"egypt": origin, "nubia": target, **REST, **more.pop("position", {})}
    return epoch(position, **more)


def again(game, dice: int, *rolls: int):
    """Roll once more in the invasion under way."""
    rolling(game, *rolls)
    return choose(game, Attack(number(game, "egypt"), number(game, "nubia"), dice))
