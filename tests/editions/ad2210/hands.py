"""A table for the tests of command cards: three players with all they need, about to play cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.effect import commander_number
from risk_desktop.editions.ad2210.cards.playing import CardTiming, explain_card
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from tests.editions.ad2210.year import enter, held, invade, year
from tests.playing import choose, number

WORLD = {
    "alberta": "0 8 land diplomat naval space nuclear",
    "nunavut": "0 2",
    "poseidon": "0 2",
    "hawaiian_preserve": "0 1",
    "tycho": "0 2",
    "canada": "1 4 land diplomat",
    "continental_biospheres": "1 3 naval",
    "new_york": "1 3",
    "sea_of_clouds": "1 3 space",
    "japan": "2 5 land naval nuclear",
    "neo_tokyo": "2 2",
    "byrgius": "2 2",
}
RICH = (9, 9, 9)


def about_to_play(*cards: str, others: Mapping[int, Sequence[str]] | None = None, **more) -> Game:
    """Return a game in which player 0 holds ``cards`` and may play some of them."""
    more["energy"] = more.get("energy", RICH)
    position = {name: text for name, text in {**WORLD, **more.pop("position", {})}.items() if text}
    return year(position, phase=more.pop("phase", "play_card"), hands={0: cards, **(others or {})}, **more)


def under_attack(target: str, *cards: str, origin: str = "alberta", others=None, **more) -> Game:
    """Return a game in which player 0 invades ``target`` of player 1, who holds ``cards``."""
    game = about_to_play(others={1: cards, **(others or {})}, phase="attack", **more)
    if game.state.armies[number(game, target)]:
        invade(game, origin, target, 1)
    else:
        enter(game, origin, target)
    return game


def at_player(game: Game, card: str, *players: int) -> list[Event]:
    """Play a card at players."""
    return choose(game, PlayCard(card, players))


def at_commander(game: Game, card: str, player: int, kind: str) -> list[Event]:
    """Play a card at a commander."""
    return choose(game, PlayCard(card, (commander_number(player, kind),)))


def no_target(game: Game, card: str) -> None:
    """Assert that a card of player 0 can't be played in his turn because it could do nothing."""
    game.pending()
    spec = card_specs()[card]
    assert card in held(game, 0)
    reason = explain_card(game, 0, spec, CardTiming(spec.timing))
    assert reason is not None and reason.key == f"illegal.card.target.{spec.effect.kind}"
