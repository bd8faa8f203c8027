"""Playing a miracle card: which may be played now, at what, what it costs, who may cancel it, and what follows (G-57 to G-66)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Options, Reason
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.card_play import kinds_in_hand
from ...common.fallen import leave_turn
from ...common.money import money_of, pay
from ..decisions import PlayedCardFacts
from ..elimination import eliminate_all
from ..gods import desert, in_play
from .catalogue import effect_of
from .deck import ATTACKED, HELD_DECKS, OWN_TURN, MiracleSpec, cards_of, miracle_specs
from .drawing import CARD
from .effect import Front, Miracle, Targets
from .events import LandDeserted, MiracleCancelled, MiraclePlayed, PlayMiracle
from .relics import AEGIS, lose_relic, relic_number, relic_owner

PLAY_MIRACLE, ASK_AEGIS = "miracle", "aegis"


def hand_of(state: GameState, player: int) -> list[MiracleSpec]:
    """Return the kinds of cards in the hand of ``player``, each once; cards that the viewer doesn't know are left out."""
    return [card for card, _ in kinds_in_hand(state, player, HELD_DECKS, cards_of)]


def why_not(game: Game, player: int, card: MiracleSpec, front: Front | None) -> Reason | None:
    """Say why ``player`` can't play a card that he holds now; None if he can (G-57, G-59, G-134)."""
    if card.timing != (OWN_TURN if front is None else ATTACKED):
        return Reason(f"illegal.miracle.timing.{card.timing}")
    if card.deck not in in_play(game.state, player):
        return Reason(f"illegal.miracle.god.{card.deck}")
    if money_of(game.state, player) < card.cost:
        return Reason("illegal.miracle.faith", {"cost": card.cost, "held": money_of(game.state, player)})
    return None if effect_of(card.id).targets(game, player, front) else Reason("illegal.miracle.target")


class Miracles(Options):
    """The cards that ``player`` can play now, each with all that it can be aimed at, and to pass."""

    __slots__ = ("__dict__", "front", "game", "player")

    def __init__(self, game: Game, player: int, front: Front | None = None) -> None:
        self.game, self.player, self.front = game, player, front

    @cached_property
    def aims(self) -> dict[str, Targets]:
        """The ways to aim each card."""
        game, player, front = self.game, self.player, self.front
        able = [card.id for card in hand_of(game.state, player) if why_not(game, player, card, front) is None]
        return {card: effect_of(card).targets(game, player, front) for card in able}

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say why a card can't be played, or not at this."""
        if isinstance(choice, Pass):
            return None
        if not isinstance(choice, PlayMiracle):
            return Reason("illegal.choice")
        if choice.card in self.aims:
            return None if choice.targets in self.aims[choice.card] else Reason("illegal.miracle.aim")
        held = {card.id: card for card in hand_of(self.game.state, self.player)}
        if choice.card not in held:
            return Reason("illegal.miracle.not_held")
        return why_not(self.game, self.player, held[choice.card], self.front)

    def sample(self, dice: Dice) -> Choice:
        """Return a card at random with a random aim, or (one time in four) none."""
        if not self.aims or dice.roll(4) == 1:
            return Pass()
        card = pick(tuple(self.aims), dice)
        return PlayMiracle(card, pick(self.aims[card], dice))

    @property
    def count(self) -> int:
        """Number of cards with their aims, and none."""
        return 1 + sum(len(targets) for targets in self.aims.values())

    def every(self) -> Iterator[PlayMiracle]:
        """Yield every way to play a card."""
        for card, targets in self.aims.items():
            for aim in targets:
                yield PlayMiracle(card, aim)


class PlayMiracles(Step, frozen=True):
    """Step 4: War and Death cards, any number, each completely before the next (G-57)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask as long as a card can be played."""
        options = Miracles(game, self.player)
        return Decision(self.player, PLAY_MIRACLE, options, self) if options.aims else None

    def run(self, game: Game) -> None:
        """No card can be played."""

    def take(self, game: Game, choice: Choice) -> None:
        """Play it and ask again; or stop."""
        if isinstance(choice, PlayMiracle):
            game.push(self)
            play_miracle(game, self.player, choice)


def play_miracle(game: Game, player: int, choice: PlayMiracle, front: Front | None = None) -> None:
    """Take the card out of the hand for good (G-8), pay, and let it happen, unless Aegis is raised against it."""
    state, card = game.state, miracle_specs()[choice.card]
    cards, pile = cards_of(card.deck), state.decks[card.deck]
    number = min(n for n in pile.hands[player] if n >= 0 and cards[n].id == card.id)
    pile.hands[player].remove(number)
    pile.discard.append(number)
    pay(game, player, card.cost, CARD)
    happen(game, Miracle(player, card.id, choice.targets, front), number)


def happen(game: Game, play: Miracle, number: int) -> None:
    """Tell that a card is played, ask the owner of Aegis, let it work, settle it."""
    deck = miracle_specs()[play.card].deck
    game.emit(MiraclePlayed(play.player, deck, number, play.card, play.targets, effect_of(play.card).at()))
    game.push(AskAegis(play), SettleMiracle(play.player))


class AskAegis(Step, frozen=True):
    """The owner of Aegis may cancel the card, before dice and draws, whoever plays it at whom (G-66)."""

    secrecy = "public"
    """Aegis lies open before its owner, and so does the card that it may cancel."""

    play: Miracle

    def decision(self, game: Game) -> Decision | None:
        """Ask him, if somebody has it."""
        owner = relic_owner(game.state, relic_number(AEGIS))
        return None if owner is None else Decision(owner, ASK_AEGIS, Choices([Pass(), Pick(AEGIS)]), self)

    def facts(self, game: Game) -> Facts:
        """Return the card that may be cancelled."""
        return PlayedCardFacts(self.play.player, self.play.card)

    def run(self, game: Game) -> None:
        """Nobody has it: the card works."""
        effect_of(self.play.card).apply(game, self.play)

    def take(self, game: Game, choice: Choice) -> None:
        """Cancel the card and spend Aegis, or let the card work."""
        owner = relic_owner(game.state, relic_number(AEGIS))
        assert owner is not None
        if isinstance(choice, Pass):
            self.run(game)
            return
        lose_relic(game, relic_number(AEGIS))
        game.emit(MiracleCancelled(self.play.player, self.play.card, owner))

    def is_valid(self, game: Game) -> bool:
        """The card that Pandora's Box turned over is aimed as it can be."""
        play, card = self.play, miracle_specs().get(self.play.card)
        return (
            play.player == game.state.turn
            and card is not None
            and card.timing == OWN_TURN
            and play.targets in effect_of(card.id).targets(game, play.player, play.front)
        )


class SettleMiracle(Step, frozen=True):
    """When a card is done: emptied land belongs to nobody, its gods are banished, then players may be out (G-135, G-138)."""

    player: int

    def run(self, game: Game) -> None:
        """Look after all of it; who goes out in his own turn has no more of it."""
        state = game.state
        for territory, owner in enumerate(state.owner):
            if owner != NOBODY and not state.armies[territory]:
                desert(game, territory)
                game.emit(LandDeserted(owner, territory))
        eliminate_all(game, self.player)
        if state.outcome is None and state.turn != NOBODY and not state.alive[state.turn]:
            leave_turn(game)

    def is_valid(self, game: Game) -> bool:
        """The player on turn has a card at its start: out of Pandora's Box."""
        return self.player == game.state.turn
