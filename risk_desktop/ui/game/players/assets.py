"""What a player has beside his armies where a game knows more: money, points, figures, decks; all of it public."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.common.card_play import CardCatalogue
from risk_desktop.editions.common.score import score_of
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.ui.art.pieces import SIGNS
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.money import MoneyKind, money_kind


@dataclass(frozen=True)
class Assets:
    """What one player has. ``lands``: territories that count; ``regions``: the part of ``score`` that regions bring.

    ``many``: kind of piece, how many he has, how many he may have; ``single``: kind, whether he has it; ``hand``: deck,
    number of cards. ``signs``: kind of sign on his land, how many; ``dead``: armies that wait beyond, -1 where there is
    no such place; ``open_cards``: what the picture of each card shows that lies open before him.
    """

    kind: MoneyKind
    money: int
    score: int
    regions: int
    many: tuple[tuple[str, int, int], ...]
    single: tuple[tuple[str, bool], ...]
    hand: tuple[tuple[str, int], ...]
    signs: tuple[tuple[str, int], ...] = ()
    dead: int = -1
    lands: int = 0
    open_cards: tuple[str, ...] = ()


def has_assets(rules: Rules) -> bool:
    """Tell whether players have more than armies and land in a game."""
    return money_kind(rules) is not None and bool(rules.score)


def open_game(game: Game) -> Game:
    """Return a copy of a game as everybody sees it: what is counted in it gives no card away."""
    return Game(game.rules, redacted(game.state, game.rules, NOBODY))


def assets_of(seen: Game, player: int, cards: CardCatalogue | None = None) -> Assets:
    """Return what a player has; ``seen``: the game as everybody sees it; ``cards``: what is on its cards."""
    state, rules = seen.state, seen.rules
    kind = money_kind(rules)
    assert kind is not None
    lines = score_of(seen, player) if state.alive[player] else ()
    own = [piece.kind for piece in state.pieces if piece.player == player]
    landed = [marker.kind for marker in state.markers if state.owner[marker.territory] == player]
    signs = [name for name in rules.pieces if name in SIGNS]
    priced = [name for name, piece in rules.pieces.items() if piece.cost and name not in signs]
    most = {name: rules.pieces[name].most for name in priced}
    decks = [name for name in priced if name in state.decks]
    return Assets(
        kind,
        state.slots["money"].held[player],
        sum(line.armies for line in lines),
        sum(line.armies for line in lines if line.source == "region"),
        tuple((name, own.count(name), most[name]) for name in priced if most[name] > 1),
        tuple((look_of(seen, name, player), name in own) for name in priced if most[name] == 1),
        tuple((name, len(state.decks[name].hands[player])) for name in decks if not rules.decks[name].public_hands),
        tuple((name, landed.count(name)) for name in signs),
        landscape_of(seen).dead_of(player),
        sum(line.armies for line in lines if line.source == "territories"),
        tuple(facts.sign for facts in cards.open_cards(state, player)) if cards is not None else (),
    )
