"""Makes choices on the game's screen for a picture, as a person would have done so far; nothing is confirmed."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.common.pieces import kinds_in
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.game.advance_odds.advance_odds_controller import AdvanceOddsController
from risk_desktop.ui.game.bidding.bid import BidPresenter
from risk_desktop.ui.game.cards.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.godstorm.miracle import MiracleAiming
from risk_desktop.ui.game.hint.hint_controller import HintController
from risk_desktop.ui.game.pieces.put_piece import PutPiecePresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.share.share_dialog import ShareDialog
from risk_desktop.ui.share.shared_game import SharedGame

_BASKET = 3
_LINKS = 3
_PATIENCE_S = 60.0
"""How long to wait for dice or a question before the picture is taken anyway: a busy machine needs some time."""


def stay(screen: PlayScreen) -> None:
    """Leave everything as it is."""


def led_attack(decision: Decision) -> tuple[float, tuple[int, int]]:
    """Return the attack led by pieces that makes the best picture: how good it is (0 for none), origin and target."""
    options, best = decision.options, (0.0, (NOBODY, NOBODY))
    if not isinstance(options, Attacks):
        return best
    state, rules = options.game.state, options.game.rules
    lands = rules.board.territories
    for origin, target in options.edges():
        if state.armies[target] < 2 or lands[origin].board or lands[target].board:
            continue
        if state.armies[origin] < state.armies[target] + 3:
            continue
        leading = sum(rules.pieces[kind].most == 1 for kind in kinds_in(state, decision.player, origin))
        facing = len(kinds_in(state, state.owner[target], target))
        if leading:
            best = max(best, (min(3, leading) + 2.0 * min(2, facing) + 0.01 * state.armies[target], (origin, target)))
    return best


def aim_attack(screen: PlayScreen) -> None:
    """Choose the best attack led by pieces."""
    wait_until(lambda: screen.director.presenter is not None)
    decision = screen.context.session.decision
    if decision is not None:
        for place in led_attack(decision)[1]:
            screen.input.click(place)


def roll_attack(screen: PlayScreen) -> None:
    """Choose that attack, roll, and show the dice."""
    aim_attack(screen)
    roll_dice(screen)


def roll_dice(screen: PlayScreen) -> None:
    """Roll for the chosen attack and confirm whatever is asked on the way, until the dice lie beside the arrow and
    the next decision is due."""
    director, battle = screen.director, screen.battle
    director.set_speed("normal")
    rolled = False

    def asked_again() -> bool:
        nonlocal rolled
        rolled = rolled or battle.rested
        asked = director.presenter is not None and not director.animator.busy
        if rolled:
            return asked
        if battle.busy:
            battle.skip()
        elif asked:
            screen.input.press("primary")
        return False

    wait_until(asked_again)


def wait_until(there: Callable[[], bool]) -> None:
    """Process events until ``there()`` is true, or until patience runs out."""
    end = time.monotonic() + _PATIENCE_S
    while not there() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def ask_hint(screen: PlayScreen) -> None:
    """Ask for a hint, and wait until it shows."""
    hints = screen.controller(HintController)
    wait_until(lambda: screen.director.presenter is not None)
    hints.toggle()
    wait_until(lambda: hints.option is not None)


def open_odds(screen: PlayScreen) -> None:
    """Open the odds of a fight."""
    OddsDialog(screen, screen.context.names.table.edition, on_board=True).open()


def share(screen: PlayScreen) -> None:
    """Ask how the game is to be shared."""
    context = screen.context
    recording = context.session.recording
    assert recording is not None
    game = SharedGame(recording, context.names, find_maps(context.names.table.boards))
    ShareDialog(screen, game, recording.end, on_board=True).open()


def plan_advance(screen: PlayScreen) -> None:
    """Plan an advance from the largest army that has an enemy beside it, each time to the weakest one."""
    odds, game = screen.controller(AdvanceOddsController), screen.context.game
    wait_until(lambda: screen.director.presenter is not None)
    state, board = game.state, game.rules.board
    me = state.decider(state.turn)

    def beside(land: int) -> list[int]:
        return [each for each in board.neighbours[land] if state.owner[each] not in (me, NOBODY)]

    own = [land for land, owner in enumerate(state.owner) if owner == me and beside(land)]
    odds.begin()
    here = max(own, key=state.armies.__getitem__)
    odds.click(here)
    for _ in range(_LINKS):
        left = [land for land in beside(here) if land not in odds.plan.lands]
        if left:
            here = min(left, key=state.armies.__getitem__)
            odds.click(here)


def set_bid(screen: PlayScreen) -> None:
    """Bid about half of the money."""
    presenter = screen.director.presenter
    if isinstance(presenter, BidPresenter):
        presenter.set_number((presenter.most + 1) // 2)


def ways_opened(game: Game, player: int, kind: str, place: int) -> int:
    """Return how many ways a piece would open to its player from a place."""
    opened = find_edition(game.rules.edition).opened
    return len(opened(game, player, kind, place)) if opened is not None else 0


def hire(screen: PlayScreen) -> None:
    """Choose the piece and the place on the first board that open most ways; where none does, the strongest place."""
    presenter, game = screen.director.presenter, screen.context.game
    if not isinstance(presenter, PutPiecePresenter):
        return
    player, armies, lands = presenter.decision.player, game.state.armies, game.rules.board.territories
    offers = [(kind, place) for kind, places in presenter.places.items() for place in places if not lands[place].board]
    if offers:
        kind, place = max(offers, key=lambda offer: (ways_opened(game, player, *offer), armies[offer[1]]))
        presenter.choose(kind)
        presenter.click(place)


def choose_cards(screen: PlayScreen) -> None:
    """Put a few cards into the basket, from one deck after another."""
    presenter = screen.director.presenter
    if isinstance(presenter, BuyCardsPresenter):
        for number in range(_BASKET):
            presenter.add(presenter.decks[number % len(presenter.decks)], 1)


def lay_cards(screen: PlayScreen) -> None:
    """Show the player's own cards on the table."""
    screen.director.cards_wanted.emit()


