"""Reactions to an invasion: the attacked player may play Sky cards, any number of them, after a declaration (G-59)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.reactions import ReactionRule, guard
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Step

from ...common.money import money_of
from ..gods import SKY, in_play
from ..invasion import Press
from .catalogue import effect_of
from .deck import ATTACKED, SKY_DECK, MiracleSpec, cards_of, miracle_specs
from .effect import Front
from .events import PlayMiracle
from .playing import Miracles, play_miracle


def ask_invaded(game: Game, step: Step) -> Step:
    """Ask the owner of the target for an answer; a neutral one has no cards (A-7)."""
    assert isinstance(step, Press)
    owner = game.state.owner[step.target]
    return step if game.state.is_neutral(owner) else guard("invasion", step, [owner])


def front_of(step: Step) -> Front:
    """Return the invasion that is answered."""
    assert isinstance(step, Press)
    return Front(step.player, step.origin, step.target)


def unplayed(state: GameState, card: MiracleSpec) -> bool:
    """Tell whether a copy of ``card`` may still be in a hand, as everybody can see."""
    cards = cards_of(card.deck)
    return sum(cards[n].id == card.id for n in state.decks[card.deck].discard) < card.copies


def might_answer(game: Game, player: int, step: Step) -> bool:
    """Tell whether he might hold a fitting card, as far as everybody knows: so being asked tells nothing (G-7)."""
    assert isinstance(step, Press)
    state, front = game.state, front_of(step)
    if state.owner[step.target] != player or not state.armies[step.target] or not step.goes_on(game):
        return False
    if SKY not in in_play(state, player) or not state.decks[SKY_DECK].hands[player]:
        return False
    return any(
        card.timing == ATTACKED
        and money_of(state, player) >= card.cost
        and unplayed(state, card)
        and effect_of(card.id).targets(game, player, front)
        for card in miracle_specs().values()
    )


def answers(game: Game, player: int, step: Step) -> Sequence[Choice]:
    """Return the cards that he can answer with."""
    return tuple(Miracles(game, player, front_of(step)).every())


def answer(game: Game, player: int, choice: Choice, step: Step) -> Step | None:
    """Play the card; the attacker says anew what he rolls (A-28)."""
    assert isinstance(choice, PlayMiracle)
    play_miracle(game, player, choice, front_of(step))
    return msgspec.structs.replace(step, dice=0, keep=0)


def card_of(choice: Choice) -> str:
    """Return the card as the event names it."""
    assert isinstance(choice, PlayMiracle)
    return choice.card


REACTION = ReactionRule(might_answer, answers, answer, card_of, reopen=True, repeat=True)
