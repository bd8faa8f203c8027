"""Playing a command card: which may be played now, at whom, what it costs, and what follows (AD-H)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.card_play import CARD, Aim
from ...common.fallen import leave_turn
from ...common.money import money_of, pay
from ..campaign import campaign
from ..decisions import PlayCardFacts
from ..elimination import eliminate_all
from ..invasion import Invasion
from ..terrain import terrain_of
from ..units import has_station, in_play
from .aims import PlayCard
from .deck import card_specs, hand_kinds, hand_number
from .effect import CommandPlay
from .events import CardSettled, CommandCardPlayed, TerritoryEmptied
from .spec import BEFORE_INVASION, INVADED_YOU, REACTIONS, CardSpec

PLAY_CARD = "play_card"


class CardTiming(Struct, frozen=True):
    """When a card is played: the ``timing`` asked for; ``invasion`` that is answered; ``free``: cards of ``deck``, for nothing.

    A ``deck`` with ``free`` is how nuclear cards are played in an Armageddon (AD-Z-17).
    """

    timing: str
    invasion: Invasion | None = None
    deck: str = ""
    free: bool = False

    def allows(self, game: Game, player: int, card: CardSpec) -> bool:
        """Tell whether now is the time for ``card``: in an own turn, or as an answer to an invasion (AD-H-3, AD-H-4)."""
        if self.deck and card.deck != self.deck:
            return False
        if self.invasion is None:
            late = self.timing == BEFORE_INVASION and campaign(game.state).closed and not self.free
            return card.timing == self.timing and not late
        if card.timing not in REACTIONS or player == self.invasion.player:
            return False
        target = self.invasion.target
        if card.terrain and card.terrain != terrain_of(game.rules.board, target):
            return False
        return card.timing != INVADED_YOU or game.state.owner[target] == player


def explain_card(game: Game, player: int, card: CardSpec, moment: CardTiming) -> Reason | None:
    """Say the first thing that is missing to play ``card``: commander, moment, energy, target (AD-H-1, AD-H-10)."""
    about: dict[str, int | str] = {"card": card.id, "deck": card.deck, "timing": card.timing, "cost": card.cost}
    if player in campaign(game.state).jammed:
        return Reason("illegal.card.jammed", about)
    if card.deck not in in_play(game.state, player):
        return Reason(f"illegal.card.commander.{card.deck}", about)
    if moment.deck and card.deck != moment.deck:
        return Reason("illegal.card.armageddon", about)
    if not moment.allows(game, player, card):
        return Reason(f"illegal.card.moment.{card.timing}", about)
    if not moment.free and money_of(game.state, player) < card.cost:
        return Reason("illegal.card.energy", about)
    if card.effect.aim(game, player, moment.invasion) is None:
        return Reason(f"illegal.card.target.{card.effect.kind}", {**about, "case": card.effect.where})
    return None


def playable(game: Game, player: int, moment: CardTiming) -> dict[str, Aim]:
    """Return the cards that ``player`` may play now, each with its aim."""
    found: dict[str, Aim] = {}
    for card in hand_kinds(game.state, player):
        if explain_card(game, player, card, moment) is None:
            aim = card.effect.aim(game, player, moment.invasion)
            assert aim is not None
            found[card.id] = aim
    return found


class Plays(Options):
    """The cards that ``player`` may play, and to play none; ``aims`` by card id."""

    __slots__ = ("aims", "game", "moment", "player")

    def __init__(self, game: Game, player: int, moment: CardTiming) -> None:
        self.game, self.player, self.moment = game, player, moment
        self.aims = playable(game, player, moment)

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say why a card can't be played, or not at these targets."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, PlayCard):
            return Reason("illegal.choice")
        if choice.card in self.aims:
            fits = self.aims[choice.card].accepts(choice.targets)
            return None if fits else Reason("illegal.card.aim", {"card": choice.card})
        card = card_specs().get(choice.card)
        held = card is not None and card in hand_kinds(self.game.state, self.player)
        if card is None or not held:
            return Reason("illegal.card.not_held")
        return explain_card(self.game, self.player, card, self.moment)

    def sample(self, dice: Dice) -> Choice:
        """Return a card at random with targets at random, or (one time in four) none."""
        if not self.aims or dice.roll(4) == 1:
            return Pass()
        card = pick(tuple(self.aims), dice)
        return PlayCard(card, self.aims[card].sample(dice))

    @property
    def count(self) -> int:
        """Number of cards with their targets, and none."""
        return 1 + sum(aim.count for aim in self.aims.values())

    def every(self) -> Iterator[PlayCard]:
        """Yield every way to play a card; only where the aims are small, as in answers to an invasion."""
        for card, aim in self.aims.items():
            for targets in aim.ways():
                yield PlayCard(card, targets)


class PlayCards(Step, frozen=True):
    """``player`` may play cards of one timing, each fully resolved before the next (AD-H-2)."""

    player: int
    timing: str

    def decision(self, game: Game) -> Decision | None:
        """Ask as long as a card can be played."""
        if not game.state.alive[self.player]:
            return None
        options = Plays(game, self.player, CardTiming(self.timing))
        return Decision(self.player, PLAY_CARD, options, self) if options.aims else None

    def facts(self, game: Game) -> Facts:
        """It is his own turn."""
        return PlayCardFacts()

    def run(self, game: Game) -> None:
        """No card can be played. A player whose own card put him out has no more turn (AD-T-5)."""
        if not game.state.alive[self.player]:
            leave_turn(game)

    def take(self, game: Game, choice: Choice) -> None:
        """Play it and ask again; or stop."""
        if isinstance(choice, PlayCard):
            game.push(self)
            play_card(game, self.player, choice, CardTiming(self.timing))


def play_card(game: Game, player: int, choice: PlayCard, moment: CardTiming) -> CommandPlay:
    """Pay, discard for good (AD-A-7, AD-H-1, AD-H-2), do what the card says, then settle it; return what was played."""
    state, card = game.state, card_specs()[choice.card]
    aim = card.effect.aim(game, player, moment.invasion)
    assert aim is not None
    number = hand_number(state, player, card)
    state.decks[card.deck].hands[player].remove(number)
    state.decks[card.deck].discard.append(number)
    if not moment.free:
        pay(game, player, card.cost, CARD)
    game.emit(CommandCardPlayed(player, card.deck, number, card.id, choice.targets, aim.at))
    play = CommandPlay(player, card.id, choice.targets, moment.invasion)
    game.push(SettleCard(player))
    card.effect.apply(game, play)
    return play


class SettleCard(Step, frozen=True):
    """When a card is done: territories without units are empty but for stations (AD-H-8), then players may be out (AD-H-11)."""

    player: int

    def run(self, game: Game) -> None:
        """Look after all of it; players who go out together share the place, and perhaps the victory (AD-T-6)."""
        state = game.state
        for territory, owner in enumerate(state.owner):
            if owner != NOBODY and not state.armies[territory] and not has_station(state, territory):
                state.owner[territory] = NOBODY
                game.emit(TerritoryEmptied(owner, territory))
        game.emit(CardSettled(self.player))
        eliminate_all(game, self.player)
