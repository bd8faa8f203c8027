"""Play screens over positions with gods, written as in ``tests.editions.godstorm.epoch``."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtTest import QTest

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.ad2210_table import ad_screen

LANDS = {
    "gaul": "0 7 war sky",
    "alemannia": "1 4 sky temple",
    "iberia": "0 3 temple",
    "dacia": "1 3",
    "egypt": "2 5 war temple",
}


_SETTINGS = ("ai_speed", "language", "text_scale", "size", "ai_client", "reduced_motion", "recap")


def god_screen(position: Mapping[str, str] = LANDS, people: tuple[int, ...] = (0,), **asked: object) -> PlayScreen:
    """Return a shown play screen over a position; ``asked`` as for ``epoch``, and the settings of the window."""
    settings = {key: asked.pop(key) for key in _SETTINGS if key in asked}
    return over(epoch(position, rolls=None, **asked), people, **settings)  # type: ignore[arg-type]


def over(game: Game, people: tuple[int, ...] = (0,), **settings: object) -> PlayScreen:
    """Return a shown play screen over a game."""
    return ad_screen(game, people, edition="godstorm", **settings)  # type: ignore[arg-type]


def asked_of(screen: PlayScreen, kind: str) -> Presenter:
    """Return the presenter of the decision at hand, which is of this kind, once what came before it has been shown.

    Cards that were drawn have been read.
    """
    for _ in range(400):
        screen.director.pass_pause()
        presenter = screen.director.presenter
        if presenter is not None and presenter.active and presenter.decision.kind == kind:
            break
        QTest.qWait(5)
    presenter = screen.director.presenter
    assert presenter is not None and presenter.decision.kind == kind
    return presenter


def place(screen: PlayScreen, name: str) -> int:
    """Return a territory's number."""
    return screen.context.game.rules.board.index(name)


def answers_of(screen: PlayScreen) -> list[Choice]:
    """Return what is answered from now on."""
    found: list[Choice] = []
    answer = screen.context.session.answer

    def note(choice: Choice):  # type: ignore[no-untyped-def]
        found.append(choice)
        return answer(choice)

    screen.context.session.answer = note  # type: ignore[method-assign]
    return found
