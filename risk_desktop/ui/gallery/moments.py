"""The moments of a game that make the best pictures: a bid, pieces for sale, cards, answers to an attack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from risk_desktop.controller.rehearsal import Rehearsal, Scene
from risk_desktop.editions.common.bidding import BID, TURN_MARKER, order_slot
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.common.money import MONEY, money_of
from risk_desktop.editions.common.pieces import PutPiece, kinds_in
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.choices import Pass, Silence
from risk_desktop.engine.events import SealedRevealed
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.ui.gallery.godstorm_stage import sink_atlantis
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
    stay,
    ways_opened,
)
from risk_desktop.ui.game.screen import PlayScreen

_PURSE = 7
"""With more money than this a bid is set with a stepper instead of a row of plates, which makes a duller picture."""


def as_it_is(game: Game) -> None:
    """Leave a position as it was played."""


@dataclass(frozen=True)
class PictureMoment:
    """A kind of moment that is worth a picture.

    ``kinds``: the decisions in which it may come; ``worth``: how good a picture one of them makes, 0 for none; ``pose``
    chooses something on the screen for it; ``known``: whether the rules of a game have such a moment at all; ``stage``
    changes the position before it shows, where hardly any game comes to such a one.
    """

    kinds: tuple[str, ...]
    worth: Callable[[Decision, Rehearsal], float]
    pose: Callable[[PlayScreen], None]
    known: Callable[[Rules], bool]
    stage: Callable[[Game], None] = as_it_is


def best_moments(rehearsal: Rehearsal) -> dict[str, tuple[int, Scene]]:
    """Play a rehearsal to its end. Return, for each picture, who decides in its best moment and the scene of it."""
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
    """Prefer as much money as can be bid without a stepper."""
    money, state = money_of(played.game.state, asked.player), played.game.state
    return (money if money <= _PURSE else 1) + 0.1 * state.round


def _of_marker(asked: Decision, played: Rehearsal) -> float:
    """Prefer high bids, and that some places are taken already."""
    opened = next(event for event in reversed(played.past) if isinstance(event, SealedRevealed))
    taken = sum(who != NOBODY for who in order_slot(played.game).order)
    return sum(int(bid) for _, bid in opened.answers) + 0.5 * taken


def _of_hire(asked: Decision, played: Rehearsal) -> float:
    """Prefer many kinds, and that one of them opens ways."""
    options = asked.options
    assert isinstance(options, Choices)
    game, offers = played.game, [choice for choice in options if isinstance(choice, PutPiece)]
    opens = any(ways_opened(game, asked.player, offer.kind, offer.territory) for offer in offers)
    return len({offer.kind for offer in offers}) + 3 * opens + 0.1 * game.state.round


def _of_market(asked: Decision, played: Rehearsal) -> float:
    return asked.options.count


def _of_card(asked: Decision, played: Rehearsal) -> float:
    """Prefer several cards in hand, and one that is aimed at a place."""
    # Of cards both boxes with such decks ask by options of their own, each with ``aims`` by card.
    aims = getattr(asked.options, "aims", {}).values()
    places = sum(len(aim.candidates if isinstance(aim, Aim) else aim) > 1 for aim in aims)
    held = _held(played.game, asked.player)
    return min(6, held) + 3 * bool(places) + len(aims) if held else 0.0


def _of_answer(asked: Decision, played: Rehearsal) -> float:
    """Prefer that the attacked player himself can answer with a card, and that pieces stand there."""
    options, game = asked.options, played.game
    assert isinstance(options, Choices)
    facts = asked.step.facts(game)
    if not isinstance(facts, BattleFacts) or all(isinstance(choice, (Pass, Silence)) for choice in options):
        return 0.0
    target = facts.target
    if not game.state.armies[target]:
        return 0.0
    own = game.state.owner[target] == asked.player
    return (
        1 + 3 * own + len(kinds_in(game.state, asked.player, target)) + 0.5 * min(6, _held(played.game, asked.player))
    )


def _of_god_war(asked: Decision, played: Rehearsal) -> float:
    """The attacker names his champion, and the defender has only one god, so that the war follows at once."""
    state, facts = played.game.state, asked.step.facts(played.game)
    if not isinstance(facts, BattleFacts) or state.owner[facts.origin] != asked.player:
        return 0.0
    there = [kinds_in(state, state.owner[place], place) for place in (facts.origin, facts.target)]
    return 1 + len(there[0]) + 0.1 * state.round if len(there[1]) == 1 else 0.0


def _of_descent(asked: Decision, played: Rehearsal) -> float:
    """Prefer many armies below, with something left to conquer."""
    state, lands = played.game.state, played.game.rules.board.territories
    below = [t for t, facts in enumerate(lands) if facts.board > 0]
    taken = sum(state.armies[t] > 0 for t in below)
    return 1 + taken * (len(below) - taken) + 0.2 * state.round


def _of_sinking(asked: Decision, played: Rehearsal) -> float:
    """Prefer the middle of the game."""
    return 3 - abs(played.game.state.round - 3)


def _of_led_attack(asked: Decision, played: Rehearsal) -> float:
    """Prefer pieces on both sides, so that dice of several kinds roll."""
    worth = led_attack(asked)[0]
    return worth + 0.2 * played.game.state.round if worth else 0.0


def _held(game: Game, player: int) -> int:
    """Return how many cards a player holds; those that lie open do not count."""
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


def _has_gods(rules: Rules) -> bool:
    return "godstorm" in find_edition(rules.edition).features


ANYWHERE = ("play", "battle")
"""Pictures that every rule set has; without such a moment they show a plainer scene."""

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
    "god-war": PictureMoment(("champion",), _of_god_war, fight_god_war, _has_gods),
    "underworld": PictureMoment(("underworld", "leave_afterlife"), _of_descent, stay, _has_gods),
    "sunken": PictureMoment(("attack",), _of_sinking, stay, _has_gods, sink_atlantis),
}
"""By the name of the picture."""
