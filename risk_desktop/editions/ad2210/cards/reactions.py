"""Reactions to an invasion: who may answer with a command card, and what that does (AD-I-6, AMB-6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.engine.reactions import ReactionRule, guard
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Step

from ...common.money import money_of
from ...common.turns import turn_order
from ..campaign import campaign
from ..invasion import INVASION, Invasion, InvasionEnded
from ..units import in_play
from .aims import PlayCard
from .deck import card_specs, in_the_game
from .playing import CardTiming, Plays, play_card


def ask_opponents(game: Game, step: Step) -> Step:
    """Ask the opponents for answers, in turn order, beginning after the attacker (AD-I-6)."""
    assert isinstance(step, Invasion)
    state = game.state
    order = turn_order(state)
    place = order.index(step.player)
    others = [*order[place + 1 :], *order[:place]]
    return guard(INVASION, step, [player for player in others if state.alive[player]])


def moment_of(step: Step) -> CardTiming:
    """Return the moment in which an invasion is answered."""
    assert isinstance(step, Invasion)
    return CardTiming("", step)


def might_answer(game: Game, player: int, step: Step) -> bool:
    """Tell whether ``player`` might hold a fitting card, as far as everybody knows: so being asked tells nothing (AD-A-6)."""
    assert isinstance(step, Invasion)
    state, moment = game.state, moment_of(step)
    if state.owner[step.target] == NOBODY or player in campaign(state).jammed or not step.goes_on(game):
        return False
    able = [kind for kind in in_play(state, player) if state.decks[kind].hands[player]]
    return any(
        card.deck in able
        and money_of(state, player) >= card.cost
        and moment.allows(game, player, card)
        and card.effect.aim(game, player, step) is not None
        and in_the_game(state, card)
        for card in card_specs().values()
    )


def answers(game: Game, player: int, step: Step) -> Sequence[Choice]:
    """Return the cards that ``player`` can answer with."""
    return tuple(Plays(game, player, moment_of(step)).every())


def answer(game: Game, player: int, choice: Choice, step: Step) -> Step | None:
    """Play the card; the attacker says his dice anew afterwards (AD-J-1), if the invasion goes on."""
    assert isinstance(choice, PlayCard) and isinstance(step, Invasion)
    campaign(game.state).disturbed = True
    play = play_card(game, player, choice, moment_of(step))
    after = card_specs()[choice.card].effect.outcome(game, play, msgspec.structs.replace(step, answered=True))
    if after is None:
        game.emit(InvasionEnded(step.player, step.origin, step.target))
    return after


def is_invaded(game: Game, player: int, step: Step) -> bool:
    """Tell whether it is his own territory."""
    assert isinstance(step, Invasion)
    return game.state.owner[step.target] == player


def card_of(choice: Choice) -> str:
    """Return the card as the event names it."""
    assert isinstance(choice, PlayCard)
    return choice.card


REACTION = ReactionRule(might_answer, answers, answer, card_of, reopen=True, repeat=True, concerns=is_invaded)
