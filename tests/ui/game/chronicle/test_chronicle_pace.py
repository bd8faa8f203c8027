"""The chronicle keeps pace with the board at every speed: it tells what has been seen, and all that has been seen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.events import CardDieRolled
from risk_desktop.editions.classic.neutrals.stances import LoyaltyTested
from risk_desktop.editions.godstorm.cards.events import MiracleRolled
from risk_desktop.editions.godstorm.god_war import GodWarFought
from risk_desktop.engine.choices import Attack
from risk_desktop.engine.events import ArmiesLost, AttackDeclared, AttackRolled, DiceRolled, Event, OrderRolled
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game import animator as showing_module
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.event_queue import EventQueue
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import DieWidget
from tests.ui.support.play_table import Defender, PuppetAiClient, make_context, make_screen, middle_of_game, number
from tests.ui.support.scripted_game import Script, open_game

pytestmark = pytest.mark.heavy

ROLLS = (AttackRolled, CardDieRolled, DiceRolled, GodWarFought, LoyaltyTested, MiracleRolled, OrderRolled)
EDITIONS = ("world", "ad2210", "godstorm")


class PaceWatch(QObject):
    """Follows what happens, what the board shows of it, and what is told; ``found`` holds what doesn't fit."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__()
        self.screen, self.found = screen, list[str]()
        self.told: list[Event] = []
        self.rolls_told = self.positions_seen = 0
        self._seen = list[Event]()
        self._past: list[tuple[BoardPosition, int]] = [(screen.board.position, 0)]
        director = screen.director
        queue = director.findChild(EventQueue)
        assert queue is not None
        self._queue, self._halfway = queue, False  # halfway: a beat has begun that has not been told to its end
        queue.begun.connect(self._begin_beat)
        queue.counted.connect(self._end_beat)
        screen.context.session.happened.connect(self._note)
        director.told.connect(self._tell)
        director.animator.shown.connect(self._show)

    @Slot(list)
    def _note(self, events: Sequence[Event]) -> None:
        """A choice has been made: remember how the board is to look when all that led there has been told."""
        witness = self.screen.director.witness
        self._seen += [event for event in events if event.seen_by(witness) is not None]
        self._past.append((position_of(self.screen.context.game), len(self._seen)))

    @Slot(object)
    def _show(self, event: Event) -> None:
        """An event begins to be shown: what was chosen before has been told."""
        before = self._past[-2][1] if len(self._past) > 1 else 0
        if len(self.told) < before:
            self.found.append(f"{before - len(self.told)} events of earlier choices untold when {event} shows")

    @Slot()
    def _begin_beat(self) -> None:
        self._halfway = True

    @Slot()
    def _end_beat(self) -> None:
        self._halfway = False

    @Slot(list)
    def _tell(self, events: Sequence[Event]) -> None:
        self._halfway = self._halfway and self._queue.pending  # long beats are told in parts
        self.told += events
        rolls = [event for event in events if isinstance(event, ROLLS)]
        self.rolls_told += len(rolls)
        if rolls and any(die.isVisible() and die.is_tumbling() for die in self.screen.findChildren(DieWidget)):
            self.found.append(f"{rolls} told while dice tumble")

    @Slot()
    def look(self) -> None:
        """The board shows the position behind some choice: all that led there must have been told, and nothing later."""
        director = self.screen.director
        if director.animator.busy or self._halfway:
            return
        shown = self.screen.board.position
        places = [place for place, (position, _) in enumerate(self._past) if position == shown]
        if not places:
            return  # a part of it still shows what was before
        self.positions_seen += 1
        del self._past[: places[0]]
        least = self._past[0][1]
        if len(self.told) < least:
            self.found.append(f"behind the board: {self._seen[len(self.told) : least]}")

    def titles(self) -> list[str]:
        """Return the lines of a chronicle to which the same is told, newest first."""
        chronicle = Chronicle(self.screen.context.names)
        chronicle.add(Narrator(self.screen.context.names).lines(self.told, self.screen.director.witness))
        return [line.title for line in chronicle.lines()]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_instant_the_chronicle_is_never_behind_the_board(qtbot: QtBot, edition: str) -> None:
    screen = open_game(edition, ())
    watch, script = PaceWatch(screen), Script(screen, ("instant",))
    dispatcher = QAbstractEventDispatcher.instance()
    dispatcher.awake.connect(watch.look)
    screen.context.session.start()
    script.play(turns=25, seconds=120)
    dispatcher.awake.disconnect(watch.look)
    assert watch.found == []
    assert [line.title for line in screen.game_layout.chronicle.lines()] == watch.titles()
    assert watch.positions_seen > 20 and len(watch.told) > 200


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("edition", "speed"),
    [("world", "step"), ("world", "normal"), ("world", "fast"), ("godstorm", "normal"), ("risiko", "slow")],
)
def test_a_line_appears_when_its_dice_have_stopped_and_before_anything_else_shows(
    qtbot: QtBot, edition: str, speed: str
) -> None:
    screen = open_game(edition, (0,), first_round=1)
    watch, script = PaceWatch(screen), Script(screen, (speed,))
    screen.context.session.start()
    script.play(turns=4, seconds=120)
    assert watch.found == []
    assert watch.rolls_told > 2


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_the_dice_of_a_fight_lie_still_when_its_roll_is_told(qtbot: QtBot, speed: str) -> None:
    """At their real pace, those of opponents."""
    screen = make_screen(
        middle_of_game("attack", turn=4, hands=False), context=make_context(ai_speed=speed), ai_client=PuppetAiClient
    )
    watch = PaceWatch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: watch.rolls_told >= 6, timeout=60_000)
    assert watch.found == []


def test_no_roll_is_told_before_its_dice_have_stopped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where they take longer than they should."""
    for kind in (DiceRolled, ArmiesLost, AttackDeclared):
        monkeypatch.setitem(showing_module._MS, kind, 10)
    screen = make_screen(
        middle_of_game("attack", turn=4, hands=False), context=make_context(ai_speed="normal"), ai_client=PuppetAiClient
    )
    watch = PaceWatch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: watch.rolls_told >= 3, timeout=60_000)
    assert watch.found == []


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_the_dice_of_an_own_fight_lie_still_when_its_roll_is_told(qtbot: QtBot, speed: str) -> None:
    game = middle_of_game("attack", turn=0, hands=False)
    screen = make_screen(game, context=make_context(ai_speed=speed), ai_client=Defender)
    watch = PaceWatch(screen)
    screen.context.session.start()
    for _ in range(3):
        qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
        presenter = screen.director.presenter
        assert presenter is not None
        presenter.answer(Attack(number("north_africa"), number("brazil"), 3))
        told = watch.rolls_told
        qtbot.waitUntil(lambda told=told: watch.rolls_told > told, timeout=20_000)  # type: ignore[misc]
    assert watch.found == []
