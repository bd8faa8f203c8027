"""Traded cards that show own territories: extra armies there, for each card or once a turn (S-14, D-15, O-14, X-11, X-49)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.choices import Choice, Place
from risk_desktop.engine.events import ArmiesPlaced, SetTraded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import IdleWhen, Module, OptionSpec, OptionValue
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Decision, Step

MATCH = "match"
"""Kind of the decision, and name of the slot."""
EACH_CARD, ONCE_A_TURN = "each", "turn"


class MatchSlot(Slot):
    """``given``: the player on turn has had the extra armies of this turn."""

    given: bool = False


class PlaceMatch(Step, frozen=True):
    """Extra armies go to one of ``territories``, whose cards were traded; all of them to the same (O-14)."""

    player: int
    territories: tuple[int, ...]

    def decision(self, game: Game) -> Decision | None:
        """Ask which one, if there are several."""
        bonus = game.rules.number("match_bonus")
        if len(self.territories) < 2:
            return None
        options = Choices(tuple(Place(((territory, bonus),)) for territory in self.territories))
        return Decision(self.player, MATCH, options, self)

    def run(self, game: Game) -> None:
        """There is only one."""
        put_extra(game, self.player, self.territories)

    def take(self, game: Game, choice: Choice) -> None:
        """Put them where the player wants them."""
        assert isinstance(choice, Place)
        put_extra(game, self.player, tuple(territory for territory, _ in choice.parts))


def put_extra(game: Game, player: int, territories: tuple[int, ...]) -> None:
    """Put the extra armies on each of ``territories``."""
    bonus = game.rules.number("match_bonus")
    for territory in territories:
        game.state.armies[territory] += bonus
    game.emit(ArmiesPlaced(player, tuple((territory, bonus) for territory in territories)))


def own_matches(game: Game, player: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the territories on ``cards`` that belong to ``player`` at this moment (X-49)."""
    owner = game.rules.tenure.holders(game.state)
    return tuple(card for card in cards if card < len(owner) and owner[card] == player)


def give_extra(game: Game, event: SetTraded) -> None:
    """Extra armies for own territories on the traded cards."""
    own = own_matches(game, event.player, event.cards)
    if not own:
        return
    if game.rules.option("match_cap") == EACH_CARD:
        put_extra(game, event.player, own)
        return
    slot: MatchSlot = game.state.slots[MATCH]
    if not slot.given:
        slot.given = True
        game.push(PlaceMatch(event.player, own))


def forget_extra(game: Game, event: TurnStarted) -> None:
    """A new turn: nothing has been given in it."""
    game.state.slots[MATCH].given = False


def gives_extra(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether there are extra armies at all (none in W-16)."""
    return options["match_bonus"] != 0


MATCHES = Module(
    id="match_bonus",
    when=gives_extra,
    needs=("territory_cards",),
    options=(
        OptionSpec("match_bonus", 0, (0, 2), group="cards", place=2),
        OptionSpec(
            "match_cap",
            EACH_CARD,
            (EACH_CARD, ONCE_A_TURN),
            group="cards",
            place=2,
            idle_when=(IdleWhen("match_bonus", (0,)),),
        ),
    ),
    triggers={SetTraded: (give_extra,), TurnStarted: (forget_extra,)},
    slots={MATCH: lambda seats: MatchSlot()},
)
