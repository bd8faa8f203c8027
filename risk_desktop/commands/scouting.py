"""Moments of a whole game that are worth a picture: bids, pieces for sale, cards, answers to an attack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from risk_desktop.controller.rehearsal import Rehearsal, Scene
from risk_desktop.editions.common.bidding import BID, TURN_MARKER, order_slot
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.editions.common.pieces import PutPiece, kinds_in
from risk_desktop.editions.godstorm.pantheons import PANTHEON
from risk_desktop.editions.godstorm.waters import WATERS
from risk_desktop.engine.choices import Pass, Silence
from risk_desktop.engine.events import SealedRevealed
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.ui.gallery.poses import (
    aim_attack,
    aim_card,
    answer_attack,
    choose_cards,
    fight_god_war,
    hire,
    lay_cards,
    led_attack,
    roll_attack,
    set_bid,
    sink,
    stay,
)
from risk_desktop.ui.game.screen import PlayScreen

_PURSE = 7
"""More money makes a bid no better picture: it isn't chosen from a row of plates any more."""


@dataclass(frozen=True)
class PictureMoment:
    """``kinds`` of decisions; ``worth``: how good a picture it makes, 0 for none; ``pose``: what is then chosen on the screen;
    ``known``: whether rules have anything of the kind.
    """

    kinds: tuple[str, ...]
    worth: Callable[[Decision, Rehearsal], float]
    pose: Callable[[PlayScreen], None]
    known: Callable[[Rules], bool]


def best_moments(rehearsal: Rehearsal) -> dict[str, tuple[int, Scene]]:
    """Play a rehearsal to its end; return by picture who is asked in its best moment, and that scene."""
    found: dict[str, tuple[int, Scene]] = {}
    best: dict[str, float] = {}
    asked = rehearsal.game.pending()
    known = {name: moment for name, moment in MOMENTS.items() if moment.known(rehearsal.game.rules)}
    while asked is not None:
        for name, moment in known.items():
            worth = moment.worth(asked, rehearsal) if asked.kind in moment.kinds else 0.0
            if worth > best.get(name, 0.0):
                best[name] = worth
                found[name] = asked.player, rehearsal.scene()
        asked = rehearsal.step()
    return found


def _of_bid(asked: Decision, played: Rehearsal) -> float:
    """A purse that needs no stepper."""
    money, state = money_of(played.game.state, asked.player), played.game.state
    return (money if money <= _PURSE else 1) + 0.1 * state.round


def _of_marker(asked: Decision, played: Rehearsal) -> float:
    """High bids, and some places are taken."""
    opened = next(event for event in reversed(played.past) if isinstance(event, SealedRevealed))
    taken = sum(who != NOBODY for who in order_slot(played.game).order)
    return sum(int(bid) for _, bid in opened.answers) + 0.5 * taken


def _of_hire(asked: Decision, played: Rehearsal) -> float:
    options = asked.options
    assert isinstance(options, Choices)
    return len({choice.kind for choice in options if isinstance(choice, PutPiece)}) + 0.1 * played.game.state.round


def _of_market(asked: Decision, played: Rehearsal) -> float:
    return asked.options.count


def _of_card(asked: Decision, played: Rehearsal) -> float:
    """Several cards in the hand, and one that is aimed at a place."""
    aims = getattr(asked.options, "aims", {}).values()
    places = sum(len(aim.candidates if isinstance(aim, Aim) else aim) > 1 for aim in aims)
    held = _held(played.game, asked.player)
    return min(6, held) + 3 * bool(places) + len(aims) if held else 0.0


def _of_answer(asked: Decision, played: Rehearsal) -> float:
    """Who is attacked himself can answer with a card, and pieces stand there."""
    answers = [choice for choice in asked.options if not isinstance(choice, (Pass, Silence))]  # type: ignore[attr-defined]
    game = played.game
    target = getattr(getattr(asked.step, "guarded", None), "target", -1)
    if not answers or target < 0 or not game.state.armies[target]:
        return 0.0
    own = game.state.owner[target] == asked.player
    return (
        1 + 3 * own + len(kinds_in(game.state, asked.player, target)) + 0.5 * min(6, _held(played.game, asked.player))
    )


