"""A table for the tests of miracle cards: three players with all they need, about to play cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.editions.godstorm.cards.playing import PlayMiracles
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision, Step
from tests.editions.godstorm.epoch import epoch, invade
from tests.playing import choose, number, rolling

ANCIENT = {
    "egypt": "0 8 war death temple",
    "gaul": "0 3",
    "hesperide": "0 2 plague",
    "barrow_of_kings": "0 4",
    "nubia": "1 5 sky war",
    "kush": "1 1 temple",
    "sheba": "1 4",
    "wolfs_altar": "1 5",
    "sumer": "2 3 magic",
    "tritonis": "2 1 plague",
    "rus": "- temple",
}
RICH = (9, 9, 9)


class Halt(Step, frozen=True):
    """Stop the turn behind step 4, so that a test sees what the card alone has done."""

    def decision(self, game: Game) -> Decision:
        """Ask something that nobody answers."""
        return Decision(game.state.turn, "halt", Choices([Pass()]), self)


def about_to_play(*cards: str, others: Mapping[int, Sequence[str]] | None = None, **more) -> Game:
    """Return a game in which player 0 holds ``cards`` and is in step 4."""
    position = {name: text for name, text in {**ANCIENT, **more.pop("position", {})}.items() if text}
    more["faith"] = more.get("faith", RICH)
    phase = more.pop("phase", "play_card")
    game = epoch(position, phase=phase, cards={0: cards, **(others or {})}, **more)
    if phase == "play_card":
        place = next(n for n, step in enumerate(game.state.stack) if isinstance(step, PlayMiracles))
        game.state.stack.insert(place, Halt())
    return game


def under_attack(*cards: str, others=None, gods=None, dice: int = 1, **more) -> Game:
    """Return a game in which player 0 invades Nubia of player 1, who holds ``cards``, from Egypt."""
    game = about_to_play(others={1: cards, **(others or {})}, phase="attack", **more)
    invade(game, "egypt", "nubia", dice, gods=gods)
    return game


def play(game: Game, card: str, *targets: str | int, rolls: Sequence[int] = ()) -> list[Event]:
    """Play a card at territories (by name) or at other things (by number)."""
    rolling(game, *rolls)
    aimed = tuple(number(game, target) if isinstance(target, str) else target for target in targets)
    return choose(game, PlayMiracle(card, aimed))


def aims(game: Game, card: str) -> list[tuple[int, ...]]:
    """Return at what a card can be aimed now; [] if it can't be played."""
    return game.pending().options.aims.get(card, []) if hasattr(game.pending().options, "aims") else []
