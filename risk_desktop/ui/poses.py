"""What is chosen on the table for a picture of it: as a person would have done so far, nothing is confirmed."""

from __future__ import annotations

from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication

from risk_desktop.editions.common.card_play import TERRITORY
from risk_desktop.editions.common.waters import SINKS

from .play.play_screen import PlayScreen
from .play.presenters.bid import BidPresenter
from .play.presenters.buy_cards import BuyCardsPresenter
from .play.presenters.miracle import Aiming
from .play.presenters.play_card import CardPresenter
from .play.presenters.put_piece import PutPiecePresenter

_BASKET = 3


def stay(screen: PlayScreen) -> None:
    """Leave everything as it is."""


def set_bid(screen: PlayScreen) -> None:
    """Bid about half of what there is."""
    presenter = screen.director.presenter
    if isinstance(presenter, BidPresenter):
        presenter.set_number((presenter.most + 1) // 2)


def hire(screen: PlayScreen) -> None:
    """Choose the first piece on the shelf, and the strongest place for it."""
    presenter = screen.director.presenter
    if not isinstance(presenter, PutPiecePresenter):
        return
    presenter.choose(next(iter(presenter.places)))
    armies = screen.desk.game.state.armies
    presenter.click(max(presenter.places[presenter.kind], key=armies.__getitem__))


def choose_cards(screen: PlayScreen) -> None:
    """Put cards into the basket, from one deck after the other."""
    presenter = screen.director.presenter
    if isinstance(presenter, BuyCardsPresenter):
        for number in range(_BASKET):
            presenter.add(presenter.decks[number % len(presenter.decks)], 1)


def lay_cards(screen: PlayScreen) -> None:
    """Lay the own cards on the table."""
    screen.director.cards_wanted.emit()


def aim_card(screen: PlayScreen) -> None:
    """Choose a card that is aimed at a place, and aim it."""
    presenter = screen.director.presenter
    if not isinstance(presenter, CardPresenter):
        return
    if isinstance(presenter, Aiming):
        _aim_in_steps(presenter)
        return
    for number in _playable(presenter):
        presenter.pick_card(number)
        if presenter.aim.at == "territory" and len(presenter.aim.candidates) > 1:
            break
    for target in presenter.aim.candidates:
        if presenter.choice is not None:
            break
        presenter.click(target)


def _aim_in_steps(presenter: Aiming) -> None:
    """Choose a card with several targets to choose from, and the last of them each time."""
    for number in _playable(presenter):
        presenter.pick_card(number)
        if presenter.at == TERRITORY:
            break
    while presenter.at == TERRITORY and presenter.choice is None:
        presenter.click(presenter.candidates()[-1])


def fight_god_war(screen: PlayScreen) -> None:
    """Send the first god, and look at the war."""
    screen.director.set_speed("normal")
    screen.director.press("primary")
    for _ in range(200):
        if screen.god_wars.table.isVisible() and screen.god_wars.table.share >= 1:
            break
        QApplication.processEvents()
        QThread.msleep(10)


def sink(screen: PlayScreen) -> None:
    """Let the sea have what it can take."""
    game = screen.desk.game
    lands = [t for t, facts in enumerate(game.rules.board.territories) if SINKS in facts.tags]
    screen.board.sink(lands)
    screen.board.finish_animations()


def answer_attack(screen: PlayScreen) -> None:
    """Choose the first card that fits."""
    presenter = screen.director.presenter
    if isinstance(presenter, CardPresenter):
        for number in _playable(presenter)[:1]:
            presenter.pick_card(number)


def _playable(presenter: CardPresenter) -> list[int]:
    """Return the numbers, from 1, of the cards that can be played."""
    return [number for number, one in enumerate(presenter.held, start=1) if one.playable]
