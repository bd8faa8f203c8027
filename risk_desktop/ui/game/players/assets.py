"""What a player owns besides armies in the games that have more: money, score, pieces, cards. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.common.card_play import CardCatalogue
from risk_desktop.editions.common.score import score_of
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.ui.art.piece_looks import SIGNS
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.money import MoneyKind, money_kind


@dataclass(frozen=True)
class Assets:
    """What one player owns. ``lands``: the territories that score; ``regions``: the part of ``score`` from regions.

    ``many``: kind of piece, how many he has and how many he may have; ``single``: unique pieces, and whether he has each;
    ``hand``: deck and number of cards; ``signs``: kind of sign and how many stand on his land; ``dead``: armies in the
    afterlife, -1 in a game without one; ``open_cards``: the sign on each card that lies open before him.
    ``begun``: whether the set-up is over, and he may have what he lacks.
    ``edition``: the id of the rule set, which has words of its own for some of this.
    """

    kind: MoneyKind
    money: int
    score: int
    regions: int
    many: tuple[tuple[str, int, int], ...]
    single: tuple[tuple[PieceLook, bool], ...]
    hand: tuple[tuple[str, int], ...]
    signs: tuple[tuple[str, int], ...] = ()
    dead: int = -1
    lands: int = 0
    open_cards: tuple[str, ...] = ()
    edition: str = ""
    begun: bool = True


def has_assets(rules: Rules) -> bool:
    """Tell whether players own more than armies and land under these rules."""
    return money_kind(rules) is not None and bool(rules.score)


def open_game(game: Game) -> Game:
    """Return a copy of a game with everything hidden that is not public, so that counting in it gives no card away."""
    return Game(game.rules, redacted(game.state, game.rules, NOBODY))


def assets_of(seen: Game, player: int, cards: CardCatalogue | None = None) -> Assets:
    """Return what a player owns. ``seen``: the public view of the game; ``cards``: its catalogue of cards, if it has one."""
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
        rules.edition,
        state.round > 0,
    )
