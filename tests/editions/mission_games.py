"""Games on the classic board in which the missions of the players are given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from risk_desktop.editions.classic.missions.deck import MISSIONS, RANKS, missions_of
from risk_desktop.editions.classic.missions.log import begin
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from tests.playing import attack, earth_board, given, number, occupy

WIN = (6, 6, 6, 1)
"""Three dice win against one."""


def rules_of(edition: str, players: int = 3, **options: OptionValue) -> Rules:
    """Return the rules of an edition on the classic board."""
    return make_rules(edition, earth_board(), players, options)


def lands(*regions: str) -> list[str]:
    """Return the ids of all territories of some continents."""
    board = earth_board()
    return [board.territories[t].id for name in regions for t in board.regions[board.region_number(name)].members]


def owned(**players: Iterable[str]) -> dict[str, int]:
    """Return owners by territory from ``p0=..., p1=...``; a later player takes what an earlier one was given."""
    return {name: int(player[1:]) for player, names in players.items() for name in names}


def mission_game(
    rules: Rules,
    missions: Mapping[int, Sequence[str]],
    owners: Mapping[str, int],
    armies: Mapping[str, int] | None = None,
    *,
    rest: int = 1,
    turn: int = 0,
    phase: str = "attack",
    hands: Mapping[int, Sequence[str]] | None = None,
    rolls: Iterable[int] | None = (),
) -> Game:
    """Return a game in the middle in which the players hold ``missions`` by id; the turn has just begun."""
    game = given(
        owners,
        armies or {},
        rest=rest,
        turn=turn,
        phase=phase,
        hands=hands,
        rolls=rolls,
        rules=rules,
        board=rules.board,
    )
    cards = {mission.id: card for card, mission in enumerate(missions_of(rules))}
    deck = game.state.decks[MISSIONS]
    for player, names in missions.items():
        deck.hands[player] = [cards[name] for name in names]
    deck.discard = [c for c, m in enumerate(missions_of(rules)) if not m.goal.fits(rules.board, rules.players)]
    gone = {card for pile in (deck.discard, *deck.hands) for card in pile}
    deck.draw = [card for card in deck.draw if card not in gone]
    if "claims" in game.state.slots:
        game.state.slots["claims"].ranks = list(RANKS)
    begin(game, TurnStarted(turn, game.state.round))
    return game


def conquer(game: Game, origin: str, target: str) -> list[Event]:
    """Conquer a territory of one army with three dice; only those move in."""
    happened = attack(game, origin, target, 3, WIN)
    asked = game.pending()
    if asked is not None and asked.kind == "occupy":
        happened += occupy(game, 3)
    return happened


def strengthen(game: Game, **armies: int) -> None:
    """Set the armies of some territories."""
    for name, count in armies.items():
        game.state.armies[number(game, name)] = count