def _of_god_war(asked: Decision, played: Rehearsal) -> float:
    """The attacker names his champion, and the defender has one god only: the war follows at once."""
    state, step = played.game.state, asked.step
    origin, target = getattr(step, "origin", -1), getattr(step, "target", -1)
    if state.owner[origin] != asked.player:
        return 0.0
    there = [kinds_in(state, state.owner[place], place) for place in (origin, target)]
    return 1 + len(there[0]) + 0.1 * state.round if len(there[1]) == 1 else 0.0


def _of_descent(asked: Decision, played: Rehearsal) -> float:
    """Many stand below, and there is something left to take."""
    state, lands = played.game.state, played.game.rules.board.territories
    below = [t for t, facts in enumerate(lands) if facts.board > 0]
    taken = sum(state.armies[t] > 0 for t in below)
    return 1 + taken * (len(below) - taken) + 0.2 * state.round


def _of_sinking(asked: Decision, played: Rehearsal) -> float:
    """The middle of the game."""
    return 3 - abs(played.game.state.round - 3)


def _of_led_attack(asked: Decision, played: Rehearsal) -> float:
    """Pieces on both sides: dice of several kinds."""
    worth = led_attack(asked)[0]
    return worth + 0.2 * played.game.state.round if worth else 0.0


def _held(game: Game, player: int) -> int:
    """Return how many cards a player has in his hand; those that lie open are no hand."""
    decks = ((game.rules.decks[name], deck) for name, deck in game.state.decks.items())
    return sum(len(deck.hands[player]) for spec, deck in decks if not spec.public_hands)


def _has_money(rules: Rules) -> bool:
    return MONEY in rules.slots


def _has_bids(rules: Rules) -> bool:
    return BID in rules.sealed


def _has_larger_dice(rules: Rules) -> bool:
    return any(piece.die > 6 for piece in rules.pieces.values())


def _has_prices(rules: Rules) -> bool:
    return any(piece.cost for piece in rules.pieces.values())


def _has_answers(rules: Rules) -> bool:
    return bool(rules.reactions)


def _has_god_wars(rules: Rules) -> bool:
    return PANTHEON in rules.slots


def _can_sink(rules: Rules) -> bool:
    return WATERS in rules.slots


ANYWHERE = ("play", "battle")
"""Moments of which rules without them have a plainer picture."""

MOMENTS: dict[str, PictureMoment] = {
    "play": PictureMoment(("attack",), _of_led_attack, aim_attack, _has_larger_dice),
    "battle": PictureMoment(("attack",), _of_led_attack, roll_attack, _has_larger_dice),
    "bid": PictureMoment((BID,), _of_bid, set_bid, _has_bids),
    "bids": PictureMoment((TURN_MARKER,), _of_marker, stay, _has_bids),
    "hire": PictureMoment(("hire", "summon"), _of_hire, hire, _has_prices),
    "buy": PictureMoment(("buy_cards",), _of_market, choose_cards, _has_money),
    "cards": PictureMoment(("play_card", "miracle"), _of_card, lay_cards, _has_answers),
    "card": PictureMoment(("play_card", "miracle"), _of_card, aim_card, _has_answers),
    "reaction": PictureMoment(("reaction",), _of_answer, answer_attack, _has_answers),
    "god-war": PictureMoment(("champion",), _of_god_war, fight_god_war, _has_god_wars),
    "underworld": PictureMoment(("underworld", "leave_afterlife"), _of_descent, stay, _can_sink),
    "sunken": PictureMoment(("attack",), _of_sinking, sink, _can_sink),
}
"""By the name of the picture."""