def aim_card(screen: PlayScreen) -> None:
    """Choose a card that is aimed at a place, and aim it."""
    presenter = screen.director.asking(CardPresenter)
    if presenter is None:
        return
    aiming = presenter.aiming
    if isinstance(aiming, MiracleAiming):
        _aim_in_steps(presenter)
        return
    for number in _playable(presenter):
        presenter.pick_card(number)
        if aiming.at == TERRITORY and len(aiming.candidates) > 1:
            break
    for target in aiming.candidates:
        if presenter.choice is not None:
            break
        presenter.click(target)


def _aim_in_steps(presenter: CardPresenter) -> None:
    """Choose a card that is aimed in several steps, and the last target of each."""
    for number in _playable(presenter):
        presenter.pick_card(number)
        if presenter.aiming.at == TERRITORY:
            break
    while presenter.aiming.at == TERRITORY and presenter.choice is None:
        presenter.click(presenter.aiming.candidates[-1])


def fight_god_war(screen: PlayScreen) -> None:
    """Send the first god, and show the war."""
    screen.director.set_speed("normal")
    screen.input.press("primary")
    table = screen.controller(GodWars).table
    wait_until(lambda: table.isVisible() and table.share >= 1)


def answer_attack(screen: PlayScreen) -> None:
    """Choose the first card that can be played."""
    presenter = screen.director.presenter
    if isinstance(presenter, CardPresenter):
        for number in _playable(presenter)[:1]:
            presenter.pick_card(number)


def _playable(presenter: CardPresenter) -> list[int]:
    """Return the numbers, from 1, of the cards that can be played."""
    return [number for number, one in enumerate(presenter.held, start=1) if one.playable]
